"""How long frames took, in little memory however many there were."""

from __future__ import annotations

LONGEST = 250
"""Frames of so many ms or more are counted together."""


class FrameTimes:
    """Counts frames by whole ms."""

    def __init__(self) -> None:
        """Start without any."""
        self._counts = [0] * (LONGEST + 1)
        self.frames = 0
        self.worst = 0.0

    def add(self, ms: float) -> None:
        """Count a frame."""
        self._counts[max(0, min(LONGEST, int(ms)))] += 1
        self.frames += 1
        self.worst = max(self.worst, ms)

    def below(self, share: float) -> int:
        """Return the ms that this share (0..1) of all frames did not exceed, in whole ms; 0 without frames."""
        seen, wanted = 0, share * self.frames
        for ms, count in enumerate(self._counts):
            seen += count
            if seen >= wanted:
                return ms
        return LONGEST

    @property
    def figures(self) -> tuple[int, int, int]:
        """The median, what 99 % did not exceed, and the worst, in whole ms."""
        return self.below(0.5), self.below(0.99), round(self.worst)
