"""The statistics of one person: how many games, what was solved, how fast, and how that has changed; kept here only."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import ClassVar

from quiclo_game.locale.faults import fault_key
from quiclo_game.play.forgetting import Instead, call_otherwise, players_otherwise
from quiclo_game.play.players import MAX_NAME, Player
from quiclo_game.play.records import Person, Played, Records, RecordsError
from quiclo_game.play.statistics import Overview, by_continent, by_operator, day_of, overview, share, shares
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.overlays import JOURNALS
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.scenes.statistics_panels import BarRow, lay_bars, lay_bests, lay_course, lay_tile, seconds
from quiclo_game.shell.palette import CONTINENTS
from quiclo_game.shell.safe_file import put_file
from quiclo_game.shell.tokens import Token

ALL = "all"
OPERATORS = (("+", "+", "plus"), ("-", "−", "minus"), ("*", "×", "times"), ("/", "÷", "over"))
"""The operators of the option, their icons and names."""
CSV = "quiclo.csv"
"""Where the figures are saved to, in the data folder."""


class StatisticsScene(MenuScene):
    """Shows one person's figures, of all modes or of one."""

    first_key = "back"
    backdrop: ClassVar[tuple[str, str]] = ("table/felt_landscape.jpg", "table/felt_portrait.jpg")

    def __init__(self, services: Services, name: str | None = None) -> None:
        """Show the figures of ``name``, or of whoever has played most."""
        super().__init__(services)
        self._records = Records(services.data_dir)
        self._people: tuple[Person, ...] = ()
        self._person: Person | None = None
        self._played: tuple[Played, ...] = ()
        self._mode = ALL
        self._told = ""
        self._read(name)

    @property
    def person(self) -> Person | None:
        """Whose figures are shown, ``None`` where nobody has played yet."""
        return self._person

    def _read(self, name: str | None) -> None:
        try:
            self._people = self._records.people()
            wanted = (name or "").casefold()
            first = self._people[0] if self._people else None
            self._person = next((one for one in self._people if one.name.casefold() == wanted), first)
            self._played = self._records.played(self._person.name) if self._person else ()
        except RecordsError as error:
            self._person, self._told = None, self.words(f"statistics.error_{error.why}")
        if self._records.put_aside or (not self._told and self._person is None and self._records.lie_aside):
            self._told = self.words("statistics.put_aside")

    # layout

    def arrange(self, sheet: Sheet) -> None:
        """Put head, tabs, figures and panels down."""
        width = min(sheet.width, 2100.0)
        left = (sheet.width - width) / 2 + (40 if sheet.upright else 60)
        width -= 80 if sheet.upright else 120
        self._lay_head(sheet, Area(left, 40, width, 72 if not sheet.upright else 164))
        y = 128.0 if not sheet.upright else 224.0
        if self._person is None:
            self._lay_nobody(sheet, Area(left, y, width, sheet.height - y - 60))
            return
        shown = [game for game in self._played if self._mode in (ALL, game.mode)]
        figures = overview(shown)
        self._lay_tabs(sheet, Area(left, y + 12, width, 70 if not sheet.upright else 150))
        y += 104 if not sheet.upright else 184
        high = 138.0
        columns = 4 if not sheet.upright else 2
        tiles = [Area(left, y + row * (high + 20), width, high).columns(columns, 20) for row in range(4 // columns)]
        self._lay_tiles(sheet, figures, [place for row in tiles for place in row])
        y += (high + 20) * (4 // columns)
        rest = Area(left, y, width, sheet.height - y - 40)
        if sheet.upright:
            bars = Area(rest.x, rest.y, rest.width, rest.height * 0.45)
            course = Area(rest.x, bars.bottom + 20, rest.width, rest.height * 0.3)
            bests = Area(rest.x, course.bottom + 20, rest.width, rest.bottom - course.bottom - 20)
        else:
            bars = Area(rest.x, rest.y, rest.width * 0.56, rest.height)
            course = Area(bars.right + 20, rest.y, rest.right - bars.right - 20, rest.height * 0.53)
            bests = Area(course.x, course.bottom + 20, course.width, rest.bottom - course.bottom - 20)
        self._lay_shares(sheet, shown, bars)
        lay_course(sheet, self.words, figures, course)
        lay_bests(sheet, self.words, figures, bests)

    def _lay_head(self, sheet: Sheet, area: Area) -> None:
        words, person = self.words, self._person
        sheet.key("back", area.x, area.y, 72, 72, icon="back")
        second = area.y if not sheet.upright else area.y + 92
        right = area.right
        if person is not None:
            sheet.key("csv", right - 344, second, 344, 72, words("statistics.csv"), "main", "save", size=27)
            sheet.key("delete", right - 438, second, 78, 72, icon="cross")
            sheet.key("rename", right - 532, second, 78, 72, icon="pencil")
            right -= 548
        if person is None:
            sheet.words(words("statistics.title"), area.x + 100, area.y + 36, 44, room=area.width - 120)
            return
        if len(self._people) > 1:
            right -= 276
            sheet.key("people", right, second, 276, 72, words("statistics.people"), icon="person", size=25)
            right -= 16
        sheet.look(Token(person.colour, 38 * sheet.scale), area.x + 136, area.y + 34)
        x = area.x + 196
        room = (area.right if sheet.upright else right) - x - 20
        sheet.words(person.name, x, area.y + 24, 46, room=room)
        since = day_of(self._played[0]) if self._played else None
        month = words("statistics.months").split(",")[since.month - 1].strip() if since else ""
        told = words("statistics.since", count=person.games, month=month, year=since.year if since else 0)
        note = self.told(self._told) or f"{told} · {words('statistics.here')}"
        sheet.note(note, x, area.y + 66, 19, "honey" if self._told else "mist", room=room)

    def _lay_nobody(self, sheet: Sheet, area: Area) -> None:
        sheet.panel(area.x, area.y, area.width, area.height)
        told = self.told(self._told) or self.words("statistics.nobody")
        sheet.paragraph(told, area.x + 80, area.cy - 60, area.width - 160, 34, "cream", "round", "centre", most=4)

    def _lay_tabs(self, sheet: Sheet, area: Area) -> None:
        words = self.words
        counts = {key: sum(game.mode == key for game in self._played) for key in KEYS}
        items = [(ALL, f"{words('statistics.all')}  {len(self._played)}")]
        items += [(key, f"{words(f'mode.{key}.name')}  {counts[key]}") for key in KEYS]
        if not sheet.upright:
            sheet.choice("mode", area.x, area.y, area.width, 68, items, self._mode, 24)
            return
        for row in range(2):
            part = items[row * 3 : row * 3 + 3]
            sheet.choice(f"mode{row}", area.x, area.y + row * 80, area.width, 68, part, self._mode, 22)

    def _lay_tiles(self, sheet: Sheet, figures: Overview, places: Sequence[Area]) -> None:
        words, solving = self.words, figures.solving
        part = round(100 * figures.won / figures.games) if figures.games else 0
        won = words("statistics.won", count=figures.won, part=part)
        lay_tile(sheet, "play", str(figures.games), words("statistics.games", count=figures.games), won, places[0])
        solved = words("statistics.percent", count=round(100 * solving.part)) if solving.tried else "–"
        note = words("statistics.of_tasks", count=solving.solved, total=solving.tried)
        lay_tile(sheet, "check", solved, words("statistics.solved"), note, places[1])
        if solving.ms is not None:
            time, unit, note = seconds(words, solving.ms), words("statistics.each"), words("statistics.each_note")
        else:
            time, unit, note = str(round(figures.seconds / 60)), words("statistics.minutes"), words("statistics.in_all")
        lay_tile(sheet, "clock", time, unit, note, places[2])
        best = figures.best
        if best is None:
            lay_tile(sheet, "flag", "–", words("statistics.best"), words("statistics.best_none"), places[3])
            return
        month = words("statistics.months").split(",")[best.day.month - 1].strip()
        note = words("statistics.best_day", day=best.day.day, month=month)
        if self._mode == ALL:
            note = f"{words(f'mode.{self._played[-1].mode}.name')}, {note}"
        unit = words(f"statistics.unit_{best.unit}", count=best.figure)
        lay_tile(sheet, "flag", str(best.figure), unit, note, places[3])

    def _lay_shares(self, sheet: Sheet, shown: Sequence[Played], area: Area) -> None:
        words = self.words
        if self._mode == ALL:
            rows = [
                BarRow(
                    words(f"mode.{key}.name"), words("statistics.games_count", count=len(games)),
                    share(key, (one for game in games for one in game.exercises)), "operator", "ink", icon="play",
                )
                for key in KEYS
                if (games := [game for game in shown if game.mode == key])
            ]  # fmt: skip
            lay_bars(sheet, words, words("statistics.by_mode"), "", rows, area)
        elif self._mode == "brain_training":
            found = shares(shown, [str(continent.value) for continent in Continent], by_continent)
            rows = [
                BarRow(
                    words(f"continent.{continent.name.lower()}"),
                    words("statistics.points", code=CONTINENTS[index].code, count=continent.points),
                    found[index], CONTINENTS[index].colour, CONTINENTS[index].text, continent=index,
                )
                for index, continent in enumerate(Continent)
            ]  # fmt: skip
            lay_bars(sheet, words, words("statistics.by_continent"), words("statistics.reachable"), rows, area)
        else:
            found = shares(shown, [sign for sign, _, _ in OPERATORS], by_operator)
            note = words("statistics.with")
            rows = [
                BarRow(words(f"statistics.operator.{name}"), note, part, "operator", "ink", icon=icon)
                for part, (_, icon, name) in zip(found, OPERATORS, strict=True)
            ]
            lay_bars(sheet, words, words("statistics.by_operator"), "", rows, area)

    # answers

    def pressed(self, key: str) -> None:
        """Turn to a mode or a person, save, rename, delete, or go back."""
        navigator, words, person = self.services.navigator, self.words, self._person
        kind, _, value = key.partition(":")
        if kind.startswith("mode"):
            self._mode = value
            self.refresh()
        elif kind == "back":
            navigator.back()
        elif kind == "csv":
            self._save()
        elif kind == "people":
            navigator.choose(
                words("statistics.people_title"), [(one.name, one.colour) for one in self._people], self._show
            )
        elif kind == "rename" and person is not None:
            others = [one.name for one in self._people if one.name != person.name]
            navigator.rename(Player(person.name, person.colour), others, self._rename)
        elif kind == "delete" and person is not None:
            question = words("statistics.delete_question", name=person.name, count=person.games)
            navigator.confirm(question, words("statistics.delete_answer"), self._delete)

    def _show(self, name: str | None) -> None:
        self._told, self._mode = "", ALL
        self._read(name)
        self.refresh()

    def _rename(self, name: str) -> None:
        person = self._person
        if person is None:
            return
        names = (name, *(f"{name[: MAX_NAME - 2]} {number}" for number in range(2, 8)))
        if self._done(person, lambda seat: names, lambda: self._records.rename(person.name, name)):
            self._remember(person, lambda seat: names)
            self._show(name)

    def _delete(self) -> None:
        person = self._person
        if person is None:
            return

        def nobody(seat: int) -> Iterable[str]:
            return (self.words("names.person", number=number) for number in (seat + 1, *range(1, 8)))

        if self._done(person, nobody, lambda: self._records.delete(person.name)):
            self._remember(person, nobody, deleted=True)
            self._show(None)

    def _done(self, person: Person, instead: Instead, change: Callable[[], bool]) -> bool:
        """Carry a change out, in the recorded games first; where the disk refuses it, say so and return ``False``."""
        try:
            call_otherwise(self.services.data_dir / JOURNALS, person.name, instead, put_file)
            return change()
        except RecordsError as error:
            self._told = self.words(f"statistics.error_{error.why}")
        except OSError as error:
            self._told = self.words("statistics.not_changed", cause=self.words(fault_key(error)))
        self.refresh()
        return False

    def _remember(self, person: Person, instead: Instead, *, deleted: bool = False) -> None:
        """Let the program, too, call somebody otherwise from now on."""
        self.services.navigator.people_changed(
            lambda players: players_otherwise(players, person.name, instead, deleted=deleted)
        )

    def _save(self) -> None:
        path: Path = self.services.data_dir / CSV
        try:
            count = self._records.export(path, put_file)
            self._told = self.words("statistics.saved", count=count, path=str(path))
        except RecordsError as error:
            self._told = self.words(f"statistics.error_{error.why}")
        except OSError as error:
            self._told = self.words("statistics.not_saved", cause=self.words(fault_key(error)))
        self.refresh()
