"""What is wrong with a journal that does not fit the rules."""

from __future__ import annotations

from pathlib import Path

from quiclo_game.rules.rejections import Rejection


class JournalError(ValueError):
    """A journal that does not fit the rules; ``line`` (from 1) is where it stops fitting, ``why`` a short reason."""

    def __init__(self, path: Path, line: int, why: str, rejection: Rejection | None = None) -> None:
        """Keep the figures, so that the message can be said in any language; ``rejection`` where the rules refused."""
        super().__init__(f"{path}: line {line}: {why}")
        self.path = path
        self.line = line
        self.why = why
        self.rejection = rejection
