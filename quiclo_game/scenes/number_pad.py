"""A small pad on which a number is typed, with what it would mean written above the digits."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from quiclo_game.locale import Words
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.inputs import Input, KeyPress, TextTyped

MOST_TYPED = 999
"""The largest number that is ever typed; larger ones mean nothing new."""
WIDTH, HEIGHT = 660.0, 900.0
KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "erase", "0", "done")


@dataclass(frozen=True, slots=True)
class Wanted:
    """The number that is asked for: its ``title``, what stands there so far, its range, and what it means in words."""

    title: str
    value: int
    low: int
    high: int
    meaning: Callable[[Words, int], str]


class NumberPadScene(MenuScene):
    """Takes a number from 1 digit to as many as the largest one has; the first digit begins a new number."""

    covers: ClassVar[bool] = False
    first_key = "done"

    def __init__(self, services: Services, wanted: Wanted, take: Callable[[int], None]) -> None:
        """Ask for a number; ``take`` gets it once it is affirmed."""
        super().__init__(services)
        self._wanted = wanted
        self._take = take
        self._digits = str(wanted.value)
        self._fresh = True

    @property
    def number(self) -> int | None:
        """What is typed, where it lies in the range."""
        number = int(self._digits or "0")
        return number if self._wanted.low <= number <= self._wanted.high else None

    @property
    def takes_text(self) -> bool:
        """Whether digits are typed: always."""
        return True

    def arrange(self, sheet: Sheet) -> None:
        """Put the number, what it means, and the digits down."""
        width, height = min(WIDTH, sheet.width - 40), min(HEIGHT, sheet.height - 30)
        panel = Area((sheet.width - width) / 2, (sheet.height - height) / 2, width, height)
        sheet.panel(panel.x, panel.y, width, height, 1.0, 34)
        inner = panel.inset(36)
        sheet.words(self.told(self._wanted.title), inner.x, inner.y + 24, 30, room=inner.width - 90)
        sheet.key("close", inner.right - 68, inner.y - 10, 68, 68, icon="cross")
        box = Area(inner.x, inner.y + 72, inner.width, 118)
        sheet.box(box.x, box.y, box.width, box.height, 22, "felt_deep", alpha=0.95, line="line")
        number = self.number
        colour = "honey" if number is not None else "mist"
        sheet.words(self._digits or "–", box.cx, box.cy, 76, colour, align="centre", room=box.width - 40)
        told = self._meaning()
        sheet.paragraph(told, inner.x, box.bottom + 18, inner.width, 22 * sheet.taste.text, "cream", most=4)
        top = box.bottom + 168
        grid = Area(inner.x, top, inner.width, inner.bottom - top)
        gap = 14.0
        row_height = (grid.height - 3 * gap) / 4
        for index, key in enumerate(KEYS):
            line, column = divmod(index, 3)
            row = Area(grid.x, grid.y + line * (row_height + gap), grid.width, row_height)
            place = row.columns(3, gap)[column]
            self._lay_key(sheet, key, place)

    def _lay_key(self, sheet: Sheet, key: str, place: Area) -> None:
        size = place.x, place.y, place.width, place.height
        if key == "done":
            sheet.key(key, *size, self.words("number.done"), "main", size=30, enabled=self.number is not None)
        elif key == "erase":
            sheet.key(key, *size, icon="back", enabled=bool(self._digits))
        else:
            sheet.key(f"digit:{key}", *size, key, "op", size=40)

    def _meaning(self) -> str:
        number, wanted = self.number, self._wanted
        if number is None:
            return self.words("number.range", low=wanted.low, high=wanted.high)
        return wanted.meaning(self.words, number)

    def pressed(self, key: str) -> None:
        """Add a digit, take one away, or take the number over."""
        name, _, digit = key.partition(":")
        number = self.number
        match name:
            case "digit":
                self._type(digit)
            case "erase":
                self._digits, self._fresh = self._digits[:-1], False
                self.refresh()
            case "done" if number is not None:
                self.services.navigator.back()
                self._take(number)
            case "close":
                self.services.navigator.back()

    def take(self, event: Input) -> None:
        """Take digits from a keyboard too."""
        if isinstance(event, TextTyped):
            for sign in event.text:
                if sign in "0123456789":
                    self._type(sign)
        elif isinstance(event, KeyPress) and event.key in ("backspace", "delete"):
            self.pressed("erase")
        elif isinstance(event, KeyPress) and event.key == "return" and not self._steered(event):
            self._affirm()
        else:
            super().take(event)

    def _steered(self, event: KeyPress) -> bool:
        """Say whether return presses a key that the ring stands on, rather than affirming what was typed."""
        return event.pad != "" or (self.controls.focus_shown and self.controls.focused is not None)

    def _affirm(self) -> None:
        """Take the number over, or say audibly that it is none of those that are wanted."""
        allowed = self.number is not None
        self.services.audio.play("key_press" if allowed else "wrong")
        self.pressed("done")

    def _type(self, digit: str) -> None:
        """Add a digit where the number can still become one of those that are wanted; never one before the first."""
        begun = "" if self._fresh else self._digits
        if len(begun) < len(str(self._wanted.high)) and (begun or digit != "0"):
            self._digits, self._fresh = begun + digit, False
            self.refresh()
