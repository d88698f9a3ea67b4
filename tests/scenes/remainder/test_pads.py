"""Buzzers on gamepads, on a couch and around a table: any button of a seat's own is its buzzer."""

from __future__ import annotations

import pytest

from quiclo_game.play.seat_plan import COUCH, SeatPlan
from quiclo_game.scenes.remainder.table import RemainderTable
from quiclo_game.shell.inputs import Button, PadPlugged, PadPress
from tests.scenes.around import AroundTable


@pytest.mark.parametrize("plan", [None, COUCH], ids=["around", "couch"])
@pytest.mark.parametrize("button", [Button.A, Button.B, Button.X, Button.Y])
def test_any_button_buzzes_for_the_seat_of_its_gamepad(plan: SeatPlan | None, button: Button) -> None:
    around = AroundTable("no_remainder", 3, plan=plan)
    table = around.table
    assert isinstance(table, RemainderTable)
    couch = table.services.couch
    for number in range(3):
        couch.plug(PadPlugged(f"pad:{number}", "Pad", "guid"))
        couch.sit(f"pad:{number}", table.plan.players[number].colour)
    for event in table.steer(PadPress("pad:1", button)):
        table.handle(event)
    assert table.state.claim is not None
    assert table.state.claim.seat == 1
    for event in table.steer(PadPress("pad:2", button)):
        table.handle(event)
    assert table.state.claim.seat == 1, "whoever is first is first"
