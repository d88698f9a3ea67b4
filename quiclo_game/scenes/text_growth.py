"""Large text on a menu: every text grows as far as the room around it allows, and never over anything else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import chain

from quiclo_game.shell.controls import Control
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.text import Paragraph, Words
from quiclo_game.shell.tokens import Token

STEP = 1.09
ABOVE, BELOW = 0.44, 0.56
"""How far a line reaches from the middle of its capitals, as shares of its size; tails hang lower."""
AIR = 3.0
"""Px between two things, at the least."""
Edges = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def grown(
    draws: Sequence[Draw], controls: Sequence[Control], fonts: Fonts, size: tuple[int, int], most: float
) -> list[Draw]:
    """Return the draws with their texts up to ``most`` times as large; what is no text stays as it is.

    Texts keep their anchors; a line that has a width of its own to fit into still fits into it.
    """
    found = list(draws)
    texts = {index: edges for index, draw in enumerate(found) if (edges := edges_of(draw, fonts)) is not None}
    solid = [control.bounds() for control in controls] + [
        edges for index, draw in enumerate(found) if index not in texts and (edges := solid_of(draw, fonts)) is not None
    ]
    growing = dict.fromkeys(texts, 1.0)
    while growing:
        for index, factor in list(growing.items()):
            larger = factor * STEP
            draw = replace(found[index], what=sized(draws[index], larger))
            edges = edges_of(draw, fonts)
            others = (other for key, other in texts.items() if key != index)
            if larger > most or edges is None or edges == texts[index] or not _fits(edges, others, solid, size):
                del growing[index]
                continue
            found[index], texts[index], growing[index] = draw, edges, larger
    return found


def sized(draw: Draw, factor: float) -> Words | Paragraph:
    """Return the text of a draw in another size."""
    assert isinstance(draw.what, Words | Paragraph)
    return replace(draw.what, size=draw.what.size * factor)


def edges_of(draw: Draw, fonts: Fonts) -> Edges | None:
    """Return what a text takes up, ``None`` for anything else."""
    look = draw.what
    if draw.turn or not isinstance(look, Words | Paragraph) or not look.text.strip():
        return None
    if isinstance(look, Paragraph):
        wide, height = look.measure(fonts)
        start = {"left": 0.0, "centre": (look.width - wide) / 2, "right": look.width - wide}[look.align]
        return draw.x + start, draw.y, draw.x + start + wide, draw.y + height
    width = look.width(fonts)
    letters = fonts.fitting_size(look.text, look.size, look.font, look.max_width)
    left = draw.x - {"left": 0.0, "centre": width / 2, "right": width}[look.align]
    return left, draw.y - ABOVE * letters, left + width, draw.y + BELOW * letters


def solid_of(draw: Draw, fonts: Fonts) -> Edges | None:
    """Return what a small picture takes up that no text may cover, ``None`` for grounds and lines."""
    look = draw.what
    if isinstance(look, Equation):
        width = min(look.width(fonts), look.max_width or look.width(fonts))
        left = draw.x - {"left": 0.0, "centre": width / 2, "right": width}[look.align]
        return left, draw.y - look.size * ABOVE, left + width, draw.y + look.size * BELOW
    if isinstance(look, Icon | Token):
        half = look.size / 2 if isinstance(look, Icon) else look.radius
        return draw.x - half, draw.y - half, draw.x + half, draw.y + half
    return None


def _fits(edges: Edges, others: Iterable[Edges], solid: Sequence[Edges], size: tuple[int, int]) -> bool:
    left, top, right, bottom = edges[0] - AIR, edges[1] - AIR, edges[2] + AIR, edges[3] + AIR
    if left < 0 or top < 0 or right > size[0] or bottom > size[1]:
        return False
    return not any(left < x1 and x0 < right and top < y1 and y0 < bottom for x0, y0, x1, y1 in chain(others, solid))
