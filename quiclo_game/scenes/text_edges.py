"""What a text takes up where it is drawn."""

from __future__ import annotations

from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.text import Paragraph, Words
from quiclo_game.shell.typesetting import INK

ABOVE, BELOW = 0.44, 0.56
"""How far a line reaches from the middle of its capitals, as shares of its size; tails hang lower."""
Edges = tuple[float, float, float, float]
"""Left, top, right, bottom."""


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
    found = look.setting(fonts)
    more = (found.height - found.size * INK) / 2
    left = draw.x - {"left": 0.0, "centre": width / 2, "right": width}[look.align]
    return left, draw.y - more - ABOVE * found.size, left + width, draw.y + more + BELOW * found.size
