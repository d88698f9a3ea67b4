"""Something that everybody must know before they go on, laid over the present screen; any key takes it away."""

from __future__ import annotations

from typing import ClassVar

from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet

WIDTH, HEIGHT, SMALL = 900.0, 400.0, 24.0


class TellingScene(MenuScene):
    """Tells one sentence, and perhaps more on a second line."""

    covers: ClassVar[bool] = False
    first_key = "seen"

    def __init__(self, services: Services, told: str) -> None:
        """Tell ``told``, again in another language where that is set meanwhile."""
        super().__init__(services)
        self._told = told

    def arrange(self, sheet: Sheet) -> None:
        """Put the sentence and the key down."""
        width = min(WIDTH, sheet.width - 80)
        sentence, _, more = self.told(self._told).partition("\n")
        room, small = width - 120, SMALL * sheet.taste.full
        height = HEIGHT + max(0.0, sheet.height_of(more, room, small) - sheet.height_of(more, room, SMALL))
        x, y = (sheet.width - width) / 2, (sheet.height - height) / 2
        sheet.panel(x, y, width, height, 1.0, 34)
        top = y + 60
        top += sheet.paragraph(sentence, x + 60, top, room, 36, "cream", "round", "centre", 1.25, most=2)
        sheet.paragraph(more, x + 60, top + 16, room, small, "mist", align="centre", most=4)
        sheet.key("seen", x + width / 2 - 150, y + height - 130, 300, 88, self.words("confirm.seen"), "main", size=29)

    def pressed(self, key: str) -> None:
        """Go back to where everybody was."""
        self.services.navigator.back()
