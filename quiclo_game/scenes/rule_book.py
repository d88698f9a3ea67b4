"""The rules of a mode in the language of the players, chapter by chapter."""

from __future__ import annotations

from typing import ClassVar

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.reading import ReadingScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.scenes.title_art import tile_art
from quiclo_game.shell.faces import Kind

CHAPTERS = ("goal", "course", "calculating", "scoring", "end", "house")
POINT = "•"
"""Begins a point of a list."""


class RuleBookScene(ReadingScene):
    """The book of one mode."""

    upright_height: ClassVar[float] = 1500.0
    letters: ClassVar[float] = 26.0

    def __init__(self, services: Services, mode_key: str) -> None:
        """Open the book of ``mode_key`` at its first chapter."""
        super().__init__(services)
        self._mode_key = mode_key
        self._chapter = CHAPTERS[0]

    def heading(self) -> str:
        """Return what stands above the text."""
        return self.words("book.heading", mode=self.words(f"mode.{self._mode_key}.name"))

    def text(self) -> str:
        """Return the chapter."""
        return spaced(self.words(f"book.{self._mode_key}.{self._chapter}"))

    def lay_more(self, sheet: Sheet, area: Area) -> Area:
        """Put the chapters down: beside the text, or above it where the sheet is upright."""
        if sheet.upright:
            for index, chapter in enumerate(CHAPTERS):
                row, column = divmod(index, 3)
                place = area.columns(3, 14)[column]
                self._lay_chapter(sheet, chapter, Area(place.x, area.y + row * 86, place.width, 72))
            self._lay_buttons(sheet, Area(area.x, area.y + 2 * 86, area.width, 72))
            return Area(area.x, area.y + 274, area.width, area.height - 274)
        width = 270.0
        for index, chapter in enumerate(CHAPTERS):
            self._lay_chapter(sheet, chapter, Area(area.x, area.y + index * 92, width, 78))
        self._lay_buttons(sheet, Area(area.x, area.bottom - 66, width, 66))
        art_y = (area.y + len(CHAPTERS) * 92 + area.bottom - 80) / 2
        for draw in tile_art(self._mode_key, sheet.scale, 0.9):
            sheet.draws.append(draw.moved((area.x + width / 2) * sheet.scale, art_y * sheet.scale))
        return Area(area.x + width + 24, area.y, area.width - width - 24, area.height)

    def _lay_buttons(self, sheet: Sheet, place: Area) -> None:
        label = self.words("buttons.key")
        sheet.key("buttons", place.x, place.y, place.width, place.height, label, icon="pad", size=25)

    def _lay_chapter(self, sheet: Sheet, chapter: str, place: Area) -> None:
        kind: Kind = "main" if chapter == self._chapter else "quiet"
        label = self.words(f"book.{chapter}")
        sheet.key(f"chapter:{chapter}", place.x, place.y, place.width, place.height, label, kind, size=27)

    def pressed(self, key: str) -> None:
        """Turn to a chapter, or close the book."""
        kind, _, chapter = key.partition(":")
        if kind == "chapter":
            self._chapter = chapter
            self.refresh()
        elif key == "buttons":
            self.services.navigator.button_help()
        else:
            self.services.navigator.back()


def spaced(text: str) -> str:
    """Return a chapter with an empty line between its paragraphs; the points of a list stay together."""
    lines = text.strip().split("\n")
    gaps = ["" if not line or line.startswith(POINT) else "\n" for line in lines[1:]]
    return lines[0] + "".join(f"\n{gap}{line}" for gap, line in zip(gaps, lines[1:], strict=True))
