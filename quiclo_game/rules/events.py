"""What happened, in the past tense: the only thing a presenter or a log ever learns from the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from quiclo_game.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; ``reveals`` says that it showed what nobody may un-see, so it cannot be undone."""

    reveals: ClassVar[bool] = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the named ending, who won (several: a draw), and every seat's final figure."""

    ending: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]

    @property
    def draw(self) -> bool:
        """Whether the win is shared."""
        return len(self.winners) > 1


@dataclass(frozen=True, slots=True)
class StarterDrawn(Event):
    """The seat that begins was drawn by lot."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class StacksShuffled(Event):
    """The cards were shuffled and lie ready."""

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A seat's turn began, in the given round (from 1)."""

    seat: Seat
    round: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat's turn is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over."""

    outcome: Outcome
