"""The glass is wiped: for half a minute nothing that touches it means anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.fonts import FIGURES
from quiclo_game.shell.inputs import Input

CLEANING_MS = 30_000.0


class CleaningScene(MenuScene):
    """Counts down and takes no input; ``done`` is called in the end."""

    covers: ClassVar[bool] = True

    def __init__(self, services: Services, done: Callable[[], None]) -> None:
        """Begin to count."""
        super().__init__(services)
        self._done = done
        self._left = CLEANING_MS

    @property
    def seconds_left(self) -> int:
        """How many s are left."""
        return max(0, -int(-self._left // 1000.0))

    def arrange(self, sheet: Sheet) -> None:
        """Put the countdown down."""
        middle, y = sheet.width / 2, sheet.height / 2
        sheet.words(self.words("kiosk.operator.cleaning"), middle, y - 200, 60, align="centre", room=sheet.width - 100)
        sheet.words(str(self.seconds_left), middle, y + 20, 260, "honey", FIGURES, "centre")
        sheet.note(self.words("kiosk.operator.cleaning_note"), middle, y + 230, 30, align="centre")

    def take(self, event: Input) -> None:
        """Let the cloth do what it likes."""

    def update(self, dt: float) -> None:
        """Count, and end."""
        super().update(dt)
        before, seconds = self._left, self.seconds_left
        self._left -= dt
        if self.seconds_left != seconds:
            self.refresh()
        if before > 0 >= self._left:
            self._done()

    def pressed(self, key: str) -> None:
        """Nothing can be pressed here."""
