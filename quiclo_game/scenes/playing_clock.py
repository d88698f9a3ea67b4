"""The playing time that a table has agreed on; it is kept in the journal, so that a resumed game goes on with it."""

from __future__ import annotations

from typing import Any

from quiclo_game.play.match import Match, Move

KEPT_EVERY = 15_000.0
"""However long a turn lasts, the journal is never further behind than so many ms."""


class PlayingClock:
    """The clock of one match; the time itself is the match's."""

    def __init__(self, match: Match[Any]) -> None:
        """Go on with the time that the match has been played so far."""
        self._match = match
        self._agreed = match.settings.number("minutes") * 60_000.0
        self._kept = match.played

    @property
    def played(self) -> float:
        """How long has been played, in ms."""
        return self._match.played

    @property
    def left(self) -> int | None:
        """Seconds that are left, ``None`` where no time is agreed."""
        return max(0, -(-int(self._agreed - self.played) // 1000)) if self._agreed else None

    @property
    def up(self) -> bool:
        """Whether the agreed time is over."""
        return self.left == 0

    def run(self, dt: float) -> bool:
        """Let ``dt`` ms pass while the game lasts; return whether the time that is shown has changed."""
        if self._match.outcome is not None:
            return False
        before = self.left
        self._match.run_clock(dt)
        if self.played - self._kept >= KEPT_EVERY:
            self._keep()
        return self.left != before

    def moved(self, move: Move[Any]) -> None:
        """Keep the time at the beginning of every turn."""
        if move.before.turns != move.after.turns and move.after.outcome is None:
            self._keep()

    def _keep(self) -> None:
        if self._agreed:
            self._match.keep_time(int(self.played))
        self._kept = self.played
