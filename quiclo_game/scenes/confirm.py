"""A question before something is lost: one key for yes, one for no, and escape means no."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.text import Paragraph

LINE = 1.36
"""Height of a line of the smaller text, in its size."""


class ConfirmScene(MenuScene):
    """Asks, and calls ``yes`` only if it is affirmed."""

    covers: ClassVar[bool] = False
    first_key = "no"

    def __init__(self, services: Services, question: str, answer: str, yes: Callable[[], None]) -> None:
        """Ask ``question``, one sentence and perhaps more on a second line; ``answer`` is the label of yes."""
        super().__init__(services)
        self._question = question
        self._answer = answer
        self._yes = yes

    def arrange(self, sheet: Sheet) -> None:
        """Put the question and both answers down."""
        question, _, more = self.told(self._question).partition("\n")
        width = min(860.0, sheet.width - 80)
        room, small = width - 120, 24 * sheet.taste.full
        lines = len(Paragraph(more, small * sheet.scale, "mist", "plain", room * sheet.scale).lines(sheet.fonts))
        height = max(380.0, 64 + 2 * 38 * 1.25 + 14 + (lines + 1) * small * LINE + 140)
        x, y = (sheet.width - width) / 2, (sheet.height - height) / 2
        sheet.panel(x, y, width, height, 1.0, 34)
        top = y + (64 if more else 84)
        top += sheet.paragraph(question, x + 60, top, room, 38, "cream", "round", "centre", 1.25, most=2)
        if more:
            sheet.paragraph(more, x + 60, top + 14, room, small, "mist", align="centre", line_height=LINE, most=lines)
        key_y = y + height - 140
        half = (width - 120 - 24) / 2
        sheet.key("no", x + 60, key_y, half, 92, self.words("confirm.no"), size=29)
        sheet.key("yes", x + 60 + half + 24, key_y, half, 92, self.told(self._answer), "main", size=29)

    def pressed(self, key: str) -> None:
        """Go back, and carry out what was affirmed."""
        self.services.navigator.back()
        if key == "yes":
            self._yes()
