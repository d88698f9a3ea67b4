"""How long a party has been at the table, and whether the next one is due; the end waits for a pause in the game."""

from __future__ import annotations

from enum import Enum

SOON = 120_000.0
"""So many ms before the end it is announced."""
GRACE = 60_000.0
"""So many ms the end waits for what is going on."""


class Due(Enum):
    """How the time of a party stands."""

    NO = "no"
    SOON = "soon"
    OVER = "over"


class SessionClock:
    """Counts a party's time in ms."""

    def __init__(self, limit: float) -> None:
        """Allow ``limit`` ms; 0 is as long as they like."""
        self._limit = limit
        self.lasted = 0.0

    @property
    def minutes_left(self) -> int:
        """How many minutes are left, the last one counted whole."""
        return max(1, -int((self.lasted - self._limit) // 60_000.0))

    def update(self, dt: float, *, busy: bool) -> Due:
        """Let ``dt`` ms go by and return how the time stands; what is ``busy`` is given a little longer."""
        self.lasted += dt
        if not self._limit or self.lasted < self._limit - min(SOON, self._limit / 2):
            return Due.NO
        if self.lasted < self._limit or (busy and self.lasted < self._limit + GRACE):
            return Due.SOON
        return Due.OVER
