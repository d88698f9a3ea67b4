"""Letters as masks: rendered four times too large and averaged, so that they sit on fractions of a pixel unhinted."""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from typing import Literal

import font_fredoka_one
import numpy as np
import pygame

from assets.sprites.fields import Array, Mask, shrunk

Align = Literal["left", "centre", "right"]

FINE = 4
"""Fine pixels per pixel."""
HALO_STEPS = 32


@cache
def _font(size: int) -> pygame.font.Font:
    pygame.font.init()
    return pygame.font.Font(Path(font_fredoka_one.__file__).parent / "files" / "FredokaOne-Regular.ttf", size)


class Lettering:
    """A word in Fredoka One at one place: its ``align``-ed edge at x, the middle of its capitals at y (px).

    ``centre`` means the middle of what is inked, so that a numeral looks centred whatever its side bearings.
    """

    def __init__(self, text: str, size: float, x: float, y: float, align: Align = "centre") -> None:
        """Render ``text`` at a font size of ``size`` px."""
        font = _font(max(1, round(size * FINE)))
        surface = font.render(text, True, (255, 255, 255))
        ink: Array = pygame.surfarray.array_alpha(surface).T.astype(np.float32) / np.float32(255)
        columns = np.flatnonzero(ink.max(axis=0) > 0.15)
        self._first, self._last = int(columns[0]), int(columns[-1]) + 1
        capital = font.metrics("H")[0]
        middle = font.get_ascent() - (capital[3] if capital else 0) / 2
        anchor = {"left": 0.0, "right": float(ink.shape[1]), "centre": (self._first + self._last) / 2}[align]
        self._ink: Array = ink
        self._x, self._y = x * FINE - anchor, y * FINE - middle

    @property
    def left(self) -> float:
        """Return where the ink begins, in px."""
        return (self._x + self._first) / FINE

    @property
    def right(self) -> float:
        """Return where the ink ends, in px."""
        return (self._x + self._last) / FINE

    def mask(self) -> Mask:
        """Return the letters."""
        return self._placed(self._ink, 0)

    def halo(self, radius: float) -> Mask:
        """Return the letters widened by ``radius`` px all around."""
        reach = math.ceil(radius * FINE)
        height, width = self._ink.shape
        wide: Array = np.zeros((height + 2 * reach, width + 2 * reach), dtype=np.float32)
        for step in range(HALO_STEPS):
            angle = 2 * math.pi * step / HALO_STEPS
            dx = reach + round(radius * FINE * math.cos(angle))
            dy = reach + round(radius * FINE * math.sin(angle))
            target = wide[dy : dy + height, dx : dx + width]
            np.maximum(target, self._ink, out=target)
        return self._placed(wide, reach)

    def _placed(self, ink: Array, reach: int) -> Mask:
        x, y = round(self._x) - reach, round(self._y) - reach
        left, top = x // FINE, y // FINE
        height, width = ink.shape
        before = (y - top * FINE, x - left * FINE)
        after = (-(height + before[0]) % FINE, -(width + before[1]) % FINE)
        padded = np.pad(ink, ((before[0], after[0]), (before[1], after[1])))
        return Mask(shrunk(padded, FINE), left, top)
