"""The three fonts, found by path without importing the packages that bring them, opened once per size."""

from __future__ import annotations

import io
import logging
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from quiclo_game.shell.byte_cache import ByteCache
from quiclo_game.shell.palette import Rgb
from quiclo_game.shell.raster import PREMULTIPLIED, blank

if TYPE_CHECKING:
    from quiclo_game.shell.typesetting import Setting

FONT_FILES = {
    "round": ("font_fredoka_one", "files/FredokaOne-Regular.ttf"),
    "plain": ("pygame_gui", "data/NotoSans-Regular.ttf"),
    "bold": ("pygame_gui", "data/NotoSans-Bold.ttf"),
}
SMALLEST = 4
FONT_BYTES = 24_000_000
"""So many bytes open fonts may take, over all sizes: about 40 sizes of text, and as many of numerals."""
GLYPH_BYTES = 16
"""An open font takes as many bytes as its file, and for its glyphs so many times the square of its size in px."""
MOST_WIDTHS = 4096
"""So many widths of texts are remembered: scenes ask for the same ones in every frame."""
MINUS = "−"
SHORT_MINUS = frozenset(("plain", "bold"))
"""These fonts draw the minus sign as short as a hyphen; it is drawn as a bar, as thick as their dashes."""
SPARE = "bold"
"""The font for signs that another one lacks, such as Cyrillic names among the round letters."""
EVERYWHERE = frozenset(map(chr, range(0xA1, 0x100))) - {"\xad", "¯"} | frozenset("–—‘’“”„…−")
"""These signs are in every font, also in the one that stands in: nobody has to look for them."""
NOWHERE = "\U0010fffd"
"""A sign that no font has: whatever is as wide and as high as its box is missing as well."""
UNKNOWN = "?"
"""What is drawn for a sign that neither the font wanted nor the spare one has."""
PROBE = 64
"""Signs are looked for at this size (px)."""


class FontMissingError(RuntimeError):
    """A package that brings a font is not installed; the message names it."""


def font_paths() -> dict[str, Path]:
    """Return where each font lies.

    Raises ``FontMissingError`` if a package is not there.
    """
    return {name: font_path(name) for name in FONT_FILES}


def font_path(name: str) -> Path:
    """Return where a font lies. Raises ``FontMissingError`` if its package is not there."""
    package, file = FONT_FILES[name]
    spec = find_spec(package)
    folders = list(spec.submodule_search_locations or ()) if spec else []
    found = next((Path(folder) / file for folder in folders if (Path(folder) / file).is_file()), None)
    if found is None:
        raise FontMissingError(f"the font {file} is missing: install {package.replace('_', '-')}")
    return found


FIGURES = "figures"
"""The round numerals again, all digits equally wide: for what counts or runs down in place."""
DIGITS = "0123456789"


class Fonts:
    """Fonts by name (``"round"`` numerals and titles, ``"figures"``, ``"plain"`` and ``"bold"`` text) and whole px."""

    def __init__(self, paths: Mapping[str, Path] | None = None) -> None:
        """Start pygame's font module; font files are opened when first asked for."""
        pygame.font.init()
        self._paths = paths
        self._files: dict[str, bytes | None] = {}
        self._fonts: ByteCache[pygame.font.Font] = ByteCache(FONT_BYTES)
        self._log = logging.getLogger(__name__)
        self._widths: dict[tuple[str, int, str], int] = {}
        self._known: dict[tuple[str, str], bool] = {}
        self._middles: dict[tuple[str, int], float] = {}
        self.settings: dict[tuple[str, int, str, float | None, float | None], Setting] = {}
        """How texts have been set, for whoever sets them (``typesetting``)."""
        self._least = SMALLEST

    @property
    def least(self) -> int:
        """So many px letters are high at the least, where a text shrinks into its room."""
        return self._least

    @least.setter
    def least(self, size: float) -> None:
        if round(size) != self._least:
            self._least = max(SMALLEST, round(size))
            self.settings.clear()

    def font(self, name: str, size: float) -> pygame.font.Font:
        """Return a font of ``size`` px (rounded, at least 4).

        Raises ``KeyError`` for an unknown name.
        """
        key = ("round" if name == FIGURES else name, max(SMALLEST, round(size)))
        found = self._fonts.get(key)
        if found is None:
            found = self._opened(*key)
            self._fonts.put(key, found, self._weight(*key))
        return found

    @property
    def held_bytes(self) -> int:
        """Return how many bytes the open fonts take, about; at most ``FONT_BYTES``."""
        return self._fonts.held

    def shed(self) -> None:
        """Close the sizes that were not used since the last call."""
        self._fonts.shed()

    def _weight(self, name: str, size: int) -> int:
        return len(self._files[name] or b"") + GLYPH_BYTES * size**2

    def _opened(self, name: str, size: int) -> pygame.font.Font:
        """Open a font from memory: one that is opened from its file keeps that open, once for every size."""
        if name not in self._files:
            self._files[name] = self._read(name)
        content = self._files[name]
        if content is not None:
            try:
                font = pygame.font.Font(io.BytesIO(content), size)
                font.size("8")  # some files that are none are only noticed when they are used
                return font
            except (pygame.error, ValueError, OSError) as error:
                self._files[name] = None
                self._log.warning("the font %s cannot be used, pygame's own stands in for it: %s", name, error)
        return pygame.font.Font(None, size)

    def _read(self, name: str) -> bytes | None:
        try:
            return (self._paths[name] if self._paths is not None else font_path(name)).read_bytes()
        except (OSError, FontMissingError) as error:
            self._log.warning("the font %s cannot be used, pygame's own stands in for it: %s", name, error)
            return None

    def width(self, text: str, size: float, name: str = "round") -> int:
        """Return how many px wide a rendered text is."""
        key = (name, max(SMALLEST, round(size)), text)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) >= MOST_WIDTHS:
                self._widths.clear()
            found = self._widths[key] = self._measured(text, size, name)
        return found

    def _measured(self, text: str, size: float, name: str) -> int:
        if name == FIGURES:
            return sum(self._cell(size) if sign in DIGITS else self.width(sign, size) for sign in text)
        return sum(
            plus_of(self.font(font, size))[4]
            if run == MINUS and font in SHORT_MINUS
            else self.font(font, size).size(run)[0]
            for font, run in self.runs(text, name)
        )

    def _cell(self, size: float) -> int:
        """Return the room of a digit where all of them take the same: that of the widest."""
        return max(self.width(digit, size) for digit in DIGITS)

    def runs(self, text: str, name: str) -> list[tuple[str, str]]:
        """Return a text as pieces, each with the font that has its signs; a short minus is a piece of its own."""
        if text.isascii():
            return [(name, text)] if text else []
        runs: list[tuple[str, str]] = []
        for sign in text:
            font = name if self._has(name, sign) else SPARE
            if font == SPARE and not self._has(SPARE, sign):
                font, sign = name, UNKNOWN
            alone = sign == MINUS and font in SHORT_MINUS
            if runs and not alone and runs[-1][0] == font and runs[-1][1] != MINUS:
                runs[-1] = (font, runs[-1][1] + sign)
            else:
                runs.append((font, sign))
        return runs

    def shown(self, text: str) -> str:
        """Return a text as it is drawn: with a question mark for each sign that no font has."""
        return "".join(sign if self._has(SPARE, sign) else UNKNOWN for sign in text)

    def _has(self, name: str, sign: str) -> bool:
        """Say whether a font has a sign."""
        if sign.isascii() or sign in EVERYWHERE:
            return True
        found = self._known.get((name, sign))
        if found is None:
            if len(self._known) >= MOST_WIDTHS:
                self._known.clear()
            probe = self.font(name, PROBE)
            found = self._known[name, sign] = probe.metrics(sign) != probe.metrics(NOWHERE)
        return found

    def render(self, text: str, size: float, name: str, colour: Rgb) -> pygame.Surface:
        """Return one line of text, premultiplied, as wide as ``width`` says; minus signs are as long as plus signs."""
        if name == FIGURES:
            return self._tabular(text, size, colour)
        font, runs = self.font(name, size), self.runs(text, name)
        if not runs or (len(runs) == 1 and runs[0][0] == name and text != MINUS):
            return rendered_line(font, runs[0][1] if runs else "", colour)
        whole = blank(self.width(text, size, name), font.get_height())
        x = 0
        for home, run in runs:
            own = self.font(home, size)
            if run == MINUS and home in SHORT_MINUS:
                x += lay_minus(whole, own, x, font.get_ascent(), colour)
                continue
            line = rendered_line(own, run, colour)
            whole.blit(line, (x, font.get_ascent() - own.get_ascent()), special_flags=PREMULTIPLIED)
            x += line.get_width()
        return whole

    def _tabular(self, text: str, size: float, colour: Rgb) -> pygame.Surface:
        """Return a line whose digits stand in the middle of equal cells, so that nothing moves while it counts."""
        whole = blank(self.width(text, size, FIGURES), self.font(FIGURES, size).get_height())
        x = 0
        for sign in text:
            cell = self._cell(size) if sign in DIGITS else self.width(sign, size)
            line = self.render(sign, size, "round", colour)
            whole.blit(line, (x + (cell - line.get_width()) // 2, 0), special_flags=PREMULTIPLIED)
            x += cell
        return whole

    def fitting_size(self, text: str, size: float, name: str, max_width: float | None) -> int:
        """Return the largest whole size up to ``size`` at which the text is at most ``max_width`` px wide.

        Never below 4 px, where text would be a grey bar anyway.
        """
        most = whole = max(SMALLEST, round(size))
        if max_width is None:
            return whole
        while whole > SMALLEST and (wide := self.width(text, whole, name)) > max_width:
            whole = max(SMALLEST, min(whole - 1, int(whole * max_width / wide)))
        # widths do not grow evenly with the size, so that the leap may have been too far
        while whole < most and self.width(text, whole + 1, name) <= max_width:
            whole += 1
        return whole

    def middle(self, name: str, size: float) -> float:
        """Return how far below the top of a rendered line the middle of its capitals lies, in px.

        Centring by it keeps a line in place whatever its letters.
        """
        key = (name, max(SMALLEST, round(size)))
        found = self._middles.get(key)
        if found is None:
            font = self.font(*key)
            metrics = font.metrics("H")[0]
            top = metrics[3] if metrics else font.get_ascent() * 0.7
            found = self._middles[key] = font.get_ascent() - top / 2
        return found


def plus_of(font: pygame.font.Font) -> tuple[int, int, int, int, int]:
    """Return left, right, bottom, top (px from the origin) and advance of the plus sign."""
    left, right, low, high, advance = font.metrics("+")[0] or (0, 1, 0, 1, 1)
    return left, right, low, high, advance


def lay_minus(whole: pygame.Surface, font: pygame.font.Font, x: int, base: int, colour: Rgb) -> int:
    """Draw a minus as long as a plus, as thick as a dash, on a base ``base`` px down; return its advance in px."""
    left, _, low, high, advance = plus_of(font)
    dash = font.metrics("–")[0]
    thickness = max(1, dash[3] - dash[2]) if dash else 1
    y = round(base - (low + high) / 2 - thickness / 2)
    whole.fill((*colour, 255), (x + left, y, advance - 2 * left, thickness))
    return advance


def rendered_line(font: pygame.font.Font, text: str, colour: Rgb) -> pygame.Surface:
    """Return a text in one font, premultiplied."""
    surface = font.render(text, True, colour)
    if not surface.get_flags() & pygame.SRCALPHA:
        surface = surface.convert(blank(1, 1))
    return surface.premul_alpha()
