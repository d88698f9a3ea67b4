"""Random calculations for property tests, and their value worked out in fractions, apart from the game's own judge."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from hypothesis import strategies as st

from quiclo_game.rules.calculation import Calculation, Operator, Parenthesis, Token


class NotAllowedError(Exception):
    """A step that the rules forbid."""


def fraction_value(tokens: Sequence[Token], operands: Sequence[int]) -> Fraction:
    """Return the value of well-formed tokens, read recursively; raises ``NotAllowedError``."""
    value, rest = _sum(list(tokens), operands)
    assert not rest
    return value


def _sum(tokens: list[Token], operands: Sequence[int]) -> tuple[Fraction, list[Token]]:
    value, tokens = _product(tokens, operands)
    while tokens and tokens[0] in (Operator.PLUS, Operator.MINUS):
        right, rest = _product(tokens[1:], operands)
        value = _allowed(value + right if tokens[0] is Operator.PLUS else value - right)
        tokens = rest
    return value, tokens


def _product(tokens: list[Token], operands: Sequence[int]) -> tuple[Fraction, list[Token]]:
    value, tokens = _factor(tokens, operands)
    while tokens and tokens[0] in (Operator.TIMES, Operator.OVER):
        right, rest = _factor(tokens[1:], operands)
        if tokens[0] is Operator.OVER and right == 0:
            raise NotAllowedError
        value = _allowed(value * right if tokens[0] is Operator.TIMES else value / right)
        tokens = rest
    return value, tokens


def _factor(tokens: list[Token], operands: Sequence[int]) -> tuple[Fraction, list[Token]]:
    first, *rest = tokens
    if isinstance(first, int):
        return Fraction(operands[first]), rest
    assert first is Parenthesis.OPEN
    value, rest = _sum(rest, operands)
    assert rest[0] is Parenthesis.CLOSE
    return value, rest[1:]


def _allowed(value: Fraction) -> Fraction:
    if value < 0 or value.denominator != 1:
        raise NotAllowedError
    return value


@st.composite
def flat_calculations(draw: st.DrawFn) -> tuple[tuple[int, ...], Calculation]:
    """Return operands and a well-formed calculation without parentheses that uses each at most once."""
    operands = draw(st.lists(st.integers(0, 12), min_size=1, max_size=7))
    places = draw(st.permutations(range(len(operands))))[: draw(st.integers(1, len(operands)))]
    tokens: list[Token] = [places[0]]
    for place in places[1:]:
        tokens += (draw(st.sampled_from(Operator)), place)
    return tuple(operands), Calculation(tuple(tokens))


@st.composite
def grouped_calculations(draw: st.DrawFn) -> tuple[tuple[int, ...], Calculation]:
    """Return operands and a well-formed calculation, often with parentheses, that uses each operand at most once."""
    operands = draw(st.lists(st.integers(0, 12), min_size=1, max_size=7))
    places = draw(st.permutations(range(len(operands))))[: draw(st.integers(1, len(operands)))]
    parts: list[list[Token]] = [[place] for place in places]
    while len(parts) > 1:
        at = draw(st.integers(0, len(parts) - 2))
        joined: list[Token] = [*parts[at], draw(st.sampled_from(Operator)), *parts[at + 1]]
        if draw(st.booleans()):
            joined = [Parenthesis.OPEN, *joined, Parenthesis.CLOSE]
        parts[at : at + 2] = [joined]
    return tuple(operands), Calculation(tuple(parts[0]))
