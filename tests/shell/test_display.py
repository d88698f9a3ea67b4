import os
import warnings
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from quiclo_game.shell.assets import find_assets
from quiclo_game.shell.choices import FlipPath
from quiclo_game.shell.display import (
    SMALLEST,
    NoScreenError,
    environment,
    middle_place,
    open_display,
    open_offscreen,
    own_window,
    read_icon,
    set_mode,
    start_video,
    time_flips,
    window_size,
)
from quiclo_game.shell.palette import rgb


@pytest.fixture(autouse=True)
def _no_real_screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    pygame.display.quit()
    for name in (*environment(), "SDL_FRAMEBUFFER_ACCELERATION"):
        monkeypatch.setenv(name, "")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    yield
    pygame.display.quit()


def test_a_driver_without_a_screen_is_accepted_when_it_was_asked_for() -> None:
    with open_display((640, 480)) as display:
        assert display.size == (640, 480)
        assert not display.fullscreen
        assert display.measured[FlipPath.SOFTWARE] >= 0.0


def test_a_driver_without_a_screen_is_refused_when_nobody_asked_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")

    with pytest.raises(NoScreenError) as caught:
        start_video()

    assert caught.value.notice.key == "shell.no_screen"
    assert dict(caught.value.notice.figures) == {"cause": "offscreen"}


def test_a_machine_on_which_video_does_not_start_has_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "no such driver")

    with pytest.raises(NoScreenError):
        open_display((640, 480))

    assert not pygame.display.get_init()


def test_sdl_is_told_about_touch_and_focus_before_it_starts() -> None:
    with open_display((640, 480)):
        assert os.environ["SDL_TOUCH_MOUSE_EVENTS"] == "0"
        assert os.environ["SDL_MOUSE_TOUCH_EVENTS"] == "0"
        assert os.environ["SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS"] == "0"
        assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "0"


def test_a_fast_flip_is_kept_without_looking_for_a_faster_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quiclo_game.shell.display.time_flips", lambda flip, budget: 1.0)

    with open_display((640, 480)) as display:
        assert display.flip_path is FlipPath.SOFTWARE
        assert list(display.measured) == [FlipPath.SOFTWARE]


@pytest.mark.parametrize(
    ("accelerated", "chosen"), [(2.0, FlipPath.ACCELERATED), (20.0, FlipPath.SOFTWARE), (9.0, FlipPath.SOFTWARE)]
)
def test_a_slow_flip_gives_the_other_way_a_chance(
    monkeypatch: pytest.MonkeyPatch, accelerated: float, chosen: FlipPath
) -> None:
    times = iter((9.0, accelerated, 9.0))
    monkeypatch.setattr("quiclo_game.shell.display.time_flips", lambda flip, budget: next(times))

    with open_display((640, 480)) as display:
        assert display.flip_path is chosen
        assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == ("1" if chosen is FlipPath.ACCELERATED else "0")


@pytest.mark.parametrize("path", [FlipPath.SOFTWARE, FlipPath.ACCELERATED])
def test_a_setting_overrides_what_is_measured(monkeypatch: pytest.MonkeyPatch, path: FlipPath) -> None:
    monkeypatch.setattr("quiclo_game.shell.display.time_flips", lambda flip, budget: 99.0)

    with open_display((640, 480), flip_path=path) as display:
        assert display.flip_path is path
        assert list(display.measured) == [path]


@pytest.mark.parametrize(
    ("refused", "asked", "got"),
    [
        ("0", FlipPath.AUTO, FlipPath.ACCELERATED),
        ("0", FlipPath.SOFTWARE, FlipPath.ACCELERATED),
        ("1", FlipPath.AUTO, FlipPath.SOFTWARE),
        ("1", FlipPath.ACCELERATED, FlipPath.SOFTWARE),
    ],
)
def test_a_system_with_only_one_way_to_the_glass_gets_its_picture_on_that(
    monkeypatch: pytest.MonkeyPatch, refused: str, asked: FlipPath, got: FlipPath
) -> None:
    real = pygame.display.set_mode

    def refuse(size: tuple[int, int], flags: int) -> pygame.Surface:
        if os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == refused:
            raise pygame.error("Window framebuffer support not available")
        return real(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", refuse)
    monkeypatch.setattr("quiclo_game.shell.display.time_flips", lambda flip, budget: 20.0)

    with open_display((640, 480), flip_path=asked) as display:
        assert display.flip_path is got
        assert display.size == (640, 480)


def test_flips_are_measured_within_their_budget() -> None:
    flips: list[int] = []

    assert time_flips(lambda: flips.append(1), budget=0.0) >= 0.0
    assert len(flips) == 1
    time_flips(lambda: flips.append(1), budget=60_000.0, most=3)
    assert len(flips) == 5


def test_a_window_comes_back_in_its_size_after_filling_the_screen() -> None:
    with open_display((700, 500)) as display:
        display.set_fullscreen(True)
        assert display.fullscreen
        assert display.size == pygame.display.get_desktop_sizes()[0]
        display.set_fullscreen(False)
        assert display.size == (700, 500)


def test_a_system_that_first_keeps_the_size_of_the_screen_is_asked_again_and_nobody_is_warned(
    monkeypatch: pytest.MonkeyPatch, recwarn: pytest.WarningsRecorder
) -> None:
    set_mode = pygame.display.set_mode
    refusals: list[tuple[int, int]] = []

    def stubborn(size: tuple[int, int], flags: int = 0) -> pygame.Surface:
        if len(refusals) == 1 and flags == pygame.RESIZABLE:
            refusals.append(size)
            warnings.warn("Requested window was forcibly resized by the OS.", RuntimeWarning, stacklevel=1)
            return set_mode((1920, 1080), flags)
        if flags == pygame.FULLSCREEN:
            refusals.append(size)
        return set_mode(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", stubborn)
    with open_display((700, 500)) as display:
        display.set_fullscreen(True)
        display.set_fullscreen(False)
        assert len(refusals) == 2
        assert display.size == (700, 500)
    assert [str(one.message) for one in recwarn] == []


def test_a_warning_about_anything_else_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = pygame.display.set_mode((700, 500))

    def doubtful(size: tuple[int, int], flags: int) -> pygame.Surface:
        warnings.warn("something else", RuntimeWarning, stacklevel=1)
        return opened

    monkeypatch.setattr(pygame.display, "set_mode", doubtful)
    with pytest.warns(RuntimeWarning, match="something else"):
        set_mode((700, 500), 0)


def test_the_middle_of_a_screen_never_hides_the_beginning_of_a_window() -> None:
    assert middle_place((700, 500), (1920, 1080)) == (610, 290)
    assert middle_place((2000, 1200), (1920, 1080)) == (0, 0)


def test_a_window_of_no_given_size_leaves_something_of_the_screen_free() -> None:
    assert window_size((1920, 1080)) == (1536, 864)
    assert window_size((300, 300)) == (SMALLEST, SMALLEST)


def test_offscreen_needs_no_screen_and_has_any_size() -> None:
    with open_offscreen((1080, 1920)) as display:
        assert display.size == (1080, 1920)
        display.surface.fill((1, 2, 3))
        display.update([pygame.Rect(0, 0, 5, 5)])
        display.update([])
        display.update(None)
        assert display.surface.get_at((9, 9))[:3] == (1, 2, 3)


def test_a_display_may_be_closed_twice_and_is_gone_then() -> None:
    display = open_offscreen((64, 64))

    display.close()
    display.close()

    with pytest.raises(NoScreenError):
        _ = display.surface


def test_a_display_that_fills_the_screen_follows_it_to_another_resolution(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    sizes = [(1024, 768)]
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: sizes)
    with open_display(fullscreen=True) as display:
        assert display.size == (1024, 768)
        assert not display.follow_screen()
        asked: list[object] = []
        set_mode = pygame.display.set_mode

        def note(size: tuple[int, int], *rest: int) -> pygame.Surface:
            asked.append(size)
            return set_mode(size, *rest)

        monkeypatch.setattr(pygame.display, "set_mode", note)
        display.on_open = lambda: asked.append("told anew")
        sizes[0] = (800, 600)
        assert display.follow_screen()
        assert not display.follow_screen()
        assert asked == [(800, 600), "told anew"]


def test_a_window_keeps_the_size_that_people_gave_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    with open_display((640, 480)) as display:
        monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(800, 600)])
        assert not display.follow_screen()
        assert display.size == (640, 480)


def test_a_window_that_is_gone_is_opened_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    with open_display((640, 480)) as display:
        pygame.display.quit()
        assert display.bring_back()
        assert display.size == (640, 480)
        assert not display.bring_back()


def test_a_window_that_is_hidden_is_shown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    with open_display((640, 480)) as display:
        own_window().hide()
        assert display.bring_back()
        assert pygame.display.get_active()
        assert not display.bring_back()


def test_before_the_first_picture_the_window_has_the_colour_of_the_table() -> None:
    with open_display((640, 480)) as display:
        assert display.surface.get_at((320, 240))[:3] == rgb("felt")


def test_the_window_has_the_programs_own_icon() -> None:
    assert read_icon(find_assets().icon).get_size() == (64, 64)


def test_a_window_whose_icon_is_missing_or_broken_opens_all_the_same(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    broken = tmp_path / "icon.png"
    broken.write_bytes(b"no picture")
    for icon in (tmp_path / "none.png", broken):
        with open_display((640, 480), icon=icon) as display:
            assert display.size == (640, 480)
    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING"]
