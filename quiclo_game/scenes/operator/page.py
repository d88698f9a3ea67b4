"""The operator's page: what guests may, how long they may, what is wrong, and the ways out."""

from __future__ import annotations

from collections.abc import Sequence

from quiclo_game import __version__
from quiclo_game.kiosk.config import LOUDEST, KioskConfig
from quiclo_game.kiosk.operator_desk import OperatorDesk
from quiclo_game.locale import languages, load_words
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.faces import Kind

ASK = (0, 30, 45, 60, 120, 300)
COUNT = (10, 15, 30, 60)
LIMIT = (0, 10, 15, 20, 30, 60)
ACTIONS = (("figures", "star"), ("touch", "finger"), ("clean", "new"), ("restart", "replay"), ("leave", "cross"))
TEXT, GAP, MORE = 20.0, 14.0, 34.0
"""Size of what is told about troubles, what lies between them, and the room for how many more there are, in px of the
design; for large texts it is told larger where that fits."""
OFFERED: tuple[Kind, str | None] = ("main", "check")
WITHHELD: tuple[Kind, str | None] = ("quiet", None)


class OperatorScene(MenuScene):
    """Everything that is decided at the table; each change holds at once and is kept."""

    first_key = "close"

    def __init__(self, services: Services, desk: OperatorDesk) -> None:
        """Work with a desk."""
        super().__init__(services)
        self._desk = desk

    def arrange(self, sheet: Sheet) -> None:
        """Put decisions on the left, or above, and what can be done on the right, or below."""
        words, margin = self.words, 44.0
        sheet.panel(margin, margin, sheet.width - 2 * margin, sheet.height - 2 * margin, 0.985, 34)
        left, right = margin + 44, sheet.width - margin - 44
        sheet.words(words("kiosk.operator.title"), left, margin + 62, 42, room=right - left - 400)
        sheet.note(words("about.version", version=__version__), left + 2, margin + 104, 20, room=right - left - 400)
        sheet.key("close", right - 340, margin + 30, 340, 80, words("kiosk.operator.close"), "main", "check", size=28)
        top, bottom = margin + 140, sheet.height - margin - 30
        if sheet.upright:
            self._lay_rows(sheet, Area(left, top, right - left, 980))
            self._lay_actions(sheet, Area(left, top + 1000, right - left, bottom - top - 1000), columns=2)
        else:
            side = 400.0
            self._lay_rows(sheet, Area(left, top, right - left - side - 48, bottom - top))
            self._lay_actions(sheet, Area(right - side, top, side, bottom - top), columns=1)

    def _lay_rows(self, sheet: Sheet, area: Area) -> None:
        config = self._desk.config()
        rows = ("loudest", "languages", "modes", "ask_seconds", "countdown_seconds", "session_minutes")
        # Names of games need more than one row, and more of them where the page is narrow.
        across = 2 if sheet.upright else 3
        games = [KEYS[first : first + across] for first in range(0, len(KEYS), across)]
        weights = {"modes": 0.5 + 0.6 * len(games)}
        unit = area.height / sum(weights.get(name, 1.0) for name in rows)
        top = area.y
        for name in rows:
            height = unit * weights.get(name, 1.0)
            row = Area(area.x, top, area.width, height)
            if top > area.y:
                sheet.hairline(row.x, row.y, row.width)
            room = row.width * 0.3
            told = self.words(f"kiosk.operator.{name}"), self.words(f"kiosk.operator.{name}_hint")
            sheet.noted(*told, Area(row.x, row.y + 6, room, row.height - 12), 27, 18)
            right = Area(row.x + room + 24, row.y, row.width - room - 24, row.height)
            if name == "modes":
                self._lay_modes(sheet, games, config, right)
            else:
                self._lay_control(sheet, name, config, right)
            top += height

    def _lay_control(self, sheet: Sheet, name: str, config: KioskConfig, area: Area) -> None:
        y = area.cy - 34
        match name:
            case "loudest":
                sheet.slider("loudest", area.x, area.cy - 30, area.width - 100, config.loudest, LOUDEST, 60)
                sheet.words(str(config.loudest), area.right, area.cy, 34, "honey", align="right")
            case "languages":
                items = [(code, load_words(code)("language.name")) for code in languages()]
                sheet.choice("languages", area.x, y, area.width, 68, items, config.languages, 24)
            case "ask_seconds":
                self._lay_times(sheet, name, ASK, config.ask_after, area, ("seconds", "never"))
            case "countdown_seconds":
                self._lay_times(sheet, name, COUNT, config.count_down, area, ("seconds", "never"))
            case "session_minutes":
                self._lay_times(sheet, name, LIMIT, config.session_minutes, area, ("minutes", "unlimited"))

    def _lay_modes(self, sheet: Sheet, rows: Sequence[Sequence[str]], config: KioskConfig, area: Area) -> None:
        height = 64.0
        for index, keys in enumerate(rows):
            y = area.cy + (index - len(rows) / 2) * (height + 12) + 6
            for key, place in zip(keys, Area(area.x, y, area.width, height).columns(len(keys), 12), strict=True):
                on = key in config.modes
                name = self.words(f"mode.{key}.name")
                kind, icon = OFFERED if on else WITHHELD
                sheet.key(f"mode:{key}", place.x, place.y, place.width, height, name, kind, icon, size=22)

    def _lay_times(
        self, sheet: Sheet, name: str, values: Sequence[int], chosen: int, area: Area, called: tuple[str, str]
    ) -> None:
        """Offer times; one that only the file would choose takes the place of the nearest. ``called``: a time, none."""
        unit, none = (f"kiosk.operator.{key}" for key in called)
        nearest = min((each for each in values if each), key=lambda each: abs(each - chosen))
        offered = values if chosen in values else sorted({*values, chosen} - {nearest})
        items = [(str(each), self.words(unit, count=each) if each else self.words(none)) for each in offered]
        sheet.choice(name, area.x, area.cy - 34, area.width, 68, items, str(chosen), 22)

    def _lay_actions(self, sheet: Sheet, area: Area, columns: int) -> None:
        words, height, gap = self.words, 84.0, 16.0
        for index, (key, icon) in enumerate(ACTIONS):
            row, column = divmod(index, columns)
            place = Area(area.x, area.y + row * (height + gap), area.width, height).columns(columns, gap)[column]
            kind: Kind = "warn" if key == "leave" else "quiet"
            label = words(f"kiosk.operator.{key}")
            sheet.key(key, place.x, place.y, place.width, height, label, kind, icon, size=25)
        top = area.y + -(-len(ACTIONS) // columns) * (height + gap) + 20
        self._lay_troubles(sheet, Area(area.x, top, area.width, max(0.0, area.bottom - top)))

    def _lay_troubles(self, sheet: Sheet, area: Area) -> None:
        """Tell what is wrong, as much of it as there is room for; all of it stands in the log."""
        words, top = self.words, area.y
        troubles = [notice.text(words) for notice in self._desk.troubles()]
        if not troubles:
            sheet.note(words("kiosk.operator.all_well"), area.x, top + 14, 22, room=area.width)
        size = TEXT * sheet.taste.full
        while size > TEXT and sum(sheet.height_of(text, area.width, size) + GAP for text in troubles) > area.height:
            size -= 1.0
        size = max(TEXT, size)
        for number, text in enumerate(troubles):
            last = number == len(troubles) - 1
            height = sheet.height_of(text, area.width, size)
            if number and top + height > area.bottom - (0.0 if last else MORE):
                more = words("kiosk.operator.more", count=len(troubles) - number)
                sheet.words(more, area.x, top + TEXT / 2, TEXT, "warn_text", "bold", room=area.width)
                return
            top += sheet.paragraph(text, area.x, top, area.width, size, "warn_text") + GAP

    # ---- answers -------------------------------------------------------------------------------------------------

    def pressed(self, key: str) -> None:
        """Change a decision, or do what the key says."""
        name, _, value = key.partition(":")
        desk, words = self._desk, self.words
        match name:
            case "close":
                desk.close()
            case "figures":
                desk.show_figures()
            case "touch":
                desk.test_touch()
            case "clean":
                desk.clean()
            case "restart":
                desk.restart()
            case "leave":
                ask = words("kiosk.operator.leave_question")
                self.services.navigator.confirm(ask, words("kiosk.operator.leave"), desk.leave)
            case "loudest" | "ask_seconds" | "countdown_seconds" | "session_minutes":
                desk.changes.change(**{name: int(value)})
                self.refresh()
            case "languages":
                self._toggle("languages", value, languages())
            case "mode":
                self._toggle("modes", value, KEYS)

    def _toggle(self, field: str, value: str, known: Sequence[str]) -> None:
        """Offer one more, or one less, in the order of the file of decisions; the last one stays."""
        wanted = {*getattr(self._desk.config(), field)} ^ {value}
        order = dict.fromkeys((*getattr(self._desk.changes.file, field), *known))
        if wanted:
            self._desk.changes.change(**{field: [each for each in order if each in wanted]})
        else:
            self.services.audio.play("wrong")
        self.refresh()

    def dismissed(self) -> None:
        """Attract guests again."""
        self._desk.close()
