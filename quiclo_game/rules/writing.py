"""Calculations as people read them: ``3 × 4 + 5`` with the signs of their choice."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from quiclo_game.rules.calculation import Calculation, Operator, Parenthesis


class Notation(Enum):
    """Which signs stand for multiplication and division."""

    CROSS = "cross"
    """× and ÷."""
    DOT = "dot"
    """· and the colon, as German schools write."""


_SIGNS = {
    Notation.CROSS: {Operator.PLUS: "+", Operator.MINUS: "−", Operator.TIMES: "×", Operator.OVER: "÷"},
    Notation.DOT: {Operator.PLUS: "+", Operator.MINUS: "−", Operator.TIMES: "·", Operator.OVER: ":"},
}


def sign(operator: Operator, notation: Notation = Notation.CROSS) -> str:
    """Return the typographic sign of an operator."""
    return _SIGNS[notation][operator]


def write(calculation: Calculation, operands: Sequence[int], notation: Notation = Notation.CROSS) -> str:
    """Return the calculation with its numbers, also an unfinished one: operators between spaces, parentheses tight.

    Raises ``IndexError`` if the calculation names an operand that is not there.
    """
    parts: list[str] = []
    for token in calculation.tokens:
        if isinstance(token, Operator):
            parts.append(f" {sign(token, notation)} ")
        elif isinstance(token, Parenthesis):
            parts.append(token.value)
        else:
            parts.append(str(operands[token]))
    return "".join(parts).strip()


def write_step(left: int, operator: Operator, right: int, notation: Notation = Notation.CROSS) -> str:
    """Return one operation as text, for example ``3 − 5``."""
    return f"{left} {sign(operator, notation)} {right}"


def rewrite(text: str, notation: Notation) -> str:
    """Return a text written with × and ÷ in another notation."""
    for operator in (Operator.TIMES, Operator.OVER):
        text = text.replace(sign(operator), sign(operator, notation))
    return text
