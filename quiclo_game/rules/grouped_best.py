"""The liked form with parentheses: the way of calculating that takes the least effort, step by step."""

from __future__ import annotations

from dataclasses import dataclass

from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.forms import PARENTHESIS_EFFORT, Form, Kind, combine, number, step_effort
from quiclo_game.rules.grouped import GroupedValues

_KIND = {
    Operator.PLUS: Kind.SUM,
    Operator.MINUS: Kind.SUM,
    Operator.TIMES: Kind.PRODUCT,
    Operator.OVER: Kind.PRODUCT,
}


@dataclass(frozen=True, slots=True)
class Way:
    """One way to calculate a value: either an operand, or a last step with the ways to its two numbers."""

    value: int
    effort: int
    operator: Operator | None = None
    left: Way | None = None
    right: Way | None = None

    @property
    def kind(self) -> Kind:
        """What the way is when written down."""
        return Kind.NUMBER if self.operator is None else _KIND[self.operator]


class GroupedBest:
    """Finds for a bag and a value the way of least effort; every bag and value is looked at once."""

    def __init__(self, values: GroupedValues) -> None:
        """Take the values of the bags."""
        self._values = values
        self._ways: dict[tuple[int, int], Way | None] = {}

    def way(self, bag: int, value: int) -> Way | None:
        """Return the way of least effort that uses the whole bag and comes to the value, or ``None``."""
        key = bag, value
        if key not in self._ways:
            self._ways[key] = self._find(bag, value)
        return self._ways[key]

    def form(self, way: Way) -> Form:
        """Return the form of a way: sums within sums and products within products fall into one."""
        if way.operator is None or way.left is None or way.right is None:
            return number(way.value)
        forward, backward = self._sides(way.left, way.kind)
        if way.operator in (Operator.PLUS, Operator.TIMES):
            ups, downs = self._sides(way.right, way.kind)
        elif self._values.joining.plus if way.kind is Kind.SUM else self._values.joining.times:
            downs, ups = self._sides(way.right, way.kind)
        else:
            # What is taken away from what is taken away would have to be added, and there is no plus.
            downs, ups = (self.form(way.right),), ()
        return combine(way.kind, forward + ups, backward + downs)

    def _sides(self, way: Way, kind: Kind) -> tuple[tuple[Form, ...], tuple[Form, ...]]:
        """Return what a way adds and takes away (multiplies and divides) as a part of a sum (product)."""
        form = self.form(way)
        if len(form) == 3 and form[0] is kind:
            return form[1], form[2]
        return (form,), ()

    def _find(self, bag: int, value: int) -> Way | None:
        contents = self._values.bags.contents(bag)
        if len(contents) == 1:
            return Way(value, 0) if contents[0] == value else None
        best: Way | None = None
        partners = self._values.joining.partners
        for large, small in self._values.cuts(bag):
            numbers, others = self._values.values(large), self._values.values(small)
            if len(numbers) < len(others):
                large, small, numbers, others = small, large, others, numbers
            for other in sorted(others):
                for one in partners(other, value) if other or value else sorted(numbers):
                    if one in numbers:
                        best = self._better(best, value, self.way(large, one), self.way(small, other))
        return best

    def _better(self, best: Way | None, value: int, one: Way | None, other: Way | None) -> Way | None:
        """Return the best way so far or the one whose last step joins these two, whichever takes less effort."""
        if one is None or other is None:
            return best
        for left, operator, _, result in self._values.joining.steps(one.value, other.value):
            if result == value:
                first, second = (one, other) if left == one.value else (other, one)
                effort = first.effort + second.effort + step_effort(first.value, operator, second.value)
                if _KIND[operator] is Kind.PRODUCT:
                    effort += PARENTHESIS_EFFORT * ((first.kind is Kind.SUM) + (second.kind is Kind.SUM))
                if best is None or effort < best.effort:
                    best = Way(value, effort, operator, first, second)
        return best
