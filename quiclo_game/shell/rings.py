"""Rings that run down: a clock that everyone can read from afar. All lengths px; anchor is the centre."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from quiclo_game.shell.draws import Baked
from quiclo_game.shell.palette import Colour, rgb
from quiclo_game.shell.raster import supersampled

if TYPE_CHECKING:
    from quiclo_game.shell.forge import Forge

STEPS = 72
"""A ring runs down in so many steps, so that few pictures are baked."""


@dataclass(frozen=True, slots=True)
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
        """Return the ring with its arc."""
        middle = math.ceil(self.radius + self.thickness / 2) + 2

        def draw(surface: pygame.Surface, k: int) -> None:
            for share, colour in ((1.0, self.ground), (self.share, self.colour)):
                if share > 0.0:
                    _lay_arc(surface, middle * k, self.radius * k, self.thickness * k, share, (*rgb(colour), 255))

        return Baked(supersampled(2 * middle, 2 * middle, draw), middle, middle)


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
