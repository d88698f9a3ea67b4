"""Bots: they see what their seat may see, choose among what is legal, and take the time that a person would.

Each mode may bring its own kind of mind; where none is registered, a bot chooses at random.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from quiclo_game.play.brain_bot import BrainMind
from quiclo_game.play.lots import Lots
from quiclo_game.play.mental_bot import MentalMind
from quiclo_game.play.network_bot import NetworkMind
from quiclo_game.play.players import Strength
from quiclo_game.play.remainder_bot import RemainderMind
from quiclo_game.play.strategy_bot import StrategyMind
from quiclo_game.play.thought import Thought
from quiclo_game.rules.contract import Mode
from quiclo_game.rules.seats import Seat

FORCED_MS = 800
"""What takes no thought still takes a moment, so that people can follow."""


class Mind(Protocol):
    """How one kind of bot decides: from a view of the state, never from the state itself."""

    def decide(self, view: Any, seat: Seat, lots: Lots) -> Thought:
        """Return the action that the bot takes, and how long it thinks."""
        ...


@dataclass(frozen=True, slots=True)
class RandomMind:
    """Chooses any legal action."""

    mode: Mode[Any]

    def decide(self, view: Any, seat: Seat, lots: Lots) -> Thought:
        """Return one of the legal actions, each equally likely."""
        legal = self.mode.legal(view, seat)
        return Thought(legal[lots.below(len(legal))], 1500)


_MINDS: dict[str, Callable[[Strength], Mind]] = {
    "brain_training": BrainMind,
    "card_network": NetworkMind,
    "no_remainder": RemainderMind,
    "strategy": StrategyMind,
    "mental_arithmetic": MentalMind,
}


class Bot:
    """The bot of one seat."""

    def __init__(self, mode: Mode[Any], seat: Seat, strength: Strength, lots: Lots) -> None:
        """Play ``seat`` of ``mode`` with a strength, deciding what is left to luck by ``lots``."""
        self._mode = mode
        self._seat = seat
        self._lots = lots
        make = _MINDS.get(mode.key)
        self._mind: Mind = make(strength) if make else RandomMind(mode)

    def decide(self, state: Any) -> Thought:
        """Return what the bot does now; only the seat's own view of the state reaches its mind."""
        forced = self._mode.forced(state, self._seat)
        if forced is not None:
            return Thought(forced, FORCED_MS)
        return self._mind.decide(self._mode.view(state, self._seat), self._seat, self._lots)
