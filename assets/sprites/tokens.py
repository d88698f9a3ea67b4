"""Enamel pawns of the players: thick discs with a symbol; seen from above, they read from all sides of the table."""

from __future__ import annotations

import math

from assets.sprites.canvas import Canvas
from assets.sprites.fields import Field, Point, box, disc, polygon
from quiclo_game.shell.palette import Enamel, mix

ENAMEL_INK, ENAMEL_LIP = "#12202B", "#0B1820"
SIZE = 256
"""Side of the square pictures in px."""
LIP = 0.34
"""How far the side of a pawn shows below its face, in radii."""


def pawn(player: Enamel) -> Canvas:
    """Return the thick disc of a player that walks on the circuit."""
    radius = (SIZE - 4) / (2 + LIP)
    x, y = SIZE / 2, 2 + radius
    picture = Canvas(SIZE, SIZE)
    _add_waist(picture, player, x, y, radius, LIP * radius)
    picture.paint(disc(x, y, radius).filled(), player.colour)
    picture.paint(
        disc(x, y, radius * 0.86, radius * 0.1).stroked(radius * 0.06), mix(player.colour, "white", 0.35), 0.55
    )
    picture.paint(symbol(player.symbol, x, y, radius * 0.52).filled(), mix(ENAMEL_INK, player.colour, 0.06))
    return picture


def _add_waist(picture: Canvas, player: Enamel, x: float, y: float, radius: float, below: float) -> None:
    """Paint the side of a thick piece: two rims with a darker groove between them."""
    rim, groove = mix(player.colour, ENAMEL_LIP, 0.42), mix(player.colour, ENAMEL_LIP, 0.68)
    foot = mix(player.colour, ENAMEL_LIP, 0.30)
    for depth, colour in ((1.0, rim), (0.72, foot), (0.62, groove), (0.36, rim)):
        picture.paint(disc(x, y + below * depth, radius).filled(), colour)
        picture.paint(box(x - radius, y, 2 * radius, below * depth, 0).filled(), colour)


def symbol(name: str, x: float, y: float, radius: float) -> Field:
    """Return a player's symbol about a point; raises ``KeyError`` for an unknown name."""
    if name == "circle":
        return disc(x, y, radius * 0.92)
    if name == "square":
        return box(x - radius * 0.82, y - radius * 0.82, radius * 1.64, radius * 1.64, radius * 0.2)
    corners, rounding = {
        "triangle": (_around(x, y + radius * 0.14, [radius * 0.98] * 3), radius * 0.16),
        "diamond": (_around(x, y, [radius * 1.02, radius * 0.74] * 2), radius * 0.13),
        "star": (_around(x, y, [radius, radius * 0.48] * 5), radius * 0.11),
        "cross": (_plus(x, y, radius * 0.83, radius * 0.13), radius * 0.18),
    }[name]
    return polygon(corners, rounding + 2).grown(rounding)


def _around(x: float, y: float, radii: list[float]) -> list[Point]:
    """Return corners around a point, the first straight above it, at the given distances."""
    turn = 2 * math.pi / len(radii)
    return [(x + r * math.sin(turn * i), y - r * math.cos(turn * i)) for i, r in enumerate(radii)]


def _plus(x: float, y: float, reach: float, half: float) -> list[Point]:
    """Return the corners of an upright cross of two bars, ``half`` their half thickness."""
    quarter = [(half, -half), (half, -reach), (-half, -reach)]
    corners = []
    for _ in range(4):
        corners += [(x + dx, y + dy) for dx, dy in quarter]
        quarter = [(dy, -dx) for dx, dy in quarter]
    return corners
