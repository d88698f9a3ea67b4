"""What everybody has seen of a game in progress: its record without what lies face down, for nobody's eyes alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from quiclo_game.play.match import Move
from quiclo_game.play.recording import Recording
from quiclo_game.rules.chance import Shuffled
from quiclo_game.rules.contract import Action
from quiclo_game.rules.events import Event
from quiclo_game.rules.network_state import FACE_DOWN, CardDrawn, HintDrawn
from quiclo_game.rules.registry import find_mode
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.strategy_state import ChooseSix

NOBODY: Seat = -1
"""Who sits at no seat sees what is open to everybody."""


def public_record(recording: Recording) -> Recording:
    """Return a record that is the same for all games that differ only in what nobody has seen openly.

    States are seen by nobody; cards that only one seat saw are face down in what happened, too.
    """
    mode = find_mode(recording.mode_key)
    hidden = recording.settings.as_dict().get("hands") == "hidden"
    seen: dict[int, Any] = {}

    def view(state: Any) -> Any:
        # the state after a move is the very one before the next
        if id(state) not in seen:
            seen[id(state)] = mode.view(state, NOBODY)
        return seen[id(state)]

    moves = tuple(_public(move, view, hidden=hidden) for move in recording.moves)
    # whoever tried in vain may have shown nothing of it
    return replace(recording, moves=moves, attempts=() if hidden else recording.attempts)


def _public(move: Move[Any], view: Callable[[Any], Any], *, hidden: bool) -> Move[Any]:
    events = tuple(_told(event) for event in move.events) if hidden else move.events
    return Move(move.actor, _done(move.action), view(move.before), view(move.after), events)


def _told(event: Event) -> Event:
    match event:
        case CardDrawn():
            return replace(event, card=FACE_DOWN)
        case HintDrawn(cards=cards):
            return replace(event, cards=(FACE_DOWN,) * len(cards))
        case _:
            return event


def _done(action: Action) -> Action:
    match action:
        case Shuffled():
            return Shuffled(())
        case ChooseSix(cards=cards):
            return ChooseSix((FACE_DOWN,) * len(cards))
        case _:
            return action
