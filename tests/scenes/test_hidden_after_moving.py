"""Hands that are hidden are closed again once people sit elsewhere: whoever sits there now may be somebody else."""

from __future__ import annotations

import pytest

from quiclo_game.play.seat_plan import COUCH, SeatPlan
from quiclo_game.scenes.strategy.choosing import Choice
from quiclo_game.scenes.strategy.table import StrategyTable
from tests.scenes.around import AroundTable
from tests.scenes.test_absence import pressed, waited


@pytest.mark.parametrize("mode_key", ["strategy", "card_network"])
@pytest.mark.parametrize("plan", [COUCH, SeatPlan.usual(3).turned(90)], ids=["couch", "around"])
def test_an_open_hand_is_asked_for_anew(mode_key: str, plan: SeatPlan) -> None:
    around = AroundTable(mode_key, 3)
    table = around.table
    assert not any(control.key == "open" for control in table.controls), "it was opened"
    table.reseat(plan)
    assert any(control.key == "open" for control in table.controls)
    table.fired("open")
    assert not any(control.key == "open" for control in table.controls)


def test_what_the_lens_shows_is_hidden_too() -> None:
    around = AroundTable("strategy", 3)
    table = next(table for table in around.phases(40) if isinstance(table, StrategyTable) and table.has_lens)
    pressed(around, "lens")
    waited(around, 2000.0)
    seat = table.bottom
    assert table.sees(seat)
    table.reseat(table.seat_plan.turned(180))
    assert not table.sees(seat)
    assert table.choice is not Choice.CURTAIN


def test_a_hand_that_lies_open_for_all_stays_so() -> None:
    table = AroundTable("card_network", 3, rules={"hands": "open"}).table
    table.reseat(table.seat_plan.turned(90))
    assert not any(control.key == "open" for control in table.controls)
