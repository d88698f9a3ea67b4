"""Text as looks: single lines that shrink rather than being cut, and paragraphs that wrap."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, Literal

import pygame

from quiclo_game.shell.draws import Baked
from quiclo_game.shell.fonts import FIGURES, Fonts
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.palette import Colour, rgb
from quiclo_game.shell.raster import PREMULTIPLIED, blank, multiply
from quiclo_game.shell.syllables import HYPHENS, break_points

if TYPE_CHECKING:
    from quiclo_game.shell.forge import Forge

Align = Literal["centre", "left", "right"]
OPERATORS: Final = frozenset("+−×÷·:=")
"""Signs that stand between two numbers."""
HALO_STEPS = 24
SHORT = 3
"""Up to so many signs a centred text is centred by its ink, not by its advance: a 1 sits in the middle of its disc.

Figures that count keep their cells instead, so that none of them moves when another one changes.
"""


@frozen
class Words:
    """One line of text; its capitals' middle lies at y, x is its middle, left or right end by ``align``.

    It shrinks until it is at most ``max_width`` px wide and is never cut. ``halo`` lays a rim of that colour,
    ``halo_width`` px, around it.
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

    def bake(self, forge: Forge) -> Baked:
        """Return the line with its anchor as described."""
        fonts = forge.fonts
        rim = math.ceil(self.halo_width) + 1 if self.halo is not None else 0
        room = None if self.max_width is None else max(1.0, self.max_width - 2 * rim)
        size = fonts.fitting_size(self.text, self.size, self.font, room)
        line = fonts.render(self.text, size, self.font, rgb(self.colour))
        x = self._anchor_x(line, size)
        y = fonts.middle(self.font, size)
        if self.halo is not None:
            line = self._haloed(line, fonts.render(self.text, size, self.font, rgb(self.halo)), rim)
            x, y = x + rim, y + rim
        if self.alpha < 1.0:
            multiply(line, "white", self.alpha)
        return Baked(line, x, y)

    def width(self, fonts: Fonts) -> float:
        """Return how wide the line will be, in px, after shrinking."""
        return fonts.width(self.text, fonts.fitting_size(self.text, self.size, self.font, self.max_width), self.font)

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


def wrapped(fonts: Fonts, text: str, size: float, font: str, width: float) -> list[str]:
    """Return the text in lines of at most ``width`` px; only a single sign may be wider.

    A calculation is broken before its operators, as people do on paper, never behind one.
    """
    lines: list[str] = []
    line = ""
    for word in _bound(text, lambda piece: fonts.width(piece, size, font) <= width):
        longer = f"{line} {word}" if line else word
        if fonts.width(longer, size, font) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        *full, line = broken(fonts, word, size, font, width)
        lines.extend(full)
    lines.append(line)
    return lines


def _bound(text: str, fits: Callable[[str], bool]) -> Iterator[str]:
    """Yield the words of a text, a sign of calculation together with what follows it, where both fit a line."""
    words = iter(text.split())
    for word in words:
        follower = next(words, None) if word in OPERATORS else None
        if follower is None:
            yield word
        elif fits(f"{word} {follower}"):
            yield f"{word} {follower}"
        else:
            yield from (word, follower)


def broken(fonts: Fonts, word: str, size: float, font: str, width: float) -> list[str]:
    """Return a word in pieces of at most ``width`` px, in one piece if it fits.

    It is divided between syllables, with a hyphen; anywhere only if not even a syllable fits.
    """
    pieces: list[str] = []
    while fonts.width(word, size, font) > width:
        cut = max((at for at in break_points(word) if fonts.width(hyphened(word[:at]), size, font) <= width), default=0)
        if not cut:
            break
        pieces.append(hyphened(word[:cut]))
        word = word[cut:]
    piece = ""
    for sign in word:
        if piece and fonts.width(piece + sign, size, font) > width:
            pieces.append(piece)
            piece = ""
        piece += sign
    return [*pieces, piece]


def hyphened(piece: str) -> str:
    """Return the piece of a word with a hyphen at its end, unless there is one."""
    return piece if piece.endswith(tuple(HYPHENS)) else f"{piece}-"
