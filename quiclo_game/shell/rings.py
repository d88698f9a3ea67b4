"""Rings that run down: a clock that everyone can read from afar. All lengths px; anchor is the centre."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from quiclo_game.shell.draws import Baked
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.palette import Colour, rgb
from quiclo_game.shell.raster import PREMULTIPLIED, blank

if TYPE_CHECKING:
    from quiclo_game.shell.forge import Forge

FINE = 3
"""Samples per px and direction: a ring is baked anew many times while it runs down."""
STEPS = 72
"""A ring runs down in so many steps, so that few pictures are baked."""


@frozen
class Ring:
    """A ring of ``radius`` px (to the middle of its line) with an arc that begins at the top and runs clockwise.

    ``share`` (0..1) is how much of it is lit; it is rounded to the ring's steps.
    """

    radius: float
    thickness: float
    share: float
    colour: Colour
    ground: Colour = "felt_deep"

    def __post_init__(self) -> None:
        """Round the share."""
        object.__setattr__(self, "share", round(max(0.0, min(1.0, self.share)) * STEPS) / STEPS)

    def bake(self, forge: Forge) -> Baked:
        """Return the ring with its arc; what is not lit is the same picture for all of them."""
        middle = math.ceil(self.radius + self.thickness / 2) + 2
        if self.share == 1.0:
            return Baked(self._arc(middle), middle, middle)
        whole = forge.bake(Ring(self.radius, self.thickness, 1.0, self.ground)).surface.copy()
        if self.share > 0.0:
            whole.blit(self._arc(middle), (0, 0), special_flags=PREMULTIPLIED)
        return Baked(whole, middle, middle)

    def _arc(self, middle: int) -> pygame.Surface:
        """Return the lit part alone, drawn ``FINE`` times as large and scaled down."""
        large = blank(2 * middle * FINE, 2 * middle * FINE)
        colour = (*rgb(self.colour), 255)
        _lay_arc(large, middle * FINE, self.radius * FINE, self.thickness * FINE, self.share, colour)
        return pygame.transform.smoothscale(large, (2 * middle, 2 * middle))


def _lay_arc(
    surface: pygame.Surface, middle: float, radius: float, width: float, share: float, colour: tuple[int, int, int, int]
) -> None:
    """Lay an arc with round ends, in one opaque colour without antialiasing."""
    pieces = max(1, math.ceil(share * STEPS))
    angles = [math.tau * share * step / pieces - math.pi / 2 for step in range(pieces + 1)]

    def along(distance: float) -> list[tuple[float, float]]:
        return [(middle + distance * math.cos(angle), middle + distance * math.sin(angle)) for angle in angles]

    pygame.draw.polygon(surface, colour, [*along(radius + width / 2), *reversed(along(radius - width / 2))])
    ends = along(radius)
    for end in (ends[0], ends[-1]):
        pygame.draw.circle(surface, colour, end, width / 2)
