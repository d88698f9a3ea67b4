"""The statistics of an unattended table on one page; the whole file is printed by ``quiclo kiosk --statistics``."""

from __future__ import annotations

from collections.abc import Sequence

from quiclo_game.kiosk.operator_desk import OperatorDesk
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet


class FiguresScene(MenuScene):
    """Sessions, games, languages, endings, crashes, frames."""

    first_key = "back"

    def __init__(self, services: Services, desk: OperatorDesk) -> None:
        """Show the desk's statistics as they are now."""
        super().__init__(services)
        self._desk = desk
        self._summary = desk.statistics.summary()

    def arrange(self, sheet: Sheet) -> None:
        """Put figures and bars down."""
        words, margin, summary = self.words, 44.0, self._summary
        sheet.panel(margin, margin, sheet.width - 2 * margin, sheet.height - 2 * margin, 0.985, 34)
        left, right = margin + 44, sheet.width - margin - 44
        sheet.words(words("kiosk.operator.figures"), left, margin + 62, 42, room=right - left - 300)
        sheet.key("back", right - 240, margin + 30, 240, 80, words("kiosk.operator.back"), icon="back", size=27)
        figures = (
            ("sessions", str(summary.sessions)),
            ("length", words("kiosk.operator.minutes", count=words.decimal(summary.minutes_each))),
            ("games", str(summary.games)),
            ("finished", str(summary.finished)),
            ("aborted", str(summary.aborted)),
            ("crashes", str(summary.crashes)),
            ("frame", f"{summary.frame_ms} / {summary.frame_ms_worst} ms"),
        )
        columns = 2 if sheet.upright else 4
        top, height = margin + 150, 130.0
        for index, (name, value) in enumerate(figures):
            row, column = divmod(index, columns)
            area = Area(left, top + row * (height + 16), right - left, height).columns(columns, 16)[column]
            sheet.box(area.x, area.y, area.width, area.height, 20, "felt_deep", alpha=0.85)
            sheet.words(value, area.x + 24, area.y + 48, 44, "honey", room=area.width - 48)
            sheet.note(words(f"kiosk.operator.figure_{name}"), area.x + 24, area.y + 98, 21, room=area.width - 48)
        top += -(-len(figures) // columns) * (height + 16) + 20
        lists = (
            ("modes", self._named("mode.{}.name", summary.modes)),
            ("languages", [(code or "–", count) for code, count in summary.languages]),
            ("endings", self._named("kiosk.operator.ended_{}", summary.endings)),
        )
        areas = (
            [Area(left, top + index * 300, right - left, 280) for index in range(3)]
            if sheet.upright
            else Area(left, top, right - left, sheet.height - top - margin - 30).columns(3, 40)
        )
        for (name, entries), area in zip(lists, areas, strict=True):
            self._lay_bars(sheet, words(f"kiosk.operator.figure_{name}"), entries, area)

    def _named(self, key: str, entries: Sequence[tuple[str, int]]) -> list[tuple[str, int]]:
        """Return entries with their names in the language; what a damaged file calls otherwise keeps that name."""
        keys = [(name, key.format(name), count) for name, count in entries]
        return [(self.words(full) if full in self.words else name, count) for name, full, count in keys]

    def _lay_bars(self, sheet: Sheet, title: str, entries: Sequence[tuple[str, int]], area: Area) -> None:
        sheet.words(title, area.x, area.y + 20, 26, room=area.width)
        most = max((count for _, count in entries), default=1)
        for index, (name, count) in enumerate(entries[:6]):
            y = area.y + 52 + index * 40
            sheet.note(name, area.x, y + 16, 20, "cream", room=area.width * 0.42)
            room = area.width * 0.42
            sheet.box(area.x + area.width * 0.44, y + 4, max(8.0, room * count / most), 24, 8, "honey", alpha=0.85)
            sheet.note(str(count), area.right, y + 16, 20, align="right")

    def pressed(self, key: str) -> None:
        """Go back."""
        self._desk.back()

    def dismissed(self) -> None:
        """Go back."""
        self._desk.back()
