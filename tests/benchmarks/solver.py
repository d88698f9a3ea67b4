"""Time the solver: ``python -m tests.benchmarks.solver [--quick]``.

Times are those of the processor, without waiting for other programs. Every roll and every hand is new, as
in a game. Medians are those of the quietest of three series, because other programs only ever add; a worst case is the
slowest of all after a second look at it. The last lines say how many times longer the plain way takes: writing down
every calculation, without a single short cut.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from time import process_time

from quiclo_game.rules.calculation import Dialect
from quiclo_game.rules.roll_table import RollTable
from quiclo_game.rules.search import dice_memory, dice_sums
from quiclo_game.rules.solver import solve
from tests.rules.brute_force import flat_counts, grouped_counts

Numbers = tuple[int, ...]
HARD_TWELVE = (tuple(range(133, 145)), tuple(range(9988, 10_000)), tuple(range(2, 26, 2)), (1,) * 6 + (2,) * 6)


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured figure with what it should be and what it must not exceed."""

    name: str
    value: float
    unit: str
    aim: float
    limit: float

    def line(self) -> str:
        """Return the figure for reading."""
        state = "ok" if self.value <= self.aim else "above the aim" if self.value <= self.limit else "TOO SLOW"
        return f"{self.name:<52}{self.value:>9.3f} {self.unit}   (aim {self.aim:g}, limit {self.limit:g})   {state}"


def seconds(work: Callable[[], object]) -> float:
    """Return how long one piece of work takes, in s."""
    start = process_time()
    work()
    return process_time() - start


def milliseconds(work: Callable[[Numbers], object], cases: Iterable[Numbers]) -> list[float]:
    """Return how long the work takes for each case, in ms."""
    return [1000 * seconds(lambda case=case: work(case)) for case in cases]  # type: ignore[misc]  # bound now


def median(work: Callable[[Numbers], object], cases: Sequence[Numbers]) -> float:
    """Return the median in ms of the quietest third of the cases."""
    third = len(cases) // 3
    return min(statistics.median(milliseconds(work, cases[start : start + third])) for start in (0, third, 2 * third))


def worst(work: Callable[[Numbers], object], cases: Sequence[Numbers]) -> float:
    """Return the worst time in ms, the ten slowest cases timed again."""
    times = sorted(zip(milliseconds(work, cases), cases, strict=True), reverse=True)[:10]
    return max(min(time, *milliseconds(work, [case] * 2)) for time, case in times)


def rolls(generator: random.Random, count: int) -> list[Numbers]:
    """Return rolls of six D12."""
    return [tuple(generator.randint(1, 12) for _ in range(6)) for _ in range(count)]


def hands(generator: random.Random, count: int) -> list[Numbers]:
    """Return hands of twelve cards, two of each continent."""
    return [
        tuple(24 * continent + card for continent in range(6) for card in generator.sample(range(1, 25), 2))
        for _ in range(count)
    ]


def grouped(roll: Numbers) -> object:
    """Solve all targets of a roll with parentheses."""
    return solve(roll, dialect=Dialect.GROUPED)


def mental(hand: Numbers) -> object:
    """Solve all targets of mental arithmetic with two to five of twelve cards."""
    return solve(hand, dialect=Dialect.GROUPED, targets=range(100), use=range(2, 6))


def turn(roll: Numbers) -> object:
    """Solve three targets of a roll and choose their calculations, as a turn of brain training does."""
    targets = tuple(1 + (sum(roll) * factor + roll[0]) % 144 for factor in (7, 31, 59))
    solution = solve(roll, targets=targets)
    return [solution.best(target) for target in targets]


def full_table() -> RollTable:
    """Return the table with all rolls worked out."""
    table = RollTable()
    for roll in combinations_with_replacement(range(1, 13), 6):
        table.reached(roll)
    return table


def build_cold() -> None:
    """Work out the table of all rolls with nothing worked out before."""
    dice_sums.cache_clear()
    full_table()


def look_ups(table: RollTable, cases: Sequence[Numbers]) -> float:
    """Return the time of one look-up in µs."""
    reaches = table.reaches
    best = min(seconds(lambda: [reaches(roll, target) for roll in cases for target in (1, 77, 142)]) for _ in range(5))
    return best / (3 * len(cases)) * 1e6


def measure(scale: int) -> list[Figure]:
    """Return all figures; ``scale`` says how many cases to time."""
    generator = random.Random(1)
    figures = [
        Figure("flat, six dice, 144 targets: median", median(solve, rolls(generator, 300 * scale)), "ms", 0.25, 0.5),
        Figure(
            "flat, three targets and their calculations: median",
            median(turn, rolls(generator, 300 * scale)),
            "ms",
            0.35,
            0.7,
        ),
        Figure("flat, all 12,376 rolls", min(seconds(build_cold) for _ in range(2 + scale // 2)), "s", 0.6, 1.0),
        Figure("look-up in the table of rolls", look_ups(full_table(), rolls(generator, 1000)), "µs", 1.5, 2.0),
    ]
    dice_memory.cache_clear()
    cases = rolls(generator, 90 * scale)
    figures += [
        Figure("grouped, six dice, 144 targets: median", median(grouped, cases), "ms", 2, 2),
        Figure("grouped, six dice, 144 targets: worst", worst(grouped, cases), "ms", 15, 15),
    ]
    cases = hands(generator, 45 * scale)
    return [
        *figures,
        Figure("grouped, 2–5 of twelve cards, 100 targets: median", median(mental, cases), "ms", 3, 3),
        Figure("grouped, 2–5 of twelve cards, 100 targets: worst", worst(mental, cases), "ms", 20, 20),
    ]


def hardest_twelve() -> Figure:
    """Return how long the hardest twelve operands take in all, calculations included."""
    slowest = 0.0
    for operands in HARD_TWELVE:
        for dialect in Dialect:
            slowest = max(slowest, seconds(lambda o=operands, d=dialect: everything(o, d)))  # type: ignore[misc]
    return Figure("twelve hard operands, any number of them", slowest, "s", 10, 20)


def everything(operands: Numbers, dialect: Dialect) -> None:
    """Solve all targets and choose every calculation."""
    solution = solve(operands, dialect=dialect)
    for target in solution.counts:
        solution.best(target)


def ratios(scale: int) -> list[str]:
    """Return how many times longer the plain way takes."""
    cases = rolls(random.Random(2), 6 * scale)
    plain_flat = statistics.median(milliseconds(flat_counts, cases))
    plain_grouped = statistics.median(milliseconds(grouped_counts, cases[: 3 * scale]))
    median_flat, median_grouped = (statistics.median(milliseconds(work, cases)) for work in (solve, grouped))
    return [
        f"flat: the plain way takes {plain_flat / median_flat:.0f} times as long",
        f"grouped: the plain way takes {plain_grouped / median_grouped:.0f} times as long",
    ]


def main() -> int:
    """Print the figures; exit code 1 if one is beyond its limit."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer cases")
    quick = parser.parse_args().quick
    figures = measure(1 if quick else 8)
    if not quick:
        figures.append(hardest_twelve())
    for figure in figures:
        print(figure.line())
    for line in ratios(1 if quick else 4):
        print(line)
    return int(any(figure.value > figure.limit for figure in figures))


if __name__ == "__main__":
    raise SystemExit(main())
