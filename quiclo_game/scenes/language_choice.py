"""Which language? Asked first, at the side of the table from which it was woken."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quiclo_game.locale import load_words
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.scene import Size

KEY = 148.0
"""Height of a language's key, in px of the design."""
WIDE = 720.0
EDGE = 60.0
"""The panel stays so far from the edge of the table."""


def side_of(x: float, y: float, size: Size) -> int:
    """Return the turn (0, 90, 180, 270) at which something faces the side that is nearest to a place."""
    width, height = size
    near = {0: height - y, 90: x, 180: y, 270: width - x}
    return min(near, key=lambda turn: near[turn])


class LanguageScene(MenuScene):
    """A key for each language; ``chosen`` is told which was pressed."""

    backdrop = ("table/felt_title.jpg", "table/felt_title_portrait.jpg")

    def __init__(self, services: Services, languages: Sequence[str], chosen: Callable[[str], None]) -> None:
        """Offer ``languages``."""
        super().__init__(services)
        self._languages = tuple(languages)
        self._chosen = chosen
        self.first_key = f"language:{self._languages[0]}"

    def arrange(self, sheet: Sheet) -> None:
        """Put the panel down before whoever touched the table."""
        width = min(WIDE, sheet.width - 2 * EDGE)
        height = min(170 + len(self._languages) * (KEY + 26), sheet.height - 2 * EDGE)
        x, y = (sheet.width - width) / 2, sheet.height - EDGE - height
        sheet.panel(x, y, width, height, 0.95, 34)
        asked = "  ·  ".join(load_words(code)("kiosk.language") for code in self._languages)
        sheet.words(asked, sheet.width / 2, y + 74, 38, align="centre", room=width - 80)
        each = (height - 170) / len(self._languages)
        for index, code in enumerate(self._languages):
            name, top = load_words(code)("language.name"), y + 157 + index * each
            sheet.key(f"language:{code}", x + 60, top, width - 120, each - 26, name, "main", size=56)

    def pressed(self, key: str) -> None:
        """Take the language."""
        self._chosen(key.partition(":")[2])

    def dismissed(self) -> None:
        """Stay: somebody wants to play."""
