"""Short texts beneath each other that share the height of their place: each in as many lines as the others leave it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.text import Words

APART, NEAREST = 0.55, 0.08
"""Texts lie so many times the size of the first one apart, and nearer only where there is no room for that."""


def stacked(fonts: Fonts, x: float, y: float, height: float, *looks: Words) -> Iterator[Draw]:
    """Yield texts beneath each other with their middle at ``y``, together at most ``height`` px high.

    They are as large as that allows, at most as they are given; only the last one may lack its end.
    """
    gaps = len(looks) - 1
    looks, heights, spare = _set(fonts, height, looks)
    while spare < NEAREST * looks[0].size * gaps and any(look.size > fonts.least for look in looks):
        smaller = tuple(replace(look, size=max(fonts.least, look.size - 1)) for look in looks)
        looks, heights, spare = _set(fonts, height, smaller)
    if spare < 0:
        heights[-1] += spare
        looks = (*looks[:-1], replace(looks[-1], max_height=max(1.0, heights[-1])))
    gap = min(APART * looks[0].size, max(0.0, spare) / max(1, gaps))
    top = y - (sum(heights) + gap * gaps) / 2
    for look, high in zip(looks, heights, strict=True):
        yield Draw(look, x, top + high / 2)
        top += high + gap


def _set(fonts: Fonts, height: float, looks: tuple[Words, ...]) -> tuple[tuple[Words, ...], list[float], float]:
    """Return texts that may break into lines, how high each is (px), and what they leave of the height."""
    free = tuple(replace(look, max_height=height) for look in looks)
    heights = [look.setting(fonts).height for look in free]
    return free, heights, height - sum(heights)
