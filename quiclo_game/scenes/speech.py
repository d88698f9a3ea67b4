"""Sentences on the table: a message or a prompt, as large as its place allows, and never too small to be read."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from quiclo_game.scenes.area import Area
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.palette import Colour
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Align, Paragraph
from quiclo_game.shell.typesetting import shortened

_TONES: dict[str, tuple[Colour, Colour]] = {
    "wrong": ("#4A2522", "warn_text"),
    "hint": ("#1F4D63", "hint"),
    "plain": ("felt_deep", "cream"),
    "prompt": ("felt_deep", "mist"),
}


@lru_cache(maxsize=64)
def fitted(
    fonts: Fonts, text: str, width: float, height: float, size: float, colour: Colour, align: Align
) -> Paragraph:
    """Return the text wrapped to a width, in the largest size up to ``size`` px whose lines fit the height.

    What would have to be smaller than letters may be ends in an ellipsis.
    """
    least = fonts.least
    while True:
        paragraph = Paragraph(text, size, colour, "bold", width, align, 1.25)
        if paragraph.measure(fonts)[1] <= height:
            return paragraph
        if size <= least:
            return _cut(fonts, paragraph, height)
        size = max(least, size - 1)


def _cut(fonts: Fonts, paragraph: Paragraph, height: float) -> Paragraph:
    """Return a paragraph with as many lines as fit the height, and an ellipsis for what is missing."""
    lines = paragraph.lines(fonts)
    missing = math.ceil((paragraph.measure(fonts)[1] - height) / paragraph.pitch)
    fitting = max(1, len(lines) - missing)
    kept, rest = lines[: fitting - 1], " ".join(lines[fitting - 1 :])
    last = shortened(fonts, rest, paragraph.size, paragraph.font, paragraph.width)
    return replace(paragraph, text="\n".join((*kept, last)))


def speech_draws(fonts: Fonts, text: str, tone: str, area: Area, scale: float, *, cover: float = 0.8) -> Iterator[Draw]:
    """Yield a sentence on its ground, centred in its area, as large as fits; so much ``cover`` has its ground (to 1).

    Yields nothing where there is nothing to say.
    """
    if not text:
        return
    fill, colour = _TONES[tone]
    yield Draw(Box(area.width, area.height, 20 * scale, fill, cover), area.cx, area.cy)
    inner = area.inset(12 * scale)
    paragraph = fitted(fonts, text, inner.width, inner.height, 23 * scale, colour, "centre")
    _, height = paragraph.measure(fonts)
    yield Draw(paragraph, inner.x, inner.cy - height / 2)
