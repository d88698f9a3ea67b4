"""The director lets bots act: one after the other, each after its time of thought, always through ``submit``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quiclo_game.play.bots import Bot
from quiclo_game.play.match import Match
from quiclo_game.play.thought import Thought
from quiclo_game.rules.seats import Dealer, Seat


class Director:
    """Plays the seats for which there is a bot; does nothing while a person is due."""

    def __init__(self, match: Match[Any], bots: Mapping[Seat, Bot]) -> None:
        """Act in ``match`` for the seats of ``bots``."""
        self._match = match
        self._bots = dict(bots)
        self._state: Any = None
        self._thought: Thought | None = None
        self._seat: Seat = 0
        self._left = 0.0

    def plays(self, seat: Seat) -> bool:
        """Say whether the director acts for a seat."""
        return seat in self._bots

    @property
    def thinking(self) -> Seat | None:
        """The seat whose bot is thinking, or ``None``."""
        return self._seat if self._thought is not None else None

    def update(self, dt: float) -> bool:
        """Let the bots think for ``dt`` ms; return whether one of them acted."""
        if self._match.state is not self._state:
            self._think()
        if self._thought is None:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        thought, self._thought = self._thought, None
        self._match.submit(self._seat, thought.action)
        return True

    def _think(self) -> None:
        self._state = self._match.state
        self._thought = None
        for actor in self._match.mode.actors(self._state):
            if not isinstance(actor, Dealer) and actor in self._bots:
                self._seat = actor
                self._thought = self._bots[actor].decide(self._state)
                self._left = self._thought.ms
                return
