"""Leafing through the move log's panel: it shows the newest entries until somebody goes back."""

from __future__ import annotations

from quiclo_game.scenes.network.board import Board, Entry


class LogLeaves:
    """Which entries the panel shows."""

    def __init__(self, board: Board) -> None:
        """Show the newest entries of a board's log."""
        self._board = board
        self._passed = 0
        self._length = 0

    def shown(self, rows: int) -> list[tuple[int, Entry]]:
        """Return as many entries as fit, the newest first, each with its number; new ones lead back to the end."""
        log = self._board.log
        if len(log) != self._length:
            self._length, self._passed = len(log), 0
        end = len(log) - self._passed
        return list(enumerate(log))[max(0, end - rows) : end][::-1]

    @property
    def newer(self) -> bool:
        """Whether there are newer entries than those shown."""
        return self._passed > 0

    def leaf(self, step: int, rows: int) -> None:
        """Go on to older entries (1) or back to newer ones (−1), one row less than the panel has."""
        most = max(0, len(self._board.log) - rows)
        self._passed = max(0, min(most, self._passed + step * max(1, rows - 1)))
