"""Who has left the table: a seat that does nothing on its turn is asked; then a bot plays until it comes back."""

from __future__ import annotations

import math

from quiclo_game.rules.seats import Seat

ASKED = 60_000.0
"""After so many ms without a touch on its turn a seat is asked."""
TAKEN = 30_000.0
"""If so many ms later it has still not answered, a bot plays for it."""


class Absence:
    """Counts how long the seat that is due has done nothing; ``away`` are the seats for which a bot plays."""

    def __init__(self) -> None:
        """Begin with everybody there."""
        self.away: set[Seat] = set()
        self._seat: Seat | None = None
        self._idle = 0.0

    def touched(self) -> bool:
        """Be told that the seat that is due has done something; return whether it had been asked."""
        asked, self._idle = self.asked, 0.0
        return asked

    @property
    def asked(self) -> bool:
        """Whether the seat that is due has been asked and has not answered."""
        return self._idle >= ASKED

    @property
    def seconds_left(self) -> int:
        """Seconds until a bot plays for the seat that was asked."""
        return max(0, math.ceil((ASKED + TAKEN - self._idle) / 1000.0))

    def update(self, dt: float, seat: Seat | None) -> bool:
        """Let ``dt`` ms pass in which ``seat`` could act; return whether a bot has to take over."""
        if seat != self._seat:
            self._seat, self._idle = seat, 0.0
        if seat is None:
            return False
        self._idle += dt
        if self._idle < ASKED + TAKEN:
            return False
        self.away.add(seat)
        self._idle = 0.0
        return True

    def back(self, seat: Seat) -> None:
        """Be told that a seat is there again."""
        self.away.discard(seat)
        self._idle = 0.0
