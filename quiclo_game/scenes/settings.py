"""The settings, laid over whatever is there; they hold at once and are kept."""

from __future__ import annotations

from typing import ClassVar

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.settings_rows import FullscreenSwitch, SettingsRows
from quiclo_game.scenes.sheet import Sheet


class SettingsScene(MenuScene):
    """All settings in one panel."""

    covers: ClassVar[bool] = False
    first_key = "done"

    def __init__(self, services: Services, fullscreen: FullscreenSwitch | None) -> None:
        """Take the services; ``fullscreen`` switches the window, ``None`` where that cannot be."""
        super().__init__(services)
        self._rows = SettingsRows(services, fullscreen)

    def arrange(self, sheet: Sheet) -> None:
        """Put the panel down."""
        width = min(1240.0, sheet.width - 60)
        height = min(980.0 if not sheet.upright else 1240.0, sheet.height - 60)
        x, y = (sheet.width - width) / 2, (sheet.height - height) / 2
        sheet.panel(x, y, width, height, 0.985, 34)
        left, right = x + 44, x + width - 44
        sheet.words(self.words("settings.title"), left, y + 62, 42, room=right - left - 520)
        sheet.note(self.words("settings.scope"), left + 2, y + 104, 19, room=right - left - 520)
        if self.services.offers("glass"):
            sheet.key("glass", right - 220 - 16 - 260, y + 32, 260, 72, self.words("glass.key"), icon="finger", size=25)
        sheet.key("done", right - 220, y + 32, 220, 72, self.words("settings.done"), "main", "check", size=29)
        self._rows.lay(sheet, Area(left, y + 132, right - left, height - 132 - 22))

    def pressed(self, key: str) -> None:
        """Change a setting, or go back."""
        if key == "done":
            self.services.navigator.back()
        elif key == "glass":
            self.services.navigator.glass()
        elif self._rows.take(key):
            self.refresh()
