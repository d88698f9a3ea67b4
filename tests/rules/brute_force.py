"""The rules once more, as plainly as possible and without a single short cut, to hold the solver against."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

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
    states: dict[tuple[int, ...], set[tuple[int, str, int]]] = {
        (operand,): {(0, "+", operand)} for operand in operands
    }
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

    @cache
    def outcomes(table: tuple[int, ...]) -> frozenset[int]:
        if len(table) == 1:
            return frozenset(table)
        found: set[int] = set()
        for one, other in combinations(range(len(table)), 2):
            rest = [number for place, number in enumerate(table) if place not in (one, other)]
            for left, right in ((table[one], table[other]), (table[other], table[one])):
                for sign in signs:
                    value = operate(left, sign, right)
                    if value is not None:
                        found |= outcomes(tuple(sorted((*rest, value))))
        return frozenset(found)

    fewest: dict[int, int] = {}
    for count in range(1, len(operands) + 1):
        for chosen in set(combinations(sorted(operands), count)):
            for value in outcomes(chosen):
                fewest.setdefault(value, count)
    return fewest


def _left(operands: Sequence[int], used: Sequence[int]) -> Iterator[int]:
    """Return the different operands that are still free."""
    free = list(operands)
    for operand in used:
        free.remove(operand)
    yield from set(free)
