"""Names on plates: as large as the room allows, never too small to be read; what does not fit ends in an ellipsis."""

from __future__ import annotations

from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.text import Words
from quiclo_game.shell.typesetting import shortened

SMALLEST = 14.0
"""No name is written smaller, in sheet px (look.md, Text)."""

IN_MIDDLE = 1.3
"""So much larger names are at least in the middle of a table, which panels at its edges leave smaller."""


def name_words(fonts: Fonts, name: str, size: float, room: float, scale: float) -> Words:
    """Return a name, aligned left, in at most ``room`` px: in ``size`` px, smaller, or shortened."""
    least = max(min(size, SMALLEST * scale), fonts.least)
    if fonts.fitting_size(name, size, "round", room) >= round(least):
        return Words(name, size, "cream", align="left", max_width=room)
    return Words(shortened(fonts, name, least, "round", room), least, "cream", align="left", max_width=room)
