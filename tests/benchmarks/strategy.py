"""Strategy measured: ``python -m tests.benchmarks.strategy [--quick | --all]``.

Times of the finder for hands of 15 cards, how often random hands hold a combination, the chances of the final scoring,
games a second; with ``--all`` 2,000 hands for each setting against brute force (some minutes).
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from collections.abc import Iterator, Mapping
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from time import process_time
from typing import Final

from quiclo_game.play.players import Strength
from quiclo_game.play.simulate import Plan, play_game, report, simulate
from quiclo_game.rules.cards import CARDS, Continent
from quiclo_game.rules.combination import Relation, Terms
from quiclo_game.rules.combination_finder import find_combination, rows_in
from quiclo_game.rules.combination_judging import judge_laid
from quiclo_game.rules.options import settle
from quiclo_game.rules.solver import solve
from quiclo_game.rules.strategy import Strategy
from tests.rules.combination_brute_force import equations, flat_values, holds

Hand = tuple[int, ...]

LIMITS: Final[Mapping[Relation, float]] = {
    Relation.NET: 5.0,
    Relation.RING: 5.0,
    Relation.TWO: 5.0,
    Relation.FREE: 200.0,
}
"""Median time in ms that the finder may take for 15 cards."""
SHARES: Final[Mapping[str, tuple[float, ...]]] = {
    "net": (0.0090, 0.0519, 0.166, 0.494),
    "ring": (0.0029, 0.0214, 0.0786, 0.311),
    "two equations": (0.0295, 0.179, 0.480, 0.896),
}
"""How many of 20,000 random hands of 8, 10, 12, 15 cards hold a combination, counted independently."""
SIZES: Final = (8, 10, 12, 15)
INDEPENDENT: Final = 20_000
FINAL: Final = {6: (0.76, 0.76), 10: (0.92, 0.71), 15: (0.96, 0.68)}
"""The chance that the lowest and the highest six of so many cards all succeed."""


def main() -> int:
    """Print the figures; exit code 1 if one of them is not what it should be."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer hands and games")
    parser.add_argument("--all", action="store_true", help="also 2,000 hands for each setting against brute force")
    arguments = parser.parse_args()
    good = [time_finder(30 if arguments.quick else 300)]
    good.append(count_hands(1000 if arguments.quick else 20_000))
    good.append(score(300 if arguments.quick else 3000))
    play(10 if arguments.quick else 100)
    if arguments.all:
        good.append(compare(2000))
    return 0 if all(good) else 1


def random_hand(lots: random.Random, size: int) -> Hand:
    """Return cards drawn at random from all 144, ascending."""
    return tuple(sorted(lots.sample(CARDS, size)))


def time_finder(count: int) -> bool:
    """Print how long the finder takes for 15 cards; say whether the medians are within their limits."""
    lots, good = random.Random(15), True
    for relation, limit in LIMITS.items():
        times = []
        for _ in range(count):
            hand = random_hand(lots, 15)
            start = process_time()
            find_combination(hand, Terms(relation))
            times.append(1000 * (process_time() - start))
        median = statistics.median(times)
        good = good and median <= limit
        print(f"finder, 15 cards, {relation.value}: {median:.2f} ms median, {max(times):.1f} ms worst of {count}")
    return good


def holds_one(hand: Hand, name: str) -> bool:
    """Say whether a hand holds what is counted under a name of ``SHARES``."""
    if name in ("net", "ring"):
        return find_combination(hand, Terms(Relation(name))) is not None
    return any(not one & other for one, other in combinations(rows_in(hand, "+-*/"), 2))


def count_hands(count: int) -> bool:
    """Print how often random hands hold a combination; say whether that is within three errors of both samples."""
    lots, good = random.Random(8), True
    for name, shares in SHARES.items():
        for size, share in zip(SIZES, shares, strict=True):
            found = sum(holds_one(random_hand(lots, size), name) for _ in range(count)) / count
            error = math.sqrt(share * (1 - share) * (1 / count + 1 / INDEPENDENT))
            good = good and abs(found - share) <= 3 * error
            print(
                f"{name}, {size} cards: {found:.2%}, independently {share:.2%}: {(found - share) / error:+.1f} errors"
            )
    free = sum(find_combination(random_hand(lots, 8), Terms(Relation.FREE)) is not None for _ in range(count // 20))
    print(f"free equation, 8 cards: {free / (count // 20):.0%}, independently 97%")
    return good


def typical_hand(lots: random.Random, size: int) -> Hand:
    """Return one card of every continent and the rest at random, ascending."""
    first = [lots.choice(continent.cards) for continent in Continent]
    return tuple(sorted(first + lots.sample([card for card in CARDS if card not in first], size - len(first))))


def some_rolls(lots: random.Random, count: int) -> Iterator[tuple[int, ...]]:
    """Yield rolls of six D12 as they fall."""
    rolls = list(combinations_with_replacement(range(1, 13), 6))
    weights = [factorial(6) // prod(factorial(roll.count(face)) for face in set(roll)) for roll in rolls]
    yield from lots.choices(rolls, weights, k=count)


def score(count: int) -> bool:
    """Print how often six cards all succeed in the final scoring; say whether that is as counted independently."""
    lots, good = random.Random(6), True
    reached = [frozenset(solve(roll).counts) for roll in some_rolls(lots, count)]
    for size, wanted in FINAL.items():
        hands = [typical_hand(lots, size) for _ in reached]
        low = sum(cards.issuperset(hand[:6]) for hand, cards in zip(hands, reached, strict=True)) / count
        high = sum(cards.issuperset(hand[-6:]) for hand, cards in zip(hands, reached, strict=True)) / count
        for share, figure in zip(wanted, (low, high), strict=True):
            good = good and abs(figure - share) <= 0.02 + 3 * math.sqrt(share * (1 - share) / count)
        print(f"final scoring, {size} cards: lowest six {low:.1%}, highest six {high:.1%}")
    return good


def play(count: int) -> None:
    """Print how simulated games go, and how many are played a second."""
    mode = Strategy()
    for strength in Strength:
        for seats in (2, 4, 6):
            plan = Plan(mode.key, count, seats, strength, settle(mode.options, {}), 1)
            play_game(mode, plan, count)
            start = process_time()
            figures = report(plan, simulate(plan))
            seconds = process_time() - start
            print(
                f"{seats} {strength.value} bots: {figures['rounds']['mean']:.1f} rounds, "
                f"{figures['endings'].get('combination', 0.0):.0%} by a combination, "
                f"{count / seconds:.0f} games a second"
            )


def compare(count: int) -> bool:
    """Print in how many hands of 6 to 10 cards finder and brute force differ; say whether in none."""
    lots, differing = random.Random(1), 0
    for relation in Relation:
        for number in range(count):
            hand = random_hand(lots, 6 + number % 5)
            laid = find_combination(hand, Terms(relation))
            wrong = laid is not None and judge_laid(laid, hand, Terms(relation)) is not None
            differing += wrong or (laid is not None) is not holds(hand, relation.value)
            flat_values.cache_clear()
            equations.cache_clear()
        print(f"{relation.value}: {count} hands against brute force, {differing} differences so far")
    return differing == 0


if __name__ == "__main__":
    raise SystemExit(main())
