"""Something rare was done: silhouettes of all continents burst over the table, and a ring runs out; nothing flashes.

Rare are a calculation with all dice or all cards, a cleared table, and a combination; the sound "triumph" tells them.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

from quiclo_game.play.lots import Lots
from quiclo_game.scenes.confetti import COLOURS, TURN_STEP
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.easing import clamp, out_cubic
from quiclo_game.shell.palette import CONTINENTS
from quiclo_game.shell.pictures import Picture
from quiclo_game.shell.shapes import Disc

TRIUMPH = "triumph"
"""The sound that goes with it."""
LENGTH = 1500.0
BITS = 36
REACH = 560.0
"""How far the outermost bits fly, in px of the design."""
SINK = 260.0
"""How far they sink in the end."""
RING_MS, RING = 620.0, 300.0
RING_STEPS = 16
SIZES = (30, 38, 48)
FADE, CALM = 380.0, 120.0


@dataclass(frozen=True, slots=True)
class Spark:
    """One bit: the way it flies (a unit vector times its reach, px of the design), its picture, and how it turns."""

    x: float
    y: float
    kind: int
    size: int
    turn: float
    spin: float


class Celebration:
    """The burst over one table, if there is one."""

    def __init__(self) -> None:
        """Rest."""
        self._age = LENGTH
        self._sparks: tuple[Spark, ...] = ()
        self._count = 0
        self._calm = False

    @property
    def active(self) -> bool:
        """Whether something is still to be seen."""
        return self._age < LENGTH

    def hear(self, sound: str, *, calm: bool) -> None:
        """Burst if a sound is that of a triumph; ``calm``: the bits are there and gone, without flying."""
        if sound == TRIUMPH:
            self._count += 1
            self._age, self._calm = 0.0, calm
            self._sparks = tuple(_sparks(Lots(self._count)))

    def update(self, dt: float) -> None:
        """Go on by ``dt`` ms."""
        self._age = min(LENGTH, self._age + dt)

    def draws(self, width: float, height: float, scale: float) -> Iterator[Draw]:
        """Yield the burst over a window of so many px; ``scale`` px per px of the design."""
        if not self.active:
            return
        x, y = width / 2, height * 0.4
        flown = 1.0 if self._calm else out_cubic(self._age / LENGTH)
        sunk = SINK * (self._age / LENGTH) ** 2 * (not self._calm)
        alpha = clamp((LENGTH - self._age) / (CALM if self._calm else FADE))
        if self._calm:
            alpha = min(alpha, clamp(self._age / CALM))
        elif self._age < RING_MS:
            share = round(out_cubic(self._age / RING_MS) * RING_STEPS) / RING_STEPS
            ring = Disc(RING * scale * max(0.1, share), None, line="honey", line_width=6 * scale, line_alpha=0.8)
            yield Draw(ring, x, y, alpha=round((1 - share) * RING_STEPS) / RING_STEPS)
        for spark in self._sparks:
            turn = round((spark.turn + spark.spin * flown) / TURN_STEP) * TURN_STEP
            size = round(spark.size * scale)
            name = f"continents/{CONTINENTS[spark.kind].code.lower()}.png"
            look = Picture(name, size, tint=COLOURS[spark.kind], height=size)
            place = x + spark.x * flown * scale, y + (spark.y * flown + sunk) * scale
            yield Draw(look, *place, turn, alpha=round(alpha * 8) / 8)


def _sparks(lots: Lots) -> Iterator[Spark]:
    """Yield bits that fly apart to all sides, more of them sideways than up and down, as a table is wide."""
    for index in range(BITS):
        angle = math.radians(360 * index / BITS + lots.below(10))
        reach = REACH * (0.35 + lots.below(66) / 100)
        size, turn, spin = SIZES[lots.below(len(SIZES))], 10.0 * lots.below(36), 60.0 * (lots.below(7) - 3)
        yield Spark(reach * math.cos(angle), 0.62 * reach * math.sin(angle), index % 6, size, turn, spin)
