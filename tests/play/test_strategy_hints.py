"""Hints for strategy give away a little more with every grade, and are always right."""

from __future__ import annotations

import pytest

from quiclo_game.play.hints import Grade
from quiclo_game.play.strategy_hints import CombinationHint, calculation_hint, combination_hint, missing_cards
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.combination import LayEquations, Terms, cards_of
from quiclo_game.rules.combination_finder import find_combination
from tests.strategy_table import ALL_ONES, StrategyTable

POSSIBLE, OPERANDS, FIRST_STEP, SOLUTION = Grade


@pytest.fixture
def table() -> StrategyTable:
    """Seat 0 lacks a card; 4 lies open with seat 1, and others that would do are face down."""
    laid = StrategyTable(2)
    laid.give((1, 2, 3), (4, 52, 75, 110, 123, 140), hidden=[(6, 7, 98), ()])
    return laid


def test_without_a_combination_the_first_grade_says_only_how_many_cards_would_do(table: StrategyTable) -> None:
    hint = combination_hint(table.mode.view(table.state, 0), 0, POSSIBLE)

    assert hint == CombinationHint(POSSIBLE, holds=False, count=hint.count)
    assert hint.count > 1


def test_the_grades_add_what_hangs_together_where_the_rest_may_lie_and_what_it_is(table: StrategyTable) -> None:
    view = table.mode.view(table.state, 0)
    group, places, whole = (combination_hint(view, 0, grade) for grade in (OPERANDS, FIRST_STEP, SOLUTION))

    assert group.cards == (1, 2, 3, 6, 7)
    assert (group.stacks, group.open, group.missing) == ((), (), ())
    assert places.open == (4,)
    assert Continent.EUROPE in places.stacks
    assert places.missing == ()
    assert {5, 8, 9} <= set(whole.missing)
    assert whole.count == len(whole.missing) + len(whole.open)


def test_every_card_named_would_complete_a_combination_and_could_still_come(table: StrategyTable) -> None:
    table.lose(5)
    view = table.mode.view(table.state, 0)
    hidden, open_ = missing_cards(view, 0)

    assert 5 not in hidden
    for card in (*hidden, *open_):
        hand = tuple(sorted((*table.cards, card)))
        found = find_combination(hand, Terms.of(view.settings))
        assert found is not None
        assert card in cards_of(found)


def test_a_combination_that_is_there_is_shown_step_by_step(table: StrategyTable) -> None:
    table.give((1, 2, 3), (52, 75, 110, 123, 140), hidden=[(4, 6, 7, 98), ()])
    view = table.mode.view(table.state, 0)
    first, cards, equation, whole = (combination_hint(view, 0, grade) for grade in Grade)

    assert (first.holds, first.count, first.cards) == (True, 0, ())
    assert len(cards.cards) == 6
    assert cards.equation == ()
    assert len(equation.equation) == 3
    assert equation.laid is None
    assert isinstance(whole.laid, LayEquations)
    assert whole.laid.rows[0] == equation.equation
    assert table.refusal(whole.laid) is None


def test_the_calculation_is_shown_in_four_grades() -> None:
    table = StrategyTable(2)
    table.draw(120)
    table.roll(1, 1, 1, 4, 5, 6)
    hints = [calculation_hint(table.state, 120, grade) for grade in Grade]

    assert [hint.count for hint in hints] == [3, 3, 3, 3]
    assert [hint.operands for hint in hints] == [(), (3, 4, 5), (3, 4, 5), (3, 4, 5)]
    assert [hint.step is not None for hint in hints] == [False, False, True, True]
    assert [bool(hint.calculation) for hint in hints] == [False, False, False, True]


def test_for_what_cannot_be_reached_or_is_not_rolled_for_there_is_no_hint() -> None:
    table = StrategyTable(2)
    table.draw(120)

    assert calculation_hint(table.state, 120, SOLUTION).count == 0
    table.roll(*ALL_ONES)
    assert calculation_hint(table.state, 120, SOLUTION).calculation == ""
