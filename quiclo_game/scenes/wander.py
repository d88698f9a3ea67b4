"""Against burn-in: a picture that wanders slowly, so that no edge stays on the same px for days."""

from __future__ import annotations

import math
from collections.abc import Iterable

from quiclo_game.shell.draws import Draw

WANDER = 12.0
"""It wanders so many px to each side."""
ROUND_MS = 300_000.0
"""It comes round once in so many ms: never more than 24 px a minute."""


class Wander:
    """Shifts draws; one that stays the same object comes back as the same object, so that the stage sees it at once."""

    def __init__(self) -> None:
        """Begin where nothing is shifted."""
        self.shift = (0, 0)
        """By how many px the picture is shifted now."""
        self._time = 0.0
        self._kept: dict[str, dict[int, tuple[Draw, Draw]]] = {}

    def update(self, dt: float) -> None:
        """Wander on for ``dt`` ms."""
        self._time += dt
        angle = self._time / ROUND_MS * math.tau
        shift = round(WANDER * math.sin(angle)), round(WANDER / 2 * math.sin(2 * angle))
        if shift != self.shift:
            self.shift = shift
            self._kept.clear()

    def moved(self, part: str, draws: Iterable[Draw]) -> list[Draw]:
        """Return the draws of a part of the picture, shifted."""
        before = self._kept.get(part, {})
        after: dict[int, tuple[Draw, Draw]] = {}
        moved = []
        for draw in draws:
            kept = before.get(id(draw))
            if kept is None or kept[0] is not draw:
                kept = draw, draw.moved(*self.shift)
            after[id(draw)] = kept
            moved.append(kept[1])
        self._kept[part] = after
        return moved
