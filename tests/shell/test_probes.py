from pathlib import Path

import pygame
import pytest

from quiclo_game.shell import probes


@pytest.fixture(autouse=True)
def _stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    for name in ("SDL_FRAMEBUFFER_ACCELERATION", "SDL_TOUCH_MOUSE_EVENTS", "SDL_MOUSE_TOUCH_EVENTS"):
        monkeypatch.setenv(name, "")


def test_the_versions_of_all_that_matters_are_named() -> None:
    versions = probes.probe_versions()

    assert versions["pygame-ce"] == pygame.version.ver
    assert all(versions[name] for name in ("system", "python", "pygame-gui", "numpy", "sdl"))


def test_a_package_that_is_not_there_has_no_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(probes, "PACKAGES", ("no-such-package-anywhere",))

    assert probes.probe_versions()["no-such-package-anywhere"] == ""


def test_a_built_program_misses_nothing_that_was_left_out_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(probes, "PACKAGES", ("pygame-ce", "no-such-package-anywhere"))
    monkeypatch.setattr("sys.frozen", True, raising=False)

    assert list(probes.probe_versions()) == ["system", "python", "pygame-ce", "sdl"]


def test_screens_are_found_and_let_go_again() -> None:
    screens = probes.probe_screens()

    assert (screens.driver, screens.cause) == ("dummy", "")
    assert len(screens.sizes) == len(screens.rates) == 1
    assert not pygame.display.get_init()


def test_a_machine_without_a_screen_says_why_and_has_neither_touch_nor_flips(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "no such driver")

    assert probes.probe_screens().cause
    assert probes.probe_touch() == ()
    assert probes.probe_flips((64, 64)) == {}


def test_both_ways_to_the_glass_are_timed() -> None:
    assert set(probes.probe_flips((64, 64))) == {"software", "accelerated"}


def test_sound_is_found_or_its_absence_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    assert probes.probe_sound() == probes.Sound("dummy")
    assert pygame.mixer.get_init() is None

    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    assert probes.probe_sound().cause


def test_without_touch_devices_and_pads_there_are_none() -> None:
    assert probes.probe_touch() == ()
    assert probes.probe_pads() == ()


def test_a_folder_is_tried_without_leaving_anything_behind(tmp_path: Path) -> None:
    folder = probes.probe_folder(tmp_path / "not" / "there" / "yet")

    assert folder.cause == ""
    assert folder.free_mb > 0
    assert list(tmp_path.iterdir()) == []


def test_a_folder_below_a_file_cannot_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    assert probes.probe_folder(tmp_path / "file" / "below").cause


def test_the_assets_are_counted_and_what_is_missing_is_named() -> None:
    found = probes.probe_assets(("valid",))
    lacking = probes.probe_assets(("valid", "trumpet"))

    assert found.cause == ""
    assert found.pictures > 100
    assert lacking.cause.endswith("trumpet.wav")
