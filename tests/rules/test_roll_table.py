"""What every roll of six D12 reaches without parentheses: the counts of the rules, over all 12,376 rolls."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial, prod
from random import Random

import pytest

from quiclo_game.rules.roll_table import RollTable, roll_table
from quiclo_game.rules.solver import solve

ROLLS_SORTED = list(combinations_with_replacement(range(1, 13), 6))
CONTINENT_SHARES = (0.9994, 0.9886, 0.9691, 0.9418, 0.8950, 0.8247)


def ways(roll: tuple[int, ...]) -> int:
    """Return in how many orders the dice can show a roll."""
    return factorial(6) // prod(factorial(count) for count in Counter(roll).values())


@pytest.fixture(scope="module")
def reached() -> dict[tuple[int, ...], frozenset[int]]:
    table = roll_table()
    return {roll: frozenset(table.reached(roll)) for roll in ROLLS_SORTED}


def share(reached: dict[tuple[int, ...], frozenset[int]], targets: range) -> float:
    """Return the share of (roll, target) pairs that can be reached, rolls weighted by how likely they are."""
    hits = sum(ways(roll) * len(found.intersection(targets)) for roll, found in reached.items())
    return hits / (12**6 * len(targets))


def test_there_are_12376_rolls() -> None:
    assert len(ROLLS_SORTED) == len(set(ROLLS_SORTED)) == 12_376


def test_2989_rolls_reach_all_144_targets(reached: dict[tuple[int, ...], frozenset[int]]) -> None:
    assert sum(len(found) == 144 for found in reached.values()) == 2_989


def test_93_64_percent_of_all_rolls_and_targets_can_be_reached(
    reached: dict[tuple[int, ...], frozenset[int]],
) -> None:
    assert round(share(reached, range(1, 145)), 4) == 0.9364


@pytest.mark.parametrize("continent", range(6))
def test_each_continent_is_harder_than_the_one_before(
    continent: int, reached: dict[tuple[int, ...], frozenset[int]]
) -> None:
    targets = range(24 * continent + 1, 24 * continent + 25)
    assert round(share(reached, targets), 4) == CONTINENT_SHARES[continent]


def test_142_is_the_hardest_target(reached: dict[tuple[int, ...], frozenset[int]]) -> None:
    likely: Counter[int] = Counter()
    for roll, found in reached.items():
        likely.update(dict.fromkeys(found, ways(roll)))
    hardest = min(range(1, 145), key=lambda target: likely[target])
    assert hardest == 142
    assert round(likely[hardest] / 12**6, 3) == 0.789


def test_six_ones_reach_six_targets() -> None:
    assert roll_table().reached((1,) * 6) == (1, 2, 3, 4, 5, 6)


def test_a_lone_die_never_changes_what_is_reachable() -> None:
    random = Random(1)
    for roll in random.sample(ROLLS_SORTED, 1_500) + [(face,) * 6 for face in range(1, 13)]:
        faces = tuple(set(roll))
        assert set(solve(roll, targets=faces, use=range(2, 7)).counts) == set(faces)


def test_the_table_agrees_with_the_solver() -> None:
    table, random = roll_table(), Random(2)
    for _ in range(200):
        roll = [random.randint(1, 12) for _ in range(6)]
        assert table.reached(roll) == tuple(solve(roll).counts)


def test_the_order_of_the_dice_does_not_matter() -> None:
    table = roll_table()
    assert table.reaches((12, 1, 11, 2, 10, 3), 100) == table.reaches((1, 2, 3, 10, 11, 12), 100)


def test_asking_for_one_target_works_out_what_asking_for_all_does() -> None:
    random = Random(4)
    for _ in range(60):
        roll = [random.randint(1, 12) for _ in range(6)]
        every_target = tuple(target for target in range(1, 145) if RollTable().reaches(roll, target))
        assert every_target == RollTable().reached(roll)


@pytest.mark.parametrize("faces", [(1, 2, 3, 4, 5), (1, 2, 3, 4, 5, 6, 7), (0, 1, 2, 3, 4, 5), (1, 2, 3, 4, 5, 13)])
def test_anything_but_six_faces_of_d12_is_refused(faces: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="6 faces from 1 to 12"):
        roll_table().reaches(faces, 1)


@pytest.mark.parametrize("target", [-1, 0, 145, 10**9])
def test_targets_that_no_card_shows_are_never_reached(target: int) -> None:
    assert not roll_table().reaches((1, 2, 3, 4, 5, 6), target)
