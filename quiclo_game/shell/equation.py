"""Calculations in one line: numerals as text, operators as drawn shapes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from quiclo_game.shell.draws import Baked, Draw
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.group import composed
from quiclo_game.shell.icons import OPERATORS, Icon
from quiclo_game.shell.palette import Colour
from quiclo_game.shell.text import Align, Words

if TYPE_CHECKING:
    from quiclo_game.shell.fonts import Fonts
    from quiclo_game.shell.forge import Forge

OPERATOR_WIDTH = 0.78
GAP = 0.24


@frozen
class Equation:
    """Tokens such as ``("4", "×", "11", "=", "44")``; the middle of the numerals lies at y, x by ``align``.

    Shrinks to ``max_width`` px, as far as it can be read, and is never cut.
    """

    tokens: tuple[str, ...]
    size: float
    colour: Colour = "cream"
    operator_colour: Colour = "honey"
    font: str = "round"
    align: Align = "left"
    max_width: float | None = None

    def width(self, fonts: Fonts) -> float:
        """Return the width in px at the size asked for, before shrinking."""
        gaps = GAP * self.size * max(0, len(self.tokens) - 1)
        return sum(self._token_width(fonts, token) for token in self.tokens) + gaps

    def fitting(self, fonts: Fonts) -> Equation:
        """Return it as large as it fits its width, as far as it can be read."""
        size = self.size
        while self.max_width is not None and size > fonts.least and self.width_at(fonts, size) > self.max_width:
            size -= 1
        return replace(self, size=size)

    def width_at(self, fonts: Fonts, size: float) -> float:
        """Return the width in px at a size."""
        return replace(self, size=size).width(fonts)

    def bake(self, forge: Forge) -> Baked:
        """Return the line."""
        fitting = self.fitting(forge.fonts)
        width = fitting.width(forge.fonts)
        x = {"left": 0.0, "centre": width / 2, "right": width}[self.align]
        return composed(forge, fitting.draws(forge.fonts), x, 0.0)

    def draws(self, fonts: Fonts) -> list[Draw]:
        """Return the tokens one by one from x = 0, for whoever lets the calculation grow visibly."""
        found: list[Draw] = []
        x = 0.0
        for token in self.tokens:
            width = self._token_width(fonts, token)
            if token in OPERATORS:
                found.append(Draw(Icon(token, self.size * 0.95, self.operator_colour), x + width / 2, 0.0))
            else:
                found.append(Draw(Words(token, self.size, self.colour, self.font, "left"), x, 0.0))
            x += width + GAP * self.size
        return found

    def _token_width(self, fonts: Fonts, token: str) -> float:
        return self.size * OPERATOR_WIDTH if token in OPERATORS else float(fonts.width(token, self.size, self.font))
