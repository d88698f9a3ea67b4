"""The help of one seat on the setup: what hints cost, what is shown, own time, head start; and all of it in a word."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from quiclo_game.locale import Words
from quiclo_game.play.help import FARTHEST, TIMES, Help
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.sheet import Sheet

ROW = 132.0
"""Height of a row in px of the sheet; for large texts it is higher where there is room."""
CONTROL = 60.0
OFF = "off"


def lay_help(sheet: Sheet, words: Words, own: Help, offers: Mapping[str, int], mode_key: str, area: Area) -> None:
    """Put the rows down; ``offers`` says how much of each part the mode takes. Keys begin with ``help.``."""
    y = area.y
    count = sum(bool(offers[part]) for part in ("hints", "values", "seconds", "ahead"))
    high = max(ROW, min(ROW * sheet.taste.full, area.height / max(1, count)))
    if offers["hints"]:
        prices = range(offers["price"] + 1)
        items = [(str(price), words("help.free") if price == 0 else str(price)) for price in prices]
        chosen = str(own.price) if own.hints else OFF
        told = words(f"help.price.{mode_key}" if offers["price"] else "help.hints_free_hint")
        row = _row(sheet, words, "hints", told, area, y, high)
        width = 560.0 if offers["price"] else 300.0
        top = row.cy - CONTROL / 2
        every = [*items, (OFF, words("help.none"))]
        sheet.choice("help.hints", row.right - width, top, width, CONTROL, every, chosen, 22)
        y += high
    if offers["values"]:
        row = _row(sheet, words, "values", words("help.values_hint"), area, y, high)
        shown = [("on", words("help.shown")), (OFF, words("help.hidden"))]
        top = row.cy - CONTROL / 2
        sheet.choice("help.values", row.right - 400, top, 400, CONTROL, shown, "on" if own.values else OFF, 22)
        y += high
    if offers["seconds"]:
        row = _row(sheet, words, "time", words("help.time_hint"), area, y, high)
        told = words("help.seconds", count=own.seconds) if own.seconds else words("help.table_time")
        _lay_steps(sheet, "time", told, row, own.seconds > 0, own.seconds < TIMES[-1])
        y += high
    if offers["ahead"]:
        row = _row(sheet, words, "ahead", words("help.ahead_hint"), area, y, high)
        told = words("help.points", count=own.ahead) if own.ahead else words("help.nothing")
        _lay_steps(sheet, "ahead", told, row, own.ahead > 0, own.ahead < offers["ahead"])


def help_after(key: str, own: Help) -> Help | None:
    """Return the help after a control of ``lay_help`` fired, or ``None`` if it was none of them."""
    name, _, value = key.partition(":")
    match name:
        case "help.hints":
            return replace(own, hints=value != OFF, price=0 if value == OFF else int(value))
        case "help.values":
            return replace(own, values=value == "on")
        case "help.time":
            return replace(own, seconds=_next_time(own.seconds, value == "more"))
        case "help.ahead":
            return replace(own, ahead=max(0, min(FARTHEST, own.ahead + (1 if value == "more" else -1))))
    return None


def told_help(own: Help, words: Words) -> str:
    """Return in a few words what is special about a seat, empty where nothing is: it stands beside the name."""
    parts = []
    if own.ahead:
        parts.append(f"+{own.ahead}")
    if own.seconds:
        parts.append(words("help.seconds", count=own.seconds))
    if not own.hints:
        parts.append(words("help.told_none"))
    elif own.price:
        parts.append(words("help.told_price", count=own.price))
    if not own.values:
        parts.append(words("help.told_values"))
    return " · ".join(parts)


def _next_time(now: int, more: bool) -> int:
    if more:
        return next((time for time in TIMES if time > now), TIMES[-1])
    return next((time for time in reversed(TIMES) if time < now), 0)


def _row(sheet: Sheet, words: Words, name: str, told: str, area: Area, y: float, high: float) -> Area:
    if y > area.y:
        sheet.hairline(area.x, y, area.width)
    row = Area(area.x, y, area.width, high)
    sheet.words(words(f"help.{name}"), row.x, row.y + 36, 27, room=row.width * 0.38)
    sheet.paragraph(told, row.x, row.y + 60, row.width * 0.38, 18, "mist", most=3)
    return row


def _lay_steps(sheet: Sheet, name: str, told: str, row: Area, less: bool, more: bool) -> None:
    width, key = 400.0, 76.0
    x, top = row.right - width, row.cy - CONTROL / 2
    sheet.box(x, top, width, CONTROL, 16, "felt_deep", alpha=0.95, line="line")
    sheet.key(f"help.{name}:less", x, top, key, CONTROL, icon="−", enabled=less)
    sheet.key(f"help.{name}:more", x + width - key, top, key, CONTROL, icon="+", enabled=more)
    sheet.words(told, x + width / 2, row.cy, 23, font="bold", align="centre", room=width - 2 * key - 16)
