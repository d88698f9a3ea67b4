"""The move log of the card network as rows: who laid which equation, who drew; told from the moves of a match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from quiclo_game.play.match import Move
from quiclo_game.rules.events import Event
from quiclo_game.rules.network_state import CardDrawn, CardsPlaced, HintDrawn, NetworkState, TurnPassed
from quiclo_game.scenes.network.board import Entry
from quiclo_game.scenes.network.edges import equation_tokens


def entries(moves: Iterable[Move[NetworkState]]) -> Iterator[Entry]:
    """Yield the rows of all moves, oldest first."""
    for move in moves:
        for event in move.events:
            row = entry_of(event)
            if row is not None:
                yield row


def entry_of(event: Event) -> Entry | None:
    """Return the row of an event, or ``None`` for one that needs none."""
    match event:
        case CardsPlaced(seat, line, index):
            return Entry(seat, "placed", equation_tokens(line.equation), index)
        case CardDrawn(seat):
            return Entry(seat, "drawn")
        case HintDrawn(seat):
            return Entry(seat, "hint")
        case TurnPassed(seat):
            return Entry(seat, "passed")
        case _:
            return None
