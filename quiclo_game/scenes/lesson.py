"""A teacher's look at a finished game: what each seat solved and missed, and what would have worked.

From here the same cards and dice can be played again.
"""

from __future__ import annotations

from quiclo_game.play.exercises import WAYS, Exercise, exercises_of, ways
from quiclo_game.play.handovers import by_stand_in
from quiclo_game.rules.cards import CARDS
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.equations import tokens_of
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.own_help import first_whole, ways_to_tell
from quiclo_game.scenes.plan import GameReport
from quiclo_game.scenes.services import Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.shell.cards import CardFace
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.tokens import Token

ROW = 84.0
FILTERS = ("every", "missed", "solved")
MOST_NUMBERS = 12


class LessonScene(MenuScene):
    """Goes through the exercises of one seat after the other."""

    first_key = "back"

    def __init__(self, services: Services, report: GameReport) -> None:
        """Look at a finished game, at the missed exercises of the first person first."""
        super().__init__(services)
        self._report = report
        self._exercises = exercises_of(report.moves, report.handovers)
        people = [seat for seat, player in enumerate(report.plan.players) if not player.is_bot]
        self._seat = people[0] if people else 0
        self._filter = FILTERS[0]
        self._page = 0

    @property
    def shown(self) -> list[Exercise]:
        """The exercises of the seat that is looked at, as far as the filter lets them through."""
        own = [one for one in self._exercises if one.seat == self._seat]
        return own if self._filter == "every" else [one for one in own if one.solved is (self._filter == "solved")]

    # layout

    def arrange(self, sheet: Sheet) -> None:
        """Put head, seats, one page of exercises and the keys down."""
        words = self.words
        width = min(1640.0, sheet.width - 80)
        x = (sheet.width - width) / 2
        sheet.key("back", x, 36, 72, 72, icon="back")
        wide = 0.0 if sheet.upright else 620.0
        sheet.words(words("lesson.title"), x + 100, 72, 42, room=width - 120 - wide)
        label = words("lesson.again")
        if sheet.upright:
            sheet.key("again", x, sheet.height - 120, width, 84, label, "main", "replay", size=30)
        else:
            sheet.key("again", x + width - 600, 32, 600, 78, label, "main", "replay", size=27)
        players = self._report.plan.players
        seats = [(str(seat), player.name) for seat, player in enumerate(players)]
        y = 132.0
        sheet.choice("seat", x, y, width, 66, seats, str(self._seat), 24)
        self._lay_sum(sheet, Area(x, y + 82, width, 74))
        bottom = sheet.height - (144 if sheet.upright else 36)
        self._lay_rows(sheet, Area(x, y + 172, width, bottom - y - 172))

    def _lay_sum(self, sheet: Sheet, area: Area) -> None:
        words = self.words
        own = [one for one in self._exercises if one.seat == self._seat]
        solved = sum(one.solved for one in own)
        report = self._report
        tries = sum(
            attempt.seat == self._seat and not by_stand_in(report.handovers, attempt.seat, attempt.moves)
            for attempt in report.attempts
        )
        player = report.plan.players[self._seat]
        sheet.look(Token(player.colour, 32 * sheet.scale), area.x + 38, area.cy)
        filters = [(name, words(f"lesson.{name}")) for name in FILTERS]
        wide = 470.0
        sheet.choice("filter", area.right - wide, area.y + 5, wide, 64, filters, self._filter, 22)
        room = area.width - wide - 110
        told = words("lesson.sum", solved=solved, missed=len(own) - solved)
        sheet.words(told, area.x + 86, area.cy - 16, 27, room=room)
        notes = [words("lesson.tries", count=tries)] if tries else []
        bot = report.stood_in.get(self._seat)
        notes += [words("results.stand_in", count=bot.count, total=bot.total)] if bot is not None else []
        ways = [" · ".join((*notes, way)) for way in ways_to_tell(player.help, words)]
        ways = ways or [" · ".join(notes) or words("lesson.no_tries")]
        s = sheet.scale
        sheet.note(first_whole(sheet.fonts, ways, 18 * s, "plain", room * s), area.x + 87, area.cy + 20, 18, room=room)

    def _lay_rows(self, sheet: Sheet, area: Area) -> None:
        words, shown = self.words, self.shown
        sheet.panel(area.x, area.y, area.width, area.height, radius=24)
        inner = area.inset(18)
        if not shown:
            sheet.paragraph(
                words("lesson.none"), inner.x + 20, inner.cy - 30, inner.width - 40, 28, align="centre", most=3
            )
            return
        fit = max(1, int(inner.height / ROW))
        if len(shown) > fit:
            fit = max(1, int((inner.height - 70) / ROW))
        pages = -(-len(shown) // fit)
        self._page %= pages
        for index, one in enumerate(shown[self._page * fit : (self._page + 1) * fit]):
            y = inner.y + index * ROW
            if index:
                sheet.hairline(inner.x, y, inner.width)
            self._lay_row(sheet, one, Area(inner.x, y, inner.width, ROW))
        if pages > 1:
            label = words("list.page", number=self._page + 1, total=pages)
            sheet.key("page", inner.cx - 190, inner.bottom - 58, 380, 58, label, icon="right", size=22)

    def _lay_row(self, sheet: Sheet, one: Exercise, row: Area) -> None:
        s = sheet.scale
        colour = "valid" if one.solved else "wrong"
        sheet.look(Icon("check" if one.solved else "cross", 46 * s, colour), row.x + 30, row.cy)
        x = row.x + 70
        if one.target in CARDS:
            sheet.look(CardFace(one.target, round(46 * s)), x + 28, row.cy)
        elif one.target:
            sheet.words(str(one.target), x + 28, row.cy, 30, "honey", align="centre", room=60)
        x += 76
        given = 0.0 if sheet.upright else min(360.0, row.width * 0.24)
        if given:
            numbers = "  ".join(map(str, one.given[:MOST_NUMBERS]))
            size = 19 * sheet.taste.text
            sheet.words(numbers, x, row.cy, size, "mist", "plain", room=given - 24, height=row.height - 14)
            x += given
        told = self._told(one)
        room = (row.right - x) / max(1, len(told)) - 20
        for text in told:
            look = Equation(tokens_of(text), 27 * s, align="left", max_width=room * s)
            sheet.look(look, x, row.cy - (10 if not one.solved else 0))
            x += room + 20
        if not one.solved:
            note = self.words("lesson.laid", calculation=one.done) if one.done else self.words("lesson.possible")
            sheet.note(note, row.right - (room + 20) * len(told), row.cy + 24, 17, room=room)

    def _told(self, one: Exercise) -> tuple[str, ...]:
        """Return the own calculation, or those that would have worked, as many as there is room for."""
        if one.solved:
            return (one.calculation,)
        return ways(one, self._report.moves, 1 if self.size[1] > self.size[0] else WAYS)

    # answers

    def pressed(self, key: str) -> None:
        """Turn to a seat, a kind or a page, play the same cards again, or go back."""
        kind, _, value = key.partition(":")
        match kind:
            case "back":
                self.services.navigator.back()
                return
            case "again":
                self.services.navigator.play(self._report.plan)
                return
            case "seat":
                self._seat, self._page = int(value), 0
            case "filter":
                self._filter, self._page = value, 0
            case "page":
                self._page += 1
        self.refresh()
