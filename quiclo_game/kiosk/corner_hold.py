"""The operator's sign: two opposite corners held at once for some seconds, which no guest does by chance."""

from __future__ import annotations

from quiclo_game.shell.inputs import Phase, Pointer
from quiclo_game.shell.scene import Size

SHARE = 0.11
"""A corner reaches so far along both edges, as a share of the shorter side."""
OPPOSITE = ((0, 2), (1, 3))
"""Corners are counted clockwise from the upper left."""


def corner_of(x: float, y: float, size: Size) -> int | None:
    """Return the corner in which a place lies, clockwise from the upper left, or ``None``."""
    width, height = size
    reach = SHARE * min(size)
    left, right, top, bottom = x <= reach, x >= width - reach, y <= reach, y >= height - reach
    for corner, inside in enumerate((left and top, right and top, right and bottom, left and bottom)):
        if inside:
            return corner
    return None


class CornerHold:
    """Watches every pointer; a finger that leaves its corner no longer counts."""

    def __init__(self, hold: float) -> None:
        """Ask for ``hold`` ms."""
        self._hold = hold
        self._held: dict[str, int] = {}
        self._passed = 0.0

    def watch(self, pointer: Pointer, size: Size) -> None:
        """Take one step of a pointer in a window of ``size`` px."""
        corner = corner_of(pointer.x, pointer.y, size)
        if pointer.phase is Phase.DOWN and corner is not None:
            self._held[pointer.id] = corner
        elif pointer.phase is not Phase.MOVE or self._held.get(pointer.id) != corner:
            self._held.pop(pointer.id, None)

    @property
    def touched(self) -> bool:
        """Whether a finger is in any corner."""
        return bool(self._held)

    @property
    def held(self) -> bool:
        """Whether two opposite corners are held."""
        if len(self._held) < 2:
            return False
        corners = set(self._held.values())
        return any(first in corners and second in corners for first, second in OPPOSITE)

    def update(self, dt: float) -> bool:
        """Let ``dt`` ms go by; return whether the sign was given just now."""
        if not self.held:
            self._passed = 0.0
            return False
        self._passed += dt
        if self._passed < self._hold:
            return False
        self.reset()
        return True

    def reset(self) -> None:
        """Begin anew: the fingers that are down no longer count."""
        self._held.clear()
        self._passed = 0.0
