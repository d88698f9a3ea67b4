"""How large the screen is: a bank card laid on it, and a frame that is drawn out until it fits the card."""

from __future__ import annotations

import math
from typing import ClassVar

from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.control import Control
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.inputs import Input, KeyPress, Phase, Pointer
from quiclo_game.shell.layout import scale
from quiclo_game.shell.scene import Size
from quiclo_game.shell.shapes import Box, Disc

CARD_MM = (85.6, 53.98)
"""A card of the size ID-1 (ISO/IEC 7810)."""
SMALLEST, LARGEST = 0.5, 40.0
"""So few and so many px can be one mm."""
HANDLE = 46.0
FINE, COARSE = 1.0, 8.0
"""A step of the keys makes the frame so many px wider."""


class CardSizeScene(MenuScene):
    """Asks for a bank card; the frame's corner follows a finger, keys make it larger and smaller."""

    covers: ClassVar[bool] = True
    first_key = "wider"

    def __init__(self, services: Services) -> None:
        """Begin with what is known of the screen."""
        super().__init__(services)
        self.px_per_mm = services.px_per_mm
        self._pointer: str | None = None
        self._corner = (0.0, 0.0)
        self._foot = math.inf
        """The frame ends above this, in px of the window: there its corner is still in reach."""

    @property
    def frame(self) -> tuple[float, float]:
        """Width and height of the frame in px of the window."""
        return CARD_MM[0] * self.px_per_mm, CARD_MM[1] * self.px_per_mm

    def arrange(self, sheet: Sheet) -> None:
        """Put the frame down at the upper left, words and keys to its right or below."""
        words, s = self.words, sheet.scale
        width, height = self.frame
        left, top = 60 * s, 150 * s
        self._corner = left, top
        sheet.words(words("glass.card_title"), 60, 66, 42, room=sheet.width - 120)
        look = Box(width, height, 3.2 * self.px_per_mm, "felt_deep", 0.5, line="honey", line_width=max(2.0, 3 * s))
        sheet.look(look, (left + width / 2) / s, (top + height / 2) / s)
        chip = Box(11 * self.px_per_mm, 9 * self.px_per_mm, 1.5 * self.px_per_mm, "honey", 0.35)
        sheet.look(chip, (left + 0.2 * width) / s, (top + 0.45 * height) / s)
        size = HANDLE * s
        sheet.look(Disc(size * 0.72, "honey"), (left + width) / s, (top + height) / s)
        sheet.look(Icon("fit", size, "ink"), (left + width) / s, (top + height) / s)
        row = sheet.height - (260 if sheet.upright else 150)
        foot = row - 100
        self._foot = (row - HANDLE) * s
        sheet.paragraph(words("glass.card_how"), 60, foot - 96, sheet.width - 120, 27, "cream", most=3)
        told = words("glass.card_figure", figure=words.decimal(self.px_per_mm, 2))
        sheet.note(told, 61, foot + 30, 23, room=sheet.width - 120)
        signs = {"much_narrower": "− −", "narrower": "−", "wider": "+", "much_wider": "+ +"}
        for index, (name, sign) in enumerate(signs.items()):
            sheet.key(name, 60 + index * 132, row, 116, 90, sign, size=40)
        right = sheet.width - 60
        sheet.key(
            "back", right - 250 - 16 - 240, sheet.height - 150, 240, 90, words("couch.back"), icon="back", size=27
        )
        sheet.key("fits", right - 250, sheet.height - 150, 250, 90, words("glass.fits"), "main", "check", size=30)

    def pressed(self, key: str) -> None:
        """Change the frame, keep its size, or go back without."""
        steps = {"much_narrower": -COARSE, "narrower": -FINE, "wider": FINE, "much_wider": COARSE}
        if key in steps:
            self._set(self.frame[0] + steps[key])
            return
        if key == "fits":
            self.services.store.change(px_per_mm=round(self.px_per_mm, 3))
        self.services.navigator.back()

    def take(self, event: Input) -> None:
        """Let the corner follow the finger that took hold of it; page keys change the frame as well."""
        if isinstance(event, Pointer) and self._drags(event):
            return
        if isinstance(event, KeyPress) and event.key in ("+", "-", "="):
            self._set(self.frame[0] + (-FINE if event.key == "-" else FINE))
            return
        super().take(event)

    def resized(self, size: Size) -> None:
        """Lay out anew; what was being dragged is let go."""
        self._pointer = None
        super().resized(size)

    def _drags(self, event: Pointer) -> bool:
        width, height = self.frame
        x, y = self._corner
        if event.phase is Phase.DOWN and self._pointer is None and self.controls.at(event.x, event.y) is None:
            reach = 4 * HANDLE * scale(self.size)
            grip = Control("corner", x + width, y + height, reach, reach)
            if grip.holds(event.x, event.y):
                self._pointer = event.id
        if event.id != self._pointer:
            return False
        if event.phase in (Phase.DOWN, Phase.MOVE):
            # the corner slides along the card's diagonal, wherever beside it the finger is
            along = (event.x - x) * CARD_MM[0] + (event.y - y) * CARD_MM[1]
            self._set(CARD_MM[0] * along / (CARD_MM[0] ** 2 + CARD_MM[1] ** 2))
        if event.phase in (Phase.UP, Phase.CANCEL):
            self._pointer = None
        return True

    def _set(self, width: float) -> None:
        x, y = self._corner
        most = min(LARGEST, (self.size[0] - 2 * x) / CARD_MM[0], (self._foot - y) / CARD_MM[1])
        self.px_per_mm = max(SMALLEST, min(most, width / CARD_MM[0]))
        self.refresh()
