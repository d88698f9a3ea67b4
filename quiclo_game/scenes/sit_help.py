"""The page of a seat's menu for its own help: in each row what is chosen, between a key for less and one for more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from quiclo_game.locale import Words as Language
from quiclo_game.play.help import TIMES, Help
from quiclo_game.scenes.area import Area
from quiclo_game.shell.control import Control
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Words
from quiclo_game.shell.widgets import button

KEY, STEPPER = 66.0, 300.0
"""Width of a key, and of both keys with what is chosen between them, in sheet px."""
NONE = -1
"""The price where a seat gets no hints at all."""


def help_draws(
    page: Area, scale: float, gap: float, words: Language, own: Help, offers: Mapping[str, int]
) -> Iterator[Draw]:
    """Yield what the rows are called, and what is chosen in each; they are ``gap`` px apart."""
    for name, row in _rows(page, gap, offers):
        room = row.width - (STEPPER + 16) * scale
        called = Words(words(f"help.{name}"), 22 * scale, "cream", "plain", "left", max_width=room)
        yield Draw(called, row.x + 4 * scale, row.cy)
        middle = row.right - STEPPER * scale / 2
        yield Draw(Box(STEPPER * scale, row.height, 14 * scale, "felt_deep", 0.95, "line"), middle, row.cy)
        room, high = (STEPPER - 2 * KEY - 12) * scale, row.height * 0.9
        told = Words(_told(name, own, words), 20 * scale, max_width=room, max_height=high)
        yield Draw(told, middle, row.cy)


def help_controls(page: Area, scale: float, gap: float, own: Help, offers: Mapping[str, int]) -> Iterator[Control]:
    """Yield both keys of each row: ``step:time:more`` and the like."""
    for name, row in _rows(page, gap, offers):
        for way, x in (("less", row.right - STEPPER * scale), ("more", row.right - KEY * scale)):
            enabled = stepped(own, name, way, offers) != own
            yield button(
                f"step:{name}:{way}", x + KEY * scale / 2, row.cy, KEY * scale, row.height,
                icon="−" if way == "less" else "+", enabled=enabled, scale=scale,
            )  # fmt: skip


def stepped(own: Help, name: str, way: str, offers: Mapping[str, int]) -> Help:
    """Return the help after one key: more help, later and farther, or less."""
    more = way == "more"
    match name:
        case "hints":
            prices = [NONE, *range(offers.get("price", 0), -1, -1)]
            price = _next(prices, own.price if own.hints else NONE, more)
            return replace(own, hints=price != NONE, price=max(0, price))
        case "values":
            return replace(own, values=more)
        case "time":
            return replace(own, seconds=_next(list(TIMES), own.seconds, more))
        case _:
            return replace(own, ahead=max(0, min(offers.get("ahead", 0), own.ahead + (1 if more else -1))))


def _next(values: list[int], now: int, more: bool) -> int:
    if now not in values:
        later = [value for value in values if (value > now) == more]
        return (min if more else max)(later, default=now)
    return values[max(0, min(len(values) - 1, values.index(now) + (1 if more else -1)))]


def _rows(page: Area, gap: float, offers: Mapping[str, int]) -> Iterator[tuple[str, Area]]:
    names = [
        *(["hints"] if offers.get("hints") else []),
        *(["values"] if offers.get("values") else []),
        *(["time"] if offers.get("seconds") else []),
        *(["ahead"] if offers.get("ahead") else []),
    ]
    height = (page.height - 3 * gap) / 4
    for index, name in enumerate(names):
        yield name, Area(page.x, page.y + index * (height + gap), page.width, height)


def _told(name: str, own: Help, words: Language) -> str:
    match name:
        case "hints":
            return words("help.none") if not own.hints else str(own.price) if own.price else words("help.free")
        case "values":
            return words("help.shown" if own.values else "help.hidden")
        case "time":
            return words("help.seconds", count=own.seconds) if own.seconds else words("help.table_time")
        case _:
            return words("help.points", count=own.ahead) if own.ahead else words("help.nothing")
