"""One search per dialect behind one face: which targets a number of operands reaches, and in which forms."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import NamedTuple, Protocol

from quiclo_game.rules.bags import Bags
from quiclo_game.rules.bits import bits_of, places_of
from quiclo_game.rules.calculation import Dialect, Operator
from quiclo_game.rules.dice import NUMBER_DICE, NUMBER_SIDES
from quiclo_game.rules.effort import Effort, EffortSpentError
from quiclo_game.rules.flat import FlatBits, FlatSets, FlatSums, sum_limits
from quiclo_game.rules.forms import Form, Laid, most_liked
from quiclo_game.rules.grouped import LARGEST_SMALL, GroupedValues
from quiclo_game.rules.grouped_best import GroupedBest
from quiclo_game.rules.grouped_forms import GroupedForms

_LARGEST_BIT_SUM = 40_000
_OPERATIONS = 5_000_000
_FEW_BAGS = 20
_ENOUGH_FORMS = 400
_ENOUGH_BAGS = 20
_MANY_BAGS = 250


DICE_LIMIT = 144
_ALL_DICE = [face for face in range(1, NUMBER_SIDES + 1) for _ in range(NUMBER_DICE)]


class Search(Protocol):
    """What a solver needs to know about some operands; sets of targets are whole numbers with one bit each."""

    spent: bool
    """Whether the search had to stop before it had looked everywhere; what it has found still holds."""

    def reach(self, count: int, wanted: int) -> int:
        """Return which of the wanted targets are reached with exactly ``count`` operands."""

    def best(self, target: int, count: int) -> Laid | None:
        """Return the most liked form of exactly ``count`` operands that comes to the target, or ``None``.

        Where there are very many, it is the most liked of those with the smallest operands.
        """

    def forms(self, target: int, count: int) -> Iterator[Form]:
        """Return every form of exactly ``count`` operands that comes to the target; one may come twice."""


class DiceMemory(NamedTuple):
    """What all rolls share in a search with parentheses."""

    bags: Bags
    values: dict[int, frozenset[int]]


def are_dice(operands: Sequence[int]) -> bool:
    """Say whether the operands could be faces of D12."""
    return min(operands) >= 1 and max(operands) <= NUMBER_SIDES


# All rolls together fill 18 MB with sums and 8 MB with values: no more than the tables of one evening need.
@lru_cache(maxsize=2)
def dice_sums(operators: frozenset[Operator]) -> FlatBits:
    """Return the sums of up to six D12 for targets up to 144, shared by all rolls: each bag is worked out once."""
    return FlatBits(Bags(_ALL_DICE), _ALL_DICE, NUMBER_DICE, DICE_LIMIT, operators)


@lru_cache(maxsize=2)
def dice_memory(operators: frozenset[Operator]) -> DiceMemory:
    """Return the memory for small bags of up to six D12 and targets up to 144, filled as rolls come by."""
    return DiceMemory(Bags(_ALL_DICE), {})


class FlatSearch:
    """Search without parentheses: with bits as long as the sums are small, beyond with sets."""

    def __init__(self, operands: Sequence[int], most: int, limit: int, operators: frozenset[Operator]) -> None:
        """Look for calculations of at most ``most`` operands and targets up to ``limit``."""
        self.spent = False
        self._operands = operands
        self._most = most
        self._limit = limit
        self._operators = operators
        self._effort = Effort(_OPERATIONS)
        self._bits_most, self._bits = self._choose_bits()
        self._sets: FlatSets | None = None
        self._witnesses: dict[int, int] = {}

    def reach(self, count: int, wanted: int) -> int:
        """Return which of the wanted targets are reached with exactly ``count`` operands."""
        sums = self._sums(count)
        bags = sums.bags.level(self._operands, count)
        if sums is self._bits:
            return sums.reach_any(bags, wanted)
        found = 0
        try:
            for bag in bags:
                here = sums.reach(bag, wanted & ~found)
                self._witnesses.update(dict.fromkeys(places_of(here), bag))
                found |= here
                if found == wanted:
                    break
        except EffortSpentError:
            self.spent = True
        return found

    def best(self, target: int, count: int) -> Laid | None:
        """Return the most liked form of exactly ``count`` operands that comes to the target, or ``None``."""
        self._effort.lift()
        if target in self._witnesses:
            candidates = self._sums(count).forms(self._witnesses[target], target)
        else:
            candidates = self.forms(target, count)
        forms = set(islice(candidates, _ENOUGH_FORMS))
        return most_liked(forms) if forms else None

    def forms(self, target: int, count: int) -> Iterator[Form]:
        """Return every form of exactly ``count`` operands that comes to the target; one may come twice."""
        self._effort.lift()
        sums = self._sums(count)
        for bag in sums.bags.level(self._operands, count):
            if sums.reach(bag, 1 << target):
                yield from sums.forms(bag, target)

    def _sums(self, count: int) -> FlatSums:
        if count <= self._bits_most:
            return self._bits
        if self._sets is None:
            self._sets = FlatSets(
                Bags(self._operands), self._operands, self._most, self._limit, self._operators, self._effort
            )
        return self._sets

    def _choose_bits(self) -> tuple[int, FlatBits]:
        """Return up to how many operands bits will do, and the bits."""
        if are_dice(self._operands) and self._limit <= DICE_LIMIT:
            return NUMBER_DICE, dice_sums(self._operators)
        most = 1
        for count in range(2, self._most + 1):
            if max(sum_limits(self._operands, count, self._limit, self._operators)) <= _LARGEST_BIT_SUM:
                most = count
        return most, FlatBits(Bags(self._operands), self._operands, most, self._limit, self._operators)


class GroupedSearch:
    """Search with parentheses."""

    def __init__(self, operands: Sequence[int], most: int, limit: int | None, operators: frozenset[Operator]) -> None:
        """Look for calculations of at most ``most`` operands; without ``limit`` nothing is left out as too large."""
        self.spent = False
        self._operands = operands
        self._effort = effort = Effort(_OPERATIONS)
        self._witnesses: dict[int, int] = {}
        if are_dice(operands) and most <= NUMBER_DICE and limit is not None and limit <= DICE_LIMIT:
            memory = dice_memory(operators)
            self._values = GroupedValues(
                memory.bags, _ALL_DICE, NUMBER_DICE, DICE_LIMIT, operators, memory.values, effort
            )
        else:
            self._values = GroupedValues(Bags(operands), operands, most, limit, operators, {}, effort)

    def reach(self, count: int, wanted: int) -> int:
        """Return which of the wanted targets are reached with exactly ``count`` operands."""
        unmet = set(places_of(wanted))
        try:
            bags = self._values.bags.level(self._operands, count)
            if count <= 2 or (count <= LARGEST_SMALL and len(bags) <= _FEW_BAGS):
                # The next level needs all values of these bags anyway.
                for bag in bags:
                    unmet -= self._values.values(bag)
            else:
                self._values.reach(self._operands, count, unmet, self._witnesses)
        except EffortSpentError:
            self.spent = True
        return wanted & ~bits_of(unmet)

    def best(self, target: int, count: int) -> Laid | None:
        """Return the most liked form of exactly ``count`` operands that comes to the target, or ``None``."""
        self._effort.lift()
        best = GroupedBest(self._values)
        bags = self._values.bags.level(self._operands, count)
        if len(bags) > _MANY_BAGS:
            bags = [self._witnesses[target], *bags[:_ENOUGH_BAGS]]
        holding = islice(self._holding(bags, target), _ENOUGH_BAGS)
        ways = [way for way in [best.way(bag, target) for bag in holding] if way is not None]
        return most_liked(map(best.form, ways)) if ways else None

    def forms(self, target: int, count: int) -> Iterator[Form]:
        """Return every form of exactly ``count`` operands that comes to the target."""
        self._effort.lift()
        forms = GroupedForms(self._values)
        for bag in self._holding(self._values.bags.level(self._operands, count), target):
            yield from forms.forms(bag, target)

    def _holding(self, bags: Iterable[int], target: int) -> Iterator[int]:
        """Return those of the bags that reach a target, in their order."""
        for bag in bags:
            if self._values.holds(bag, target):
                yield bag


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
