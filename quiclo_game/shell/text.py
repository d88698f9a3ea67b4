"""Text as looks: short texts that shrink into their room as far as they can be read, and paragraphs that wrap."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Literal

import pygame

from quiclo_game.shell.draws import Baked
from quiclo_game.shell.fonts import FIGURES, Fonts
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.line_breaking import wrapped
from quiclo_game.shell.palette import Colour, rgb
from quiclo_game.shell.raster import PREMULTIPLIED, blank, multiply
from quiclo_game.shell.typesetting import PITCH, Setting, set_text

if TYPE_CHECKING:
    from quiclo_game.shell.forge import Forge

Align = Literal["centre", "left", "right"]
HALO_STEPS = 24
SHORT = 3
"""Up to so many signs a centred text is centred by its ink, not by its advance: a 1 sits in the middle of its disc.

Figures that count keep their cells instead, so that none of them moves when another one changes.
"""


@frozen
class Words:
    """A short text; the middle of its capitals lies at y, x is its middle, left or right end by ``align``.

    It shrinks until it is at most ``max_width`` px wide, with ``max_height`` in as many lines as that allows, and
    ends in an ellipsis rather than becoming unreadable. ``halo`` lays a rim of that colour, ``halo_width`` px,
    around it.
    """

    text: str
    size: float
    colour: Colour = "cream"
    font: str = "round"
    align: Align = "centre"
    max_width: float | None = None
    halo: Colour | None = None
    halo_width: float = 2.0
    alpha: float = 1.0
    max_height: float | None = None

    def bake(self, forge: Forge) -> Baked:
        """Return the text with its anchor as described."""
        fonts = forge.fonts
        rim = math.ceil(self.halo_width) + 1 if self.halo is not None else 0
        found = self._setting(fonts, rim)
        if len(found.lines) > 1:
            return self._several(forge, found)
        text, size = found.lines[0], found.size
        line = fonts.render(text, size, self.font, rgb(self.colour))
        x = self._anchor_x(line, size)
        y = fonts.middle(self.font, size)
        if self.halo is not None:
            line = self._haloed(line, fonts.render(text, size, self.font, rgb(self.halo)), rim)
            x, y = x + rim, y + rim
        if self.alpha < 1.0:
            multiply(line, "white", self.alpha)
        return Baked(line, x, y)

    def setting(self, fonts: Fonts) -> Setting:
        """Return how it will be written."""
        return self._setting(fonts, 0)

    def width(self, fonts: Fonts) -> float:
        """Return how wide the text will be, in px, as it fits."""
        return self.setting(fonts).width(fonts, self.font)

    def _setting(self, fonts: Fonts, rim: int) -> Setting:
        room = None if self.max_width is None else max(1.0, self.max_width - 2 * rim)
        return set_text(fonts, self.text, self.size, self.font, room, self.max_height)

    def _several(self, forge: Forge, found: Setting) -> Baked:
        """Return lines below each other, the middle of the capitals of all of them at y."""
        fonts, pitch = forge.fonts, found.size * PITCH
        lines = [fonts.render(text, found.size, self.font, rgb(self.colour)) for text in found.lines]
        width = max(line.get_width() for line in lines)
        whole = blank(width, math.ceil(pitch * (len(lines) - 1)) + lines[0].get_height())
        for index, line in enumerate(lines):
            spare = width - line.get_width()
            x = {"left": 0, "centre": spare // 2, "right": spare}[self.align]
            whole.blit(line, (x, round(index * pitch)), special_flags=PREMULTIPLIED)
        if self.alpha < 1.0:
            multiply(whole, "white", self.alpha)
        anchor = {"left": 0.0, "centre": width / 2, "right": float(width)}[self.align]
        return Baked(whole, anchor, fonts.middle(self.font, found.size) + pitch * (len(lines) - 1) / 2)

    def _anchor_x(self, line: pygame.Surface, size: int) -> float:
        if self.align == "left":
            return 0.0
        if self.align == "right":
            return float(line.get_width())
        if len(self.text) <= SHORT and self.text.strip() and self.font != FIGURES:
            ink = line.get_bounding_rect(min_alpha=40)
            return ink.x + ink.width / 2
        return line.get_width() / 2

    def _haloed(self, line: pygame.Surface, rim_line: pygame.Surface, rim: int) -> pygame.Surface:
        whole = blank(line.get_width() + 2 * rim, line.get_height() + 2 * rim)
        for step in range(HALO_STEPS):
            angle = math.tau * step / HALO_STEPS
            place = (rim + self.halo_width * math.cos(angle), rim + self.halo_width * math.sin(angle))
            whole.blit(rim_line, place, special_flags=PREMULTIPLIED)
        whole.blit(line, (rim, rim), special_flags=PREMULTIPLIED)
        return whole


@frozen
class Paragraph:
    """Text wrapped to ``width`` px; the anchor is its top left corner, lines are ``line_height`` × ``size`` apart.

    A line feed starts a new line; a word that is wider than the paragraph is divided rather than cut.
    """

    text: str
    size: float
    colour: Colour
    font: str
    width: float
    align: Align = "left"
    line_height: float = 1.36

    def lines(self, fonts: Fonts) -> list[str]:
        """Return the wrapped lines."""
        return [
            line for part in self.text.split("\n") for line in wrapped(fonts, part, self.size, self.font, self.width)
        ]

    def measure(self, fonts: Fonts) -> tuple[int, int]:
        """Return width and height in px that the paragraph takes."""
        lines = self.lines(fonts)
        widest = max(fonts.width(line, self.size, self.font) for line in lines)
        return widest, self._height(fonts, len(lines))

    def bake(self, forge: Forge) -> Baked:
        """Return the lines on one surface as wide as the paragraph."""
        lines = self.lines(forge.fonts)
        width = math.ceil(self.width)
        surface = blank(width, self._height(forge.fonts, len(lines)))
        for index, text in enumerate(lines):
            line = forge.fonts.render(text, self.size, self.font, rgb(self.colour))
            spare = width - line.get_width()
            x = {"left": 0, "centre": spare // 2, "right": spare}[self.align]
            surface.blit(line, (x, round(index * self.pitch)), special_flags=PREMULTIPLIED)
        return Baked(surface, 0.0, 0.0)

    @property
    def pitch(self) -> float:
        """Return the distance from line to line in px."""
        return round(self.size) * self.line_height

    def _height(self, fonts: Fonts, count: int) -> int:
        return math.ceil((count - 1) * self.pitch) + fonts.font(self.font, self.size).get_height()
