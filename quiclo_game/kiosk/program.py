"""The program as guests of a fair meet it: it plays itself, wakes up, plays along, and is as new after each party."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from quiclo_game.app import App, room_for
from quiclo_game.kiosk.changes import OperatorChanges
from quiclo_game.kiosk.config import KioskConfig, Place
from quiclo_game.kiosk.daily_reset import DailyReset
from quiclo_game.kiosk.exits import LEAVE, RESTART
from quiclo_game.kiosk.frame_times import FrameTimes
from quiclo_game.kiosk.leftovers import clear_day, set_aside
from quiclo_game.kiosk.operator_desk import OperatorDesk
from quiclo_game.kiosk.pin import PinLock
from quiclo_game.kiosk.statistics import EndedBy, Party
from quiclo_game.kiosk.surroundings import Surroundings, fresh_settings
from quiclo_game.kiosk.warden import Warden
from quiclo_game.locale import load_words
from quiclo_game.locale.faults import fault_key
from quiclo_game.memory import forget_tables, give_back_memory
from quiclo_game.play.journal_writer import JournalWriter
from quiclo_game.scenes.announcement import Announcement
from quiclo_game.scenes.attract import AttractScene
from quiclo_game.scenes.facing import Facing, facing_of
from quiclo_game.scenes.language_choice import LanguageScene, side_of
from quiclo_game.scenes.still_there import GoodbyeScene, StillThereScene, said_together
from quiclo_game.scenes.table import TableScene
from quiclo_game.shell.assets import Assets
from quiclo_game.shell.audio import Audio
from quiclo_game.shell.clock import Clock
from quiclo_game.shell.display import Display
from quiclo_game.shell.notice import Notice
from quiclo_game.shell.safe_file import fault_in
from quiclo_game.shell.scene import Size

if TYPE_CHECKING:
    from quiclo_game.rules.contract import Action
    from quiclo_game.rules.seats import Seat
    from quiclo_game.scenes.operator.pin_pad import PinScene
    from quiclo_game.scenes.plan import GamePlan, GameReport

ATTRACT_TRIM_DB = -9.0
"""The game that plays itself is quieter (look.md, Sound)."""


class KioskApp(App):
    """The program with a warden at the door; see ``House``."""

    def __init__(
        self,
        display: Display,
        clock: Clock,
        audio: Audio,
        assets: Assets,
        data_dir: Path,
        around: Surroundings,
        *,
        deal: Callable[[], int] | None = None,
    ) -> None:
        """Wire everything; ``attract`` or ``begin`` comes next."""
        self.around = around
        self.changes = OperatorChanges(None if around.safe else data_dir, around.config)
        self._day = DailyReset(self.config.reset_hour, around.now, data_dir)
        self.warden = Warden(self, self.config, self._day)
        store = fresh_settings(around, self.config)
        super().__init__(display, clock, store, audio, assets, data_dir, deal=deal, guard=self.warden)
        self.frames = FrameTimes()
        self.exit_code = 0
        self._party: Party | None = None
        self._pad: PinScene | None = None
        """What asks for the PIN, if anything does."""
        self._operating = False
        self._question: StillThereScene | None = None
        self._lock = PinLock(data_dir, clock.now)
        self._fault: str | None = None
        """The key of the locale for why the last game could not be kept."""
        self._at_game = False
        self._asks_language = False
        """Whether guests are there who have not said in which language they play."""
        self._shown = self.new_deal()
        self._announcement = Announcement(clock, self.services.forge.fonts)
        self.loop.in_front = lambda: self._announcement.draws(self.window)
        self._log = logging.getLogger(__name__)
        self.loop.on_frame.append(lambda surface, now: self.frames.add(self.loop.frame_ms))

    @property
    def config(self) -> KioskConfig:
        """The decisions as they are now: those of the file, and over them what was changed at the table."""
        return self.changes.applied(self.around.config)

    # ---- from party to party -------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Put aside what a power cut left behind, forget what another day did, and attract guests."""
        if self._day.due():
            self._forget_day()
        self.around.statistics.close_session()
        set_aside(self.journals)
        self._reset()
        self._show_attract()

    def attract(self, ended_by: EndedBy) -> None:
        """End the session, forget the guests, and wait for the next ones."""
        self.close_session(ended_by)
        set_aside(self.journals)
        self._reset()
        self._show_attract()

    def close_session(self, ended_by: EndedBy) -> None:
        """Note the session that goes on, if one does, as ended."""
        if self._party is not None:
            self.around.statistics.note_session(*self._session(self._party), ended_by, self.frames.figures)
            self._party = None

    def _session(self, party: Party) -> tuple[Party, float]:
        """Return what is known of a party, a game that goes on taken as broken off, and how many s it has been here."""
        language = "" if self._asks_language else self.services.settings.language
        return replace(party, language=language, aborted=party.aborted + self._at_game), self.warden.lasted / 1000.0

    def _reset(self) -> None:
        """Make everything as it was before the guests came."""
        self._party, self._at_game, self._asks_language = None, False, False
        self._pad, self._operating, self._question = None, False, None
        self._last_plan = None
        self._announcement.hush()
        couch = self.services.couch
        couch.end_game()
        couch.keep(())
        couch.make = None
        self.showing = "title"
        self.modes = self.config.modes
        self.services.languages = self.config.languages
        self.services.preset = "fair" if self.config.place is Place.FAIR else None
        self._take_store(fresh_settings(self.around, self.config))
        self.warden.take(self.config)
        self.frames = FrameTimes()
        self._set_sound(attracting=True)
        self.services.forge.fit(room_for(self.display.size))

    def _set_sound(self, *, attracting: bool) -> None:
        audio = self.services.audio
        audio.hush()
        silent = self.around.safe or (attracting and not self.config.attract_sound)
        audio.cap = 0 if silent else self.config.loudest
        audio.trim_db = ATTRACT_TRIM_DB if attracting else 0.0

    def _show_attract(self) -> None:
        config = self.config
        self.stack.clear()
        self.stack.push(
            AttractScene(
                self.services,
                config.languages,
                self._open_shown,
                self._wake,
                lambda: self.display.surface.copy(),
                first=self._shown,
                dim=config.dim,
                least_ms=config.scene_seconds * 1000.0,
            )
        )

    def _open_shown(self, number: int, ended: Callable[[GameReport], None]) -> TableScene:
        from quiclo_game.games import MIXED, minds, shown_game
        from quiclo_game.scenes.attract_caption import COLOURS
        from quiclo_game.scenes.tables import table_of

        self._shown = number
        forget_tables()
        give_back_memory()
        # From game to game another language, and every mode comes round in each of them.
        languages = self.config.languages
        services = replace(self.services, language=languages[sum(divmod(number, len(self.modes))) % len(languages)])
        names = [services.words(f"kiosk.colour.{colour}") for colour in COLOURS[: len(MIXED)]]
        # Everybody begins with another strength from game to game.
        first = number % len(MIXED)
        plan, match = shown_game(self.modes, number, names, MIXED[first:] + MIXED[:first])
        self.showing = plan.mode_key
        return table_of(plan.mode_key)(services, plan, match, minds(plan), on_over=ended, demo=True)

    def _wake(self, x: float | None, y: float | None) -> None:
        """Begin a session with whoever touched the screen."""
        self._shown += 1
        self._party = Party()
        self.frames = FrameTimes()
        self.warden.take(self.config)
        self._set_sound(attracting=False)
        if len(self.config.languages) == 1:
            self.title()
            return
        around = x is not None and y is not None and self.config.place is not Place.COUCH
        turn = side_of(x, y, self.display.size) if around and x is not None and y is not None else 0
        self._asks_language = True
        self.stack.clear()
        scene = LanguageScene(self.services, self.config.languages, self._take_language)
        self.lay(scene, Facing(turn))

    def _take_language(self, code: str) -> None:
        self._asks_language = False
        self.services.store.change(language=code)
        self.title()

    # ---- what guests do, noted without their names ---------------------------------------------------------------

    def play(self, plan: GamePlan, actions: Sequence[tuple[Seat, Action]] = ()) -> None:
        """Start a game, and note its mode."""
        if self._party is not None:
            self._party.aborted += self._at_game
            self._party.modes.append(plan.mode_key)
        self._at_game = True
        super().play(plan, actions)

    def results(self, report: GameReport) -> None:
        """Show how a game ended, and note that it did; one that nobody was at any more was broken off."""
        if self._party is not None:
            deserted = self.warden.deserted
            self._party.finished += self._at_game and not deserted
            self._party.aborted += self._at_game and deserted
        self._at_game = False
        super().results(report)

    def title(self) -> None:
        """Show the title; a game that was left for it was broken off."""
        if self._party is not None:
            self._party.aborted += self._at_game
        self._at_game = False
        super().title()

    def leave_program(self) -> None:
        """Attract the next guests: nobody but the operator ends the program."""
        self.attract(EndedBy.IDLE)

    def toggle_fullscreen(self) -> None:
        """Leave the window alone."""

    def resume(self, path: Path) -> None:
        """Begin at the title: an unattended table goes on with nobody's game."""
        self.title()

    def _saved_game(self) -> Path | None:
        return None

    # ---- the warden's house --------------------------------------------------------------------------------------

    @property
    def window(self) -> Size:
        """The size of the window in px."""
        return self.display.size

    @property
    def attracting(self) -> bool:
        """Whether it plays itself and waits for guests."""
        return self._party is None

    @property
    def operating(self) -> bool:
        """Whether the operator is at work: somebody who knew the PIN."""
        return self._operating

    @property
    def unlocking(self) -> bool:
        """Whether the PIN is asked for."""
        return self._pad is not None

    @property
    def busy(self) -> bool:
        """Whether something goes on that guests wait for."""
        return self.stack.top is not None and self.stack.top.busy

    def ask_if_there(self, seconds_left: Callable[[], int]) -> None:
        """Ask whether anybody is there."""
        self._question = StillThereScene(self.services, seconds_left, self._spoken)
        self.lay(self._question)

    def be_answered(self) -> None:
        """Take the question away, whatever lies over it."""
        if self._question is not None:
            self.stack.remove(self._question)
            self._question = None

    def announce_end(self, minutes: int) -> None:
        """Say that so many minutes are left, in front of whatever guests see, towards where they are."""
        top = self.stack.top
        if isinstance(top, TableScene):
            people = [seat for seat, player in enumerate(top.plan.players) if not player.is_bot]
            sides = [top.side(seat) for seat in people or range(len(top.plan.players))]
        else:
            sides = [facing_of(top)]

        def line() -> str:
            languages = said_together(self._spoken, self.clock.now()) or (self.services.settings.language,)
            return "  ·  ".join(load_words(code)("kiosk.soon", count=minutes) for code in languages)

        self._announcement.say(line, sides)

    def say_goodbye(self, seconds_left: Callable[[], int]) -> None:
        """Thank the guests; ``seconds_left`` tells how long they see it."""
        self.lay(GoodbyeScene(self.services, seconds_left, self._spoken))

    @property
    def _spoken(self) -> tuple[str, ...]:
        """The languages in which guests are spoken to as long as they have chosen none; then none."""
        return self.config.languages if self._asks_language else ()

    def open_operator(self) -> None:
        """Ask for the operator's PIN, in front of everything; digits typed meanwhile are forgotten."""
        from quiclo_game.scenes.operator.pin_pad import PinScene

        if self._operating:
            return
        self.stop_unlocking()
        self._pad = PinScene(self.services, self._new_desk())
        self.stack.push(self._pad)

    def stop_unlocking(self) -> None:
        """Ask for it no longer, whatever lies over the question."""
        if self._pad is not None:
            self.stack.remove(self._pad)
            self._pad = None

    def _new_desk(self) -> OperatorDesk:
        from quiclo_game.scenes.operator.cleaning import CleaningScene
        from quiclo_game.scenes.operator.figures import FiguresScene
        from quiclo_game.scenes.operator.page import OperatorScene
        from quiclo_game.scenes.operator.touch_test import TouchTestScene

        services, stack = self.services, self.stack
        fault = fault_in(services.data_dir)
        self._disk_fault = None if fault is None else fault_key(fault)

        def open_page() -> None:
            self.stop_unlocking()
            self._operating = True
            stack.push(OperatorScene(services, desk))

        desk = OperatorDesk(
            lock=self._lock,
            statistics=self.around.statistics,
            changes=self.changes,
            config=lambda: self.config,
            troubles=self._troubles,
            open_page=open_page,
            keep_out=self.stop_unlocking,
            clean=lambda: stack.push(CleaningScene(services, stack.pop)),
            test_touch=lambda: stack.push(TouchTestScene(services, stack.pop)),
            show_figures=lambda: stack.push(FiguresScene(services, desk)),
            back=stack.pop,
            close=lambda: self.attract(EndedBy.OPERATOR),
            restart=lambda: self.end(RESTART),
            leave=lambda: self.end(LEAVE),
        )
        return desk

    def _troubles(self) -> tuple[Notice, ...]:
        """Return what the operator should know, the gravest first."""
        found = []
        faults = (self._disk_fault, self.around.statistics.fault, self.changes.fault, self._fault)
        fault = next((one for one in faults if one is not None), None)
        if fault is not None:
            found.append(Notice("kiosk.operator.not_kept", (("cause", Notice(fault)),)))
        if self.around.safe:
            found.append(Notice("kiosk.operator.safe"))
        return (*found, *self.around.notices)

    def begin_day(self) -> None:
        """Forget what the day has left behind, and begin anew as a fresh process."""
        self._forget_day()
        self.end(RESTART)

    def _forget_day(self) -> None:
        self._log.info("a new day begins")
        clear_day(self.services.data_dir)
        self._day.done()

    def end(self, code: int) -> None:
        """End the process; ``code`` tells the supervisor what is wanted."""
        self.close_session(EndedBy.OPERATOR)
        self.exit_code = code
        self.loop.stop()

    def look_after_itself(self) -> None:
        """Have a frame drawn, since a table at which nobody moves is alive too; follow the screen; keep and notice."""
        if self.display.bring_back() or self.display.follow_screen():
            self.loop.draw_anew()
        self.loop.ask_for_frame()
        if self._party is not None:
            self.around.statistics.keep_session(*self._session(self._party), self.frames.figures)
        top = self.stack.top
        if isinstance(top, TableScene) and isinstance(top.match.scribe, JournalWriter):
            self._fault = top.match.scribe.fault
