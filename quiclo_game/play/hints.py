"""Hints in four grades: it can be done, which dice, the first step, the whole calculation."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from quiclo_game.rules.brain_arithmetic import best_calculation, fewest_dice
from quiclo_game.rules.brain_state import BrainState, Status
from quiclo_game.rules.calculation import Calculation, Dialect, Evaluated, Step
from quiclo_game.rules.judging import judge


class Grade(IntEnum):
    """How much a hint gives away; each asks a little less of the player than the one before."""

    POSSIBLE = 1
    OPERANDS = 2
    FIRST_STEP = 3
    SOLUTION = 4

    @property
    def next(self) -> Grade:
        """The grade that follows; after the last one it stays."""
        return Grade(min(self + 1, Grade.SOLUTION))


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint for a target: only what its grade gives away is filled in.

    ``count`` is the number of operands that suffice (0: it cannot be reached), ``operands`` their places, ``step``
    the first operation, ``calculation`` the whole in compact form.
    """

    target: int
    grade: Grade
    count: int
    operands: tuple[int, ...] = ()
    step: Step | None = None
    calculation: str = ""


def hint_for(view: BrainState, target: int, grade: Grade) -> Hint:
    """Return the hint of a grade for a target of this turn, from what the seat may see."""
    found = next(item for item in view.targets if item.card == target)
    if found.status is not Status.OPEN:
        return Hint(target, Grade.POSSIBLE, 0)
    best = Calculation.decode(best_calculation(view, target))
    verdict = judge(best, view.roll, dialect=Dialect.FLAT)
    steps = verdict.steps if isinstance(verdict, Evaluated) else ()
    return Hint(
        target,
        grade,
        fewest_dice(view, target),
        operands=tuple(sorted(best.operands)) if grade >= Grade.OPERANDS else (),
        step=steps[0] if grade >= Grade.FIRST_STEP and steps else None,
        calculation=best.encode() if grade >= Grade.SOLUTION else "",
    )
