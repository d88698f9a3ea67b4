"""The colours by name, as measured in the design's contrast and colour-vision check; nothing else names a colour.

Felt is the table, paper what counts, honey means "yours, now". Continents and players are told apart in every tested
colour-vision simulation, and always carry a code, a silhouette or a symbol besides.
"""

from __future__ import annotations

from types import MappingProxyType

from quiclo_game.shell.frozen import frozen

Rgb = tuple[int, int, int]
Colour = str | Rgb
"""A name of this palette, ``"#RRGGBB"``, or red, green, blue in 0..255."""

NAMES = MappingProxyType(
    {
        # the table
        "felt": "#11364B",
        "felt_deep": "#0B2635",
        "land": "#1D4C60",
        "panel": "#0E2C3D",
        "line": "#2C5B72",
        "shadow": "#040E16",
        # text
        "cream": "#F3E9D2",
        "mist": "#A9C4CF",
        "ink": "#16222E",
        "ink_soft": "#4A5663",
        # paper and accent
        "paper": "#FBF5E8",
        "paper_edge": "#C9BC9F",
        "back": "#22384A",
        "honey": "#F2B33D",
        "honey_deep": "#B97A12",
        "d12": "#EDAE3F",
        "d6": "#F7F0DF",
        "white": "#FFFFFF",
        # states
        "valid": "#2FA57A",
        "valid_deep": "#14503F",
        "wrong": "#E2553B",
        "hint": "#9FD8EE",
        "locked": "#7D8A93",
        "honey_dim": "#5A4518",
        # keys: face, lip below it, what is written on it
        "quiet": "#24536B",
        "quiet_lip": "#0C2533",
        "operator": "#F3E3BF",
        "operator_lip": "#C6AE78",
        "off": "#1A4258",
        "off_lip": "#0E2C3C",
        "off_text": "#6F92A3",
        "warn": "#5B2F2C",
        "warn_lip": "#2E1512",
        "warn_text": "#FFD9D0",
        "used": "#143A4E",
        "used_text": "#5F8294",
        "tile": "#1B4C64",
        "tile_lip": "#0A2331",
        "tile_window": "#12394E",
        "tile_chosen": "#3A4A3F",
        "icon_plate": "#1B4A61",
    }
)


@frozen
class Continent:
    """One of the six colour fields of the cards; ``text`` is readable on ``colour`` (at least 4.6 : 1)."""

    code: str
    colour: str
    text: str


@frozen
class Enamel:
    """A player's disc: colour and the symbol that says the same without colour."""

    colour: str
    symbol: str


CONTINENTS = (
    Continent("EU", "#1E5099", "paper"),
    Continent("AF", "#F1CF65", "ink"),
    Continent("AS", "#C23B28", "paper"),
    Continent("NA", "#5A1240", "paper"),
    Continent("SA", "#609570", "ink"),
    Continent("AU", "#3FB8AB", "ink"),
)

PLAYERS = (
    Enamel("#EC6054", "circle"),
    Enamel("#FDD271", "triangle"),
    Enamel("#90CB93", "square"),
    Enamel("#72A8D2", "diamond"),
    Enamel("#8E69C9", "star"),
    Enamel("#FBF9F7", "cross"),
)


def rgb(colour: Colour) -> Rgb:
    """Return red, green, blue of a palette name, a ``"#RRGGBB"`` text, or a triple (returned as it is).

    Raises ``ValueError`` for anything else, naming it.
    """
    if not isinstance(colour, str):
        return colour
    text = NAMES.get(colour, colour)
    if len(text) != 7 or not text.startswith("#"):
        raise ValueError(f"no colour of the palette and not #RRGGBB: {colour!r}")
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mix(first: Colour, second: Colour, share: float) -> Rgb:
    """Return the colour ``share`` (0..1) of the way from the first to the second, in sRGB."""
    start, end = rgb(first), rgb(second)
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(start, end, strict=True))
    return red, green, blue
