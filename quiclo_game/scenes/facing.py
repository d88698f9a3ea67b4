"""A whole screen that faces one side of the table: laid out upright as it is seen from there, touched inversely."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.inputs import Input, Pointer, WheelTurned
from quiclo_game.shell.scene import Size
from quiclo_game.shell.turning import Frame


@dataclass(frozen=True, slots=True)
class Facing:
    """The side to which something is turned: 0, 90, 180 or 270 degrees."""

    turn: int = 0

    def size(self, window: Size) -> Size:
        """Return width and height of the window as seen from the side."""
        return (window[1], window[0]) if self.turn % 180 else window

    def inward(self, event: Input, window: Size) -> Input:
        """Return an event as it is seen from the side."""
        if not self.turn or not isinstance(event, Pointer | WheelTurned):
            return event
        x, y = self.frame(window).inward(event.x, event.y)
        return replace(event, x=x, y=y)

    def draws(self, draws: Iterable[Draw], window: Size) -> DrawList:
        """Return draws that were laid out upright as draws of the window."""
        if not self.turn:
            return tuple(draws)
        return self.frame(window).draws(draws)

    def frame(self, window: Size) -> Frame:
        """Return the coordinates whose origin is the corner that is upper left from the side."""
        width, height = window
        corner = {0: (0, 0), 90: (width, 0), 180: (width, height), 270: (0, height)}[self.turn]
        return Frame(*corner, self.turn)


UPRIGHT = Facing()


def facing_of(scene: object) -> Facing:
    """Return the side that a scene faces; one that knows of none is upright."""
    facing: Facing = getattr(scene, "facing", UPRIGHT)
    return facing
