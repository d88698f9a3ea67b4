"""Between two games of a program that plays for days nothing is remembered only to be faster."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from quiclo_game.app import App
from quiclo_game.kiosk.config import KioskConfig
from quiclo_game.kiosk.statistics import EndedBy
from quiclo_game.memory import forget_tables, tables
from quiclo_game.rules.registry import find_mode
from quiclo_game.rules.roll_table import roll_table
from quiclo_game.rules.search import dice_sums
from quiclo_game.scenes.attract import AttractScene
from quiclo_game.shell.choices import Speed
from quiclo_game.shell.loop import STEP
from tests.end_to_end.robot import start_program
from tests.kiosk.house import start_house

ROLL = (1, 2, 3, 5, 8, 12)
WITHOUT_DICE = ("card_network",)


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    yield
    pygame.display.quit()


def remembered_rolls() -> int:
    """How many tables hold what rolls reach."""
    return roll_table.cache_info().currsize + dice_sums.cache_info().currsize


def in_hurry(app: App) -> App:
    app.services.store.override(speed=Speed.INSTANT, thinking=Speed.INSTANT)
    return app


def test_every_table_is_empty_once_it_is_let_go_and_answers_as_before() -> None:
    before, held = roll_table().reached(ROLL), roll_table()

    forget_tables()

    assert [table for table in tables() if table.cache_info().currsize] == []
    assert roll_table() is not held
    assert roll_table().reached(ROLL) == before


def test_facts_stay_and_no_module_is_loaded_to_forget_its_tables() -> None:
    mode, loaded = find_mode("strategy"), set(sys.modules)

    forget_tables()

    assert find_mode("strategy") is mode
    assert set(sys.modules) == loaded


def test_a_game_that_attracts_guests_begins_without_the_tables_of_the_one_before(tmp_path: Path) -> None:
    app = in_hurry(start_house(tmp_path, KioskConfig(modes=WITHOUT_DICE)))
    attract = app.stack.top
    assert isinstance(attract, AttractScene)
    roll_table().reached(ROLL)
    assert remembered_rolls() == 2

    while not attract.number:
        app.loop.advance(1000.0)

    assert remembered_rolls() == 0


def test_what_guests_have_played_is_let_go_with_them(tmp_path: Path) -> None:
    app = start_house(tmp_path, KioskConfig(modes=WITHOUT_DICE))
    roll_table().reached(ROLL)

    app.attract(EndedBy.IDLE)

    assert remembered_rolls() == 0


def test_a_game_of_a_demo_begins_without_the_tables_of_the_one_before(tmp_path: Path) -> None:
    app = in_hurry(start_program(tmp_path))
    app.show_demo(WITHOUT_DICE, 0)
    app.loop.advance(STEP)
    first = app.stack.top
    roll_table().reached(ROLL)

    while app.stack.top is first:
        app.loop.advance(1000.0)

    assert remembered_rolls() == 0
