"""Faces that only the setup has: a seat with its player, a continent to play with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quiclo_game.scenes.own_help import first_whole
from quiclo_game.shell.control_looks import ControlState
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.palette import CONTINENTS, mix
from quiclo_game.shell.pictures import Picture
from quiclo_game.shell.shapes import Box, Disc
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Token

if TYPE_CHECKING:
    from quiclo_game.shell.fonts import Fonts


@dataclass(frozen=True, slots=True)
class SeatFace:
    """A player's disc, name and place; a pencil says that a tap changes them."""

    colour: int
    name: str
    notes: tuple[str, ...]
    """What stands beneath the name, from the longest way to say it to the shortest."""
    scale: float = 1.0
    pencil: bool = True

    def draws(self, state: ControlState, fonts: Fonts) -> DrawList:
        """Return the seat for a state."""
        s, height = self.scale, state.height
        left = -state.width / 2
        radius = height * 0.42
        pencil = 30 * s
        name_x = left + 2 * radius + 18 * s
        room = state.width / 2 - pencil - 14 * s - name_x
        name = Words(self.name, 28 * s, align="left", max_width=room)
        draws = [
            Draw(Token(self.colour, radius), left + radius + 2 * s, -1 * s),
            Draw(name, name_x, -height * 0.16 if self.notes else 0),
        ]
        if self.notes:
            wide = state.width / 2 - 8 * s - name_x
            note = first_whole(fonts, self.notes, 17 * s, "plain", wide)
            draws.append(Draw(Words(note, 17 * s, "mist", "plain", "left", wide), name_x, height * 0.27))
        if self.pencil:
            draws.append(Draw(Icon("pencil", pencil, "mist"), name_x + name.width(fonts) + 22 * s, -height * 0.16))
        if state.pressed:
            draws.insert(0, Draw(Box(state.width, height, 14 * s, "quiet"), 0, 0))
        return tuple(draws)


@dataclass(frozen=True, slots=True)
class ContinentFace:
    """A continent's colour, silhouette and code; one that does not take part lies dark, without a tick."""

    index: int
    chosen: bool
    scale: float = 1.0

    def draws(self, state: ControlState, fonts: Fonts) -> DrawList:
        """Return the chip for a state."""
        s, width, height = self.scale, state.width, state.height
        continent = CONTINENTS[self.index]
        lip = max(1, round(3 * s))
        sunk = lip if state.pressed else 0
        radius = 12 * s
        code = continent.code.lower()
        if self.chosen:
            body = Box(width, height - lip, radius, mix(continent.colour, "shadow", 0.45), shadow=4 * s)
            face = Box(
                width, height - lip, radius, continent.colour, line="cream", line_width=max(1.0, 1.6 * s),
                line_alpha=0.55,
            )  # fmt: skip
            ink = continent.text
            draws = [Draw(body, 0, lip / 2), Draw(face, 0, sunk - lip / 2)]
        else:
            ink = "used_text"
            face = Box(width, height - lip, radius, "quiet" if state.pressed else "felt_deep", line="line")
            draws = [Draw(face, 0, 0)]
            sunk = 0
        picture = Picture(f"continents/{code}.png", width * 0.4, tint=ink, height=height * 0.5)
        draws += [
            Draw(picture, -width * 0.22, sunk - lip / 2),
            Draw(Words(continent.code, 17 * s, ink, max_width=width * 0.42), width * 0.24, sunk - lip / 2),
        ]
        if self.chosen:
            badge = 9.5 * s
            draws += [
                Draw(Disc(badge + 1.5 * s, "paper"), width / 2 - 4 * s, -height / 2 + 5 * s),
                Draw(Disc(badge, "honey"), width / 2 - 4 * s, -height / 2 + 5 * s),
                Draw(Icon("check", badge * 1.4, "ink"), width / 2 - 4 * s, -height / 2 + 5 * s),
            ]
        return tuple(draws)
