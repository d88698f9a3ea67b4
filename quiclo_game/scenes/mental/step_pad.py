"""Calculating step by step, as people do in the head: two tiles and an operator make a new tile, until one is left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from quiclo_game.rules.calculation import Calculation, Operator
from quiclo_game.rules.mental_state import USE
from quiclo_game.rules.mental_tiles import Terms, Tile, join, written
from quiclo_game.rules.rejections import Reason, Rejection

RESULT = 100
"""Numbers from here on name the results on the desk; those below are places of the hand."""


@dataclass(frozen=True, slots=True)
class StepShown:
    """One step as it was calculated; a number that an earlier step came to is known by that step's place as well."""

    left: int
    operator: Operator
    right: int
    value: int
    left_step: int | None = field(default=None, compare=False)
    right_step: int | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Desk:
    """What lies on the desk: results, the cards behind them, the steps so far, and what was chosen for the next one."""

    results: tuple[Tile, ...] = ()
    made: tuple[int, ...] = ()
    """Of each result the place of the step that it came from."""
    used: tuple[int, ...] = ()
    steps: tuple[StepShown, ...] = ()
    left: int | None = None
    operator: Operator | None = None


class StepPad:
    """The desk with all that was done on it, so that every step can be taken back."""

    def __init__(self, hand: Sequence[int], terms: Terms) -> None:
        """Start with an empty desk; the cards are those of ``hand``."""
        self._hand = tuple(hand)
        self._terms = terms
        self._desks = [Desk()]

    @property
    def desk(self) -> Desk:
        """The desk as it is now."""
        return self._desks[-1]

    @property
    def used(self) -> tuple[int, ...]:
        """Places of the cards that are in results or chosen."""
        desk = self.desk
        chosen = (desk.left,) if desk.left is not None and desk.left < RESULT else ()
        return (*desk.used, *chosen)

    @property
    def whole(self) -> Calculation | None:
        """The calculation behind the last tile that is left; ``None`` while there are several, or none."""
        desk = self.desk
        if len(desk.results) != 1 or desk.operator is not None or desk.left not in (None, RESULT):
            return None
        return written(desk.results[0], self._hand)

    def number(self, name: int) -> int:
        """Return the number on a card or a result."""
        return self.desk.results[name - RESULT].value if name >= RESULT else self._hand[name]

    def step_of(self, name: int) -> int | None:
        """Return the place of the step that a result came from, or ``None`` for a card."""
        return self.desk.made[name - RESULT] if name >= RESULT else None

    def takes_operator(self, operator: Operator) -> bool:
        """Say whether an operator may be chosen: once there is a number on its left."""
        return operator in self._terms.operators and self.desk.left is not None

    def press(self, name: int) -> Rejection | bool:
        """Choose a card or a result; as the second of two it is joined with the first, or refused."""
        desk = self.desk
        if name in desk.used:
            return False
        if name == desk.left:
            if desk.operator is None:
                self._desks.append(replace(desk, left=None))
                return True
            return Rejection(Reason.OPERAND_REUSED, operand=self.number(name))
        if name < RESULT and len(self.used) - (desk.operator is None and desk.left in self.used) >= USE.stop - 1:
            return Rejection(Reason.TOO_MANY_OPERANDS, value=USE.stop, limit=USE.stop - 1)
        if desk.left is None or desk.operator is None:
            self._desks.append(replace(desk, left=name))
            return True
        return self._join(desk, desk.left, desk.operator, name)

    def press_operator(self, operator: Operator) -> bool:
        """Choose an operator, or another one; return whether it was taken."""
        if not self.takes_operator(operator):
            return False
        self._desks.append(replace(self.desk, operator=operator))
        return True

    def back(self) -> bool:
        """Take the last thing that was done back; return whether there was any."""
        if len(self._desks) == 1:
            return False
        self._desks.pop()
        return True

    def _join(self, desk: Desk, left: int, operator: Operator, right: int) -> Rejection | bool:
        first, second = self._tile(left), self._tile(right)
        joined = join(first, operator, second, self._terms)
        if isinstance(joined, Rejection):
            return joined
        kept = [index for index in range(len(desk.results)) if RESULT + index not in (left, right)]
        cards = [name for name in (left, right) if name < RESULT]
        results = (joined, *(desk.results[index] for index in kept))
        made = (len(desk.steps), *(desk.made[index] for index in kept))
        step = StepShown(first.value, operator, second.value, joined.value, self.step_of(left), self.step_of(right))
        self._desks.append(Desk(results, made, (*desk.used, *cards), (*desk.steps, step), RESULT))
        return True

    def _tile(self, name: int) -> Tile:
        return self.desk.results[name - RESULT] if name >= RESULT else Tile.of_card(self._hand[name])
