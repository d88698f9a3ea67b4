"""What was left is gone: scenes, their pictures, and what caches hold for windows of other sizes."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from quiclo_game.app import App
from quiclo_game.kiosk.statistics import EndedBy
from quiclo_game.play.players import Player
from quiclo_game.play.seat_plan import SeatPlan
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import MODES
from quiclo_game.scenes.plan import GamePlan
from tests.end_to_end.robot import start_program
from tests.kiosk.house import start_house
from tests.soak.vitals import Holdings, take_holdings

SIZES = ((640, 480), (480, 800), (800, 450))
CYCLES = 6
"""Five modes so many times: thirty games begun and left."""


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    yield
    pygame.display.quit()


def play_and_leave(app: App, seed: int) -> None:
    """Play a little of every mode around the table, pause, turn the window, and go back to the title."""
    for mode, size in zip(MODES, itertools.cycle(SIZES)):
        players = tuple(Player(f"P{seat}", seat, None) for seat in range(2))
        app.play(GamePlan(mode.key, players, settle(mode.options, {}, 2), seed, SeatPlan.usual(2)))
        app.loop.advance(600.0)
        app.loop.render()
        pygame.display.set_mode(size)
        app.loop.advance(50.0)
        app.loop.render()
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
        app.loop.advance(50.0)
        app.loop.render()
    pygame.display.set_mode(SIZES[0])
    app.title()
    app.loop.advance(50.0)
    app.loop.render()


def test_thirty_games_that_were_left_hold_as_much_as_ten(tmp_path: Path) -> None:
    app = start_program(tmp_path, size=SIZES[0])
    found: list[Holdings] = []
    for _ in range(CYCLES):
        play_and_leave(app, 1)
        found.append(take_holdings(app.services.forge))

    assert found[-1].scenes == 1
    assert set(found[1:]) == {found[-1]}
    assert found[-1].cached_bytes > 1_000_000


def test_a_table_that_stays_attractive_holds_no_former_one(tmp_path: Path) -> None:
    app = start_house(tmp_path, size=SIZES[0])
    for _ in range(3):
        app.attract(EndedBy.LIMIT)
        app.loop.advance(100.0)
        app.loop.render()

    assert take_holdings(app.services.forge).scenes == 2


def test_a_window_that_shrinks_gives_its_room_back(tmp_path: Path) -> None:
    app = start_program(tmp_path, size=(2560, 1440))
    wide = app.services.forge.byte_limit
    pygame.display.set_mode(SIZES[0])
    app.loop.advance(50.0)

    assert app.services.forge.byte_limit < wide
