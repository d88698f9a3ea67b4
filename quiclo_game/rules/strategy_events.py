"""What happens in a game of strategy. Hidden cards are in no event before everyone may see them.

Calculations are in compact form over ``faces``, the six D12 as they lay.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from quiclo_game.rules.cards import Continent
from quiclo_game.rules.combination import Laid
from quiclo_game.rules.events import Event
from quiclo_game.rules.seats import Seat


class Decider(Enum):
    """What decided the final scoring."""

    ONLY_ONE = "only_one"
    """Exactly one seat calculated all six cards."""
    HIGHEST_SUM = "highest_sum"
    """Several did: the highest sum of these wins."""
    SMALLEST_SUM = "smallest_sum"
    """Nobody did: the smallest sum wins."""
    HIGHEST_CARD = "highest_card"
    """Sums were equal: the highest single card wins."""


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """Every seat was dealt so many cards, one from each stack."""

    reveals: ClassVar[bool] = True
    each: int


@dataclass(frozen=True, slots=True)
class CardsShown(Event):
    """A seat laid these of its cards open."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TargetDrawn(Event):
    """A seat turned up the top card of a stack, which now holds ``left`` cards."""

    reveals: ClassVar[bool] = True
    seat: Seat
    continent: Continent
    card: int
    left: int


@dataclass(frozen=True, slots=True)
class NumbersRolled(Event):
    """The six D12 fell for a target, or for a card to swap."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: int
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TargetWon(Event):
    """A seat calculated its target; it now has ``count`` cards, and the new one lies hidden where the table says so."""

    seat: Seat
    card: int
    calculation: str
    faces: tuple[int, ...]
    count: int
    hidden: bool


@dataclass(frozen=True, slots=True)
class TargetUnreachable(Event):
    """No calculation reaches the target: it stays on the table and can never be won."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class TargetLost(Event):
    """A seat gave its target up; ``calculation`` is one that it would have taken (empty: not rolled for yet)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: int
    calculation: str
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LimitReached(Event):
    """A seat has as many cards as were agreed on: its turn is the last one."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class AdviceBought(Event):
    """A seat was told how close its cards are to a combination, and makes no swap in this turn."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsReturned(Event):
    """A seat gave open cards back under the stacks of their continents, one after the other, for a hint."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SwapChosen(Event):
    """A seat tries to swap ``given``, which it has just won, for the open card ``taken`` of another seat."""

    seat: Seat
    other: Seat
    given: int
    taken: int


@dataclass(frozen=True, slots=True)
class CardsSwapped(Event):
    """A seat calculated the other player's card: the two cards changed places."""

    seat: Seat
    other: Seat
    given: int
    taken: int
    calculation: str
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SwapUnreachable(Event):
    """No calculation reaches the other player's card: nothing changes."""

    seat: Seat
    other: Seat
    card: int


@dataclass(frozen=True, slots=True)
class SwapFailed(Event):
    """A seat gave the swap up: nothing changes; ``calculation`` as in ``TargetLost``."""

    reveals: ClassVar[bool] = True
    seat: Seat
    other: Seat
    card: int
    calculation: str
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CombinationLaid(Event):
    """A seat laid out a combination, which wins the game; ``cards`` are its six cards, ascending."""

    reveals: ClassVar[bool] = True
    seat: Seat
    laid: Laid
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RelationExplained(Event):
    """A seat shows six cards and explains aloud how they hang together; the others vote."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class VoteCast(Event):
    """A seat answered a vote."""

    reveals: ClassVar[bool] = True
    seat: Seat
    answer: str


@dataclass(frozen=True, slots=True)
class RelationRefused(Event):
    """A vote failed: someone objected, or nobody agreed. The turn goes on."""

    reveals: ClassVar[bool] = True
    seat: Seat
    agreed: int
    objected: int


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """A seat did not act in time."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class TimeCalled(Event):
    """The agreed playing time is up; the turn in progress is the last one."""

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class FinalScoringBegun(Event):
    """The game is decided by the final scoring: every seat chooses six of its cards. ``ending`` says why."""

    ending: str


@dataclass(frozen=True, slots=True)
class SixChosen(Event):
    """A seat has chosen its six cards; nobody sees yet which."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FinalRolled(Event):
    """The one roll for everybody fell; ``choices`` are every seat's six cards, ascending."""

    reveals: ClassVar[bool] = True
    seat: Seat
    faces: tuple[int, ...]
    choices: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class FinalSolved(Event):
    """A seat calculated one of its six cards itself."""

    seat: Seat
    card: int
    calculation: str
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FinalLost(Event):
    """A seat gave one of its six cards up; ``calculation`` is one that it would have taken."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: int
    calculation: str
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FinalScored(Event):
    """What a seat's six cards came to: those that succeeded, those that did not, and their sum."""

    seat: Seat
    succeeded: tuple[int, ...]
    failed: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class FinalDecided(Event):
    """The final scoring is decided, and by what."""

    decider: Decider
    winners: tuple[Seat, ...]
