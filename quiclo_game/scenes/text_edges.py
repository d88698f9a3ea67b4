"""What a text takes up where it is drawn."""

from __future__ import annotations

from quiclo_game.shell.draws import Draw, Look
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.text import Paragraph, Words
from quiclo_game.shell.turning import turned_by
from quiclo_game.shell.typesetting import INK

ABOVE, BELOW = 0.44, 0.56
"""How far a line reaches from the middle of its capitals, as shares of its size; tails hang lower."""
HANGING = frozenset(",;()")
"""Besides letters, these hang below the line: figures do not."""
Edges = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Text = Words | Paragraph | Equation
"""What is written: it has a size, and people may want it larger."""


def edges_of(draw: Draw, fonts: Fonts) -> Edges | None:
    """Return what a text takes up, however many quarters it is turned; ``None`` for anything else."""
    turn = round(draw.turn) % 360
    own = None if turn % 90 else _about(draw.what, fonts)
    if own is None:
        return None
    (x0, y0), (x1, y1) = turned_by(own[0], own[1], turn), turned_by(own[2], own[3], turn)
    return draw.x + min(x0, x1), draw.y + min(y0, y1), draw.x + max(x0, x1), draw.y + max(y0, y1)


def _about(look: Look, fonts: Fonts) -> Edges | None:
    """Return what a text takes up about its anchor."""
    if isinstance(look, Equation):
        fitting = look.fitting(fonts)
        left = -_start(look.align, 0.0, fitting.width(fonts))
        return left, -ABOVE * fitting.size, left + fitting.width(fonts), ABOVE * fitting.size
    if not isinstance(look, Words | Paragraph) or not look.text.strip():
        return None
    if isinstance(look, Paragraph):
        wide, height = look.measure(fonts)
        left = _start(look.align, wide, look.width)
        return left, 0.0, left + wide, float(height)
    found = look.setting(fonts)
    width = found.width(fonts, look.font)
    more = (found.height - found.size * INK) / 2
    left = -_start(look.align, 0.0, width)
    below = BELOW if any(sign.isalpha() or sign in HANGING for sign in look.text) else ABOVE
    return left, -more - ABOVE * found.size, left + width, more + below * found.size


def _start(align: str, wide: float, room: float) -> float:
    """Return how far behind the left end of its room something begins."""
    return {"left": 0.0, "centre": (room - wide) / 2, "right": room - wide}[align]
