"""The way of a die that is thrown: out of a hand, over three impacts, off its neighbour's place, to its own.

Where it ends is known before it starts; the way only tells it (look.md, Motion, "Die roll").
"""

from __future__ import annotations

from quiclo_game.shell.easing import bounce, clamp, out_power, out_quad
from quiclo_game.shell.frozen import frozen

Point = tuple[float, float]

ROLL = 900.0
"""Ms from leaving the hand to lying still."""
STAGGER = 60.0
"""Ms between two dice of one hand; six dice take 1,200 ms."""
IMPACTS = (0.34, 0.64, 0.84)
"""Shares of the roll at which it strikes the table: 306, 576 and 756 ms."""
HEIGHTS = (1.0, 0.42, 0.14)
"""How high it is before each impact, as a share of the first fall."""
STILL = 0.92
"""From here on it lies where it stays."""
FALL = 112.0
"""Height of the first fall in px of the design."""
TUMBLING = out_power(1.4)
"""How fast its pictures follow each other: as the sheets of its pictures are made."""
FIRST_LEG = 0.66
"""So much of its way lies behind it at the first impact: it loses most of its speed there."""
ALMOST = 0.93
"""Where a die that meets nobody strikes for the second time, as a share of its way."""
TOUCH, REBOUND = 0.24, 0.09
"""How far towards its neighbour's place it strikes for the second time, and how far it springs back from there beyond
its own place, as shares of its sprite's side: bodies of dice that lie side by side have that much between them."""


@frozen
class Throw:
    """One die's way from ``start`` to ``end`` in px; ``size`` is the side of its sprite.

    ``bump`` is the side on which it strikes against a neighbour's place: 1 the right one, −1 the left one, 0 none;
    then it rolls a little too far and back.
    """

    start: Point
    end: Point
    size: float
    bump: int = 0

    def place(self, progress: float) -> Point:
        """Return the point of the table beneath the die when so much of its roll is over (0 to 1)."""
        progress = clamp(progress)
        if progress >= STILL:
            return self.end
        (x, y), reach = self.end, self.size
        if self.bump:
            second, third = (x + self.bump * TOUCH * reach, y), (x - self.bump * REBOUND * reach, y)
        else:
            second, third = between(self.start, self.end, ALMOST), (x, y - REBOUND * reach)
        first = between(self.start, second, FIRST_LEG)
        stations = ((0.0, self.start), (IMPACTS[0], first), (IMPACTS[1], second), (IMPACTS[2], third))
        for (begin, here), (end, there) in zip(stations, (*stations[1:], (STILL, self.end)), strict=True):
            if progress < end:
                share = (progress - begin) / (end - begin)
                return between(here, there, share if end < STILL else out_quad(share))
        return self.end


def height(progress: float) -> float:
    """Return how high a rolling die is when so much of its roll is over: 1 in the hand, 0 on the table."""
    return bounce(progress, IMPACTS, HEIGHTS)


def frame(progress: float, frames: int) -> int:
    """Return which of ``frames`` pictures of a tumbling die is due: fast at first, at rest from 92 % on."""
    return round((frames - 1) * TUMBLING(progress))


def between(start: Point, end: Point, share: float) -> Point:
    """Return the point so far on the way from ``start`` to ``end``."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
