"""Facts about dice, cards and parentheses that the games are built on; sampled where all cases would take minutes."""

from __future__ import annotations

from itertools import combinations, product
from math import prod
from random import Random

from quiclo_game.rules.calculation import Dialect
from quiclo_game.rules.solver import solve

NEVER_ROLLED = {13, 17, 19, 23, 34, 37, 38, 46, 51, 53, 57, 58, 59, 61, 69, 71, 73, 74, 79, 82, 83, 87}


def test_with_parentheses_99_82_percent_of_rolls_and_targets_can_be_reached() -> None:
    random = Random(11)
    missing, rolls = 0, 1_200
    for _ in range(rolls):
        roll = [random.randint(1, 12) for _ in range(6)]
        missing += len(solve(roll, dialect=Dialect.GROUPED).unreachable)
    # A few rolls of small numbers miss very much, so the share of a sample varies.
    assert abs(missing / (144 * rolls) - 0.0018) < 0.0012


def test_with_parentheses_most_rolls_reach_all_144_targets() -> None:
    # Sorted rolls are all equally likely here: 10,784 of 12,376 are 87 %.
    random = Random(12)
    rolls = [sorted(place - at for at, place in enumerate(sorted(random.sample(range(1, 18), 6)))) for _ in range(400)]
    complete = sum(not solve(roll, dialect=Dialect.GROUPED).unreachable for roll in rolls)
    assert abs(complete / 400 - 10_784 / 12_376) < 0.06


def test_six_ones_reach_nine_targets_with_parentheses() -> None:
    assert tuple(solve((1,) * 6, dialect=Dialect.GROUPED).counts) == (1, 2, 3, 4, 5, 6, 7, 8, 9)


def test_three_d12_multiplied_end_in_78_of_100_numbers() -> None:
    rolled = {prod(roll) % 100 for roll in product(range(1, 13), repeat=3)}
    assert set(range(100)) - rolled == NEVER_ROLLED
    assert len(rolled) == 78


def test_two_cards_solve_about_half_three_nearly_all_and_four_everything() -> None:
    random = Random(13)
    targets = sorted(set(range(100)) - NEVER_ROLLED)
    most_used = {2: 0, 3: 0, 4: 0}
    hands = 60
    for _ in range(hands):
        hand = [24 * continent + card for continent in range(6) for card in random.sample(range(1, 25), 2)]
        counts = solve(hand, dialect=Dialect.GROUPED, targets=targets, use=range(2, 6)).counts
        for limit in most_used:
            most_used[limit] += sum(count <= limit for count in counts.values())
    pairs = hands * len(targets)
    assert abs(most_used[2] / pairs - 0.55) < 0.05
    assert abs(most_used[3] / pairs - 0.995) < 0.01
    assert most_used[4] == pairs


def test_a_triple_of_cards_is_right_exactly_if_its_largest_is_the_sum_or_product_of_the_others() -> None:
    additive = [pair for pair in combinations(range(1, 145), 2) if sum(pair) <= 144]
    multiplicative = [pair for pair in combinations(range(2, 145), 2) if prod(pair) <= 144]
    assert (len(additive), len(multiplicative)) == (5_112, 224)
