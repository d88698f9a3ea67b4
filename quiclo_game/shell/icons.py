"""Icons as drawn shapes: no font holds them all, and shapes stay crisp at every size."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quiclo_game.shell.draws import Baked
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.icon_signs import SIGNS
from quiclo_game.shell.icon_things import THINGS
from quiclo_game.shell.palette import Colour
from quiclo_game.shell.pen import Pen
from quiclo_game.shell.raster import multiply

if TYPE_CHECKING:
    from quiclo_game.shell.forge import Forge

OPERATORS = ("+", "−", "×", "÷", "=")
STROKE = 0.11
OPERATOR_STROKE = 0.17
REACH = 0.36
OPERATOR_REACH = 0.34
OPERATOR_LIKE = frozenset((*OPERATORS, "·", ":", "check", "cross"))


def icon_names() -> tuple[str, ...]:
    """Return the names of all icons, sorted."""
    return tuple(sorted({**SIGNS, **THINGS}))


@frozen
class Icon:
    """The icon ``name`` in a square of ``size`` px; the anchor is its centre.

    ``stroke`` is the width of its lines as a share of the size; operators, check and cross are bolder by themselves.
    """

    name: str
    size: float
    colour: Colour = "cream"
    stroke: float | None = None
    alpha: float = 1.0

    def bake(self, forge: Forge) -> Baked:
        """Return the icon.

        Raises ``KeyError`` for an unknown name.
        """
        strokes = SIGNS.get(self.name) or THINGS[self.name]
        bold = self.name in OPERATOR_LIKE
        share = self.stroke if self.stroke is not None else OPERATOR_STROKE if bold else STROKE
        pen = Pen(self.size * 1.12, self.colour)
        strokes(pen, self.size * (OPERATOR_REACH if bold else REACH), self.size * share)
        baked = pen.baked()
        if self.alpha < 1.0:
            multiply(baked.surface, "white", self.alpha)
        return baked
