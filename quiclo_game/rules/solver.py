"""What can be reached with some operands, with how few of them, and by which calculation.

Source: rules.md, "Calculations"; the same search serves six dice without parentheses and twelve cards with them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType

from quiclo_game.rules.bags import MOST_OPERANDS
from quiclo_game.rules.bits import bits_of, places_of
from quiclo_game.rules.calculation import ALL_OPERATORS, Calculation, Dialect, Operator
from quiclo_game.rules.forms import lay_out, liking, to_calculation
from quiclo_game.rules.search import Search, search_for

ALL_TARGETS = range(1, 145)
LARGEST_OPERAND = 9999
LARGEST_TARGET = 9999


class Solution:
    """What some operands reach; the calculations themselves are only worked out when asked for."""

    def __init__(
        self, operands: tuple[int, ...], search: Search, by_count: Sequence[tuple[int, int]], open_: int
    ) -> None:
        """Hold a finished search; ``solve`` makes solutions."""
        self.operands = operands
        self._search = search
        self._by_count = tuple(by_count)
        self._open = open_
        self._best: dict[int, Calculation | None] = {}

    @cached_property
    def counts(self) -> Mapping[int, int]:
        """The fewest operands for each target that is reached; targets in ascending order."""
        counts = {target: count for count, bits in self._by_count for target in places_of(bits)}
        return MappingProxyType(dict(sorted(counts.items())))

    @cached_property
    def unreachable(self) -> tuple[int, ...]:
        """The targets that no allowed calculation reaches, ascending."""
        return () if self._search.spent else places_of(self._open)

    @cached_property
    def undecided(self) -> tuple[int, ...]:
        """The targets for which the search had to stop, ascending: never any with six dice or two to five cards."""
        return places_of(self._open) if self._search.spent else ()

    def best(self, target: int) -> Calculation | None:
        """Return the calculation that a person likes best among those with the fewest operands, or ``None``.

        Liked are small intermediate values, and plus and times before minus and division; always the same one.
        """
        if target not in self._best:
            self._best[target] = self._find_best(target)
        return self._best[target]

    def _find_best(self, target: int) -> Calculation | None:
        count = next((count for count, bits in self._by_count if target >= 0 and bits >> target & 1), None)
        if count is None:
            return None
        best = self._search.best(target, count)
        return None if best is None else to_calculation(best, self.operands)


def solve(
    operands: Sequence[int],
    *,
    dialect: Dialect = Dialect.FLAT,
    targets: Collection[int] = ALL_TARGETS,
    use: range | None = None,
    operators: frozenset[Operator] = ALL_OPERATORS,
) -> Solution:
    """Return which targets can be reached, each with the fewest operands; the fewer targets, the sooner it is done.

    ``use`` is the allowed numbers of operands (``None``: any). Raises ``ValueError`` for more than 12 operands or
    none, and for operands or targets that are negative or beyond 9999.
    """
    operands = tuple(operands)
    wanted = _checked(operands, targets)
    counts = _usable(operands, use)
    search = search_for(operands, dialect, max(counts, default=1), max(wanted.bit_length() - 1, 0), operators)
    by_count = []
    for count in counts:
        found = search.reach(count, wanted)
        if found:
            by_count.append((count, found))
            wanted &= ~found
        if not wanted or search.spent:
            break
    return Solution(operands, search, by_count, wanted)


def all_calculations(
    operands: Sequence[int],
    target: int,
    *,
    dialect: Dialect = Dialect.FLAT,
    use: range | None = None,
    operators: frozenset[Operator] = ALL_OPERATORS,
) -> Iterator[Calculation]:
    """Return every calculation of a target, those with few operands first, within a count the liked ones first.

    Calculations that differ only in the order of a sum or product, or in which of two equal operands stands where,
    come once. Raises ``ValueError`` as ``solve`` does.
    """
    operands = tuple(operands)
    _checked(operands, (target,))
    counts = _usable(operands, use)
    search = search_for(operands, dialect, max(counts, default=1), target, operators, every_form=True)
    for count in counts:
        for laid in sorted(map(lay_out, set(search.forms(target, count))), key=liking):
            yield to_calculation(laid, operands)


def _checked(operands: tuple[int, ...], targets: Collection[int]) -> int:
    """Return the targets as bits."""
    if not 1 <= len(operands) <= MOST_OPERANDS:
        raise ValueError(f"takes 1 to {MOST_OPERANDS} operands, not {len(operands)}")
    if not all(0 <= operand <= LARGEST_OPERAND for operand in operands):
        raise ValueError(f"operands are whole numbers from 0 to {LARGEST_OPERAND}")
    if targets and not (min(targets) >= 0 and max(targets) <= LARGEST_TARGET):
        raise ValueError(f"targets are whole numbers from 0 to {LARGEST_TARGET}")
    return bits_of(targets)


def _usable(operands: tuple[int, ...], use: range | None) -> range:
    """Return the allowed numbers of operands as far as there are that many."""
    everything = range(1, len(operands) + 1)
    return everything if use is None else range(max(use.start, 1), min(use.stop, len(operands) + 1))
