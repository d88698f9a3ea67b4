"""Brain training as data: the state, the actions, the events.

Source: gehirntraining.txt.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from quiclo_game.rules.cards import CARDS_PER_CONTINENT, Continent
from quiclo_game.rules.events import Event, Outcome
from quiclo_game.rules.options import Settings
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.turns import Turns


class Step(Enum):
    """Where a game stands; the two rolls of a turn are asked of the seat first and of chance then."""

    DRAW_STARTER = "draw_starter"
    SHUFFLE = "shuffle"
    ROLL_CONTINENTS = "roll_continents"
    CONTINENTS_FALL = "continents_fall"
    ROLL_NUMBERS = "roll_numbers"
    NUMBERS_FALL = "numbers_fall"
    CALCULATE = "calculate"
    OVER = "over"


class Status(Enum):
    """What became of a target."""

    DEALT = "dealt"
    """Drawn, the six D12 have not fallen yet."""
    OPEN = "open"
    SOLVED = "solved"
    REVEALED = "revealed"
    MISSED = "missed"
    """Lost by a wrong calculation where only one attempt is allowed."""
    UNREACHABLE = "unreachable"


@dataclass(frozen=True, slots=True)
class Target:
    """A target card, and what became of it."""

    card: int
    status: Status = Status.DEALT


@dataclass(frozen=True, slots=True)
class Tally:
    """How many targets a seat was dealt, how many were reachable, and what it made of them."""

    dealt: int = 0
    reachable: int = 0
    solved: int = 0
    revealed: int = 0
    missed: int = 0

    def __add__(self, other: Tally) -> Tally:
        """Count two tallies together."""
        return Tally(
            self.dealt + other.dealt,
            self.reachable + other.reachable,
            self.solved + other.solved,
            self.revealed + other.revealed,
            self.missed + other.missed,
        )


@dataclass(frozen=True)
class BrainState:
    """A whole game of brain training.

    ``stacks`` holds six shuffled orders (top first), ``drawn`` how many cards of each are gone; ``points`` counts in
    the race, ``won`` holds each seat's cards (all solved ones in the race, those kept in the conquest, ascending).
    """

    settings: Settings
    turns: Turns
    step: Step
    stacks: tuple[tuple[int, ...], ...] = ()
    drawn: tuple[int, ...] = (0,) * 6
    continents: tuple[Continent, ...] = ()
    targets: tuple[Target, ...] = ()
    faces: tuple[int, ...] = ()
    """The three D6 of this turn, or empty."""
    roll: tuple[int, ...] = ()
    """The six D12 of this turn, or empty."""
    points: tuple[int, ...] = ()
    won: tuple[tuple[int, ...], ...] = ()
    tallies: tuple[Tally, ...] = ()
    debts: tuple[int, ...] = ()
    """What each seat still owes for hints; in the conquest all that its hints have cost."""
    outcome: Outcome | None = None

    def left(self, continent: Continent) -> int:
        """Return how many cards a continent's stack still holds."""
        return CARDS_PER_CONTINENT - self.drawn[continent - 1]


# ---- actions -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Roll:
    """Roll the dice that are due: three D6 at the start of a turn, six D12 once the targets lie open."""


@dataclass(frozen=True, slots=True)
class Solve:
    """Put forward a calculation for a target; ``calculation`` is the compact form over the dice (``a*b-c+d``)."""

    target: int
    calculation: str


@dataclass(frozen=True, slots=True)
class Score:
    """Have the program score a target that can be reached (animation): nobody calculates."""

    target: int


@dataclass(frozen=True, slots=True)
class Reveal:
    """Have the solution of a target shown; it brings nothing."""

    target: int


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Hand the dice to the next seat."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The thinking time has run out: targets still open count as revealed, and the turn ends."""


# ---- events ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ContinentsRolled(Event):
    """The three D6 fell; ``continents`` are the different ones that they select."""

    reveals: ClassVar[bool] = True
    seat: Seat
    faces: tuple[int, ...]
    continents: tuple[Continent, ...]


@dataclass(frozen=True, slots=True)
class NothingSelected(Event):
    """None of the faces belongs to a continent in play: the seat rolls again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TargetsDrawn(Event):
    """These cards came from the tops of the selected stacks."""

    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """All selected stacks were empty: nothing to calculate."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NumbersRolled(Event):
    """The six D12 fell."""

    reveals: ClassVar[bool] = True
    seat: Seat
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TargetUnreachable(Event):
    """No calculation with these dice reaches this card."""

    card: int


@dataclass(frozen=True, slots=True)
class TargetSolved(Event):
    """A seat calculated a target; the calculation is in compact form over the turn's dice."""

    seat: Seat
    card: int
    calculation: str


@dataclass(frozen=True, slots=True)
class TargetScored(Event):
    """The program scored a target for a seat, since it can be reached."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class TargetRevealed(Event):
    """A target's solution was shown instead of found."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: int
    calculation: str


@dataclass(frozen=True, slots=True)
class TimeRanOut(Event):
    """A seat's thinking time was over: what was still open is shown, and the turn ends."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class TargetMissed(Event):
    """The only attempt at a target was wrong; ``calculation`` is a right one that it would have taken."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: int
    tried: str
    calculation: str


@dataclass(frozen=True, slots=True)
class PointsScored(Event):
    """A seat's points in the race rose by ``points`` to ``total``."""

    seat: Seat
    points: int
    total: int


@dataclass(frozen=True, slots=True)
class CardWon(Event):
    """A seat keeps a card in the conquest; ``replaced`` is the card that had to go for it, or 0."""

    seat: Seat
    card: int
    replaced: int


@dataclass(frozen=True, slots=True)
class CardNotKept(Event):
    """A solved card was no higher than both cards that the seat already has of its continent."""

    seat: Seat
    card: int
