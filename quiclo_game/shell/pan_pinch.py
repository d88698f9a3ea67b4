"""Pan and pinch: several fingers move and zoom a picture; adding or lifting a finger never moves it."""

from __future__ import annotations

import math

from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.inputs import Phase, Pointer

ZOOM_STARTS = 0.04
"""Zooming starts once the fingers' distance has changed by this share (table.md, Touch)."""

PAN_STARTS_MM = 8.0
"""Panning starts once the fingers' middle has moved so many mm."""

CLOSEST = 12.0
"""Fingers closer than so many px to their middle do not zoom: a px more would be a leap."""


@frozen
class PictureMoved:
    """The picture grows by ``zoom`` about (x, y) px and then shifts by (dx, dy) px."""

    dx: float
    dy: float
    zoom: float
    x: float
    y: float


class PanPinch:
    """Follows all fingers on one picture by their middle and their mean distance from it."""

    def __init__(self, px_per_mm: float, fingers: int = 2) -> None:
        """Start with ``fingers`` of them on a screen of ``px_per_mm``; with 1, one finger pans."""
        self._px_per_mm = px_per_mm
        self._needed = fingers
        self._fingers: dict[str, tuple[float, float]] = {}
        self._middle = (0.0, 0.0)
        self._spread = 0.0
        self._panning = False
        self._zooming = False

    @property
    def active(self) -> bool:
        """Whether the picture follows the fingers: what one of them does is no tap."""
        return self._panning or self._zooming

    def handle(self, pointer: Pointer) -> PictureMoved | None:
        """Return by how much the picture moves with this step of a finger, ``None`` if it does not."""
        if pointer.phase is Phase.DOWN:
            self._fingers[pointer.id] = (pointer.x, pointer.y)
            self._anchor()
        elif pointer.id in self._fingers:
            if pointer.phase is Phase.MOVE:
                self._fingers[pointer.id] = (pointer.x, pointer.y)
                if len(self._fingers) >= self._needed:
                    return self._follow()
                self._anchor()
                return None
            del self._fingers[pointer.id]
            self._anchor()
            if not self._fingers:
                self._panning = self._zooming = False
        return None

    def _follow(self) -> PictureMoved | None:
        (x, y), spread = self._measure()
        old_x, old_y = self._middle
        if not self._panning and math.hypot(x - old_x, y - old_y) >= PAN_STARTS_MM * self._px_per_mm:
            self._panning, self._middle = True, (x, y)
        dx = dy = 0.0
        if self._panning:
            dx, dy = x - self._middle[0], y - self._middle[1]
            self._middle = (x, y)
        zoom = 1.0
        if min(spread, self._spread) < CLOSEST:
            self._spread = spread
        elif self._zooming:
            zoom = spread / self._spread
            self._spread = spread
        elif abs(spread / self._spread - 1.0) >= ZOOM_STARTS:
            self._zooming, self._spread = True, spread
        if (dx, dy, zoom) == (0.0, 0.0, 1.0):
            return None
        return PictureMoved(dx, dy, zoom, x - dx, y - dy)

    def _anchor(self) -> None:
        """Measure from here on, because other fingers are there now: the picture stays where it is."""
        self._middle, self._spread = self._measure()

    def _measure(self) -> tuple[tuple[float, float], float]:
        """Return the middle of the fingers and their mean distance from it, in px."""
        count = len(self._fingers)
        if not count:
            return (0.0, 0.0), 0.0
        x = sum(finger_x for finger_x, _ in self._fingers.values()) / count
        y = sum(finger_y for _, finger_y in self._fingers.values()) / count
        spread = sum(math.hypot(at_x - x, at_y - y) for at_x, at_y in self._fingers.values()) / count
        return (x, y), spread
