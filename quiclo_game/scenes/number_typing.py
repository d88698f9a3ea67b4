"""Numbers typed on a keyboard: 1 may be a die, or the beginning of 10, 11 or 12; a short pause decides."""

from __future__ import annotations

from collections.abc import Sequence

PAUSE = 700.0
"""After so many ms without a further digit the number is taken as it is."""


class NumberTyping:
    """Collects digits until they can only mean one of the dice that are free."""

    def __init__(self) -> None:
        """Start with nothing typed."""
        self._digits = ""
        self._left = 0.0

    @property
    def pending(self) -> bool:
        """Whether a digit waits for what may follow."""
        return bool(self._digits)

    def digit(self, digit: str, free: Sequence[int]) -> int | None:
        """Take a digit; return the number if no longer one is possible, ``None`` while one is, or if none fits."""
        text = self._digits + digit
        fitting = {face for face in free if str(face).startswith(text)}
        if not fitting:
            self.clear()
            return None
        if fitting == {int(text)}:
            self.clear()
            return int(text)
        self._digits, self._left = text, PAUSE
        return None

    def update(self, dt: float) -> int | None:
        """Let ``dt`` ms pass; return the number once the pause is over."""
        if not self._digits:
            return None
        self._left -= dt
        return self.settle() if self._left <= 0 else None

    def settle(self) -> int | None:
        """Return what has been typed so far as it is, and forget it."""
        number = int(self._digits) if self._digits else None
        self.clear()
        return number

    def clear(self) -> None:
        """Forget what has been typed."""
        self._digits = ""
