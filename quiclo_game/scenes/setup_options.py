"""The options of a mode on the setup, each drawn by its kind: one of several, a number, any part of a row of signs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quiclo_game.locale import Words
from quiclo_game.rules.contract import Mode
from quiclo_game.rules.options import Choice, Number, Option, PerSeat, Settings, Subset
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.number_pad import MOST_TYPED, Wanted
from quiclo_game.scenes.remainder.meaning import divisor_note
from quiclo_game.scenes.setup_faces import ContinentFace
from quiclo_game.scenes.sheet import Sheet

SIGNS = {"+": "@+", "-": "@−", "*": "@×", "/": "@÷"}
"""Icons of the operators."""
ROW, HIGH_ROW = 70.0, 84.0
"""A row holds its explanation in one line, a high one in two if need be."""
CONTROL = 50.0
STEP_KEY = 66.0
NOTES: dict[str, Callable[[Words, Settings], str]] = {"divisor": divisor_note}
"""Options whose value is explained instead of the option."""
LEAPS = {"less": -1, "more": 1, "far_less": -10, "far_more": 10}
"""How far the keys of a number go."""
LEAP_FROM = 110
"""From here on the larger keys go by hundreds."""
FINE = frozenset(("divisor",))
"""Numbers of which each single one is another game: they go in single steps, and in tens besides."""
TYPE = "type"
"""What the number of an option fires where it can be typed."""
MAX_SHARE = 0.52
"""A control takes at most so much of its row."""


REAL = "real"
DICE = Choice("dice", ("program", REAL))
"""Who throws the dice: no rule of the game, but asked with them."""


def asked(mode: Mode[Any]) -> tuple[Option, ...]:
    """Return the options of a mode that people are asked about: not those of single seats, nor what means nothing."""
    found: list[Option] = []
    for option in mode.options:
        unused = mode.unused.get(option.name)
        if isinstance(option, PerSeat) or unused == "":
            continue
        if isinstance(option, Subset) and unused:
            option = Subset(option.name, "".join(sign for sign in option.signs if sign not in unused))
        found.append(option)
    return tuple(found)


def rows_that_fit(height: float, *, narrow: bool = False) -> int:
    """Return how many options fit below each other; on a ``narrow`` sheet each needs two lines for what it is about."""
    return max(1, int(height / (HIGH_ROW if narrow else ROW)))


def lay_options(sheet: Sheet, words: Words, options: tuple[Option, ...], settings: Settings, area: Area) -> None:
    """Put the options down as rows over the area; what a control fires is read by ``settings_after``."""
    height = min(area.height / len(options), 124.0)
    for index, option in enumerate(options):
        row = Area(area.x, area.y + index * height, area.width, height)
        if index:
            sheet.hairline(row.x, row.y, row.width)
        taken = _lay_control(sheet, words, option, settings[option.name], row)
        room = row.width - taken - 24
        middle = row.cy
        name, hint = words(f"option.{option.name}.name"), told(option, settings, words)
        size = 18 * sheet.taste.text
        if sheet.taste.full > 1.0 and height >= HIGH_ROW:
            space = Area(row.x, row.y + 42, room, height - 48)
            sheet.words(name, row.x, row.y + 24, 24, room=room)
            large = min(18 * sheet.taste.full, space.height * 0.8)
            sheet.words(hint, row.x, space.cy, large, "mist", "plain", room=room, height=space.height)
        elif height < HIGH_ROW or sheet.measure(hint, size, "plain") <= room:
            sheet.words(name, row.x, middle - 15, 24, room=room)
            sheet.note(hint, row.x, middle + 16, 18, room=room)
        else:
            sheet.words(name, row.x, middle - 27, 24, room=room)
            fitting = min(size, (height / 2 + 2) / 2.6)
            sheet.paragraph(hint, row.x, middle - 8, room, fitting, "mist", line_height=1.24, most=2)


def told(option: Option, settings: Settings, words: Words) -> str:
    """Return what is said of an option: what it is about, or what its value means where that can be worked out."""
    note = NOTES.get(option.name)
    return note(words, settings) if note is not None else words(f"option.{option.name}.hint")


def wanted(option: Number, settings: Settings, words: Words) -> Wanted:
    """Return the number of an option as it is typed, with what each one would mean."""

    def meaning(language: Words, number: int) -> str:
        return told(option, settings.changed(option.name, str(number)), language)

    title, most = words(f"option.{option.name}.name"), min(option.high, MOST_TYPED)
    return Wanted(title, settings.number(option.name), option.low, most, meaning)


def settings_after(key: str, options: tuple[Option, ...], settings: Settings) -> Settings | None:
    """Return the settings after a control of ``lay_options`` fired, or ``None`` if it was none of them."""
    kind, _, rest = key.partition(".")
    name, _, value = rest.partition(":")
    option = next((option for option in options if kind == "option" and option.name == name), None)
    match option:
        case Choice():
            return settings.changed(name, value)
        case Number():
            return settings.changed(name, stepped(option, settings[name], LEAPS[value]))
        case Subset():
            kept = (set(settings[name]) & set(option.signs)) ^ {value}
            hidden = set(settings[name]) - set(option.signs)
            whole = sorted(kept | hidden, key="+-*/123456".index)
            return settings.changed(name, "".join(whole)) if kept else settings
        case _:
            return None


def stepped(option: Number, value: str, direction: int) -> str:
    """Return the next value of a number: single steps in a short range, wider ones the larger it is; 0 means none."""
    now = int(value)
    if option.name in FINE:
        leap = direction * (10 if abs(direction) > 1 and now >= LEAP_FROM else 1)
        return str(max(option.low, min(option.high, now + leap)))
    if now == 0:
        return str(option.low) if direction > 0 else value
    step = 1 if option.high - option.low <= 40 else 5 if now + (direction < 0) * -1 < 60 else 15 if now < 180 else 60
    target = now + direction * step
    if target < option.low:
        return "0" if option.zero else str(option.low)
    return str(min(option.high, target))


def _lay_control(sheet: Sheet, words: Words, option: Option, value: str, row: Area) -> float:
    top = row.cy - CONTROL / 2
    key = f"option.{option.name}"
    most = row.width * MAX_SHARE
    match option:
        case Choice():
            items = [(item, words(f"option.{option.name}.{item}")) for item in option.values]
            even = max(sheet.measure(label, 20, "bold") for _, label in items) + 44
            uneven = sum(sheet.measure(label, 20, "bold") + 44 for _, label in items)
            width = min(most, max(200.0, min(even * len(items), uneven + 60)))
            sheet.choice(key, row.right - width, top, width, CONTROL, items, value, 20)
        case Number():
            width = 264.0 + (2 * STEP_KEY if option.name in FINE else 0.0)
            _lay_number(sheet, words, option, value, row.right - width, top, width)
        case Subset(signs="123456"):
            width = min(most, 6 * 84.0)
            chips = Area(row.right - width, top, width, CONTROL).columns(6, 8)
            for index, (sign, chip) in enumerate(zip(option.signs, chips, strict=True)):
                face = ContinentFace(index, sign in value, sheet.scale)
                sheet.face(f"{key}:{sign}", chip.x, chip.y, chip.width, chip.height, face)
        case Subset():
            width = min(most, 66.0 * len(option.signs))
            items = [(sign, SIGNS.get(sign, sign)) for sign in option.signs]
            sheet.choice(key, row.right - width, top, width, CONTROL, items, tuple(value), 22)
    return width


def _lay_number(sheet: Sheet, words: Words, option: Number, value: str, x: float, y: float, width: float) -> None:
    key, number = f"option.{option.name}", int(value)
    least = 0 if option.zero else option.low
    sheet.box(x, y, width, CONTROL, 16, "felt_deep", alpha=0.95, line="line")
    if option.name in FINE:
        leap = 100 if number >= LEAP_FROM else 10
        sheet.key(f"{key}:far_less", x, y, STEP_KEY, CONTROL, f"−{leap}", size=20, enabled=number > least)
        sheet.key(f"{key}:far_more", x + width - STEP_KEY, y, STEP_KEY, CONTROL, f"+{leap}", size=20)
        x, width = x + STEP_KEY, width - 2 * STEP_KEY
    sheet.key(f"{key}:less", x, y, STEP_KEY, CONTROL, icon="−", enabled=number > least)
    sheet.key(f"{key}:more", x + width - STEP_KEY, y, STEP_KEY, CONTROL, icon="+", enabled=number < option.high)
    shown = words(f"{key}.value", count=number) if number or not option.zero else words(f"{key}.none")
    if option.name in FINE:
        sheet.key(f"{key}:{TYPE}", x + STEP_KEY, y, width - 2 * STEP_KEY, CONTROL, shown, size=21)
        return
    sheet.words(shown, x + width / 2, y + CONTROL / 2, 21, font="bold", align="centre", room=width - 148)
