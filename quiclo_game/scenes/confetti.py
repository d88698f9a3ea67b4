"""Paper bits in the shapes of the continents: they fall, sway, and come to rest around the winner."""

from __future__ import annotations

import math
from collections.abc import Iterator
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
"""So many come to rest, where there is room."""
PASSING = 28
"""So many fall past; each of them takes the share ``FALLING`` of the time."""
FALLING, GOING = 0.6, 0.12
"""The last so much of its way it goes out, above whatever lies below."""
MARGIN = 20.0
"""They sway by more than those that come to rest: so much farther they fall from the sides."""
SHADOW = 0.45
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
    passing: bool = False
    """Whether it falls past the stage and is gone, instead of coming to rest."""


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
    return (*bits, *_passing(area, lots))


def _passing(area: Area, lots: Lots) -> Iterator[Bit]:
    """Yield bits that fall through the whole area and are gone at its end: for a moment the air is full."""
    for index in range(PASSING):
        x = area.x + MARGIN + lots.below(max(1, round(area.width - 2 * MARGIN)))
        size, turn = SIZES[lots.below(len(SIZES))], TURN_STEP * lots.below(36)
        yield Bit(x, area.bottom, index % len(COLOURS), size, turn, lots.below(38) / 100, lots.below(90) - 45.0, True)


def bit_draws(bits: tuple[Bit, ...], scale: float, elapsed: float) -> list[Draw]:
    """Return the bits as they are after ``elapsed`` ms; at rest from ``FALL`` on."""
    draws = []
    for bit in bits:
        length = FALLING if bit.passing else 1.0 - bit.start
        share = min(1.0, max(0.0, (elapsed / FALL - bit.start) / length))
        if share <= 0.0 or (bit.passing and share >= 1.0):
            continue
        fallen = share if bit.passing else out_quad(share)
        rest = 1.0 - fallen
        x = (bit.x + bit.sway * math.sin(6 * rest) * (rest > 0)) * scale
        y = (-bit.size + (bit.y + bit.size) * fallen) * scale
        turn = round((bit.turn + 360 * rest) / TURN_STEP) * TURN_STEP
        name, size = f"continents/{CONTINENTS[bit.kind].code.lower()}.png", round(bit.size * scale)
        alpha = round(min(1.0, (1.0 - share) / GOING) * 8) / 8 if bit.passing else 1.0
        if not bit.passing:
            shadow = Picture(name, size, tint="shadow", height=size, alpha=SHADOW)
            draws.append(Draw(shadow, x + 1.5 * scale, y + 3 * scale, turn))
        draws.append(Draw(Picture(name, size, tint=COLOURS[bit.kind], height=size), x, y, turn, alpha=alpha))
    return draws


def _inside(area: Area, x: float, y: float) -> bool:
    """Say whether a point lies in the ellipse that fills an area."""
    return ((x - area.cx) / (area.width / 2)) ** 2 + ((y - area.cy) / (area.height / 2)) ** 2 < 1.0
