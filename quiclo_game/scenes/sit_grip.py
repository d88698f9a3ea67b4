"""A finger that holds a seat while people sit down: it taps the seat, or drags it along the edges."""

from __future__ import annotations

from dataclasses import dataclass

from quiclo_game.play.seat_plan import Place
from quiclo_game.rules.seats import Seat

DRAGGED = 18.0
"""A finger that moves so many sheet px drags a seat rather than tapping it."""


@dataclass(slots=True)
class Grip:
    """Where the finger went down (px), where the seat was, and whether it has become a drag."""

    seat: Seat
    x: float
    y: float
    home: Place
    dragging: bool = False

    def drags(self, x: float, y: float, scale: float) -> bool:
        """Be told where the finger is now (px); return whether it drags, as it does for good once it has begun."""
        self.dragging = self.dragging or max(abs(x - self.x), abs(y - self.y)) > DRAGGED * scale
        return self.dragging
