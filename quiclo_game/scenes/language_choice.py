"""Which language? Asked first, at the side of the table from which it was woken."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quiclo_game.locale import load_words
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.plates import panel
from quiclo_game.shell.scene import Size
from quiclo_game.shell.text import Words
from quiclo_game.shell.turning import Frame
from quiclo_game.shell.widgets import button

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

    def __init__(self, services: Services, languages: Sequence[str], turn: int, chosen: Callable[[str], None]) -> None:
        """Offer ``languages``, turned by quarters to the side of whoever is asked."""
        super().__init__(services)
        self.turn = turn
        self._languages = tuple(languages)
        self._chosen = chosen
        self.first_key = f"language:{self._languages[0]}"

    def arrange(self, sheet: Sheet) -> None:
        """Put the panel down before whoever touched the table."""
        s = sheet.scale
        lying = self.turn % 180 == 90
        across = (sheet.height if lying else sheet.width) * s
        down = (sheet.width if lying else sheet.height) * s
        width = min(WIDE * s, across - 2 * EDGE * s)
        height = min((150 + len(self._languages) * (KEY + 26) + 20) * s, down - 2 * EDGE * s)
        width_px, height_px = sheet.size
        middle = Frame(width_px / 2, height_px / 2, self.turn)
        frame = Frame(*middle.outward(0, down / 2 - EDGE * s - height / 2), self.turn)
        asked = "  ·  ".join(load_words(code)("kiosk.language") for code in self._languages)
        draws = [
            Draw(panel(width, height, s, radius=34, alpha=0.95), 0, 0),
            Draw(Words(asked, 38 * s, max_width=width - 80 * s), 0, -height / 2 + 74 * s),
        ]
        sheet.draws.extend(frame.draws(draws))
        top = -height / 2 + 150 * s
        each = (height - 150 * s - 20 * s) / len(self._languages)
        for index, code in enumerate(self._languages):
            name = load_words(code)("language.name")
            key = button(
                f"language:{code}", 0, top + (index + 0.5) * each - 6 * s, width - 120 * s, each - 26 * s, name, "main",
                size=56 * s, radius=34 * s, scale=s,
            )  # fmt: skip
            sheet.controls.append(key.placed(frame))

    def pressed(self, key: str) -> None:
        """Take the language."""
        self._chosen(key.partition(":")[2])

    def dismissed(self) -> None:
        """Stay: somebody wants to play."""
