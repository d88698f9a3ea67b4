"""Draw lists become pixels: premultiplied blits of baked pictures, nothing else happens in a frame."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from quiclo_game.shell.draws import Baked, Draw, Layer
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.raster import PREMULTIPLIED, blank, faded
from quiclo_game.shell.turning import turned_by


class Painter:
    """Paints draws in their order, back to front."""

    def __init__(self, forge: Forge) -> None:
        """Take the forge whose pictures are painted."""
        self.forge = forge

    def paint(self, surface: pygame.Surface, draws: Sequence[Draw]) -> list[pygame.Rect]:
        """Paint all draws and return for each the rectangle it touched, cut to the surface's clip (maybe empty)."""
        bounds = surface.get_clip()
        rects: list[pygame.Rect] = []
        waiting: list[tuple[pygame.Surface, tuple[int, int]]] = []
        for draw in draws:
            if isinstance(draw.what, Layer) and draw.turn:
                surface.fblits(waiting, PREMULTIPLIED)
                waiting = []
                rects.append(self._paint_turned(surface, draw.what, draw).clip(bounds))
                continue
            if isinstance(draw.what, Layer):
                surface.fblits(waiting, PREMULTIPLIED)
                waiting = []
                rects.append(self.extent(draw).clip(bounds))
                if rects[-1]:
                    draw.what.paint_on(surface, round(draw.x), round(draw.y))
                continue
            baked = self.baked(draw)
            picture = baked.surface
            place = corner(baked, draw)
            rects.append(picture.get_rect(topleft=place).clip(bounds))
            if draw.alpha <= 0.0 or not rects[-1]:
                continue
            if picture.get_flags() & pygame.SRCALPHA:
                waiting.append((picture if draw.alpha >= 1.0 else faded(picture, draw.alpha), place))
                continue
            surface.fblits(waiting, PREMULTIPLIED)
            waiting = []
            paint_opaque(surface, picture, place, draw.alpha)
        surface.fblits(waiting, PREMULTIPLIED)
        return rects

    def _paint_turned(self, surface: pygame.Surface, layer: Layer, draw: Draw) -> pygame.Rect:
        """Paint a layer that faces another side: dear, and nothing for what moves at every tick."""
        area = layer.extent()
        flat = blank(*area.size)
        layer.paint_on(flat, -area.x, -area.y)
        place = self.extent(draw)
        surface.blit(pygame.transform.rotate(flat, -draw.turn), place, special_flags=PREMULTIPLIED)
        return place

    def baked(self, draw: Draw) -> Baked:
        """Return the picture of a draw as it is turned and scaled."""
        if draw.turn == 0.0 and draw.scale == 1.0:
            return self.forge.bake(draw.what)
        return self.forge.bake_turned(draw.what, draw.turn, draw.scale)

    def extent(self, draw: Draw) -> pygame.Rect:
        """Return the rectangle that a draw touches, without painting it."""
        if isinstance(draw.what, Layer):
            area = draw.what.extent()
            (x0, y0), (x1, y1) = (turned_by(x, y, round(draw.turn)) for x, y in (area.topleft, area.bottomright))
            size = round(abs(x1 - x0)), round(abs(y1 - y0))
            return pygame.Rect((round(min(x0, x1) + draw.x), round(min(y0, y1) + draw.y)), size)
        baked = self.baked(draw)
        return baked.surface.get_rect(topleft=corner(baked, draw))


def corner(baked: Baked, draw: Draw) -> tuple[int, int]:
    """Return the whole px where the top left of a picture lies so that its anchor is nearest to the draw's place."""
    return math.floor(draw.x - baked.anchor_x + 0.5), math.floor(draw.y - baked.anchor_y + 0.5)


def paint_opaque(surface: pygame.Surface, picture: pygame.Surface, place: tuple[int, int], alpha: float) -> None:
    """Paint a picture without alpha of its own, at ``alpha`` (0..1) of its opacity."""
    if alpha >= 1.0:
        surface.blit(picture, place)
        return
    picture.set_alpha(round(alpha * 255))
    surface.blit(picture, place)
    picture.set_alpha(None)
