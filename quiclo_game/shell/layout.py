"""Layout helpers: how large things are in this window; lengths in px unless a name says mm."""

from __future__ import annotations

from quiclo_game.shell.scene import Size

SHORT_SIDE = 1080.0
LONG_SIDE = 1920.0
LEAST_KEY = 42.0
"""No key is smaller in px of the look: 21 mm on a table (look.md)."""
FINGER_MM = 15.0
"""So large is what a finger surely meets (table.md, Seats)."""
LEAST_TEXT = 14.0
"""No text is smaller in px of the look: 7 mm on a table (look.md) …"""
TEXT_MM = 7.0
"""So high are letters at least that people read around a table (table.md, Seats)."""
MOST_GROWTH = 2.0
"""Tables have room for letters so many times as large."""
LEAST_PX = 10.0
"""… nor in px of a window from ``LEAST_WINDOW`` on: with less, letters are no longer told apart."""
LEAST_WINDOW = (1280, 720)
"""The smallest window that is promised; a smaller one shows the same, smaller."""


def scale(size: Size) -> float:
    """Return by how much the lengths of the look, made for 1920 × 1080, are multiplied in a window of ``size``.

    The same in both orientations (look.md).
    """
    return min(min(size) / SHORT_SIDE, max(size) / LONG_SIDE)


def least_letters(size: Size) -> float:
    """Return how small letters may be in a window of ``size``, in px: 7 mm on a table, and never below what reads."""
    return max(LEAST_TEXT * scale(size), LEAST_PX * min(1.0, scale(size) / scale(LEAST_WINDOW)))


def letters_for(size: Size, px_per_mm: float) -> float:
    """Return by how much letters grow so that the smallest ones in a window of ``size`` are 7 mm high; 2 at most."""
    return max(1.0, min(MOST_GROWTH, TEXT_MM * px_per_mm / max(1.0, least_letters(size))))


def smallest_key(size: Size, px_per_mm: float) -> float:
    """Return how large the smallest key is in a window of ``size``, in mm on the glass."""
    return LEAST_KEY * scale(size) / px_per_mm


def upright(size: Size) -> bool:
    """Say whether a window is higher than wide."""
    return size[1] > size[0]


def spread(count: int, length: float, gap: float, centre: float = 0.0) -> tuple[float, ...]:
    """Return the centres of ``count`` things of ``length`` in a row with ``gap`` between them, around ``centre``."""
    first = centre - (count - 1) * (length + gap) / 2
    return tuple(first + index * (length + gap) for index in range(count))


def fit(width: float, height: float, room_width: float, room_height: float) -> float:
    """Return the factor by which a thing fills its room without leaving it; 0 for a room without any extent."""
    return max(0.0, min(room_width / width, room_height / height))
