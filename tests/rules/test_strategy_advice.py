"""The hint for a combination costs the swap of its turn, where the table has not agreed on something else."""

from __future__ import annotations

import pytest

from quiclo_game.locale.words import load_words
from quiclo_game.play.strategy_narration import narrate_strategy
from quiclo_game.rules.notation import read_action, write_action
from quiclo_game.rules.rejections import Reason
from quiclo_game.rules.strategy import swap_cards
from quiclo_game.rules.strategy_events import AdviceBought
from quiclo_game.rules.strategy_state import AskAdvice, DrawTarget, EndTurn, Roll, Swap
from quiclo_game.rules.writing import Notation
from tests.strategy_table import ALL_ONES, StrategyTable

GERMAN = load_words("de")


def test_whoever_asks_before_the_target_makes_no_swap_after_a_win() -> None:
    table = StrategyTable()
    assert table.do(AskAdvice()) == (AdviceBought(0),)
    table.win(100)
    assert swap_cards(table.state) == ()
    assert table.reason(Swap(2)) is Reason.SWAP_GIVEN
    assert not any(isinstance(action, Swap) for action in table.mode.legal(table.state, 0))


def test_the_price_is_for_one_turn_and_is_paid_once() -> None:
    table = StrategyTable()
    table.do(AskAdvice())
    assert table.reason(AskAdvice()) is Reason.WRONG_PHASE
    table.lose(100)
    table.end_turn()
    assert not table.state.advised
    assert table.refusal(AskAdvice()) is None
    table.win(101)
    assert swap_cards(table.state)


def test_the_swap_can_be_given_after_a_win_but_not_once_it_is_gone() -> None:
    table = StrategyTable()
    table.win(100)
    assert table.refusal(AskAdvice()) is None
    table.swap(2)
    assert table.reason(AskAdvice()) is Reason.NO_SWAP_LEFT
    table.end_turn()
    table.lose(101)
    assert table.reason(AskAdvice()) is Reason.NO_SWAP_LEFT


def test_while_the_swap_is_under_way_it_is_gone() -> None:
    table = StrategyTable()
    table.win(100)
    table.do(Swap(2))
    assert table.reason(AskAdvice()) is Reason.NO_SWAP_LEFT
    table.roll(*ALL_ONES)
    assert table.reason(AskAdvice()) is Reason.NO_SWAP_LEFT


@pytest.mark.parametrize("advice", ["free", "off"])
def test_where_it_costs_nothing_or_is_not_there_nothing_is_paid(advice: str) -> None:
    table = StrategyTable(advice=advice)
    assert table.reason(AskAdvice()) is Reason.WRONG_PHASE


def test_only_the_seat_whose_turn_it_is_pays_and_everyone_hears_of_it() -> None:
    table = StrategyTable()
    assert table.reason(AskAdvice(), actor=1) is Reason.NOT_YOUR_TURN
    told = narrate_strategy(AdviceBought(1), ["Anna", "Ben"], GERMAN, Notation.CROSS)
    assert told is not None
    assert "Ben" in told


def test_in_the_middle_of_a_turn_it_changes_nothing_else() -> None:
    table = StrategyTable()
    table.do(DrawTarget(5))
    before = table.state
    table.do(AskAdvice())
    assert table.state.step is before.step
    assert table.state.target == before.target
    table.do(Roll())
    assert EndTurn() not in table.mode.legal(table.state, 0)


def test_a_journal_can_say_it() -> None:
    action = AskAdvice()
    assert read_action(write_action(action), StrategyTable().mode.actions) == action
