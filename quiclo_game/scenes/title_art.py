"""The pictures of the title: the wordmark, the fan of six cards between dice, and what lies in each mode's tile."""

from __future__ import annotations

import math

from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.cards import CardFace
from quiclo_game.shell.dice_faces import DieFace
from quiclo_game.shell.draws import Draw, DrawList, Look
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.shapes import Bar, Disc
from quiclo_game.shell.text import Words

HERO_CARDS = (12, 36, 64, 88, 108, 144)
"""One card of each continent."""
FAN_STEP = 4.0
"""Degrees from card to card."""
FAN_RADIUS = 15.06
"""Radius of the fan as a multiple of a card's width."""
WIDE_DICE = (
    (12, 12, -638, -10, 196, 0),
    (12, 7, -764, 84, 150, 0),
    (6, 4, -608, 120, 122, -9),
    (12, 5, 630, 84, 172, 0),
    (6, 6, 740, -20, 150, -12),
    (6, 3, 602, -52, 118, 20),
)
"""Sides, value, place about the middle of the fan, size, turn."""
UPRIGHT_DICE = (
    (12, 12, -330, 0, 190, 0),
    (6, 4, -196, 62, 120, -9),
    (12, 7, -66, -8, 150, 0),
    (6, 3, 72, 52, 118, 20),
    (12, 5, 212, -6, 170, 0),
    (6, 6, 354, 36, 140, -12),
)
Piece = tuple[Look, float, float, float]
"""A look of a size in px of the window, its place in sheet px about a middle, and its turn."""


def lay_wordmark(sheet: Sheet, name: str, x: float, y: float, size: float) -> None:
    """Put the name of the game down in paper on a honey edge."""
    s = sheet.scale
    edge = size * 0.026
    for drop, colour, alpha in ((2 * edge, "shadow", 0.35), (edge, "#C79A3C", 1.0), (0.0, "paper", 1.0)):
        sheet.look(Words(name, size * s, colour, alpha=alpha), x, y + drop)


def fan_draws(x: float, y: float, card: float, scale: float) -> list[Draw]:
    """Return one card of each continent in a shallow fan; (x, y) is the top of its arc in px of the sheet."""
    return [
        Draw(CardFace(number, round(card * scale), lift=3), left * scale, top * scale, (index - 2.5) * FAN_STEP)
        for index, (number, (left, top)) in enumerate(zip(HERO_CARDS, fan_places(x, y, card), strict=True))
    ]


def fan_places(x: float, y: float, card: float) -> list[tuple[float, float]]:
    """Return the middles of the six cards of a fan, left to right; (x, y) is the top of its arc."""
    radius = FAN_RADIUS * card
    angles = [math.radians((index - 2.5) * FAN_STEP) for index in range(len(HERO_CARDS))]
    return [(x + radius * math.sin(angle), y + radius * (1 - math.cos(angle))) for angle in angles]


def dice_draws(x: float, y: float, scale: float, *, upright: bool) -> list[Draw]:
    """Return six dice about (x, y) in px of the sheet: beside the fan on a wide sheet, below it on an upright one."""
    return [
        Draw(DieFace(sides, value, side * scale), (x + across) * scale, (y + down) * scale, turn)
        for sides, value, across, down, side, turn in (UPRIGHT_DICE if upright else WIDE_DICE)
    ]


def tile_art(mode_key: str, scale: float, size: float = 1.0) -> DrawList:
    """Return what lies in a mode's tile, about its middle, in px of the window; empty for a mode without a picture."""
    s = scale * size
    pieces: dict[str, tuple[Piece, ...]] = {
        "brain_training": (
            (CardFace(88, round(76 * s)), -84, 0, -4),
            (DieFace(12, 12, 100 * s), 8, -12, 0),
            (DieFace(12, 8, 86 * s), 76, 16, 0),
        ),
        "card_network": (
            (CardFace(70, round(70 * s)), -98, 0, 0),
            (CardFace(36, round(70 * s)), 0, 0, 0),
            (CardFace(106, round(70 * s)), 98, 0, 0),
            (Disc(17 * s, "cream", shadow=5 * s), -49, 0, 0),
            (Icon("+", 27 * s, "ink", 0.19), -49, 0, 0),
            (Disc(17 * s, "honey", shadow=5 * s), 49, 0, 0),
            (Icon("=", 27 * s, "ink", 0.19), 49, 0, 0),
        ),
        "mental_arithmetic": (
            (DieFace(12, 12, 84 * s), -104, -12, 0),
            (Icon("×", 34 * s, "cream"), -58, -10, 0),
            (DieFace(12, 8, 84 * s), -12, -12, 0),
            (Icon("right", 40 * s, "honey"), 42, -8, 0),
            (Disc(42 * s, "honey_deep", shadow=6 * s), 102, -4, 0),
            (Disc(42 * s, "honey"), 102, -8, 0),
            (Words("96", 48 * s, "ink"), 102, -8, 0),
        ),
        "no_remainder": (
            (CardFace(17, round(74 * s)), -96, 4, -5),
            (Icon("+", 44 * s, "honey"), -42, 2, 0),
            (CardFace(32, round(74 * s)), 12, 4, 3),
            (Disc(37 * s, "honey_deep", shadow=6 * s), 98, 6, 0),
            (Disc(37 * s, "honey"), 98, 2, 0),
            (Words("7", 48 * s, "ink"), 98, 2, 0),
        ),
        "strategy": (
            (Bar(118 * s, 9 * s, "valid"), -47, 4, -48),
            (Bar(118 * s, 9 * s, "valid"), 47, 4, 48),
            (CardFace(54, round(54 * s)), -96, 34, 0),
            (CardFace(135, round(54 * s), "valid"), 0, -26, 0),
            (CardFace(81, round(54 * s)), 96, 34, 0),
            (Disc(15 * s, "cream", shadow=5 * s), 52, 8, 0),
            (Icon("−", 24 * s, "ink", 0.19), 52, 8, 0),
            (Disc(15 * s, "honey", shadow=5 * s), -52, 8, 0),
            (Icon("=", 24 * s, "ink", 0.19), -52, 8, 0),
        ),
    }
    return tuple(Draw(look, x * s, y * s, turn) for look, x, y, turn in pieces.get(mode_key, ()))
