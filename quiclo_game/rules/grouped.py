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
        self._leads: dict[int, Leads] = {}

    def values(self, bag: int) -> frozenset[int]:
        """Return every value that uses the whole bag and can still lead to a target."""
        known = self._small.get(bag) or self._large.get(bag)
        if known is None:
            contents = self.bags.contents(bag)
            known = frozenset(contents) if len(contents) == 1 else self._join_parts(bag)
            memory = self._small if len(contents) <= LARGEST_SMALL else self._large
            memory[bag] = known
        return known

    def holds(self, bag: int, value: int) -> bool:
        """Say whether the whole bag can make the value, without working out all its values."""
        contents = self.bags.contents(bag)
        if len(contents) == 1 or bag in self._small:
            return value in self.values(bag)
        leads = self._leads.get(value)
        if leads is None:
            leads = self._leads[value] = Leads(frozenset((value,)), self.joining)
        return any(self.reach(bag, {value}, leads, larger) for larger in larger_parts(len(contents)))

    def cuts(self, bag: int, larger: int) -> Iterator[Cut]:
        """Return every way to cut a bag in two so that the larger part has ``larger`` operands."""
        contents = self.bags.contents
        sizes = (larger, len(contents(bag)) - larger)
        for part in self.bags.parts(bag):
            if len(contents(part)) in sizes:
                yield part, bag - part

    def reach(self, bag: int, wanted: set[int], leads: Leads, larger: int) -> set[int]:
        """Return which of the wanted results use the whole bag, cut so that the larger part has ``larger`` operands.

        The values of the bag itself are not worked out. ``leads`` must have been made for all that is wanted or more.
        """
        known, known_partners, steps = self._small.get, leads.known.get, self.joining.steps
        found: set[int] = set()
        work = 0
        for part, rest in self.cuts(bag, larger):
            ones, others = known(part) or self.values(part), known(rest) or self.values(rest)
            if len(leads.wanted) > _MANY_WANTED:
                self._effort.spend(len(ones) * len(others))
                found.update(self.joining.join_all([(ones, others)]))
                continue
            if len(ones) < len(others):
                ones, others = others, ones
            work += len(others) * (4 + min(len(ones), 6 * len(leads.wanted)) // 8)
            for number in others:
                partners = known_partners(number)
                if partners is None:
                    partners = leads.to(number)
                    work += len(leads.wanted)
                if not ones.isdisjoint(partners):
                    found.update([step[3] for partner in ones & partners for step in steps(partner, number)])
                elif number == 0 and 0 in wanted:
                    found.update([step[3] for partner in ones for step in steps(partner, 0)])
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
        bound = (max(limit, 1) + 1) * prod(self._largest[: self._most - size]) - 1
        return bound if bound < prod(self._largest[:size]) else inf

    def _join_parts(self, bag: int) -> frozenset[int]:
        parts = self.bags.parts(bag) - {bag}
        pairs = [(self.values(part), self.values(bag - part)) for part in parts]
        self._effort.spend(sum([len(ones) * len(others) for ones, others in pairs]))
        found = self.joining.join_all(pairs)
        limit = self._limits[len(self.bags.contents(bag))]
        return frozenset(found) if limit == inf else frozenset([value for value in found if value <= limit])


def larger_parts(size: int) -> range:
    """Return how many operands the larger part can have when so many are cut in two, equal parts first."""
    return range((size + 1) // 2, size)
