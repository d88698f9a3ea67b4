"""Where everything lies on the table of brain training, for any window: numbers of the art direction, times its scale.

The middle is laid out on a sheet of 1920 × 1080 (or 1080 × 1920 upright), scaled to fit and centred; what runs along
the edges (circuit, plates, overview) uses the whole window.
"""

from __future__ import annotations

from dataclasses import dataclass

from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area, Put, part_of_sheet
from quiclo_game.scenes.turn_light import Lit

MARGIN = 12.0
DEPTH = 76.0
"""Distance of the circuit from the edge, and its depth, in sheet px."""
_SHEET = (1920.0, 1080.0)
_MIDDLE = Area(154, 160, 1612, 818)
_MIDDLE_UPRIGHT = Area(112, 250, 856, 1426)
"""The part of the sheet that is left between the panels of a table."""


@dataclass(frozen=True, slots=True)
class BrainLayout:
    """All places in px; ``scale`` turns sheet px into px of this window."""

    size: tuple[int, int]
    scale: float
    portrait: bool
    race: bool
    seats: tuple[Area, ...]
    """Name plates (race) or overviews of cards (conquest), in seat order."""
    around: bool
    """Whether people sit around a table: panels and circuit lie outside, ``seats`` are for what flies there."""
    chooser: Area
    """The panel of the three D6 and the six stacks."""
    last: Area
    round: Area
    tools: tuple[Area, ...]
    """Undo, log, help, pause."""
    targets: tuple[tuple[float, float], ...]
    target_pitch: float
    target_width: float
    label_y: float
    numbers: tuple[tuple[float, float], ...]
    number_size: float
    pad: Area
    line: Area
    dice_keys: tuple[Area, ...]
    operator_keys: tuple[Area, ...]
    back_key: Area
    clear_key: Area
    message: Area
    main_key: Area
    plate: Area
    score: Area
    hint_key: Area
    reveal_key: Area
    start: Area
    goal: Area

    def lit(self, seat: Seat) -> Lit:
        """Return where the turn of a seat is shown; it comes from the row of all seats."""
        return Lit(seat, self.seats[seat], self.plate)

    def target_place(self, index: int, count: int) -> tuple[float, float]:
        """Return the middle of the ``index``-th of ``count`` target cards: they lie centred side by side."""
        x, y = self.targets[0]
        return x + (index - (count - 1) / 2) * self.target_pitch, y

    def dice_of_chooser(self) -> tuple[tuple[float, float], ...]:
        """Return the middles of the three D6."""
        pitch = min(98 * self.scale, self.chooser.width / 3.3)
        y = self.chooser.y + 66 * self.scale
        return tuple((self.chooser.cx + (index - 1) * pitch, y) for index in range(3))

    def stacks(self) -> tuple[Area, ...]:
        """Return the places of the six continents' stacks within the chooser."""
        inner = self.chooser.inset(10 * self.scale)
        row = Area(inner.x, self.chooser.bottom - 70 * self.scale, inner.width, 40 * self.scale)
        return row.columns(6, 6 * self.scale)


def lay_out(size: tuple[int, int], *, race: bool, seats: int, panels: tuple[Area, ...] | None = None) -> BrainLayout:
    """Return the layout for a window of ``size`` px: upright if it is higher than wide.

    With ``panels`` at the edges of a table it is only the middle of it.
    """
    width, height = size
    portrait = height > width
    arrange = _upright if portrait else _wide
    if panels is not None:
        part = _MIDDLE_UPRIGHT if portrait else _MIDDLE
        unit, put_middle = part_of_sheet(size, part)
        return arrange(size, unit, race, panels, put_middle, around=True)
    sheet = _SHEET[::-1] if portrait else _SHEET
    scale = min(width / sheet[0], height / sheet[1])
    left, top = (width - sheet[0] * scale) / 2, (height - sheet[1] * scale) / 2
    shift = 0.0 if race else (84.0 if portrait else 30.0)

    def put(x: float, y: float, w: float, h: float) -> Area:
        return Area(left + x * scale, top + (y + shift) * scale, w * scale, h * scale)

    edge = (MARGIN + DEPTH + 22 if race else MARGIN) * scale
    strip = Area(edge, (MARGIN + DEPTH + 12) * scale if race else MARGIN * scale, width - 2 * edge, 0)
    return arrange(size, scale, race, _seat_areas(strip, seats, race, scale, portrait), put)


def _seat_areas(strip: Area, seats: int, race: bool, scale: float, portrait: bool) -> tuple[Area, ...]:
    across = min(seats, 3) if portrait else seats
    gap, height = 12 * scale, (56 if race else 148) * scale
    widest = (340 if race else 620) * scale
    width = min(widest, (strip.width - gap * (across - 1)) / across)
    areas = []
    for seat in range(seats):
        row, column = divmod(seat, across)
        in_row = min(across, seats - row * across)
        x = strip.cx + (column - in_row / 2) * (width + gap) + gap / 2
        areas.append(Area(x, strip.y + row * (height + gap), width, height))
    return tuple(areas)


def _wide(
    size: tuple[int, int], scale: float, race: bool, seats: tuple[Area, ...], put: Put, *, around: bool = False
) -> BrainLayout:
    pad = put(460, 622, 1000, 356)
    keys = put(484, 748, 952, 96).columns(6, 14 * scale)
    operators = put(484, 862, 952, 96).columns(6, 14 * scale)
    return BrainLayout(
        size=size,
        scale=scale,
        portrait=False,
        race=race,
        seats=seats,
        around=around,
        chooser=put(154, 176, 352, 196),
        last=put(1414, 176, 352, 196),
        round=put(154, 392, 352, 62),
        tools=put(1414, 392, 352, 62).columns(4, 14 * scale),
        targets=((put(960, 290, 0, 0).x, put(960, 290, 0, 0).y),),
        target_pitch=206 * scale,
        target_width=150 * scale,
        label_y=put(0, 424, 0, 0).y,
        numbers=_row(put(960, 534, 0, 0), 146 * scale),
        number_size=158 * scale,
        pad=pad,
        line=put(478, 638, 964, 96),
        dice_keys=keys,
        operator_keys=operators[:4],
        back_key=operators[4],
        clear_key=operators[5],
        message=put(1480, 622, 286, 116),
        main_key=put(1480, 752, 286, 98),
        plate=put(160, 762, 284, 84),
        score=put(160, 810, 284, 110) if around else put(160, 862, 284, 96),
        hint_key=put(1480, 866, 136, 92),
        reveal_key=put(1630, 866, 136, 92),
        start=put(98, 780, 48, 200),
        goal=put(98, 570, 48, 200),
    )


def _upright(
    size: tuple[int, int], scale: float, race: bool, seats: tuple[Area, ...], put: Put, *, around: bool = False
) -> BrainLayout:
    operators = put(136, 1308, 808, 104).columns(6, 12 * scale)
    return BrainLayout(
        size=size,
        scale=scale,
        portrait=True,
        race=race,
        seats=seats,
        around=around,
        chooser=put(112, 250, 420, 196),
        last=put(548, 250, 420, 196),
        round=put(112, 462, 420, 66),
        tools=put(548, 462, 420, 66).columns(4, 14 * scale),
        targets=((put(540, 672, 0, 0).x, put(540, 672, 0, 0).y),),
        target_pitch=228 * scale,
        target_width=172 * scale,
        label_y=put(0, 820, 0, 0).y,
        numbers=_row(put(540, 932, 0, 0), 140 * scale),
        number_size=150 * scale,
        pad=put(112, 1030, 856, 402),
        line=put(130, 1048, 820, 108),
        dice_keys=put(136, 1180, 808, 108).columns(6, 12 * scale),
        operator_keys=operators[:4],
        back_key=operators[4],
        clear_key=operators[5],
        message=put(112, 1450, 420, 110),
        main_key=put(548, 1450, 420, 110),
        plate=put(112, 1580, 318, 96),
        score=put(112, 1580, 574, 96) if around else put(446, 1580, 240, 96),
        hint_key=put(702, 1580, 126, 96),
        reveal_key=put(842, 1580, 126, 96),
        start=put(112, 1706, 420, 64),
        goal=put(548, 1706, 420, 64),
    )


def _row(middle: Area, pitch: float) -> tuple[tuple[float, float], ...]:
    return tuple((middle.x + (index - 2.5) * pitch, middle.y) for index in range(6))
