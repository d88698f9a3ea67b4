"""The last target that was dealt with, told from the moves of a match: also after an undo, and in a resumed game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from quiclo_game.play.match import Move
from quiclo_game.rules.brain_state import (
    BrainState,
    CardWon,
    PointsScored,
    Status,
    TargetMissed,
    TargetRevealed,
    TargetScored,
    TargetSolved,
)
from quiclo_game.rules.events import Event
from quiclo_game.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class LastMove:
    """Who dealt with which card, what came of it, the points that it brought, and whether the card is kept."""

    seat: Seat
    card: int
    status: Status
    points: int = 0
    kept: bool = False


def last_move(moves: Sequence[Move[BrainState]]) -> LastMove | None:
    """Return what the newest of the moves did with a target, the last one if it were several; ``None`` if none did."""
    for move in reversed(moves):
        found: LastMove | None = None
        for event in move.events:
            found = after(found, event)
        if found is not None:
            return found
    return None


def after(last: LastMove | None, event: Event) -> LastMove | None:
    """Return the last move as it is once an event has happened."""
    match event:
        case TargetSolved(seat, card) | TargetScored(seat, card):
            return LastMove(seat, card, Status.SOLVED)
        case TargetRevealed(seat, card, _):
            return LastMove(seat, card, Status.REVEALED)
        case TargetMissed(seat, card, _, _):
            return LastMove(seat, card, Status.MISSED)
        case PointsScored(_, points, _) if last is not None:
            return replace(last, points=points)
        case CardWon() if last is not None:
            return replace(last, kept=True)
        case _:
            return last
