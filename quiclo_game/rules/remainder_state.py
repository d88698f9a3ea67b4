"""No remainder as data: the state, the actions, the events.

Source: rechnen_ohne_rest.txt. Time never runs in here: actions bring along the match's clock, in ms, as ``at``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Final

from quiclo_game.rules.cards import CARDS_PER_CONTINENT, Continent, continent_of
from quiclo_game.rules.events import Event, Outcome
from quiclo_game.rules.options import Settings
from quiclo_game.rules.rejections import Rejection
from quiclo_game.rules.remainder_pairs import Weighing
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.turns import Turns

NOBODY: Final = -1
"""Whose pair it is that was set aside."""
NO_CARD: Final = 0
"""What an empty place holds."""


class Step(Enum):
    """Where a game stands."""

    SHUFFLE = "shuffle"
    SEARCH = "search"
    """Everyone looks for a pair."""
    CLAIM = "claim"
    """A seat has buzzed and picks its two cards."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Capture:
    """A pair that left the table, the smaller card first, and whose it is."""

    seat: Seat
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class Claim:
    """Who buzzed first, and when (ms)."""

    seat: Seat
    at: int


@dataclass(frozen=True, slots=True)
class Lock:
    """Who was wrong or late and has to wait until ``until`` (ms), or until another claim is settled."""

    seat: Seat
    until: int


@dataclass(frozen=True)
class Record:
    """How often a seat has claimed, and how often it was wrong or late."""

    claims: int = 0
    wrong: int = 0
    late: int = 0


@dataclass(frozen=True)
class RemainderState:
    """A whole game of no remainder.

    ``stacks`` holds six orders (top first), ``dealt`` how many cards of each lie open or have lain open. ``places``
    are the twelve places, two for each continent, ``NO_CARD`` where one is empty. ``clock`` is the latest time that
    an action brought along, ``laid_at`` the time since which the open cards lie as they do (both ms).
    """

    settings: Settings
    seats: int
    step: Step = Step.SHUFFLE
    stacks: tuple[tuple[int, ...], ...] = ()
    dealt: tuple[int, ...] = (0,) * 6
    places: tuple[int, ...] = (NO_CARD,) * 12
    taken: tuple[Capture, ...] = ()
    clock: int = 0
    laid_at: int = 0
    claim: Claim | None = None
    lock: Lock | None = None
    records: tuple[Record, ...] = ()
    debts: tuple[int, ...] = ()
    """How many cards each seat's hints have cost."""
    outcome: Outcome | None = None

    @property
    def alone(self) -> bool:
        """Whether one person plays without buzzing."""
        return self.seats == 1

    @property
    def turns(self) -> Turns:
        """No turns are taken here; whoever asks for a starter hears seat 0."""
        return Turns(self.seats)

    @property
    def open_cards(self) -> tuple[int, ...]:
        """The cards that lie open, by place."""
        return tuple([card for card in self.places if card != NO_CARD])

    @property
    def remaining(self) -> int:
        """How many cards are open or still in the stacks."""
        return len(self.open_cards) + sum(self.left(continent) for continent in Continent)

    @property
    def claim_ends(self) -> int | None:
        """When the time to pick is over (ms), or ``None`` while nobody picks or where there is no limit."""
        if self.claim is None:
            return None
        seconds = self.claim_seconds(self.claim.seat)
        return self.claim.at + seconds * 1000 if seconds else None

    @property
    def search_seconds(self) -> int:
        """How long the open cards are looked at: alone by the own thinking time, else by the table's; 0 for ever."""
        return self.settings.thinking_seconds(0) if self.alone else self.settings.number("think_seconds")

    @property
    def search_ends(self) -> int | None:
        """When the time to find a pair is over (ms), or ``None`` while nobody searches or where there is no limit."""
        seconds = self.search_seconds if self.step is Step.SEARCH else 0
        return self.laid_at + seconds * 1000 if seconds else None

    def claim_seconds(self, seat: Seat) -> int:
        """Return how long a seat may pick: its own thinking time, else the table's for claims; 0 for ever."""
        return self.settings.for_seat("own_seconds", seat) or self.settings.number("claim_seconds")

    def left(self, continent: Continent) -> int:
        """Return how many cards a continent's stack still holds."""
        return CARDS_PER_CONTINENT - self.dealt[continent - 1]

    def height(self, card: int) -> int:
        """Return how many cards are left in the stack that a card came from."""
        return self.left(continent_of(card))

    def pile(self, seat: Seat) -> tuple[int, ...]:
        """Return the cards that a seat has collected, in that order."""
        return tuple(card for pair in self.taken if pair.seat == seat for card in (pair.first, pair.second))


@dataclass(frozen=True, slots=True)
class PairRejection(Rejection):
    """Two cards that do not fit, weighed, so that sum, difference and both remainders can be said."""

    weighing: Weighing | None = None

    def figures(self) -> dict[str, int | str]:
        """Return both cards, the divisor, sum and difference with their remainders."""
        weighing = self.weighing
        if weighing is None:
            return {}
        return {
            "first": weighing.first,
            "second": weighing.second,
            "divisor": weighing.divisor,
            "sum": weighing.sum,
            "sum_remainder": weighing.sum_remainder,
            "difference": weighing.difference,
            "difference_remainder": weighing.difference_remainder,
        }


# ---- actions -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Buzz:
    """Claim to have seen a pair; only at a table."""

    at: int


@dataclass(frozen=True, slots=True)
class Pick:
    """Take two open cards."""

    first: int
    second: int
    at: int


@dataclass(frozen=True, slots=True)
class TimeUp:
    """A clock has run out: the one of the claim, or while all search the thinking time."""

    at: int


# ---- events ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardsLaid(Event):
    """The first twelve cards lie open, by place."""

    reveals: ClassVar[bool] = True
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """A seat was the first to buzz; what came first stays first."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class ClaimWon(Event):
    """The claimed cards fit, and the seat keeps both; a settled claim stays settled."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class ClaimMissed(Event):
    """The claimed cards do not fit; the seat waits until ``until`` (ms) or another claim is settled."""

    reveals: ClassVar[bool] = True
    seat: Seat
    weighing: Weighing
    until: int


@dataclass(frozen=True, slots=True)
class ClaimExpired(Event):
    """The time to pick was over; the seat waits until ``until`` (ms) or another claim is settled."""

    reveals: ClassVar[bool] = True
    seat: Seat
    until: int


@dataclass(frozen=True, slots=True)
class SeatUnlocked(Event):
    """A seat need not wait any longer, because another claim was settled."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PairTaken(Event):
    """A seat took a valid pair from these two places."""

    seat: Seat
    weighing: Weighing
    places: tuple[int, int]


@dataclass(frozen=True, slots=True)
class PairSetAside(Event):
    """The time was up: a valid pair was shown and left the table, and is nobody's."""

    reveals: ClassVar[bool] = True
    weighing: Weighing
    places: tuple[int, int]


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """The next card of the stack came to a place; ``left`` are still in the stack."""

    reveals: ClassVar[bool] = True
    place: int
    card: int
    left: int


@dataclass(frozen=True, slots=True)
class PlaceEmptied(Event):
    """A place stays empty, because its stack is."""

    place: int


@dataclass(frozen=True, slots=True)
class NoPairLeft(Event):
    """No two open cards fit: ``left`` cards remain on the table and in the stacks, where ``fewest`` could have."""

    left: int
    fewest: int
