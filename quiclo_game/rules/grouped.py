"""Search with parentheses: for every bag of operands the set of all values that use the whole of it.

A bag is cut in two in every way and the values of both parts are joined by every operator. Where only some results
are wanted, they are looked for from the end: which partner would each value of one part need in the other?
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf, prod

from quiclo_game.rules.bags import Bags
from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.effort import Effort
from quiclo_game.rules.joining import Joining, Leads

LARGEST_SMALL = 4
"""The largest number of operands in a bag whose values may be shared."""

_MANY_WANTED = 400

Cut = tuple[int, int]
"""Two bags that together make one."""


class GroupedValues:
    """All values over bags of at most ``most`` operands, as far as they can matter for a target up to ``limit``."""

    def __init__(
        self,
        bags: Bags,
        largest: Sequence[int],
        most: int,
        limit: int | None,
        operators: frozenset[Operator],
        small: dict[int, frozenset[int]],
        effort: Effort,
    ) -> None:
        """Prepare for the ``largest`` operands that may ever come together; without ``limit`` nothing is left out.

        ``small`` remembers the values of bags of at most four, for whoever shares it; ``effort`` is asked before every
        piece of work.
        """
        self.bags = bags
        self.joining = Joining(operators)
        self._most = most
        self._effort = effort
        self._largest = sorted((max(operand, 2) for operand in largest), reverse=True)
        self._limits = [self._bound(size, limit) for size in range(most + 1)]
        self._small = small
        self._large: dict[int, frozenset[int]] = {}

    def values(self, bag: int) -> frozenset[int]:
        """Return every value that uses the whole bag and can still lead to a target."""
        known = self._small.get(bag) or self._large.get(bag)
        if known is None:
            contents = self.bags.contents(bag)
            known = self._compute_values(bag, contents)
            memory = self._small if len(contents) <= LARGEST_SMALL else self._large
            memory[bag] = known
        return known

    def holds(self, bag: int, value: int) -> bool:
        """Say whether the whole bag can make the value, without working out all its values."""
        size = len(self.bags.contents(bag))
        if size == 1 or bag in self._small:
            return value in self.values(bag)
        return any(self._joins_to(value, *cut) for larger in larger_parts(size) for cut in self.cuts(bag, larger))

    def cuts(self, bag: int, larger: int) -> Iterator[Cut]:
        """Return every way to cut a bag in two so that the larger part has ``larger`` operands."""
        contents = self.bags.contents
        sizes = (larger, len(contents(bag)) - larger)
        for part in self.bags.parts(bag):
            if len(contents(part)) in sizes:
                yield part, bag - part

    def reach(self, operands: Sequence[int], count: int, unmet: set[int], witnesses: dict[int, int]) -> None:
        """Move what exactly ``count`` operands reach from ``unmet`` to ``witnesses``, each with a bag that does it.

        Cuts into parts of equal size come first: they find most, and need no values of large bags.
        """
        bags = dict.fromkeys(self.bags.level(operands, count))
        for larger in larger_parts(count):
            for result, bag in self._reach_by(operands, bags, larger, count - larger, unmet):
                if result in unmet:
                    unmet.remove(result)
                    witnesses[result] = bag
            if not unmet:
                break

    def _reach_by(
        self, operands: Sequence[int], bags: dict[int, None], larger: int, smaller: int, unmet: set[int]
    ) -> Iterator[tuple[int, int]]:
        """Return results, most of them unmet, with bags of which one part has ``larger`` operands."""
        if len(unmet) > _MANY_WANTED:
            for bag in bags:
                pairs = [(self.values(one), self.values(other)) for one, other in self.cuts(bag, larger)]
                self._effort.spend(sum([len(ones) * len(others) for ones, others in pairs]))
                yield from [(result, bag) for result in unmet.intersection(self.joining.join_all(pairs))]
            return
        holders = self._holders(operands, larger)
        numbers = frozenset(holders)
        leads = Leads(frozenset(unmet), self.joining)
        for part in self.bags.level(operands, smaller):
            for number in self.values(part):
                if 2 * len(unmet) < len(leads.wanted):
                    leads = Leads(frozenset(unmet), self.joining)
                swallows = number == 0 and 0 in unmet
                partners = numbers if swallows else leads.to(number) & numbers
                self._effort.spend(2 + len(partners))
                for partner in partners:
                    whole = next((bag for rest in holders[partner] if (bag := rest + part) in bags), None)
                    if whole is not None:
                        yield from [(step[3], whole) for step in self.joining.steps(partner, number)]

    def _holders(self, operands: Sequence[int], count: int) -> dict[int, list[int]]:
        """Return for every value that ``count`` operands make the bags that make it."""
        holders: dict[int, list[int]] = {}
        for bag in self.bags.level(operands, count):
            values = self.values(bag)
            self._effort.spend(len(values))
            for value in values:
                holders.setdefault(value, []).append(bag)
        return holders

    def _joins_to(self, value: int, one_bag: int, other_bag: int) -> bool:
        """Say whether a value of one bag and one of the other make the wanted value."""
        ones, others = self.values(one_bag), self.values(other_bag)
        if len(ones) < len(others):
            ones, others = others, ones
        partners = self.joining.partners
        for other in others:
            for one in partners(other, value):
                if one in ones:
                    return True
            if other == value == 0 and any(step[3] == 0 for one in ones for step in self.joining.steps(one, 0)):
                return True
        return False

    def _bound(self, size: int, limit: int | None) -> float:
        """Return the largest value of ``size`` operands that the others can still bring down to the limit.

        Taking away b or dividing by b brings at most (limit + 1) × max(b, 2) − 1 down to a limit from 1.
        """
        if limit is None:
            return inf
        if not (self.joining.over or self.joining.minus):
            return limit
        bound = (max(limit, 1) + 1) * prod(self._largest[: self._most - size]) - 1
        return bound if bound < prod(self._largest[:size]) else inf

    def _compute_values(self, bag: int, contents: tuple[int, ...]) -> frozenset[int]:
        if len(contents) == 1:
            return frozenset(contents)
        found: set[int] = set()
        if len(contents) == 2:
            found.update([step[3] for step in self.joining.steps(*contents)])
        else:
            pairs = [(self.values(part), self.values(bag - part)) for part in self.bags.parts(bag) - {bag}]
            self._effort.spend(sum([len(ones) * len(others) for ones, others in pairs]))
            found = self.joining.join_all(pairs)
        limit = self._limits[len(contents)]
        return frozenset(found) if limit == inf else frozenset([value for value in found if value <= limit])


def larger_parts(size: int) -> range:
    """Return how many operands the larger part can have when so many are cut in two, equal parts first."""
    return range((size + 1) // 2, size)
