"""Plays a recorded game at a table: it stands where a director lets bots act, and acts as the record says."""

from __future__ import annotations

from typing import ClassVar

from quiclo_game.play.recording import RecordedMatch
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.director import Director
from quiclo_game.shell.choices import Speed

PAUSES = {Speed.SLOW: 1500.0, Speed.NORMAL: 700.0, Speed.FAST: 250.0, Speed.INSTANT: 60.0}
"""So many ms lie between two moves."""


class Playback(Director):
    """Makes the recorded moves one after the other; nobody else acts."""

    recorded: ClassVar[bool] = True

    def __init__(self, match: RecordedMatch) -> None:
        """Stand at the beginning, at normal speed, playing."""
        super().__init__(match, {})
        self.match = match
        self.speed = Speed.NORMAL
        self.playing = True
        self._steps = 0
        self._waited = 0.0

    def plays(self, seat: Seat) -> bool:
        """Say that no seat waits for a person."""
        return True

    def step(self) -> None:
        """Make one move, also while it rests."""
        self._steps = 1

    def wait(self, dt: float) -> None:
        """Let ``dt`` ms of the pause between two moves pass."""
        self._waited += dt

    def update(self, dt: float) -> bool:
        """Make the next move if it is time; return whether one was made. The thinking time of bots means nothing."""
        if not self._steps and (not self.playing or self._waited < PAUSES[self.speed]):
            return False
        self._steps, self._waited = 0, 0.0
        if not self.match.forward():
            self.playing = False
            return False
        return True
