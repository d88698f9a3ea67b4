"""The glass: how large it is and whether fingers are where they are seen; leads to measuring both."""

from __future__ import annotations

from typing import ClassVar

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.layout import FINGER_MM, smallest_key
from quiclo_game.shell.plates import IconPlate

WIDTH, HEIGHT = 1240.0, 620.0


class GlassScene(MenuScene):
    """Tells what is known of the screen and its touch panels."""

    covers: ClassVar[bool] = False
    first_key = "done"

    def arrange(self, sheet: Sheet) -> None:
        """Put two rows down: the size, and the fingers."""
        words, settings = self.words, self.services.settings
        width, height = min(WIDTH, sheet.width - 60), HEIGHT + (220 if sheet.upright else 0)
        x, y = (sheet.width - width) / 2, (sheet.height - height) / 2
        sheet.panel(x, y, width, height, 1.0, 34)
        inner = Area(x + 44, y + 32, width - 88, height - 64)
        sheet.words(words("glass.title"), inner.x, inner.y + 30, 42, room=inner.width - 260)
        sheet.note(words("glass.scope"), inner.x + 2, inner.y + 74, 20, room=inner.width - 260)
        sheet.key("done", inner.right - 220, inner.y, 220, 72, words("settings.done"), "main", "check", size=29)
        rows = Area(inner.x, inner.y + 116, inner.width, inner.height - 116)
        half = rows.height / 2
        if settings.px_per_mm is not None:
            source = "glass.measured"
        else:
            source = "glass.told" if self.services.screen_px_per_mm is not None else "glass.assumed"
        told = words(source, figure=words.decimal(self.services.px_per_mm, 2))
        self._lay_row(
            sheet, Area(rows.x, rows.y, rows.width, half), "size", "eye", told, settings.px_per_mm is not None
        )
        small = smallest_key(self.window, self.services.px_per_mm)
        if small < FINGER_MM:
            told = words("glass.small", figure=words.decimal(small, 1))
            sheet.note(told, rows.x + 97, rows.y + 22, 19, "honey", room=rows.width - 97, height=38)
        count = len(settings.calibrations)
        told = words("glass.calibrated", count=count) if count else words("glass.uncalibrated")
        self._lay_row(sheet, Area(rows.x, rows.y + half, rows.width, half), "fingers", "finger", told, count > 0)

    def _lay_row(self, sheet: Sheet, row: Area, name: str, icon: str, told: str, known: bool) -> None:
        words = self.words
        sheet.hairline(row.x, row.y, row.width)
        key = Area(row.right - 400, row.cy - 74, 400, 68)
        if sheet.upright:
            key = Area(row.right - 400, row.bottom - 160, 400, 68)
        middle = row.y + 64 if sheet.upright else row.cy
        sheet.look(IconPlate(icon, 72 * sheet.scale), row.x + 36, middle)
        room = (row.right if sheet.upright else key.x) - row.x - 130
        sheet.words(words(f"glass.{name}"), row.x + 96, middle - 20, 30, room=room)
        sheet.note(told, row.x + 97, middle + 20, 21, room=room)
        sheet.key(name, key.x, key.y, key.width, key.height, words(f"glass.{name}_key"), icon="pencil", size=25)
        forget = words("glass.forget")
        sheet.key(f"forget:{name}", key.x, key.bottom + 12, key.width, 56, forget, size=22, enabled=known)

    def pressed(self, key: str) -> None:
        """Measure, forget what was measured, or go back."""
        services = self.services
        match key:
            case "size":
                services.navigator.card_size()
            case "fingers":
                services.navigator.calibration()
            case "forget:size":
                services.store.change(px_per_mm=None)
            case "forget:fingers":
                services.store.change(calibrations=())
            case _:
                services.navigator.back()
        self.refresh()
