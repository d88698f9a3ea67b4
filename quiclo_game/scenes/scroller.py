"""Scrolling by finger, wheel and keys: a place in something long, moved by whoever asks, coasting after a flick."""

from __future__ import annotations

import math

from quiclo_game.scenes.area import Area
from quiclo_game.shell.inputs import Input, KeyPress, Phase, Pointer, WheelTurned

WHEEL_STEP = 90.0
"""So many px per step of the wheel."""
KEY_STEPS = {"up": -0.12, "down": 0.12, "pageup": -0.9, "pagedown": 0.9, "home": -math.inf, "end": math.inf}
"""How far keys go, as a share of the window's height."""
FRICTION = 325.0
"""After so many ms a flick has lost two thirds of its speed."""
SLOWEST = 0.02
"""Below so many px per ms a flick has ended."""


class Scroller:
    """Where one is in a content of ``length`` px, seen through ``area`` (px of the window)."""

    def __init__(self, area: Area, length: float, place: float = 0.0) -> None:
        """Start at ``place``, or as near to it as can be."""
        self.area = area
        self.length = length
        self.place = 0.0
        """So many px lie above what is seen."""
        self.speed = 0.0
        self._pointer: str | None = None
        self._last = (0.0, 0.0)
        self.move_to(place)

    @property
    def last(self) -> float:
        """The place at which the end is seen; 0 if all fits."""
        return max(0.0, self.length - self.area.height)

    def move_to(self, place: float) -> None:
        """Go to a place, no further than there is content."""
        self.place = min(self.last, max(0.0, place))

    def handle(self, event: Input) -> bool:
        """Take one event and say whether it was meant for scrolling."""
        match event:
            case Pointer():
                return self._drag(event)
            case WheelTurned(x=x, y=y, steps=steps) if self.area.contains(x, y):
                self.speed = 0.0
                self.move_to(self.place - steps * WHEEL_STEP)
                return True
            case KeyPress(key=key) if key in KEY_STEPS:
                self.speed = 0.0
                self.move_to(self.place + KEY_STEPS[key] * self.area.height)
                return True
        return False

    def update(self, dt: float) -> None:
        """Coast on for ``dt`` ms."""
        if self._pointer is not None or not self.coasting:
            return
        self.move_to(self.place + self.speed * dt)
        self.speed *= math.exp(-dt / FRICTION)
        if abs(self.speed) < SLOWEST or self.place in (0.0, self.last):
            self.speed = 0.0

    @property
    def coasting(self) -> bool:
        """Whether it goes on by itself."""
        return self.speed != 0.0

    def _drag(self, event: Pointer) -> bool:
        if event.phase is Phase.DOWN and self._pointer is None and self.area.contains(event.x, event.y):
            self._pointer, self._last, self.speed = event.id, (event.y, event.time), 0.0
            return True
        if event.id != self._pointer:
            return False
        if event.phase is Phase.MOVE:
            moved, passed = self._last[0] - event.y, event.time - self._last[1]
            self.move_to(self.place + moved)
            if passed > 0:
                self.speed = 0.6 * moved / passed + 0.4 * self.speed
            self._last = event.y, event.time
        else:
            self._pointer = None
            rested = event.time - self._last[1] > 80
            if rested or event.phase is Phase.CANCEL:
                self.speed = 0.0
        return True
