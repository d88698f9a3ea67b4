"""Is anybody still there? Two stages: after some time without input it asks, then it counts down."""

from __future__ import annotations

import math
from enum import Enum


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

    @property
    def presence(self) -> Presence:
        """What is known now."""
        if not self._ask_after or self._alone < self._ask_after:
            return Presence.THERE
        return Presence.ASKED if self._alone < self._ask_after + self._count_down else Presence.GONE

    @property
    def seconds_left(self) -> int:
        """How many s of the countdown are left."""
        return max(0, math.ceil((self._ask_after + self._count_down - self._alone) / 1000.0))

    def touched(self) -> None:
        """Somebody is there."""
        self._alone = 0.0

    def update(self, dt: float, *, busy: bool) -> Presence:
        """Let ``dt`` ms go by; while the table is ``busy`` nobody is missing, unless it has already asked."""
        if busy and self.presence is Presence.THERE:
            self._alone = 0.0
        elif self._ask_after:
            self._alone += dt
        return self.presence
