"""One search per dialect behind one face: which targets a number of operands reaches, and in which forms."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Protocol

from quiclo_game.rules.calculation import Dialect, Operator
from quiclo_game.rules.flat import DICE_COUNT, DICE_LIMIT, DICE_VALUES, FlatSums, dice_sums
from quiclo_game.rules.forms import Form


class Search(Protocol):
    """What a solver needs to know about some operands; sets of targets are whole numbers with one bit each."""

    use: range
    """The numbers of operands to look at, ascending."""

    def reach(self, count: int, wanted: int) -> int:
        """Return which of the wanted targets are reached with exactly ``count`` operands."""

    def forms(self, target: int, count: int) -> Iterator[Form]:
        """Return every form of exactly ``count`` operands that comes to the target; a form may come twice."""


class FlatSearch:
    """Search without parentheses."""

    def __init__(self, operands: Sequence[int], use: range, sums: FlatSums) -> None:
        """Look for calculations over the operands with sums that cover them."""
        self._operands = operands
        self.use = use
        self._sums = sums

    def reach(self, count: int, wanted: int) -> int:
        """Return which of the wanted targets are reached with exactly ``count`` operands."""
        found = 0
        for bag in self._sums.bags.level(self._operands, count):
            found |= self._sums.reach(bag)
        return found & wanted

    def forms(self, target: int, count: int) -> Iterator[Form]:
        """Return every form of exactly ``count`` operands that comes to the target; a form may come twice."""
        for bag in self._sums.bags.level(self._operands, count):
            if self._sums.reach(bag) >> target & 1:
                yield from self._sums.forms(bag, target)


def search_for(
    operands: Sequence[int], dialect: Dialect, wanted: int, use: range, operators: frozenset[Operator]
) -> Search:
    """Return the search that fits the dialect and the operands."""
    limit = max(wanted.bit_length() - 1, 0)
    most = use[-1] if use else 1
    if limit <= DICE_LIMIT and most <= DICE_COUNT and all(operand in DICE_VALUES for operand in operands):
        sums = dice_sums(operators)
    else:
        sums = FlatSums(operands, most, limit, operators)
    return FlatSearch(operands, use, sums)


def bits_of(targets: Collection[int]) -> int:
    """Return a whole number with one bit for each target."""
    if isinstance(targets, range) and targets.step == 1:
        return (1 << targets.stop) - (1 << targets.start) if targets else 0
    return sum(1 << target for target in set(targets))


def places_of(bits: int) -> tuple[int, ...]:
    """Return the places of the bits that are set, ascending."""
    return tuple(place for place, bit in enumerate(reversed(f"{bits:b}")) if bit == "1")
