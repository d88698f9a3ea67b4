"""Pictures from files, backgrounds that fill the window, and surfaces that live elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from quiclo_game.shell.draws import Baked
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.palette import Colour
from quiclo_game.shell.raster import greyed, multiply, silhouette

if TYPE_CHECKING:
    from quiclo_game.shell.forge import Forge


@frozen
class Picture:
    """The file ``name`` under ``assets/sprites``, ``width`` px wide; anchor is its centre.

    ``grey`` sinks it into the felt, ``tint`` paints its shape in one colour, and with ``height`` it keeps within
    ``width`` × ``height``.
    """

    name: str
    width: float
    grey: bool = False
    tint: Colour | None = None
    height: float | None = None
    alpha: float = 1.0

    def bake(self, forge: Forge) -> Baked:
        """Return the scaled picture."""
        width = max(1, round(self.width))
        surface = forge.image(self.name, width)
        if self.height is not None and surface.get_height() > self.height:
            width = max(1, int(width * self.height / surface.get_height()))
            surface = forge.image(self.name, width)
        if self.tint is not None:
            surface = multiply(silhouette(surface), self.tint)
        if self.grey:
            surface = greyed(surface)
        if self.alpha < 1.0:
            surface = multiply(surface.copy(), "white", self.alpha)
        return Baked(surface, surface.get_width() / 2, surface.get_height() / 2)


@frozen
class Backdrop:
    """The file ``name`` under ``assets/sprites`` covering ``width`` × ``height`` px, opaque; anchor is its centre."""

    name: str
    width: int
    height: int

    def bake(self, forge: Forge) -> Baked:
        """Return the picture scaled to cover and cut in the middle; the file itself is not held."""
        own = forge.picture(self.name)
        scale = max(self.width / own.get_width(), self.height / own.get_height())
        part_width = min(own.get_width(), round(self.width / scale))
        part_height = min(own.get_height(), round(self.height / scale))
        part = pygame.Rect(0, 0, part_width, part_height)
        part.center = own.get_rect().center
        surface = own.subsurface(part)
        if pygame.display.get_surface():
            surface = surface.convert()
        if part.size != (self.width, self.height):
            surface = pygame.transform.smoothscale(surface, (self.width, self.height))
        return Baked(surface, self.width / 2, self.height / 2)


@frozen
class LiveSurface:
    """A surface that someone else keeps drawing on, such as a pygame-gui panel; anchor is its top left corner.

    ``version`` must grow with every change, or the stage does not see it. ``surface`` is premultiplied or opaque.
    """

    key: str
    version: int
    surface: pygame.Surface

    def __hash__(self) -> int:
        """Return a hash of key and version."""
        return hash((self.key, self.version))

    def bake(self, forge: Forge) -> Baked:
        """Return the surface as it is now."""
        return Baked(self.surface, 0.0, 0.0, lasting=False)
