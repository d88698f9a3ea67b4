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
from quiclo_game.rules.leads import Joining, Leads

Cut = tuple[int, int]
"""Two bags that together make one; the first has at least as many values."""


class GroupedValues:
    """All values over bags of at most ``most`` operands, as far as they can matter for a target up to ``limit``."""

    def __init__(
        self, operands: Sequence[int], most: int, limit: int | None, operators: frozenset[Operator], effort: Effort
    ) -> None:
        """Prepare for these operands; without ``limit`` nothing is left out; ``effort`` is asked before every work."""
        self.bags = Bags(operands)
        self.joining = Joining(operators)
        self._most = most
        self._effort = effort
        self._largest = sorted((max(operand, 2) for operand in operands), reverse=True)
        self._limits = [self._bound(size, limit) for size in range(most + 1)]
        self._values = {self.bags.bag((operand,)): frozenset((operand,)) for operand in operands}

    def values(self, bag: int) -> frozenset[int]:
        """Return every value that uses the whole bag and can still lead to a target."""
        known = self._values.get(bag)
        if known is None:
            known = self._values[bag] = self._join_parts(bag)
        return known

    def cuts(self, bag: int) -> Iterator[Cut]:
        """Return every way to cut a bag in two."""
        for part in self.bags.parts(bag):
            rest = bag - part
            if rest:
                yield (part, rest) if len(self.values(part)) >= len(self.values(rest)) else (rest, part)

    def reach(self, bag: int, wanted: set[int], leads: Leads) -> set[int]:
        """Return which of the wanted results use the whole bag, without working out all its values.

        ``leads`` must have been made for all that is wanted or more.
        """
        known, known_partners, steps = self._values.get, leads.known.get, self.joining.steps
        own = known(bag)
        if own is not None:
            return wanted & own
        found: set[int] = set()
        work = 0
        for part in self.bags.parts(bag):
            rest = bag - part
            if not rest:
                continue
            large, small = known(part) or self.values(part), known(rest) or self.values(rest)
            if len(large) < len(small):
                large, small = small, large
            work += len(small)
            for number in small:
                partners = known_partners(number) or leads.to(number)
                if not large.isdisjoint(partners):
                    found.update([step[3] for partner in large & partners for step in steps(partner, number)])
                elif number == 0 and 0 in wanted:
                    found.update([step[3] for partner in large for step in steps(partner, 0)])
        self._effort.spend(work)
        return wanted & found

    def _bound(self, size: int, limit: int | None) -> float:
        """Return the largest value of ``size`` operands that the others can still bring down to the limit.

        Taking away b or dividing by b brings at most (limit + 1) × max(b, 2) − 1 down to a limit from 1.
        """
        if limit is None:
            return inf
        if not (self.joining.over or self.joining.minus):
            return limit
        return (max(limit, 1) + 1) * prod(self._largest[: self._most - size]) - 1

    def _join_parts(self, bag: int) -> frozenset[int]:
        found: set[int] = set()
        for one, other in self.cuts(bag):
            large, small = self.values(one), self.values(other)
            self._effort.spend(len(large) * len(small))
            self.joining.join_all(large, small, found)
        limit = self._limits[len(self.bags.contents(bag))]
        if limit < max(found, default=0):
            found = {value for value in found if value <= limit}
        return frozenset(found)
