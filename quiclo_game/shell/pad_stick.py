"""Sticks: a left stick becomes one of four directions, a right stick a speed; both rest in their dead zone."""

from __future__ import annotations

import math

from quiclo_game.shell.inputs import Button

ENGAGES, RESTS = 0.6, 0.42
"""A left stick points somewhere beyond the first of these shares of its way, and no more below the second."""
DEAD = 0.2
"""A right stick and a trigger do nothing on so much of their way."""


def direction(across: float, down: float, before: Button | None) -> Button | None:
    """Return where a left stick points, ``None`` while it rests; it clings to where it pointed ``before``."""
    if math.hypot(across, down) < (RESTS if before is not None else ENGAGES):
        return None
    leans = 1.0 if before is None else 0.8 if before in (Button.LEFT, Button.RIGHT) else 1.25
    lying = abs(across) > abs(down) * leans
    if lying:
        return Button.RIGHT if across > 0 else Button.LEFT
    return Button.DOWN if down > 0 else Button.UP


def speed(value: float) -> float:
    """Return the speed (−1..1) that one axis of a right stick means: slow near the dead zone, fast at the end."""
    beyond = (abs(value) - DEAD) / (1.0 - DEAD)
    return math.copysign(min(1.0, beyond) ** 2, value) if beyond > 0 else 0.0
