"""What a divisor means, against direct counts over the cards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest

from quiclo_game.rules.cards import CARDS, Continent
from quiclo_game.rules.remainder_divisor import Grade, fewest_remaining, meaning_of, open_pairs
from quiclo_game.rules.remainder_pairs import PairRule


def counted_fewest(divisor: int) -> int:
    """Count the classes {r, d − r} that hold an odd number of cards."""
    classes = Counter(frozenset((card % divisor, (divisor - card % divisor) % divisor)) for card in CARDS)
    return sum(number % 2 for number in classes.values())


@pytest.mark.parametrize("hundred", [1, 101, 201])
def test_the_fewest_that_remain_are_those_of_a_direct_count(hundred: int) -> None:
    for divisor in range(hundred, hundred + 100):
        assert fewest_remaining(PairRule(divisor)) == counted_fewest(divisor), divisor


def test_the_divisors_that_can_be_cleared() -> None:
    clearable = [divisor for divisor in range(1, 301) if meaning_of(PairRule(divisor)).clearable]

    assert clearable == [1, 2, 3, 4, 5, 6, 8, 9, 12, 18, 24, 29, 36, 72, 145]


def test_the_divisor_of_the_examples_always_leaves_two() -> None:
    assert meaning_of(PairRule(7)).fewest == 2
    assert meaning_of(PairRule(10)).fewest == 4


def test_one_is_pointless_and_beyond_287_nothing_fits() -> None:
    assert meaning_of(PairRule(1)).pointless
    assert not meaning_of(PairRule(2)).pointless
    assert not meaning_of(PairRule(287)).never
    assert meaning_of(PairRule(287)).fewest == 142
    for divisor in (288, 300, 999_999_999):
        assert meaning_of(PairRule(divisor)).never
        assert meaning_of(PairRule(divisor)).open_pairs == 0


@pytest.mark.parametrize("divisor", [2, 5, 7, 12, 30])
def test_with_one_operation_the_fewest_are_those_of_the_pairs_that_are_left(divisor: int) -> None:
    counts = Counter(card % divisor for card in CARDS)
    differences = sum(number % 2 for number in counts.values())
    halves = {0, divisor // 2} if divisor % 2 == 0 else {0}
    sums = sum(counts[half] % 2 for half in halves)
    sums += sum(abs(counts[low] - counts[divisor - low]) for low in range(1, (divisor + 1) // 2))

    assert fewest_remaining(PairRule(divisor, plus=False)) == differences
    assert fewest_remaining(PairRule(divisor, minus=False)) == sums
    assert fewest_remaining(PairRule(divisor, plus=False, minus=False)) == 144


def test_the_number_of_open_pairs_is_the_mean_over_all_deals() -> None:
    """Two of 24 cards lie open from each stack: worked out stack by stack, from the chance of each pair."""
    for divisor in (1, 5, 12, 72):
        rule = PairRule(divisor)
        mean = 0.0
        for continent in Continent:
            pairs = [rule.fits(*pair) for pair in combinations(continent.cards, 2)]
            mean += sum(pairs) / len(pairs)
        for one, other in combinations(Continent, 2):
            cross = [rule.fits(*pair) for pair in product(one.cards, other.cards)]
            mean += 4 * sum(cross) / len(cross)
        assert open_pairs(rule) == pytest.approx(mean)
    assert open_pairs(PairRule(1)) == 66


def test_divisors_are_graded_by_the_pairs_that_lie_open() -> None:
    grades = {divisor: meaning_of(PairRule(divisor)).grade for divisor in range(1, 301)}

    assert {grades[divisor] for divisor in range(1, 14)} == {Grade.EASY}
    assert {grades[divisor] for divisor in range(14, 28)} == {Grade.FAIR}
    assert {grades[divisor] for divisor in range(28, 96)} == {Grade.HARD}
    assert {grades[divisor] for divisor in range(97, 301)} == {Grade.HOPELESS}
