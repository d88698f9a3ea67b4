"""Sentences on the table: a message or a prompt, as large as its place allows, never cut."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from quiclo_game.scenes.area import Area
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.palette import Colour
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Align, Paragraph

_TONES: dict[str, tuple[Colour, Colour]] = {
    "wrong": ("#4A2522", "warn_text"),
    "hint": ("#1F4D63", "hint"),
    "plain": ("felt_deep", "cream"),
    "prompt": ("felt_deep", "mist"),
}
SMALLEST = 9.0


@lru_cache(maxsize=64)
def fitted(
    fonts: Fonts, text: str, width: float, height: float, size: float, colour: Colour, align: Align
) -> Paragraph:
    """Return the text wrapped to a width, in the largest size up to ``size`` px whose lines fit the height."""
    while True:
        paragraph = Paragraph(text, size, colour, "bold", width, align, 1.25)
        if size <= SMALLEST or paragraph.measure(fonts)[1] <= height:
            return paragraph
        size -= 1


def speech_draws(fonts: Fonts, text: str, tone: str, area: Area, scale: float) -> Iterator[Draw]:
    """Yield a sentence on its ground, centred in its area, as large as fits.

    Yields nothing where there is nothing to say.
    """
    if not text:
        return
    fill, colour = _TONES[tone]
    yield Draw(Box(area.width, area.height, 20 * scale, fill, 0.8), area.cx, area.cy)
    inner = area.inset(12 * scale)
    paragraph = fitted(fonts, text, inner.width, inner.height, 23 * scale, colour, "centre")
    _, height = paragraph.measure(fonts)
    yield Draw(paragraph, inner.x, inner.cy - height / 2)
