"""Once a day, at a set hour, what the day has left behind is forgotten; a clock that jumps does no harm.

The day of the last time is kept, so that it is made up for where the machine was off at that hour.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import date, datetime, timedelta
from pathlib import Path

from quiclo_game.shell.safe_file import put_file

FILE = "last.reset"


class DailyReset:
    """Knows the day on which it was last due."""

    def __init__(self, hour: int, now: Callable[[], datetime], folder: Path | None = None) -> None:
        """Be due at ``hour`` (0–23) of the local time that ``now`` tells, once a day.

        With a ``folder`` that keeps the day of the last time it is due at once if another day has begun since, or if
        no day is known; without one for the first time at the next hour.
        """
        self._hour = hour
        self._now = now
        self._path = None if folder is None else folder / FILE
        self._day = self._today() if self._path is None else kept_day(self._path)

    def due(self) -> bool:
        """Say whether another day has begun since the last time; a clock set back begins none."""
        today = self._today()
        if self._day - today > timedelta(days=1):
            # Set back by days: from here on that is the time.
            self._day = today
        if today <= self._day:
            return False
        self._day = today
        return True

    def done(self) -> None:
        """Keep that this day's reset is done; a disk that takes nothing costs one more of them at the next start."""
        if self._path is not None:
            with suppress(OSError):
                put_file(self._path, f"{self._day.isoformat()}\n".encode())

    def _today(self) -> date:
        """Return the date, where a day begins at the hour of the reset."""
        return (self._now() - timedelta(hours=self._hour)).date()


def kept_day(path: Path) -> date:
    """Return the day in a file, the first of all days where there is none."""
    try:
        return date.fromisoformat(path.read_text(encoding="ascii").strip())
    except (OSError, ValueError):
        return date.min
