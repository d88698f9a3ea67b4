"""Whatever happens to the machine: storms of events and pads, lost windows, other resolutions, missing pictures."""

from __future__ import annotations

import io
import random
import shutil
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pygame
import pytest

from quiclo_game.kiosk.child import assets_or_none
from quiclo_game.kiosk.exits import RESTART
from quiclo_game.kiosk.program import KioskApp
from quiclo_game.kiosk.statistics import EndedBy, read_rows
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.table import TableScene
from quiclo_game.shell.assets import Assets, find_assets
from quiclo_game.shell.forge import Forge
from tests.end_to_end.robot import Robot
from tests.kiosk.house import start_house
from tests.soak.paws import PADS, ToyPort


def play(guest: Robot, mode: str) -> None:
    guest.touch(640, 650)
    guest.tap("language:de")
    guest.wait_for("Title")
    guest.tap(f"mode:{mode}")
    guest.wait_for("Setup")
    guest.tap("start")
    guest.tick(5)
    assert isinstance(guest.scene, TableScene)


@pytest.mark.parametrize("jump", [timedelta(days=400), timedelta(days=-400), timedelta(hours=5), timedelta(hours=-5)])
def test_a_clock_that_jumps_costs_guests_nothing_and_the_table_at_most_one_restart(
    tmp_path: Path, jump: timedelta
) -> None:
    jumps = [timedelta()]
    guest = Robot(start_house(tmp_path, jump=lambda: jumps[-1]))
    play(guest, "no_remainder")
    jumps.append(jump)
    for _ in range(60):
        guest.app.loop.advance(1000.0)
        guest.key("tab")
    assert isinstance(guest.scene, TableScene)

    app = guest.app
    assert isinstance(app, KioskApp)
    app.attract(EndedBy.IDLE)
    guest.app.loop.advance(10_000.0)
    assert (app.exit_code == RESTART) == (jump > timedelta(days=1)), "only a new day begins anew"
    row = read_rows(tmp_path / "statistics.csv")[-1]
    assert 60 <= int(row["seconds"]) < 90, "a session lasts as long as it lasts"

    again = start_house(tmp_path, jump=lambda: jumps[-1])
    again.loop.advance(60_000.0)
    assert not again.loop.over


def opaque_dot(content: bytes) -> bytes:
    """A picture that can be read, but is none that fits."""
    dot = io.BytesIO()
    pygame.image.save(pygame.Surface((1, 1)), dot, "dot.png")
    return dot.getvalue()


def test_a_hundred_thousand_events_in_a_second_leave_a_table_that_answers(guest: Robot) -> None:
    play(guest, "no_remainder")
    lots, posted = random.Random(4), 0
    for _ in range(60):
        for number in range(1670):
            finger = number % 10
            kind = pygame.FINGERDOWN if lots.random() < 0.01 else pygame.FINGERMOTION
            guest.finger(kind, 500 + finger, lots.uniform(0, 1280), lots.uniform(0, 720))
            posted += 1
        guest.tick()
    assert posted > 100_000
    for finger in range(10):
        guest.finger(pygame.FINGERUP, 500 + finger, 5, 5)
    guest.tick(30)
    top = guest.screen
    guest.app.loop.render()
    guest.key("tab")

    assert guest.screen == top
    assert guest.app.loop._source._pointers._table.live() == ()  # type: ignore[attr-defined]  # the real one


def test_a_storm_of_gamepads_that_come_and_go_wakes_nobody_and_breaks_nothing(guest: Robot) -> None:
    guest.app.loop._source._pads._port = ToyPort()  # type: ignore[attr-defined]  # toys instead of what is plugged in
    for step in range(2000):
        number = step % PADS
        kind = pygame.JOYDEVICEADDED if step % 3 else pygame.JOYDEVICEREMOVED
        pygame.event.post(pygame.event.Event(kind, device_index=number, instance_id=number, guid=""))
        if step % 20 == 0:
            guest.tick()
    guest.tick(10)

    assert guest.screen == "Attract"
    assert len(guest.app.services.couch.pads) <= 2 + PADS


def test_a_gamepad_wakes_the_table(guest: Robot) -> None:
    guest.app.loop._source._pads._port = ToyPort()  # type: ignore[attr-defined]  # toys instead of what is plugged in
    pygame.event.post(pygame.event.Event(pygame.JOYDEVICEADDED, device_index=0, guid=""))
    guest.tick(2)
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=0))
    guest.tick(3)

    assert guest.screen == "Language"


@pytest.mark.parametrize("mode", ["brain_training", "card_network", "strategy"])
def test_the_resolution_may_change_in_the_middle_of_a_game(guest: Robot, mode: str) -> None:
    play(guest, mode)
    for size in ((1920, 1080), (1080, 1920), (800, 600), (1280, 720)):
        pygame.display.set_mode(size)
        guest.tick(20)
        guest.app.loop.render()
        assert guest.app.display.size == size
    assert isinstance(guest.scene, TableScene)


def test_a_window_that_is_gone_is_there_again_within_a_second(guest: Robot) -> None:
    app = guest.app
    assert isinstance(app, KioskApp)
    app.display._window_size = (1280, 720)
    pygame.display.quit()
    app.look_after_itself()
    guest.tick(70)
    app.loop.render()

    assert app.display.size == (1280, 720)
    assert guest.screen == "Attract"


@pytest.mark.parametrize("deal", range(len(KEYS)))
@pytest.mark.parametrize("spoil", [None, lambda content: b"", lambda content: content[: len(content) // 2], opaque_dot])
def test_with_no_good_picture_or_sound_every_mode_attracts_guests_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[bytes], bytes] | None, deal: int
) -> None:
    spoilt = Assets(tmp_path / "assets")
    root = find_assets().root
    for path in (*root.rglob("*.png"), *root.rglob("*.jpg"), *root.rglob("*.wav")):
        if spoil is not None:
            place = spoilt.root / path.relative_to(root)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(spoil(path.read_bytes()))
    monkeypatch.setattr("tests.kiosk.house.find_assets", lambda: spoilt)
    app = start_house(tmp_path / "data", deal=deal)
    for _ in range(12):
        app.loop.advance(700.0)
        app.loop.render()

    assert not app.loop.over
    assert app.showing == KEYS[deal]
    assert len(app.services.forge._missed) > 5


def test_a_program_without_any_assets_is_told_in_the_log_and_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("quiclo_game.kiosk.child.find_assets", lambda: find_assets(tmp_path / "nowhere"))
    monkeypatch.setattr("tests.kiosk.house.find_assets", assets_or_none)
    app = start_house(tmp_path)
    app.loop.advance(1000.0)
    app.loop.render()

    assert not app.loop.over
    assert "Please install Quiclo again." in caplog.text


def test_one_missing_card_is_drawn_as_a_plain_one(tmp_path: Path) -> None:
    root = tmp_path / "assets"
    shutil.copytree(find_assets().root / "sprites" / "cards", root / "sprites" / "cards")
    (root / "sprites" / "cards" / "063.png").unlink()
    start_house(tmp_path)
    forge = Forge(Assets(root), start_house(tmp_path).services.forge.fonts)

    assert forge.image("cards/063.png", 180).get_size() == forge.image("cards/064.png", 180).get_size()
