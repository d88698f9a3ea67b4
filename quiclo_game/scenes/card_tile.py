"""A card as a flat tile, as it stands in a calculation: paper with the rim of its continent."""

from __future__ import annotations

from collections.abc import Iterator

from quiclo_game.rules.cards import continent_of
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.palette import CONTINENTS, mix
from quiclo_game.shell.shapes import Bar, Box
from quiclo_game.shell.text import Words

AMBIGUOUS = frozenset((6, 9, 16, 18, 19, 61, 66, 68, 81, 86, 89, 91, 98, 99))
"""Numbers that read as others upside down carry a bar."""


def card_tile(number: int, x: float, y: float, width: float, height: float) -> Iterator[Draw]:
    """Yield a card as a flat tile about (x, y): paper with the rim of its continent."""
    colour = CONTINENTS[continent_of(number) - 1].colour
    radius = height * 0.18
    yield Draw(Box(width, height, radius, mix(colour, "ink", 0.5), shadow=height * 0.07), x, y + height * 0.05)
    yield Draw(Box(width, height, radius, colour, top_light=0.28), x, y)
    rim = height * 0.075
    yield Draw(Box(width - 2 * rim, height - 2 * rim, radius - rim, "paper"), x, y)
    marked = number in AMBIGUOUS
    size = height * 0.56
    yield Draw(Words(str(number), size, "ink", max_width=width - 4 * rim), x, y - (size * 0.05 if marked else 0))
    if marked:
        yield Draw(Bar(size * (0.5 if number < 10 else 1.0), max(2.0, size * 0.085), "ink"), x, y + size * 0.47)
