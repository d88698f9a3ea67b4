"""A calculation typed into one line: cards, operators, and parentheses that stay balanced by themselves."""

from __future__ import annotations

from quiclo_game.rules.calculation import Calculation, Operator, Parenthesis, Token
from quiclo_game.rules.mental_state import USE
from quiclo_game.rules.mental_tiles import Terms
from quiclo_game.rules.rejections import Reason, Rejection


class LinePad:
    """What was typed so far; it takes no card twice, no sign out of place, and never more cards than count."""

    def __init__(self, terms: Terms, *, parentheses: bool) -> None:
        """Start empty; ``parentheses`` says whether the table has them."""
        self.line = Calculation()
        self._terms = terms
        self._parentheses = parentheses

    @property
    def used(self) -> tuple[int, ...]:
        """Places of the cards in the line."""
        return self.line.operands

    @property
    def depth(self) -> int:
        """How many parentheses are open."""
        tokens = self.line.tokens
        return tokens.count(Parenthesis.OPEN) - tokens.count(Parenthesis.CLOSE)

    @property
    def wants_number(self) -> bool:
        """Whether a card or an opening parenthesis comes next."""
        last = self._last
        return last is None or isinstance(last, Operator) or last is Parenthesis.OPEN

    @property
    def whole(self) -> Calculation | None:
        """The calculation as it can be checked, open parentheses closed; ``None`` while something is missing."""
        if self.wants_number:
            return None
        return Calculation((*self.line.tokens, *(Parenthesis.CLOSE,) * self.depth))

    def takes_operator(self, operator: Operator) -> bool:
        """Say whether an operator may come next; behind another one it takes that one's place."""
        last = self._last
        return operator in self._terms.operators and last is not None and last is not Parenthesis.OPEN

    @property
    def takes_open(self) -> bool:
        """Whether a parenthesis may be opened."""
        return self._parentheses and self.wants_number

    @property
    def takes_close(self) -> bool:
        """Whether a parenthesis may be closed."""
        return self.depth > 0 and not self.wants_number

    def press_card(self, place: int) -> Rejection | bool:
        """Add a card; return whether it was taken, or why there are too many."""
        if place in self.used or not self.wants_number:
            return False
        if len(self.used) >= USE.stop - 1:
            return Rejection(Reason.TOO_MANY_OPERANDS, value=len(self.used) + 1, limit=USE.stop - 1)
        self.line = self.line.with_token(place)
        return True

    def press_operator(self, operator: Operator) -> bool:
        """Add an operator, or put it in the place of the last one; return whether it was taken."""
        if not self.takes_operator(operator):
            return False
        if isinstance(self._last, Operator):
            self.line = self.line.without_last()
        self.line = self.line.with_token(operator)
        return True

    def press_parenthesis(self, parenthesis: Parenthesis) -> bool:
        """Open or close a parenthesis; return whether that makes sense here."""
        takes = self.takes_open if parenthesis is Parenthesis.OPEN else self.takes_close
        if takes:
            self.line = self.line.with_token(parenthesis)
        return takes

    def back(self) -> bool:
        """Take the last sign away; return whether there was one."""
        had = bool(self.line.tokens)
        self.line = self.line.without_last()
        return had

    @property
    def _last(self) -> Token | None:
        return self.line.tokens[-1] if self.line.tokens else None
