"""Gamepads around a table: each moves a ring through the panel of its own seat, as whoever sits there sees it."""

from __future__ import annotations

import pytest

from quiclo_game.play.seat_plan import COUCH, Place, SeatPlan
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.table import TableScene
from quiclo_game.shell.control_looks import FocusRing
from quiclo_game.shell.inputs import Button, Phase, Pointer
from quiclo_game.shell.inputs import PadPress as Press
from quiclo_game.shell.loop import STEP
from quiclo_game.shell.turning import turned_by
from tests.scenes.around import AroundTable

TURNWISE = [key for key in KEYS if key != "no_remainder"]
"""Modes in which it is one seat's turn."""
SIDES = SeatPlan((Place(0), Place(90), Place(180), Place(270)))


def seated(mode_key: str, plan: SeatPlan = SIDES) -> AroundTable:
    """Return a table at which each of four people sits with a gamepad."""
    around = AroundTable(mode_key, 4, plan=plan)
    for _ in range(9):
        if len(around.due()) > 1 and mode_key in TURNWISE:
            around.go()  # all of them choose before the first turn
    for seat, player in enumerate(around.plan.players):
        around.stand.services.couch.sit(f"pad:{seat}", player.colour)
    return around


def press(table: TableScene, seat: int, *buttons: Button) -> None:
    for button in buttons:
        for event in table.steer(Press(f"pad:{seat}", button)):
            table.handle(event)


def rings(table: TableScene) -> list[tuple[float, float]]:
    return [(draw.x, draw.y) for draw in table.moving(0.0) if isinstance(draw.what, FocusRing)]


@pytest.mark.parametrize("mode_key", TURNWISE)
def test_who_is_not_due_pauses_from_the_own_panel(mode_key: str) -> None:
    around = seated(mode_key)
    table = around.table
    others = [seat for seat in range(4) if seat not in around.due()]
    assert others
    for seat in others:
        message = table.message
        press(table, seat, Button.RIGHT)
        own = {control.key for control in table.edges.controls if control.key.endswith(f":{seat}")}
        assert table.edges.focus.at(seat) in own
        for _ in range(4):
            press(table, seat, Button.RIGHT)
        assert table.edges.focus.at(seat) in own, "it stays on the own panel"
        assert table.message == message, "nobody is told to wait"
    assert len(rings(table)) == len(others)
    press(table, others[0], Button.A)
    assert [name.partition(" ")[0] for name in around.stand.navigator.went] == ["pause"]


def test_right_is_where_the_seat_sees_it() -> None:
    table = seated("card_network").table
    for seat, (x, y) in enumerate(((1, 0), (0, 1), (-1, 0), (0, -1))):
        if seat == table.seat:
            continue
        press(table, seat, Button.RIGHT)
        before = table.edges.controls.get(table.edges.focus.at(seat) or "")
        press(table, seat, Button.RIGHT)
        after = table.edges.controls.get(table.edges.focus.at(seat) or "")
        moved = after.x - before.x, after.y - before.y
        assert moved[0] * x + moved[1] * y > 40, seat
        press(table, seat, Button.LEFT)
        assert table.edges.focus.at(seat) == before.key


@pytest.mark.parametrize("mode_key", TURNWISE)
def test_who_is_due_comes_to_the_own_panel_and_back(mode_key: str) -> None:
    around = seated(mode_key)
    table = around.table
    seat = around.due()[0]
    for _ in range(12):
        press(table, seat, Button.DOWN)
    assert seat in table.edges.focus
    assert not table.controls.focus_shown
    press(table, seat, Button.UP)
    assert seat not in table.edges.focus
    press(table, seat, Button.UP)
    assert table.controls.focus_shown


@pytest.mark.parametrize("seat", range(4))
def test_who_picks_moves_the_ring_through_the_cards_as_the_own_side_sees_them(seat: int) -> None:
    table = seated("no_remainder").table
    press(table, seat, Button.A)
    assert table.match.state.claim is not None
    assert table.match.state.claim.seat == seat
    table.update(STEP)
    moved = 0
    for button, way in ((Button.RIGHT, (1, 0)), (Button.LEFT, (-1, 0)), (Button.UP, (0, -1)), (Button.DOWN, (0, 1))):
        table.controls.focus("place:4")
        before = table.controls.get("place:4").placed(table.edges.frame)
        press(table, seat, button)
        if seat in table.edges.focus:
            assert button is Button.DOWN, "to the own edge"
            continue
        after = table.controls.get(table.controls.focused or "").placed(table.edges.frame)
        x, y = turned_by(*way, SIDES.places[seat].turn)
        if after.key != before.key:
            moved += 1
            assert (after.x - before.x) * x + (after.y - before.y) * y > 40, button
    assert moved >= 3


def test_b_and_a_finger_take_the_ring_away() -> None:
    around = seated("brain_training")
    table = around.table
    seat = next(seat for seat in range(4) if seat not in around.due())
    press(table, seat, Button.UP)
    assert seat in table.edges.focus
    press(table, seat, Button.B)
    assert rings(table) == []
    press(table, seat, Button.UP)
    control = table.edges.controls.get(f"seat:{seat}")
    table.handle(Pointer("finger:1:1", Phase.DOWN, control.x, control.y))
    assert rings(table) == []


def test_a_buzzer_still_answers_every_button() -> None:
    around = seated("no_remainder")
    table = around.table
    around.settle()
    press(table, 2, Button.RIGHT)
    for _ in range(4):
        press(table, 2, Button.LEFT)
    press(table, 1, Button.A)
    assert around.match.state.claim is not None
    assert around.match.state.claim.seat == 1


def test_on_a_couch_there_are_no_panels_to_go_to() -> None:
    around = seated("brain_training", COUCH)
    seat = next(seat for seat in range(4) if seat not in around.due())
    press(around.table, seat, Button.DOWN)
    assert around.table.message != "", "who is not due hears whose turn it is"


@pytest.mark.parametrize("button", [Button.A, Button.X, Button.Y, Button.R])
@pytest.mark.parametrize("plan", [COUCH, SIDES], ids=["couch", "around"])
def test_who_is_not_due_is_answered_as_often_as_a_button_is_pressed(plan: SeatPlan, button: Button) -> None:
    around = seated("strategy", plan)
    seat = next(seat for seat in range(4) if seat not in around.due())
    for _ in range(3):
        before = around.table.version
        press(around.table, seat, button)
        assert around.table.version != before
