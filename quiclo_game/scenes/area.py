"""A rectangle of the layout, in px, with what layouts and hit tests ask of it."""

from __future__ import annotations

from collections.abc import Callable

from quiclo_game.shell.frozen import frozen


@frozen
class Area:
    """Left, top, width and height."""

    x: float
    y: float
    width: float
    height: float

    @property
    def cx(self) -> float:
        """The middle from left to right."""
        return self.x + self.width / 2

    @property
    def cy(self) -> float:
        """The middle from top to bottom."""
        return self.y + self.height / 2

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    def contains(self, x: float, y: float) -> bool:
        """Say whether a point lies inside; the right and lower edges do not."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlaps(self, other: Area) -> bool:
        """Say whether two areas share more than an edge."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def raised(self, factor: float) -> Area:
        """Return the area that is so many times as high, with the same lower edge."""
        return Area(self.x, self.bottom - self.height * factor, self.width, self.height * factor)

    def inset(self, margin: float) -> Area:
        """Return the area that lies ``margin`` px within this one."""
        return Area(self.x + margin, self.y + margin, self.width - 2 * margin, self.height - 2 * margin)

    def columns(self, count: int, gap: float) -> tuple[Area, ...]:
        """Return ``count`` areas of equal width side by side, ``gap`` px apart."""
        width = (self.width - gap * (count - 1)) / count
        return tuple(Area(self.x + index * (width + gap), self.y, width, self.height) for index in range(count))


Put = Callable[[float, float, float, float], Area]
"""Puts left, top, width and height of a sheet into the window."""


def part_of_sheet(size: tuple[int, int], part: Area, *, low: bool = True) -> tuple[float, Put]:
    """Return by how much a sheet is scaled whose ``part`` fills a window as far as it can, and what puts areas there.

    It lies in the middle, and where it is ``low`` at the lower edge.
    """
    width, height = size
    scale = min(width / part.width, height / part.height)
    left = width / 2 - part.cx * scale
    top = height - part.bottom * scale if low else height / 2 - part.cy * scale

    def put(x: float, y: float, w: float, h: float) -> Area:
        return Area(left + x * scale, top + y * scale, w * scale, h * scale)

    return scale, put
