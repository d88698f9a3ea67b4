"""What a how-to is made of: slides that move by themselves, each with one sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from quiclo_game.locale import Words
from quiclo_game.shell.draws import Draw, Look
from quiclo_game.shell.easing import clamp

WINDOW = (576.0, 428.0)
"""Width and height of a slide's picture in px of the sheet."""


@dataclass
class Slide:
    """A picture in the making: draws are put down in px of the slide, (0, 0) is its top left corner."""

    scale: float
    words: Words
    draws: list[Draw] = field(default_factory=list)

    def put(self, look: Look, x: float, y: float, turn: float = 0.0, *, size: float = 1.0, alpha: float = 1.0) -> None:
        """Put down a look that already has its size in px of the window; ``size`` scales it."""
        if alpha > 0.0 and size > 0.0:
            self.draws.append(Draw(look, x * self.scale, y * self.scale, turn, size, alpha))


Painting = Callable[[Slide, float], None]
"""Puts a picture down as it is at a share (0 to 1) of its time."""


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture of a how-to: its sentence (a key of the locale), how long it takes (ms), and how it is painted."""

    sentence: str
    length: float
    paint: Painting


def part(progress: float, start: float, end: float) -> float:
    """Return how far a part that lasts from ``start`` to ``end`` has come, 0 to 1."""
    return clamp((progress - start) / (end - start))


def between(start: tuple[float, float], end: tuple[float, float], share: float) -> tuple[float, float]:
    """Return the place ``share`` of the way from one place to another."""
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
