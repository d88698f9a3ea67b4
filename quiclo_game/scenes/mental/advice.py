"""Hints of mental arithmetic as sentences."""

from __future__ import annotations

from quiclo_game.locale import Words
from quiclo_game.play.hints import Grade, Hint
from quiclo_game.rules.calculation import Calculation
from quiclo_game.rules.writing import write, write_step


def hint_words(hint: Hint, hand: tuple[int, ...], words: Words) -> str:
    """Return what a hint says about a target, to whoever holds ``hand``."""
    if not hint.count:
        return words("mental.hint_none", target=hint.target)
    match hint.grade:
        case Grade.POSSIBLE:
            return words("mental.hint_possible", target=hint.target, count=hint.count)
        case Grade.FIRST_STEP if hint.step is not None:
            step = write_step(hint.step.left, hint.step.operator, hint.step.right)
            return words("table.hint_first", step=step)
        case Grade.SOLUTION:
            shown = f"{write(Calculation.decode(hint.calculation), hand)} = {hint.target}"
            return words("table.hint_solution", calculation=shown)
        case _:
            return words("mental.hint_cards")
