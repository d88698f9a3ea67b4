"""Clocks: where the shell's time comes from, in ms; whatever needs the time gets a clock by constructor."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time in ms; it never runs backwards, and only differences mean anything."""

    def now(self) -> float:
        """Return the time in ms."""
        ...

    def sleep(self, ms: float) -> None:
        """Let ``ms`` go by; nothing, if that is not positive."""
        ...


class RealClock:
    """The machine's finest steady clock."""

    def __init__(self) -> None:
        """Start at 0 ms."""
        self._origin = time.perf_counter()

    def now(self) -> float:
        """Return the ms since this clock was made."""
        return (time.perf_counter() - self._origin) * 1000.0

    def sleep(self, ms: float) -> None:
        """Rest the processor for ``ms``."""
        if ms > 0.0:
            time.sleep(ms / 1000.0)


class VirtualClock:
    """A clock that stands still until it is told to go on: tests, headless demos."""

    def __init__(self, start: float = 0.0) -> None:
        """Start at ``start`` ms."""
        self._now = start

    def now(self) -> float:
        """Return the time in ms."""
        return self._now

    def advance(self, ms: float) -> None:
        """Go on by ``ms``. Raises ``ValueError`` if that is negative."""
        if ms < 0:
            raise ValueError("time does not run backwards")
        self._now += ms

    def sleep(self, ms: float) -> None:
        """Go on by ``ms`` at once."""
        self.advance(max(0.0, ms))
