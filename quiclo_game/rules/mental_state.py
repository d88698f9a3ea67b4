"""Mental arithmetic as data: the state, the actions, the events.

Source: kopfrechnen.txt.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar, Final

from quiclo_game.rules.cards import CARDS_PER_CONTINENT, Continent
from quiclo_game.rules.events import Event, Outcome
from quiclo_game.rules.options import Settings
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.turns import Turns

USE: Final = range(2, 6)
"""A calculation uses two to five cards."""
EACH: Final = 2
"""So many cards of every continent lie before each seat."""


class Step(Enum):
    """Where a game stands; the roll is asked of the seat first and of chance then."""

    DRAW_STARTER = "draw_starter"
    SHUFFLE = "shuffle"
    ROLL = "roll"
    DICE_FALL = "dice_fall"
    CALCULATE = "calculate"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Tally:
    """What a seat made of its turns: how many it had, and how many it solved with two, three, four and five cards."""

    turns: int = 0
    solved_with: tuple[int, ...] = (0,) * len(USE)

    @property
    def solved(self) -> int:
        """How many turns were solved."""
        return sum(self.solved_with)

    @property
    def cards(self) -> int:
        """How many cards were collected."""
        return sum(count * times for count, times in zip(USE, self.solved_with, strict=True))


Pile = tuple[int, ...]
"""The cards that lie upon each other at one place; the last one lies open on top."""


@dataclass(frozen=True)
class MentalState:
    """A whole game of mental arithmetic.

    ``stacks`` holds six shuffled orders (top first), ``dealt`` how many cards of each are gone. ``piles`` holds each
    seat's twelve places, two for every continent. ``collected`` counts the cards that each seat has used; ``idle``
    the turns in a row in which nobody found anything.
    """

    settings: Settings
    turns: Turns
    step: Step
    stacks: tuple[tuple[int, ...], ...] = ()
    dealt: tuple[int, ...] = (0,) * 6
    piles: tuple[tuple[Pile, ...], ...] = ()
    faces: tuple[int, ...] = ()
    """The three D12 of this turn, or empty."""
    target: int = 0
    """The last two digits of their product; means something once they have fallen."""
    collected: tuple[int, ...] = ()
    tallies: tuple[Tally, ...] = ()
    debts: tuple[int, ...] = ()
    """What each seat still owes for hints."""
    idle: int = 0
    time_called: bool = False
    outcome: Outcome | None = None

    def left(self, continent: Continent) -> int:
        """Return how many cards a continent's stack still holds."""
        return CARDS_PER_CONTINENT - self.dealt[continent - 1]

    def hand(self, seat: Seat) -> tuple[int, ...]:
        """Return a seat's twelve open cards, by place; calculations name them ``a`` to ``l``."""
        return tuple([pile[-1] for pile in self.piles[seat]])


# ---- actions -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll the three D12."""


@dataclass(frozen=True, slots=True)
class Solve:
    """Put forward a calculation for the target, in compact form over the own open cards (``(a+b)*c``)."""

    calculation: str


@dataclass(frozen=True, slots=True)
class Pass:
    """Give the turn away; nothing changes."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The thinking time has run out: the turn passes."""


@dataclass(frozen=True, slots=True)
class CallTime:
    """The agreed playing time is up: the turn in progress is finished, then the cards are counted."""


# ---- events ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """Every seat has its twelve open cards."""

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TargetRolled(Event):
    """The three D12 fell; the last two digits of their product are the target."""

    reveals: ClassVar[bool] = True
    seat: Seat
    faces: tuple[int, ...]
    product: int
    target: int


@dataclass(frozen=True, slots=True)
class TargetSolved(Event):
    """A seat calculated its target; ``calculation`` is in compact form over ``hand``, its open cards at that time."""

    seat: Seat
    target: int
    calculation: str
    hand: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardCovered(Event):
    """A used card was covered by the next one of its continent; ``left`` are still in that stack."""

    reveals: ClassVar[bool] = True
    seat: Seat
    place: int
    used: int
    card: int
    left: int


@dataclass(frozen=True, slots=True)
class CardStays(Event):
    """A used card stays open because its stack is empty; it counts as collected all the same."""

    seat: Seat
    place: int
    used: int


@dataclass(frozen=True, slots=True)
class CardsCollected(Event):
    """A seat's collected cards rose by ``count`` to ``total``."""

    seat: Seat
    count: int
    total: int


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """A seat gave its turn away; from now on it may be shown what would have been possible."""

    reveals: ClassVar[bool] = True
    seat: Seat
    target: int


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """A seat's thinking time was over; from now on it may be shown what would have been possible."""

    reveals: ClassVar[bool] = True
    seat: Seat
    target: int


@dataclass(frozen=True, slots=True)
class TimeCalled(Event):
    """The agreed playing time is up; the turn in progress is the last one."""

    reveals: ClassVar[bool] = True
