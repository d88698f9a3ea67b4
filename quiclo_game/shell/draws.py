"""The draw list: what is drawn, where, how turned; scenes make it, the painter blits it, tests compare it exactly.

A ``Look`` says *what* (hashable, without a place), a ``Draw`` says *where*. All lengths are px of the window.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.raster import blank

if TYPE_CHECKING:
    import pygame

    from quiclo_game.shell.forge import Forge


@frozen
class Baked:
    """A premultiplied surface and the point of it (px from its top left) that lies at a draw's x, y.

    One that is not ``lasting`` is held by no cache: it changes by itself, or is a mere window on another one.
    """

    surface: pygame.Surface
    anchor_x: float
    anchor_y: float
    lasting: bool = True


class Look(Protocol):
    """Something that can be drawn: equal looks bake to equal pictures, so the forge bakes each only once."""

    def __hash__(self) -> int:
        """Return a hash that agrees with equality; looks are cache keys."""
        ...

    def bake(self, forge: Forge) -> Baked:
        """Return the picture of this look, made with the forge's fonts, images and other looks."""
        ...


class Layer:
    """A look that paints itself piece by piece, for a picture that fills the window and rarely stays as it is.

    Baking would cost a second blit of all its px. Subclasses are hashable, and equal only where they paint the same;
    a draw of a layer is neither scaled nor faded, and turned only where that may take some ms.
    """

    def extent(self) -> pygame.Rect:
        """Return where it paints, about a draw's x, y."""
        raise NotImplementedError

    def paint_on(self, surface: pygame.Surface, x: int, y: int) -> None:
        """Paint it about (x, y) px, within the clip of the surface."""
        raise NotImplementedError

    def bake(self, forge: Forge) -> Baked:
        """Return it as one picture all the same, for those who need one."""
        area = self.extent()
        surface = blank(*area.size)
        self.paint_on(surface, -area.x, -area.y)
        return Baked(surface, -area.x, -area.y)


@frozen
class Draw:
    """One look at one place: its anchor at (x, y), turned clockwise by ``turn`` degrees, scaled, faded."""

    what: Look
    x: float
    y: float
    turn: float = 0.0
    scale: float = 1.0
    alpha: float = 1.0

    def moved(self, dx: float, dy: float) -> Draw:
        """Return the same draw, shifted by (dx, dy) px."""
        return replace(self, x=self.x + dx, y=self.y + dy)


DrawList = tuple[Draw, ...]
