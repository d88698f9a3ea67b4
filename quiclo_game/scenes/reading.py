"""What the scenes to read in share: a panel with a heading, a way back, and a box of text that a finger drags."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.inputs import Input, KeyPress
from quiclo_game.shell.ui import KEY_STEPS, ReadingBox
from quiclo_game.shell.ui_theme import ui_theme

SETTLING = 250.0
"""So many ms the box is looked at after it was touched; at rest it costs nothing."""
MARKS = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}


def as_markup(text: str) -> str:
    """Return a text of the locale as the box wants it: ``**bold**`` words, a line for each line."""
    for sign, name in MARKS.items():
        text = text.replace(sign, name)
    pieces = text.strip().split("**")
    bold = [f"<b>{piece}</b>" if index % 2 else piece for index, piece in enumerate(pieces)]
    return "".join(bold).replace("\n", "<br>")


class ReadingScene(MenuScene):
    """A panel over whatever is there, with a text that may be longer than the window."""

    covers: ClassVar[bool] = False
    first_key = "back"
    upright_height: ClassVar[float] = 1700.0
    """Height of the panel on an upright sheet."""
    letters: ClassVar[float] = 24.0
    """Size of the text in px of the sheet."""

    def __init__(self, services: Services) -> None:
        """Take the services."""
        super().__init__(services)
        self._box: ReadingBox | None = None
        self._settling = 0.0

    @abstractmethod
    def heading(self) -> str:
        """Return what stands above the text."""

    @abstractmethod
    def text(self) -> str:
        """Return the text, with ``**bold**`` words."""

    def lay_more(self, sheet: Sheet, area: Area) -> Area:
        """Put down what else there is; return the place that is left for the text."""
        return area

    def arrange(self, sheet: Sheet) -> None:
        """Put the panel down, and the box over it."""
        words = self.words
        width = min(1360.0, sheet.width - 60)
        height = min(self.upright_height if sheet.upright else 980.0, sheet.height - 60)
        x, y = (sheet.width - width) / 2, (sheet.height - height) / 2
        sheet.panel(x, y, width, height, 0.985, 34)
        sheet.words(self.heading(), x + 44, y + 66, 42, room=width - 88 - 250)
        sheet.key("back", x + width - 44 - 220, y + 30, 220, 72, words("log_view.back"), icon="back", size=27)
        area = self.lay_more(sheet, Area(x + 44, y + 126, width - 88, height - 126 - 36))
        sheet.box(area.x, area.y, area.width, area.height, 22, "felt_deep", alpha=0.7)
        self._lay_box(sheet, area.inset(10))

    def _lay_box(self, sheet: Sheet, area: Area) -> None:
        s = sheet.scale
        self._box = ReadingBox(
            "reading",
            area.cx * s,
            area.cy * s,
            round(area.width * s),
            round(area.height * s),
            ui_theme(self.letters * sheet.taste.full * s, s),
            as_markup(self.services.forge.lens.text(self.text())),
            language=self.words.language,
        )
        self._settling = SETTLING

    def take(self, event: Input) -> None:
        """Let the text have what moves it, and the keys the rest."""
        mine = not isinstance(event, KeyPress) or event.key in KEY_STEPS
        if self.steered_by(event, scrolls=self._box is not None and self._box.scrolls):
            return
        if self._box is not None and mine and self._box.handle(event):
            self._settling = SETTLING
        else:
            super().take(event)

    def update(self, dt: float) -> None:
        """Redraw the box for a while after it was touched."""
        super().update(dt)
        if self._box is not None and self._settling > 0.0:
            self._settling -= dt
            before = self._box.version
            self._box.update(dt)
            if self._box.version != before:
                self.invalidate()

    def changing(self, alpha: float) -> Sequence[Draw]:
        """Return the box."""
        return (self._box.draw(),) if self._box is not None else ()
