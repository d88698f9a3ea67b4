"""The program: puts the services together, knows the way from scene to scene, and always shuts down cleanly."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from quiclo_game.opening import Afterwards, loading
from quiclo_game.scenes.couch import Couch
from quiclo_game.scenes.menu import lens_of
from quiclo_game.scenes.overlays import Overlays
from quiclo_game.scenes.services import PeopleChange, RemembersPeople, SeatedTable, Services
from quiclo_game.scenes.steering import Steering
from quiclo_game.scenes.tables import playable_modes, table_of
from quiclo_game.scenes.title import TitleScene
from quiclo_game.shell.assets import Assets
from quiclo_game.shell.audio import Audio
from quiclo_game.shell.clock import Clock
from quiclo_game.shell.display import Display
from quiclo_game.shell.dissolve import Dissolve
from quiclo_game.shell.event_source import EventSource
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.layout import least_letters
from quiclo_game.shell.loop import Guard, Loop
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.pointer import Pointers
from quiclo_game.shell.scene_stack import SceneStack
from quiclo_game.shell.settings_store import Settings, SettingsStore
from quiclo_game.shell.stage import Stage
from quiclo_game.shell.touch_panels import connected_panels

if TYPE_CHECKING:
    from quiclo_game.play.help import Offers
    from quiclo_game.play.match import Match
    from quiclo_game.play.seat_plan import SeatPlan
    from quiclo_game.rules.contract import Action
    from quiclo_game.rules.options import Settings as TableSettings
    from quiclo_game.rules.seats import Seat
    from quiclo_game.scenes.plan import GamePlan, GameReport
    from quiclo_game.scenes.seating import Seating
    from quiclo_game.scenes.table import TableScene
    from quiclo_game.shell.notice import Notice
    from quiclo_game.shell.pads import Pads
    from quiclo_game.shell.scene import Size

BYTES_PER_PIXEL_OF_WINDOW = 46
"""The sprite cache may hold so many bytes for each px of the window: 96 MB at 1920 × 1080."""
SMALLEST_CACHE, LARGEST_CACHE = 64_000_000, 256_000_000
DEAL_NUMBERS = 10_000
"""Deals drawn by lot have numbers below this, so that people can remember and tell them."""


class App(Overlays):
    """The running program; its scenes find each other through it (it is their ``Navigator``)."""

    def __init__(
        self,
        display: Display,
        clock: Clock,
        store: SettingsStore,
        audio: Audio,
        assets: Assets,
        data_dir: Path,
        *,
        deal: Callable[[], int] | None = None,
        guard: Guard | None = None,
    ) -> None:
        """Wire everything; ``deal`` draws the number of a new deal, by lot where it is not given.

        With a ``guard`` the program runs unattended: nobody at the screen can close it or change its window.
        """
        forge = Forge(assets, Fonts(), room_for(display.size))
        self.stack = SceneStack()
        pointers = Pointers(clock, display.size, connected=connected_panels)
        self.services = Services(
            assets,
            forge,
            audio,
            store,
            data_dir,
            self,
            Couch(escape=guard is None),
            attended=guard is None,
            pointers=pointers,
        )
        self.display = display
        self.loop = Loop(
            display,
            self.stack,
            Stage(Painter(forge)),
            EventSource(pointers, lambda: find_pads(clock)),
            clock,
            steering=Steering(self.stack, self.services.couch, self.pad_lost).translate,
            shortcuts={} if guard else self._shortcuts(),
            on_quit=(lambda: None) if guard else None,
            guard=guard,
            dissolve=Dissolve(clock, lambda: not self.services.settings.reduced_motion),
        )
        self.loop.on_frame.append(self._measure_screen)
        self.loop.on_resized = self._window_resized
        self.loop.on_frame.append(Afterwards(loading(), self._title_rests).framed)
        self.loop.on_sound_device = lambda found: audio.device_found() if found else audio.device_lost()

        self._take_store(store)
        self.clock = clock
        self.modes = playable_modes()
        """The modes that the title offers."""
        self.showing = "title"
        """The mode whose table was opened last, for the names of pictures."""
        self._deal = deal or (lambda: random.SystemRandom().randrange(DEAL_NUMBERS))
        self._last_plan: GamePlan | None = None

    def _take_store(self, store: SettingsStore) -> None:
        """Go by the settings in a store from now on, and by all that will be changed in it."""
        self.services.store = store
        store.on_unkept = self.tell_later
        store.watch(self._go_by)

    def _go_by(self, settings: Settings) -> None:
        """Let everything be as these settings say: the one place where they reach what hangs on them."""
        self.services.go_by(settings)
        if self.services.forge.wear(lens_of(settings)):
            self.loop.draw_anew()

    def _shortcuts(self) -> Mapping[str, Callable[[], None]]:
        return {"f11": self.toggle_fullscreen, "alt+return": self.toggle_fullscreen, "f2": self.next_language}

    def next_language(self) -> None:
        """Show everything in the language that follows, round at the end, and remember it."""
        self.services.store.change(language=self.services.next_language)
        for scene in self.stack.visible():
            scene.settings_changed()

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to the window, and remember it."""
        self.display.set_fullscreen(not self.display.fullscreen)
        self.loop.draw_anew()
        self.services.store.change(fullscreen=self.display.fullscreen)

    def new_deal(self) -> int:
        """Return the number of a new deal: the one that was asked for, else one drawn by lot."""
        return self._deal()

    def seat_plan(self, seats: int) -> SeatPlan:
        """Return where so many players sit, as people chose it last."""
        from quiclo_game.scenes.seating import chosen_plan

        width, height = self.display.size
        return chosen_plan(self.services.settings, seats, upright=height > width)

    # ---- the way from scene to scene -----------------------------------------------------------------------------

    def title(self) -> None:
        """Show the title, alone."""
        self.services.couch.end_game()
        self.services.forge.fit(room_for(self.display.size))
        self.stack.clear()
        chosen = self._last_plan.mode_key if self._last_plan is not None else None
        self.stack.push(TitleScene(self.services, self.modes, self._saved_game, chosen=chosen))

    def setup(self, mode_key: str, settings: TableSettings | None = None) -> None:
        """Show the setup of a mode, on top of what is there; ``settings`` are those to begin with.

        Otherwise it begins with the people and the rules of the game before, as far as they fit.
        """
        from quiclo_game.rules.registry import find_mode
        from quiclo_game.scenes.plan import GamePlan
        from quiclo_game.scenes.seating import Seating
        from quiclo_game.scenes.setup import SetupScene

        last = self._last_plan
        if settings is not None:
            players = Seating.usual(find_mode(mode_key).seats[-1]).players
            last = GamePlan(mode_key, players, settings, self.new_deal())
        self.lay(SetupScene(self.services, mode_key, self._deal, last))

    def play(self, plan: GamePlan, actions: Sequence[tuple[Seat, Action]] = ()) -> None:
        """Start a new game at the table, in place of everything else; it goes on behind these actions of the seats."""
        from quiclo_game.games import new_game

        plan = plan.settled()
        self._last_plan = plan
        match = new_game(plan, self.journals, actions)
        self._sit_down(plan, match, on_over=self.results)
        if not actions:
            match.start()

    def resume(self, path: Path) -> None:
        """Go on with a saved game; where it is gone or spoilt meanwhile, the title no longer offers it."""
        from quiclo_game.games import saved_game

        found = saved_game(path)
        if found is None:
            self.title()
            return
        self._last_plan, match = found
        self._sit_down(self._last_plan, match, on_over=self.results)

    def demo(self, mode_keys: tuple[str, ...]) -> None:
        """Let the program play these modes in turn, one game after the other."""
        self.show_demo(mode_keys, self._deal())

    def show_demo(self, mode_keys: tuple[str, ...], seed: int) -> None:
        """Let the program play these modes in turn, without end; the same seed shows the same games."""
        from quiclo_game.games import shown_game
        from quiclo_game.memory import forget_tables, give_back_memory

        forget_tables()
        give_back_memory()
        plan, match = shown_game(mode_keys, seed)
        plan = replace(plan, seating=self.seat_plan(len(plan.players)))
        self._sit_down(plan, match, on_over=lambda report: self.show_demo(mode_keys, seed + 1), demo=True)
        match.start()

    def results(self, report: GameReport) -> None:
        """Show how a game ended, in place of its table."""
        from quiclo_game.scenes.keeping import keep_game
        from quiclo_game.scenes.results import ResultsScene

        self.services.couch.end_game()
        note = keep_game(self.services, report)
        self.stack.replace(ResultsScene(self.services, report, note))

    def pause(self, table: SeatedTable, mode_key: str) -> None:
        """Lay the pause over a table, and over what lies there already; it faces whoever asks the table for it."""
        from quiclo_game.scenes.facing import facing_of
        from quiclo_game.scenes.pause import PauseScene

        self.lay(PauseScene(self.services, table, mode_key, self._window_switch), facing_of(table))

    def sit_down(
        self,
        seating: Seating,
        plan: SeatPlan,
        fewest: int,
        done: Callable[[Seating, SeatPlan], None],
        offers: Offers | None = None,
    ) -> None:
        """Let people sit down around the table, then tell who sits where, and remember it."""
        from quiclo_game.scenes.sitting import before_game

        self.stack.push(before_game(self.services, seating, plan, fewest, done, offers))

    def change_seats(self, table: SeatedTable) -> None:
        """Let the people of a game sit at other places, and remember them."""
        from quiclo_game.scenes.sitting import in_game

        self.stack.push(in_game(self.services, table))

    def how_to(self, mode_key: str, then: Callable[[], None]) -> None:
        """Show how a mode is played, then call ``then``."""
        from quiclo_game.scenes.how_to import HowToScene

        self.lay(HowToScene(self.services, mode_key, then))

    def settings(self) -> None:
        """Lay the settings over the present scene."""
        from quiclo_game.scenes.settings import SettingsScene

        self.lay(SettingsScene(self.services, self._window_switch))

    def pad_lost(self, table: TableScene | None = None) -> None:
        """Say over the present scene, or a ``table``, whose gamepad is gone: once for all, to the first of them."""
        from quiclo_game.scenes.pad_lost import PadLostScene
        from quiclo_game.scenes.table import TableScene

        top = table or self.stack.top
        plan = top.plan if isinstance(top, TableScene) else self._last_plan
        if isinstance(top, PadLostScene) or plan is None:
            return
        scene = PadLostScene(self.services, plan.players)
        facing = None
        if isinstance(top, TableScene) and scene.waiting_for:
            facing = top.side(plan.players.index(scene.waiting_for[0]))
        self.lay(scene, facing)

    def people_changed(self, change: PeopleChange) -> None:
        """Let the last table, and every scene that remembers players, know them as ``change`` makes them."""
        if self._last_plan is not None:
            self._last_plan = replace(self._last_plan, players=change(self._last_plan.players))
        for scene in self.stack.scenes:
            if isinstance(scene, RemembersPeople):
                scene.people_changed(change)

    def back(self) -> None:
        """Leave the topmost scene."""
        self.stack.pop()

    def leave_program(self) -> None:
        """End the program."""
        self.loop.stop()

    def _window_resized(self, size: Size) -> None:
        """Hold as many pictures as suit the new window, none of those made for one long ago, and write legibly."""
        self.services.forge.fonts.least = least_letters(size)
        self.services.forge.fit(room_for(size))
        self.services.forge.shed()

    def _measure_screen(self, surface: object, now: float) -> None:
        """Ask the screen once how large it is, after the first picture."""
        self.loop.on_frame.remove(self._measure_screen)
        self.services.screen_px_per_mm = self.display.px_per_mm
        self.services.go_by(self.services.settings)

    def tell_later(self, notice: Notice) -> None:
        """Say something over the screen to which everything asked for so far leads."""
        self.stack.once_settled(lambda: self.tell(notice.text(self.services.words)))

    # ---- inner working -------------------------------------------------------------------------------------------

    def _title_rests(self) -> bool:
        return isinstance(self.stack.top, TitleScene) and self.stack.top.complete

    def _sit_down(
        self, plan: GamePlan, match: Match[Any], *, on_over: Callable[[GameReport], None], demo: bool = False
    ) -> None:
        """Put the table of a match in place of everything else."""
        from quiclo_game.games import minds

        self.showing = plan.mode_key
        self.stack.clear()
        make = table_of(plan.mode_key)
        table = make(self.services, plan, match, minds(plan), on_over=on_over, demo=demo)
        self.stack.push(table)
        couch = self.services.couch
        couch.begin_game(() if demo else [player.colour for player in plan.players if not player.is_bot])
        if couch.missing:
            self.pad_lost(table)

    @property
    def _window_switch(self) -> Callable[[], None] | None:
        return self.toggle_fullscreen if self.services.offers("fullscreen") else None

    def _saved_game(self) -> Path | None:
        if not any(self.journals.glob("*.journal")):
            return None
        from quiclo_game.play.rescue import offered_game

        return offered_game(self.journals)


def room_for(size: Size) -> int:
    """Return how many bytes of pictures are held for a window of ``size`` px."""
    width, height = size
    return min(LARGEST_CACHE, max(SMALLEST_CACHE, width * height * BYTES_PER_PIXEL_OF_WINDOW))


def find_pads(clock: Clock) -> Pads:
    """Return this machine's gamepads; what they need is loaded only now."""
    from quiclo_game.shell.pad_port import SdlPort
    from quiclo_game.shell.pads import Pads

    return Pads(clock, SdlPort())
