"""The liked form with parentheses: the way of calculating that takes the least effort, step by step."""

from __future__ import annotations

from dataclasses import dataclass

from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.dice import NUMBER_DICE
from quiclo_game.rules.forms import PARENTHESIS_EFFORT, Form, Kind, combine, number, step_effort
from quiclo_game.rules.grouped import GroupedValues, larger_parts

_ENOUGH = 20_000

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
    """Finds for a bag and a value the way of least effort; every bag and value is looked at once.

    In searches of great size, far beyond six dice, the first way found has to do after a while.
    """

    def __init__(self, values: GroupedValues) -> None:
        """Take the values of the bags."""
        self._values = values
        self._ways: dict[tuple[int, int], Way | None] = {}
        self._looked_at = 0

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
        for larger in larger_parts(len(contents)):
            for large, small in self._values.cuts(bag, larger):
                best = self._join(best, value, large, small)
                if best is not None and self._looked_at > _ENOUGH:
                    return best
            if best is not None and len(contents) > NUMBER_DICE:
                # The values of very large parts would first have to be worked out.
                return best
        return best

    def _join(self, best: Way | None, value: int, one_bag: int, other_bag: int) -> Way | None:
        """Return the best way so far or a better one that joins values of these two bags."""
        numbers, others = self._values.values(one_bag), self._values.values(other_bag)
        if len(numbers) < len(others):
            one_bag, other_bag, numbers, others = other_bag, one_bag, others, numbers
        partners = self._values.joining.partners
        self._looked_at += len(others)
        for other in sorted(others):
            for one in partners(other, value) if other or value else sorted(numbers):
                if one in numbers:
                    best = self._better(best, value, self.way(one_bag, one), self.way(other_bag, other))
            if best is not None and self._looked_at > _ENOUGH:
                break
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
