"""Is anybody still there? Two stages: after some time without input it asks, then it counts down."""

from __future__ import annotations

import math
from enum import Enum

BUSY_AT_MOST = 4.0
"""Untouched for so many times the time to ask after, it asks whatever goes on: a game may run by itself to its end."""


class Presence(Enum):
    """What is known about the guests."""

    THERE = "there"
    ASKED = "asked"
    GONE = "gone"


class IdleWatch:
    """Counts the time in which nobody touched anything and nothing went on that people wait for; all times in ms."""

    def __init__(self, ask_after: float, count_down: float) -> None:
        """Ask after ``ask_after`` ms (0: never), give up ``count_down`` ms later."""
        self._ask_after = ask_after
        self._count_down = count_down
        self._alone = 0.0
        self._untouched = 0.0

    @property
    def presence(self) -> Presence:
        """What is known now."""
        if not self._ask_after or self._alone < self._ask_after:
            return Presence.THERE
        return Presence.ASKED if self._alone < self._ask_after + self._count_down else Presence.GONE

    @property
    def seconds_left(self) -> int:
        """How many s of the countdown are left."""
        left = min(self._count_down, self._ask_after + self._count_down - self._alone)
        return max(0, math.ceil(left / 1000.0))

    def touched(self) -> None:
        """Somebody is there."""
        self._alone = self._untouched = 0.0

    def update(self, dt: float, *, busy: bool) -> Presence:
        """Let ``dt`` ms go by; while the table is ``busy`` the count pauses: not for ever, nor once it has asked."""
        self._untouched += dt
        if self.presence is not Presence.THERE or not busy:
            self._alone += dt
        elif self._untouched >= BUSY_AT_MOST * self._ask_after:
            self._alone = self._ask_after
        return self.presence
