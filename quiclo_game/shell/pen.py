"""A pen for icons and symbols: round-ended lines, discs, arcs, polygons in one colour, with true holes."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from quiclo_game.shell.draws import Baked
from quiclo_game.shell.palette import Colour, rgb
from quiclo_game.shell.raster import blank, fineness
from quiclo_game.shell.shapes import Point, stroke_path

ARC_STEPS = 40


class Pen:
    """Draws on an enlarged square about the origin; ``baked`` gives the antialiased picture, anchored at the origin."""

    def __init__(self, size: float, colour: Colour) -> None:
        """Take the side of the square in px and the colour of everything drawn."""
        self.side = max(2, 2 * math.ceil(size / 2))
        self._k = fineness(self.side)
        self._surface = blank(self.side * self._k, self.side * self._k)
        self._ink = (*rgb(colour), 255)
        self._colour = self._ink

    def erase(self, on: bool = True) -> None:
        """Cut holes from now on instead of drawing, or draw again."""
        self._colour = (0, 0, 0, 0) if on else self._ink

    def line(self, x0: float, y0: float, x1: float, y1: float, width: float) -> None:
        """Draw a straight line with round ends."""
        self.path([(x0, y0), (x1, y1)], width)

    def path(self, points: Sequence[Point], width: float) -> None:
        """Draw a line with round ends and joints through the points."""
        stroke_path(self._surface, [self._at(x, y) for x, y in points], width * self._k, self._colour)

    def arc(self, x: float, y: float, radius: float, start: float, end: float, width: float) -> None:
        """Draw a piece of a circle from ``start`` to ``end`` degrees, clockwise from the right."""
        angles = (math.radians(start + (end - start) * step / ARC_STEPS) for step in range(ARC_STEPS + 1))
        self.path([(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles], width)

    def ring(self, x: float, y: float, radius: float, width: float) -> None:
        """Draw a circle's line, ``radius`` to its middle."""
        self.arc(x, y, radius, 0, 360, width)

    def disc(self, x: float, y: float, radius: float) -> None:
        """Draw a filled circle."""
        pygame.draw.circle(self._surface, self._colour, self._at(x, y), radius * self._k)

    def box(self, x: float, y: float, width: float, height: float, radius: float) -> None:
        """Draw a filled rounded rectangle from its top left corner."""
        left, top = self._at(x, y)
        rect = pygame.Rect(round(left), round(top), round(width * self._k), round(height * self._k))
        pygame.draw.rect(self._surface, self._colour, rect, border_radius=round(radius * self._k))

    def polygon(self, points: Sequence[Point], rounding: float = 0.0) -> None:
        """Draw a filled polygon, its corners rounded outwards by ``rounding`` px."""
        corners = [self._at(x, y) for x, y in points]
        pygame.draw.polygon(self._surface, self._colour, corners)
        if rounding > 0:
            stroke_path(self._surface, [*corners, corners[0]], 2 * rounding * self._k, self._colour)

    def baked(self) -> Baked:
        """Return what has been drawn, its origin as anchor."""
        surface = pygame.transform.smoothscale(self._surface, (self.side, self.side))
        return Baked(surface, self.side / 2, self.side / 2)

    def _at(self, x: float, y: float) -> Point:
        half = self.side / 2
        return (x + half) * self._k, (y + half) * self._k
