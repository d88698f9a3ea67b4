"""What happened in mental arithmetic, as a sentence for the move log."""

from __future__ import annotations

from collections.abc import Sequence

from quiclo_game.locale import Words
from quiclo_game.locale.sentences import all_named
from quiclo_game.rules.calculation import Calculation, Dialect, Evaluated, Operator
from quiclo_game.rules.events import Event, GameEnded, Outcome
from quiclo_game.rules.judging import judge
from quiclo_game.rules.mental_state import (
    CardsCollected,
    TargetRolled,
    TargetSolved,
    TimeCalled,
    TimeRanOut,
    TurnPassed,
)
from quiclo_game.rules.writing import Notation, sign, write, write_step


def narrate_mental(event: Event, names: Sequence[str], words: Words, notation: Notation) -> str | None:
    """Return the sentence for an event of mental arithmetic, or ``None`` for one that it does not tell itself."""
    match event:
        case TargetRolled(seat, faces, _, target):
            calculation = write_product(faces, notation)[-1]
            return words("log.mental.rolled", name=names[seat], calculation=calculation, target=target)
        case TargetSolved(seat, target, calculation, hand):
            return words(
                "log.mental.solved", name=names[seat], target=target, calculation=_write(calculation, hand, notation)
            )
        case CardsCollected(seat, count, total):
            return words("log.mental.collected", name=names[seat], count=count, total=total)
        case TurnPassed(seat, target):
            return words("log.mental.passed", name=names[seat], target=target)
        case TimeRanOut(seat):
            return words("log.mental.time_up", name=names[seat])
        case TimeCalled():
            return words("log.mental.time_called")
        case GameEnded(outcome):
            return _narrate_end(outcome, names, words)
        case _:
            return None


def write_product(faces: Sequence[int], notation: Notation = Notation.CROSS) -> tuple[str, ...]:
    """Return the product as it grows, die by die, then as a whole: ``4 × 7 = 28``, …, ``4 × 7 × 12 = 336``."""
    steps, value = [], faces[0]
    for face in faces[1:]:
        step = write_step(value, Operator.TIMES, face, notation)
        value *= face
        steps.append(f"{step} = {value}")
    times = f" {sign(Operator.TIMES, notation)} "
    return (*steps, f"{times.join(map(str, faces))} = {value}")


def _write(calculation: str, hand: Sequence[int], notation: Notation) -> str:
    right = Calculation.decode(calculation)
    verdict = judge(right, hand, dialect=Dialect.GROUPED)
    result = f" = {verdict.value}" if isinstance(verdict, Evaluated) else ""
    return write(right, hand, notation) + result


def _narrate_end(outcome: Outcome, names: Sequence[str], words: Words) -> str:
    winners = all_named([names[seat] for seat in outcome.winners], words)
    alone = len(outcome.scores) == 1
    key = "log.mental.drawn_game" if outcome.draw else "log.mental.practised" if alone else "log.mental.won"
    return words(key, name=winners, count=max(outcome.scores))
