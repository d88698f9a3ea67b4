"""Flat shapes with soft depth: boxes, dashed outlines, discs, bars, veils. All lengths px; anchor is the centre."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from quiclo_game.shell.draws import Baked
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.palette import Colour, rgb
from quiclo_game.shell.raster import (
    PREMULTIPLIED,
    blank,
    fineness,
    multiply,
    rounded,
    soft,
    stretched,
    supersampled,
)

if TYPE_CHECKING:
    from quiclo_game.shell.forge import Forge

SHADOW_REACH = 2.2
GLOW_REACH = 2.0
DASH_PHASES = 12


@frozen
class Box:
    """A rounded rectangle with fill, outline, shadow, glow and a light along its upper edge, each only if given.

    ``shadow`` and ``glow_size`` say how far the soft edge reaches visibly; ``shadow_drop`` how much lower the shadow
    lies (default: 0.45 of ``shadow``). A glow stays outside of rings and translucent fills. ``top_light`` is the
    strength (0..1) of a white line just inside the edge.
    """

    width: float
    height: float
    radius: float
    fill: Colour | None
    fill_alpha: float = 1.0
    line: Colour | None = None
    line_width: float = 1.5
    line_alpha: float = 1.0
    shadow: float = 0.0
    shadow_alpha: float = 0.4
    glow: Colour | None = None
    glow_size: float = 0.0
    top_light: float = 0.0
    shadow_drop: float | None = None
    glow_alpha: float = 0.55
    light_width: float = 1.5

    def bake(self, forge: Forge) -> Baked:
        """Return the box; only its corners are drawn, sides and middle are repeated."""
        width, height = max(1, round(self.width)), max(1, round(self.height))
        radius = min(round(self.radius), width // 2, height // 2)
        drop = round(self.shadow * 0.45 if self.shadow_drop is None else self.shadow_drop) if self.shadow else 0
        glow = self.glow_size if self.glow is not None else 0.0
        reach = math.ceil(max(self.shadow * SHADOW_REACH + abs(drop), glow * GLOW_REACH, 1))
        corner = radius + math.ceil(max(self.shadow, glow) * GLOW_REACH) + 2
        across, down = min(width, 2 * corner + 1), min(height, 2 * corner + 1)
        tile = blank(across + 2 * reach, down + 2 * reach)
        if self.shadow:
            self._lay_shadow(tile, across, down, radius, reach, drop)
        if self.glow is not None and glow:
            self._lay_glow(forge, tile, across, down, radius, reach)
        self._lay_faces(forge, tile, across, down, radius, reach)
        surface = stretched(tile, width + 2 * reach, height + 2 * reach)
        return Baked(surface, reach + width / 2, reach + height / 2)

    def _lay_shadow(self, tile: pygame.Surface, across: int, down: int, radius: int, reach: int, drop: int) -> None:
        margin = math.ceil(self.shadow * SHADOW_REACH)
        cast = soft(across, down, radius, self.shadow * 0.73, margin)
        # pure black: pygame rounds products up, and any other colour would leave a light rim where the shadow ends
        multiply(cast, (0, 0, 0), self.shadow_alpha * 0.85)
        tile.blit(cast, (reach - margin, reach - margin + drop), special_flags=PREMULTIPLIED)

    def _lay_glow(self, forge: Forge, tile: pygame.Surface, across: int, down: int, radius: int, reach: int) -> None:
        grow = round(self.glow_size * 0.7)
        margin = reach - grow
        shine = soft(across + 2 * grow, down + 2 * grow, radius + grow, self.glow_size * 0.55, margin)
        multiply(shine, self.glow or "honey", self.glow_alpha)
        if self._lets_glow_through():
            around = blank(*shine.get_size())
            around.fill((255, 255, 255, 255))
            inside = rounded(forge.stencil(radius), across, down)
            around.blit(inside, (reach, reach), special_flags=pygame.BLEND_RGBA_SUB)
            shine.blit(around, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        tile.blit(shine, (0, 0), special_flags=PREMULTIPLIED)

    def _lets_glow_through(self) -> bool:
        """Say whether the glow would tint the inside of a ring or of a translucent panel, and so must stay outside."""
        return self.line is not None if self.fill is None else self.fill_alpha < 1.0

    def _lay_faces(self, forge: Forge, tile: pygame.Surface, across: int, down: int, radius: int, reach: int) -> None:
        if self.fill is not None:
            face = multiply(rounded(forge.stencil(radius), across, down), self.fill, self.fill_alpha)
            tile.blit(face, (reach, reach), special_flags=PREMULTIPLIED)
        if self.top_light:
            inset = max(1, round(self.light_width * 0.6))
            light = outline(forge, across - 2 * inset, down - 2 * inset, radius - inset, self.light_width)
            dim_downwards(light)
            multiply(light, "white", self.top_light)
            tile.blit(light, (reach + inset, reach + inset), special_flags=PREMULTIPLIED)
        if self.line is not None and self.line_width > 0:
            edge = outline(forge, across, down, radius, self.line_width)
            multiply(edge, self.line, self.line_alpha)
            tile.blit(edge, (reach, reach), special_flags=PREMULTIPLIED)


def outline(forge: Forge, width: int, height: int, radius: int, thickness: float) -> pygame.Surface:
    """Return the white outline of a rounded rectangle, ``thickness`` px inwards from its edge."""
    width, height = max(1, width), max(1, height)
    radius = max(0, min(radius, width // 2, height // 2))
    return rounded(forge.stencil(radius, max(0.0, radius - thickness)), width, height, thickness)


def dim_downwards(light: pygame.Surface) -> None:
    """Fade a white outline in place from full at its top to a quarter at its bottom: light falls from above."""
    ramp = pygame.Surface((1, 3), pygame.SRCALPHA, 32)
    for y, value in enumerate((255, 120, 64)):
        ramp.set_at((0, y), (value,) * 4)
    light.blit(pygame.transform.smoothscale(ramp, light.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


@frozen
class Dashed:
    """The outline of a rounded rectangle in round-ended dashes, centred on its edge.

    ``phase`` (0..1 of a dash and its gap) makes the dashes walk; it is rounded to twelfths, so a walking line needs
    twelve pictures and no more.
    """

    width: float
    height: float
    radius: float
    colour: Colour
    stroke: float
    dash: float
    gap: float
    phase: float = 0.0

    def __post_init__(self) -> None:
        """Round the phase."""
        object.__setattr__(self, "phase", round(self.phase % 1.0 * DASH_PHASES) % DASH_PHASES / DASH_PHASES)

    def bake(self, forge: Forge) -> Baked:
        """Return the dashes; as many as fit, evenly spaced."""
        margin = math.ceil(self.stroke / 2) + 1
        path = outline_points(self.width, self.height, self.radius, margin)
        marks = [0.0]
        for first, second in pairwise(path):
            marks.append(marks[-1] + math.dist(first, second))
        count = max(1, round(marks[-1] / (self.dash + self.gap)))
        period = marks[-1] / count
        inked = max(0.0, period * self.dash / (self.dash + self.gap) - self.stroke)
        colour = (*rgb(self.colour), 255)

        def draw(surface: pygame.Surface, k: int) -> None:
            for index in range(count):
                start = (index + self.phase) * period
                points = run_along(path, marks, start, start + inked)
                stroke_path(surface, [(x * k, y * k) for x, y in points], self.stroke * k, colour)

        surface = supersampled(self.width + 2 * margin, self.height + 2 * margin, draw)
        return Baked(surface, margin + self.width / 2, margin + self.height / 2)


Point = tuple[float, float]


def outline_points(width: float, height: float, radius: float, margin: float) -> list[Point]:
    """Return the closed outline of a rounded rectangle, clockwise from its upper right corner."""
    radius = min(radius, width / 2, height / 2)
    left, top, right, bottom = margin + radius, margin + radius, margin + width - radius, margin + height - radius
    points: list[Point] = []
    for x, y, start in ((right, top, -90), (right, bottom, 0), (left, bottom, 90), (left, top, 180)):
        for step in range(13):
            angle = math.radians(start + 7.5 * step)
            points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    points.append(points[0])
    return points


def run_along(path: list[Point], marks: list[float], start: float, end: float) -> list[Point]:
    """Return the piece of a closed path between two lengths along it; beyond its end it goes round, once at most."""
    total = marks[-1]
    start, end = start % total, start % total + (end - start)
    lengths = [
        start,
        *(mark + lap for lap in (0.0, total) for mark in marks if start < mark + lap < end),
        end,
    ]
    points: list[Point] = []
    for length in lengths:
        rest = length % total
        index = max(i for i, mark in enumerate(marks[:-1]) if mark <= rest)
        span = marks[index + 1] - marks[index]
        share = (rest - marks[index]) / span if span else 0.0
        (x0, y0), (x1, y1) = path[index], path[index + 1]
        points.append((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))
    return points


def stroke_path(surface: pygame.Surface, points: list[Point], width: float, colour: tuple[int, int, int, int]) -> None:
    """Draw a line with round ends and joints through the points, in one opaque colour without antialiasing."""
    for x, y in points:
        pygame.draw.circle(surface, colour, (x, y), width / 2)
    for (x0, y0), (x1, y1) in pairwise(points):
        length = math.hypot(x1 - x0, y1 - y0)
        if length > 0:
            across, up = (y0 - y1) / length * width / 2, (x1 - x0) / length * width / 2
            corners = ((x0 + across, y0 + up), (x1 + across, y1 + up), (x1 - across, y1 - up), (x0 - across, y0 - up))
            pygame.draw.polygon(surface, colour, corners)


@frozen
class Disc:
    """A circle: fill, outline inwards from its edge, shadow and glow, each only if given."""

    radius: float
    fill: Colour | None
    fill_alpha: float = 1.0
    line: Colour | None = None
    line_width: float = 1.5
    line_alpha: float = 1.0
    shadow: float = 0.0
    shadow_alpha: float = 0.4
    glow: Colour | None = None
    glow_size: float = 0.0
    glow_alpha: float = 0.55

    def bake(self, forge: Forge) -> Baked:
        """Return the disc, a box that is all corner."""
        size = 2 * max(1, round(self.radius))
        return Box(
            size,
            size,
            size / 2,
            self.fill,
            self.fill_alpha,
            self.line,
            self.line_width,
            self.line_alpha,
            self.shadow,
            self.shadow_alpha,
            self.glow,
            self.glow_size,
            glow_alpha=self.glow_alpha,
        ).bake(forge)


@frozen
class Bar:
    """A horizontal line with round ends, which ``length`` includes; ``Draw.turn`` gives it its direction."""

    length: float
    thickness: float
    colour: Colour
    alpha: float = 1.0

    def bake(self, forge: Forge) -> Baked:
        """Return the bar with a clear rim, so that turning it leaves smooth edges."""
        margin = 2
        width, height = max(self.length, self.thickness) + 2 * margin, self.thickness + 2 * margin
        columns, rows = math.ceil(width), math.ceil(height)
        middle, end = rows / 2, self.thickness / 2
        start, stop = columns / 2 - self.length / 2 + end, columns / 2 + self.length / 2 - end
        k = fineness(rows)
        cap = math.ceil(end) + margin + 2
        short = min(columns, 2 * cap + 1)
        shift = columns - short
        large = blank(short * k, rows * k)
        points = [(start * k, middle * k), ((stop - shift) * k, middle * k)]
        stroke_path(large, points, self.thickness * k, (*rgb(self.colour), 255))
        tile = pygame.transform.smoothscale(large, (short, rows))
        if self.alpha < 1.0:
            multiply(tile, "white", self.alpha)
        return Baked(stretched(tile, columns, rows), columns / 2, middle)


@frozen
class Veil:
    """An even rectangle that darkens or tints what lies under it."""

    width: float
    height: float
    colour: Colour = "shadow"
    alpha: float = 0.55

    def bake(self, forge: Forge) -> Baked:
        """Return the rectangle."""
        surface = blank(round(self.width), round(self.height))
        surface.fill((255, 255, 255, 255))
        multiply(surface, self.colour, self.alpha)
        return Baked(surface, surface.get_width() / 2, surface.get_height() / 2)
