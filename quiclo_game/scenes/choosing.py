"""A panel with many names of which one is chosen: people of the statistics, presets of a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.setup_faces import SeatFace
from quiclo_game.scenes.sheet import Sheet

ROWS = 7
PITCH = 98.0


class ChoosingScene(MenuScene):
    """Lets people choose one of several named things, page by page."""

    covers: ClassVar[bool] = False
    first_key = "back"

    def __init__(
        self, services: Services, title: str, items: Sequence[tuple[str, int]], take: Callable[[str], None]
    ) -> None:
        """Offer ``items`` (name and colour 0 to 5) under ``title``; ``take`` gets the chosen name."""
        super().__init__(services)
        self._title = title
        self._items = tuple(items)
        self._take = take
        self._page = 0

    def arrange(self, sheet: Sheet) -> None:
        """Put the panel with one page of names down."""
        columns = 1 if sheet.upright else 2
        each = ROWS * columns
        pages = max(1, -(-len(self._items) // each))
        self._page %= pages
        shown = self._items[self._page * each : (self._page + 1) * each]
        rows = min(ROWS, -(-len(shown) // columns))
        width = min(1180.0, sheet.width - 60)
        height = 150.0 + rows * PITCH + (96 if pages > 1 else 16)
        x, y = (sheet.width - width) / 2, (sheet.height - height) / 2
        sheet.panel(x, y, width, height, 1.0, 34)
        sheet.words(self.told(self._title), x + 44, y + 66, 42, room=width - 88 - 250)
        sheet.key("back", x + width - 44 - 220, y + 30, 220, 72, self.words("log_view.back"), icon="back", size=27)
        room = (width - 88 - (columns - 1) * 24) / columns
        for index, (name, colour) in enumerate(shown):
            column, row = divmod(index, rows)
            left, top = x + 44 + column * (room + 24), y + 130 + row * PITCH
            sheet.box(left, top, room, PITCH - 16, 18, "felt_deep", alpha=0.7)
            face = SeatFace(colour, name, (), sheet.scale, pencil=False)
            sheet.face(f"item:{self._page * each + index}", left + 8, top + 4, room - 16, PITCH - 24, face)
        if pages > 1:
            label = self.words("list.page", number=self._page + 1, total=pages)
            sheet.key("page", x + width / 2 - 200, y + height - 84, 400, 62, label, icon="right", size=23)

    def pressed(self, key: str) -> None:
        """Choose, turn the page, or go back."""
        kind, _, value = key.partition(":")
        if kind == "page":
            self._page += 1
            self.refresh()
            return
        self.services.navigator.back()
        if kind == "item":
            self._take(self._items[int(value)][0])
