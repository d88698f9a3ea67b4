"""Places that face one side of the table: coordinates turned by quarters, with an exact inverse."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.frozen import frozen

QUARTERS = (0, 90, 180, 270)


def turned_by(x: float, y: float, turn: int) -> tuple[float, float]:
    """Return the point turned clockwise about the origin by 0, 90, 180 or 270 degrees, exactly.

    Raises ``ValueError`` for other angles.
    """
    match turn % 360:
        case 0:
            return x, y
        case 90:
            return -y, x
        case 180:
            return -x, -y
        case 270:
            return y, -x
    raise ValueError(f"not a quarter turn: {turn}")


@frozen
class Frame:
    """Local coordinates with their origin at (x, y) px of the window, turned clockwise by a quarter ``turn``."""

    x: float
    y: float
    turn: int = 0

    def outward(self, x: float, y: float) -> tuple[float, float]:
        """Return where a local point lies in the window."""
        across, down = turned_by(x, y, self.turn)
        return self.x + across, self.y + down

    def inward(self, x: float, y: float) -> tuple[float, float]:
        """Return the local point at a place of the window: the inverse of ``outward``."""
        return turned_by(x - self.x, y - self.y, -self.turn % 360)

    def draw(self, draw: Draw) -> Draw:
        """Return a local draw as one of the window, turned along."""
        x, y = self.outward(draw.x, draw.y)
        return replace(draw, x=x, y=y, turn=(draw.turn + self.turn) % 360)

    def draws(self, draws: Iterable[Draw]) -> DrawList:
        """Return local draws as draws of the window."""
        return tuple(self.draw(draw) for draw in draws)
