"""The zones of the seats: who sits there, what lies on the pile, and the buzzer in the colour of the seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from quiclo_game.locale import Words as Language
from quiclo_game.play.players import Player
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.names import seat_name
from quiclo_game.scenes.remainder.board import Board
from quiclo_game.scenes.remainder.layout import RemainderLayout
from quiclo_game.shell.cards import CardFace
from quiclo_game.shell.control_looks import ControlState
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.fonts import FIGURES, Fonts
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.palette import PLAYERS, Colour, mix
from quiclo_game.shell.rings import Ring
from quiclo_game.shell.shapes import Box, Dashed, Disc
from quiclo_game.shell.stacked_words import stacked
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Symbol, Token

if TYPE_CHECKING:
    from quiclo_game.shell.fonts import Fonts

NOTE_ROOM = 186.0
"""With less room than this beside the lock there is only the time, in sheet px."""
HEAD = 66.0
"""Height of the line with name and pile, in sheet px."""
FAN = (9.0, 2.0, -5.0)
"""The last cards of a pile lie turned a little, each its own way (degrees)."""


class Mood(Enum):
    """What a buzzer is good for right now."""

    READY = "ready"
    CLAIMS = "claims"
    WAITS = "waits"
    """Somebody else picks."""
    LOCKED = "locked"


@dataclass(frozen=True, slots=True)
class BuzzerFace:
    """A large key in a player's colour; locked it is a dashed bed, and while another one picks it lies flat."""

    player: int
    label: str
    mood: Mood
    scale: float

    def draws(self, state: ControlState, fonts: Fonts) -> DrawList:
        """Return the key for a state."""
        s, width, height = self.scale, state.width, state.height
        radius = min(36 * s, height * 0.36)
        colour = PLAYERS[self.player].colour
        if self.mood is Mood.LOCKED:
            bed = Box(width, height, radius, "#123143")
            dashes = Dashed(width - 4 * s, height - 4 * s, radius - 2 * s, "#4E7488", 2.4 * s, 9 * s, 7 * s)
            return (Draw(bed, 0, 0), Draw(dashes, 0, 0))
        waits = self.mood is Mood.WAITS
        claims = self.mood is Mood.CLAIMS
        fill = mix(colour, "felt", 0.74) if waits else colour
        lip = round((2 if waits else 7) * s)
        sunk = lip if state.pressed or claims else 0
        glow = "honey" if claims else None
        body = Box(
            width, height - lip, radius, mix(colour, "#0B1820", 0.72 if waits else 0.5), shadow=8 * s,
            shadow_alpha=0.45, glow=glow, glow_size=9 * s,
        )  # fmt: skip
        draws = [Draw(body, 0, lip / 2)]
        draws.append(Draw(Box(width, height - lip, radius, fill), 0, sunk - lip / 2))
        rim = Box(
            width - 14 * s, height - lip - 14 * s, radius - 7 * s, None, line=mix(fill, "white", 0.5),
            line_width=2 * s, line_alpha=0.7,
        )  # fmt: skip
        draws.append(Draw(rim, 0, sunk - lip / 2))
        if claims:
            ring = Box(width, height - lip, radius, None, line="honey", line_width=4.5 * s)
            draws.append(Draw(ring, 0, sunk - lip / 2))
        return (*draws, *self._writing(width, height, sunk - lip / 2, fonts))

    def _writing(self, width: float, height: float, y: float, fonts: Fonts) -> DrawList:
        s = self.scale
        ink: Colour = mix(PLAYERS[self.player].colour, "white", 0.25) if self.mood is Mood.WAITS else "ink"
        radius = min(27 * s, height * 0.27)
        room = width - 2 * radius - 52 * s
        label = Words(self.label, min(42 * s, height * 0.42), ink, align="left", max_width=room)
        taken = 2 * radius + 16 * s + label.width(fonts)
        left = -taken / 2
        symbol = Symbol(PLAYERS[self.player].symbol, radius, ink)
        return (Draw(symbol, left + radius, y), Draw(label, left + 2 * radius + 16 * s, y))


def head_area(area: Area, scale: float) -> Area:
    """Return the line of a zone with name and pile."""
    return Area(area.x + 6 * scale, area.y + 4 * scale, area.width - 12 * scale, HEAD * scale)


def buzzer_area(area: Area, scale: float) -> Area:
    """Return the place of a zone's buzzer."""
    top = area.y + (HEAD + 8) * scale
    return Area(area.x + 14 * scale, top, area.width - 28 * scale, area.bottom - top - 18 * scale)


def zone_ground(area: Area, scale: float, colour: int, *, active: bool) -> Iterator[Draw]:
    """Yield the panel of a seat: its colour at the edge of the table, honey while it picks."""
    edge: Colour = "honey" if active else PLAYERS[colour].colour
    panel = Box(
        area.width, area.height, 24 * scale, "panel", 0.94, edge, (4.5 if active else 2.2) * scale,
        shadow=10 * scale, shadow_alpha=0.36, glow="honey" if active else None, glow_size=9 * scale,
    )  # fmt: skip
    yield Draw(panel, area.cx, area.cy)
    strip = Box(area.width - 52 * scale, 7 * scale, 3.5 * scale, PLAYERS[colour].colour)
    yield Draw(strip, area.cx, area.bottom - 6 * scale)


def zone_draws(
    layout: RemainderLayout,
    board: Board,
    players: Sequence[Player],
    fonts: Fonts,
    *,
    claiming: int | None,
    winners: Sequence[int],
    renames: bool,
) -> Iterator[Draw]:
    """Yield every zone but its buzzer: ground, name, pile and count; a pencil says that a tap ``renames``."""
    scale = layout.scale
    for seat, (area, player) in enumerate(zip(layout.seats, players, strict=True)):
        active = seat == claiming or (board.counted and seat in winners)
        yield from zone_ground(area, scale, player.colour, active=active)
        head = head_area(area, scale)
        radius = 23 * scale
        yield Draw(Token(player.colour, radius), head.x + 12 * scale + radius, head.cy)
        count_x = head.right - 34 * scale
        narrow = area.width < 340 * scale
        pile_x = count_x - (50 if narrow else 58) * scale
        yield from pile_draws(board.piles[seat], pile_x, head.cy + 2 * scale, (28 if narrow else 34) * scale)
        yield Draw(Disc(25 * scale, "felt_deep", line="honey", line_width=2.4 * scale), count_x, head.cy)
        yield Draw(
            Words(f"{board.counts[seat]:.0f}", 26 * scale, "honey", FIGURES, max_width=42 * scale), count_x, head.cy
        )
        x = head.x + 66 * scale
        room = pile_x - (26 if narrow else 58) * scale - x
        half = head.height / 2
        name = seat_name(fonts, player, 25 * scale, room, scale, above=half, below=half)
        yield from name.draws(x, head.cy)
        if renames and not narrow:
            yield Draw(Icon("pencil", 24 * scale, "line"), x + name.width(fonts) + 18 * scale, head.cy)


def pile_draws(pile: Sequence[int], x: float, y: float, width: float) -> Iterator[Draw]:
    """Yield the last three cards of a pile, the newest on top."""
    shown = pile[-3:]
    for index, card in enumerate(shown):
        step = index - (len(shown) - 1)
        at = x + step * width * 0.24, y + step * width * 0.03
        yield Draw(CardFace(card, width), *at, turn=FAN[index + 3 - len(shown)])


def spread_draws(pile: Sequence[int], x: float, y: float, width: float, room: float) -> Iterator[Draw]:
    """Yield a pile spread out to the right from ``x`` over at most ``room`` px, the newest on top at its end."""
    pitch = width * 0.42
    shown = pile[-max(1, int((room - width) / pitch) + 1) :]
    for index, card in enumerate(shown):
        tilt = FAN[index % 3] * 0.5
        yield Draw(CardFace(card, width), x + width / 2 + index * pitch, y + (index % 2) * width * 0.03, tilt)


def lock_draws(
    area: Area, scale: float, seconds: int, share: float, language: Language, fonts: Fonts
) -> Iterator[Draw]:
    """Yield what lies on a locked buzzer: the ring that runs down, and how long it takes."""
    radius = min(30 * scale, area.height * 0.3)
    x = area.x + radius + 24 * scale
    yield Draw(Ring(radius, radius * 0.24, share, "#8FA9B5", "#0A222F"), x, area.cy)
    yield Draw(Icon("lock", radius * 1.05, "mist"), x, area.cy)
    left = x + radius + 20 * scale
    room = area.right - 16 * scale - left
    told = Words(language("remainder.wait", seconds=seconds), 31 * scale, "mist", align="left", max_width=room)
    note = Words(language("remainder.nothing_lost"), 18 * scale, "mist", "plain", "left", max_width=room)
    looks = (told,) if room < NOTE_ROOM * scale else (told, note)
    yield from stacked(fonts, left, area.cy, area.height - 8 * scale, *looks)
