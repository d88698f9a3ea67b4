"""What panels of all tables have in common: their ground, and the dots of a bot that thinks."""

from __future__ import annotations

from collections.abc import Iterator

from quiclo_game.scenes.area import Area
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.shapes import Box, Disc


def ground(area: Area, scale: float, alpha: float = 0.6) -> Draw:
    """Return the ground of a panel: dark, with a thin line and a soft shadow."""
    line_width = max(1.0, 1.5 * scale)
    look = Box(
        area.width,
        area.height,
        24 * scale,
        "panel",
        alpha,
        "line",
        line_width,
        0.75,
        shadow=10 * scale,
        shadow_alpha=0.3,
    )
    return Draw(look, area.cx, area.cy)


DOTS_ROOM = 74.0
"""So many sheet px at the right end of a large plate are kept for the dots, where a bot may think."""


def thinking_draws(x: float, y: float, scale: float, phase: float) -> Iterator[Draw]:
    """Yield three dots of which one is bright: a bot thinks. ``phase`` runs from 0 to 1."""
    for dot in range(3):
        bright = int(phase * 3) % 3 == dot
        yield Draw(Disc(7 * scale, "honey"), x + (dot - 1) * 24 * scale, y, alpha=1.0 if bright else 0.35)
