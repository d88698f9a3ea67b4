"""Search with parentheses: for every bag of operands the set of all values that use the whole of it.

A bag is cut in two in every way and the values of both parts are joined by every operator. The last level is not
worked out in full: from the wanted targets backwards, only numbers that lead to one of them are looked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import inf, prod

from quiclo_game.rules.bags import Bags
from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.effort import Effort
from quiclo_game.rules.forms import Form, Kind, combine, number

_EMPTY = 0


class GroupedValues:
    """All values over bags of at most ``most`` operands, as far as they can matter for a target up to ``limit``."""

    def __init__(
        self, operands: Sequence[int], most: int, limit: int | None, operators: frozenset[Operator], effort: Effort
    ) -> None:
        """Prepare for these operands; without ``limit`` nothing is left out; ``effort`` is asked before every work."""
        self.bags = Bags(operands)
        self._most = most
        self._plus = Operator.PLUS in operators
        self._minus = Operator.MINUS in operators
        self._times = Operator.TIMES in operators
        self._over = Operator.OVER in operators
        self._effort = effort
        self._largest = sorted((max(operand, 2) for operand in operands), reverse=True)
        self._limits = [self._bound(size, limit) for size in range(most + 1)]
        self._values: dict[int, frozenset[int]] = {}
        self._merged: dict[tuple[int, Kind], frozenset[int]] = {}
        self._forms: dict[tuple[int, int], tuple[Form, ...]] = {}

    def values(self, bag: int) -> frozenset[int]:
        """Return every value that uses the whole bag and can still lead to a target."""
        known = self._values.get(bag)
        if known is None:
            contents = self.bags.contents(bag)
            known = self._values[bag] = frozenset(contents) if len(contents) == 1 else self._join_parts(bag)
        return known

    def reach(self, bag: int, wanted: set[int], leads: Leads) -> set[int]:
        """Return which of the wanted targets use the whole bag, without working out all its values."""
        if bag in self._values or len(self.bags.contents(bag)) == 1:
            return wanted & self.values(bag)
        found: set[int] = set()
        for large, small in self._cuts(bag):
            for right in small:
                partners = leads.to(right)
                if not large.isdisjoint(partners):
                    found |= leads.results(large & partners, right) & wanted
            if 0 in wanted and 0 in small and (self._times or (self._over and any(large))):
                found.add(0)
        return found

    def forms(self, bag: int, target: int) -> tuple[Form, ...]:
        """Return every different calculation that uses the whole bag and comes to the target."""
        known = self._forms.get((bag, target))
        if known is None:
            known = self._forms[bag, target] = tuple(dict.fromkeys(self._compute_forms(bag, target)))
        return known

    def _bound(self, size: int, limit: int | None) -> float:
        """Return the largest value of ``size`` operands that the others can still bring down to the limit.

        Taking away b or dividing by b brings at most (limit + 1) × max(b, 2) − 1 down to a limit from 1.
        """
        if limit is None:
            return inf
        if not (self._over or self._minus):
            return limit
        return (max(limit, 1) + 1) * prod(self._largest[: self._most - size]) - 1

    def _cuts(self, bag: int) -> Iterator[tuple[frozenset[int], frozenset[int]]]:
        """Return the values of both parts for every way to cut a bag in two, the larger set first."""
        for part in self.bags.parts(bag):
            if part != bag:
                one, other = self.values(part), self.values(bag - part)
                self._effort.spend(len(one) * len(other))
                yield (one, other) if len(one) >= len(other) else (other, one)

    def _join_parts(self, bag: int) -> frozenset[int]:
        limit = self._limits[len(self.bags.contents(bag))]
        found: set[int] = set()
        for large, small in self._cuts(bag):
            for right in small:
                if self._plus:
                    found.update([left + right for left in large])
                if self._minus:
                    found.update([abs(left - right) for left in large])
                if self._times:
                    found.update([left * right for left in large])
                if self._over and right:
                    found.update([left // right for left in large if left % right == 0])
                    found.update([right // left for left in large if left and right % left == 0])
                elif self._over and any(large):
                    found.add(0)
        return frozenset([value for value in found if value <= limit])

    def _compute_forms(self, bag: int, target: int) -> Iterator[Form]:
        contents = self.bags.contents(bag)
        if len(contents) > 1:
            yield from self._compounds(bag, target, Kind.SUM)
            yield from self._compounds(bag, target, Kind.PRODUCT)
        elif contents[0] == target:
            yield number(target)

    def _compounds(self, bag: int, target: int, kind: Kind) -> Iterator[Form]:
        """Return every sum (or product) of at least two blocks that comes to the target."""
        backward_allowed = self._minus if kind is Kind.SUM else self._over
        for forward in self.bags.all_parts(bag):
            backward = bag - forward
            if backward == _EMPTY:
                for blocks in self._gather(forward, target, kind, 2):
                    yield combine(kind, blocks, ())
            elif backward_allowed:
                yield from self._opposed(forward, backward, target, kind)

    def _opposed(self, forward: int, backward: int, target: int, kind: Kind) -> Iterator[Form]:
        """Return every form in which ``forward`` is added (multiplied) and ``backward`` taken away (divided by)."""
        reachable = self.values(forward)
        for below in self._merge(backward, kind):
            above = target + below if kind is Kind.SUM else target * below
            if above in reachable and (below or kind is Kind.SUM):
                downs = list(self._gather(backward, below, kind, 1, forward=False))
                for ups in self._gather(forward, above, kind, 1):
                    for down in downs:
                        yield combine(kind, ups, down)

    def _merge(self, bag: int, kind: Kind) -> frozenset[int]:
        """Return what blocks over a bag can amount to when all are taken away, or all divide."""
        if self._joins(kind):
            return self.values(bag)
        known = self._merged.get((bag, kind))
        if known is None:
            found = set(self.values(bag))
            for part in self.bags.parts(bag) - {bag}:
                for one, other in product(self.values(part), self._merge(bag - part, kind)):
                    found.add(one + other if kind is Kind.SUM else one * other)
            known = self._merged[bag, kind] = frozenset(found)
        return known

    def _joins(self, kind: Kind) -> bool:
        return self._plus if kind is Kind.SUM else self._times

    def _gather(
        self, bag: int, total: int, kind: Kind, least: int, *, forward: bool = True
    ) -> Iterator[tuple[Form, ...]]:
        """Return every way to cut a bag into blocks that together amount to the total, at least ``least`` of them."""
        if least <= 1:
            for form in self._blocks(bag, total, kind, forward=forward):
                yield (form,)
        if forward and not self._joins(kind):
            return
        for part in self.bags.parts(bag) - {bag}:
            rest = bag - part
            for value in self.values(part):
                for remainder in self._remainders(total, value, kind, rest):
                    firsts = list(self._blocks(part, value, kind, forward=forward))
                    if firsts:
                        for others in self._gather(rest, remainder, kind, 1, forward=forward):
                            for first in firsts:
                                yield (first, *others)

    def _remainders(self, total: int, value: int, kind: Kind, rest: int) -> Iterable[int]:
        """Return what the rest of the blocks may amount to when one block has this value."""
        if kind is Kind.PRODUCT and value == 0:
            return self._merge(rest, kind) if total == 0 else ()
        if kind is Kind.PRODUCT and total % value:
            return ()
        remainder = total - value if kind is Kind.SUM else total // value
        return (remainder,) if remainder in self._merge(rest, kind) else ()

    def _blocks(self, bag: int, value: int, kind: Kind, *, forward: bool) -> Iterator[Form]:
        """Return every form over the whole bag that may stand as one block in a sum (or product).

        A sum within a sum is no form of its own, unless it is taken away and there is no plus to write it without
        parentheses; likewise for products.
        """
        for form in self.forms(bag, value):
            if form[0] is not kind or not (forward or self._joins(kind)):
                yield form


class Leads:
    """For wanted targets: which numbers on the other side of an operation lead to one of them."""

    def __init__(self, wanted: frozenset[int], operators: frozenset[Operator]) -> None:
        """Know the targets and the operators."""
        self._wanted = wanted
        self._plus = Operator.PLUS in operators
        self._minus = Operator.MINUS in operators
        self._times = Operator.TIMES in operators
        self._over = Operator.OVER in operators
        self._known: dict[int, frozenset[int]] = {}

    def to(self, number: int) -> frozenset[int]:
        """Return every partner with which the number can make a wanted target."""
        known = self._known.get(number)
        if known is None:
            known = self._known[number] = frozenset(self._partners(number))
        return known

    def results(self, partners: Iterable[int], number: int) -> set[int]:
        """Return everything that the number makes with these partners."""
        found: set[int] = set()
        for partner in partners:
            low, high = sorted((partner, number))
            if self._plus:
                found.add(low + high)
            if self._minus:
                found.add(high - low)
            if self._times:
                found.add(low * high)
            if self._over and low and high % low == 0:
                found.add(high // low)
            if self._over and low == 0 and high:
                found.add(0)
        return found

    def _partners(self, number: int) -> set[int]:
        wanted = self._wanted
        found: set[int] = set()
        if self._plus:
            found.update([target - number for target in wanted if target >= number])
        if self._minus:
            found.update([target + number for target in wanted])
            found.update([number - target for target in wanted if target <= number])
        if self._times and number:
            found.update([target // number for target in wanted if target % number == 0])
        if self._over:
            found.update([target * number for target in wanted])
            found.update([number // target for target in wanted if target and number % target == 0])
        return found
