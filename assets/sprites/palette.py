"""The colours that the pictures are made of: materials, six continents from dark to light, six enamel players."""

from __future__ import annotations

from dataclasses import dataclass

Colour = tuple[float, float, float]
"""sRGB, 0–255."""


def rgb(code: str) -> Colour:
    """Return the colour of a code such as ``#1E5099``."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """Return the colour ``share`` (0–1) of the way from the first to the second."""
    red, green, blue = (a + (b - a) * share for a, b in zip(first, second, strict=True))
    return red, green, blue


FELT, FELT_DEEP, LAND = rgb("#11364B"), rgb("#0B2635"), rgb("#1D4C60")
PANEL, PANEL_LINE = rgb("#0E2C3D"), rgb("#2C5B72")
CREAM, MIST = rgb("#F3E9D2"), rgb("#A9C4CF")
PAPER, PAPER_EDGE, INK = rgb("#FBF5E8"), rgb("#C9BC9F"), rgb("#16222E")
BACK, BACK_LINE = rgb("#22384A"), rgb("#3C566A")
HONEY, HONEY_DEEP = rgb("#F2B33D"), rgb("#B97A12")
VALID, WRONG, HINT = rgb("#2FA57A"), rgb("#E2553B"), rgb("#9FD8EE")
D6, D12 = rgb("#F7F0DF"), rgb("#EDAE3F")
ENAMEL_INK, ENAMEL_LIP, WHITE = rgb("#12202B"), rgb("#0B1820"), rgb("#FFFFFF")


@dataclass(frozen=True)
class Continent:
    """A continent: its code on the cards, the colour of its field, the colour of what is written on that."""

    code: str
    colour: Colour
    text: Colour


CONTINENTS = (
    Continent("EU", rgb("#1E5099"), PAPER),
    Continent("AF", rgb("#F1CF65"), INK),
    Continent("AS", rgb("#C23B28"), PAPER),
    Continent("NA", rgb("#5A1240"), PAPER),
    Continent("SA", rgb("#609570"), INK),
    Continent("AU", rgb("#3FB8AB"), INK),
)
"""In the order of their numbers, 24 cards each."""


@dataclass(frozen=True)
class Player:
    """A player's enamel colour and the symbol that says the same without colour."""

    colour: Colour
    symbol: str


PLAYERS = (
    Player(rgb("#EC6054"), "circle"),
    Player(rgb("#FDD271"), "triangle"),
    Player(rgb("#90CB93"), "square"),
    Player(rgb("#72A8D2"), "diamond"),
    Player(rgb("#8E69C9"), "star"),
    Player(rgb("#FBF9F7"), "cross"),
)
