"""The circuit of the race: 48 fields around the table, start and goal, and the way of the pawns.

Source: gehirntraining.txt, scoring of the race ("Rundkurs-Spielfeld mit den Feldern 1–48").
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.brain.layout import DEPTH, MARGIN
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.layout import scale as scale_of
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Words

FIELDS = 48
GOAL = FIELDS + 1
_LONG, _SHORT = 17, 9
_MILESTONE = 12
_IN_LINE = 3
"""So many pawns stand in one line on a field, more in two."""
PAWN, PAWN_LIFT, PAWN_BODY = 26.0, 6.0, 10.0
"""Radius of a pawn on a field, how far its face lies above the middle, and how thick it is; sheet px."""
BEYOND = 9.0
"""So far beyond their field pawns may stand that share it, within ``MARGIN``; sheet px."""


class Ground(Protocol):
    """Where the circuit lies: around a window, with a place before the first field and one behind the last."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window in px."""
        ...

    @property
    def scale(self) -> float:
        """What turns sheet px into px of the window."""
        ...

    @property
    def portrait(self) -> bool:
        """Whether the window is higher than wide."""
        ...

    @property
    def start(self) -> Area:
        """Where pawns wait before the first field."""
        ...

    @property
    def goal(self) -> Area:
        """Where pawns stand behind the last field."""
        ...


@dataclass(frozen=True, slots=True)
class Track:
    """The circuit of a table with people on its sides: it stays where it is, whoever is due."""

    size: tuple[int, int]
    scale: float
    portrait: bool
    start: Area
    goal: Area


START_LENGTH, GOAL_LENGTH, PLACE_DEPTH = 262.0, 212.0, 48.0
"""Start and goal of a table lie beside the first and the last field, in the strip of the panels; sheet px."""


def track_around(window: tuple[int, int]) -> Track:
    """Return the circuit around a table of ``window`` px."""
    scale = scale_of(window)
    width, height = window
    edge, depth = (MARGIN + DEPTH + 10) * scale, PLACE_DEPTH * scale
    corner = edge + 2 * scale
    start = Area(corner, height - edge - depth, START_LENGTH * scale, depth)
    goal = Area(edge, height - corner - depth - 14 * scale - GOAL_LENGTH * scale, depth, GOAL_LENGTH * scale)
    return Track(window, scale, height > width, start, goal)


@dataclass(frozen=True, slots=True)
class Field:
    """One field: its area, and the clockwise quarter turn (degrees) with which its number faces its side."""

    number: int
    area: Area
    turn: float


def fields(layout: Ground) -> tuple[Field, ...]:
    """Return the 48 fields: from the lower left corner to the right, up, back along the top, and down the left."""
    return _fields(*layout.size, layout.scale, layout.portrait)


@lru_cache(maxsize=4)
def _fields(width: int, height: int, scale: float, portrait: bool) -> tuple[Field, ...]:
    """Return the fields; pawns ask for them in every frame."""
    across, down = (_SHORT, _LONG) if portrait else (_LONG, _SHORT)
    margin, depth = MARGIN * scale, DEPTH * scale
    long = (width - 2 * margin - 2 * depth) / (across - 2)
    high = (height - 2 * margin - 2 * depth) / (down - 2)
    left, right, top, bottom = margin, width - margin - depth, margin, height - margin - depth
    spans: list[tuple[Area, float]] = [(Area(left, bottom, depth, depth), 0)]
    spans += [(Area(left + depth + index * long, bottom, long, depth), 0) for index in range(across - 2)]
    spans += [(Area(right, bottom, depth, depth), 0)]
    spans += [(Area(right, bottom - (index + 1) * high, depth, high), 270) for index in range(down - 2)]
    spans += [(Area(right, top, depth, depth), 180)]
    spans += [(Area(right - (index + 1) * long, top, long, depth), 180) for index in range(across - 2)]
    spans += [(Area(left, top, depth, depth), 180)]
    spans += [(Area(left, top + depth + index * high, depth, high), 90) for index in range(down - 2)]
    return tuple(Field(number, area, turn) for number, (area, turn) in enumerate(spans, start=1))


def field_draws(layout: Ground, goal_word: str, start_word: str) -> Iterator[Draw]:
    """Yield the fields with their numbers, the start place and the goal place, back to front."""
    scale = layout.scale
    for field in fields(layout):
        yield from _field(field, scale)
        if field.number == 1:
            yield from _first(field.area, start_word, scale)
        elif field.number == FIELDS:
            yield from _last(field, goal_word, scale)
    yield from _place(layout.start, "start", start_word, scale)
    yield from _place(layout.goal, "flag", goal_word, scale)


def pawn_place(
    layout: Ground, position: float, seat: int, seats: int, rank: int = 0, sharing: int = 1
) -> tuple[float, float]:
    """Return where a pawn stands: at the start (0), on a field (also between two), or at the goal (49 and more).

    ``rank`` is this pawn's among those ``sharing`` its field; they stand beside each other, within the window.
    """
    if position <= 0:
        return _waiting_place(layout.start, seat, seats)
    if position >= GOAL:
        return _waiting_place(layout.goal, seat, seats)
    before = int(position)
    part = position - before
    areas = [field.area for field in fields(layout)[max(0, before - 1) : before + 1]]
    way = [(area.cx, area.cy) for area in areas]
    if before == 0:
        way.insert(0, _waiting_place(layout.start, seat, seats))
    elif before == FIELDS:
        way.append(_waiting_place(layout.goal, seat, seats))
    (x0, y0), (x1, y1) = way
    across, down = _beside(areas[0], rank, sharing, layout.scale)
    hop = 10 * layout.scale * 4 * part * (1 - part)
    return x0 + (x1 - x0) * part + across, y0 + (y1 - y0) * part + down - hop


def _beside(field: Area, rank: int, sharing: int, scale: float) -> tuple[float, float]:
    """Return how far from the middle of its field one of several pawns stands: in rows, along the field."""
    lines = 2 if sharing > _IN_LINE else 1
    length = -(-sharing // lines)
    columns, rows = (length, lines) if field.width >= field.height else (lines, length)
    row, column = divmod(rank, columns)
    in_row = min(columns, sharing - row * columns)
    wide = _pitch(field.width, columns, 2 * PAWN * scale, scale)
    high = _pitch(field.height, rows, (2 * PAWN + PAWN_LIFT + PAWN_BODY) * scale, scale)
    return (column - (in_row - 1) / 2) * wide, (row - (rows - 1) / 2) * high


def _pitch(room: float, count: int, pawn: float, scale: float) -> float:
    return min(2 * PAWN * scale, (room + 2 * BEYOND * scale - pawn) / (count - 1)) if count > 1 else 0.0


def _waiting_place(area: Area, seat: int, seats: int) -> tuple[float, float]:
    if area.width > area.height:
        pitch = area.width * 0.68 / 6
        return area.x + area.width * 0.3 + (seat + 0.5) * pitch, area.cy
    unit = area.width / 46
    pitch = (area.height - 38 * unit) / 6
    return area.cx, area.bottom - (seat + 0.5) * pitch - 5 * unit


def _field(field: Field, scale: float) -> Iterator[Draw]:
    area, number, gap = field.area, field.number, 3 * scale
    width, height = area.width - 2 * gap, area.height - 2 * gap
    goal, milestone = number == FIELDS, number % _MILESTONE == 0
    fill = "#F3E3BF" if goal else "#2B6079" if milestone else ("#1D4B62" if number % 2 else "#19435A")
    light = 0.5 if goal else 0.12
    yield Draw(Box(width, height, 13 * scale, "#08202D", 0.7), area.cx, area.cy + 2 * scale)
    yield Draw(Box(width, height, 13 * scale, fill, top_light=light, light_width=1.4 * scale), area.cx, area.cy)
    if milestone and not goal:
        ring = Box(
            width - 8 * scale,
            height - 8 * scale,
            9 * scale,
            None,
            line="honey",
            line_width=max(1.0, 2 * scale),
            line_alpha=0.85,
        )
        yield Draw(ring, area.cx, area.cy)
    if not goal:
        colour = "cream" if milestone else "#C9DCE4"
        up = 9 * scale if number == 1 else 0
        yield Draw(Words(str(number), 28 * scale, colour), area.cx, area.cy - up, turn=field.turn)


def _first(area: Area, word: str, scale: float) -> Iterator[Draw]:
    label = Words(word, 15 * scale, "honey", "bold", max_width=area.width - 8 * scale)
    yield Draw(label, area.cx, area.cy + 21 * scale)
    yield Draw(Icon("right", 18 * scale, "honey"), area.right - 16 * scale, area.cy - 9 * scale)


def _last(field: Field, word: str, scale: float) -> Iterator[Draw]:
    """Yield number, flag and word of the last field, which faces left: "down" is to the right for its reader."""
    area = field.area
    yield Draw(Words(str(FIELDS), 30 * scale, "ink"), area.cx, area.cy + 28 * scale, turn=field.turn)
    yield Draw(Icon("flag", 34 * scale, "wrong"), area.cx + 12 * scale, area.cy - 22 * scale, turn=field.turn)
    label = Words(word, 16 * scale, "ink", "bold", max_width=area.height * 0.45)
    yield Draw(label, area.cx - 17 * scale, area.cy - 22 * scale, turn=field.turn)


def _place(area: Area, icon: str, word: str, scale: float) -> Iterator[Draw]:
    radius = min(area.width, area.height) / 2
    box = Box(area.width, area.height, radius, "felt_deep", 0.7, line="line", line_width=max(1.0, 1.5 * scale))
    yield Draw(box, area.cx, area.cy)
    if area.width > area.height:
        label = Words(word, 20 * scale, "honey", "bold", "left", max_width=area.width * 0.3 - 14 * scale)
        yield Draw(label, area.x + 12 * scale, area.cy)
        return
    sign = Icon("flag", 30 * scale, "honey") if icon == "flag" else Icon("up", 26 * scale, "honey")
    yield Draw(sign, area.cx, area.y + 20 * scale)
