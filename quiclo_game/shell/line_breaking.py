"""Where lines end: at words, behind dots, a calculation before its operators, a long word between syllables."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.syllables import HYPHENS, break_points

OPERATORS: Final = frozenset("+−×÷·:=")
"""Signs that stand between two numbers."""
DOT: Final = "·"
"""Multiplies, or parts what is said."""
BREAKS: Final = re.compile(r"[ \t\n]+")
"""Where a line may end."""


def wrapped(fonts: Fonts, text: str, size: float, font: str, width: float) -> list[str]:
    """Return the text in lines of at most ``width`` px; only a single sign may be wider.

    A calculation is broken before its operators, as people do on paper, never behind one; a dot that only parts what
    is said stays at the end of its line, and a space that does not break stays within its own.
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


def words_of(text: str) -> list[str]:
    """Return the words of a text; what a narrow space or one that does not break holds together is one of them."""
    return [word for word in BREAKS.split(text) if word]


def _bound(text: str, fits: Callable[[str], bool]) -> Iterator[str]:
    """Yield the words of a text, a sign of calculation together with what follows it, where both fit a line."""
    words = iter(_dotted(words_of(text), fits))
    for word in words:
        follower = next(words, None) if word in OPERATORS else None
        if follower is None:
            yield word
        elif fits(f"{word} {follower}"):
            yield f"{word} {follower}"
        else:
            yield from (word, follower)


def _dotted(words: Sequence[str], fits: Callable[[str], bool]) -> list[str]:
    """Return words in which a dot that does not multiply is joined to what stands before it."""
    joined: list[str] = []
    for index, word in enumerate(words):
        multiplies = all(other.strip("()").isdigit() for other in (*words[index - 1 : index], *words[index + 1 :][:1]))
        if word == DOT and joined and not multiplies and fits(f"{joined[-1]} {word}"):
            joined[-1] += f" {word}"
        else:
            joined.append(word)
    return joined


def broken(fonts: Fonts, word: str, size: float, font: str, width: float) -> list[str]:
    """Return a word in pieces of at most ``width`` px, in one piece if it fits.

    It is divided between syllables, anywhere only if not even a syllable fits; with a hyphen unless it is a number.
    """
    pieces: list[str] = []
    while fonts.width(word, size, font) > width:
        cut = max((at for at in break_points(word) if fonts.width(hyphened(word[:at]), size, font) <= width), default=0)
        if not cut:
            break
        pieces.append(hyphened(word[:cut]))
        word = word[cut:]
    mark = "-" if word.isalpha() and fonts.width(f"{word[:1]}-", size, font) <= width else ""
    while len(word) > 1 and fonts.width(word, size, font) > width:
        cut = max((at for at in range(1, len(word)) if fonts.width(word[:at] + mark, size, font) <= width), default=1)
        pieces.append(word[:cut] + mark)
        word = word[cut:]
    return [*pieces, word]


def hyphened(piece: str) -> str:
    """Return the piece of a word with a hyphen at its end, unless there is one."""
    return piece if piece.endswith(tuple(HYPHENS)) else f"{piece}-"
