"""Paper bits in the shapes of the continents: they fall, sway, and come to rest around the winner."""

from __future__ import annotations

import math
from dataclasses import dataclass

from quiclo_game.play.lots import Lots
from quiclo_game.scenes.area import Area
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.easing import out_quad
from quiclo_game.shell.palette import CONTINENTS
from quiclo_game.shell.pictures import Picture

FALL = 1800.0
"""So many ms until the last bit lies."""
BITS = 40
COLOURS = ("#4F86D6", "#F1CF65", "#E0604C", "#A64A80", "#7FB58C", "#3FB8AB")
"""The continents' colours, lightened where they would sink into the felt."""
SIZES = (26, 30, 36, 44)
TURN_STEP = 10
"""Bits turn in steps of so many degrees, so that their pictures are found again."""


@dataclass(frozen=True, slots=True)
class Bit:
    """A bit of paper: where it comes to rest, its picture, how it falls. Places in px of the sheet."""

    x: float
    y: float
    kind: int
    size: float
    turn: float
    start: float
    """When it begins to fall, as a share of ``FALL``."""
    sway: float


def scattered(area: Area, kept_clear: tuple[Area, ...], seed: int) -> tuple[Bit, ...]:
    """Return bits that rest within the area, apart from each other and clear of some places; equal for equal seeds."""
    lots = Lots(seed)
    bits: list[Bit] = []
    for _ in range(12 * BITS):
        if len(bits) == BITS:
            break
        x = area.x + lots.below(max(1, round(area.width)))
        y = area.y + lots.below(max(1, round(area.height)))
        size = SIZES[lots.below(len(SIZES))]
        turn = TURN_STEP * (lots.below(15) - 7)
        start, sway = lots.below(45) / 100, lots.below(60) - 30.0
        near = any(math.hypot(x - bit.x, y - bit.y) < 56 for bit in bits)
        if not near and not any(_inside(clear, x, y) for clear in kept_clear):
            bits.append(Bit(x, y, len(bits) % len(COLOURS), size, turn, start, sway))
    return tuple(bits)


def bit_draws(bits: tuple[Bit, ...], scale: float, elapsed: float) -> list[Draw]:
    """Return the bits as they are after ``elapsed`` ms; at rest from ``FALL`` on."""
    draws = []
    for bit in bits:
        share = min(1.0, max(0.0, (elapsed / FALL - bit.start) / (1.0 - bit.start)))
        if share <= 0.0:
            continue
        fallen = out_quad(share)
        rest = 1.0 - fallen
        x = bit.x + bit.sway * math.sin(6 * rest) * (rest > 0)
        y = -bit.size + (bit.y + bit.size) * fallen
        turn = round((bit.turn + 360 * rest) / TURN_STEP) * TURN_STEP
        code = CONTINENTS[bit.kind].code.lower()
        size = round(bit.size * scale)
        for colour, drop, alpha in (("shadow", 3 * scale, 0.45), (COLOURS[bit.kind], 0.0, 1.0)):
            look = Picture(f"continents/{code}.png", size, tint=colour, height=size)
            draws.append(Draw(look, x * scale + drop / 2, y * scale + drop, turn, alpha=alpha))
    return draws


def _inside(area: Area, x: float, y: float) -> bool:
    """Say whether a point lies in the ellipse that fills an area."""
    return ((x - area.cx) / (area.width / 2)) ** 2 + ((y - area.cy) / (area.height / 2)) ** 2 < 1.0
