"""Layout helpers: how large things are in this window; lengths in px unless a name says mm."""

from __future__ import annotations

from quiclo_game.shell.scene import Size

SHORT_SIDE = 1080.0
LONG_SIDE = 1920.0


def scale(size: Size) -> float:
    """Return by how much the lengths of the look, made for 1920 × 1080, are multiplied in a window of ``size``.

    The same in both orientations (look.md).
    """
    return min(min(size) / SHORT_SIDE, max(size) / LONG_SIDE)


def upright(size: Size) -> bool:
    """Say whether a window is higher than wide."""
    return size[1] > size[0]


def spread(count: int, length: float, gap: float, centre: float = 0.0) -> tuple[float, ...]:
    """Return the centres of ``count`` things of ``length`` in a row with ``gap`` between them, around ``centre``."""
    first = centre - (count - 1) * (length + gap) / 2
    return tuple(first + index * (length + gap) for index in range(count))


def at_least(length: float, millimetres: float, px_per_mm: float) -> float:
    """Return ``length``, or more where that would be less than so many mm on the glass (table.md, Seats)."""
    return max(length, millimetres * px_per_mm)


def fit(width: float, height: float, room_width: float, room_height: float) -> float:
    """Return the factor by which a thing fills its room without leaving it; 0 for a room without any extent."""
    return max(0.0, min(room_width / width, room_height / height))
