"""Button signs: what a button is called on the gamepad or keyboard in somebody's hands, as a small drawn sign."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

from quiclo_game.shell.draws import Baked, Draw
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.group import composed
from quiclo_game.shell.inputs import Button
from quiclo_game.shell.pad_make import Make
from quiclo_game.shell.palette import Colour
from quiclo_game.shell.pen import Pen
from quiclo_game.shell.shapes import Box, Disc
from quiclo_game.shell.text import Words

if TYPE_CHECKING:
    from quiclo_game.shell.forge import Forge


Cap = Literal["disc", "pill", "key"]
Sign = tuple[Cap, str, Colour]
"""The shape of a button; what is on it, a text or the name of a stroke with ``@``; its colour."""

LIGHT: Colour = "paper"
INK: Colour = "ink"
_MENU: Sign = ("disc", "@menu", LIGHT)
_VIEW: Sign = ("disc", "@view", LIGHT)

SIGNS: Mapping[Make, Mapping[Button, Sign]] = MappingProxyType(
    {
        Make.XBOX: {
            Button.A: ("disc", "A", "#7BD36B"),
            Button.B: ("disc", "B", "#FF7B6B"),
            Button.X: ("disc", "X", "#6FB7FF"),
            Button.Y: ("disc", "Y", "#FFD25A"),
            Button.L: ("pill", "LB", LIGHT),
            Button.R: ("pill", "RB", LIGHT),
            Button.START: _MENU,
            Button.SELECT: _VIEW,
        },
        Make.PLAYSTATION: {
            Button.A: ("disc", "@cross", "#8FB8FF"),
            Button.B: ("disc", "@circle", "#FF8A80"),
            Button.X: ("disc", "@square", "#F3A6DA"),
            Button.Y: ("disc", "@triangle", "#7FE0C3"),
            Button.L: ("pill", "L1", LIGHT),
            Button.R: ("pill", "R1", LIGHT),
            Button.START: _MENU,
            Button.SELECT: _VIEW,
        },
        Make.NINTENDO: {
            Button.A: ("disc", "A", LIGHT),
            Button.B: ("disc", "B", LIGHT),
            Button.X: ("disc", "X", LIGHT),
            Button.Y: ("disc", "Y", LIGHT),
            Button.L: ("pill", "L", LIGHT),
            Button.R: ("pill", "R", LIGHT),
            Button.START: ("disc", "@plus", LIGHT),
            Button.SELECT: ("disc", "@minus", LIGHT),
        },
        Make.KEYS: {
            Button.A: ("key", "@enter", INK),
            Button.B: ("key", "@back", INK),
            Button.X: ("key", "H", INK),
            Button.START: ("key", "Esc", INK),
            Button.SELECT: ("key", "L", INK),
        },
        Make.LEFT_HALF: {
            Button.A: ("key", "@space", INK),
            Button.B: ("key", "Q", INK),
            Button.X: ("key", "E", INK),
            Button.Y: ("key", "R", INK),
            Button.START: ("key", "Esc", INK),
        },
        Make.RIGHT_HALF: {
            Button.A: ("key", "@enter", INK),
            Button.B: ("key", "@back", INK),
            Button.X: ("key", ".", INK),
            Button.Y: ("key", ",", INK),
            Button.START: ("key", "Esc", INK),
        },
    }
)
"""What stands on which button; buttons that a make does not have are left out."""


def has_sign(make: Make, button: Button) -> bool:
    """Say whether a make has a sign for a button."""
    return button in SIGNS[make]


@frozen
class ButtonSign:
    """The sign of a button, ``size`` px high; the anchor is its centre."""

    make: Make
    button: Button
    size: float

    @property
    def width(self) -> float:
        """Return its width in px."""
        cap, text, _ = SIGNS[self.make][self.button]
        return self.size * (1.0 if cap == "disc" else 1.45 if cap == "pill" or len(text) == 3 else 1.12)

    def bake(self, forge: Forge) -> Baked:
        """Return the sign. Raises ``KeyError`` for a button that the make does not have."""
        cap, text, colour = SIGNS[self.make][self.button]
        size = self.size
        line = max(1.0, size * 0.05)
        ground: Box | Disc
        if cap == "disc":
            ground = Disc(size / 2, "#14181F", line="mist", line_width=line)
        elif cap == "pill":
            ground = Box(self.width, size * 0.86, size * 0.3, "#14181F", line="mist", line_width=line)
        else:
            ground = Box(self.width, size, size * 0.2, "paper", line="paper_edge", line_width=line, shadow=size * 0.1)
        draws = [Draw(ground, 0, 0)]
        if text.startswith("@"):
            draws.append(Draw(ButtonStroke(text[1:], size, colour), 0, 0))
        else:
            letters = size * (0.62 if len(text) == 1 else 0.5 if len(text) == 2 else 0.46)
            draws.append(Draw(Words(text, letters, colour, "bold", "centre"), 0, 0))
        return composed(forge, draws)


@frozen
class ButtonStroke:
    """What is on a button without a letter, within a button of ``size`` px."""

    name: str
    size: float
    colour: Colour

    def bake(self, forge: Forge) -> Baked:
        """Return the strokes. Raises ``ValueError`` for an unknown name."""
        pen = Pen(self.size * 1.1, self.colour)
        a, w = self.size * 0.24, max(1.5, self.size * 0.085)
        match self.name:
            case "cross":
                pen.line(-a, -a, a, a, w)
                pen.line(-a, a, a, -a, w)
            case "circle":
                pen.ring(0, 0, a * 1.1, w)
            case "square":
                pen.path([(-a, -a), (a, -a), (a, a), (-a, a), (-a, -a)], w)
            case "triangle":
                pen.path([(0, -a * 1.15), (a * 1.1, a * 0.8), (-a * 1.1, a * 0.8), (0, -a * 1.15)], w)
            case "menu":
                for y in (-a * 0.8, 0.0, a * 0.8):
                    pen.line(-a, y, a, y, w)
            case "view":
                pen.path([(-a, -a), (a * 0.4, -a), (a * 0.4, a * 0.4), (-a, a * 0.4), (-a, -a)], w)
                pen.path([(a, -a * 0.3), (a, a), (-a * 0.3, a)], w)
            case "plus":
                pen.line(-a, 0, a, 0, w * 1.4)
                pen.line(0, -a, 0, a, w * 1.4)
            case "minus":
                pen.line(-a, 0, a, 0, w * 1.4)
            case "enter":
                pen.path([(a, -a), (a, a * 0.35), (-a, a * 0.35)], w)
                pen.path([(-a * 0.35, -a * 0.3), (-a, a * 0.35), (-a * 0.35, a)], w)
            case "back":
                pen.line(-a * 1.1, 0, a * 1.1, 0, w)
                pen.path([(-a * 0.4, -a * 0.7), (-a * 1.1, 0), (-a * 0.4, a * 0.7)], w)
            case "space":
                pen.path([(-a * 1.2, -a * 0.15), (-a * 1.2, a * 0.5), (a * 1.2, a * 0.5), (a * 1.2, -a * 0.15)], w)
            case _:
                raise ValueError(self.name)
        return pen.baked()
