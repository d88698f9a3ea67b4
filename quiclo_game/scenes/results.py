"""The end of a game: who won and how, the ranking, what was remarkable, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from quiclo_game.play.narration import tell
from quiclo_game.play.recording import Recording
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.brain_summary import summarize_brain
from quiclo_game.scenes.chart import Curve, lay_chart
from quiclo_game.scenes.confetti import FALL, Bit, bit_draws, scattered
from quiclo_game.scenes.facing import Facing
from quiclo_game.scenes.game_summary import Summary
from quiclo_game.scenes.mental_summary import summarize_mental
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.network_summary import summarize_network
from quiclo_game.scenes.plan import GamePlan, GameReport, recording_of
from quiclo_game.scenes.remainder_summary import summarize_remainder
from quiclo_game.scenes.results_panels import lay_facts, lay_ranking, say
from quiclo_game.scenes.results_stage import fan_draws, lay_winner
from quiclo_game.scenes.services import PeopleChange, Services
from quiclo_game.scenes.sheet import Sheet
from quiclo_game.scenes.strategy_summary import summarize_strategy
from quiclo_game.shell.draws import Draw

SUMMARIES: dict[str, Callable[[GameReport], Summary]] = {
    "brain_training": summarize_brain,
    "card_network": summarize_network,
    "mental_arithmetic": summarize_mental,
    "no_remainder": summarize_remainder,
    "strategy": summarize_strategy,
}
"""How each mode's games are summed up."""


class ResultsScene(MenuScene):
    """Shows how a game ended."""

    first_key = "again"

    def __init__(self, services: Services, report: GameReport, note: str = "") -> None:
        """Sum the finished game up; ``note`` is what people should be told besides.

        Raises ``KeyError`` for a mode that has no summary.
        """
        super().__init__(services)
        plan = report.plan
        people = [seat for seat, player in enumerate(plan.players) if not player.is_bot]
        self.facing = Facing(plan.seating.home(people or range(len(plan.players))))
        """Around a table the side on which most people sit."""
        self._report = report
        self._note = note
        self._summary = SUMMARIES[report.plan.mode_key](report)
        self._elapsed = 0.0
        self._scale = 1.0
        self._stage = Area(0, 0, 0, 0)
        """Where the bits fall, in px."""
        self._fan: tuple[float, float] = (0.0, 0.0)
        self._bits: tuple[Bit, ...] = ()
        self._greeted = False

    def enter(self, size: tuple[int, int]) -> None:
        """Lay out, and greet the winner once."""
        super().enter(size)
        if not self._greeted:
            self._greeted = True
            self.services.audio.play("win")
            if self.services.settings.reduced_motion:
                self._elapsed = FALL

    def people_changed(self, change: PeopleChange) -> None:
        """Call the players otherwise from now on; the game was played with their help, which stays."""
        plan = self._report.plan
        named = zip(change(plan.players), plan.players, strict=True)
        players = tuple(replace(player, help=before.help) for player, before in named)
        self._report = replace(self._report, plan=replace(plan, players=players))

    # layout

    def arrange(self, sheet: Sheet) -> None:
        """Put stage, panels, chart and keys down."""
        self._scale = sheet.scale
        width = min(sheet.width, 2100.0)
        left = (sheet.width - width) / 2
        if sheet.upright:
            spare = sheet.height - 1920
            stage = Area(0, 0, sheet.width, 868 + spare * 0.5)
            half = (sheet.width - 80 - 20) / 2
            ranking = Area(40, stage.bottom, half, 410)
            facts = Area(ranking.right + 20, ranking.y, half, 410)
            chart = Area(40, ranking.bottom + 18, sheet.width - 80, 380 + spare * 0.5)
            keys = Area(40, chart.bottom + 20, sheet.width - 80, 200)
        else:
            spare = sheet.height - 1080
            top = 32 + spare * 0.3
            stage = Area(left, 0, 860, 930 + spare * 0.6)
            right = left + width - 40
            ranking = Area(left + 892, top, 452, 444)
            facts = Area(ranking.right + 20, top, right - ranking.right - 20, 444)
            chart = Area(ranking.x, ranking.bottom + 20, right - ranking.x, 434 + spare * 0.3)
            keys = Area(left + 60, 958 + spare * 0.75, right - left - 60, 88)
        self._lay_stage(sheet, stage)
        self._stage = Area(*(length * sheet.scale for length in (stage.x, stage.y, stage.width, stage.height)))
        lay_ranking(sheet, self.words, self._summary, self._report, ranking)
        lay_facts(sheet, self.words, self._summary.facts, self._report.plan.players, facts)
        self._lay_chart(sheet, chart)
        self._lay_keys(sheet, keys)

    def _lay_stage(self, sheet: Sheet, area: Area) -> None:
        words, plan = self.words, self._report.plan
        heading = words(
            "results.heading", mode=words(f"mode.{plan.mode_key}.name"), variant=say(words, self._summary.variant)
        )
        sheet.note(heading, area.cx, area.y + 36, 22, align="centre", room=area.width - 80)
        inner = Area(area.x, area.y + 36 + (area.height - 868) * 0.6, area.width, area.height)
        winners = self._report.outcome.winners or tuple(range(len(plan.players)))
        self._fan = lay_winner(sheet, words, self._summary, plan.players, winners, inner)
        deal = words("results.deal", number=f"{plan.seed:,}".replace(",", "\u2009"))
        told, colour = (self.told(self._note), "honey") if self._note else (deal, "mist")
        sheet.note(told, area.cx, area.bottom - 34, 18, colour, "centre", area.width - 80)
        x, y = self._fan
        clear = (
            Area(x - 384, y - 380, 768, 700),
            Area(x - area.width * 0.42, y + 110, area.width * 0.84, 430),
        )
        self._bits = scattered(Area(area.x + 30, area.y + 84, area.width - 60, area.height - 124), clear, plan.seed)

    def _lay_chart(self, sheet: Sheet, area: Area) -> None:
        summary, words = self._summary, self.words
        sheet.panel(area.x, area.y, area.width, area.height, radius=26)
        title = sheet.words(say(words, summary.curve_title), area.x + 30, area.y + 40, 28, room=area.width * 0.6)
        if summary.goal is not None:
            room = area.width - title - 200
            told = sheet.note(words("results.goal"), area.right - 90, area.y + 41, 19, align="right", room=room)
            sheet.box(area.right - 80, area.y + 39, 50, 4, 2, "honey")
            assert told <= room + 1
        players = self._report.plan.players
        curves = [
            Curve(players[one.seat].name, players[one.seat].colour, summary.curve[one.seat]) for one in summary.ranking
        ]
        inner = Area(area.x + 8, area.y + 70, area.width - 16, area.height - 76)
        lay_chart(sheet, inner, curves, words("results.start"), words("results.round"), summary.goal)

    def _lay_keys(self, sheet: Sheet, area: Area) -> None:
        words = self.words
        every = (
            ("new", "new", "results.new"),
            ("lesson", "bulb", "results.lesson"),
            ("watch", "eye", "results.watch"),
            ("statistics", "trophy", "results.statistics"),
            ("menu", "menu", "results.menu"),
        )
        rest = [entry for entry in every if self.services.offers(entry[0])]
        small, gap = 88.0, 18.0
        if sheet.upright:
            first, row = Area(area.x, area.y, area.width - small - gap, 92), Area(area.x, area.y + 110, area.width, 84)
            log = Area(first.right + gap, area.y, small, 92)
        else:
            first = Area(area.x, area.y, 500, 88)
            log = Area(first.right + gap, area.y, small, 88)
            row = Area(log.right + gap, area.y, area.right - log.right - gap, 88)
        sheet.key(
            "again", first.x, first.y, first.width, first.height, words("results.again"), "main", "replay", size=28
        )
        sheet.key("log", log.x, log.y, log.width, log.height, icon="book")
        for (key, icon, label), place in zip(rest, row.columns(len(rest), gap), strict=True):
            sheet.key(key, place.x, place.y, place.width, place.height, words(label), icon=icon, size=22)

    # time

    def update(self, dt: float) -> None:
        """Let the cards fan out and the paper bits fall."""
        super().update(dt)
        if self._elapsed < FALL:
            self._elapsed = min(FALL, self._elapsed + dt)

    @property
    def animating(self) -> bool:
        """Whether something still falls or a press is shown."""
        return super().animating or self._elapsed < FALL

    def laid(self) -> Sequence[Draw]:
        """Return all but the stage, which lies over what moves on it."""
        return [draw for draw in self._draws if not self._stage.contains(draw.x, draw.y)]

    def changing(self, alpha: float) -> Sequence[Draw]:
        """Return the paper bits, over them what the stage says, and the fan."""
        return (
            *bit_draws(self._bits, self._scale, self._elapsed),
            *(draw for draw in self._draws if self._stage.contains(draw.x, draw.y)),
            *fan_draws(self._summary.cards, *self._fan, self._scale, self._elapsed),
        )

    # answers

    def pressed(self, key: str) -> None:
        """Play on, or look back."""
        navigator, plan = self.services.navigator, self._report.plan
        match key:
            case "again":
                navigator.play(rematch(plan))
            case "new":
                navigator.setup(plan.mode_key)
            case "log":
                navigator.move_log(FinishedTable(self.services, self._report))
            case "lesson":
                navigator.lesson(self._report)
            case "watch":
                navigator.watch(recording_of(self._report))
            case "statistics":
                names = [player.name for player in plan.players if not player.is_bot]
                navigator.statistics(names[0] if names else None)
            case "menu":
                navigator.title()

    def dismissed(self) -> None:
        """Escape leads to the title."""
        self.services.navigator.title()


def rematch(plan: GamePlan) -> GamePlan:
    """Return the same deal with the start moved on by one seat (rules.md, "Calculations": who starts)."""
    return replace(plan, players=(*plan.players[1:], *plan.players[:1]))


class FinishedTable:
    """A table at which nothing happens any more, as the move log sees it."""

    def __init__(self, services: Services, report: GameReport) -> None:
        """Look back on a finished game."""
        self._services = services
        self._report = report

    def standing(self) -> tuple[str, ...]:
        """Return nothing: the results say it all."""
        return ()

    def log(self) -> tuple[str, ...]:
        """Return the move log, oldest first."""
        report = self._report
        names = [player.name for player in report.plan.players]
        return tell(report.moves, report.attempts, names, self._services.words, handovers=report.handovers)

    def recording(self) -> Recording:
        """Return the whole game."""
        return recording_of(self._report)

    def restart(self) -> None:
        """Play the same deal again."""
        self._services.navigator.play(rematch(self._report.plan))

    def settings_changed(self) -> None:
        """Take nothing over: nothing moves here."""
