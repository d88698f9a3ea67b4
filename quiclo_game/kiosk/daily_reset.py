"""Once a day, at a set hour, what the day has left behind is forgotten; a clock that jumps does no harm."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime, timedelta


class DailyReset:
    """Knows the day on which it was last due."""

    def __init__(self, hour: int, now: Callable[[], datetime]) -> None:
        """Be due at ``hour`` (0–23) of the local time that ``now`` tells, for the first time at the next one."""
        self._hour = hour
        self._now = now
        self._day = self._today()

    def due(self) -> bool:
        """Say whether another day has begun since the last time; a clock set back begins none."""
        today = self._today()
        if today < self._day - timedelta(days=1):
            # Set back by days: from here on that is the time.
            self._day = today
        if today <= self._day:
            return False
        self._day = today
        return True

    def _today(self) -> date:
        """Return the date, where a day begins at the hour of the reset."""
        return (self._now() - timedelta(hours=self._hour)).date()
