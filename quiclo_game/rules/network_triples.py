"""Which three cards make an equation of the card network, and how a line of three reads.

Source: kartenverbindung.txt, "Ablage"; rules.md §2 and "Facts": three cards make one if and only if the largest is the
sum or the product of the other two.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from quiclo_game.rules.bits import places_of
from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.cards import CARDS
from quiclo_game.rules.writing import Notation, write_step

_SUMS: Final = frozenset("+-")
_PRODUCTS: Final = frozenset("*/")


@dataclass(frozen=True, slots=True)
class Equation:
    """``left ∘ right = result``, as a line of three cards reads; ``outward``: its first card is the target.

    Otherwise the line is read towards the target, and ``result`` is the target.
    """

    left: int
    operator: Operator
    right: int
    result: int
    outward: bool

    def written(self, notation: Notation = Notation.CROSS) -> str:
        """Return the equation as text, for example ``17 + 30 = 47``."""
        return f"{write_step(self.left, self.operator, self.right, notation)} = {self.result}"


@lru_cache(maxsize=4)
def partners(operators: str) -> tuple[tuple[int, ...], ...]:
    """Return for every two cards the cards that make an equation with them, as the bits of a whole number.

    ``partners("+-*/")[3][12]`` has the bits 4, 9, 15 and 36. A sum and a difference are the same three cards, read from
    one end or from the other, so one of the two operators is enough for both; likewise for × and ÷.
    """
    rows = [[0] * CARDS.stop for _ in range(CARDS.stop)]
    for low in CARDS:
        for middle in range(low + 1, CARDS.stop):
            if low + middle in CARDS and _SUMS & set(operators):
                _join(rows, low, middle, low + middle)
            if low > 1 and low * middle in CARDS and _PRODUCTS & set(operators):
                _join(rows, low, middle, low * middle)
    return tuple(map(tuple, rows))


def _join(rows: list[list[int]], *triple: int) -> None:
    for one in triple:
        for other in triple:
            if one != other:
                rows[one][other] |= sum(1 << third for third in triple if third not in (one, other))


def makes_equation(one: int, other: int, third: int, operators: str) -> bool:
    """Say whether three different cards make an equation with these operators."""
    return bool(partners(operators)[one][other] >> third & 1)


def triples_of(one: int, other: int, operators: str = "+-*/") -> tuple[int, ...]:
    """Return the cards, ascending and at most four, that make an equation with two different cards."""
    return places_of(partners(operators)[one][other])


@cache
def triple_counts(operators: str) -> tuple[int, ...]:
    """Return for every card in how many triples it takes part; the place of a number is its card."""
    return tuple(sum(bits.bit_count() for bits in row) // 2 for row in partners(operators))


def results_of(one: int, other: int, operators: str = "+-*/") -> tuple[int, ...]:
    """Return what two cards come to, for a person to check: sum, difference, product, quotient if it comes out.

    Also numbers that are no cards, each once; only what the operators allow.
    """
    low, high = sorted((one, other))
    found: list[int] = []
    if _SUMS & set(operators):
        found += (low + high, high - low)
    if _PRODUCTS & set(operators):
        found.append(low * high)
        if high % low == 0:
            found.append(high // low)
    return tuple(dict.fromkeys(found))


def orders_of(one: int, other: int, target: int) -> tuple[tuple[int, int], ...]:
    """Return in which orders (near, far) two cards can lie next to the target so that the line reads, ascending.

    The largest card must not lie in the middle: one order, and both where the target is the largest.
    """
    low, high = sorted((one, other))
    return ((low, high),) if high > target else ((low, high), (high, low))


def read_line(target: int, near: int, far: int, operators: str, *, outward: bool) -> Equation | None:
    """Return what a line of three cards reads as, or ``None`` if it reads from neither end.

    ``outward`` says which end is preferred; the other is taken where the operators allow only that one.
    """
    for from_target in (outward, not outward):
        left, right, result = (target, near, far) if from_target else (far, near, target)
        operator = _operator_between(left, right, result, operators)
        if operator is not None:
            return Equation(left, operator, right, result, from_target)
    return None


def _operator_between(left: int, right: int, result: int, operators: str) -> Operator | None:
    comes_to = {
        Operator.PLUS: left + right == result,
        Operator.MINUS: left - right == result,
        Operator.TIMES: left * right == result,
        Operator.OVER: right * result == left,
    }
    return next((operator for operator, fits in comes_to.items() if fits and operator.value in operators), None)
