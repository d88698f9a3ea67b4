"""Joining two numbers by one operation: forwards to all results, and backwards from a result to the partner."""

from __future__ import annotations

from collections.abc import Collection

from quiclo_game.rules.calculation import Operator


class Joining:
    """What two whole numbers ≥ 0 can make with the operators of a table, in either order."""

    def __init__(self, operators: frozenset[Operator]) -> None:
        """Know the operators."""
        self.plus = Operator.PLUS in operators
        self.minus = Operator.MINUS in operators
        self.times = Operator.TIMES in operators
        self.over = Operator.OVER in operators

    def join_all(self, pairs: Collection[tuple[frozenset[int], frozenset[int]]]) -> set[int]:
        """Return everything that a number of one set of a pair makes with a number of the other."""
        found: set[int] = set()
        if self.plus:
            found.update([one + other for ones, others in pairs for other in others for one in ones])
        if self.minus:
            found.update(
                [
                    one - other if one > other else other - one
                    for ones, others in pairs
                    for other in others
                    for one in ones
                ]
            )
        if self.times:
            found.update([one * other for ones, others in pairs for other in others for one in ones])
        if self.over:
            for numbers, divisors in (*pairs, *[(others, ones) for ones, others in pairs]):
                found.update([one // by for by in divisors if by for one in numbers if not one % by])
        return found

    def partners(self, number: int, result: int) -> list[int]:
        """Return what must stand with the number to make the result; for 0 not what it swallows: that is any number."""
        partners = []
        if self.plus and result >= number:
            partners.append(result - number)
        if self.minus:
            partners.append(result + number)
            # Nothing taken away leaves the number as it is; with a plus, nothing added has been named already.
            if result < number or (result == number and not self.plus):
                partners.append(number - result)
        if self.times and number and not result % number:
            partners.append(result // number)
        if self.over and number:
            partners.append(result * number)
            if result and not number % result:
                partners.append(number // result)
        return partners

    def steps(self, one: int, other: int) -> list[tuple[int, Operator, int, int]]:
        """Return every step that the two numbers allow: left, operator, right, value."""
        low, high = (one, other) if one <= other else (other, one)
        steps = []
        if self.plus:
            steps.append((low, Operator.PLUS, high, low + high))
        if self.times:
            steps.append((low, Operator.TIMES, high, low * high))
        if self.minus:
            steps.append((high, Operator.MINUS, low, high - low))
        if self.over and low and not high % low:
            steps.append((high, Operator.OVER, low, high // low))
        if self.over and low == 0 < high:
            steps.append((low, Operator.OVER, high, 0))
        return steps


class Leads:
    """For some wanted results: which partners lead a number there."""

    def __init__(self, wanted: frozenset[int], joining: Joining) -> None:
        """Know the results and how numbers may be joined."""
        self.wanted = wanted
        self._joining = joining
        self._known: dict[int, frozenset[int]] = {}

    def to(self, number: int) -> frozenset[int]:
        """Return the partners; for 0 not those that it swallows, because that is any number."""
        known = self._known.get(number)
        if known is None:
            partners = self._joining.partners
            known = self._known[number] = frozenset([one for result in self.wanted for one in partners(number, result)])
        return known
