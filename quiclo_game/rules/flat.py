"""Search without parentheses: every calculation is a sum of chains of × and ÷, some added, some taken away.

Terms that are added can always be written before those taken away, so a sum is valid exactly if its end is not
negative. ``FlatBits`` holds all that a bag's signed chains add up to as the bits of one whole number: one shift adds a
chain to all of them at once. ``FlatSets`` holds them one by one, for sums too large and too sparse for bits.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from math import prod

from quiclo_game.rules.bags import Bags
from quiclo_game.rules.bits import bits_of, places_of
from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.chains import Chains
from quiclo_game.rules.effort import Effort
from quiclo_game.rules.forms import Form, Kind, combine

_Terms = tuple[tuple[Form, ...], tuple[Form, ...]]


class FlatSums(ABC):
    """All sums over bags of at most ``most`` operands, as far as they can matter for a target up to ``limit``."""

    def __init__(
        self, bags: Bags, largest: Sequence[int], most: int, limit: int, operators: frozenset[Operator]
    ) -> None:
        """Prepare for the ``largest`` operands that may ever come together (at least ``most`` of them)."""
        self.bags = bags
        self._most = most
        self._plus = Operator.PLUS in operators
        self._minus = Operator.MINUS in operators
        self._limits = sum_limits(largest, most, limit, operators)
        self._chains = Chains(self.bags, operators)
        self._known_moves: dict[int, tuple[int, ...]] = {}

    def reach(self, bag: int, wanted: int) -> int:
        """Return which of the wanted targets use the whole bag; targets are bits."""
        if self._plus:
            return self._sums_within(bag, wanted)
        reached = 0
        for part in self.bags.all_parts(bag):
            reached |= self._differences_within(part, bag - part, wanted)
        return reached

    def forms(self, bag: int, target: int) -> Iterator[Form]:
        """Return every calculation that uses the whole bag and comes to the target, some of them several times."""
        if self._plus:
            for added, taken in self._splits(bag, target):
                if added:
                    yield combine(Kind.SUM, added, taken)
            return
        for part in self.bags.all_parts(bag):
            for value in self._leading(bag - part, target, self._values(part)):
                for _, taken in self._splits(bag - part, target - value):
                    for chain in self._chains.forms(part, value):
                        yield combine(Kind.SUM, (chain,), taken)

    @abstractmethod
    def _sums_within(self, bag: int, wanted: int) -> int:
        """Return which of the wanted targets are sums of signed chains over the bag."""

    @abstractmethod
    def _differences_within(self, chain: int, taken: int, wanted: int) -> int:
        """Return which of the wanted targets are one chain over a bag, and all chains over another taken away."""

    @abstractmethod
    def _leading(self, rest: int, target: int, moves: Sequence[int]) -> list[int]:
        """Return those moves after which signed chains over the rest make the target; without plus all are taken."""

    def _values(self, bag: int) -> tuple[int, ...]:
        return self._chains.values(bag, self._limits[len(self.bags.contents(bag))])

    def _moves(self, part: int) -> tuple[int, ...]:
        """Return by how much one chain over the part can move a sum."""
        known = self._known_moves.get(part)
        if known is None:
            size = len(self.bags.contents(part))
            values = self._chains.values(part, self._limits[size])
            known = (values if self._plus else ()) + (tuple([-value for value in values]) if self._minus else ())
            if size < self._most:
                self._known_moves[part] = known
        return known

    def _splits(self, bag: int, target: int) -> Iterator[_Terms]:
        """Return added and taken chains whose difference is the target."""
        if bag == 0:
            yield (), ()
            return
        for part in self.bags.parts(bag):
            rest = bag - part
            for move in self._leading(rest, target, self._moves(part)):
                chains = self._chains.forms(part, abs(move))
                for added, taken in self._splits(rest, target - move):
                    for chain in chains:
                        if move > 0 or (move == 0 and self._plus):
                            yield (*added, chain), taken
                        if move < 0 or (move == 0 and self._minus):
                            yield added, (*taken, chain)


class FlatBits(FlatSums):
    """Sums as bits: for dice, and wherever the sums that matter are small."""

    def __init__(
        self, bags: Bags, largest: Sequence[int], most: int, limit: int, operators: frozenset[Operator]
    ) -> None:
        """Prepare as every ``FlatSums``; takes memory in proportion to the largest sum that matters."""
        super().__init__(bags, largest, most, limit, operators)
        self._sums: dict[int, tuple[int, int]] = {0: (1, 0)}

    def reach_any(self, bags: Iterable[int], wanted: int) -> int:
        """Return which of the wanted targets use the whole of one of the bags."""
        known, reached = self._sums.get, 0
        for bag in bags:
            if self._plus:
                sums, zero = known(bag) or self._add_up(bag)
                reached |= sums >> zero
            else:
                reached |= self.reach(bag, wanted)
            if not wanted & ~reached:
                break
        return reached & wanted

    def _sums_within(self, bag: int, wanted: int) -> int:
        sums, zero = self._sums.get(bag) or self._add_up(bag)
        return sums >> zero & wanted

    def _differences_within(self, chain: int, taken: int, wanted: int) -> int:
        rest, zero = self._sums.get(taken) or self._add_up(taken)
        reached = 0
        for value in self._values(chain):
            reached |= rest << value
        return reached >> zero & wanted

    def _leading(self, rest: int, target: int, moves: Sequence[int]) -> list[int]:
        sums, zero = self._sums.get(rest) or self._add_up(rest)
        place = zero + target
        return [move for move in moves if place >= move and sums >> place - move & 1]

    def _add_up(self, bag: int) -> tuple[int, int]:
        """Return all sums of signed chains over the bag as bits, and the place of sum 0 among them."""
        size = len(self.bags.contents(bag))
        zero = self._limits[size]
        known_sums, known_moves = self._sums.get, self._known_moves.get
        found = 0
        for part in self.bags.parts(bag):
            rest, rest_zero = known_sums(bag - part) or self._add_up(bag - part)
            offset = zero - rest_zero
            for move in known_moves(part) or self._moves(part):
                places = offset + move
                found |= rest << places if places >= 0 else rest >> -places
        result = found & (1 << 2 * zero + 1) - 1, zero
        if size < self._most:
            self._sums[bag] = result
        return result


class FlatSets(FlatSums):
    """Sums as sets: for many or large operands, as far as the effort allows."""

    def __init__(
        self, bags: Bags, largest: Sequence[int], most: int, limit: int, operators: frozenset[Operator], effort: Effort
    ) -> None:
        """Prepare as every ``FlatSums``; ``effort`` is asked before every piece of work."""
        super().__init__(bags, largest, most, limit, operators)
        self._effort = effort
        self._sums: dict[int, frozenset[int]] = {0: frozenset((0,))}

    def _sums_within(self, bag: int, wanted: int) -> int:
        return bits_of(self._signed_sums(bag, frozenset(places_of(wanted))))

    def _differences_within(self, chain: int, taken: int, wanted: int) -> int:
        rest = self._signed_sums(taken)
        reached = {value + sum_ for value in self._values(chain) for sum_ in rest}
        return bits_of(reached.intersection(places_of(wanted)))

    def _leading(self, rest: int, target: int, moves: Sequence[int]) -> list[int]:
        sums = self._signed_sums(rest)
        return [move for move in moves if target - move in sums]

    def _signed_sums(self, bag: int, wanted: frozenset[int] | None = None) -> frozenset[int]:
        """Return all sums of signed chains over the bag, or only the wanted ones."""
        known = self._sums.get(bag)
        if known is not None:
            return known if wanted is None else known & wanted
        limit = self._limits[len(self.bags.contents(bag))]
        found: set[int] = set()
        for part in self.bags.parts(bag):
            rest = self._signed_sums(bag - part)
            moves = self._moves(part)
            self._effort.spend(len(rest) * len(moves))
            for move in moves:
                found.update([sum_ + move for sum_ in rest])
        if wanted is not None:
            return wanted & found
        known = self._sums[bag] = frozenset([sum_ for sum_ in found if -limit <= sum_ <= limit])
        return known


def sum_limits(largest: Sequence[int], most: int, limit: int, operators: frozenset[Operator]) -> list[int]:
    """Return for 0 to ``most`` operands the largest sum of that many that the others can still bring to the limit."""
    if Operator.MINUS not in operators:
        return [limit] * (most + 1)
    ordered = sorted(largest, reverse=True)

    def highest(size: int) -> int:
        values = ordered[:size]
        return prod(max(value, 2) for value in values) if Operator.TIMES in operators else sum(values)

    return [min(highest(size), limit + highest(most - size)) for size in range(most + 1)]
