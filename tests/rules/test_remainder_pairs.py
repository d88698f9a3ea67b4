"""Which two cards fit: the examples of the rules, and every pair of cards against plain division."""

from __future__ import annotations

from itertools import combinations

import pytest

from quiclo_game.rules.cards import CARDS
from quiclo_game.rules.no_remainder import NoRemainder
from quiclo_game.rules.options import settle
from quiclo_game.rules.remainder_pairs import PairRule, pair_rule

SEVEN = PairRule(7)


def test_the_first_example_fits_by_its_sum() -> None:
    weighing = SEVEN.weigh(17, 32)

    assert (weighing.sum, weighing.sum_remainder, weighing.sum_counts) == (49, 0, True)
    assert (weighing.difference, weighing.difference_remainder, weighing.difference_counts) == (15, 1, False)
    assert weighing.fits


def test_the_second_example_fits_by_its_difference() -> None:
    weighing = SEVEN.weigh(31, 17)

    assert (weighing.first, weighing.second) == (17, 31)
    assert (weighing.difference, weighing.difference_counts) == (14, True)
    assert not weighing.sum_counts
    assert weighing.fits


def test_the_third_example_does_not_fit_and_both_remainders_are_told() -> None:
    weighing = SEVEN.weigh(17, 30)

    assert (weighing.sum, weighing.sum_remainder) == (47, 5)
    assert (weighing.difference, weighing.difference_remainder) == (13, 6)
    assert not weighing.fits


def test_both_operations_can_count_at_once() -> None:
    weighing = SEVEN.weigh(14, 21)

    assert weighing.sum_counts
    assert weighing.difference_counts


@pytest.mark.parametrize("plus", [True, False])
@pytest.mark.parametrize("minus", [True, False])
@pytest.mark.parametrize("divisor", [1, 2, 7, 12, 29, 36, 143, 144, 145, 287, 288, 10**9])
def test_every_pair_is_judged_as_by_plain_division(divisor: int, plus: bool, minus: bool) -> None:
    rule = PairRule(divisor, plus=plus, minus=minus)
    wanted = [
        (low, high)
        for low, high in combinations(CARDS, 2)
        if (plus and (low + high) % divisor == 0) or (minus and (high - low) % divisor == 0)
    ]

    assert list(rule.pairs(CARDS)) == wanted
    assert all(rule.fits(low, high) and rule.fits(high, low) for low, high in wanted)
    for low, high in combinations(range(1, 145, 11), 2):
        assert rule.fits(low, high) is ((low, high) in wanted)
        assert rule.weigh(high, low).fits is ((low, high) in wanted)


def test_pairs_come_in_ascending_order_whatever_the_order_of_the_cards() -> None:
    assert PairRule(12).pairs([36, 5, 24, 17, 12]) == ((5, 17), (12, 24), (12, 36), (24, 36))


def test_a_divisor_below_one_is_refused() -> None:
    with pytest.raises(ValueError, match="0"):
        PairRule(0)


def test_the_rule_of_a_table_follows_its_settings() -> None:
    def rule(**options: str) -> PairRule:
        return pair_rule(settle(NoRemainder.options, options))

    assert rule() == PairRule(12)
    assert rule(divisor="7", operators="+") == PairRule(7, minus=False)
    assert rule(operators="-*") == PairRule(12, plus=False)
    assert rule(operators="*/") == PairRule(12, plus=False, minus=False)
