"""The player's own calculation on the pad: which key may follow, what it adds, what takes it back."""

from __future__ import annotations

from quiclo_game.rules.calculation import Calculation, Operator


class Pad:
    """A calculation being typed from dice and operators; it never takes a die twice nor an operator out of place."""

    def __init__(self, dice: int, operators: frozenset[Operator]) -> None:
        """Start empty, for ``dice`` dice and the operators that the table allows."""
        self.line = Calculation()
        self._dice = dice
        self._operators = operators

    @property
    def wants_number(self) -> bool:
        """Whether a die comes next; otherwise an operator, or the check."""
        return not self.line.tokens or isinstance(self.line.tokens[-1], Operator)

    @property
    def complete(self) -> bool:
        """Whether the line can be checked."""
        return not self.wants_number

    def takes_die(self, place: int) -> bool:
        """Say whether this die may come next."""
        return 0 <= place < self._dice and self.wants_number and place not in self.line.operands

    def takes_operator(self, operator: Operator) -> bool:
        """Say whether this operator may come next; behind another operator it takes that one's place."""
        return operator in self._operators and bool(self.line.tokens)

    def press_die(self, place: int) -> bool:
        """Add a die; return whether it was taken."""
        if not self.takes_die(place):
            return False
        self.line = self.line.with_token(place)
        return True

    def press_operator(self, operator: Operator) -> bool:
        """Add an operator, or put it in the place of the last one; return whether it was taken."""
        if not self.takes_operator(operator):
            return False
        if self.wants_number:
            self.line = self.line.without_last()
        self.line = self.line.with_token(operator)
        return True

    def press_digits(self, number: int, roll: tuple[int, ...]) -> bool:
        """Add the first unused die that shows ``number``; return whether there was one."""
        return any(face == number and self.press_die(place) for place, face in enumerate(roll))

    def back(self) -> bool:
        """Take the last token away; return whether there was one."""
        if not self.line.tokens:
            return False
        self.line = self.line.without_last()
        return True

    def clear(self) -> bool:
        """Empty the line; return whether there was anything."""
        had = bool(self.line.tokens)
        self.line = Calculation()
        return had
