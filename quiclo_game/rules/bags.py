"""Bags: which operands, and how many of each value, as one whole number, so that equal dice are the same bag."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

_BITS_PER_VALUE = 4
MOST_OPERANDS = 12
"""The largest number of operands; it fits the four bits that a bag keeps for each value."""


class Bags:
    """The bags over some values: a whole number per bag, in which taking one bag out of another is a subtraction."""

    def __init__(self, values: Iterable[int]) -> None:
        """Know the values that may lie in a bag."""
        self._values = sorted(set(values))
        self._weights = {value: 1 << _BITS_PER_VALUE * rank for rank, value in enumerate(self._values)}
        self._contents: dict[int, tuple[int, ...]] = {0: ()}
        self._parts: dict[int, frozenset[int]] = {}

    def bag(self, values: Iterable[int]) -> int:
        """Return the bag of these values."""
        weights = self._weights
        return sum([weights[value] for value in values])

    def level(self, operands: Sequence[int], count: int) -> list[int]:
        """Return all different bags of ``count`` of the operands, those of small values first."""
        weights = [self._weights[operand] for operand in sorted(operands)]
        return list(dict.fromkeys(map(sum, combinations(weights, count))))

    def largest_alone(self, bag: int) -> int:
        """Return the bag of one operand of the largest value in this bag."""
        return 1 << (bag.bit_length() - 1) // _BITS_PER_VALUE * _BITS_PER_VALUE

    def contents(self, bag: int) -> tuple[int, ...]:
        """Return the values in a bag, ascending."""
        if bag == 0:
            return ()
        rank = (bag.bit_length() - 1) // _BITS_PER_VALUE
        # Only bags that others build on are remembered: six dice would fill much memory and are asked about once.
        fewer_bag = bag - (1 << rank * _BITS_PER_VALUE)
        fewer = self._contents.get(fewer_bag)
        if fewer is None:
            fewer = self._contents[fewer_bag] = self.contents(fewer_bag)
        return (*fewer, self._values[rank])

    def parts(self, bag: int) -> frozenset[int]:
        """Return all bags that hold the smallest value of this bag and any of the others."""
        one = self.largest_alone(bag)
        if one == bag:
            return frozenset((bag,))
        fewer = self._parts.get(bag - one)
        if fewer is None:
            fewer = self._parts[bag - one] = self.parts(bag - one)
        return fewer.union([part + one for part in fewer])

    def all_parts(self, bag: int) -> set[int]:
        """Return all bags within this bag, the empty one left out."""
        weights = self._weights
        parts = [0]
        for value in self.contents(bag):
            weight = weights[value]
            parts += [part + weight for part in parts]
        return set(parts) - {0}
