"""Both ways to calculate as one: typed into a line, or step by step; each shows the same calculation."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from quiclo_game.rules.calculation import Calculation, Dialect, Operator, Parenthesis
from quiclo_game.rules.mental_tiles import Terms, written
from quiclo_game.rules.rejections import Rejection
from quiclo_game.rules.writing import Notation, sign
from quiclo_game.scenes.mental.line import number_told, steps_of
from quiclo_game.scenes.mental.line_pad import LinePad
from quiclo_game.scenes.mental.step_pad import RESULT, StepPad, StepShown


class Way(Enum):
    """How a calculation is put in; the value is part of the name of its key."""

    LINE = "line"
    STEPS = "steps"


class WorkDesk:
    """The calculation of the person whose turn it is, put in one way or the other."""

    def __init__(self, hand: Sequence[int], terms: Terms, way: Way = Way.LINE) -> None:
        """Start empty over the open cards of a hand."""
        self.way = way
        self.hand = tuple(hand)
        self.line = LinePad(terms, parentheses=terms.dialect is Dialect.GROUPED)
        self.steps = StepPad(hand, terms)

    @property
    def used(self) -> tuple[int, ...]:
        """Places of the cards in the calculation, in their order."""
        return self.line.used if self.way is Way.LINE else self.steps.used

    @property
    def begun(self) -> bool:
        """Whether there is anything that can be taken back."""
        desk = self.steps.desk
        return bool(self.line.line.tokens) if self.way is Way.LINE else bool(desk.used) or desk.left is not None

    @property
    def whole(self) -> Calculation | None:
        """The calculation as it can be checked, or ``None`` while something is missing."""
        return self.line.whole if self.way is Way.LINE else self.steps.whole

    @property
    def shown(self) -> Calculation:
        """The calculation as far as it can be written in one line: step by step, the one behind the newest result."""
        if self.way is Way.LINE:
            return self.line.line
        desk = self.steps.desk
        if desk.results:
            return written(desk.results[0], self.hand)
        if desk.left is not None and desk.left < RESULT and not desk.results:
            operator = (desk.operator,) if desk.operator is not None else ()
            return Calculation((desk.left, *operator))
        return Calculation()

    def shown_steps(self, *, values: bool = True) -> tuple[StepShown, ...]:
        """Return the steps as they are calculated; of a line none without ``values``, since it says the rest itself."""
        if self.way is Way.STEPS:
            return self.steps.desk.steps
        return steps_of(self.line.line, self.hand) if values else ()

    def pending(self, *, values: bool = True) -> tuple[str, ...]:
        """Return the step in the making, as tokens; empty where none is, or where the line shows it.

        Without ``values`` a result is called by its name.
        """
        desk = self.steps.desk
        if self.way is Way.LINE or desk.left is None:
            return ()
        left = number_told(self.steps.number(desk.left), self.steps.step_of(desk.left), values=values)
        return (left,) if desk.operator is None else (left, sign(desk.operator, Notation.CROSS), "…")

    def takes_operator(self, operator: Operator) -> bool:
        """Say whether an operator may come next."""
        pad: LinePad | StepPad = self.line if self.way is Way.LINE else self.steps
        return pad.takes_operator(operator)

    def takes_parenthesis(self, parenthesis: Parenthesis) -> bool:
        """Say whether a parenthesis may come next."""
        if self.way is Way.STEPS:
            return False
        return self.line.takes_open if parenthesis is Parenthesis.OPEN else self.line.takes_close

    def takes_card(self, place: int) -> bool:
        """Say whether a card may come next, as far as keys that are typed are concerned."""
        if place in self.used:
            return False
        return self.way is Way.STEPS or self.line.wants_number

    def press_card(self, place: int) -> Rejection | bool:
        """Use a card; return whether it was taken, or why not."""
        return self.line.press_card(place) if self.way is Way.LINE else self.steps.press(place)

    def press_result(self, index: int) -> Rejection | bool:
        """Use what two others came to; return whether it was taken, or why not."""
        return self.way is Way.STEPS and self.steps.press(RESULT + index)

    def press_operator(self, operator: Operator) -> bool:
        """Use an operator; return whether it was taken."""
        pad: LinePad | StepPad = self.line if self.way is Way.LINE else self.steps
        return pad.press_operator(operator)

    def press_parenthesis(self, parenthesis: Parenthesis) -> bool:
        """Open or close a parenthesis; return whether that makes sense here."""
        return self.way is Way.LINE and self.line.press_parenthesis(parenthesis)

    def back(self) -> bool:
        """Take the last thing back; return whether there was any."""
        return self.line.back() if self.way is Way.LINE else self.steps.back()
