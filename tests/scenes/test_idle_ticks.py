"""A table at which nobody does anything lays nothing out: sixty times a second, all day."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import pygame
import pytest

from quiclo_game.app import App
from quiclo_game.play.bots import Bot
from quiclo_game.play.lots import Lots
from quiclo_game.play.players import Player, Strength
from quiclo_game.play.seat_plan import SeatPlan
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import KEYS, find_mode
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.plan import GamePlan
from quiclo_game.scenes.table import TableScene
from quiclo_game.shell.control import Control
from tests.end_to_end.robot import start_program

SECOND = 1000.0
SEATS = 4


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    yield start_program(tmp_path)
    pygame.display.quit()


def sit_around(app: App, key: str) -> TableScene:
    """Return the table of a mode with people on four sides, once everything has been shown."""
    mode = find_mode(key)
    players = tuple(Player(f"P{seat}", seat, None) for seat in range(SEATS))
    app.play(GamePlan(key, players, settle(mode.options, {}, SEATS), 1, SeatPlan.usual(SEATS)))
    app.loop.advance(20 * SECOND)
    table = app.stack.top
    assert isinstance(table, TableScene)
    assert table.around
    return table


@pytest.mark.parametrize("key", KEYS)
def test_the_keys_of_the_panels_are_not_laid_out_while_nothing_changes(
    app: App, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_around(app, key)
    asked: list[Seat] = []
    lay_out = table.panel_controls

    def counted(seat: Seat, area: Area, scale: float) -> Iterable[Control]:
        asked.append(seat)
        return lay_out(seat, area, scale)

    monkeypatch.setattr(table, "panel_controls", counted)
    app.loop.advance(SECOND)
    assert asked == []
    pygame.display.set_mode((1024, 700))
    app.loop.advance(SECOND)
    assert sorted(asked) == list(range(SEATS))


@pytest.mark.parametrize("key", KEYS)
def test_a_panel_has_the_keys_of_whoever_plays_there_now(app: App, key: str) -> None:
    table = sit_around(app, key)
    before = table.edge_controls()
    table.director.take_over(1, Bot(table.plan.mode, 1, Strength.MEDIUM, Lots(1)))
    app.loop.advance(SECOND / 20)
    assert tuple(table.edges.controls) == table.edge_controls() != before

    table.director.give_back(1)
    app.loop.advance(SECOND / 20)
    assert tuple(table.edges.controls) == table.edge_controls() == before
