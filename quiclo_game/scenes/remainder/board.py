"""What is to be seen on the table of no remainder: it follows the rules, a little later, and never leads them.

Cues and tweens change these figures; ``settle`` sets them all at once from a state (resume, undo, skip of everything).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from quiclo_game.play.match import Move
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.remainder_pairs import Weighing
from quiclo_game.rules.remainder_play import scores
from quiclo_game.rules.remainder_state import (
    NO_CARD,
    ClaimExpired,
    ClaimMissed,
    PairSetAside,
    PairTaken,
    RemainderState,
)
from quiclo_game.rules.seats import Seat

NOWHERE = -2
"""Where a card does not fly; −1 is off the table, for nobody."""
KEPT = 8
"""So many last pairs are remembered."""
Verdict = Literal["", "right", "wrong"]


@dataclass(slots=True, eq=False)
class PlaceView:
    """The card of one place: how far it has come from its stack (0 to 1), is turned (0 back, 1 face), has flown."""

    card: int = NO_CARD
    travel: float = 1.0
    flip: float = 1.0
    alpha: float = 1.0
    shake: float = 0.0
    """Sideways shift in sheet px."""
    flight: float = 0.0
    home: Seat = NOWHERE
    """The seat to whose pile it flies."""


@dataclass(frozen=True, slots=True)
class LastPair:
    """A pair that somebody showed: ``weighing`` is ``None`` where the time was over."""

    seat: Seat
    weighing: Weighing | None
    right: bool


@dataclass(slots=True)
class Board:
    """Everything that moves or changes on the table of no remainder."""

    seats: int
    places: list[PlaceView] = field(default_factory=lambda: [PlaceView() for _ in range(12)])
    left: list[int] = field(default_factory=lambda: [24] * 6)
    """Cards left in each stack."""
    selected: tuple[int, ...] = ()
    """Places of the cards that are being shown, at most two, in the order in which they were chosen."""
    weighing: Weighing | None = None
    """The two shown cards, worked out."""
    verdict: Verdict = ""
    shower: Seat = NOWHERE
    """The seat that has shown the pair, while what it comes to is to be seen."""
    shake: float = 0.0
    piles: list[tuple[int, ...]] = field(default_factory=list)
    counts: list[float] = field(default_factory=list)
    pairs: int = 0
    last: tuple[LastPair, ...] = ()
    """The newest first."""
    hinted: tuple[int, ...] = ()
    """Cards that a hint points out."""
    counted: bool = False
    """Whether the end has come and the piles have been counted."""

    @property
    def missed(self) -> Seat | None:
        """The seat of whose claim a pair is still shown that does not fit, or ``None``."""
        return self.shower if self.verdict == "wrong" and self.shower != NOWHERE else None

    def select(self, *places: int) -> None:
        """Show these places' cards as chosen; nothing is worked out yet."""
        self.selected, self.weighing, self.verdict, self.shake = places, None, "", 0.0
        self.shower = NOWHERE

    def settle(self, state: RemainderState, last: tuple[LastPair, ...]) -> None:
        """Show a state as it is, without any motion; ``last`` are the pairs shown before."""
        self.places = [PlaceView(card) for card in state.places]
        self.left = [state.left(continent) for continent in Continent]
        self.select()
        self.piles = [state.pile(seat) for seat in range(state.seats)]
        self.counts = [float(count) for count in scores(state)]
        self.pairs = len(state.taken)
        self.last = last
        self.hinted = ()
        self.counted = state.outcome is not None


def last_pairs(moves: Sequence[Move[RemainderState]]) -> tuple[LastPair, ...]:
    """Return the newest pairs that the moves of a match showed, the newest first."""
    found: list[LastPair] = []
    for move in reversed(moves):
        for event in reversed(move.events):
            pair = pair_of(event)
            if pair is not None:
                found.append(pair)
        if len(found) >= KEPT:
            break
    return tuple(found[:KEPT])


def pair_of(event: object) -> LastPair | None:
    """Return what an event shows of a pair, or ``None`` for any other event."""
    match event:
        case PairTaken(seat, weighing):
            return LastPair(seat, weighing, True)
        case PairSetAside(weighing):
            return LastPair(-1, weighing, True)
        case ClaimMissed(seat, weighing):
            return LastPair(seat, weighing, False)
        case ClaimExpired(seat):
            return LastPair(seat, None, False)
        case _:
            return None
