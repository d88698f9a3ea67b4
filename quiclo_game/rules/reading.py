"""Read a calculation from text against the operands that are there: ``3*4+5`` with dice 3, 4, 5."""

from __future__ import annotations

import re
from collections.abc import Sequence

from quiclo_game.rules.calculation import Calculation, Dialect, Operator, Parenthesis, Token
from quiclo_game.rules.rejections import Reason, Rejection

_OPERATORS = {
    **dict.fromkeys("+", Operator.PLUS),
    **dict.fromkeys("-−–", Operator.MINUS),
    **dict.fromkeys("*×xX·⋅", Operator.TIMES),
    **dict.fromkeys("/÷:", Operator.OVER),
}
_PART = re.compile(r"\s*(?:0*([0-9]+)|(\S)|$)")
_LONGEST_NUMBER = 9
_DEEPEST = 50


def read_calculation(text: str, operands: Sequence[int], dialect: Dialect = Dialect.FLAT) -> Calculation | Rejection:
    """Return the calculation that the text says, or the first thing in it, from the left, that cannot be.

    Signs: ``+``, ``- −``, ``* × x X ·``, ``/ ÷ :``, parentheses, spaces, digits. A number stands for the first
    operand of that value which the text has not used yet. Rejections carry the 0-based character as ``position``:
    unreadable, parentheses not allowed or nested too deeply, unknown operand, operand reused. A text of any length is
    answered at once: it can hold no more numbers than there are operands, nor more than 50 parentheses within each
    other.
    """
    return _Reader(operands, dialect).read(text)


class _Reader:
    """One pass over a text; remembers what is still free and whether a number or an operator is due."""

    def __init__(self, operands: Sequence[int], dialect: Dialect) -> None:
        self._free = list(enumerate(operands))
        self._known = frozenset(operands)
        self._dialect = dialect
        self._tokens: list[Token] = []
        self._number_due = True
        self._depth = 0

    def read(self, text: str) -> Calculation | Rejection:
        position = 0
        while True:
            part = _PART.match(text, position)
            assert part is not None, "the pattern matches at any place"
            digits, character = part.groups()
            if digits is None and character is None:
                break
            start = part.start(1) if character is None else part.start(2)
            wrong = self._take_number(digits, start) if character is None else self._take_sign(character, start)
            if wrong is not None:
                return wrong
            position = part.end()
        if self._number_due or self._depth:
            return Rejection(Reason.UNREADABLE, position=len(text))
        return Calculation(tuple(self._tokens))

    def _take_number(self, digits: str, position: int) -> Rejection | None:
        if not self._number_due:
            return Rejection(Reason.UNREADABLE, position=position)
        if len(digits) > _LONGEST_NUMBER:
            return Rejection(Reason.UNKNOWN_OPERAND, position=position)
        value = int(digits)
        if value not in self._known:
            return Rejection(Reason.UNKNOWN_OPERAND, operand=value, position=position)
        for place, operand in self._free:
            if operand == value:
                self._free.remove((place, operand))
                self._tokens.append(place)
                self._number_due = False
                return None
        return Rejection(Reason.OPERAND_REUSED, operand=value, position=position)

    def _take_sign(self, character: str, position: int) -> Rejection | None:
        if character in "()":
            return self._take_parenthesis(Parenthesis(character), position)
        if character not in _OPERATORS or self._number_due:
            return Rejection(Reason.UNREADABLE, position=position)
        self._tokens.append(_OPERATORS[character])
        self._number_due = True
        return None

    def _take_parenthesis(self, parenthesis: Parenthesis, position: int) -> Rejection | None:
        if self._dialect is Dialect.FLAT:
            return Rejection(Reason.PARENTHESES_NOT_ALLOWED, position=position)
        opens = parenthesis is Parenthesis.OPEN
        self._depth += 1 if opens else -1
        if opens is not self._number_due or self._depth < 0:
            return Rejection(Reason.UNREADABLE, position=position)
        if self._depth > _DEEPEST:
            return Rejection(Reason.TOO_DEEP, position=position, limit=_DEEPEST)
        self._tokens.append(parenthesis)
        return None
