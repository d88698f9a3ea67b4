"""The faces of keys and switches: a face on a lip, pressed it goes down; what is not possible lies dark and flat."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

from quiclo_game.shell.control_looks import ControlState
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.icons import OPERATOR_LIKE, Icon
from quiclo_game.shell.palette import Colour
from quiclo_game.shell.shapes import Bar, Box, Dashed, Disc
from quiclo_game.shell.text import Words
from quiclo_game.shell.typesetting import ELLIPSIS

if TYPE_CHECKING:
    from quiclo_game.shell.fonts import Fonts

Kind = Literal["quiet", "main", "key", "op", "warn", "off"]
LABEL_SHARE, LARGE_SHARE = 0.74, 0.88
"""The lines of a label take at most so much of the height of a key; large letters use some of its air."""
BESIDE = 0.85
"""An icon stands beside its label as long as the label is at least so many times as large as it would be without."""
WITHOUT = 0.75
"""An icon leaves where the label becomes more than so many times as large without it."""
LIP = 4
"""Height of the lip below a key in px of the design."""
UPSIDE_DOWN = frozenset((6, 9))
"""Dice values that read as each other from the other side of the table and so carry a bar."""


@frozen
class KeyColours:
    """Face, lip and writing of one kind of key, and how strong the light on its edge is."""

    face: Colour
    lip: Colour
    text: Colour
    light: float = 0.3


KEY_COLOURS = MappingProxyType(
    {
        "quiet": KeyColours("quiet", "quiet_lip", "cream"),
        "main": KeyColours("honey", "honey_deep", "ink", 0.5),
        "key": KeyColours("paper", "paper_edge", "ink", 0.6),
        "op": KeyColours("operator", "operator_lip", "ink", 0.6),
        "warn": KeyColours("warn", "warn_lip", "warn_text", 0.22),
        "off": KeyColours("off", "off_lip", "off_text", 0.08),
    }
)


def key_body(
    state: ControlState, colours: KeyColours, radius: float, scale: float, flat: bool = False
) -> tuple[list[Draw], float]:
    """Return a key without writing, and how many px its face has gone down."""
    lip = max(1, round((2 if flat else LIP) * scale))
    sunk = lip if state.pressed else 0
    body = Box(
        state.width, state.height, radius, colours.lip, shadow=7 * scale, shadow_alpha=0.42, shadow_drop=2 * scale
    )
    face = Box(
        state.width, state.height, radius, colours.face, top_light=colours.light, light_width=max(1.0, 1.5 * scale)
    )
    return [Draw(body, 0, lip), Draw(face, 0, sunk)], sunk


@frozen
class ButtonFace:
    """A key with a label, an icon, or both, and perhaps a note below; words shrink to fit and are never cut.

    ``size`` is the label's in px (default 0.36 of the height), ``radius`` the corner's (default min(16, 0.28 height)).
    ``scale`` is px per px of the design. For ``large`` letters the label uses the air of the key, and its icon stands
    above it, or leaves, where that helps.
    """

    label: str = ""
    kind: Kind = "quiet"
    icon: str | None = None
    note: str = ""
    size: float | None = None
    note_size: float | None = None
    radius: float | None = None
    scale: float = 1.0
    large: bool = False

    def draws(self, state: ControlState, fonts: Fonts) -> DrawList:
        """Return the key for a state."""
        colours = KEY_COLOURS[self.kind if state.enabled else "off"]
        radius = self.radius if self.radius is not None else min(16 * self.scale, state.height * 0.28)
        draws, sunk = key_body(state, colours, radius, self.scale, flat=not state.enabled or self.kind == "off")
        size = self.size if self.size is not None else state.height * 0.36
        y = sunk - (size * 0.42 if self.note else 0)
        if self.label and self.icon:
            draws += self._icon_and_label(state, fonts, size, colours.text, y)
        elif self.icon:
            draws.append(
                Draw(Icon(self.icon, min(state.width, state.height) * icon_share(self.icon), colours.text), 0, y)
            )
        elif self.label:
            label = Words(self.label, size, colours.text, max_width=self._room(state), max_height=self._height(state))
            draws.append(Draw(label, 0, y))
        if self.note:
            note_size = self.note_size if self.note_size is not None else max(17 * self.scale, size * 0.5)
            note = Words(self.note, note_size, colours.text, "plain", max_width=self._room(state), alpha=0.88)
            draws.append(Draw(note, 0, y + size * 0.98))
        return tuple(draws)

    def _room(self, state: ControlState) -> float:
        return label_room(state.width, state.height, large=self.large)

    def _icon_and_label(self, state: ControlState, fonts: Fonts, size: float, colour: Colour, y: float) -> list[Draw]:
        beside, cut = self._beside(state, fonts, size, colour)
        alone = Words(self.label, size, colour, max_width=self._room(state), max_height=self._height(state))
        above = replace(alone, size=min(size, LARGE_SHARE * state.height / 2), max_height=None)
        stands = self.large and not self.note and beside.size < BESIDE * above.setting(fonts).size
        best = above.setting(fonts).size if stands else beside.size
        if cut or (self.large and best < WITHOUT * alone.setting(fonts).size):
            return [Draw(alone, 0, y)]  # the words say more than the icon
        if stands:
            return self._above(above, fonts, y)
        icon, gap = 1.3 * beside.size, 0.3 * beside.size
        left = -(beside.width(fonts) + icon + gap) / 2
        return [
            Draw(Icon(self.icon or "", icon * 1.1, colour), left + icon / 2, y),
            Draw(beside, left + icon + gap, y),
        ]

    def _beside(self, state: ControlState, fonts: Fonts, size: float, colour: Colour) -> tuple[Words, bool]:
        """Return the label beside the icon, and whether its end is missing.

        Icon, gap and word shrink together: the icon is 1.3, the gap 0.3 of the word's size.
        """
        room, most = self._room(state), self._height(state)
        label = Words(self.label, size, colour, align="left", max_width=room - 1.6 * size, max_height=most)
        found = label.setting(fonts)
        while size > fonts.least and (found.size < size - 1 or found.lines[-1].endswith(ELLIPSIS)):
            size -= 1
            label = replace(label, size=size, max_width=room - 1.6 * size)
            found = label.setting(fonts)
        return label, found.lines[-1].endswith(ELLIPSIS)

    def _above(self, label: Words, fonts: Fonts, y: float) -> list[Draw]:
        """Return the icon above the label, together in the middle of the key."""
        found = label.setting(fonts)
        icon = 1.1 * found.size
        top = y - (icon + found.height) / 2
        return [
            Draw(Icon(self.icon or "", icon * 1.1, label.colour), 0, top + icon / 2),
            Draw(label, 0, top + icon + found.height / 2),
        ]

    def _height(self, state: ControlState) -> float | None:
        """Return how high the lines of the label may be together; with a note there is only one."""
        return None if self.note else state.height * (LARGE_SHARE if self.large else LABEL_SHARE)


def label_room(width: float, height: float, *, large: bool = False) -> float:
    """Return how many px the label of a key may be wide; ``large`` letters use its air."""
    return width - 2 * (max(5.0, height * 0.09) if large else max(6.0, height * 0.12))


def icon_share(icon: str) -> float:
    """Return how much of a key's height its icon alone takes; operators are the larger ones."""
    return 0.78 if icon in OPERATOR_LIKE else 0.66


@frozen
class DieKeyFace:
    """A key that stands for one die: honey with its value, or an empty dashed place once it is used."""

    value: int
    used: bool = False
    size: float | None = None
    scale: float = 1.0

    def draws(self, state: ControlState, fonts: Fonts) -> DrawList:
        """Return the key for a state."""
        size = self.size if self.size is not None else min(state.height * 0.6, state.width * 0.5)
        radius = min(18 * self.scale, state.height * 0.28)
        if self.used or not state.enabled:
            inset = 2 * self.scale
            outline = Dashed(
                state.width - 2 * inset,
                state.height - 2 * inset,
                radius,
                "line",
                2 * self.scale,
                9 * self.scale,
                6 * self.scale,
            )
            face = Box(state.width, state.height, radius, "felt" if state.pressed else "used")
            return (Draw(face, 0, 0), Draw(outline, 0, 0), Draw(Words(str(self.value), size * 0.86, "used_text"), 0, 0))
        draws, sunk = key_body(state, KeyColours("d12", "honey_deep", "ink", 0.5), radius, self.scale)
        draws.append(Draw(Words(str(self.value), size, "ink", max_width=state.width * 0.8), 0, sunk))
        if self.value in UPSIDE_DOWN:
            draws.append(Draw(Bar(size * 0.56, max(2.0, size * 0.09), "ink"), 0, sunk + size * 0.53))
        return tuple(draws)


@frozen
class TroughFace:
    """The dark bed in which the pieces of a choice lie."""

    scale: float = 1.0

    def draws(self, state: ControlState, fonts: Fonts) -> DrawList:
        """Return the bed."""
        line = max(1.0, 1.5 * self.scale)
        bed = Box(state.width, state.height, state.height * 0.3, "felt_deep", 0.95, "line", line, 0.8)
        return (Draw(bed, 0, 0),)


@frozen
class PieceFace:
    """One piece of a choice: a word or (with ``"@name"``) an icon; the chosen one is a honey key."""

    label: str
    chosen: bool
    size: float
    font: str = "bold"
    scale: float = 1.0

    def draws(self, state: ControlState, fonts: Fonts) -> DrawList:
        """Return the piece for a state."""
        lip = max(1, round(2 * self.scale))
        inset = 4 * self.scale
        width, height = state.width - 2 * inset, state.height - 2 * inset - lip
        radius = height * 0.28
        draws: list[Draw] = []
        y = -lip / 2
        if self.chosen:
            sunk = lip if state.pressed else 0
            face = Box(width, height, radius, "honey", top_light=0.5, light_width=max(1.0, 1.3 * self.scale))
            draws = [Draw(Box(width, height, radius, "honey_deep"), 0, y + lip), Draw(face, 0, y + sunk)]
            y += sunk
        elif state.pressed:
            draws = [Draw(Box(width, height, radius, "quiet"), 0, y)]
        colour = "ink" if self.chosen else "cream" if state.enabled else "off_text"
        if self.label.startswith("@"):
            draws.append(Draw(Icon(self.label[1:], state.height * 0.62, colour), 0, y))
        else:
            draws.append(Draw(Words(self.label, self.size, colour, self.font, max_width=self.room(state.width)), 0, y))
        return tuple(draws)

    def room(self, width: float) -> float:
        """Return how many px the word of a piece may be wide."""
        return width - 14 * self.scale


@frozen
class ToggleFace:
    """A switch: honey with a tick when on, dark with a stroke when off."""

    on: bool
    scale: float = 1.0

    def draws(self, state: ControlState, fonts: Fonts) -> DrawList:
        """Return the switch for a state."""
        height = state.height
        line = 2 * self.scale
        fill, rim = ("honey", "honey_deep") if self.on else ("felt_deep", "line")
        x = (state.width - height) / 2 * (1 if self.on else -1)
        knob = Disc(
            height * (0.36 if state.pressed else 0.39), "paper" if state.enabled else "locked", shadow=4 * self.scale
        )
        mark = (
            Draw(Icon("check", height * 0.5, "ink"), x, 0)
            if self.on
            else Draw(Bar(height * 0.26, max(2.0, 3.5 * self.scale), "ink_soft"), x, 0)
        )
        bed = Box(state.width, height, height / 2, fill, line=rim, line_width=line)
        return (Draw(bed, 0, 0), Draw(knob, x, 0), mark)


@frozen
class SliderFace:
    """A slider: the honey part of its groove is the value, small dots are the values beyond."""

    scale: float = 1.0

    def draws(self, state: ControlState, fonts: Fonts) -> DrawList:
        """Return the slider for a state; the groove ends half a knob before the control does."""
        run = state.width - state.height
        groove = max(6, round(state.height * 0.3))
        share = state.value / state.steps if state.steps else 0.0
        x = (share - 0.5) * run
        line = max(1.0, 1.5 * self.scale)
        draws = [
            Draw(Box(run + groove, groove, groove / 2, "felt_deep", line="line", line_width=line, line_alpha=0.9), 0, 0)
        ]
        filled = x + run / 2 + groove
        draws.append(Draw(Box(filled, groove, groove / 2, "honey"), -(run + groove) / 2 + filled / 2, 0))
        for step in range(state.value + 1, state.steps + 1):
            draws.append(Draw(Disc(max(2, round(2.6 * self.scale)), "line"), (step / state.steps - 0.5) * run, 0))
        radius = state.height * 0.48
        lip = 0 if state.pressed else max(1, round(3 * self.scale))
        draws.append(Draw(Disc(radius, "honey_deep", shadow=7 * self.scale, shadow_alpha=0.5), x, max(lip, 1)))
        draws.append(Draw(Disc(radius, "paper"), x, 0))
        draws.append(Draw(Disc(radius * (0.5 if state.pressed else 0.4), "honey"), x, 0))
        return tuple(draws)
