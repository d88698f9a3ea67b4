"""The pad of a table that may have parentheses: what fits next, and the calculation as it can be checked."""

from __future__ import annotations

from quiclo_game.rules.calculation import Calculation, Operator, Parenthesis
from quiclo_game.scenes.brain.pad import Pad


class GroupedPad(Pad):
    """A pad of dice, operators and, where the table has them, parentheses that are closed by themselves."""

    def __init__(self, dice: int, operators: frozenset[Operator], *, parentheses: bool) -> None:
        """Start empty."""
        super().__init__(dice, operators)
        self._parentheses = parentheses

    @property
    def wants_number(self) -> bool:
        """Whether a die or an opening parenthesis comes next."""
        return super().wants_number or self.line.tokens[-1] is Parenthesis.OPEN

    @property
    def depth(self) -> int:
        """How many parentheses are open."""
        tokens = self.line.tokens
        return tokens.count(Parenthesis.OPEN) - tokens.count(Parenthesis.CLOSE)

    @property
    def whole(self) -> Calculation:
        """The calculation with all parentheses closed."""
        return Calculation((*self.line.tokens, *(Parenthesis.CLOSE,) * self.depth))

    def takes_operator(self, operator: Operator) -> bool:
        """Say whether an operator may come next: not right behind an opening parenthesis."""
        return super().takes_operator(operator) and self.line.tokens[-1] is not Parenthesis.OPEN

    def takes_parenthesis(self, parenthesis: Parenthesis) -> bool:
        """Say whether a parenthesis may come next."""
        if parenthesis is Parenthesis.OPEN:
            return self._parentheses and self.wants_number
        return self.depth > 0 and not self.wants_number

    def press_parenthesis(self, parenthesis: Parenthesis) -> bool:
        """Add a parenthesis; return whether it was taken."""
        if not self.takes_parenthesis(parenthesis):
            return False
        self.line = self.line.with_token(parenthesis)
        return True
