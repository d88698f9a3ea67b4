"""Players' discs of enamel with their symbols: another material than the cards, readable from every side."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from quiclo_game.shell.draws import Baked, Draw
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.group import composed
from quiclo_game.shell.palette import PLAYERS, Colour, mix
from quiclo_game.shell.pen import Pen
from quiclo_game.shell.pictures import Picture
from quiclo_game.shell.shapes import Box, Disc

if TYPE_CHECKING:
    from quiclo_game.shell.forge import Forge


@frozen
class Symbol:
    """A player's symbol alone: circle, triangle, square, diamond, star or cross within ``radius`` px; anchor centre."""

    name: str
    radius: float
    colour: Colour

    def bake(self, forge: Forge) -> Baked:
        """Return the symbol.

        Raises ``KeyError`` for an unknown name.
        """
        pen = Pen(2 * self.radius * 1.16 + 2, self.colour)
        DRAWN[self.name](pen, self.radius)
        return pen.baked()


def draw_circle(pen: Pen, radius: float) -> None:
    """Draw Koralle's disc."""
    pen.disc(0, 0, radius * 0.92)


def draw_triangle(pen: Pen, radius: float) -> None:
    """Draw Sonne's triangle, a little lowered so that its weight sits in the middle."""
    corners = [turned_point(radius * 0.98, 120 * index - 90) for index in range(3)]
    pen.polygon([(x, y + radius * 0.14) for x, y in corners], radius * 0.16)


def draw_square(pen: Pen, radius: float) -> None:
    """Draw Minze's square."""
    pen.box(-radius * 0.82, -radius * 0.82, radius * 1.64, radius * 1.64, radius * 0.2)


def draw_diamond(pen: Pen, radius: float) -> None:
    """Draw Himmel's diamond."""
    corners = [(0.0, -radius), (radius * 0.74, 0.0), (0.0, radius), (-radius * 0.74, 0.0)]
    pen.polygon(corners, radius * 0.12)


def draw_star(pen: Pen, radius: float) -> None:
    """Draw Flieder's star."""
    reach = (radius, radius * 0.48)
    pen.polygon([turned_point(reach[index % 2], 36 * index - 90) for index in range(10)], radius * 0.11)


def draw_cross(pen: Pen, radius: float) -> None:
    """Draw Creme's cross."""
    arm = radius * 0.7
    pen.line(-arm, 0, arm, 0, radius * 0.62)
    pen.line(0, -arm, 0, arm, radius * 0.62)


def turned_point(radius: float, degrees: float) -> tuple[float, float]:
    """Return the point at an angle (clockwise from the right) on a circle about the origin."""
    return radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))


DRAWN = {
    "circle": draw_circle,
    "triangle": draw_triangle,
    "square": draw_square,
    "diamond": draw_diamond,
    "star": draw_star,
    "cross": draw_cross,
}


@frozen
class Token:
    """The disc of player 0..5 with ``radius`` px; ``dim`` for a colour that is taken; anchor is its centre."""

    player: int
    radius: float
    dim: bool = False

    def bake(self, forge: Forge) -> Baked:
        """Return the disc on its shadow; dim ones lie flat.

        Raises ``IndexError`` for a player that does not exist.
        """
        enamel, radius = PLAYERS[self.player], self.radius
        if self.dim:
            flat = Disc(radius * 0.88, mix("felt_deep", enamel.colour, 0.34))
            mark = Symbol(enamel.symbol, radius * 0.46, mix("felt_deep", enamel.colour, 0.12))
            return composed(forge, (Draw(flat, 0, 0), Draw(mark, 0, 0)))
        thickness = max(1, round(radius * 0.12))
        cast = Box(
            2 * radius, 2 * radius, radius, None, shadow=radius * 0.34, shadow_alpha=0.5, shadow_drop=radius * 0.22
        )
        return composed(
            forge,
            (
                Draw(cast, 0, 0),
                Draw(Disc(radius, mix(enamel.colour, "#0B1820", 0.45)), 0, thickness),
                Draw(Disc(radius, enamel.colour), 0, 0),
                Draw(
                    Disc(
                        radius * 0.89,
                        None,
                        line=mix(enamel.colour, "white", 0.35),
                        line_width=max(1.0, radius * 0.06),
                        line_alpha=0.55,
                    ),
                    0,
                    0,
                ),
                Draw(Symbol(enamel.symbol, radius * 0.52, mix("#12202B", enamel.colour, 0.06)), 0, 0),
            ),
        )


PAWN_FACE = 108 / 256
"""Radius of a pawn's face as a share of its sprite's width."""
PAWN_MIDDLE = 110 / 256
"""Where the middle of the face lies, from the top, as a share of the sprite's height."""


@frozen
class Pawn:
    """The pawn of player 0..5: a thick disc whose face has ``radius`` px; the anchor is the middle of the face."""

    player: int
    radius: float

    def bake(self, forge: Forge) -> Baked:
        """Return the pawn on its shadow.

        Raises ``AssetError`` for a player that does not exist.
        """
        radius, width = self.radius, round(self.radius / PAWN_FACE)
        cast = Box(
            2 * radius, 2 * radius, radius, None, shadow=radius * 0.4, shadow_alpha=0.55, shadow_drop=radius * 0.42
        )
        body = Picture(f"pawns/pawn_{self.player}.png", width)
        return composed(forge, (Draw(cast, 0, 0), Draw(body, 0, width * (0.5 - PAWN_MIDDLE))))
