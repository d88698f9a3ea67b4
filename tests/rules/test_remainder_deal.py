"""Deals made on purpose: every one is replayed by its own solution, by rules written a second time."""

from __future__ import annotations

from itertools import chain

import pytest

from quiclo_game.rules.cards import CARDS, Continent, continent_of
from quiclo_game.rules.remainder_deal import Deal, make_clearable
from quiclo_game.rules.remainder_divisor import fewest_remaining
from quiclo_game.rules.remainder_pairs import PairRule
from tests.remainder_table import shuffled_stacks

DEALS = 40
DIVISORS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 18, 24, 29, 36, 72, 100, 145, 200, 287)


def cards_left(deal: Deal, divisor: int) -> int:
    """Play the solution on two open cards of each stack; return how many cards are left."""
    stacks = {continent_of(stack[0]): list(stack) for stack in deal.stacks}
    lie_open = {continent: [stack.pop(0), stack.pop(0)] for continent, stack in stacks.items()}
    for pair in deal.solution:
        low, high = sorted(pair)
        assert (low + high) % divisor == 0 or (high - low) % divisor == 0
        for card in pair:
            lie_open[continent_of(card)].remove(card)
        for card in pair:
            if stacks[continent_of(card)]:
                lie_open[continent_of(card)].append(stacks[continent_of(card)].pop(0))
    return sum(map(len, stacks.values())) + sum(map(len, lie_open.values()))


@pytest.mark.parametrize("divisor", DIVISORS)
def test_a_deal_made_on_purpose_is_cleared_to_the_fewest_by_its_own_solution(divisor: int) -> None:
    rule = PairRule(divisor)
    for seed in range(DEALS):
        deal = make_clearable(shuffled_stacks(seed), rule)
        assert cards_left(deal, divisor) == fewest_remaining(rule), seed


@pytest.mark.parametrize(("plus", "minus"), [(True, False), (False, True)])
def test_it_can_be_made_for_one_operation_as_well(plus: bool, minus: bool) -> None:
    for divisor in (5, 12, 29):
        rule = PairRule(divisor, plus=plus, minus=minus)
        deal = make_clearable(shuffled_stacks(1), rule)
        assert cards_left(deal, divisor) == fewest_remaining(rule)
        assert all(rule.fits(*pair) for pair in deal.solution)


@pytest.mark.parametrize("divisor", [12, 36, 288])
def test_every_card_stays_in_its_stack(divisor: int) -> None:
    deal = make_clearable(shuffled_stacks(3), PairRule(divisor))

    assert [sorted(stack) for stack in deal.stacks] == [list(continent.cards) for continent in Continent]


def test_a_shuffle_that_plays_off_anyway_stays_as_it_is() -> None:
    for seed in range(20):
        assert make_clearable(shuffled_stacks(seed), PairRule(5)).stacks == shuffled_stacks(seed)


def test_hard_divisors_move_some_cards_and_leave_others() -> None:
    before = shuffled_stacks(1)
    after = make_clearable(before, PairRule(36)).stacks
    moved = sum(old != new for old, new in zip(chain(*before), chain(*after), strict=True))

    assert 0 < moved < len(CARDS) // 2


def test_the_same_shuffle_gives_the_same_deal_and_another_one_another() -> None:
    rule = PairRule(29)

    assert make_clearable(shuffled_stacks(1), rule) == make_clearable(shuffled_stacks(1), rule)
    assert make_clearable(shuffled_stacks(1), rule) != make_clearable(shuffled_stacks(2), rule)


def test_where_nothing_fits_nothing_is_changed() -> None:
    deal = make_clearable(shuffled_stacks(1), PairRule(300))

    assert deal == Deal(shuffled_stacks(1), ())
