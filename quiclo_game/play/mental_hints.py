"""Hints for mental arithmetic in four grades: it can be done, which cards, the first step, the whole calculation."""

from __future__ import annotations

from quiclo_game.play.hints import Grade, Hint
from quiclo_game.rules.calculation import Calculation, Dialect, Evaluated
from quiclo_game.rules.judging import judge
from quiclo_game.rules.mental_solving import best_calculation, calculation_with
from quiclo_game.rules.mental_state import MentalState
from quiclo_game.rules.seats import Seat


def mental_hint(view: MentalState, seat: Seat, grade: Grade, count: int = 0) -> Hint:
    """Return the hint of a grade for the target of this turn, from what the seat may see.

    It is about the fewest cards that reach the target, or about exactly ``count`` of them where that is given.
    """
    hand, target = view.hand(seat), view.target
    if count:
        found = calculation_with(hand, target, count, view.settings)
    else:
        found = best_calculation(hand, target, view.settings)
    if found is None:
        return Hint(target, Grade.POSSIBLE, 0)
    calculation = Calculation.decode(found)
    verdict = judge(calculation, hand, dialect=Dialect.GROUPED)
    steps = verdict.steps if isinstance(verdict, Evaluated) else ()
    return Hint(
        target,
        grade,
        calculation.count,
        operands=tuple(sorted(calculation.operands)) if grade >= Grade.OPERANDS else (),
        step=steps[0] if grade >= Grade.FIRST_STEP and steps else None,
        calculation=found if grade >= Grade.SOLUTION else "",
    )
