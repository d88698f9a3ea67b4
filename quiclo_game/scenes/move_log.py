"""The move log of a game, readable from its end: what happened last stands at the bottom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.equation_lines import LineBreaker, Part
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.scroller import KEY_STEPS, Scroller
from quiclo_game.scenes.services import Pausable, Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.inputs import Input, KeyPress
from quiclo_game.shell.shapes import Box

LETTERS, PITCH = 24.0, 37.0
"""Size of the text, and the distance from line to line, in px of the sheet."""
INDENT = 34.0
"""How far the further lines of a sentence stand in."""


class MoveLogScene(MenuScene):
    """Everything that happened, one sentence after the other, with calculations drawn; only what is in sight is."""

    covers: ClassVar[bool] = False
    first_key = "back"

    def __init__(self, services: Services, table: Pausable) -> None:
        """Show the log of a table."""
        super().__init__(services)
        self._table = table
        self._scroller: Scroller | None = None
        self._lines: list[tuple[Part, ...]] = []
        self._letters = self._pitch = 1.0

    def arrange(self, sheet: Sheet) -> None:
        """Put the panel down and break the sentences into lines; new ones are seen from their end."""
        words, s = self.words, sheet.scale
        width = min(1360.0, sheet.width - 60)
        height = min(1700.0 if sheet.upright else 980.0, sheet.height - 60)
        x, y = (sheet.width - width) / 2, (sheet.height - height) / 2
        sheet.panel(x, y, width, height, 0.985, 34)
        back = 0.0
        if self._table.recording() is not None:
            back = 300.0
            left = x + width - 44 - 220 - 18 - back
            sheet.key("look", left, y + 30, back, 72, words("log_view.look"), icon="eye", size=25)
        sheet.words(words("log_view.title"), x + 44, y + 66, 42, room=width - 88 - 250 - back)
        sheet.key("back", x + width - 44 - 220, y + 30, 220, 72, words("log_view.back"), icon="back", size=27)
        box = Area(x + 44, y + 126, width - 88, height - 126 - 36)
        sheet.box(box.x, box.y, box.width, box.height, 22, "felt_deep", alpha=0.7)
        inner = Area((box.x + 28) * s, (box.y + 14) * s, (box.width - 56) * s, (box.height - 28) * s)
        size = sheet.taste.full * s
        self._letters, self._pitch = LETTERS * size, PITCH * size
        sentences = self._table.log() or (words("log_view.empty"),)
        breaker = LineBreaker(sheet.fonts, self._letters, inner.width, INDENT * s)
        self._lines = [line for sentence in sentences for line in breaker.lines(sentence)]
        self._scroller = Scroller(inner, len(self._lines) * self._pitch, len(self._lines) * self._pitch)

    def pressed(self, key: str) -> None:
        """Look back at the table, or go back."""
        recording = self._table.recording() if key == "look" else None
        if recording is not None:
            self.services.navigator.watch(recording, at_end=True)
            return
        self.services.navigator.back()

    def take(self, event: Input) -> None:
        """Let the log have what moves it, and the keys the rest."""
        scrolls = not isinstance(event, KeyPress) or event.key in KEY_STEPS
        if self.steered_by(event, scrolls=self._scroller is not None and self._scroller.last > 0):
            return
        if self._scroller is not None and scrolls and self._scroller.handle(event):
            self.invalidate()
        else:
            super().take(event)

    def update(self, dt: float) -> None:
        """Let a flick run out."""
        super().update(dt)
        if self._scroller is not None:
            self._scroller.update(dt)

    @property
    def animating(self) -> bool:
        """Whether the log coasts or a press is shown."""
        return super().animating or (self._scroller is not None and self._scroller.coasting)

    def changing(self, alpha: float) -> Sequence[Draw]:
        """Return the lines in sight; at both ends they fade, so that none is cut."""
        return tuple(self._in_sight(self._scroller)) if self._scroller is not None else ()

    def _in_sight(self, scroller: Scroller) -> Iterator[Draw]:
        area = scroller.area
        first = max(0, int(scroller.place / self._pitch))
        for index in range(first, len(self._lines)):
            y = area.y + (index + 0.5) * self._pitch - scroller.place
            if y - self._pitch / 2 > area.bottom:
                break
            inside = min(y + self._pitch / 2 - area.y, area.bottom - y + self._pitch / 2) / self._pitch
            for part in self._lines[index]:
                yield Draw(part.look, area.x + part.x, y, alpha=max(0.0, min(1.0, round(inside, 1))))
        if scroller.last > 0:
            yield self._bar(scroller)

    def _bar(self, scroller: Scroller) -> Draw:
        area, width = scroller.area, max(4.0, self._letters * 0.3)
        height = max(4 * width, area.height * area.height / scroller.length)
        y = area.y + (area.height - height) * scroller.place / scroller.last
        return Draw(Box(width, height, width / 2, "line"), area.right + width, y + height / 2)
