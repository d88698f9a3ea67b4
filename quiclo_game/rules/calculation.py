"""Calculations as immutable tokens that name their operands by place, so that two dice showing 5 are told apart."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from string import ascii_lowercase


class Operator(Enum):
    """The four operators; the value is the sign of the compact text form and of the option ``operators``."""

    PLUS = "+"
    MINUS = "-"
    TIMES = "*"
    OVER = "/"

    @property
    def binds_tighter(self) -> bool:
        """Say whether the operator is calculated before plus and minus."""
        return self in (Operator.TIMES, Operator.OVER)


class Parenthesis(Enum):
    """The two parentheses of the grouped dialect."""

    OPEN = "("
    CLOSE = ")"


class Dialect(Enum):
    """Whether parentheses are allowed; the value is the name of the option (rules.md, "Calculations")."""

    FLAT = "flat"
    GROUPED = "grouped"


ALL_OPERATORS = frozenset(Operator)

Token = int | Operator | Parenthesis
"""A part of a calculation; an ``int`` is the place of an operand among the operands given, counted from 0."""

_SIGNS: dict[str, Operator | Parenthesis] = {
    **{operator.value: operator for operator in Operator},
    **{parenthesis.value: parenthesis for parenthesis in Parenthesis},
}


@dataclass(frozen=True, slots=True)
class Calculation:
    """A calculation as it was laid down, right or wrong, finished or not; never changed, only replaced."""

    tokens: tuple[Token, ...] = ()

    @property
    def operands(self) -> tuple[int, ...]:
        """Return the places of the operands in the order in which they stand."""
        return tuple(token for token in self.tokens if isinstance(token, int))

    @property
    def count(self) -> int:
        """Return how many operands the calculation uses."""
        return len(self.operands)

    def with_token(self, token: Token) -> Calculation:
        """Return the calculation continued by one token."""
        return Calculation((*self.tokens, token))

    def without_last(self) -> Calculation:
        """Return the calculation without its last token; an empty one stays empty."""
        return Calculation(self.tokens[:-1])

    def encode(self) -> str:
        """Return a compact text that ``decode`` reads back equal: operand 0 is ``a``, for example ``a*b-c+d``.

        Raises ``ValueError`` for an operand beyond the 26th.
        """
        return "".join(_letter(token) if isinstance(token, int) else token.value for token in self.tokens)

    @classmethod
    def decode(cls, text: str) -> Calculation:
        """Return the calculation that ``encode`` made this text from.

        Raises ``ValueError`` for anything that ``encode`` never writes.
        """
        return cls(tuple(_token(sign) for sign in text))


def _letter(place: int) -> str:
    if not 0 <= place < len(ascii_lowercase):
        raise ValueError(f"no letter for operand {place}")
    return ascii_lowercase[place]


def _token(sign: str) -> Token:
    if sign in _SIGNS:
        return _SIGNS[sign]
    if sign in ascii_lowercase:
        return ascii_lowercase.index(sign)
    raise ValueError(f"not part of a calculation: {sign!r}")


@dataclass(frozen=True, slots=True)
class Step:
    """One operation as it is calculated: both numbers, what comes out, and the token that it belongs to."""

    left: int
    operator: Operator
    right: int
    value: int
    token: int
    """Place of the operator among the calculation's tokens, counted from 0."""


@dataclass(frozen=True, slots=True)
class Evaluated:
    """A calculation that comes out: its value, and its steps in the order in which they are calculated."""

    value: int
    steps: tuple[Step, ...]
