"""Real dice on the table: people throw them and tap here what fell; what was tapped wrongly is taken back.

Around a table that lies in the middle only: the panels of all seats stay free, and live.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from quiclo_game.rules.chance import RollRequest
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.real_dice import Throw
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.scenes.turntable import area_from
from quiclo_game.shell.control_looks import ControlState
from quiclo_game.shell.dice_faces import DieFace
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.inputs import Input, KeyPress, TextTyped
from quiclo_game.shell.scene import Size
from quiclo_game.shell.shapes import Box, Dashed, Veil

COLUMNS = 6
SLOT, KEY = 128.0, 150.0


@dataclass(frozen=True, slots=True)
class FaceKey:
    """A key that shows one face of a die; pressed it goes down."""

    sides: int
    value: int
    scale: float = 1.0

    def draws(self, state: ControlState, fonts: Fonts) -> DrawList:
        """Return the key for a state."""
        s = self.scale
        sunk = 4 * s if state.pressed else 0.0
        body = Box(state.width, state.height, 22 * s, "quiet_lip", shadow=6 * s)
        face = Box(state.width, state.height, 22 * s, "quiet" if state.enabled else "off", top_light=0.2)
        die = DieFace(self.sides, self.value, state.height * 1.05, "rest" if state.enabled else "used")
        return (Draw(body, 0, 4 * s), Draw(face, 0, sunk), Draw(die, 0, sunk))


class DicePickerScene(MenuScene):
    """Takes the faces of one throw, one after the other, and hands them over once all are there and confirmed."""

    covers: ClassVar[bool] = False
    first_key = "face:1"

    def __init__(
        self,
        services: Services,
        request: RollRequest,
        name: str,
        take: Callable[[tuple[int, ...]], None],
        throw: Throw | None = None,
    ) -> None:
        """Ask for the dice of ``request`` that ``name`` has thrown; ``take`` gets their faces.

        A ``throw`` knows what was told before, and how long is waited for the rest.
        """
        super().__init__(services)
        self._dice = request.dice
        self._name = name
        self._take = take
        self._throw = throw
        self._question = ""
        self.faces: list[int] = throw.faces if throw is not None else []
        self._typed = ""

    @property
    def complete(self) -> bool:
        """Whether every die has a face."""
        return len(self.faces) == self._dice.count

    def arrange(self, sheet: Sheet) -> None:
        """Put the panel down: the dice as far as they are told, a key for each face, undo and done."""
        words, dice = self.words, self._dice
        rows, room = -(-dice.sides // COLUMNS), self._room(sheet)
        width = min(1080.0, room.width - 20)
        slot = min(SLOT, (width - 80) / dice.count - 12)
        lowest = (room.height - 20 - 334 - slot) / rows - 16
        key = min(KEY, (width - 80 - (COLUMNS - 1) * 16) / COLUMNS, lowest)
        height = 334 + slot + rows * (key + 16)
        x, y = room.cx - width / 2, room.cy - height / 2
        sheet.panel(x, y, width, height, 1.0, 34)
        sheet.words(words("dice.title", name=self._name), x + 40, y + 60, 38, room=width - 80)
        told = self._question or words("dice.note", count=dice.count, sides=dice.sides)
        sheet.note(told, x + 41, y + 106, 21, "honey" if self._question else "mist", room=width - 82)
        left = room.cx - (dice.count * (slot + 12) - 12) / 2 + slot / 2
        top = y + 150 + slot / 2
        for place in range(dice.count):
            at = left + place * (slot + 12)
            if place < len(self.faces):
                sheet.look(DieFace(dice.sides, self.faces[place], slot * 1.16 * sheet.scale), at, top)
            else:
                s = sheet.scale
                sheet.look(Dashed(slot * s, slot * s, 24 * s, "hint", 3 * s, 12 * s, 9 * s), at, top)
        top += slot / 2 + 34
        start = room.cx - (COLUMNS * (key + 16) - 16) / 2
        for value in range(1, dice.sides + 1):
            row, column = divmod(value - 1, COLUMNS)
            face = FaceKey(dice.sides, value, sheet.scale)
            left, upper = start + column * (key + 16), top + row * (key + 16)
            sheet.face(f"face:{value}", left, upper, key, key, face, enabled=not self.complete)
        self._lay_foot(sheet, Area(x + 40, y + height - 112, width - 80, 80))

    def _room(self, sheet: Sheet) -> Area:
        """Return what there is of the sheet: around a table what the panels leave."""
        middle = self._throw.middle if self._throw is not None else None
        if middle is None:
            return Area(0, 0, sheet.width, sheet.height)
        seen, s = area_from(self.facing.frame(self.window), middle), sheet.scale
        return Area(seen.x / s, seen.y / s, seen.width / s, seen.height / s)

    def _lay_foot(self, sheet: Sheet, row: Area) -> None:
        words = self.words
        share = min(1.0, (row.width - 96 - 36) / 580)
        undo, done = 260 * share, 320 * share
        sheet.key("undo", row.x, row.y, undo, 80, words("dice.undo"), icon="undo", size=26, enabled=bool(self.faces))
        sheet.key("pause", row.x + undo + 18, row.y, 96, 80, icon="pause")
        label = words("dice.done")
        sheet.key("done", row.right - done, row.y, done, 80, label, "main", "check", size=30, enabled=self.complete)

    def enter(self, size: Size) -> None:
        """Lay out, facing whoever threw: after a pause that may be another side."""
        if self._throw is not None:
            self.facing = self._throw.facing
        super().enter(size)

    def handle(self, event: Input) -> None:
        """Leave the panels of a table the fingers that are theirs."""
        if self._throw is None or not self._throw.beside(event):
            super().handle(event)

    def ground(self) -> Iterator[Draw]:
        """Yield the veil over the table, around which the panels stay clear."""
        middle = self._throw.middle if self._throw is not None else None
        if middle is None:
            yield from super().ground()
        else:
            yield Draw(Veil(middle.width, middle.height, alpha=0.72), middle.cx, middle.cy)

    def update(self, dt: float) -> None:
        """Wait for whoever threw, who is asked after a while; go once nobody is waited for any more."""
        super().update(dt)
        if self._throw is None:
            return
        asked = self._throw.wait(dt)
        if self._throw.over:
            self.services.navigator.back()
        elif asked != self._question:
            self._question = asked
            self.refresh()

    def pressed(self, key: str) -> None:
        """Take a face, take one back, hand all over, or pause."""
        kind, _, value = key.partition(":")
        self._hear()
        self._typed = ""
        if kind == "face" and not self.complete:
            self.faces.append(int(value))
        elif kind == "undo" and self.faces:
            self.faces.pop()
        elif kind == "done" and self.complete:
            self.services.navigator.back()
            self._take(tuple(self.faces))
            return
        elif kind == "pause":
            self.dismissed()
            return
        self.refresh()

    def _hear(self) -> None:
        if self._throw is not None:
            self._throw.heard()

    def dismissed(self) -> None:
        """Go back to the table; it asks again as soon as it goes on."""
        self.services.navigator.back()
        self._take(())

    def take(self, event: Input) -> None:
        """Take typed numbers as faces, return as done and backspace as undo, besides what every menu takes."""
        if isinstance(event, KeyPress) and event.key == "backspace":
            self.pressed("undo")
        elif isinstance(event, KeyPress) and event.key == "return" and self.complete:
            self.pressed("done")
        elif isinstance(event, TextTyped):
            self._type(event.text)
        else:
            super().take(event)

    def _type(self, text: str) -> None:
        """Take typed numbers; a digit that follows a 1 at once makes it larger, any other sign parts the two."""
        self._hear()
        for digit in text:
            if digit not in "0123456789":
                self._typed = ""
                continue
            number = int(self._typed + digit)
            self._typed = ""
            if number * 10 <= self._dice.sides and number:
                self._typed = str(number)
                self.faces.append(number) if not self.complete else None
            elif 1 <= number <= self._dice.sides:
                if number > 9 and self.faces:
                    self.faces[-1] = number
                elif not self.complete:
                    self.faces.append(number)
        self.refresh()
