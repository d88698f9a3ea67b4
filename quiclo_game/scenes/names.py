"""Names on plates: as large as the room allows, never too small to be read; what does not fit ends in an ellipsis.

What is special about a seat stands behind its name or beneath it, always to its end: rather the name is shortened.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from quiclo_game.play.players import Player
from quiclo_game.scenes.own_help import first_whole, signed_ways
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.text import Words
from quiclo_game.shell.typesetting import shortened

SMALLEST = 14.0
"""No name is written smaller, in sheet px (look.md, Text)."""

IN_MIDDLE = 1.3
"""So much larger names are at least in the middle of a table, which panels at its edges leave smaller."""

CAPITAL, TAIL, PITCH = 0.36, 0.2, 0.56
"""Shares of its size: what a line reaches above and below its middle, its tails beyond that, its part of a distance."""
BESIDE = 0.9
"""Signs stand behind a name where both are written at least so large, as a share of the size that is wanted."""
ABOVE, BENEATH = 0.8, 0.66
"""A name above signs and the signs beneath it are at most so large, as shares of the size that is wanted."""
HIGHER = 0.9
"""A name above signs has such a share of the room: plates are round at their ends."""


@dataclass(frozen=True, slots=True)
class NamePlate:
    """A name, and beneath it what is special about its seat; each line with how far it lies below the middle (px)."""

    lines: tuple[tuple[Words, float], ...]

    def width(self, fonts: Fonts) -> float:
        """Return how wide the widest line is, in px."""
        return max(words.width(fonts) for words, _ in self.lines)

    def draws(self, x: float, y: float) -> Iterator[Draw]:
        """Yield the lines from ``x`` on about ``y``."""
        for words, down in self.lines:
            yield Draw(words, x, y + down)


def name_words(fonts: Fonts, name: str, size: float, room: float, scale: float) -> Words:
    """Return a name, aligned left, in at most ``room`` px: in ``size`` px, smaller, or shortened."""
    least = _least(fonts, size, scale)
    if fonts.fitting_size(name, size, "round", room) >= round(least):
        return Words(name, size, "cream", align="left", max_width=room)
    return Words(shortened(fonts, name, least, "round", room), least, "cream", align="left", max_width=room)


def seat_name(
    fonts: Fonts, player: Player, size: float, room: float, scale: float, *, above: float = 0.0, below: float = 0.0
) -> NamePlate:
    """Return a player's name with the own help in signs: one line, or two within ``above`` and ``below`` its middle.

    Lengths in px; see ``name_words``.
    """
    fitting = fonts.fitting_size(player.signed, size, "round", room)
    if not player.help.signs or fitting >= round(BESIDE * size):
        return NamePlate(((name_words(fonts, player.signed, size, room, scale), 0.0),))
    least = _least(fonts, size, scale)
    small = max(least, min(BENEATH * size, 0.38 * (above + below)))
    high = (above + below - (PITCH + CAPITAL + TAIL) * small) / (PITCH + CAPITAL)
    if high >= least:
        large = min(high, max(least, ABOVE * size))
        return _two_lines(fonts, player, large, small, room, scale, (below - above) / 2)
    if fitting >= round(least):
        return NamePlate(((name_words(fonts, player.signed, size, room, scale), 0.0),))
    signs = signed_ways(player.help)[-1]
    left = room - fonts.width(f" {signs}", least, "round")
    text = f"{shortened(fonts, player.name, least, 'round', left)} {signs}"
    return NamePlate(((Words(text, least, "cream", align="left", max_width=room), 0.0),))


def _two_lines(
    fonts: Fonts, player: Player, large: float, small: float, room: float, scale: float, middle: float
) -> NamePlate:
    name = name_words(fonts, player.name, large, HIGHER * room, scale)
    signs = first_whole(fonts, signed_ways(player.help), small, "plain", room)
    shown = name.setting(fonts).size
    apart = PITCH * (shown + small)
    first = middle - (apart + (CAPITAL + TAIL) * small - CAPITAL * shown) / 2
    return NamePlate(((name, first), (Words(signs, small, "mist", "plain", "left", room), first + apart)))


def _least(fonts: Fonts, size: float, scale: float) -> float:
    return max(min(size, SMALLEST * scale), fonts.least)
