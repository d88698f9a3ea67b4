"""Calculations as forms: what is added, taken away, multiplied, divided, whatever the order it is written in.

Two calculations have the same form exactly if they differ only in the order of their sums and products, or in which
of two equal operands stands where. A form is written in the one order that a person would choose.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import TypeAlias

from quiclo_game.rules.calculation import Calculation, Operator, Parenthesis, Token


class Kind(IntEnum):
    """What a form is; forms of different kinds sort in this order."""

    NUMBER = 0
    PRODUCT = 1
    SUM = 2


# A number is (NUMBER, value); a product (PRODUCT, factors, divisors); a sum (SUM, added, taken away). Plain tuples,
# because forms are compared, sorted and hashed by the thousand.
Form: TypeAlias = tuple[Kind, int] | tuple[Kind, tuple["Form", ...], tuple["Form", ...]]

# What a step costs a person beyond the two numbers in hand: plus and times come easier than minus and division, and
# a parenthesis has to be kept in mind.
_EXTRA = {Operator.PLUS: 0, Operator.TIMES: 0, Operator.MINUS: 5, Operator.OVER: 10}
PARENTHESIS_EFFORT = 3


def number(value: int) -> Form:
    """Return the form of a single operand."""
    return (Kind.NUMBER, value)


def combine(kind: Kind, forward: Iterable[Form], backward: Iterable[Form]) -> Form:
    """Return a sum (added, taken away) or a product (factors, divisors); a single forward part stays as it is."""
    forward, backward = tuple(sorted(forward)), tuple(sorted(backward))
    return forward[0] if len(forward) == 1 and not backward else (kind, forward, backward)


@dataclass(frozen=True, slots=True)
class Laid:
    """A form laid out in writing order: its tokens with the operands' values as numbers, its value, its effort."""

    tokens: tuple[Token, ...]
    value: int
    effort: int
    """The numbers in hand added up over all steps, and a surcharge for minus, division and parentheses."""

    @property
    def text(self) -> str:
        """The tokens as text, to decide between equally liked forms."""
        return "".join(str(token) if isinstance(token, int) else token.value for token in self.tokens)


def step_effort(left: int, operator: Operator, right: int) -> int:
    """Return what one step costs a person: the two numbers in hand, and a surcharge for minus and division."""
    return left + right + _EXTRA[operator]


def most_liked(forms: Iterable[Form]) -> Laid:
    """Return the form of least effort, laid out; raises ``ValueError`` if there is none."""
    return min(map(lay_out, forms), key=liking)


def liking(laid: Laid) -> tuple[int, str]:
    """Return what to sort by, so that the most liked comes first."""
    return laid.effort, laid.text


def lay_out(form: Form) -> Laid:
    """Return the form in the order that a person would choose: small numbers first, division as early as it comes out.

    The form must be valid: whole, never negative, no division by zero.
    """
    if len(form) == 2:
        return Laid((form[1],), form[1], 0)
    kind, forward, backward = form
    first, second = [_block(part, kind) for part in forward], [_block(part, kind) for part in backward]
    return _chain(_ordered_sum(first, second) if kind is Kind.SUM else _ordered_product(first, second))


def to_calculation(laid: Laid, operands: Sequence[int]) -> Calculation:
    """Return the calculation that names the operands by place; of equal ones the first free one is taken."""
    return name_operands(laid.tokens, operands)


def name_operands(tokens: Iterable[Token], operands: Sequence[int]) -> Calculation:
    """Return tokens with the operands' values as a calculation that names them by place, of equal ones the first."""
    free: dict[int, list[int]] = {}
    for place, value in reversed(list(enumerate(operands))):
        free.setdefault(value, []).append(place)
    return Calculation(tuple(free[token].pop() if isinstance(token, int) else token for token in tokens))


_Link = tuple[Operator, Laid]


@lru_cache(maxsize=2048)
def _block(form: Form, around: Kind) -> Laid:
    """Return a part of a sum or product ready to be written: in parentheses where it would fall apart without."""
    laid = lay_out(form)
    if form[0] is Kind.NUMBER or (form[0] is Kind.PRODUCT and around is Kind.SUM):
        return laid
    tokens = (Parenthesis.OPEN, *laid.tokens, Parenthesis.CLOSE)
    return Laid(tokens, laid.value, laid.effort + PARENTHESIS_EFFORT)


def _ordered_sum(added: list[Laid], taken: list[Laid]) -> list[_Link]:
    """Return products before single numbers, small before large, minus last: so no step goes negative."""

    def rank(part: Laid) -> tuple[bool, int]:
        return len(part.tokens) == 1, part.value

    return [(Operator.PLUS, part) for part in sorted(added, key=rank)] + [
        (Operator.MINUS, part) for part in sorted(taken, key=rank)
    ]


def _ordered_product(factors: list[Laid], divisors: list[Laid]) -> list[_Link]:
    """Return small factors first, but each division as soon as it comes out."""
    factors = sorted(factors, key=lambda part: part.value)
    divisors = sorted(divisors, key=lambda part: -part.value)
    start = next((part for part in factors if any(part.value % other.value == 0 for other in divisors)), factors[0])
    factors.remove(start)
    links, value = [(Operator.TIMES, start)], start.value
    while factors or divisors:
        exact = next((part for part in divisors if value % part.value == 0), None)
        if exact is not None:
            divisors.remove(exact)
            links.append((Operator.OVER, exact))
            value //= exact.value
        else:
            links.append((Operator.TIMES, factors[0]))
            value *= factors.pop(0).value
    return links


def _chain(links: list[_Link]) -> Laid:
    """Return the parts joined from left to right; the first one's operator is not written."""
    _, start = links[0]
    tokens, value, effort = list(start.tokens), start.value, start.effort
    for operator, part in links[1:]:
        tokens += (operator, *part.tokens)
        effort += part.effort + step_effort(value, operator, part.value)
        if operator is Operator.PLUS:
            value += part.value
        elif operator is Operator.MINUS:
            value -= part.value
        elif operator is Operator.TIMES:
            value *= part.value
        else:
            value //= part.value
    return Laid(tuple(tokens), value, effort)
