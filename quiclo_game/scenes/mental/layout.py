"""Where everything lies on the table of mental arithmetic, for any window.

Laid out on a sheet of 1920 × 1080 (or 1080 × 1920 upright), scaled to fit and centred.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area, Put, part_of_sheet
from quiclo_game.scenes.turn_light import Lit
from quiclo_game.shell.cards import HEIGHT

_SHEET = (1920.0, 1080.0)
_MIDDLE = Area(8, 110, 1904, 962)
_MIDDLE_UPRIGHT = Area(20, 16, 1040, 1890)
"""The part of the sheet that is left between the panels of a table."""
PEEK = 6.0
"""So many sheet px of each covered card show above the one that covers it."""


IN_ROW, TALL = 100.0, 150.0
"""Width of a card in sheet px where nobody presses keys: all twelve in one line, or upright in two."""


@dataclass(frozen=True, slots=True)
class MentalLayout:
    """All places in px; ``scale`` turns sheet px into px of this window."""

    size: tuple[int, int]
    scale: float
    portrait: bool
    around: bool
    """Whether people sit around a table: then the panels of all seats lie outside."""
    others: tuple[Area, ...]
    """Panels of the seats that wait, in the order in which they will be due."""
    tools: tuple[Area, ...]
    """Undo, log, help, pause."""
    stacks: Area
    dice: tuple[tuple[float, float], ...]
    die_size: float
    product: Area
    goal: tuple[float, float, float]
    """Middle and radius of the disc with the target."""
    message: Area
    time: Area
    panel: Area
    """The panel of the seat whose turn it is."""
    line: Area
    steps: Area
    cards: tuple[tuple[float, float], ...]
    """Middles of the twelve own places, two of each continent, one above the other."""
    card_width: float
    keys: tuple[tuple[Area, ...], ...]
    """Three rows: operators; parentheses (or results) and back; hint, pass, check."""
    plate: Area
    collected: Area
    ways: tuple[Area, ...]
    """The keys of both ways to calculate."""
    best: Area

    def lit(self, seat: Seat) -> Lit:
        """Return where the turn of a seat is shown; it was the first of those that wait."""
        return Lit(seat, self.others[0] if self.others else self.plate, self.plate)

    def stack_places(self) -> tuple[Area, ...]:
        """Return the places of the six stacks within their panel."""
        if self.portrait:
            row = Area(
                self.stacks.x + 8 * self.scale,
                self.stacks.y + 46 * self.scale,
                self.stacks.width - 16 * self.scale,
                self.stacks.height - 54 * self.scale,
            )
            return row.columns(6, 4 * self.scale)
        inner = Area(
            self.stacks.x + 12 * self.scale,
            self.stacks.y + 50 * self.scale,
            self.stacks.width - 24 * self.scale,
            self.stacks.height - 58 * self.scale,
        )
        height = inner.height / 3
        found: list[Area] = []
        for row_number in range(3):
            row = Area(inner.x, inner.y + row_number * height, inner.width, height)
            found += row.columns(2, 8 * self.scale)
        return tuple(found)


def lay_out(size: tuple[int, int], *, seats: int, pad: bool = True, around: bool = False) -> MentalLayout:
    """Return the layout for a window of ``size`` px, upright if it is higher than wide; no ``pad``: larger cards.

    ``around``: it is the middle of a table, with the panels of all seats at its edges.
    """
    width, height = size
    portrait = height > width
    if around:
        part = _MIDDLE_UPRIGHT if portrait else _MIDDLE
        unit, put_middle = part_of_sheet(size, part)
        layout = (_upright if portrait else _wide)(size, unit, 1, put_middle, with_pad=pad)
        collected = put_middle(40, 892, 400, 84) if portrait else put_middle(14, 640, 212, 206)
        hand = put_middle(part.cx - 100, part.bottom - 40, 200, 40)
        ways = put_middle(460, 892, 580, 84).columns(2, 13 * unit) if portrait else layout.ways
        return replace(layout, around=True, collected=collected, plate=hand, ways=ways)
    sheet = _SHEET[::-1] if portrait else _SHEET
    scale = min(width / sheet[0], height / sheet[1])
    left, top = (width - sheet[0] * scale) / 2, (height - sheet[1] * scale) / 2

    def put(x: float, y: float, w: float, h: float) -> Area:
        return Area(left + x * scale, top + y * scale, w * scale, h * scale)

    return (_upright if portrait else _wide)(size, scale, seats, put, with_pad=pad)


def _wide(size: tuple[int, int], scale: float, seats: int, put: Put, *, with_pad: bool) -> MentalLayout:
    waiting = seats - 1
    top = 206.0 if waiting else 116.0
    pad = put(930, 722, 732, 330) if with_pad else put(690, 676, 540, 370)
    spread = _cards(put(316, 800, 0, 0), 106 * scale, 160 * scale) if with_pad else _row(put(322, 834, 0, 0), scale)
    return MentalLayout(
        size=size,
        scale=scale,
        portrait=False,
        around=False,
        others=_row_of(put(30, 14, 1860, 178), waiting, 5, scale),
        tools=put(1574, top, 316, 66).columns(4, 13 * scale),
        stacks=put(30, top, 236, 352),
        dice=tuple((area.cx, area.cy) for area in (put(294 + 192 * i, top + 10, 176, 176) for i in range(3))),
        die_size=176 * scale,
        product=put(290, top + 204, 570, 82),
        goal=(put(1100, 0, 0, 0).x, put(0, top + 176, 0, 0).y, 138 * scale),
        message=put(1266, top + 40, 290, 270),
        time=put(1574, top + 80, 316, 272),
        panel=put(240, 572, 1440, 494),
        line=put(258, 588, 1404, 78 if with_pad else 94),
        steps=put(258, 670 if with_pad else 690, 1404, 44),
        cards=spread,
        card_width=(94 if with_pad else IN_ROW) * scale,
        keys=_keys(pad, 14 * scale),
        plate=put(14, 572, 212, 84),
        collected=put(14, 670, 212, 206),
        ways=(put(14, 890, 212, 82), put(14, 984, 212, 82)),
        best=put(1694, 572, 212, 494),
    )


def _upright(size: tuple[int, int], scale: float, seats: int, put: Put, *, with_pad: bool) -> MentalLayout:
    waiting = seats - 1
    rows = -(-waiting // 3)
    row_height = 152 if rows > 1 else 190
    top = 104 + rows * row_height
    middle = top + max(0.0, (868 - top - 444) / 2)
    row = put(24, middle + 272, 1032, 172)
    return MentalLayout(
        size=size,
        scale=scale,
        portrait=True,
        around=False,
        others=_row_of(put(24, 104, 1032, rows * row_height - 12), waiting, 3, scale),
        tools=put(370, 22, 686, 68).columns(4, 13 * scale),
        stacks=Area(row.x, row.y, 350 * scale, row.height),
        dice=tuple((area.cx, area.cy) for area in (put(40 + 176 * i, middle, 150, 150) for i in range(3))),
        die_size=150 * scale,
        product=put(32, middle + 166, 560, 78),
        goal=(put(860, 0, 0, 0).x, put(0, middle + 126, 0, 0).y, 122 * scale),
        message=put(40, 1534 if with_pad else 1720, 1000, 64),
        time=Area(row.x + 362 * scale, row.y, 300 * scale, row.height),
        panel=put(24, 880, 1032, 1020),
        line=put(40, 986, 1000, 84),
        steps=put(40, 1074, 1000, 44),
        cards=_cards(put(125, 1228 if with_pad else 1300, 0, 0), 166 * scale, (202 if with_pad else 256) * scale),
        card_width=(124 if with_pad else TALL) * scale,
        keys=_keys(put(40, 1610, 1000, 276), 12 * scale),
        plate=put(40, 892, 330, 84),
        collected=put(382, 892, 300, 84),
        ways=put(694, 892, 346, 84).columns(2, 12 * scale),
        best=Area(row.x + 674 * scale, row.y, 358 * scale, row.height),
    )


def _row(first: Area, scale: float) -> tuple[tuple[float, float], ...]:
    """Return twelve places in one line, those of a continent side by side."""
    pair = 2 * IN_ROW + 34
    return tuple((first.x + (place // 2 * pair + place % 2 * (IN_ROW + 8)) * scale, first.y) for place in range(12))


def _cards(first: Area, across: float, down: float) -> tuple[tuple[float, float], ...]:
    return tuple((first.x + place // 2 * across, first.y + place % 2 * down) for place in range(12))


def _keys(pad: Area, gap: float) -> tuple[tuple[Area, ...], ...]:
    height = (pad.height - 2 * gap) / 3
    rows = [Area(pad.x, pad.y + index * (height + gap), pad.width, height) for index in range(3)]
    operators = rows[0].columns(4, gap)
    second, third = rows[1].columns(4, gap), rows[2].columns(4, gap)
    return (
        operators,
        (*second[:2], _joined(second[2], second[3])),
        (*third[:2], _joined(third[2], third[3])),
    )


def _joined(first: Area, second: Area) -> Area:
    return Area(first.x, first.y, second.right - first.x, first.height)


def _row_of(area: Area, count: int, across: int, scale: float) -> tuple[Area, ...]:
    if not count:
        return ()
    gap = 12 * scale
    rows = -(-count // across)
    height = (area.height - gap * (rows - 1)) / rows
    found: list[Area] = []
    for row in range(rows):
        in_row = min(across, count - row * across)
        width = (area.width - gap * (across - 1)) / across
        left = area.cx - (in_row * width + (in_row - 1) * gap) / 2
        found += [
            Area(left + index * (width + gap), area.y + row * (height + gap), width, height) for index in range(in_row)
        ]
    return tuple(found)


def pile_top(width: float) -> float:
    """Return how far the upper edge of a card ``width`` px wide lies above its middle."""
    return width * HEIGHT / 2
