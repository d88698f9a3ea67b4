"""Gestures of single pointers: tap, double tap, long press, drag; pure, told the time and never asking for it."""

from __future__ import annotations

import math
from dataclasses import dataclass

from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.inputs import Phase, Pointer

LONG_PRESS = 500.0
"""A pointer held still for so many ms presses long."""

DOUBLE_TAP = 300.0
"""Two taps within so many ms, and close to each other, are a double tap."""


@frozen
class Tapped:
    """A pointer went down and up at one place; ``count`` is 2 for the second tap of a double tap, which had its 1."""

    id: str
    x: float
    y: float
    count: int = 1


@frozen
class LongPressed:
    """A pointer has been held still; when it goes up, that is no tap any more."""

    id: str
    x: float
    y: float


@frozen
class DragBegan:
    """A pointer left the place (from_x, from_y) px where it went down; it is at (x, y) px now."""

    id: str
    from_x: float
    from_y: float
    x: float
    y: float


@frozen
class DragMoved:
    """A dragging pointer moved to (x, y) px."""

    id: str
    x: float
    y: float


@frozen
class DragEnded:
    """A dragging pointer is gone; if it was ``cancelled``, what it carried goes home."""

    id: str
    x: float
    y: float
    cancelled: bool = False


Gesture = Tapped | LongPressed | DragBegan | DragMoved | DragEnded


@dataclass(slots=True)
class _Track:
    x: float
    y: float
    began: float
    dragging: bool = False
    pressed: bool = False


class Gestures:
    """Tells apart what each pointer does; pointers do not know of each other."""

    def __init__(self, slop: float) -> None:
        """Let a pointer tremble by ``slop`` px before it drags; two taps of a double tap are within twice that."""
        self._slop = slop
        self._tracks: dict[str, _Track] = {}
        self._tapped: Pointer | None = None

    def handle(self, pointer: Pointer) -> tuple[Gesture, ...]:
        """Return what this step of a pointer amounts to. Strangers' moves and ends amount to nothing."""
        if pointer.phase is Phase.DOWN:
            self._tracks[pointer.id] = _Track(pointer.x, pointer.y, pointer.time)
            return ()
        track = self._tracks.get(pointer.id)
        if track is None:
            return ()
        if pointer.phase is Phase.MOVE:
            return self._moved(track, pointer)
        del self._tracks[pointer.id]
        if pointer.phase is Phase.CANCEL:
            return (DragEnded(pointer.id, pointer.x, pointer.y, cancelled=True),) if track.dragging else ()
        # A panel that sends no motion still tells by the up that the finger went elsewhere.
        began = () if track.dragging else self._moved(track, pointer)
        if track.dragging:
            return (*began, DragEnded(pointer.id, pointer.x, pointer.y))
        return () if track.pressed else (self._tap(pointer),)

    def update(self, now: float) -> tuple[Gesture, ...]:
        """Return the long presses that are due at ``now`` ms, on the clock of the pointers' times."""
        due: list[Gesture] = []
        for id, track in self._tracks.items():
            if not track.dragging and not track.pressed and now - track.began >= LONG_PRESS:
                track.pressed = True
                due.append(LongPressed(id, track.x, track.y))
        return tuple(due)

    def _moved(self, track: _Track, pointer: Pointer) -> tuple[Gesture, ...]:
        if track.dragging:
            return (DragMoved(pointer.id, pointer.x, pointer.y),)
        if math.hypot(pointer.x - track.x, pointer.y - track.y) <= self._slop:
            return ()
        track.dragging = True
        return (DragBegan(pointer.id, track.x, track.y, pointer.x, pointer.y),)

    def _tap(self, pointer: Pointer) -> Tapped:
        before, self._tapped = self._tapped, pointer
        if before is not None and pointer.time - before.time <= DOUBLE_TAP:
            near = math.hypot(pointer.x - before.x, pointer.y - before.y) <= 2 * self._slop
            if near:
                self._tapped = None
                return Tapped(pointer.id, pointer.x, pointer.y, count=2)
        return Tapped(pointer.id, pointer.x, pointer.y)
