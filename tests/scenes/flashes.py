"""How often pictures flash: pairs of opposite changes of their mean luminance, as WCAG 2.3.1 counts them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

SWING = 0.1
"""A change counts from a tenth of the brightest possible luminance on."""
DARK = 0.8
"""And only if the darker picture is below this."""
MOST = 3
"""More flashes than these within a second can hurt people."""


def luminance(surface: pygame.Surface) -> float:
    """Return the mean relative luminance of a picture, 0 to 1."""
    mean = pygame.transform.average_color(surface)
    linear = [
        (channel / 255 / 12.92 if channel <= 10 else ((channel / 255 + 0.055) / 1.055) ** 2.4) for channel in mean
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def most_flashes(luminances: Sequence[float], per_second: int) -> int:
    """Return how many flashes there are at most within any second."""
    turns: list[int] = []
    extreme = luminances[0]
    rising: bool | None = None
    for index, value in enumerate(luminances):
        if rising is not False and extreme - value >= SWING and value < DARK:
            turns.append(index)
            extreme, rising = value, False
        elif rising is not True and value - extreme >= SWING and extreme < DARK:
            turns.append(index)
            extreme, rising = value, True
        elif rising is not None:
            extreme = max(extreme, value) if rising else min(extreme, value)
    return max((sum(at <= other < at + per_second for other in turns) for at in turns), default=0) // 2
