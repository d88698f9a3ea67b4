"""What brain training refuses, and with which reason and figures."""

from typing import Any

import pytest

from quiclo_game.rules.brain_state import EndTurn, Reveal, Roll, Solve, TimeUp
from quiclo_game.rules.chance import Picked, Rolled, Shuffled
from quiclo_game.rules.contract import IllegalActionError
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.seats import CHANCE, Actor
from tests.brain_table import BrainTable


@pytest.fixture
def calculating() -> BrainTable:
    """A table of two with the targets 5, 120 and 143 and the dice 1 to 6; 143 is revealed already."""
    table = BrainTable(2, tops={1: [5], 5: [120], 6: [143]})
    table.throw(1, 5, 6)
    table.numbers(1, 2, 3, 4, 5, 6)
    table.reveal(143)
    return table


@pytest.mark.parametrize(
    ("action", "rejection"),
    [
        (Solve(24, "d*f"), Rejection(Reason.UNKNOWN_TARGET, target=24)),
        (Reveal(24), Rejection(Reason.UNKNOWN_TARGET, target=24)),
        (Solve(143, "a"), Rejection(Reason.TARGET_CLOSED, target=143)),
        (Reveal(143), Rejection(Reason.TARGET_CLOSED, target=143)),
        (EndTurn(), Rejection(Reason.TARGETS_OPEN, value=2)),
        (Roll(), Rejection(Reason.WRONG_PHASE)),
        (TimeUp(), Rejection(Reason.WRONG_PHASE)),
        (Rolled((1, 2, 3)), Rejection(Reason.WRONG_PHASE)),
        ("solve", Rejection(Reason.WRONG_PHASE)),
        (None, Rejection(Reason.WRONG_PHASE)),
        (Solve(120, "d*e+f"), Rejection(Reason.WRONG_RESULT, value=26, target=120)),
        (Solve(120, "c-e+d"), Rejection(Reason.NEGATIVE, step="3 − 5", value=-2)),
        (Solve(120, "f/d*b"), Rejection(Reason.INEXACT_DIVISION, step="6 ÷ 4", remainder=2)),
        (Solve(120, "d*e*e"), Rejection(Reason.OPERAND_REUSED, operand=5)),
    ],
)
def test_while_calculating_a_refusal_names_its_reason_and_figures(
    calculating: BrainTable, action: Any, rejection: Rejection
) -> None:
    assert calculating.refusal(action) == rejection


@pytest.mark.parametrize("calculation", ["", "d e", "5", "d**e", "d*e*", "+d", "dd", "d*ä", "d" * 10_000])
def test_what_is_no_calculation_cannot_be_read(calculating: BrainTable, calculation: str) -> None:
    rejection = calculating.refusal(Solve(120, calculation))

    assert rejection is not None
    assert rejection.reason is Reason.UNREADABLE


@pytest.mark.parametrize("actor", [1, 2, -1, CHANCE])
def test_only_the_seat_whose_turn_it_is_may_act(calculating: BrainTable, actor: Actor) -> None:
    assert calculating.refusal(Solve(5, "e"), actor) == Rejection(Reason.NOT_YOUR_TURN)


@pytest.mark.parametrize("action", [Solve(5, "e"), Reveal(5), EndTurn(), TimeUp(), Rolled((1, 2, 3))])
def test_before_the_dice_are_rolled_only_rolling_is_possible(action: Any) -> None:
    table = BrainTable(2, tops={1: [5]}, think_seconds="30")
    assert table.refusal(action) == Rejection(Reason.WRONG_PHASE)
    table.throw(1, 1, 1)
    assert table.refusal(action) == Rejection(Reason.WRONG_PHASE)
    assert table.refusal(Roll()) is None


@pytest.mark.parametrize(
    ("actor", "action"),
    [
        (0, Roll()),
        (0, Rolled((1, 2, 3))),
        (CHANCE, Rolled((1, 2, 7))),
        (CHANCE, Rolled((1, 2))),
        (CHANCE, Rolled((1, 2, 3, 4, 5, 6))),
        (CHANCE, Picked(0)),
        (CHANCE, Shuffled(())),
        (CHANCE, Roll()),
    ],
)
def test_while_dice_fall_only_chance_may_say_what_they_show(actor: Actor, action: Any) -> None:
    table = BrainTable(2)
    table.act(0, Roll())

    assert table.refusal(action, actor) == Rejection(Reason.NOT_FROM_CHANCE)
    assert table.refusal(Rolled((1, 2, 3)), CHANCE) is None


def test_a_shuffle_that_loses_or_doubles_a_card_is_refused() -> None:
    table = BrainTable(2, start="random")
    table.pick(0)
    whole = [tuple(range(first, first + 24)) for first in (1, 25, 49, 73, 97, 121)]
    swapped = [(*whole[0][:-1], 25), (24, *whole[1][1:]), *whole[2:]]

    assert table.refusal(Shuffled(tuple(swapped)), CHANCE) == Rejection(Reason.NOT_FROM_CHANCE)
    assert table.refusal(Shuffled(tuple(whole[:5])), CHANCE) == Rejection(Reason.NOT_FROM_CHANCE)
    assert table.refusal(Shuffled(tuple(whole)), CHANCE) is None


def test_what_is_refused_cannot_be_applied(calculating: BrainTable) -> None:
    before = calculating.state
    with pytest.raises(IllegalActionError) as caught:
        calculating.solve(120, "d*e+f")

    assert caught.value.rejection == Rejection(Reason.WRONG_RESULT, value=26, target=120)
    assert str(caught.value) == "wrong_result {'value': 26, 'target': 120}"
    assert calculating.state is before
