import random
from collections import Counter
from itertools import permutations

import pytest

from quiclo_game.play.lots import Lots


def test_the_same_seed_gives_the_same_lots_on_every_version() -> None:
    lots = Lots(2024)

    # Written down once: these numbers must never change, or saved games would go on with other dice.
    assert [lots.below(12) for _ in range(12)] == [7, 2, 11, 9, 4, 3, 11, 6, 11, 4, 8, 3]
    assert lots.shuffled(range(1, 11)) == (2, 3, 1, 10, 7, 9, 5, 4, 6, 8)


def test_different_seeds_give_different_lots() -> None:
    assert len({Lots(seed).shuffled(range(24)) for seed in range(100)}) == 100


def test_lots_touch_no_generator_but_their_own() -> None:
    random.seed(1)
    expected = random.Random(1).random()
    Lots(5).shuffled(range(100))

    assert random.random() == expected


@pytest.mark.parametrize("count", [1, 2, 3, 6, 7, 12])
def test_below_gives_every_number_and_no_other_about_equally_often(count: int) -> None:
    lots = Lots(count)
    drawn = Counter(lots.below(count) for _ in range(600 * count))

    assert set(drawn) == set(range(count))
    # 600 expected; six standard deviations of a binomial are below 150.
    assert all(abs(number - 600) < 150 for number in drawn.values())


def test_a_shuffle_keeps_every_item_and_leaves_the_original_alone() -> None:
    items = [3, 1, 4, 1, 5, 9, 2, 6]
    shuffled = Lots(1).shuffled(items)

    assert sorted(shuffled) == sorted(items)
    assert items == [3, 1, 4, 1, 5, 9, 2, 6]
    assert Lots(1).shuffled(()) == ()


def test_every_order_is_about_equally_likely() -> None:
    lots = Lots(7)
    orders = Counter(lots.shuffled("abcd") for _ in range(24 * 300))

    assert set(orders) == set(permutations("abcd"))
    assert all(abs(number - 300) < 110 for number in orders.values())


@pytest.mark.parametrize(("probability", "low", "high"), [(0.0, 0, 0), (1.0, 2000, 2000), (0.25, 400, 600)])
def test_what_is_likely_happens_as_often_as_it_says(probability: float, low: int, high: int) -> None:
    lots = Lots(3)

    assert low <= sum(lots.happens(probability) for _ in range(2000)) <= high
