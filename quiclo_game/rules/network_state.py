"""The card network as data: the state, the actions, the events.

Source: kartenverbindung.txt.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar

from quiclo_game.rules.events import Event, Outcome
from quiclo_game.rules.network_board import Line, Network
from quiclo_game.rules.options import Settings
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.turns import Turns

FACE_DOWN = 0
"""Stands for a card whose number the looking seat may not know."""


class Step(Enum):
    """Where a game stands."""

    DRAW_STARTER = "draw_starter"
    SHUFFLE = "shuffle"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Tally:
    """How many turns of a seat ended with a placement, with a card drawn, with nothing; and its largest hand."""

    placed: int = 0
    drawn: int = 0
    passed: int = 0
    largest_hand: int = 0

    def with_placement(self) -> Tally:
        """Return the tally after a placement."""
        return Tally(self.placed + 1, self.drawn, self.passed, self.largest_hand)

    def with_draw(self, hand: int) -> Tally:
        """Return the tally after a card was drawn to a hand of now ``hand`` cards."""
        return Tally(self.placed, self.drawn + 1, self.passed, max(self.largest_hand, hand))

    def with_hand(self, hand: int) -> Tally:
        """Return the tally after the hand has grown to ``hand`` cards without a turn having ended."""
        return Tally(self.placed, self.drawn, self.passed, max(self.largest_hand, hand))

    def with_pass(self) -> Tally:
        """Return the tally after a turn without anything."""
        return Tally(self.placed, self.drawn, self.passed + 1, self.largest_hand)


@dataclass(frozen=True)
class NetworkState:
    """A whole game of the card network.

    ``hands`` are ascending; ``pile`` has its top first; both hold ``FACE_DOWN`` for cards that a view hides.
    ``passes`` counts the turns in a row, up to now, that passed because the pile was empty.
    """

    settings: Settings
    turns: Turns
    step: Step
    hands: tuple[tuple[int, ...], ...]
    tallies: tuple[Tally, ...]
    pile: tuple[int, ...] = ()
    network: Network = field(default_factory=Network)
    passes: int = 0
    outcome: Outcome | None = None

    @property
    def hand(self) -> tuple[int, ...]:
        """The hand of the seat whose turn it is."""
        return self.hands[self.turns.seat]


# ---- actions -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlaceCards:
    """Lay two hand cards next to a card of the network, in the order in which they were chosen.

    ``direction`` is ``e``, ``se``, ``s``, … clockwise. Where the line reads only with the second card next to the
    target, the game lays it so.
    """

    first: int
    second: int
    target: int
    direction: str


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Draw a card because no two cards of the hand fit; the turn ends."""


@dataclass(frozen=True, slots=True)
class PassTurn:
    """Hand the turn on because nothing fits and the pile is empty."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The thinking time has run out: a card is drawn, if there is one, and the turn ends."""


# ---- events ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """Every seat was dealt so many cards, and these lie open as the beginning of the network."""

    reveals: ClassVar[bool] = True
    each: int
    start_cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardsPlaced(Event):
    """A seat laid two cards next to a target; ``index`` is the number of the line in the network."""

    seat: Seat
    line: Line
    index: int


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """A seat did not act in time."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat drew this card, which only that seat may see; ``left`` cards remain in the pile."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: int
    left: int


@dataclass(frozen=True, slots=True)
class HintDrawn(Event):
    """A seat drew cards for a hint, which only that seat may see, and its turn goes on; ``left`` remain in the pile."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[int, ...]
    left: int


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """A seat could not draw, because the pile is empty; ``in_a_row`` turns have passed like that now."""

    seat: Seat
    in_a_row: int
