"""The rules once more, as plainly as possible and without a single short cut, to hold the solver against."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product

SIGNS = "+-*/"


def operate(left: int, sign: str, right: int) -> int | None:
    """Return what one step comes to, or ``None`` if it is not allowed."""
    if sign == "+":
        return left + right
    if sign == "*":
        return left * right
    if sign == "-":
        return left - right if left >= right else None
    return left // right if right and left % right == 0 else None


def flat_counts(operands: Sequence[int], signs: str = SIGNS) -> dict[int, int]:
    """Return the fewest operands for every value, by writing down all calculations from left to right.

    A state is (finished sum, sign of the chain being written, value of that chain).
    """
    fewest: dict[int, int] = {}
    states: dict[tuple[int, ...], set[tuple[int, str, int]]] = {(operand,): {(0, "+", operand)} for operand in operands}
    for count in range(1, len(operands) + 1):
        following: dict[tuple[int, ...], set[tuple[int, str, int]]] = {}
        for used, states_here in states.items():
            values = {state: operate(*state) for state in states_here}
            for value in values.values():
                if value is not None:
                    fewest.setdefault(value, count)
            for operand in _left(operands, used):
                states_next = following.setdefault(tuple(sorted((*used, operand))), set())
                for (total, sign, chain), value in values.items():
                    for next_sign in signs:
                        if next_sign in "*/":
                            longer = operate(chain, next_sign, operand)
                            if longer is not None:
                                states_next.add((total, sign, longer))
                        elif value is not None:
                            states_next.add((value, next_sign, operand))
        states = following
    return fewest


def grouped_counts(operands: Sequence[int], signs: str = SIGNS) -> dict[int, int]:
    """Return the fewest operands for every value, by joining any two numbers on the table until one is left."""
    outcomes = _Outcomes(signs)
    fewest: dict[int, int] = {}
    for count in range(1, len(operands) + 1):
        for chosen in set(combinations(sorted(operands), count)):
            for value in outcomes.of(chosen):
                fewest.setdefault(value, count)
    return fewest


def full_values(operands: Sequence[int], signs: str = SIGNS, *, grouped: bool = False) -> frozenset[int]:
    """Return every value of a calculation that uses each of the operands."""
    if grouped:
        return _Outcomes(signs).of(tuple(sorted(operands)))
    found: set[int] = set()
    for order in set(permutations(operands)):
        for between in product(signs, repeat=len(operands) - 1):
            total, sign, chain = 0, "+", order[0]
            value: int | None = chain
            for next_sign, operand in zip(between, order[1:], strict=True):
                if next_sign in "*/":
                    longer = operate(chain, next_sign, operand)
                    if longer is None:
                        value = None
                        break
                    chain = longer
                else:
                    finished = operate(total, sign, chain)
                    if finished is None:
                        value = None
                        break
                    total, sign, chain = finished, next_sign, operand
            if value is not None:
                value = operate(total, sign, chain)
            if value is not None:
                found.add(value)
    return frozenset(found)


class _Outcomes:
    """Remembers what a table of numbers can be joined to."""

    def __init__(self, signs: str) -> None:
        self._signs = signs
        self._known: dict[tuple[int, ...], frozenset[int]] = {}

    def of(self, table: tuple[int, ...]) -> frozenset[int]:
        if table not in self._known:
            self._known[table] = frozenset(table) if len(table) == 1 else frozenset(self._join(table))
        return self._known[table]

    def _join(self, table: tuple[int, ...]) -> Iterator[int]:
        for one, other in combinations(range(len(table)), 2):
            rest = [number for place, number in enumerate(table) if place not in (one, other)]
            for left, right in ((table[one], table[other]), (table[other], table[one])):
                for sign in self._signs:
                    value = operate(left, sign, right)
                    if value is not None:
                        yield from self.of(tuple(sorted((*rest, value))))


def _left(operands: Sequence[int], used: Sequence[int]) -> Iterator[int]:
    """Return the different operands that are still free."""
    free = list(operands)
    for operand in used:
        free.remove(operand)
    yield from set(free)
