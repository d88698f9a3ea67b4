"""The palm filter: tells a resting hand from fingers that mean something (table.md, Touch)."""

from __future__ import annotations

import math

from quiclo_game.shell.frozen import frozen

PALM_CONTACTS = 3
PALM_SPREAD_MM = 60.0
PALM_WITHIN = 50.0
"""So many new contacts, so close to each other, within so many ms are a palm."""

SHORTEST_TAP = 30.0
"""A contact that lives for less, in ms, is no tap."""


@frozen
class _Beginning:
    id: str
    x: float
    y: float
    time: float


class PalmFilter:
    """Remembers the newest contacts and says which of them are a palm."""

    def __init__(self, px_per_mm: float) -> None:
        """Measure distances on a screen of ``px_per_mm``."""
        self.px_per_mm = px_per_mm
        self._new: list[_Beginning] = []

    def began(self, id: str, x: float, y: float, now: float) -> frozenset[str]:
        """Note a new contact at (x, y) px; return the ids of the palm that it completes, itself included, or none."""
        reach = PALM_SPREAD_MM * self.px_per_mm
        self._new = [one for one in self._new if now - one.time <= PALM_WITHIN and one.id != id]
        self._new.append(_Beginning(id, x, y, now))
        near = frozenset(one.id for one in self._new if math.hypot(one.x - x, one.y - y) <= reach)
        return near if len(near) >= PALM_CONTACTS else frozenset()

    def too_short(self, began: float, now: float) -> bool:
        """Say whether a contact that began at the earliest at ``began`` ms and ends now is no tap.

        The earliest moment counts, so that a slow frame, which hides when things happened, never swallows a tap.
        """
        return now - began < SHORTEST_TAP
