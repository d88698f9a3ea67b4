"""The faces of larger things to choose: tiles with a picture, wide cards with a note, players' discs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quiclo_game.shell.control_looks import ControlState
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.shapes import Box, Disc
from quiclo_game.shell.stacked_words import stacked
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Token

if TYPE_CHECKING:
    from quiclo_game.shell.fonts import Fonts


@frozen
class TileFace:
    """A large tile with a picture window: title, line below, and a count of players in its corner.

    ``art`` is drawn about the window's centre.
    """

    title: str
    subtitle: str = ""
    players: str = ""
    art: DrawList = ()
    chosen: bool = False
    scale: float = 1.0

    def draws(self, state: ControlState, fonts: Fonts) -> DrawList:
        """Return the tile for a state."""
        s, width, height = self.scale, state.width, state.height
        lip = round(5 * s)
        sunk = round(4 * s) if state.pressed else 0
        glow = "honey" if self.chosen else None
        body = Box(width, height, 24 * s, "tile_lip", shadow=13 * s, shadow_alpha=0.5, shadow_drop=3 * s)
        face = Box(width, height, 24 * s, "tile", glow=glow, glow_size=9 * s, top_light=0.26, light_width=1.6 * s)
        window = Box(width - 24 * s, height - 92 * s, 16 * s, "tile_window")
        window_y = -height / 2 + 12 * s + (height - 92 * s) / 2
        draws = [Draw(body, 0, lip), Draw(face, 0, sunk), Draw(window, 0, sunk + window_y)]
        draws += [art.moved(0, sunk + window_y) for art in self.art]
        if self.chosen:
            ring = Box(width + 2 * s, height + 2 * s, 25 * s, None, line="honey", line_width=4 * s)
            draws.append(Draw(ring, 0, sunk))
        left, right = -width / 2 + 20 * s, width / 2 - 20 * s
        bottom = height / 2 + sunk
        draws.append(Draw(Words(self.title, 27 * s, align="left", max_width=width - 40 * s), left, bottom - 54 * s))
        taken = 0.0
        if self.players:
            taken = fonts.width(self.players, 20 * s) + 34 * s
            draws.append(Draw(Words(self.players, 20 * s, "honey", align="right"), right, bottom - 22 * s))
            draws.append(Draw(Icon("person", 26 * s, "honey"), right - taken + 14 * s, bottom - 23 * s))
        room = width - 40 * s - taken
        note = Words(self.subtitle, 18 * s, "mist", "plain", "left", max_width=room)
        return (*draws, Draw(note, left, bottom - 22 * s)) if self.subtitle else tuple(draws)


@frozen
class CardChoiceFace:
    """A wide tile with a title and a note, one of several to choose from; the chosen one has a honey edge and tick."""

    title: str
    note: str = ""
    chosen: bool = False
    scale: float = 1.0

    def draws(self, state: ControlState, fonts: Fonts) -> DrawList:
        """Return the tile for a state."""
        s, width, height = self.scale, state.width, state.height
        lip = max(1, round(4 * s))
        sunk = lip if state.pressed else 0
        radius = 18 * s
        left = -width / 2 + 20 * s
        room = width - 40 * s - (36 * s if self.chosen else 0)
        fill = "tile_chosen" if self.chosen else "quiet"
        face = Box(
            width,
            height,
            radius,
            fill,
            line="honey" if self.chosen else None,
            line_width=3.5 * s,
            glow="honey" if self.chosen else None,
            glow_size=8 * s,
            glow_alpha=0.45,
            top_light=0.0 if self.chosen else 0.24,
            light_width=1.4 * s,
        )
        draws = [Draw(Box(width, height, radius, "tile_lip", shadow=6 * s), 0, lip), Draw(face, 0, sunk)]
        looks = [Words(self.title, 25 * s, align="left", max_width=room)]
        if self.note:
            looks.append(Words(self.note, 17 * s, "mist", "plain", "left", max_width=room))
        draws += stacked(fonts, left, sunk, height - 12 * s, *looks)
        if self.chosen:
            x = width / 2 - 30 * s
            draws += [Draw(Disc(15 * s, "honey"), x, sunk), Draw(Icon("check", 21 * s, "ink"), x, sunk)]
        return tuple(draws)


@frozen
class TokenFace:
    """A player's disc to choose: one's own has a honey ring, one that is taken lies flat with a lock."""

    player: int
    chosen: bool = False
    taken: bool = False
    radius: float = 22.0

    def draws(self, state: ControlState, fonts: Fonts) -> DrawList:
        """Return the disc for a state."""
        radius = self.radius * (0.93 if state.pressed else 1.0)
        if self.taken:
            badge = 0.46 * radius
            return (
                Draw(Token(self.player, radius, dim=True), 0, 0),
                Draw(Disc(badge, "felt_deep"), radius * 0.68, radius * 0.6),
                Draw(Icon("lock", badge * 1.4, "mist"), radius * 0.68, radius * 0.6),
            )
        disc = Draw(Token(self.player, radius), 0, 0)
        if not self.chosen:
            return (disc,)
        line = max(2.0, radius * 0.16)
        ring = Disc(radius * 1.3, None, line="honey", line_width=line, glow="honey", glow_size=radius * 0.3)
        return (Draw(ring, 0, 0), disc)
