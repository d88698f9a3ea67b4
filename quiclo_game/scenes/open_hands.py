"""Hands that lie open to everyone: a small chip for each card, in the colours of its continent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quiclo_game.rules.cards import continent_of
from quiclo_game.scenes.area import Area
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.palette import CONTINENTS
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Words

CHIP = (46.0, 34.0)
"""Width and height of a chip, in px of the art direction; chips shrink to fit many in."""
SMALLEST = 0.86
SPACE = 4.0
TRAY = 84.0
"""Height of a tray below a name plate: two rows of chips."""


def open_hand_draws(cards: Sequence[int], tray: Area, scale: float) -> Iterator[Draw]:
    """Yield the chips of a hand, ascending, in rows; what does not fit even in the smallest size is counted."""
    size, across, rows = _fitting(len(cards), tray, scale)
    room = across * rows
    shown = sorted(cards) if len(cards) <= room else sorted(cards)[: room - 1]
    width, height, space = CHIP[0] * size, CHIP[1] * size, SPACE * scale
    for index, card in enumerate(shown):
        x, y = _spot(index, across, tray, width, height, space)
        continent = CONTINENTS[continent_of(card) - 1]
        yield Draw(Box(width, height, 9 * size, continent.colour, line="paper", line_width=max(1.0, 1.5 * scale)), x, y)
        yield Draw(Words(str(card), 21 * size, continent.text, max_width=width - 4 * scale), x, y)
    if len(shown) < len(cards):
        x, y = _spot(len(shown), across, tray, width, height, space)
        yield Draw(Words(f"+{len(cards) - len(shown)}", 19 * size, "mist", max_width=width), x, y)


def _fitting(count: int, tray: Area, scale: float) -> tuple[float, int, int]:
    """Return the size of a chip (px per px of the art direction), how many fit side by side, and in how many rows."""
    size = scale
    while True:
        across = max(1, int((tray.width + SPACE * scale) / (CHIP[0] * size + SPACE * scale)))
        rows = max(1, int((tray.height + SPACE * scale) / (CHIP[1] * size + SPACE * scale)))
        if across * rows >= count or size <= SMALLEST * scale:
            return size, across, rows
        size -= 0.04 * scale


def _spot(index: int, across: int, tray: Area, width: float, height: float, space: float) -> tuple[float, float]:
    row, column = divmod(index, across)
    return tray.x + width / 2 + column * (width + space), tray.y + height / 2 + row * (height + space)
