"""The panels of the statistics: shares as bars, the course of the last games, the bests."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from quiclo_game.locale import Words
from quiclo_game.play.statistics import Overview, Share, smoothed
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.equations import tokens_of
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.draws import Look
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.palette import CONTINENTS, Colour
from quiclo_game.shell.pictures import Picture
from quiclo_game.shell.plates import IconPlate
from quiclo_game.shell.shapes import Bar, Box, Disc

HEAD = 88.0
MOST_ROW = 84.0
FLOORS = (0.6, 0.2, 0.0)
"""Where the course of the last games may begin, so that its lines stand at round figures."""


@dataclass(frozen=True, slots=True)
class BarRow:
    """One bar: what stands before it, its share, its colours."""

    title: str
    note: str
    share: Share
    fill: Colour
    ink: Colour
    continent: int | None = None
    icon: str | None = None


def lay_bars(sheet: Sheet, words: Words, title: str, note: str, rows: Sequence[BarRow], area: Area) -> None:
    """Put the shares down as bars with figures; a row without exercises stays empty."""
    sheet.panel(area.x, area.y, area.width, area.height, radius=24)
    taken = sheet.words(title, area.x + 32, area.y + 44, 34, room=area.width * 0.44)
    narrow = area.width < 860
    name_room, count_room, time_room = (214.0, 112.0, 84.0) if narrow else (234.0, 138.0, 96.0)
    left = area.x + 26 + 104 + name_room
    right = area.right - 20 - count_room - time_room
    if not narrow:
        room = right - area.x - taken - 90
        sheet.note(note, area.x + 32 + taken + 28, area.y + 46, 19, room=room, height=48)
    sheet.note(words("statistics.count"), right + 22 + (count_room - 22) / 2, area.y + 46, 19, align="centre")
    sheet.note(words("statistics.time"), area.right - 26 - time_room / 2, area.y + 46, 19, align="centre")
    inner = Area(area.x + 26, area.y + HEAD, area.width - 52, area.height - HEAD - 46)
    pitch = min(MOST_ROW, inner.height / max(1, len(rows)))
    bottom = inner.y + pitch * len(rows)
    for step in range(3):
        x = left + (right - left) * step / 2
        height = bottom - inner.y + 6
        sheet.look(Bar(height * sheet.scale, max(1.0, 1.4 * sheet.scale), "line", 0.8), x, inner.y + height / 2 - 4, 90)
        sheet.note(words("statistics.percent", count=step * 50), x, bottom + 22, 17, align="centre")
    for index, row in enumerate(rows):
        y = inner.y + pitch * (index + 0.5)
        _lay_plate(sheet, row, inner.x, y, min(62.0, pitch - 16))
        place = Area(inner.x + 108, y - pitch / 2 + 4, name_room - 16, pitch - 8)
        sheet.noted(row.title, row.note, place, 25, 17)
        _lay_bar(sheet, words, row, left, right, y, min(42.0, pitch * 0.5))
        middle = right + 22 + (count_room - 22) / 2
        if row.share.tried:
            told = words("statistics.solved_of", count=row.share.solved, total=row.share.tried)
            sheet.note(told, middle, y, 20, "cream", "centre", room=count_room - 24)
        if row.share.ms is not None:
            told = words("statistics.seconds", count=seconds(words, row.share.ms))
            sheet.words(told, area.right - 26 - time_room / 2, y, 24, "honey", align="centre", room=time_room - 8)


def _lay_plate(sheet: Sheet, row: BarRow, x: float, y: float, height: float) -> None:
    s, width = sheet.scale, 92.0
    if row.continent is not None:
        sheet.box(x, y - height / 2, width, height, 14, row.fill, line="cream", line_width=1.5)
        code = CONTINENTS[row.continent].code.lower()
        picture = Picture(f"continents/{code}.png", width * 0.8 * s, tint=row.ink, height=height * 0.78 * s)
        sheet.look(picture, x + width / 2, y)
    elif row.icon is not None:
        sheet.box(x, y - height / 2, width, height, 14, row.fill, line="cream", line_width=1.5)
        sheet.look(Icon(row.icon, height * 0.7 * s, row.ink), x + width / 2, y)


def _lay_bar(sheet: Sheet, words: Words, row: BarRow, left: float, right: float, y: float, height: float) -> None:
    sheet.box(left, y - height / 2, right - left, height, 9, "felt_deep", alpha=0.55)
    if not row.share.tried:
        return
    s = sheet.scale
    width = max(12.0, (right - left) * row.share.part)
    box = Box(width * s, height * s, 9 * s, row.fill, line="cream", line_width=max(1.0, 1.6 * s), line_alpha=0.8)
    sheet.look(box, left + width / 2, y)
    told = words("statistics.percent", count=round(100 * row.share.part))
    size = height * 0.56
    if sheet.measure(told, size) + 28 <= width:
        sheet.words(told, left + width - 16, y, size, row.ink, align="right")
    else:
        sheet.words(told, left + width + 14, y, size, "cream")


def lay_course(sheet: Sheet, words: Words, figures: Overview, area: Area) -> None:
    """Put the solved shares of the last games down, with their running mean."""
    sheet.panel(area.x, area.y, area.width, area.height, radius=24)
    title = sheet.words(words("statistics.course"), area.x + 28, area.y + 42, 30, room=area.width * 0.4)
    course = figures.course
    _lay_legend(sheet, words, area, area.width - title - 90)
    if len(course) < 2:
        text = words("statistics.course_empty")
        sheet.paragraph(text, area.x + 28, area.y + 84, area.width - 56, 21, "mist", most=3)
        return
    s = sheet.scale
    lowest = next(floor for floor in FLOORS if floor <= min(course))
    left, right, top, bottom = area.x + 88, area.right - 36, area.y + 88, area.bottom - 64
    ticks = [round(lowest + step * (1 - lowest) / 4, 3) for step in range(5)]

    def place(index: int, part: float) -> tuple[float, float]:
        x = left + 16 + (right - left - 32) * index / (len(course) - 1)
        return x, bottom - (bottom - top) * (part - lowest) / (1 - lowest)

    for tick in ticks:
        _, y = place(0, tick)
        sheet.look(Bar((right - left) * s, max(1.0, 1.3 * s), "line", 0.9), (left + right) / 2, y)
        sheet.note(words("statistics.percent", count=round(100 * tick)), left - 14, y, 17, align="right")
    for index, part in enumerate(course):
        x, y = place(index, part)
        length = max(1.0, (bottom - y) * s)
        sheet.look(Bar(length, max(1.0, 1.3 * s), "line", 0.9), x, (y + bottom) / 2, 90)
    mean = smoothed(course)
    points = [place(index, part) for index, part in enumerate(mean) if part is not None]
    for (x0, y0), (x1, y1) in pairwise(points):
        sheet.look(*_stroke(x0, y0, x1, y1, 5.0, s))
    for index, part in enumerate(course):
        x, y = place(index, part)
        sheet.look(Disc(11 * s, "panel"), x, y)
        sheet.look(Disc(8.5 * s, "#EC6054"), x, y)
    told = words("statistics.course_start", count=len(course))
    room = (right - left) / 3 - 10
    sheet.note(told, left, area.bottom - 30, 18, room=room)
    sheet.note(words("statistics.course_end"), right, area.bottom - 30, 18, align="right", room=room)
    known = [part for part in mean if part is not None]
    if len(known) > 1:
        first, last = (round(100 * part) for part in (known[0], known[-1]))
        told = words("statistics.course_change", first=first, last=last)
        sheet.words(told, (left + right) / 2, area.bottom - 30, 22, "honey", align="centre", room=room)


def _lay_legend(sheet: Sheet, words: Words, area: Area, room: float) -> None:
    s, y = sheet.scale, area.y + 43
    x = area.right - 30
    taken = sheet.note(words("statistics.course_mean"), x, y, 18, align="right", room=room * 0.5)
    x -= taken + 12
    sheet.look(Bar(38 * s, 5 * s, "honey"), x - 19, y)
    x -= 38 + 34
    taken = sheet.note(words("statistics.course_game"), x, y, 18, align="right", room=room * 0.25)
    sheet.look(Disc(7.5 * s, "#EC6054"), x - taken - 18, y)


def _stroke(x0: float, y0: float, x1: float, y1: float, width: float, s: float) -> tuple[Look, float, float, float]:
    length, turn = math.dist((x0, y0), (x1, y1)), math.degrees(math.atan2(y1 - y0, x1 - x0))
    return Bar((length + width) * s, width * s, "honey"), (x0 + x1) / 2, (y0 + y1) / 2, turn


def lay_bests(sheet: Sheet, words: Words, figures: Overview, area: Area) -> None:
    """Put the bests down, a line for each that there is."""
    sheet.panel(area.x, area.y, area.width, area.height, radius=24)
    sheet.words(words("statistics.bests"), area.x + 28, area.y + 42, 30, room=area.width - 56)
    rows: list[tuple[str, str, str, str]] = []
    if figures.hardest is not None:
        rows.append(("bulb", "hardest", figures.hardest.calculation, ""))
    if figures.fastest is not None and figures.fastest.ms is not None:
        after = words("statistics.after", count=seconds(words, figures.fastest.ms))
        rows.append(("clock", "fastest", figures.fastest.calculation, after))
    if figures.series > 1:
        rows.append(("check", "series", "", words("statistics.series_value", count=figures.series)))
    if figures.quickest is not None:
        rows.append(("flag", "quickest", "", words("results.rounds", count=figures.quickest)))
    if not rows:
        sheet.paragraph(words("statistics.bests_empty"), area.x + 28, area.y + 80, area.width - 56, 21, "mist", most=3)
        return
    pitch = min(56.0, (area.height - 78) / len(rows))
    for index, (icon, key, calculation, text) in enumerate(rows):
        y = area.y + 72 + pitch * (index + 0.5)
        if index:
            sheet.hairline(area.x + 28, y - pitch / 2, area.width - 56)
        sheet.look(Icon(icon, 38 * sheet.scale, "honey"), area.x + 46, y)
        name = sheet.words(words(f"statistics.{key}"), area.x + 78, y, 23, room=area.width * 0.4)
        right, room = area.right - 30, area.width - 78 - name - 60
        if calculation and text:
            right -= sheet.note(text, right, y, 19, align="right", room=room * 0.4) + 16
            room *= 0.6
        if calculation:
            s = sheet.scale
            sheet.look(Equation(tokens_of(calculation), 24 * s, align="right", max_width=room * s), right, y)
        else:
            sheet.words(text, right, y, 24, "honey", align="right", room=room)


def lay_tile(sheet: Sheet, icon: str, figure: str, unit: str, note: str, area: Area) -> None:
    """Put one of the large figures down."""
    sheet.panel(area.x, area.y, area.width, area.height, radius=22)
    s = sheet.scale
    sheet.look(IconPlate(icon, 68 * s), area.x + 56, area.cy)
    x, room = area.x + 112, area.width - 132
    size = min(62.0, 62.0 * room * 0.68 / max(1.0, sheet.measure(figure, 62)))
    taken = sheet.words(figure, x, area.y + area.height * 0.4, size)
    sheet.words(unit, x + taken + 12, area.y + area.height * 0.47, 28, room=room - taken - 12)
    sheet.note(note, x, area.bottom - 31, 20, room=room, height=44)


def seconds(words: Words, ms: float) -> str:
    """Return a time in seconds as people write it: one decimal below ten, none above."""
    value = ms / 1000
    return words.decimal(value, 1 if value < 99.95 else 0)
