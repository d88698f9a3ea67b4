"""Every form with parentheses over a bag: sums of products of sums, each written down once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

from quiclo_game.rules.forms import Form, Kind, combine, number
from quiclo_game.rules.grouped import GroupedValues


class GroupedForms:
    """All forms over bags; what it looks at is looked up in the values of the bags, so that no way leads nowhere."""

    def __init__(self, values: GroupedValues) -> None:
        """Take the values, which must leave nothing out."""
        self._values = values.values
        self._bags = values.bags
        self._joining = values.joining
        self._merged: dict[tuple[int, Kind], frozenset[int]] = {}
        self._forms: dict[tuple[int, int], tuple[Form, ...]] = {}

    def forms(self, bag: int, target: int) -> tuple[Form, ...]:
        """Return every different calculation that uses the whole bag and comes to the target."""
        known = self._forms.get((bag, target))
        if known is None:
            known = self._forms[bag, target] = tuple(dict.fromkeys(self._compute_forms(bag, target)))
        return known

    def _compute_forms(self, bag: int, target: int) -> Iterator[Form]:
        contents = self._bags.contents(bag)
        if len(contents) > 1:
            yield from self._compounds(bag, target, Kind.SUM)
            yield from self._compounds(bag, target, Kind.PRODUCT)
        elif contents[0] == target:
            yield number(target)

    def _compounds(self, bag: int, target: int, kind: Kind) -> Iterator[Form]:
        """Return every sum (or product) of at least two blocks that comes to the target."""
        backward_allowed = self._joining.minus if kind is Kind.SUM else self._joining.over
        for forward in self._bags.all_parts(bag):
            backward = bag - forward
            if not backward:
                for blocks in self._gather(forward, target, kind, 2):
                    yield combine(kind, blocks, ())
            elif backward_allowed:
                yield from self._opposed(forward, backward, target, kind)

    def _opposed(self, forward: int, backward: int, target: int, kind: Kind) -> Iterator[Form]:
        """Return every form in which ``forward`` is added (multiplied) and ``backward`` taken away (divided by)."""
        reachable = self._values(forward)
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
            return self._values(bag)
        known = self._merged.get((bag, kind))
        if known is None:
            found = set(self._values(bag))
            for part in self._bags.parts(bag) - {bag}:
                for one, other in product(self._values(part), self._merge(bag - part, kind)):
                    found.add(one + other if kind is Kind.SUM else one * other)
            known = self._merged[bag, kind] = frozenset(found)
        return known

    def _joins(self, kind: Kind) -> bool:
        return self._joining.plus if kind is Kind.SUM else self._joining.times

    def _gather(
        self, bag: int, total: int, kind: Kind, least: int, *, forward: bool = True
    ) -> Iterator[tuple[Form, ...]]:
        """Return every way to cut a bag into blocks that together amount to the total, at least ``least`` of them."""
        if least <= 1:
            for form in self._blocks(bag, total, kind, forward=forward):
                yield (form,)
        if forward and not self._joins(kind):
            return
        for part in self._bags.parts(bag) - {bag}:
            rest = bag - part
            for value in self._values(part):
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
