"""Search without parentheses: sums of chains of × and ÷, with whole numbers as bit sets.

Terms that are added can always be written before those taken away, so a sum is valid exactly if its end is not
negative. For every bag of operands one whole number holds, as bits, all that its signed chains can add up to; one
shift adds a chain to all of them at once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import prod

from quiclo_game.rules.bags import Bags
from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.chains import Chains
from quiclo_game.rules.forms import Form, Kind, combine

DICE_VALUES = range(1, 13)
DICE_COUNT = 6
DICE_LIMIT = 144


class FlatSums:
    """All sums over bags of at most ``most`` operands, as far as they can matter for a target up to ``limit``."""

    def __init__(self, largest: Sequence[int], most: int, limit: int, operators: frozenset[Operator]) -> None:
        """Prepare for the ``largest`` operands that may ever come together (at least ``most`` of them)."""
        self.bags = Bags(largest)
        self.most = most
        self._plus = Operator.PLUS in operators
        self._minus = Operator.MINUS in operators
        self._largest = sorted(largest, reverse=True)
        self._times = Operator.TIMES in operators
        self._limits = [self._bound(size, limit) for size in range(most + 1)]
        self._chains = Chains(self.bags, operators)
        self.window = max(self._limits[1:])
        self._kept = (1 << 2 * self.window + 1) - 1
        self._sums: dict[int, int] = {0: 1 << self.window}
        self._target_bits = (1 << limit + 1) - 1
        self._reaches: dict[int, int] = {}

    def reach(self, bag: int) -> int:
        """Return the values from 0 to the limit that use the whole bag, as bits."""
        known = self._reaches.get(bag)
        if known is None:
            known = self._reaches[bag] = self._compute_reach(bag)
        return known

    def forms(self, bag: int, target: int) -> Iterator[Form]:
        """Return every calculation that uses the whole bag and comes to the target, some of them several times."""
        if self._plus:
            for added, taken in self._splits(bag, target, (1, -1) if self._minus else (1,)):
                yield combine(Kind.SUM, added, taken)
            return
        for part in self.bags.all_parts(bag):
            for value in self._values(part):
                if self._holds(bag - part, target - value):
                    for _, taken in self._splits(bag - part, target - value, (-1,)):
                        for chain in self._chains.forms(part, value):
                            yield combine(Kind.SUM, (chain,), taken)

    def _bound(self, size: int, limit: int) -> int:
        """Return the largest sum of ``size`` operands that the others can still bring down to the limit."""
        if not self._minus:
            return limit
        return min(self._highest(size), limit + self._highest(self.most - size))

    def _highest(self, size: int) -> int:
        values = self._largest[:size]
        return prod(max(value, 2) for value in values) if self._times else sum(values)

    def _values(self, bag: int) -> tuple[int, ...]:
        return self._chains.values(bag, self._limits[len(self.bags.contents(bag))])

    def _compute_reach(self, bag: int) -> int:
        if self._plus:
            return self._signed_sums(bag) >> self.window & self._target_bits
        reached = 0
        for part in self.bags.all_parts(bag):
            rest = self._signed_sums(bag - part)
            for value in self._values(part):
                reached |= rest << value
        return reached >> self.window & self._target_bits

    def _signed_sums(self, bag: int) -> int:
        """Return all sums of signed chains over the bag, zero at bit ``window``; without plus all are taken away."""
        known = self._sums.get(bag)
        if known is not None:
            return known
        found = 0
        for part in self.bags.parts(bag):
            rest = self._signed_sums(bag - part)
            for value in self._values(part):
                if self._plus:
                    found |= rest << value
                if self._minus:
                    found |= rest >> value
        found &= self._kept
        if len(self.bags.contents(bag)) < self.most:
            self._sums[bag] = found
        return found

    def _splits(
        self, bag: int, target: int, signs: Sequence[int]
    ) -> Iterator[tuple[tuple[Form, ...], tuple[Form, ...]]]:
        """Return added and taken chains whose difference is the target."""
        if bag == 0:
            yield (), ()
            return
        for part in self.bags.parts(bag):
            for value in self._values(part):
                for sign in signs:
                    rest_target = target - sign * value
                    if self._holds(bag - part, rest_target):
                        chains = tuple(self._chains.forms(part, value))
                        for added, taken in self._splits(bag - part, rest_target, signs):
                            for chain in chains:
                                yield ((*added, chain), taken) if sign > 0 else (added, (*taken, chain))

    def _holds(self, bag: int, value: int) -> bool:
        place = self.window + value
        return place >= 0 and bool(self._signed_sums(bag) >> place & 1)


@lru_cache(maxsize=16)
def dice_sums(operators: frozenset[Operator]) -> FlatSums:
    """Return the sums for up to six D12 and targets up to 144, shared by all rolls: each bag is worked out once."""
    return FlatSums([value for value in DICE_VALUES for _ in range(DICE_COUNT)], DICE_COUNT, DICE_LIMIT, operators)
