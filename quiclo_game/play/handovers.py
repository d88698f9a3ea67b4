"""Who played for whom: a bot stands in for a person who left the table, and gives the seat back.

What a stand-in did is the seat's in the game, and nobody's in the statistics.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from quiclo_game.rules.contract import Mode
from quiclo_game.rules.seats import Actor, Seat


@dataclass(frozen=True, slots=True)
class Handover:
    """After so many ``moves`` a seat went to a bot (``to_bot``), or back to whoever sits there."""

    moves: int
    seat: Seat
    to_bot: bool


class Moved(Protocol):
    """A move, as far as it matters here who made it and when."""

    @property
    def actor(self) -> Actor:
        """Who acted."""
        ...

    @property
    def before(self) -> Any:
        """The state in which it was made."""
        ...


@dataclass(frozen=True, slots=True)
class StoodIn:
    """How many of the ``total`` turns of a seat a bot played for its person, at least in part."""

    count: int
    total: int
    whole: bool
    """Whether the person made no move at all."""


def away_after(handovers: Iterable[Handover]) -> frozenset[Seat]:
    """Return the seats for which a bot stands in after these handovers, given in the order in which they happened."""
    away: set[Seat] = set()
    for one in handovers:
        (away.add if one.to_bot else away.discard)(one.seat)
    return frozenset(away)


def by_stand_in(handovers: Iterable[Handover], seat: Seat, move: int) -> bool:
    """Say whether a bot stood in for a seat when the move with this number, from 0, was made."""
    return seat in away_after(one for one in handovers if one.moves <= move)


def stood_in(mode: Mode[Any], moves: Sequence[Moved], handovers: Sequence[Handover], seats: int) -> dict[Seat, StoodIn]:
    """Return for every seat that a bot has made a move for, how many of its turns that were."""
    found: dict[Seat, StoodIn] = {}
    for seat in range(seats):
        own = [index for index, move in enumerate(moves) if move.actor == seat]
        bots = [index for index in own if by_stand_in(handovers, seat, index)]
        if bots:
            count, total = (len({mode.progress(moves[index].before)[0] for index in some}) for some in (bots, own))
            found[seat] = StoodIn(count, total, len(bots) == len(own))
    return found
