"""A table with people on its sides: the strip of panels along the edges, and the middle that turns to who is due."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from quiclo_game.play.seat_plan import Place, SeatPlan
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.shell.scene import Size
from quiclo_game.shell.turning import Frame


@dataclass(frozen=True, slots=True)
class Rim:
    """What a mode puts along the edges, in px: the ``depth`` of the panels, how ``long`` one is at most.

    ``margin`` is kept free at every edge, ``gap`` between panels and to the middle. Sides in ``always`` have their
    strip also where nobody sits; ``kept`` are stretches (px) at the lower and upper end of a side, by its turn.
    """

    depth: float
    long: float
    margin: float
    gap: float
    always: frozenset[int] = frozenset()
    kept: Mapping[int, tuple[float, float]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Panel:
    """The panel of a seat: its local coordinates, the origin in its upper left corner, and its size there, in px."""

    seat: Seat
    frame: Frame
    width: float
    height: float

    @property
    def area(self) -> Area:
        """Where it lies in the window."""
        return area_in(self.frame, Area(0, 0, self.width, self.height))


@dataclass(frozen=True, slots=True)
class Turntable:
    """All panels in seat order, and the ``middle``, both in window px."""

    middle: Area
    panels: tuple[Panel, ...]

    def frame(self, turn: int) -> Frame:
        """Return the local coordinates of the middle for somebody who looks at it from a side."""
        return corner_frame(self.middle, turn)

    def size(self, turn: int) -> Size:
        """Return width and height of the middle, seen from a side."""
        width, height = int(self.middle.width), int(self.middle.height)
        return (height, width) if turn % 180 else (width, height)


def corner_frame(area: Area, turn: int) -> Frame:
    """Return local coordinates over an area of the window, their origin in the corner that is upper left from there."""
    corners = {
        0: (area.x, area.y),
        90: (area.right, area.y),
        180: (area.right, area.bottom),
        270: (area.x, area.bottom),
    }
    return Frame(*corners[turn], turn)


def area_in(frame: Frame, area: Area) -> Area:
    """Return a local area as one of the window."""
    return _between(frame.outward(area.x, area.y), frame.outward(area.right, area.bottom))


def area_from(frame: Frame, area: Area) -> Area:
    """Return an area of the window as a local one."""
    return _between(frame.inward(area.x, area.y), frame.inward(area.right, area.bottom))


def set_table(window: Size, plan: SeatPlan, rim: Rim) -> Turntable:
    """Return where panels and middle lie in a window of ``window`` px; panels of one side do not overlap."""
    width, height = window
    sides = {place.turn for place in plan.places} | rim.always
    strip = rim.depth + rim.gap
    free = {turn: rim.margin + (strip if turn in sides else 0.0) for turn in (0, 90, 180, 270)}
    middle = Area(free[90], free[180], width - free[90] - free[270], height - free[180] - free[0])
    panels: dict[Seat, Panel] = {}
    for turn in sides:
        seats = sorted(
            (seat for seat, place in enumerate(plan.places) if place.turn == turn),
            key=lambda seat: plan.places[seat].along,
        )
        edge = corner_frame(Area(0, 0, width, height), turn)
        length, depth = (height, width) if turn % 180 else (width, height)
        before, after = free[(turn + 90) % 360], free[(turn + 270) % 360]
        kept = rim.kept.get(turn, (0.0, 0.0))
        start, end = before + kept[0], length - after - kept[1]
        y = depth - rim.margin - rim.depth
        for seat, x, long in _spread(seats, plan.places, start, end, length, rim):
            panels[seat] = Panel(seat, Frame(*edge.outward(x, y), turn), long, rim.depth)
    return Turntable(middle, tuple(panels[seat] for seat in range(len(plan.places))))


def _spread(
    seats: Sequence[Seat], places: Sequence[Place], start: float, end: float, length: float, rim: Rim
) -> list[tuple[Seat, float, float]]:
    """Return for the seats of one side, from its left, where a panel begins and how long it is."""
    if not seats:
        return []
    long = min(rim.long, (end - start - rim.gap * (len(seats) - 1)) / len(seats))
    found = [max(start, min(end - long, places[seat].along * length - long / 2)) for seat in seats]
    for index in range(1, len(found)):
        found[index] = max(found[index], found[index - 1] + long + rim.gap)
    found[-1] = min(found[-1], end - long)
    for index in range(len(found) - 2, -1, -1):
        found[index] = min(found[index], found[index + 1] - long - rim.gap)
    return [(seat, x, long) for seat, x in zip(seats, found, strict=True)]


def _between(first: tuple[float, float], second: tuple[float, float]) -> Area:
    left, right = sorted((first[0], second[0]))
    top, bottom = sorted((first[1], second[1]))
    return Area(left, top, right - left, bottom - top)
