"""Cards that are dealt: a back on its way from its stack, and a card that turns over, at every table alike."""

from __future__ import annotations

import math

from quiclo_game.shell.cards import CardFace
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.flipped_card import FlippedCard

Point = tuple[float, float]

ARC = 24.0
"""How far a card rises above the straight way, in px of the design."""
TURN = 8.0
"""Degrees by which it is turned as it leaves the stack."""
STEPS = 24
"""A card grows and turns in so many steps; as all backs are alike, all cards share their pictures."""
NARROW_STEPS = 14
"""A turning card is seen in so many widths: each one of them has to be scaled, for every card anew."""
LIFT = 8.0
"""How far it rises while it turns over, in u."""


def dealt(width: float, start: Point, end: Point, travel: float, small: float, scale: float, alpha: float) -> Draw:
    """Return a back ``width`` px wide that has come so far from its stack (0 to 1), where it was ``small`` as a share.

    Places are px, ``scale`` is px per px of the design.
    """
    step = round(travel * STEPS) / STEPS
    x, y = start[0] + (end[0] - start[0]) * travel, start[1] + (end[1] - start[1]) * travel
    rise = ARC * scale * math.sin(math.pi * travel)
    return Draw(CardFace(0, width), x, y - rise, TURN * (1 - step), small + (1 - small) * step, alpha)


def turning(card: int, width: float, place: Point, flip: float, alpha: float) -> Draw:
    """Return a card that has turned over so far: its back, ever narrower, then its face (``flip`` 0 to 1)."""
    narrow = abs(math.cos(math.pi * flip))
    lift = LIFT * math.sin(math.pi * flip) * width / 100
    look = FlippedCard(card if flip >= 0.5 else 0, width, max(1, round(narrow * NARROW_STEPS)) / NARROW_STEPS)
    return Draw(look, place[0], place[1] - lift, alpha=alpha)
