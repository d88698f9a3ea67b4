"""Sentences with calculations in them, broken into lines: the calculations are drawn and never torn apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from quiclo_game.scenes.equations import tokens_of
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.line_breaking import broken
from quiclo_game.shell.text import Words

CALCULATION = re.compile(r"\(*\d+\)*(?: [+−×÷] \(*\d+\)*)+ = \d+")
"""A calculation as the log writes it: ``(3 + 4) × 2 = 14``."""
DRAWN = 0.94
"""Numerals of a calculation are so much smaller than the letters around them: they are rounder and look larger."""


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a line: text or a calculation, and where it begins, in px from the left."""

    x: float
    look: Words | Equation


@dataclass(frozen=True, slots=True)
class _Piece:
    """A word or a calculation; ``glued``: it follows without a space, as a full stop does."""

    text: str
    drawn: bool
    glued: bool


class LineBreaker:
    """Breaks sentences of one size into lines of one width (px); further lines stand in by ``indent`` px."""

    def __init__(self, fonts: Fonts, size: float, width: float, indent: float) -> None:
        """Break for these letters."""
        self._fonts = fonts
        self._size = size
        self._width = width
        self._indent = indent
        self._space = fonts.width("a b", size, "plain") - fonts.width("ab", size, "plain")

    def lines(self, sentence: str) -> list[tuple[Part, ...]]:
        """Return the lines of a sentence, each as its parts from left to right."""
        lines: list[list[Part]] = [[]]
        start = end = 0.0
        for piece in self._pieces(sentence):
            look = self._look(piece)
            width = look.width(self._fonts)
            gap = 0.0 if piece.glued or not lines[-1] else float(self._space)
            if lines[-1] and not piece.glued and end + gap + width > self._width:
                lines.append([])
                start = end = self._indent
                gap = 0.0
            self._add(lines[-1], look, end + gap, start, glued=piece.glued)
            end += gap + width
        return [tuple(line) for line in lines]

    def _add(self, line: list[Part], look: Words | Equation, x: float, start: float, *, glued: bool) -> None:
        """Add a look to a line; words in a row become one text."""
        last = line[-1] if line else None
        if last is not None and isinstance(look, Words) and isinstance(last.look, Words):
            text = f"{last.look.text}{'' if glued else ' '}{look.text}"
            line[-1] = Part(last.x, self._words(text))
        else:
            line.append(Part(x if line else start, look))

    def _pieces(self, sentence: str) -> Iterator[_Piece]:
        place = 0
        for found in CALCULATION.finditer(sentence):
            yield from self._in_words(sentence, place, found.start())
            yield _Piece(found.group(), True, found.start() > 0 and not sentence[found.start() - 1].isspace())
            place = found.end()
        yield from self._in_words(sentence, place, len(sentence))

    def _in_words(self, sentence: str, start: int, end: int) -> Iterator[_Piece]:
        text = sentence[start:end]
        glued = start > 0 and bool(text) and not text[0].isspace()
        for word in text.split():
            for piece in broken(self._fonts, word, self._size, "plain", self._width - self._indent):
                yield _Piece(piece, False, glued)
                glued = False

    def _look(self, piece: _Piece) -> Words | Equation:
        if piece.drawn:
            return Equation(tokens_of(piece.text), self._size * DRAWN, max_width=self._width - self._indent)
        return self._words(piece.text)

    def _words(self, text: str) -> Words:
        return Words(text, self._size, "cream", "plain", "left")
