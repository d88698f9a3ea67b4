"""At a table with people on its sides the middle faces who is due, and every finger meets what it sees."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quiclo_game.play.bots import Bot
from quiclo_game.play.lots import Lots
from quiclo_game.play.players import Strength
from quiclo_game.play.seat_plan import COUCH, Place, SeatPlan
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.table import TableScene
from quiclo_game.shell.control import Control
from quiclo_game.shell.group import Group
from quiclo_game.shell.inputs import Phase, Pointer
from tests.scenes.around import AroundTable

SIDES = SeatPlan((Place(0), Place(90), Place(180), Place(270)))
TURNING = [key for key in KEYS if key != "no_remainder"]


def seen(table: TableScene, key: str) -> Control:
    """Return a control of the middle as it lies in the window."""
    return table.controls.get(key).placed(table.edges.frame)


def tap(table: TableScene, control: Control, finger: str = "a") -> None:
    for phase in (Phase.DOWN, Phase.UP):
        table.handle(Pointer(finger, phase, control.x, control.y))


def turns(around: AroundTable, most: int = 80) -> Iterator[TableScene]:
    """Yield the table for each seat that comes to be due, once."""
    shown: set[int] = set()
    for table in around.phases(most):
        seat = table.shown_seat
        if seat is not None and seat not in shown:
            shown.add(seat)
            yield table
        if len(shown) == len(around.plan.players):
            return


@pytest.mark.parametrize("mode_key", TURNING)
def test_the_middle_faces_every_seat_in_its_turn(mode_key: str) -> None:
    facing = {}
    for table in turns(AroundTable(mode_key, 4, plan=SIDES)):
        facing[table.shown_seat] = table.edges.frame.turn
        wide, high = table.size
        assert (wide > high) == (table.edges.frame.turn % 180 == 0)
    assert facing == {seat: place.turn for seat, place in enumerate(SIDES.places)}


def test_the_field_of_a_race_stays_where_it_is() -> None:
    around = AroundTable("no_remainder", 4, plan=SIDES)
    assert {table.edges.frame.turn for table in around.phases(10)} == {0}


def test_the_network_stays_where_it_is_while_the_hand_moves_on() -> None:
    places = []
    for table in turns(AroundTable("card_network", 4, plan=SIDES)):
        view = table.window_view  # type: ignore[attr-defined]
        places.append((view.frame, view.pitch))
    assert len(places) == 4
    assert len(set(places)) == 1


def test_a_finger_presses_the_key_that_it_sees() -> None:
    around = AroundTable("brain_training", 4, plan=SIDES)
    for table in turns(around):
        before = len(around.match.moves)
        tap(table, seen(table, "main"))
        assert len(around.match.moves) > before, f"to {table.edges.frame.turn}"


def test_a_finger_that_lies_there_when_the_middle_turns_means_nothing_any_more() -> None:
    around = AroundTable("brain_training", 2, plan=SeatPlan((Place(0), Place(180))))
    table = around.table
    main = seen(table, "main")
    table.handle(Pointer("a", Phase.DOWN, main.x, main.y))
    facing = table.edges.frame.turn
    while table.edges.frame.turn == facing:
        around.go()
    moves = len(around.match.moves)
    table.handle(Pointer("a", Phase.UP, main.x, main.y))
    assert len(around.match.moves) == moves
    tap(table, seen(table, "main"))
    assert len(around.match.moves) > moves, "the next touch counts again"


def test_two_people_buzz_at_the_same_time_and_the_first_one_has_it() -> None:
    around = AroundTable("no_remainder", 4, plan=SIDES)
    table = around.table
    for finger, seat in (("b", 2), ("a", 0)):
        control = table.edges.controls.get(f"buzz:{seat}")
        table.handle(Pointer(finger, Phase.DOWN, control.x, control.y))
    claim = around.match.state.claim
    assert claim is not None
    assert claim.seat == 2
    assert table.edges.controls.pressed("buzz:0"), "the other one is answered as well"


def test_every_panel_faces_its_side() -> None:
    around = AroundTable("brain_training", 4, plan=SIDES)
    window = Area(0, 0, *around.table.window)
    panels = [draw for draw in around.table.moving(0.0) if isinstance(draw.what, Group)][:4]
    assert [draw.turn for draw in panels] == [0, 90, 180, 270]
    edges = [window.bottom - panels[0].y, panels[1].x, panels[2].y, window.right - panels[3].x]
    assert len({round(edge) for edge in edges}) == 1, "each as far from its edge"


def test_a_game_changes_between_couch_and_table_at_any_time() -> None:
    around = AroundTable("mental_arithmetic", 3, plan=COUCH)
    table = around.table
    assert table.size == table.window
    table.reseat(SeatPlan.usual(3))
    assert table.around
    assert table.size != table.window
    table.reseat(COUCH)
    assert not table.around
    assert table.size == table.window
    tap(table, table.controls.get("main"))
    assert around.match.moves


def test_while_a_bot_plays_the_middle_stays_with_the_person() -> None:
    around = AroundTable("brain_training", 2, plan=SeatPlan((Place(90), Place(270))))
    table = around.table
    other = 1 - (table.seat or 0)
    facing = table.edges.frame.turn
    table.director.take_over(other, Bot(around.plan.mode, other, Strength.EASY, Lots(1)))
    while table.shown_seat != other:
        around.go()
    assert table.edges.frame.turn == facing
    assert table.lit_seat == other, "its panel shines all the same"
