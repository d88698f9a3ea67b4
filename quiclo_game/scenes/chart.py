"""A chart of figures over the rounds: one line for each player, told apart by colour, dashes and symbol."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.palette import PLAYERS, Colour
from quiclo_game.shell.shapes import Bar, Disc
from quiclo_game.shell.tokens import Symbol, Token

DASHES: tuple[tuple[float, float] | None, ...] = (None, (16, 9), (3, 10), (24, 10), (9, 14), (1, 16))
"""Length and gap of the dashes from the winner down; the winner's line is whole."""
LABEL = 22.0
Point = tuple[float, float]
Place = Callable[[float, float], Point]
"""Where a figure after a round lies."""


@dataclass(frozen=True, slots=True)
class Curve:
    """A player's line: name, colour 0 to 5, and the figures from the start on."""

    name: str
    colour: int
    figures: tuple[int, ...]


def ticks_up_to(highest: int, step: int | None = None) -> list[int]:
    """Return round figures from 0 to at least ``highest``, about five; ``step`` sets their distance."""
    if step is None:
        raw = max(1.0, highest / 5)
        power = 10.0 ** math.floor(math.log10(raw))
        step = max(1, round(next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= raw)))
    return list(range(0, max(step, -(-highest // step) * step) + 1, step))


def lay_chart(
    sheet: Sheet, area: Area, curves: Sequence[Curve], start: str, unit: str, goal: int | None = None
) -> None:
    """Put the chart down; ``curves`` from the first in the ranking to the last, ``goal`` a figure to be passed."""
    rounds = max(len(curve.figures) for curve in curves) - 1
    highest = max(max(curve.figures) for curve in curves)
    ticks = ticks_up_to(max(highest - 11, goal), 12) if goal is not None else ticks_up_to(highest)
    top = max(highest, ticks[-1])
    longest = max(sheet.measure(curve.name, LABEL) for curve in curves)
    left, right = area.x + 62, area.right - min(longest + 92, area.width * 0.27)
    bottom, head = area.bottom - 46, area.y + 14

    def place(round_: float, figure: float) -> Point:
        return left + (right - left) * round_ / max(1, rounds), bottom - (bottom - head) * figure / max(1, top)

    _lay_grid(sheet, ticks, goal, left, right, place)
    every = -(-rounds // 14)
    for round_ in range(0, rounds + 1, max(1, every)):
        x, _ = place(round_, 0)
        sheet.note(str(round_) if round_ else start, x, bottom + 30, 19, align="centre")
    sheet.note(unit, right + 26, bottom + 30, 19, room=area.right - right - 30)
    for rank in reversed(range(len(curves))):
        points = [place(index, figure) for index, figure in enumerate(curves[rank].figures)]
        _lay_curve(sheet, points, curves[rank].colour, rank)
    _lay_labels(sheet, curves, place, right, area)


def _lay_grid(sheet: Sheet, ticks: list[int], goal: int | None, left: float, right: float, place: Place) -> None:
    for tick in ticks:
        _, y = place(0, tick)
        special = tick == goal
        colour: Colour = "honey" if special else "line"
        thickness = 3.0 if special else 1.4
        length = (right - left) * sheet.scale
        bar = Bar(length, max(1.0, thickness * sheet.scale), sheet.clear(colour), 0.95)
        sheet.look(bar, (left + right) / 2, y)
        font = "bold" if special else "plain"
        sheet.note(str(tick), left - 16, y, 19, "honey" if special else "mist", "right", font=font)


def _lay_curve(sheet: Sheet, points: list[Point], player: int, rank: int) -> None:
    colour = PLAYERS[player].colour
    width = 7.0 if rank == 0 else 4.5
    _lay_line(sheet, points, width + 5, "panel", None)
    _lay_line(sheet, points, width, colour, DASHES[rank])
    s = sheet.scale
    pitch = points[1][0] - points[0][0] if len(points) > 1 else 100.0
    radius = max(6.0, min(10.5, pitch * 0.3))
    every = max(1, math.ceil(24 / max(1.0, pitch)))
    for index, (x, y) in enumerate(points):
        if index and (index % every == 0 or index == len(points) - 1):
            sheet.look(Disc((radius + 2) * s, "panel"), x, y)
            sheet.look(Symbol(PLAYERS[player].symbol, radius * s, colour), x, y)


def _lay_line(
    sheet: Sheet, points: list[Point], width: float, colour: Colour, dash: tuple[float, float] | None
) -> None:
    s = sheet.scale
    along = 0.0
    for (x0, y0), (x1, y1) in pairwise(points):
        length = math.hypot(x1 - x0, y1 - y0)
        if length <= 0:
            continue
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
        for begin, end in _pieces(along, length, dash):
            middle = (begin + end) / 2 / length
            bar = Bar((end - begin + width) * s, width * s, colour)
            sheet.look(bar, x0 + (x1 - x0) * middle, y0 + (y1 - y0) * middle, turn)
        along += length


def _pieces(along: float, length: float, dash: tuple[float, float] | None) -> list[tuple[float, float]]:
    """Return the inked pieces of a stretch that begins ``along`` px from the line's start."""
    if dash is None:
        return [(0.0, length)]
    inked, period = dash[0], dash[0] + dash[1]
    pieces = []
    begin = -(along % period)
    while begin < length:
        start, end = max(0.0, begin), min(length, begin + inked)
        if end > start:
            pieces.append((start, end))
        begin += period
    return pieces


def _lay_labels(sheet: Sheet, curves: Sequence[Curve], place: Place, right: float, area: Area) -> None:
    pitch = min(40.0, (area.height - 30) / len(curves))
    ends = [place(len(curve.figures) - 1, curve.figures[-1]) for curve in curves]
    labels = apart([y for _, y in ends], pitch, area.y + pitch / 2, area.bottom - 20 - pitch / 2)
    s = sheet.scale
    for curve, (x, y), label in zip(curves, ends, labels, strict=True):
        colour = PLAYERS[curve.colour].colour
        start, end = (x + 16, y), (right + 34, label)
        length = math.dist(start, end)
        turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
        sheet.look(
            Bar(length * s, max(1.0, 2 * s), colour, 0.8), (start[0] + end[0]) / 2, (start[1] + end[1]) / 2, turn
        )
        sheet.look(Token(curve.colour, 16 * s), right + 50, label)
        sheet.words(curve.name, right + 76, label, LABEL, room=area.right - right - 80)


def apart(wanted: Sequence[float], pitch: float, lowest: float, highest: float) -> list[float]:
    """Return places at least ``pitch`` apart in the order given, as near to the wanted ones as can be."""
    blocks: list[tuple[float, int]] = []
    for index, place in enumerate(wanted):
        middle, count = place - index * pitch, 1
        while blocks and blocks[-1][0] > middle:
            before, size = blocks.pop()
            middle, count = (before * size + middle * count) / (size + count), size + count
        blocks.append((middle, count))
    starts = [middle for middle, count in blocks for _ in range(count)]
    room = highest - (len(starts) - 1) * pitch
    return [max(lowest, min(room, start)) + index * pitch for index, start in enumerate(starts)]
