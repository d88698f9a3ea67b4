"""One touch control: where it lies, whether it can be pressed, and how it looks. A value, which any change replaces."""

from __future__ import annotations

import math
from dataclasses import replace

from quiclo_game.shell.control_looks import Face, NoFace
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.turning import Frame

BARE = NoFace()


@frozen
class Control:
    """Something to press: ``width`` × ``height`` px about its centre (x, y), turned clockwise by a quarter ``turn``.

    A tap fires ``key``. With ``steps`` above 0 it is a slider of values 0..steps that fires ``"key:value"`` at every
    change. A ``passive`` one is drawn and never pressed; a disabled one answers a press by a refusal. A ``steered`` one
    is reached by the focus alone: fingers go through it, and the scene draws it.
    """

    key: str
    x: float
    y: float
    width: float
    height: float
    turn: int = 0
    enabled: bool = True
    face: Face = BARE
    steps: int = 0
    value: int = 0
    passive: bool = False
    steered: bool = False

    def holds(self, x: float, y: float, slack: float = 0.0) -> bool:
        """Say whether a place of the window lies in it, or at most ``slack`` px outside."""
        across, down = self.frame.inward(x, y)
        return abs(across) <= self.width / 2 + slack and abs(down) <= self.height / 2 + slack

    def distance(self, x: float, y: float) -> float:
        """Return how many px a place of the window lies outside, 0 within."""
        across, down = self.frame.inward(x, y)
        return math.hypot(max(0.0, abs(across) - self.width / 2), max(0.0, abs(down) - self.height / 2))

    @property
    def frame(self) -> Frame:
        """Return its local coordinates, the origin in its centre."""
        return Frame(self.x, self.y, self.turn)

    def bounds(self) -> tuple[float, float, float, float]:
        """Return left, top, right, bottom in the window."""
        lying = self.turn % 180 == 90
        half_width, half_height = (self.height / 2, self.width / 2) if lying else (self.width / 2, self.height / 2)
        return self.x - half_width, self.y - half_height, self.x + half_width, self.y + half_height

    def placed(self, frame: Frame) -> Control:
        """Return the same control, understood as local to ``frame``, in window coordinates."""
        x, y = frame.outward(self.x, self.y)
        return replace(self, x=x, y=y, turn=(self.turn + frame.turn) % 360)

    def value_at(self, x: float, y: float) -> int:
        """Return the slider's value nearest to a place of the window."""
        across, _ = self.frame.inward(x, y)
        run = max(1.0, self.width - self.height)
        return max(0, min(self.steps, round((across / run + 0.5) * self.steps)))
