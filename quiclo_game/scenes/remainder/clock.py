"""The clock of one match, in ms of the match: it stands while nobody could do anything, and never runs backwards."""

from __future__ import annotations

import math

from quiclo_game.rules.remainder_state import RemainderState
from quiclo_game.rules.seats import Seat


class MatchClock:
    """Counts the time that is stamped on actions; what is left of claims and locks is told from it."""

    def __init__(self, start: int) -> None:
        """Go on from the latest stamp of a match."""
        self._now = float(start)

    @property
    def now(self) -> int:
        """The time of the match (ms)."""
        return int(self._now)

    def update(self, dt: float) -> None:
        """Let ``dt`` ms pass."""
        self._now += dt

    def claim_left(self, state: RemainderState) -> float | None:
        """Return the ms that are left to pick two cards, or ``None`` where no such clock runs."""
        ends = state.claim_ends
        return None if ends is None else max(0.0, ends - self._now)

    def lock_left(self, state: RemainderState, seat: Seat) -> float:
        """Return the ms for which a seat has to wait, 0 if it need not."""
        lock = state.lock
        return max(0.0, lock.until - self._now) if lock is not None and lock.seat == seat else 0.0

    def search_left(self, state: RemainderState) -> float | None:
        """Return the ms of thinking time that are left for the open cards, or ``None`` where there is no limit."""
        ends = state.search_ends
        return None if ends is None else max(0.0, ends - self._now)


def seconds(ms: float) -> int:
    """Return whole seconds, rounded up, as a clock that counts down shows them."""
    return math.ceil(ms / 1000.0)


FASTEST, SLOWEST = 0.5, 1.0
"""Bots never think faster in a race, so that people can win, nor slower once they have buzzed, so that they pick."""


def thinking_time(dt: float, factor: float, race: bool, claimed: bool) -> float:
    """Return how many ms of thought pass in ``dt`` ms, where people want bots ``factor`` times as slow as usual."""
    if race:
        factor = max(FASTEST, factor)
    if claimed:
        factor = min(SLOWEST, factor)
    return dt / factor if factor else 1e9
