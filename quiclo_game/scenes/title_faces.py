"""Faces that only the title has: the wide tile of a mode, and the call that speaks both languages."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from quiclo_game.shell.control_looks import ControlState
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.shapes import Bar, Box
from quiclo_game.shell.text import Paragraph, Words

if TYPE_CHECKING:
    from quiclo_game.shell.fonts import Fonts

LOW = 160.0
"""Lower tiles than these, in px of the design, have their figures beside the name."""


@frozen
class WideTileFace:
    """A mode's tile with its picture on the left and, on the right, its name in two languages, its goal, its figures.

    ``window`` is the width of the picture's window in px; ``art`` is drawn about its middle.
    """

    title: str
    subtitle: str
    goal: str
    players: str
    minutes: str
    window: float
    art: DrawList = ()
    chosen: bool = False
    scale: float = 1.0

    def draws(self, state: ControlState, fonts: Fonts) -> DrawList:
        """Return the tile for a state."""
        s, width, height = self.scale, state.width, state.height
        lip = round(5 * s)
        sunk = round(4 * s) if state.pressed else 0
        body = Box(width, height, 24 * s, "tile_lip", shadow=13 * s, shadow_alpha=0.5, shadow_drop=3 * s)
        glow = "honey" if self.chosen else None
        face = Box(width, height, 24 * s, "tile", glow=glow, glow_size=9 * s, top_light=0.26, light_width=1.6 * s)
        frame = 14 * s
        window_x = -width / 2 + frame + self.window / 2
        draws = [
            Draw(body, 0, lip),
            Draw(face, 0, sunk),
            Draw(Box(self.window, height - 2 * frame, 16 * s, "tile_window"), window_x, sunk),
            *(art.moved(window_x, sunk) for art in self.art),
        ]
        if self.chosen:
            ring = Box(width + 2 * s, height + 2 * s, 25 * s, None, line="honey", line_width=4 * s)
            draws.append(Draw(ring, 0, sunk))
        left = window_x + self.window / 2 + 30 * s
        return (*draws, *self._writing(left, width / 2 - 30 * s - left, height, sunk, fonts))

    def _writing(self, left: float, room: float, height: float, sunk: float, fonts: Fonts) -> DrawList:
        s = self.scale
        if height < LOW * s:
            return self._low_writing(left, room, height, sunk, fonts)
        tight = min(1.2, height / (250 * s))
        top, bottom = sunk - height / 2, sunk + height / 2
        title = Words(self.title, 44 * s * tight, align="left", max_width=room)
        draws = [Draw(title, left, top + 48 * s * tight)]
        taken = title.width(fonts) + 18 * s
        second = Words(self.subtitle, 21 * s * tight, "mist", "plain", "left", max_width=max(1.0, room - taken))
        beside = fonts.width(self.subtitle, 21 * s * tight, "plain") <= room - taken
        if beside:
            draws.append(Draw(second, left + taken, top + 54 * s * tight))
        goal = Paragraph(self.goal, 25 * s * tight, "cream", "plain", room)
        most = max(1, int((height - 160 * s * tight) / goal.pitch) + 1)
        while len(goal.lines(fonts)) > most and goal.size > fonts.least:
            goal = replace(goal, size=goal.size - 1)
        draws.append(Draw(goal, left, top + 84 * s * tight))
        y = bottom - 38 * s * tight
        x = left
        for icon, text in (("person", self.players), ("clock", self.minutes)):
            draws.append(Draw(Icon(icon, 32 * s * tight, "honey"), x + 15 * s * tight, y))
            label = Words(text, 23 * s * tight, "honey", align="left")
            draws.append(Draw(label, x + 40 * s * tight, y))
            x += 40 * s * tight + label.width(fonts) + 34 * s * tight
        return tuple(draws)

    def _low_writing(self, left: float, room: float, height: float, sunk: float, fonts: Fonts) -> DrawList:
        """Return the writing of a low tile: name and figures in one line, the goal below, nothing small."""
        s = self.scale
        top = sunk - height / 2 + 34 * s
        draws: list[Draw] = []
        x = left + room
        for icon, text in (("clock", self.minutes), ("person", self.players)):
            label = Words(text, 21 * s, "honey", align="right")
            draws.append(Draw(label, x, top))
            x -= label.width(fonts) + 22 * s
            draws.append(Draw(Icon(icon, 28 * s, "honey"), x + 2 * s, top))
            x -= 34 * s
        draws.append(Draw(Words(self.title, 33 * s, align="left", max_width=x - left), left, top))
        goal = Paragraph(self.goal, 20 * s, "cream", "plain", room)
        while goal.measure(fonts)[1] > height - 64 * s and goal.size > fonts.least:
            goal = replace(goal, size=goal.size - 1)
        return (*draws, Draw(goal, left, top + 22 * s))


@frozen
class CallFace:
    """The invitation, a honey pill: in the language that is set, and smaller in another one if there is one."""

    kind: ClassVar[str] = "main"
    call: str
    other: str
    scale: float = 1.0

    def draws(self, state: ControlState, fonts: Fonts) -> DrawList:
        """Return the pill for a state."""
        s, width, height = self.scale, state.width, state.height
        lip = max(1, round(6 * s))
        sunk = lip if state.pressed else 0
        radius = height / 2
        body = Box(
            width, height, radius, "honey_deep", shadow=12 * s, shadow_drop=2 * s, glow="honey", glow_size=12 * s
        )
        face = Box(width, height, radius, "honey", top_light=0.5, light_width=2 * s)
        size = min(38 * s, height * 0.45)
        gap = 33 * s
        while size > fonts.least and (span := self._span(fonts, size, gap)) > width - height:
            # Letters take room by their size: what is too wide by far is not tried px by px.
            apart = 2 * gap if self.other else 0.0
            fitting = size * (width - height - apart) / (span - apart)
            size -= max(1, int(size - fitting))
        first = fonts.width(self.call, size)
        left = -self._span(fonts, size, gap) / 2
        pill = (
            Draw(replace(body, glow_alpha=0.35), 0, lip),
            Draw(face, 0, sunk),
            Draw(Words(self.call, size, "ink", align="left"), left, sunk),
        )
        if not self.other:
            return pill
        return (
            *pill,
            Draw(Bar(height * 0.45, max(1.0, 3 * s), "ink", 0.35), left + first + gap, sunk, turn=90),
            Draw(Words(self.other, size * 0.87, "ink", align="left", alpha=0.85), left + first + 2 * gap, sunk),
        )

    def _span(self, fonts: Fonts, size: float, gap: float) -> float:
        return fonts.width(self.call, size) + (2 * gap + fonts.width(self.other, size * 0.87) if self.other else 0.0)
