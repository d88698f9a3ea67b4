"""Hints of brain training as sentences."""

from __future__ import annotations

from quiclo_game.locale import Words
from quiclo_game.play.hints import Grade, Hint
from quiclo_game.play.narration import write_result
from quiclo_game.rules.writing import write_step


def hint_words(hint: Hint, roll: tuple[int, ...], words: Words) -> str:
    """Return what a hint says about a target, with the dice as they lie."""
    match hint.grade:
        case Grade.POSSIBLE:
            return words("table.hint_possible", card=hint.target, count=hint.count)
        case Grade.FIRST_STEP if hint.step is not None:
            step = write_step(hint.step.left, hint.step.operator, hint.step.right)
            return words("table.hint_first", step=step)
        case Grade.SOLUTION:
            return words("table.hint_solution", calculation=write_result(hint.calculation, roll))
        case _:
            return words("table.hint_dice")
