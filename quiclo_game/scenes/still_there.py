"""The questions of an unattended table: is anybody still there; and the goodbye when the next guests are due."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from quiclo_game.locale import load_words
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.fonts import FIGURES

TOGETHER = 2
"""So many languages are said at once; where there are more they take turns."""
TURN_MS = 3_000.0


def said_together(languages: Sequence[str], time: float) -> tuple[str, ...]:
    """Return which of the languages are said together at a time in ms: all of two, two of more, each in its turn."""
    if len(languages) <= TOGETHER:
        return tuple(languages)
    first = TOGETHER * int(time // TURN_MS)
    return tuple(languages[(first + later) % len(languages)] for later in range(TOGETHER))


class CountingScene(MenuScene):
    """A panel over whatever is there, with a sentence and the seconds that are left."""

    covers: ClassVar[bool] = False

    def __init__(
        self, services: Services, name: str, seconds_left: Callable[[], int], languages: Sequence[str] = ()
    ) -> None:
        """Say ``kiosk.<name>`` and its ``_note`` of the locale, and count by ``seconds_left``.

        It is said in each of ``languages``, two below each other; without them in the one of the moment.
        """
        super().__init__(services)
        self._languages = tuple(languages)
        self._name = name
        self._seconds_left = seconds_left
        self._seen = -1

    def arrange(self, sheet: Sheet) -> None:
        """Put the panel down."""
        width, height = min(1120.0, sheet.width - 80), 620.0
        x, y, middle = (sheet.width - width) / 2, (sheet.height - height) / 2, sheet.width / 2
        sheet.panel(x, y, width, height, 1.0, 40)
        room = width - 120
        together = said_together(self._languages, self._seconds_left() * 1000.0)
        spoken = [load_words(code) for code in together] or [self.words]
        pitch = 1.0 if len(spoken) == 1 else 0.8
        for index, words in enumerate(spoken):
            away = index - (len(spoken) - 1) / 2
            sheet.words(
                words(f"kiosk.{self._name}"), middle, y + 106 + away * 66, 62 * pitch, align="centre", room=room
            )
            sheet.note(
                words(f"kiosk.{self._name}_note"), middle, y + height - 96 + away * 46, 34 * pitch, "cream",
                align="centre", room=room,
            )  # fmt: skip
        sheet.words(str(self._seconds_left()), middle, y + 308, 210, "honey", FIGURES, "centre")

    def update(self, dt: float) -> None:
        """Show every second."""
        super().update(dt)
        if self._seconds_left() != self._seen:
            self._seen = self._seconds_left()
            self.refresh()

    def pressed(self, key: str) -> None:
        """Nothing is pressed here."""

    def dismissed(self) -> None:
        """Any key is an answer, and whoever asked has heard it."""


class StillThereScene(CountingScene):
    """Asks; any touch is the answer, and whoever laid the question over the table takes it away again."""

    def __init__(self, services: Services, seconds_left: Callable[[], int], languages: Sequence[str] = ()) -> None:
        """Count by ``seconds_left``."""
        super().__init__(services, "still_there", seconds_left, languages)


class GoodbyeScene(CountingScene):
    """Thanks the guests; whoever laid it over the table goes on from here."""

    def __init__(self, services: Services, seconds_left: Callable[[], int], languages: Sequence[str] = ()) -> None:
        """Count by ``seconds_left``."""
        super().__init__(services, "goodbye", seconds_left, languages)
