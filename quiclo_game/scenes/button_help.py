"""What which button does: gamepads, the keyboard, and its two halves, side by side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.inputs import Button
from quiclo_game.shell.pad_make import Make
from quiclo_game.shell.pad_signs import ButtonSign

WIDTH, HEIGHT = 1320.0, 960.0
SIGN = 46.0


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that can be done: its name, the button, and the names of what does it where no sign says so."""

    name: str
    button: Button | None = None
    pad: str = ""
    keys: str = ""
    halves: str = ""


ROWS: Final = (
    Row("steer", None, "pad_steer", "keys_steer", "halves_steer"),
    Row("press", Button.A),
    Row("back", Button.B),
    Row("main", Button.Y, keys="keys_main"),
    Row("hint", Button.X),
    Row("buzz", None, "pad_buzz", "keys_buzz", "halves_buzz"),
    Row("camera", None, "pad_camera", "keys_camera"),
    Row("jump", Button.L, keys="keys_jump"),
    Row("next", Button.R, keys="keys_next"),
    Row("pause", Button.START),
    Row("log", Button.SELECT),
)
"""What there is, from what is needed most."""


class ButtonHelpScene(MenuScene):
    """Shows the buttons by the names of what was steered with last."""

    covers: ClassVar[bool] = False
    first_key = "back"

    def arrange(self, sheet: Sheet) -> None:
        """Put the rows down in three columns."""
        words = self.words
        width, height = min(WIDTH, sheet.width - 60), min(HEIGHT, sheet.height - 60)
        x, y = (sheet.width - width) / 2, (sheet.height - height) / 2
        sheet.panel(x, y, width, height, 1.0, 34)
        inner = Area(x + 40, y + 30, width - 80, height - 60)
        sheet.words(words("buttons.title"), inner.x, inner.y + 30, 42, room=inner.width - 260)
        sheet.key("back", inner.right - 230, inner.y - 4, 230, 68, words("couch.back"), icon="back", size=27)
        left = inner.width * 0.34
        columns = Area(inner.x + left, inner.y, inner.width - left, 0).columns(3, 14)
        head = inner.y + 104
        for column, name in zip(columns, ("pad", "keys", "halves"), strict=True):
            sheet.note(words(f"buttons.{name}"), column.cx, head, 21, "honey", "centre", column.width, height=46)
        pitch = (inner.bottom - head - 34) / len(ROWS)
        for index, row in enumerate(ROWS):
            middle = head + 34 + (index + 0.5) * pitch
            sheet.hairline(inner.x, middle - pitch / 2, inner.width)
            told = words(f"buttons.{row.name}")
            sheet.note(told, inner.x, middle, 23, "cream", room=left - 16, height=pitch - 8)
            self._lay_cell(sheet, columns[0], middle, row.pad, row.button, (self._make,))
            self._lay_cell(sheet, columns[1], middle, row.keys, row.button, (Make.KEYS,))
            halves = (Make.LEFT_HALF, Make.RIGHT_HALF)
            self._lay_cell(sheet, columns[2], middle, row.halves, row.button, halves)

    @property
    def _make(self) -> Make:
        """By whose names the buttons of gamepads go."""
        make = self.services.couch.make
        return make if make in (Make.PLAYSTATION, Make.NINTENDO) else Make.XBOX

    def _lay_cell(
        self, sheet: Sheet, column: Area, middle: float, text: str, button: Button | None, makes: tuple[Make, ...]
    ) -> None:
        if text:
            sheet.note(self.words(f"buttons.{text}"), column.cx, middle, 20, "mist", "centre", column.width)
            return
        couch = self.services.couch
        signs = [ButtonSign(make, button, SIGN) for make in makes if button is not None and couch.signed(make, button)]
        for index, sign in enumerate(dict.fromkeys(signs)):
            shift = (index - (len(signs) - 1) / 2) * 92
            scaled = ButtonSign(sign.make, sign.button, SIGN * sheet.scale)
            sheet.look(scaled, column.cx + shift, middle)

    def pressed(self, key: str) -> None:
        """Go back."""
        self.services.navigator.back()
