"""Draw lists become pixels: premultiplied blits of baked pictures, nothing else happens in a frame."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from quiclo_game.shell.draws import Baked, Draw, Layer
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.raster import PREMULTIPLIED, blank, faded
from quiclo_game.shell.turning import turned_by

Blit = tuple[pygame.Surface, tuple[int, int]]


@dataclass(slots=True, eq=False)
class Placed:
    """A draw with the picture that it comes to, found once for as long as the draw stays as it is."""

    draw: Draw
    rect: pygame.Rect
    """What of the surface it touches, maybe nothing."""
    picture: pygame.Surface | None = None
    """``None`` for a layer, which paints itself."""
    place: tuple[int, int] = (0, 0)
    """Where the top left of the picture or layer lies."""
    blended: Blit | None = None
    """The picture with its place, where it has transparent px: made as faint as the draw is."""

    @property
    def opaque(self) -> bool:
        """Whether it leaves nothing of what lies beneath its rectangle."""
        return self.picture is not None and self.draw.alpha >= 1.0 and not self.picture.get_flags() & pygame.SRCALPHA

    def lay(self, surface: pygame.Surface) -> None:
        """Paint it alone, if its picture has no transparent px or it is a layer."""
        draw = self.draw
        if isinstance(draw.what, Layer) and draw.turn:
            paint_turned(surface, draw.what, draw.turn, self.place)
        elif isinstance(draw.what, Layer):
            draw.what.paint_on(surface, round(draw.x), round(draw.y))
        elif self.picture is not None and draw.alpha > 0.0:
            paint_opaque(surface, self.picture, self.place, draw.alpha)


class Painter:
    """Paints draws in their order, back to front."""

    def __init__(self, forge: Forge) -> None:
        """Take the forge whose pictures are painted."""
        self.forge = forge

    def paint(self, surface: pygame.Surface, draws: Iterable[Draw]) -> list[pygame.Rect]:
        """Paint all draws and return for each the rectangle it touched, cut to the surface's clip (maybe empty)."""
        bounds = surface.get_clip()
        placed = [self.placed(draw, bounds) for draw in draws]
        self.lay(surface, placed)
        return [one.rect for one in placed]

    def lay(self, surface: pygame.Surface, placed: Sequence[Placed]) -> None:
        """Paint what is placed, as far as it touches anything, within the clip of the surface."""
        waiting: list[Blit] = []
        for one in placed:
            if not one.rect:
                continue
            if one.blended is not None:
                waiting.append(one.blended)
                continue
            surface.fblits(waiting, PREMULTIPLIED)
            waiting = []
            one.lay(surface)
        surface.fblits(waiting, PREMULTIPLIED)

    def placed(self, draw: Draw, bounds: pygame.Rect) -> Placed:
        """Return a draw with its picture, and what of ``bounds`` it touches."""
        if isinstance(draw.what, Layer):
            area = self.extent(draw)
            return Placed(draw, area.clip(bounds), place=area.topleft)
        baked = self.baked(draw)
        picture, place = baked.surface, corner(baked, draw)
        found = Placed(draw, picture.get_rect(topleft=place).clip(bounds), picture, place)
        if picture.get_flags() & pygame.SRCALPHA and draw.alpha > 0.0 and found.rect:
            found.blended = picture if draw.alpha >= 1.0 else faded(picture, draw.alpha), place
        return found

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


def paint_turned(surface: pygame.Surface, layer: Layer, turn: float, place: tuple[int, int]) -> None:
    """Paint a layer that faces another side: dear, and nothing for what moves at every tick."""
    area = layer.extent()
    flat = blank(*area.size)
    layer.paint_on(flat, -area.x, -area.y)
    surface.blit(pygame.transform.rotate(flat, -turn), place, special_flags=PREMULTIPLIED)


def paint_opaque(surface: pygame.Surface, picture: pygame.Surface, place: tuple[int, int], alpha: float) -> None:
    """Paint a picture without alpha of its own, at ``alpha`` (0..1) of its opacity."""
    if alpha >= 1.0:
        surface.blit(picture, place)
        return
    picture.set_alpha(round(alpha * 255))
    surface.blit(picture, place)
    picture.set_alpha(None)
