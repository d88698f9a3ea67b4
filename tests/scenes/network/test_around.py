"""The card network with people on all sides: the picture stays, and every finger meets the card that it sees."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quiclo_game.play.seat_plan import Place, SeatPlan
from quiclo_game.scenes.network.table import NetworkTable
from quiclo_game.shell.controls import Control
from quiclo_game.shell.inputs import Phase, Pointer, WheelTurned
from quiclo_game.shell.loop import STEP
from tests.scenes.around import AroundTable

SIDES = SeatPlan((Place(0), Place(90), Place(180), Place(270)))


def tables() -> Iterator[NetworkTable]:
    """Yield a table in the turn of each of four seats on four sides."""
    around = AroundTable("card_network", 4, plan=SIDES, rules={"hands": "open"})
    shown: set[int] = set()
    for table in around.phases(30):
        assert isinstance(table, NetworkTable)
        if table.edges.frame.turn not in shown and table.may_play:
            shown.add(table.edges.frame.turn)
            yield table
    assert shown == {0, 90, 180, 270}


def finger(table: NetworkTable, phase: Phase, x: float, y: float, name: str = "a", time: float = 0.0) -> None:
    table.handle(Pointer(name, phase, x, y, time))


def test_a_tap_chooses_the_card_that_is_seen_there() -> None:
    for table in tables():
        spot = next(spot for spot in table.state.network.spots() if table.state.network.open_bits(spot.number))
        x, y = table.window_view.outward(*spot.cell)
        finger(table, Phase.DOWN, x, y)
        finger(table, Phase.UP, x, y)
        assert table.turn.choice.target == spot.number, f"to {table.edges.frame.turn}"


def test_a_finger_pulls_the_picture_along() -> None:
    for table in tables():
        table.camera.update(5000)
        cell = next(iter(table.state.network.spots())).cell
        before = table.window_view.outward(*cell)
        x, y = table.window[0] / 2 + 260, table.window[1] / 2 - 120
        finger(table, Phase.DOWN, x, y)
        for step in range(1, 9):
            finger(table, Phase.MOVE, x + 10 * step, y + 5 * step, time=step * 400.0)
        after = table.window_view.outward(*cell)
        finger(table, Phase.UP, x + 80, y + 40, time=9000.0)
        moved = after[0] - before[0], after[1] - before[1]
        assert moved[0] > 40
        assert moved[1] > 15
        assert moved[0] == pytest.approx(2 * moved[1], rel=0.35)


def test_the_wheel_zooms_about_the_place_beneath_it() -> None:
    for table in tables():
        x, y = table.window[0] / 2 + 100, table.window[1] / 2 + 60
        view = table.window_view
        column, row = view.inward(x, y)
        table.handle(WheelTurned(x, y, 2))
        for _ in range(60):
            table.update(STEP)
        assert table.window_view.zoom > view.zoom
        assert table.window_view.inward(x, y) == pytest.approx((column, row), abs=0.2)


def test_a_hand_lies_at_the_side_of_its_seat_and_opens_to_a_tap_there() -> None:
    around = AroundTable("card_network", 4, plan=SIDES)
    table = around.table
    assert isinstance(table, NetworkTable)
    for _ in range(8):
        around.go()
        hand = [control.placed(table.edges.frame) for control in table.controls if control.key.startswith("card:")]
        assert hand
        turn = table.edges.frame.turn
        assert {control.turn for control in hand} == {turn}
        assert max(distance(control, turn, table.window) for control in hand) < 330


def distance(control: Control, turn: int, window: tuple[int, int]) -> float:
    """Return how far a control lies from the edge of a side."""
    return {0: window[1] - control.y, 90: control.x, 180: control.y, 270: window[0] - control.x}[turn]
