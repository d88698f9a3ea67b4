"""Several draws as one look: baked once, then turned, faded and moved as one picture."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import field
from typing import TYPE_CHECKING

from quiclo_game.shell.draws import Baked, Draw, DrawList
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.raster import blank

if TYPE_CHECKING:
    import pygame

    from quiclo_game.shell.forge import Forge


def composed(forge: Forge, draws: Iterable[Draw], x: float = 0.0, y: float = 0.0) -> Baked:
    """Return the draws on one surface that holds all of them, shadows included; the anchor is their point (x, y)."""
    painter = Painter(forge)
    rects: list[pygame.Rect] = []
    listed = [draw for draw in draws if draw.alpha > 0.0]
    for draw in listed:
        rects.append(painter.extent(draw))
    if not rects:
        return Baked(blank(1, 1), 0.0, 0.0)
    bounds = rects[0].unionall(rects[1:])
    surface = blank(bounds.width, bounds.height)
    painter.paint(surface, [draw.moved(-bounds.x, -bounds.y) for draw in listed])
    return Baked(surface, x - bounds.x, y - bounds.y)


@frozen
class Group:
    """Draws whose places count from the group's top left corner, in px; the anchor is its centre.

    What reaches beyond the rectangle, such as a shadow, is not cut.
    """

    width: float
    height: float
    draws: DrawList
    _hash: int = field(init=False, repr=False, compare=False, default=0)

    def __post_init__(self) -> None:
        """Reckon the hash once: a group is looked up in every frame and may hold many draws."""
        object.__setattr__(self, "_hash", hash((self.width, self.height, self.draws)))

    def __hash__(self) -> int:
        """Return the hash reckoned at the start."""
        return self._hash

    def bake(self, forge: Forge) -> Baked:
        """Return all draws on one surface."""
        return composed(forge, self.draws, self.width / 2, self.height / 2)
