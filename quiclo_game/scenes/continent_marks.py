"""What stands on the chip of a continent: its silhouette and its code, side by side in the middle."""

from __future__ import annotations

from collections.abc import Iterator

from quiclo_game.scenes.area import Area
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.palette import CONTINENTS
from quiclo_game.shell.pictures import Picture
from quiclo_game.shell.text import Words

SMALLEST = 14.0
"""No code is written smaller for the sake of the silhouette, in px of the design."""
_SHAPE, _GAP, _EDGE = 1.2, 0.16, 4.0
"""Silhouette and gap by the size of the code; the free edge on either side in px of the design."""


def mark_draws(
    area: Area, continent: int, size: float, scale: float, fonts: Fonts, alpha: float = 1.0
) -> Iterator[Draw]:
    """Yield silhouette and code (``size`` px) of a continent (1 to 6) within a chip; both shrink where it is narrow.

    Where that would make the code too small it stands alone, as large as it fits.
    """
    colours, room = CONTINENTS[continent - 1], area.width - 2 * _EDGE * scale
    wide = Words(colours.code, size, colours.text).width(fonts) + (_SHAPE + _GAP) * size
    if wide > room:
        size, wide = size * room / wide, room
    if size < SMALLEST * scale:
        size = min(SMALLEST * scale, area.height * 0.6)
        yield Draw(Words(colours.code, size, colours.text, max_width=room), area.cx, area.cy, alpha=alpha)
        return
    shape, left = _SHAPE * size, area.cx - wide / 2
    picture = Picture(f"continents/{colours.code.lower()}.png", shape, tint=colours.text, height=shape)
    yield Draw(picture, left + shape / 2, area.cy, alpha=alpha)
    start = left + shape + _GAP * size
    code = Words(colours.code, size, colours.text, max_width=left + wide - start)
    yield Draw(code, (start + left + wide) / 2, area.cy, alpha=alpha)
