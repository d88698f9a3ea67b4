"""Draws that stay as they are for many frames: every picture is looked up once, then all are painted by one call."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from quiclo_game.shell.draws import Draw, Layer
from quiclo_game.shell.painter import Painter, corner
from quiclo_game.shell.raster import PREMULTIPLIED, faded

FAINT = 3
"""What is less opaque (of 255) is left away: the far rims of shadows."""


class Pieces(Layer):
    """The panels in front of a picture that moves; equal to nothing but itself."""

    def __init__(self, painter: Painter, draws: Iterable[Draw]) -> None:
        """Take draws whose pictures have transparent px; they are baked when they are first painted."""
        self._painter = painter
        self._draws = tuple(draws)
        self._blits: list[tuple[pygame.Surface, tuple[int, int]]] | None = None

    def extent(self) -> pygame.Rect:
        """Return the rectangle that holds all of them."""
        rects = [surface.get_rect(topleft=place) for surface, place in self._found()]
        return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)

    def paint_on(self, surface: pygame.Surface, x: int, y: int) -> None:
        """Paint them all, back to front."""
        found = self._found()
        if (x, y) != (0, 0):
            found = [(picture, (left + x, top + y)) for picture, (left, top) in found]
        surface.fblits(found, PREMULTIPLIED)

    def _found(self) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        if self._blits is None:
            self._blits = []
            for draw in self._draws:
                baked = self._painter.baked(draw)
                seen = baked.surface.get_bounding_rect(min_alpha=FAINT)
                if draw.alpha > 0.0 and seen:
                    picture = baked.surface.subsurface(seen)
                    left, top = corner(baked, draw)
                    place = left + seen.x, top + seen.y
                    self._blits.append((picture if draw.alpha >= 1.0 else faded(picture, draw.alpha), place))
        return self._blits
