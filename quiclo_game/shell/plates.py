"""Panels, name plates, pills and icon plates: what is read, not pressed; px, ``scale`` is px per px of the design."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

from quiclo_game.shell.draws import Baked, Draw, DrawList
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.group import composed
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.palette import PLAYERS, Colour, mix
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Token

if TYPE_CHECKING:
    from quiclo_game.shell.fonts import Fonts
    from quiclo_game.shell.forge import Forge


def panel(width: float, height: float, scale: float = 1.0, *, radius: float = 28.0, alpha: float = 0.9) -> Box:
    """Return the standard dark panel; ``radius`` in px of the design."""
    return Box(
        width,
        height,
        radius * scale,
        "panel",
        alpha,
        line="line",
        line_width=max(1.0, 1.5 * scale),
        line_alpha=0.75,
        shadow=12 * scale,
        shadow_alpha=0.38,
        shadow_drop=5 * scale,
    )


@frozen
class SeatPanel:
    """A player's panel: edge in the player's colour and a strip at the table's edge; honey and glowing when active."""

    width: float
    height: float
    player: int
    active: bool = False
    scale: float = 1.0

    def bake(self, forge: Forge) -> Baked:
        """Return the panel; the anchor is its centre."""
        s, colour = self.scale, PLAYERS[self.player].colour
        edge: Colour = "honey" if self.active else colour
        base = Box(
            self.width,
            self.height,
            28 * s,
            "panel",
            0.94,
            line=edge,
            line_width=(5 if self.active else 3) * s,
            shadow=12 * s,
            shadow_alpha=0.38,
            glow="honey" if self.active else None,
            glow_size=9 * s,
        )
        strip = Box(self.width - 52 * s, 9 * s, 4.5 * s, colour)
        return composed(forge, (Draw(base, 0, 0), Draw(strip, 0, self.height / 2 - 4.5 * s)))


@frozen
class Plate:
    """A name plate: disc, name, and a line of information; the active one has a honey edge. Anchor is its centre."""

    width: float
    height: float
    player: int
    name: str
    info: str = ""
    active: bool = False
    scale: float = 1.0

    def bake(self, forge: Forge) -> Baked:
        """Return the plate."""
        return composed(forge, self._draws())

    def _draws(self) -> DrawList:
        s, height = self.scale, self.height
        left = -self.width / 2
        base = Box(
            self.width,
            height,
            height / 2,
            "panel",
            1.0 if self.active else 0.92,
            line="honey" if self.active else "line",
            line_width=3.5 * s if self.active else max(1.0, 1.5 * s),
            line_alpha=1.0 if self.active else 0.75,
            shadow=12 * s,
            glow="honey" if self.active else None,
            glow_size=9 * s,
        )
        x, room = left + height + 6 * s, self.width - height - 24 * s
        name_y = -height * 0.14 if self.info else 0.0
        draws = [
            Draw(base, 0, 0),
            Draw(Token(self.player, height * 0.4), left + height / 2, -1),
            Draw(Words(self.name, height * 0.38, align="left", max_width=room), x, name_y),
        ]
        if self.info:
            colour = "honey" if self.active else "mist"
            draws.append(Draw(Words(self.info, height * 0.28, colour, "plain", "left", room), x, height * 0.21))
        return tuple(draws)


Tone = Literal["plain", "valid", "chosen", "wrong"]
TONES: MappingProxyType[Tone, Colour] = MappingProxyType(
    {"plain": "panel", "valid": "valid_deep", "chosen": "honey_dim", "wrong": "warn"}
)


@frozen
class Pill:
    """A short word on a rounded bed, perhaps with a honey ``extra`` such as "+2"; anchor centre."""

    text: str
    tone: Tone = "plain"
    extra: str = ""
    size: float = 19.0
    max_width: float | None = None

    def bake(self, forge: Forge) -> Baked:
        """Return the pill."""
        size = self.size
        while (
            self.max_width is not None and size > forge.fonts.least and self._width(forge.fonts, size) > self.max_width
        ):
            size -= 1
        width, height = self._width(forge.fonts, size), size * 1.9
        fill = TONES[self.tone]
        bed = Box(
            width, height, height / 2, fill, 0.92, line=mix(fill, "white", 0.14), line_width=1.5, shadow=size * 0.5
        )
        left = -width / 2 + size * 0.95
        draws = [Draw(bed, 0, 0), Draw(Words(self.text, size, font="bold", align="left"), left, 0)]
        if self.extra:
            extra = Words(self.extra, size * 1.15, "honey", align="right")
            draws.append(Draw(extra, width / 2 - size * 0.9, 0))
        return composed(forge, draws)

    def width(self, fonts: Fonts) -> float:
        """Return the width in px before shrinking."""
        return self._width(fonts, self.size)

    def _width(self, fonts: Fonts, size: float) -> float:
        extra = fonts.width(self.extra, size * 1.15) + 0.6 * size if self.extra else 0.0
        return fonts.width(self.text, size, "bold") + extra + 1.9 * size


@frozen
class IconPlate:
    """A honey icon on a small rounded plate, as in front of a setting; ``size`` px, anchor centre."""

    name: str
    size: float

    def bake(self, forge: Forge) -> Baked:
        """Return the plate."""
        plate = Box(self.size, self.size, self.size * 0.3, "icon_plate", top_light=0.12)
        return composed(forge, (Draw(plate, 0, 0), Draw(Icon(self.name, self.size * 0.8, "honey"), 0, 0)))
