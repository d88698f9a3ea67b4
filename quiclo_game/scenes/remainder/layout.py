"""Where everything lies on the table of no remainder, for any window.

Laid out on a sheet of 1920 × 1080 (or 1080 × 1920 upright), scaled to fit and centred; the seats use the whole width.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from quiclo_game.scenes.area import Area, Put, part_of_sheet
from quiclo_game.scenes.turntable import corner_frame
from quiclo_game.shell.turning import Frame

_SHEET = (1920.0, 1080.0)
GAP = 12.0
_MIDDLE = Area(30, 24, 1860, 836)
_MIDDLE_UPRIGHT = Area(24, 24, 1032, 1508)
"""The part of the sheet that is left between the panels of a table."""
_BESIDE = 390.0
"""So deep is the working, upright, for somebody at a side, in sheet px."""
FOOT = 46.0
"""Height of the line beneath a card with its stack and its remainder, in sheet px."""


@dataclass(frozen=True, slots=True)
class WorkPlace:
    """Where a pair is worked out: the ``area`` in the coordinates of the ``frame``, as whoever picks sees it."""

    frame: Frame
    area: Area
    hidden: Area | None = None
    """What it lies over for somebody at a side of the middle: everything there waits for so long."""
    shared: Area | None = None
    """Where the others read the same, if that is somewhere else."""

    def hides(self, area: Area) -> bool:
        """Say whether it lies over an area of the middle."""
        return self.hidden is not None and self.hidden.overlaps(area)


@dataclass(frozen=True, slots=True)
class RemainderLayout:
    """All places in px; ``scale`` turns sheet px into px of this window."""

    size: tuple[int, int]
    scale: float
    portrait: bool
    field: Area
    places: tuple[Area, ...]
    """The twelve places, two to a continent: the first of each lies in the upper row."""
    card_width: float
    divisor: Area
    meaning: Area
    reckoning: Area
    tools: tuple[Area, ...]
    """New deal, log, help, pause."""
    hints: tuple[Area, ...]
    """The keys of the hints: two alone, one at a table, where no working lies over it."""
    pairs: Area
    left: Area
    work: Area
    referee: Area
    """The switch of the referee, at a table."""
    seats: tuple[Area, ...]
    """The zones of the seats at the lower edge; alone the one place of the player."""
    piles: tuple[tuple[float, float], ...] = ()
    """Around a table: where the collected cards of the seats lie, whose panels are at its edges."""
    opposite: bool = False
    """Whether the upper row is for people who sit opposite, and faces them."""

    @property
    def around(self) -> bool:
        """Whether people sit around a table."""
        return bool(self.piles)

    def frame(self, place: int) -> Frame:
        """Return the local coordinates of a place: those of the table, or turned about its middle."""
        if not self.opposite or place % 2:
            return Frame(0, 0)
        area = self.places[place]
        return Frame(2 * area.cx, 2 * area.cy, 180)

    def work_place(self, turn: int) -> WorkPlace:
        """Return where the working faces somebody ``turn`` degrees from the middle: at a side, over what lies there."""
        if not turn % 180:
            return WorkPlace(corner_frame(self.work, turn), Area(0, 0, self.work.width, self.work.height))
        if self.portrait:
            hidden = Area(self.work.x, self.work.y, self.work.width, self.pairs.bottom - self.work.y)
            depth = _BESIDE * self.scale
            left, rest = (hidden.x, hidden.x + depth) if turn == 90 else (hidden.right - depth, hidden.x)
            near = Area(left, hidden.y, depth, hidden.height)
            shared = Area(rest, hidden.y, hidden.width - depth, hidden.height * 0.6)
        else:
            top, bottom = (self.divisor, self.reckoning) if turn == 90 else (self.pairs, self.left)
            hidden = near = Area(top.x, top.y, top.width, bottom.bottom - top.y)
            shared = self.work
        return WorkPlace(corner_frame(near, turn), Area(0, 0, near.height, near.width), hidden, shared)

    def card_place(self, place: int) -> tuple[float, float]:
        """Return the middle of the card of a place."""
        area = self.places[place]
        return area.cx, area.y + 12 * self.scale + self.card_width * 0.665

    def stack_place(self, place: int) -> tuple[float, float]:
        """Return from where a new card comes to a place: from the sign of its stack."""
        area = self.places[place]
        return area.x + 24 * self.scale, area.bottom - 24 * self.scale

    def pile_place(self, seat: int) -> tuple[float, float]:
        """Return where a seat's collected cards lie."""
        if self.around and seat >= 0:
            return self.piles[seat]
        if not 0 <= seat < len(self.seats):
            return self.field.cx, self.field.y - 300 * self.scale
        area = self.seats[seat]
        if len(self.seats) == 1:
            return area.right - 120 * self.scale, area.cy
        return area.right - 44 * self.scale, area.y + 36 * self.scale


def lay_out(
    size: tuple[int, int],
    *,
    seats: int,
    referee: bool = True,
    piles: tuple[tuple[float, float], ...] = (),
    opposite: bool = False,
) -> RemainderLayout:
    """Return the layout for a window of ``size`` px, upright if it is higher than wide; people may want a referee.

    With ``piles`` it is the middle of a table with the seats at its edges.
    """
    width, height = size
    portrait = height > width
    if piles:
        part = _MIDDLE_UPRIGHT if portrait else _MIDDLE
        unit, put_middle = part_of_sheet(size, part, low=False)
        arrange = _upright if portrait else _wide
        layout = arrange(size, unit, seats, referee, put_middle)
        return replace(_within(layout, part.bottom, put_middle), seats=(), piles=piles, opposite=opposite)
    sheet = _SHEET[::-1] if portrait else _SHEET
    scale = min(width / sheet[0], height / sheet[1])
    left, top = (width - sheet[0] * scale) / 2, (height - sheet[1] * scale) / 2

    def put(x: float, y: float, w: float, h: float) -> Area:
        return Area(left + x * scale, top + y * scale, w * scale, h * scale)

    layout = (_upright if portrait else _wide)(size, scale, seats, referee, put)
    if portrait:
        zones = put(24, 1548, 1032, 348) if seats > 3 else put(24, 1636, 1032, 220)
        return replace(layout, seats=_seats(zones, seats, 3, scale))
    zones = Area(30 * scale, top + 880 * scale, width - 60 * scale, 180 * scale)
    return replace(layout, seats=_seats(zones, seats, 6, scale))


def _within(layout: RemainderLayout, bottom: float, put: Put) -> RemainderLayout:
    """Return the layout with the pairs ended where the sheet does, which on a couch goes on below them."""
    pairs, end = layout.pairs, put(0, bottom, 0, 0).y
    return replace(layout, pairs=replace(pairs, height=min(pairs.height, end - pairs.y)))


def _upright(size: tuple[int, int], scale: float, seats: int, referee: bool, put: Put) -> RemainderLayout:
    field, card = put(24, 348, 1032, 548), 146 * scale
    alone = seats == 1
    return RemainderLayout(
        size=size,
        scale=scale,
        portrait=True,
        field=field,
        places=_places(field, 10 * scale),
        card_width=card,
        divisor=put(24, 108, 330, 224),
        meaning=put(370, 108, 334, 224),
        reckoning=put(720, 108, 336, 224),
        tools=put(370, 24, 686, 68).columns(4, 13 * scale),
        hints=_stacked(put(24, 1236, 330, 150), 2, 12 * scale) if alone else (put(24, 24, 330, 68),),
        pairs=put(370, 1236, 686, 294 if seats > 3 else 380),
        left=put(24, 1398, 330, 110) if alone else put(24, 1236, 330, 166),
        referee=put(24, 1416, 330, 114),
        work=put(24, 912, 1032, 308),
        seats=(),
    )


def _wide(size: tuple[int, int], scale: float, seats: int, referee: bool, put: Put) -> RemainderLayout:
    field, card = put(366, 24, 1188, 566), 156 * scale
    return RemainderLayout(
        size=size,
        scale=scale,
        portrait=False,
        field=field,
        places=_places(field, 12 * scale),
        card_width=card,
        divisor=put(30, 24, 316, 270),
        meaning=put(30, 308, 316, 208),
        reckoning=put(30, 530, 316, 238 if seats > 1 and referee else 330),
        tools=put(1574, 24, 316, 66).columns(4, 13 * scale),
        hints=_stacked(put(1574, 106, 316, 76 if seats > 1 else 160), 1 if seats > 1 else 2, 10 * scale),
        pairs=put(1574, 198 if seats > 1 else 282, 316, 494 if seats > 1 else 410),
        left=put(1574, 708, 316, 152),
        referee=put(30, 780, 316, 80),
        work=put(366, 602, 1188, 258),
        seats=(),
    )


def _places(field: Area, gap: float) -> tuple[Area, ...]:
    """Return the places by number: 0 and 1 belong to the first continent, one above the other."""
    height = (field.height - gap) / 2
    found: list[Area] = []
    for column in field.columns(6, gap):
        found.append(Area(column.x, column.y, column.width, height))
        found.append(Area(column.x, column.y + height + gap, column.width, height))
    return tuple(found)


def _stacked(area: Area, count: int, gap: float) -> tuple[Area, ...]:
    height = (area.height - gap * (count - 1)) / count
    return tuple(Area(area.x, area.y + index * (height + gap), area.width, height) for index in range(count))


def _seats(area: Area, seats: int, across: int, scale: float) -> tuple[Area, ...]:
    gap = GAP * scale
    if seats == 1:
        return (area,)
    rows = -(-seats // across)
    height = (area.height - gap * (rows - 1)) / rows
    found: list[Area] = []
    for row in range(rows):
        in_row = min(across, seats - row * across)
        if seats == 4 and rows == 2:
            in_row = 2
        width = min(460 * scale, (area.width - gap * (in_row - 1)) / in_row)
        left = area.cx - (in_row * width + (in_row - 1) * gap) / 2
        found += [
            Area(left + column * (width + gap), area.y + row * (height + gap), width, height)
            for column in range(in_row)
        ]
    return tuple(found[:seats])
