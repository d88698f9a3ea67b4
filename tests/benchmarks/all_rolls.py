"""Hold the solver against brute force over every roll: ``python -m tests.benchmarks.all_rolls [--every N] [--jobs J]``.

For all 12,376 rolls: what the solver reaches and with how few dice, the table of rolls, and plain brute force, in both
dialects; then the counts that the rules rely on. With every roll it takes some minutes.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from multiprocessing import Pool

from tqdm import tqdm

from quiclo_game.rules.calculation import Dialect
from quiclo_game.rules.roll_table import RollTable
from quiclo_game.rules.solver import solve
from tests.rules.brute_force import SIGNS, flat_counts, operate

Roll = tuple[int, ...]
TARGETS = range(1, 145)
EXPECTED = {
    "flat": (2_989, 0.9364, (0.9994, 0.9886, 0.9691, 0.9418, 0.8950, 0.8247)),
    "grouped": (10_784, 0.9982, None),
}


@dataclass
class Found:
    """What one dialect reaches, added up over rolls."""

    complete: int = 0
    likely: Counter[int] = field(default_factory=Counter)

    def add(self, roll: Roll, reached: Iterable[int]) -> None:
        """Count a roll, weighted by in how many orders the dice can show it."""
        targets = list(reached)
        ways = factorial(6) // prod(factorial(count) for count in Counter(roll).values())
        self.complete += len(targets) == len(TARGETS)
        for target in targets:
            self.likely[target] += ways

    def share(self, targets: range) -> float:
        """Return the share of rolls and targets that can be reached."""
        return sum(self.likely[target] for target in targets) / (12**6 * len(targets))


@lru_cache(maxsize=4_000)
def all_values(dice: Roll) -> frozenset[int]:
    """Return every value that uses all dice, by cutting them in two in every way; nothing is left out."""
    if len(dice) == 1:
        return frozenset(dice)
    found: set[int] = set()
    for part in {part for size in range(1, len(dice)) for part in combinations(dice, size)}:
        left_over = Counter(dice)
        left_over.subtract(part)
        for left in all_values(part):
            for right in all_values(tuple(sorted(left_over.elements()))):
                found.update(value for sign in SIGNS if (value := operate(left, sign, right)) is not None)
    return frozenset(found)


def plain_grouped(roll: Roll) -> dict[int, int]:
    """Return the fewest dice for every target, with parentheses."""
    fewest: dict[int, int] = {}
    for count in range(1, 7):
        for dice in set(combinations(roll, count)):
            for value in all_values(dice):
                if value in TARGETS:
                    fewest.setdefault(value, count)
    return fewest


def compare(roll: Roll) -> tuple[Roll, Mapping[int, int], Mapping[int, int], list[str]]:
    """Return what a roll reaches by brute force, flat and grouped, and every difference to the solver."""
    flat = {target: count for target, count in flat_counts(roll).items() if target in TARGETS}
    grouped = plain_grouped(roll)
    wrong = []
    for dialect, plain in ((Dialect.FLAT, flat), (Dialect.GROUPED, grouped)):
        counts = dict(solve(roll, dialect=dialect).counts)
        wrong += [f"{roll} {dialect.value} {target}" for target, _ in set(plain.items()) ^ set(counts.items())]
    with_company = solve(roll, targets=set(roll), use=range(2, 7)).counts
    wrong += [f"{roll} lone die {face}" for face in set(roll) - set(with_company)]
    return roll, flat, grouped, wrong


def print_counts(name: str, found: Found) -> bool:
    """Print the counts of one dialect beside those of the rules; say whether they agree."""
    complete, share, continents = EXPECTED[name]
    shares = [round(found.share(range(first, first + 24)), 4) for first in range(1, 145, 24)]
    hardest = min(TARGETS, key=lambda target: found.likely[target])
    print(f"{name}: {found.complete} rolls reach all 144 targets (rules: {complete})")
    print(f"{name}: {found.share(TARGETS):.4%} of all rolls and targets (rules: {share:.2%}), by continent {shares}")
    print(f"{name}: the hardest target is {hardest} ({found.likely[hardest] / 12**6:.1%})")
    agrees = found.complete == complete and round(found.share(TARGETS), 4) == share
    return agrees and (continents is None or tuple(shares) == continents)


def main() -> int:
    """Print differences and counts; exit code 1 if there are any, or if a count is not that of the rules."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only every N-th roll, without the counts")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="J", help="processes")
    arguments = parser.parse_args()
    rolls = list(combinations_with_replacement(range(1, 13), 6))[:: arguments.every]
    table = RollTable()
    flat, grouped, wrong = Found(), Found(), list[str]()
    with Pool(arguments.jobs) as pool:
        results = pool.imap(compare, rolls, chunksize=16)
        for roll, flat_found, grouped_found, differences in tqdm(results, total=len(rolls), file=sys.stderr):
            wrong += differences
            if set(table.reached(roll)) != set(flat_found):
                wrong.append(f"{roll} table")
            flat.add(roll, flat_found)
            grouped.add(roll, grouped_found)
    for difference in wrong[:20]:
        print(difference)
    print(f"{len(rolls)} rolls, solver, table and brute force: {len(wrong)} differences")
    if arguments.every > 1:
        return int(bool(wrong))
    agree = [print_counts("flat", flat), print_counts("grouped", grouped)]
    print("the counts are those of the rules" if all(agree) else "THE COUNTS DIFFER FROM THE RULES")
    return int(bool(wrong) or not all(agree))


if __name__ == "__main__":
    raise SystemExit(main())
