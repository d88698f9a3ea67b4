"""Leaving the table: who does nothing is asked, then a bot goes on, and a touch gives the seat back."""

from __future__ import annotations

import pytest

from quiclo_game.play.seat_plan import COUCH, Place
from quiclo_game.rules.registry import KEYS
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.absence import ASKED, TAKEN, Absence
from quiclo_game.shell.inputs import Phase, Pointer
from tests.scenes.around import AroundTable

SECOND = 1000.0


def waited(around: AroundTable, ms: float) -> None:
    """Let so much time pass at a table where nobody does anything."""
    for _ in range(round(ms / SECOND)):
        around.table.update(SECOND)


def touched(around: AroundTable, key: str) -> None:
    """Tap a panel at the edge."""
    control = around.table.edges.controls.get(key)
    for phase in (Phase.DOWN, Phase.UP):
        around.table.handle(Pointer("a", phase, control.x, control.y))


def test_only_a_seat_that_is_due_and_does_nothing_is_asked() -> None:
    absence = Absence()
    assert not absence.update(ASKED - 1, 0)
    assert not absence.asked
    assert not absence.update(2, 1), "another seat is due: it starts anew"
    absence.update(ASKED, 1)
    assert absence.asked
    assert absence.touched()
    assert not absence.asked


def test_a_seat_that_does_not_answer_is_away_until_it_comes_back() -> None:
    absence = Absence()
    assert absence.update(ASKED + TAKEN, 2)
    assert absence.away == {2}
    absence.back(2)
    assert absence.away == set()


@pytest.mark.parametrize("mode_key", [key for key in KEYS if key != "no_remainder"])
def test_around_a_table_a_bot_goes_on_until_the_panel_is_touched(mode_key: str) -> None:
    around = AroundTable(mode_key, 3)
    table = around.table
    seat = table.seat
    assert seat is not None
    waited(around, ASKED + 2 * SECOND)
    assert around.plan.players[seat].name in table.message, "it is asked by name"
    assert table.is_person(seat)
    before = len(around.match.moves)
    waited(around, TAKEN)
    assert not table.is_person(seat)
    waited(around, 30 * SECOND)
    assert len(around.match.moves) > before, "a bot plays"
    touched(around, f"seat:{seat}")
    assert table.is_person(seat)


def left(around: AroundTable) -> Seat:
    """Let the seat that is due leave, and return it."""
    seat = around.table.seat
    assert seat is not None
    waited(around, ASKED + TAKEN + SECOND)
    assert not around.table.is_person(seat)
    return seat


def test_who_sits_down_at_another_place_is_back_and_others_who_move_bring_nobody() -> None:
    around = AroundTable("brain_training", 3)
    seat, table = left(around), around.table
    other = (seat + 1) % 3
    table.reseat(table.seat_plan.moved(other, Place(table.seat_plan.places[other].turn, 0.2)))
    assert not table.is_person(seat)
    table.reseat(table.seat_plan.moved(seat, Place(table.seat_plan.places[seat].turn, 0.2)))
    assert table.is_person(seat)

    around = AroundTable("brain_training", 3)
    seat = left(around)
    around.table.reseat(COUCH)
    assert around.table.is_person(seat)


def test_a_touch_on_the_panel_of_another_seat_answers_for_nobody() -> None:
    around = AroundTable("brain_training", 3)
    seat = around.table.seat
    assert seat is not None
    waited(around, ASKED + 2 * SECOND)
    touched(around, f"seat:{(seat + 1) % 3}")
    waited(around, TAKEN)
    assert not around.table.is_person(seat)


def test_a_touch_in_time_answers_the_question() -> None:
    around = AroundTable("brain_training", 2)
    seat = around.table.seat
    waited(around, ASKED + 2 * SECOND)
    touched(around, f"seat:{seat}")
    waited(around, TAKEN)
    assert around.table.is_person(seat or 0)


def test_on_a_couch_any_touch_brings_everybody_back() -> None:
    around = AroundTable("brain_training", 2, plan=COUCH)
    table, seat = around.table, around.table.seat
    assert seat is not None
    waited(around, ASKED + TAKEN + SECOND)
    assert not table.is_person(seat)
    table.handle(Pointer("a", Phase.DOWN, 5, 5))
    assert table.is_person(seat)


def test_nobody_waits_for_somebody_who_plays_alone() -> None:
    around = AroundTable("brain_training", 1)
    waited(around, 2 * (ASKED + TAKEN))
    assert around.table.is_person(0)
    assert not around.table.absence.away


def test_where_all_play_at_once_nobody_is_waited_for() -> None:
    around = AroundTable("no_remainder", 3)
    waited(around, ASKED + TAKEN + SECOND)
    assert not around.table.absence.away
