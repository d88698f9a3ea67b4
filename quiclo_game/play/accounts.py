"""What is kept of a finished game: who took part, how it went, what each had to calculate and how long that took."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quiclo_game.play.exercises import Exercise, exercises_of
from quiclo_game.play.handovers import Handover, stood_in
from quiclo_game.play.match import Move
from quiclo_game.play.players import Player
from quiclo_game.play.records import SHARED, ExerciseRecord, GameRecord, PartRecord
from quiclo_game.rules.contract import Mode
from quiclo_game.rules.events import Outcome
from quiclo_game.rules.options import Settings

UNITS = {"card_network": "left", "no_remainder": "cards", "mental_arithmetic": "cards", "strategy": "cards"}
"""What the figure of a mode counts; brain training has points or a sum."""
LONGEST = 600_000
"""Beyond so many ms people were away, not calculating."""


def record_of(
    mode: Mode[Any],
    settings: Settings,
    players: Sequence[Player],
    moves: Sequence[Move[Any]],
    outcome: Outcome,
    *,
    deal: int,
    seconds: int,
    ended: str,
    mark: str | None,
    times: Sequence[float] = (),
    handovers: Sequence[Handover] = (),
) -> GameRecord | None:
    """Return what is kept of a finished game, or ``None`` where no person took part.

    Where a bot stood in for somebody, only what that person calculated is kept, neither figure nor win; whoever made no
    move took no part. ``times`` holds when each move was made (ms), below 0 where nobody knows; it may be empty.
    """
    helped = stood_in(mode, moves, handovers, len(players))
    people = [
        seat for seat, player in enumerate(players) if not player.is_bot and not (seat in helped and helped[seat].whole)
    ]
    if not people or settings.as_dict().get("play") == "animation":
        return None
    exercises = exercises_of(moves, handovers)
    _, rounds = mode.progress(moves[-1].after) if moves else (0, 0)
    return GameRecord(
        mark,
        mode.key,
        ended,
        seconds,
        outcome.ending,
        deal,
        len(players),
        rounds,
        settings.as_dict(),
        tuple(
            PartRecord(
                players[seat].name,
                players[seat].colour,
                seat,
                seat in outcome.winners and seat not in helped,
                outcome.scores[seat],
                SHARED if seat in helped else unit_of(mode.key, settings),
                tuple(_kept(one, times) for one in exercises if one.seat == seat),
                players[seat].help.encode(),
            )
            for seat in people
        ),
    )


def unit_of(mode_key: str, settings: Settings) -> str:
    """Return what the figure of a game counts: ``points``, ``sum``, ``cards``, or ``left`` (fewest win)."""
    if mode_key == "brain_training":
        return "points" if settings["variant"] == "race" else "sum"
    return UNITS[mode_key]


def _kept(exercise: Exercise, times: Sequence[float]) -> ExerciseRecord:
    return ExerciseRecord(
        exercise.target,
        exercise.solved,
        exercise.numbers,
        exercise.operators,
        exercise.calculation,
        _time_of(exercise, times),
    )


def _time_of(exercise: Exercise, times: Sequence[float]) -> int | None:
    """Return how long an exercise took: from the move before to its own."""
    if not 0 < exercise.move < len(times):
        return None
    before, now = times[exercise.move - 1], times[exercise.move]
    spent = now - before
    return round(spent) if before >= 0 and 0 <= spent <= LONGEST else None
