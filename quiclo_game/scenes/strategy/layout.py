"""Where everything lies on the table of strategy, for any window.

Laid out on a sheet of 1920 × 1080 (or 1080 × 1920 upright), scaled to fit and centred.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from quiclo_game.scenes.area import Area, Put, part_of_sheet
from quiclo_game.shell.cards import HEIGHT

_SHEET = (1920.0, 1080.0)
_MIDDLE = Area(8, 104, 1904, 972)
_MIDDLE_UPRIGHT = Area(14, 8, 1052, 1908)
"""The part of the sheet that is left between the panels of a table."""
WIDE_KEYS = (1.0, 1.0, 1.0, 1.0, 1.2, 0.85, 1.0, 1.6)
"""How wide the keys of the pad are to each other on a wide table: words need more room than signs."""


@dataclass(frozen=True, slots=True)
class StrategyLayout:
    """All places in px; ``scale`` turns sheet px into px of this window."""

    size: tuple[int, int]
    scale: float
    portrait: bool
    around: bool
    """Whether people sit around a table: then the panels of all seats lie outside."""
    others: tuple[Area, ...]
    """Panels of the other seats, in the order in which they are due after the own one."""
    round: Area
    tools: tuple[Area, ...]
    """Undo, log, help, pause."""
    dead: Area
    stacks: tuple[Area, ...]
    target: Area
    dice: tuple[tuple[float, float], ...]
    die_size: float
    pad: Area
    line: Area
    pad_keys: tuple[Area, ...]
    """Four operators, back, clear (or two parentheses and back), hint, give up."""
    message: Area
    main_key: Area
    own: Area
    plate: Area
    count: Area
    own_keys: tuple[Area, ...]
    """Hint for a combination, lens, and (upright) workshop."""
    open_cards: Area
    hidden_cards: Area
    own_card: float
    """Width of an own card at most."""
    workshop: Area
    stage: Area
    """Where choices are made in place of stacks, dice and pad."""
    final: Area
    """Where the final scoring is shown, over nearly everything."""


def lay_out(size: tuple[int, int], *, seats: int, around: bool = False) -> StrategyLayout:
    """Return the layout for a window of ``size`` px: upright if it is higher than wide.

    ``around``: it is the middle of a table, with the panels of all seats at its edges.
    """
    width, height = size
    portrait = height > width
    if around:
        part = _MIDDLE_UPRIGHT if portrait else _MIDDLE
        unit, put_middle = part_of_sheet(size, part)
        return _between(size, unit, put_middle, portrait=portrait)
    sheet = _SHEET[::-1] if portrait else _SHEET
    scale = min(width / sheet[0], height / sheet[1])
    left, top = (width - sheet[0] * scale) / 2, (height - sheet[1] * scale) / 2

    def put(x: float, y: float, w: float, h: float) -> Area:
        return Area(left + x * scale, top + y * scale, w * scale, h * scale)

    return _upright(size, scale, seats - 1, put) if portrait else _wide(size, scale, seats - 1, put)


def _between(size: tuple[int, int], scale: float, put: Put, *, portrait: bool) -> StrategyLayout:
    """Return the middle of a table: what the other seats leave free is used, and the own name stands at the edge."""
    if portrait:
        layout = _upright(size, scale, 0, put)
        return replace(
            layout, around=True, count=Area(layout.plate.x, layout.count.y, layout.count.width, layout.count.height)
        )
    return replace(
        _wide(size, scale, 0, put),
        around=True,
        round=put(24, 110, 420, 64),
        tools=put(908, 110, 318, 64).columns(4, 13 * scale),
        dead=put(1240, 110, 666, 108),
        count=put(34, 826, 210, 56),
        final=put(14, 184, 1892, 886),
    )


def _wide(size: tuple[int, int], scale: float, waiting: int, put: Put) -> StrategyLayout:
    return StrategyLayout(
        size=size,
        scale=scale,
        portrait=False,
        around=False,
        others=put(14, 10, 1212, 164).columns(waiting, 10 * scale) if waiting else (),
        round=put(1252, 10, 330, 64),
        tools=put(1588, 10, 318, 64).columns(4, 13 * scale),
        dead=put(1240, 84, 666, 134),
        stacks=put(14, 184, 1212, 152).columns(6, 16 * scale),
        target=put(14, 346, 202, 450),
        dice=_row(put(728, 412, 0, 0), 164 * scale, 6),
        die_size=146 * scale,
        pad=put(228, 484, 998, 312),
        line=put(242, 498, 970, 86),
        pad_keys=_weighted(put(242, 594, 970, 90), WIDE_KEYS, 12 * scale),
        message=put(242, 699, 650, 85),
        main_key=put(904, 699, 308, 85),
        own=put(14, 808, 1212, 262),
        plate=put(28, 818, 330, 72),
        count=put(372, 826, 200, 56),
        own_keys=(put(592, 820, 226, 70), put(980, 820, 230, 70)),
        open_cards=put(34, 898, 830, 160),
        hidden_cards=put(892, 898, 314, 160),
        own_card=110 * scale,
        workshop=put(1240, 228, 666, 842),
        stage=put(14, 184, 1212, 612),
        final=put(14, 84, 1892, 984),
    )


def _upright(size: tuple[int, int], scale: float, waiting: int, put: Put) -> StrategyLayout:
    rows = -(-waiting // 3)
    top, own = 92 + rows * 160, 1424
    stacks = top + 122
    spare = own - 10 - stacks - 750
    high = 146 + min(90, spare * 0.45)
    dice = stacks + 162
    pad = dice + high + 10
    grown = (own - 10 - pad) / 430
    width = (high - 16) / HEIGHT + 20

    def pad_put(x: float, y: float, w: float, h: float) -> Area:
        return put(x, pad + y * grown, w, h * grown)

    keys = (*pad_put(42, 114, 996, 88).columns(4, 13 * scale), *pad_put(42, 214, 996, 84).columns(4, 13 * scale))
    return StrategyLayout(
        size=size,
        scale=scale,
        portrait=True,
        around=False,
        others=_grid(put(20, 92, 1040, rows * 160 - 10), waiting, scale),
        round=put(34, 14, 420, 66),
        tools=put(470, 14, 590, 66).columns(4, 13 * scale),
        dead=put(20, top + 4, 1040, 108),
        stacks=put(20, stacks, 1040, 152).columns(6, 10 * scale),
        target=put(20, dice, width, high),
        dice=_row(put((1060 + 28 + width) / 2, dice + high / 2, 0, 0), (1032 - width) / 6 * scale, 6),
        die_size=min(138, (1032 - width) / 6 * 0.95) * scale,
        pad=pad_put(20, 0, 1040, 430),
        line=pad_put(42, 16, 996, 86),
        pad_keys=keys,
        message=pad_put(42, 312, 640, 102),
        main_key=pad_put(700, 312, 338, 102),
        own=put(20, own, 1040, 486),
        plate=put(36, own + 12, 360, 80),
        count=put(412, own + 22, 190, 60),
        own_keys=(put(618, own + 12, 206, 80), put(838, own + 296, 206, 80), put(838, own + 12, 206, 80)),
        open_cards=put(40, own + 104, 1000, 178),
        hidden_cards=put(40, own + 296, 780, 178),
        own_card=122 * scale,
        workshop=put(20, stacks - 4, 1040, own - stacks - 6),
        stage=put(20, stacks - 4, 1040, own - stacks - 6),
        final=put(20, 92, 1040, 1808),
    )


def _weighted(area: Area, weights: Sequence[float], gap: float) -> tuple[Area, ...]:
    """Return areas side by side whose widths are to each other like the weights."""
    unit = (area.width - gap * (len(weights) - 1)) / sum(weights)
    found: list[Area] = []
    x = area.x
    for weight in weights:
        found.append(Area(x, area.y, unit * weight, area.height))
        x += unit * weight + gap
    return tuple(found)


def _row(middle: Area, pitch: float, count: int) -> tuple[tuple[float, float], ...]:
    return tuple((middle.x + (index - (count - 1) / 2) * pitch, middle.y) for index in range(count))


def _grid(area: Area, count: int, scale: float) -> tuple[Area, ...]:
    """Return ``count`` panels, up to three in a row; a row that is not full has wider ones."""
    if not count:
        return ()
    gap = 10 * scale
    rows = -(-count // 3)
    height = (area.height - gap * (rows - 1)) / rows
    found: list[Area] = []
    for row in range(rows):
        in_row = -(-(count - len(found)) // (rows - row))
        line = Area(area.x, area.y + row * (height + gap), area.width, height)
        found += line.columns(in_row, gap)
    return tuple(found)


def spread(area: Area, count: int, width: float, gap: float) -> tuple[tuple[float, float], ...]:
    """Return the middles of ``count`` cards of a width, from the left; they overlap where room is short."""
    if not count:
        return ()
    pitch = width + gap if count == 1 else min(width + gap, (area.width - width) / (count - 1))
    return tuple((area.x + width / 2 + index * pitch, area.cy) for index in range(count))


def centred(area: Area, count: int, width: float, gap: float) -> tuple[tuple[float, float], ...]:
    """Return the middles of ``count`` cards like ``spread``, but in the middle of the area."""
    places = spread(area, count, width, gap)
    if not places:
        return ()
    shift = area.cx - (places[0][0] + places[-1][0]) / 2
    return tuple((x + shift, y) for x, y in places)
