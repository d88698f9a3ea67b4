"""The pause over a table: what now, how the game stands, and all settings."""

from __future__ import annotations

from typing import ClassVar

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import SeatedTable, Services
from quiclo_game.scenes.settings_rows import FullscreenSwitch, SettingsRows
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.icons import Icon

SIDE = 452.0
"""Width of what now, beside the settings."""
HEAD = 300.0
"""Height of heading and standing above the keys."""


class PauseScene(MenuScene):
    """Holds a game still until somebody goes on."""

    covers: ClassVar[bool] = False
    first_key = "resume"

    def __init__(
        self, services: Services, table: SeatedTable, mode_key: str, fullscreen: FullscreenSwitch | None
    ) -> None:
        """Pause ``table``; ``fullscreen`` switches the window, ``None`` where that cannot be."""
        super().__init__(services)
        self._table = table
        self._mode_key = mode_key
        self._rows = SettingsRows(services, fullscreen, table.settings_changed)

    def arrange(self, sheet: Sheet) -> None:
        """Put what now and the settings down, side by side or, upright, below each other."""
        width, height = min(1580.0, sheet.width - 60), min(980.0, sheet.height - 60)
        if sheet.upright:
            height = min(1780.0, sheet.height - 60)
        x, y = (sheet.width - width) / 2, (sheet.height - height) / 2
        sheet.panel(x, y, width, height, 0.985, 34)
        if sheet.upright:
            side = Area(x + 14, y + 14, width - 28, 600)
            settings = Area(x + 44, side.bottom + 14, width - 88, height - side.height - 42)
        else:
            side = Area(x + 14, y + 14, SIDE, height - 28)
            settings = Area(side.right + 48, y + 14, width - SIDE - 14 - 48 - 44, height - 28)
        sheet.box(side.x, side.y, side.width, side.height, 24, "felt_deep", alpha=0.85)
        self._lay_standing(sheet, side)
        if sheet.upright:
            self._lay_keys_upright(sheet, side)
        else:
            self._lay_keys(sheet, side)
        words = self.words
        title = sheet.words(words("settings.title"), settings.x, settings.y + 50, 40)
        room = settings.width - title - 40
        sheet.note(words("settings.scope"), settings.right, settings.y + 54, 19, align="right", room=room)
        self._rows.lay(sheet, Area(settings.x, settings.y + 92, settings.width, settings.height - 92))

    def pressed(self, key: str) -> None:
        """Do what the key says; what would lose something asks first."""
        navigator, words = self.services.navigator, self.words
        match key:
            case "resume":
                navigator.back()
            case "how_to":
                navigator.how_to(self._mode_key, navigator.back)
            case "rules":
                navigator.rule_book(self._mode_key)
            case "seats":
                navigator.change_seats(self._table)
            case "log":
                navigator.move_log(self._table)
            case "back" if self._table.away:
                self._table.come_back(self._table.away[0])
                self.refresh()
            case "new":
                navigator.confirm(words("pause.new_question"), words("pause.new_answer"), self._table.restart)
            case "end":
                kept = "pause.end_question" if self.services.attended else "pause.end_question_for_good"
                navigator.confirm(words(kept), words("pause.end_answer"), navigator.title)
            case _:
                if self._rows.take(key):
                    self.refresh()

    def _lay_standing(self, sheet: Sheet, side: Area) -> None:
        x, y = side.x + 72, side.y + 76
        sheet.box(x - 40, y - 40, 80, 80, 40, "honey")
        sheet.look(Icon("pause", 62 * sheet.scale, "ink"), x, y)
        sheet.words(self.words("pause.title"), x + 62, y, 54)
        lines = self._table.standing()
        left = x + 320 if sheet.upright else side.x + 34
        room = side.right - 30 - left
        pitch = 30 * max(1.0, sheet.taste.text * 0.9)
        top = y - (len(lines) - 1) * pitch / 2 if sheet.upright else y + 72
        for index, line in enumerate(lines):
            sheet.note(line, left, top + index * pitch, 20, "cream" if index == 0 else "mist", room=room)

    def _keys(self) -> tuple[tuple[str, str, str], ...]:
        """Return the keys between going on and ending, with icons and words; first whoever may be back."""
        keys = (("how_to", "help"), ("rules", "book"), ("log", "menu"), ("seats", "person"), ("new", "new"))
        told = tuple((key, icon, self.words(f"pause.{key}")) for key, icon in keys)
        if not self._table.away:
            return told
        name = self._table.plan.players[self._table.away[0]].name
        return (("back", "undo", self.words("pause.back", name=name)), *told)

    def _lay_keys(self, sheet: Sheet, side: Area) -> None:
        words, x, width = self.words, side.x + 28, side.width - 56
        y = side.y + HEAD - 40
        sheet.key("resume", x, y, width, 118, words("pause.resume"), "main", "play", size=38)
        y += 148
        keys = self._keys()
        pitch = min(96.0, (side.bottom - 24 - 76 - 24 - y) / len(keys))
        for key, icon, label in keys:
            sheet.key(key, x, y, width, pitch - 16, label, icon=icon, size=27)
            y += pitch
        sheet.key("end", x, side.bottom - 24 - 70, width, 70, words("pause.end"), "warn", "stop", size=25)

    def _lay_keys_upright(self, sheet: Sheet, side: Area) -> None:
        words, inner = self.words, Area(side.x + 28, side.y + 150, side.width - 56, side.height - 178)
        sheet.key("resume", inner.x, inner.y, inner.width, 112, words("pause.resume"), "main", "play", size=40)
        for index, (key, icon, label) in enumerate(self._keys()):
            row, column = divmod(index, 3)
            place = inner.columns(3, 18)[column]
            y = inner.y + 134 + row * 98
            sheet.key(key, place.x, y, place.width, 80, label, icon=icon, size=27)
        y = inner.bottom - 76
        sheet.key("end", inner.x, y, inner.width, 76, words("pause.end"), "warn", "stop", size=26)
