"""Rails and badges between the cards of the network, for one width of the cards.

Measures are those of cards 80 px wide (look.md, "Table and layout"), times the width of the cards.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

import pygame

from quiclo_game.scenes.network.edges import EQUALS, Edge
from quiclo_game.scenes.network.layout import CARD, PITCH
from quiclo_game.shell.cards import HEIGHT
from quiclo_game.shell.draws import Baked, Draw
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.group import composed
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.palette import Colour
from quiclo_game.shell.pen import Pen
from quiclo_game.shell.raster import multiply
from quiclo_game.shell.shapes import Bar, Box, Disc

Tone = Literal["rest", "newest", "ghost"]
TONES: Mapping[Tone, tuple[Colour, float]] = {
    "rest": ("cream", 0.2),
    "newest": ("honey", 0.85),
    "ghost": ("hint", 0.55),
}
"""Colour and opacity of the rails."""
BADGE = 15.5
RAIL = 12.0
UNDER = 6.0
"""So far a rail reaches below the cards at both its ends."""
CROSSED = 0.8
"""Badges of crossing lines are smaller by this factor."""
ASIDE = 16.5
"""So far they lie from the crossing, along their own lines."""
NOTCH = 5.0
FAINT = 5
"""What is less opaque (of 255) is not seen."""


@dataclass(frozen=True, slots=True)
class JointBadge:
    """The round sign between two cards, ``radius`` px: cream for an operator, honey for equals; anchor is its centre.

    With a ``notch`` (degrees, clockwise from the right) a small tip shows in which direction the line is read.
    """

    sign: str
    radius: float
    notch: float | None = None

    def bake(self, forge: Forge) -> Baked:
        """Return the badge on its shadow."""
        radius = self.radius
        colour: Colour = "honey" if self.sign == EQUALS else "cream"
        disc = Disc(radius, colour, line="ink", line_width=max(1.0, radius * 0.08), line_alpha=0.28)
        cast = Disc(radius, None, shadow=radius * 0.3, shadow_alpha=0.5)
        draws = [Draw(cast, 0, 0)]
        if self.notch is not None:
            draws.append(Draw(_Tip(radius, self.notch, colour), 0, 0))
        draws += [Draw(disc, 0, 0), Draw(Icon(self.sign, radius * 1.62, "ink", 0.19), 0, 0)]
        return composed(forge, draws)


@dataclass(frozen=True, slots=True)
class _Tip:
    radius: float
    turn: float
    colour: Colour

    def bake(self, forge: Forge) -> Baked:
        reach = self.radius * (1 + NOTCH / BADGE)
        pen = Pen(2 * reach + 2, self.colour)
        angle, wide = math.radians(self.turn), math.radians(32)
        points = [(reach * math.cos(angle), reach * math.sin(angle))]
        points += [
            (self.radius * 0.96 * math.cos(angle + side), self.radius * 0.96 * math.sin(angle + side))
            for side in (wide, -wide)
        ]
        pen.polygon(points)
        return pen.baked()


@dataclass(slots=True)
class Marks:
    """Baked rails, badges and glows for cards of one ``width`` in px; each is made when it is first asked for."""

    forge: Forge
    width: int
    badges: dict[str, Baked] = field(default_factory=dict)
    """By ``Edge.mark``, as far as they are made."""
    rails: dict[Tone, dict[int, Baked]] = field(default_factory=lambda: {tone: {} for tone in TONES})
    """By ``Edge.way``, as far as they are made."""
    signs: dict[str, tuple[pygame.Surface, int, int]] = field(default_factory=dict)
    """By ``Edge.look``: the picture of a badge, and where its corner lies from the middle of the edge, in px."""
    _glow: Baked | None = None
    _ring: Baked | None = None

    @property
    def unit(self) -> float:
        """How many px of this width are one px of the art direction."""
        return self.width / CARD

    def badge(self, edge: Edge) -> Baked:
        """Return the badge of an edge."""
        found = self.badges.get(edge.mark)
        if found is None:
            radius = max(3.0, BADGE * self.unit * (CROSSED if edge.crossed else 1.0))
            found = self.badges[edge.mark] = trimmed(self.forge.bake(JointBadge(edge.sign, radius, notch_of(edge))))
        return found

    def add_sign(self, edge: Edge) -> None:
        """Have the badge of an edge among ``signs``."""
        baked = self.badge(edge)
        dx, dy = badge_place(edge)
        self.signs[edge.look] = (
            baked.surface,
            round(dx * self.unit) - int(baked.anchor_x + 0.5),
            round(dy * self.unit) - int(baked.anchor_y + 0.5),
        )

    def rail(self, edge: Edge, tone: Tone) -> Baked:
        """Return the piece of rail that shows between the two cards of an edge."""
        found = self.rails[tone].get(edge.way)
        if found is None:
            colour, alpha = TONES[tone]
            thickness = max(2.0, RAIL * self.unit)
            bar = Bar(gap_of(edge) * self.unit + 2 * UNDER * self.unit, thickness, colour)
            baked = self.forge.bake_turned(bar, turn_of(edge), 1.0)
            surface = multiply(baked.surface.copy(), "white", alpha)
            found = self.rails[tone][edge.way] = trimmed(Baked(surface, baked.anchor_x, baked.anchor_y))
        return found

    def glow(self) -> Baked:
        """Return the light around a card of the newest line."""
        if self._glow is None:
            u = self.width / 100
            look = Box(
                self.width, self.width * HEIGHT + 2 * u, 11 * u, None, line="honey", line_width=3 * u, glow="honey",
                glow_size=max(2.0, 9 * u), glow_alpha=0.75,
            )  # fmt: skip
            self._glow = self.forge.bake(look)
        return self._glow

    def ring(self) -> Baked:
        """Return the ring around a card that is chosen, or that a bot aims at."""
        if self._ring is None:
            unit, line = self.unit, max(2.0, 4 * self.unit)
            look = Box(
                round(self.width + 8 * unit), round(self.width * HEIGHT + 10 * unit), 12 * unit, None, line="honey",
                line_width=line, glow="honey", glow_size=max(2.0, 7 * unit),
            )  # fmt: skip
            self._ring = trimmed(self.forge.bake(look))
        return self._ring


def trimmed(baked: Baked) -> Baked:
    """Return a picture without the rim that nobody sees: every px of it is blended hundreds of times a frame."""
    area = baked.surface.get_bounding_rect(min_alpha=FAINT)
    if not area:
        return baked
    return Baked(baked.surface.subsurface(area).copy(), baked.anchor_x - area.x, baked.anchor_y - area.y)


def notch_of(edge: Edge) -> float | None:
    """Return where the tip of an edge's badge points (degrees, clockwise from the right), if it has one."""
    return math.degrees(math.atan2(edge.dy * PITCH[1], edge.dx * PITCH[0])) if edge.notch else None


def turn_of(edge: Edge) -> float:
    """Return the angle of an edge's rail in degrees, clockwise from the right."""
    across, down = PITCH
    steep = math.degrees(math.atan2(down, across))
    return (0.0, steep, 90.0, -steep)[edge.way]


def gap_of(edge: Edge) -> float:
    """Return how long the piece of an edge is that no card covers, in px at a card width of 80."""
    across, down = PITCH[0] * abs(edge.dx), PITCH[1] * abs(edge.dy)
    covered = min(CARD / across if across else 1.0, CARD * HEIGHT / down if down else 1.0)
    return math.hypot(across, down) * (1.0 - covered)


def badge_place(edge: Edge) -> tuple[float, float]:
    """Return where a badge lies beside its edge's middle, in px at a card width of 80: aside only at a crossing."""
    if not edge.crossed:
        return 0.0, 0.0
    length = math.hypot(*PITCH)
    # both to the east, each along its own line: one goes up and the other down
    way = 1 if edge.dx > 0 else -1
    return ASIDE * PITCH[0] / length, ASIDE * PITCH[1] / length * edge.dy * way
