"""One search per dialect behind one face: which targets a number of operands reaches, and in which forms."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from quiclo_game.rules.bits import bits_of, places_of
from quiclo_game.rules.calculation import Dialect, Operator
from quiclo_game.rules.effort import Effort, EffortSpentError
from quiclo_game.rules.flat import (
    DICE_COUNT,
    DICE_LIMIT,
    DICE_VALUES,
    FlatBits,
    FlatSets,
    FlatSums,
    dice_sums,
    sum_limits,
)
from quiclo_game.rules.forms import Form
from quiclo_game.rules.grouped import GroupedValues, Leads

_LARGEST_BIT_SUM = 40_000
_OPERATIONS = 30_000_000
_WORTH_KEEPING = 20


class Search(Protocol):
    """What a solver needs to know about some operands; sets of targets are whole numbers with one bit each."""

    spent: bool
    """Whether the search had to stop before it had looked everywhere; what it has found still holds."""

    def reach(self, count: int, wanted: int) -> int:
        """Return which of the wanted targets are reached with exactly ``count`` operands."""

    def forms(self, target: int, count: int) -> Iterator[frozenset[Form]]:
        """Return, bag by bag, every form of exactly ``count`` operands that comes to the target."""


class FlatSearch:
    """Search without parentheses: with bits as long as the sums are small, beyond with sets."""

    def __init__(self, operands: Sequence[int], most: int, limit: int, operators: frozenset[Operator]) -> None:
        """Look for calculations of at most ``most`` operands and targets up to ``limit``."""
        self.spent = False
        self._operands = operands
        self._most = most
        self._limit = limit
        self._operators = operators
        self._bits_most, self._bits = self._choose_bits()
        self._sets: FlatSets | None = None

    def reach(self, count: int, wanted: int) -> int:
        """Return which of the wanted targets are reached with exactly ``count`` operands."""
        sums = self._sums(count)
        return sums.reach_any(sums.bags.level(self._operands, count), wanted)

    def forms(self, target: int, count: int) -> Iterator[frozenset[Form]]:
        """Return, bag by bag, every form of exactly ``count`` operands that comes to the target."""
        sums = self._sums(count)
        for bag in sums.bags.level(self._operands, count):
            if sums.reach(bag, 1 << target):
                yield frozenset(sums.forms(bag, target))

    def _sums(self, count: int) -> FlatSums:
        if count <= self._bits_most:
            return self._bits
        if self._sets is None:
            self._sets = FlatSets(self._operands, self._most, self._limit, self._operators, Effort(_OPERATIONS))
        return self._sets

    def _choose_bits(self) -> tuple[int, FlatBits]:
        """Return up to how many operands bits will do, and the bits."""
        if self._limit <= DICE_LIMIT and all(operand in DICE_VALUES for operand in self._operands):
            return DICE_COUNT, dice_sums(self._operators)
        most = 1
        for count in range(2, self._most + 1):
            if max(sum_limits(self._operands, count, self._limit, self._operators)) <= _LARGEST_BIT_SUM:
                most = count
        return most, FlatBits(self._operands, most, self._limit, self._operators)


class GroupedSearch:
    """Search with parentheses."""

    def __init__(self, operands: Sequence[int], most: int, limit: int | None, operators: frozenset[Operator]) -> None:
        """Look for calculations of at most ``most`` operands; without ``limit`` nothing is left out as too large."""
        self.spent = False
        self._operands = operands
        self._most = most
        self._operators = operators
        self._values = GroupedValues(operands, most, limit, operators, Effort(_OPERATIONS))

    def reach(self, count: int, wanted: int) -> int:
        """Return which of the wanted targets are reached with exactly ``count`` operands."""
        bags = self._values.bags.level(self._operands, count)
        unmet = set(places_of(wanted))
        leads = Leads(frozenset(unmet), self._operators)
        try:
            if count < self._most and len(bags) <= _WORTH_KEEPING:
                for bag in bags:
                    self._values.values(bag)
            for bag in bags:
                unmet -= self._values.reach(bag, unmet, leads)
                if not unmet:
                    break
        except EffortSpentError:
            self.spent = True
        return wanted & ~bits_of(unmet)

    def forms(self, target: int, count: int) -> Iterator[frozenset[Form]]:
        """Return, bag by bag, every form of exactly ``count`` operands that comes to the target."""
        leads = Leads(frozenset((target,)), self._operators)
        for bag in self._values.bags.level(self._operands, count):
            if self._values.reach(bag, {target}, leads):
                yield frozenset(self._values.forms(bag, target))


def search_for(
    operands: Sequence[int],
    dialect: Dialect,
    most: int,
    limit: int,
    operators: frozenset[Operator],
    *,
    every_form: bool = False,
) -> Search:
    """Return the search that fits the dialect; with ``every_form`` none is left out as a needless detour."""
    if dialect is Dialect.FLAT:
        return FlatSearch(operands, most, limit, operators)
    return GroupedSearch(operands, most, None if every_form else limit, operators)
