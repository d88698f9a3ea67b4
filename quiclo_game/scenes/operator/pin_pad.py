"""The PIN pad before the operator's page."""

from __future__ import annotations

from typing import ClassVar

from quiclo_game.kiosk.operator_desk import OperatorDesk
from quiclo_game.kiosk.pin import LONGEST, SHORTEST
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.inputs import Input, KeyPress
from quiclo_game.shell.shapes import Disc

KEY = 150.0
GAP = 18.0
LOOK_EVERY = 500.0
"""After so many ms it looks again whether there is a PIN."""
ROWS = (("1", "2", "3"), ("4", "5", "6"), ("7", "8", "9"), ("back", "0", "open"))


class PinScene(MenuScene):
    """Takes four to eight digits; what is typed shows as dots only."""

    covers: ClassVar[bool] = False
    first_key = "5"

    def __init__(self, services: Services, desk: OperatorDesk) -> None:
        """Ask for the PIN of the desk's lock."""
        super().__init__(services)
        self._desk = desk
        self._typed = ""
        self._told = ""
        self._locked = 0
        self._is_set = desk.lock.is_set
        self._since_look = 0.0

    def arrange(self, sheet: Sheet) -> None:
        """Put the pad down."""
        s, words = sheet.scale, self.words
        width, height = 3 * KEY + 2 * GAP + 120, 4 * (KEY + GAP) + 230
        x, y = (sheet.width - width) / 2, (sheet.height - height) / 2
        sheet.panel(x, y, width, height, 1.0, 34)
        sheet.words(words("kiosk.operator.pin"), x + 60, y + 62, 40, room=width - 220)
        sheet.key("cancel", x + width - 132, y + 24, 76, 76, icon="cross")
        for place in range(LONGEST):
            filled = place < len(self._typed)
            disc = Disc(14 * s, "honey" if filled else None, line=None if filled else "line", line_width=3 * s)
            sheet.draws.append(Draw(disc, (sheet.width / 2 + (place - (LONGEST - 1) / 2) * 52) * s, (y + 132) * s))
        sheet.note(self._sentence(), sheet.width / 2, y + 180, 24, "warn_text", "centre", room=width - 60)
        top = y + 206
        may = self._is_set and not self._locked
        complete = len(self._typed) >= SHORTEST
        for row, names in enumerate(ROWS):
            for column, name in enumerate(names):
                left, upper = x + 60 + column * (KEY + GAP), top + row * (KEY + GAP)
                if name == "back":
                    sheet.key(name, left, upper, KEY, KEY, icon="back", enabled=may)
                elif name == "open":
                    sheet.key(name, left, upper, KEY, KEY, "", "main", "check", enabled=may and complete)
                else:
                    sheet.key(name, left, upper, KEY, KEY, name, "key", size=64, enabled=may)

    def _sentence(self) -> str:
        if not self._is_set:
            return self.words("kiosk.operator.no_pin")
        return self.words("kiosk.operator.locked", count=self._locked) if self._locked else self.told(self._told)

    def pressed(self, key: str) -> None:
        """Take a digit, take it back, try the PIN, or leave."""
        if key == "cancel":
            self._desk.keep_out()
            return
        if key == "back":
            self._typed = self._typed[:-1]
        elif key == "open":
            self._try()
        elif len(self._typed) < LONGEST:
            self._typed += key
            self._told = ""
        self.refresh()

    def dismissed(self) -> None:
        """Leave."""
        self._desk.keep_out()

    def take(self, event: Input) -> None:
        """Take digits from a keyboard too."""
        if isinstance(event, KeyPress) and not self._locked and self._is_set:
            name = {"backspace": "back", "return": "open"}.get(event.key, event.key)
            if (len(name) == 1 and name in "0123456789") or name in ("back", "open"):
                self.pressed(name)
                return
        super().take(event)

    @property
    def takes_text(self) -> bool:
        """Whether something is typed: letters are no buttons here."""
        return True

    def update(self, dt: float) -> None:
        """Count the seconds of the lock, and see when a PIN is set at the console meanwhile."""
        super().update(dt)
        before = self._locked, self._is_set
        self._locked = self._desk.lock.seconds_locked
        self._since_look += dt
        if self._since_look >= LOOK_EVERY:
            self._since_look, self._is_set = 0.0, self._desk.lock.is_set
        if (self._locked, self._is_set) != before:
            self.refresh()

    def _try(self) -> None:
        if len(self._typed) < SHORTEST:
            return
        typed, self._typed = self._typed, ""
        if self._desk.lock.opens(typed):
            self._desk.open_page()
            return
        self.services.audio.play("wrong")
        self._told = self.words("kiosk.operator.wrong", count=self._desk.lock.tries_left)
