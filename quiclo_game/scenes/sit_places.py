"""Where one can sit around a table: the place nearest to a finger, and the stretches of the edges that are free."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from quiclo_game.play.seat_plan import TURNS, Place, SeatPlan
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.turntable import Panel, Rim, corner_frame
from quiclo_game.shell.layout import scale as scale_of
from quiclo_game.shell.scene import Size
from quiclo_game.shell.turning import Frame

DEPTH, LONG = 92.0, 420.0
"""Size of a seat's panel in sheet px; a free place to sit is as large."""
FREE = 300.0
"""Where so many sheet px of an edge are free, it says that one can sit there."""
ELBOWS = 270.0
"""Everybody has so many sheet px of an edge, at least."""


@dataclass(frozen=True, slots=True)
class FreePlace:
    """A stretch of an edge at which nobody sits: its area in the coordinates of its side."""

    frame: Frame
    area: Area
    place: Place

    @property
    def key(self) -> str:
        """Side, and per cent along it; see ``place_of``."""
        return f"{self.place.turn}:{self.place.along * 100:.0f}"


def rim(scale: float) -> Rim:
    """Return how large the panels along the edges are."""
    return Rim(DEPTH * scale, LONG * scale, 10 * scale, 10 * scale, frozenset(TURNS))


def nearest_place(size: Size, plan: SeatPlan, seat: Seat, x: float, y: float) -> Place:
    """Return the place of a seat at the edge that is nearest to a point of the window (px) and has room for it."""
    width, height = size
    gaps = {0: height - y, 90: x, 180: y, 270: width - x}
    others = [place.turn for other, place in enumerate(plan.places) if other != seat]
    scale = scale_of(size)
    most = {turn: int(((height if turn % 180 else width) - 2 * DEPTH * scale) / (ELBOWS * scale)) for turn in TURNS}
    turn = min((turn for turn in TURNS if others.count(turn) < most[turn]), key=lambda side: gaps[side])
    across, _ = corner_frame(Area(0, 0, width, height), turn).inward(x, y)
    return Place(turn, round(max(0.0, min(1.0, across / (height if turn % 180 else width))), 2))


def free_places(size: Size, panels: Iterable[Panel], scale: float) -> Iterator[FreePlace]:
    """Yield the free stretches of all edges of a window, given the panels of those who sit already."""
    width, height = size
    depth, gap, seated = DEPTH * scale, 10 * scale, tuple(panels)
    for turn in TURNS:
        length, across = (height, width) if turn % 180 else (width, height)
        frame = corner_frame(Area(0, 0, width, height), turn)
        corner = depth + 2 * gap
        taken = []
        for panel in seated:
            if panel.frame.turn == turn:
                start, _ = frame.inward(panel.frame.x, panel.frame.y)
                taken += [start - gap, start + panel.width + gap]
        ends = [corner, *sorted(taken), length - corner]
        for left, right in zip(ends[::2], ends[1::2], strict=True):
            if right - left < FREE * scale:
                continue
            wide = min(LONG * scale, right - left)
            area = Area((left + right - wide) / 2, across - gap - depth, wide, depth)
            yield FreePlace(frame, area, Place(turn, round(area.cx / length, 2)))


def place_of(text: str) -> Place:
    """Return the place that the key of a free stretch names: side, and per cent along it."""
    turn, _, along = text.partition(":")
    return Place(int(turn), int(along) / 100)
