"""The light of the seat whose turn it is: a pool on the felt that comes to it, a ring, and a plate that swells.

A change of turn is felt before it is read (look.md, Motion, "Turn change"); nothing here covers the table.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.easing import clamp, in_out_cubic, out_cubic
from quiclo_game.shell.shapes import Box, Disc

if TYPE_CHECKING:
    from quiclo_game.scenes.turning_scene import TurningScene

CHANGE = 500.0
"""Ms that a change of turn takes."""
LEAVING, COMING = 200.0, 300.0
"""Of these the old edge takes so many to fade, then the new one to shine."""
CALM = 120.0
SWELL = 0.04
"""By so much the plate grows in the middle of its 300 ms."""
SWELL_STEPS = 4
"""A plate swells in so many steps, so that its pictures are found again."""
POOL = 340.0
"""How far the light reaches, in px of the design."""
STRENGTH = 0.14
"""How much of the light lies on the felt where it is brightest: +4 to +6 L*."""
LIGHT = "#6FB7D2"
SPREAD = 22.0
"""How far the ring runs out around the plate, in px of the design."""


@dataclass(frozen=True, slots=True)
class Lit:
    """Whose turn it is, from where it comes (the place at which the seat waits), and the plate that shows it."""

    seat: Seat
    origin: Area
    plate: Area
    pool: bool = True
    """Whether light lies on the felt there."""
    ring: bool = True
    """Whether the edge of the plate is lit from here; around a table the panels do so themselves."""


def lit_at(table: TurningScene, find: Callable[[Seat], Lit]) -> Lit | None:
    """Return, in px of the window, where a turn is shown: around a table on the panel of the seat, else as found."""
    seat = table.lit_seat
    if seat is None:
        return None
    if table.around:
        panel = table.edges.panels[seat].area
        return Lit(seat, panel, panel, ring=False)
    return find(seat)


class TurnLight:
    """Follows the turn of one table."""

    def __init__(self) -> None:
        """Shine on nobody; ``watch`` says where to look."""
        self._find: Callable[[], Lit | None] = lambda: None
        self._lit: Lit | None = None
        self._from: Area | None = None
        self._age = CHANGE
        self._calm = False

    @property
    def moving(self) -> bool:
        """Whether the next frame differs from this one."""
        return self._age < self._length

    @property
    def _length(self) -> float:
        return CALM if self._calm else CHANGE

    def watch(self, find: Callable[[], Lit | None]) -> None:
        """Ask ``find`` at every tick whose turn is shown, and where."""
        self._find = find

    def follow(self, dt: float, *, calm: bool) -> None:
        """Go on by ``dt`` ms to where the turn is now. ``calm``: fade in there, without travel."""
        before, self._lit = self._lit, self._find()
        lit = self._lit
        if lit is None or before is None:
            self._age, self._from = CHANGE, None
        elif lit.seat != before.seat:
            self._age, self._calm = 0.0, calm
            # Where the plate stays and only its name changes, the light comes from where the seat was waiting.
            self._from = lit.origin if before.plate == lit.plate else before.plate
        else:
            self._age = min(CHANGE, self._age + dt)

    def pan(self, width: float) -> float:
        """Return from where across a window ``width`` px wide the seat is heard: −1 is left, 1 right."""
        if self._lit is None or width <= 0:
            return 0.0
        return max(-1.0, min(1.0, 2 * self._lit.plate.cx / width - 1))

    @property
    def swell(self) -> float:
        """The factor by which the plate is larger just now, from 1 to 1.04 and back."""
        if self._calm or not LEAVING < self._age < CHANGE:
            return 1.0
        share = math.sin(math.pi * (self._age - LEAVING) / COMING)
        return 1.0 + SWELL * round(share * SWELL_STEPS) / SWELL_STEPS

    def pool(self, scale: float) -> Iterator[Draw]:
        """Yield the pool of light, to be drawn beneath everything but the felt; ``scale`` px per px of the design."""
        if self._lit is None or not self._lit.pool:
            return
        x, y, alpha = self._lit.plate.cx, self._lit.plate.cy, 1.0
        if self._calm:
            alpha = clamp(self._age / CALM)
        elif self._from is not None:
            share = in_out_cubic(self._age / CHANGE)
            x, y = self._from.cx + (x - self._from.cx) * share, self._from.cy + (y - self._from.cy) * share
        reach = POOL * scale
        yield Draw(Disc(reach * 0.35, None, glow=LIGHT, glow_size=reach * 0.4, glow_alpha=STRENGTH), x, y, alpha=alpha)

    def rings(self, scale: float) -> Iterator[Draw]:
        """Yield the edge that fades where the turn was, and the one that runs out around the plate where it is now."""
        if self._lit is None or not self._lit.ring or self._calm or self._age >= CHANGE:
            return
        if self._age < LEAVING and self._from is not None:
            yield from _ring(self._from, 0.0, 1.0 - self._age / LEAVING, scale)
        elif self._age >= LEAVING:
            share = out_cubic((self._age - LEAVING) / COMING)
            yield from _ring(self._lit.plate, SPREAD * scale * share, 1.0 - share, scale)


def swollen(draws: Iterable[Draw], area: Area, factor: float) -> Iterator[Draw]:
    """Yield draws as if what they show together were ``factor`` times as large about the middle of its area."""
    for draw in draws:
        if factor == 1.0:
            yield draw
        else:
            x, y = area.cx + (draw.x - area.cx) * factor, area.cy + (draw.y - area.cy) * factor
            yield replace(draw, x=x, y=y, scale=draw.scale * factor)


def _ring(area: Area, spread: float, alpha: float, scale: float) -> Iterator[Draw]:
    """Yield a honey edge around an area; it fades in twelfths, so that few pictures are needed."""
    step = round(6.0 * scale)
    grown = round(spread / step) * step if step else 0.0
    width, height = area.width + 2 * grown, area.height + 2 * grown
    radius = min(area.height / 2, 28 * scale) + grown
    look = Box(width, height, radius, None, line="honey", line_width=4 * scale, glow="honey", glow_size=9 * scale)
    yield Draw(look, area.cx, area.cy, alpha=round(alpha * 12) / 12)
