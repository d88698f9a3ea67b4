"""The own help of a seat, told as fully as there is room: in words, in signs, in signs close together."""

from __future__ import annotations

from collections.abc import Sequence

from quiclo_game.locale import Words
from quiclo_game.play.help import Help
from quiclo_game.scenes.seat_help import told_help
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.typesetting import ELLIPSIS, set_text

COMFORT = 0.8
"""A longer way to say something is chosen if it is written at least so large a share of the size that is wanted."""


def ways_to_tell(own: Help, words: Words) -> tuple[str, ...]:
    """Return how the help may be told, the longest way first; nothing where there is nothing special."""
    told = told_help(own, words)
    return (told, *signed_ways(own)) if told else ()


def signed_ways(own: Help) -> tuple[str, str]:
    """Return the help in signs, with dots between them and without."""
    return own.signs, own.signs.replace(" · ", " ")


def first_whole(
    fonts: Fonts, texts: Sequence[str], size: float, font: str, room: float, height: float | None = None
) -> str:
    """Return the first text that can be read to its end in ``room`` px, in lines within ``height``; else the last."""
    for text in texts:
        found = set_text(fonts, text, size, font, room, height)
        if found.size >= round(COMFORT * size) and not found.lines[-1].endswith(ELLIPSIS):
            return text
    return texts[-1]
