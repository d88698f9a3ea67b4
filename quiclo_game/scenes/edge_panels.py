"""The panel of a seat at the edge of a table: who sits there, what the seat does, and how it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from quiclo_game.play.players import Player
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.names import name_words, seat_name
from quiclo_game.scenes.own_help import first_whole
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import FIGURES, Fonts
from quiclo_game.shell.group import Group
from quiclo_game.shell.layout import LEAST_KEY
from quiclo_game.shell.palette import PLAYERS
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Token

LINE = 92.0
"""The keys of a panel lie in a line so high, beside the name, in sheet px."""
SLIM = 72.0
"""A lower panel has no strip of its colour at the edge of the table, in sheet px: its rim says enough."""
LEAST_NAME = 44.0
"""With less room there is only the disc, with less than double no note, in sheet px."""
TWO_LINES = 34.0
"""A long note has so much for two lines on a panel that is not slim, in sheet px."""
NAME_ROOM = 236.0
"""So much of a panel belongs to name and state where there is more to be seen, in sheet px."""
APART = 16.0
"""Cards lie so far from a name, in sheet px."""


@dataclass(frozen=True, slots=True)
class PanelText:
    """What a panel tells beside the name: a ``note`` beneath it, and a ``figure`` at the right with its ``unit``."""

    note: str = ""
    figure: str = ""
    unit: str = ""
    bright: bool = False
    """Whether the note is about what the seat has to do now."""
    keys: int = 0
    """So many keys lie at the right end."""
    room: float | None = None
    """The name has at most so many sheet px; all that is left where nothing else is there."""
    head: float = 96.0
    """The line of name and figure is at most so high, in sheet px; beneath it there is room for more."""
    help: tuple[str, ...] = ()
    """The own help of the seat in place of a note, from the longest way to tell it to the shortest."""

    def told(self, note: str) -> PanelText:
        """Return the same with another, bright note."""
        return replace(self, note=note, help=(), bright=True)


def panel_group(
    player: Player, text: PanelText, area: Area, scale: float, fonts: Fonts, more: Sequence[Draw] = ()
) -> Group:
    """Return the panel as one picture; ``area`` begins at (0, 0), ``more`` lies on it."""
    return Group(
        area.width, area.height, (*_ground(player, area, scale), *_head(player, text, area, scale, fonts), *more)
    )


def room_beside(area: Area, scale: float) -> Area:
    """Return what a long panel has left between name and figure."""
    left, right = area.x + area.height + (NAME_ROOM + APART) * scale, key_places(area, scale, 1)[0].x - 92 * scale
    return Area(left, area.y + 8 * scale, max(0.0, right - left), area.height - 20 * scale)


def key_places(area: Area, scale: float, count: int, line: float = LINE) -> tuple[Area, ...]:
    """Return where the keys of a panel lie, at its right end, in the middle of a line so high (sheet px)."""
    row = min(area.height, LINE * scale)
    # keys keep clear of the honey edge, also at the round ends of a low panel
    size = max(LEAST_KEY * scale, min(60 * scale, row - 20 * scale))
    gap, lift = 10 * scale, 0.0 if area.height < SLIM * scale else 2 * scale
    left = area.right - (row - size) / 2 - count * size - (count - 1) * gap
    y = area.y + (min(area.height, line * scale) - size) / 2 - lift
    return tuple(Area(left + index * (size + gap), y, size, size) for index in range(count))


def _ground(player: Player, area: Area, scale: float) -> Iterator[Draw]:
    colour = PLAYERS[player.colour].colour
    radius = min(24 * scale, area.height / 2)
    look = Box(
        area.width, area.height, radius, "panel", 0.94, colour, max(1.5, 2.4 * scale), shadow=10 * scale,
        shadow_alpha=0.36,
    )  # fmt: skip
    yield Draw(look, area.cx, area.cy)
    if area.height < SLIM * scale:
        return
    strip = Box(area.width - 2 * radius - 8 * scale, 6 * scale, 3 * scale, colour)
    yield Draw(strip, area.cx, area.bottom - 5 * scale)


def _head(player: Player, text: PanelText, area: Area, scale: float, fonts: Fonts) -> Iterator[Draw]:
    row = min(area.height, text.head * scale)
    middle = area.y + row / 2 - (0 if area.height < SLIM * scale else 2 * scale)
    radius = min(29 * scale, row * 0.36)
    # A line that is lower than the panel lies beside the round of its corner.
    inset = 10 * scale if row < SLIM * scale < area.height else 0.0
    middle += inset / 2
    yield Draw(Token(player.colour, radius), area.x + inset + row / 2, middle)
    right = area.right - 20 * scale
    if text.keys:
        right = key_places(area, scale, text.keys)[0].x - 14 * scale
    if text.figure:
        figure = Words(text.figure, min(40 * scale, row * 0.5), "honey", FIGURES, "right", 84 * scale)
        yield Draw(figure, right, middle - (10 * scale if text.unit else 0))
        width = figure.width(fonts)
        if text.unit:
            unit = Words(text.unit, 17 * scale, "mist", "plain", "right", max_width=120 * scale)
            yield Draw(unit, right, middle + 22 * scale)
            width = max(width, unit.width(fonts))
        right -= width + 12 * scale
    x = area.x + inset + row + 2 * scale
    room = right - x if text.room is None else min(right - x, text.room * scale)
    if room < LEAST_NAME * scale:
        return
    large = row > SLIM * scale
    high, most = (28 if large else 23) * scale, TWO_LINES * scale if large else None
    size = (20 if large else 17) * scale
    note = text.note
    if text.help:
        note = first_whole(fonts, text.help, size, "plain", room, most)
    if not note or room < 2 * LEAST_NAME * scale:
        half = row / 2 - 6 * scale
        yield from seat_name(fonts, player, high, room, scale, above=half, below=half).draws(x, middle)
        return
    lift = (15 if large else 12) * scale
    if text.help:
        yield Draw(name_words(fonts, player.name, high, room, scale), x, middle - lift)
    else:
        above, below = row / 2 - lift - 9 * scale, lift + (19 - 0.36 * 20 - 2 if large else 0) * scale
        yield from seat_name(fonts, player, high, room, scale, above=above, below=below).draws(x, middle - lift)
    words = Words(note, size, "honey" if text.bright else "mist", "plain", "left", max_width=room, max_height=most)
    yield Draw(words, x, middle + (19 if large else 13) * scale)
