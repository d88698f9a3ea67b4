"""The services of a menu without disk, sound or window: they note what they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import cast

from quiclo_game.play.help import Offers
from quiclo_game.play.players import Player, read_seats
from quiclo_game.play.recording import Recording
from quiclo_game.play.seat_plan import SeatPlan
from quiclo_game.rules.chance import RollRequest
from quiclo_game.rules.contract import Action
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.facing import Facing
from quiclo_game.scenes.join import Seated
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.number_pad import Wanted
from quiclo_game.scenes.plan import GamePlan, GameReport
from quiclo_game.scenes.real_dice import Throw
from quiclo_game.scenes.seating import Seating
from quiclo_game.scenes.services import Pausable, PeopleChange, SeatedTable, Services
from quiclo_game.scenes.turning_scene import TurningScene
from quiclo_game.shell.assets import Assets, find_assets
from quiclo_game.shell.audio import Audio
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.house_rules import HouseRules
from quiclo_game.shell.inputs import Phase, Pointer
from quiclo_game.shell.settings import Settings
from quiclo_game.shell.settings_store import SettingsStore


@dataclass
class NotingAudio:
    """Notes the names of the sounds."""

    played: list[str] = field(default_factory=list)
    volume: int = 7
    muted: bool = False
    pan: float = 0.0
    groups: dict[str, int] = field(default_factory=dict)

    def play(self, name: str) -> None:
        self.played.append(name)


class MemoryStore:
    """Settings that live in memory only."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.told: Callable[[Settings], None] = lambda settings: None

    def change(self, **changes: object) -> None:
        self.settings = replace(self.settings, **changes)  # type: ignore[arg-type]  # any field of the settings
        self.told(self.settings)


@dataclass
class NotingNavigator:
    """Notes where scenes want to go, and keeps what they hand over."""

    went: list[str] = field(default_factory=list)
    faced: list[int] = field(default_factory=list)
    """To which side what was asked for is turned, where that is told."""
    plans: list[GamePlan] = field(default_factory=list)
    throws: list[Throw] = field(default_factory=list)
    asked: list[Callable[[], None]] = field(default_factory=list)
    actions: tuple[tuple[Seat, Action], ...] = ()
    names: list[Callable[[str], None]] = field(default_factory=list)
    numbers: list[Callable[[int], None]] = field(default_factory=list)
    wanted: list[Wanted] = field(default_factory=list)
    seated: list[Callable[[Seating, SeatPlan], None]] = field(default_factory=list)
    dice: list[Callable[[tuple[int, ...]], None]] = field(default_factory=list)
    rules: list[Callable[[HouseRules], None]] = field(default_factory=list)
    changes: list[PeopleChange] = field(default_factory=list)

    def title(self) -> None:
        self.went.append("title")

    def setup(self, mode_key: str) -> None:
        self.went.append(f"setup {mode_key}")

    def play(self, plan: GamePlan, actions: Sequence[tuple[Seat, Action]] = ()) -> None:
        self.went.append("play")
        self.plans.append(plan)
        self.actions = tuple(actions)

    def resume(self, path: Path) -> None:
        self.went.append(f"resume {path.name}")

    def demo(self, mode_keys: tuple[str, ...]) -> None:
        self.went.append(f"demo {' '.join(mode_keys)}")

    def results(self, report: GameReport) -> None:
        self.went.append("results")

    def pause(self, table: SeatedTable, mode_key: str) -> None:
        self.went.append(f"pause {mode_key}")
        if isinstance(table, TurningScene):
            self.faced.append(table.facing.turn)

    def sit_down(
        self,
        seating: Seating,
        plan: SeatPlan,
        fewest: int,
        done: Callable[[Seating, SeatPlan], None],
        offers: Offers | None = None,
    ) -> None:
        self.went.append("sit_down")
        self.seated.append(done)

    def change_seats(self, table: SeatedTable) -> None:
        self.went.append("change_seats")

    def how_to(self, mode_key: str, then: Callable[[], None]) -> None:
        self.went.append(f"how_to {mode_key}")
        self.asked.append(then)

    def rule_book(self, mode_key: str) -> None:
        self.went.append(f"rule_book {mode_key}")

    def move_log(self, table: Pausable) -> None:
        self.went.append("move_log")

    def rename(self, player: Player, others: Sequence[str], take: Callable[[str], None]) -> None:
        self.went.append(f"rename {player.name}")
        self.names.append(take)

    def type_number(self, wanted: Wanted, take: Callable[[int], None]) -> None:
        self.went.append(f"type {wanted.value}")
        self.wanted.append(wanted)
        self.numbers.append(take)

    def house_rules(self, mode_key: str, values: Sequence[tuple[str, str]], take: Callable[[HouseRules], None]) -> None:
        self.went.append(f"house_rules {mode_key}")
        self.rules.append(take)

    def pick_dice(
        self, request: RollRequest, name: str, take: Callable[[tuple[int, ...]], None], facing: Facing, throw: Throw
    ) -> None:
        self.faced.append(facing.turn)
        self.went.append(f"pick_dice {request.dice.count} {name}")
        self.dice.append(take)
        self.throws.append(throw)

    def lesson(self, report: GameReport) -> None:
        self.went.append("lesson")

    def recordings(self) -> None:
        self.went.append("recordings")

    def watch(self, recording: Recording, *, at_end: bool = False) -> None:
        self.went.append(f"watch {recording.mode_key} {len(recording.moves)}")

    def people_changed(self, change: PeopleChange) -> None:
        self.changes.append(change)

    def statistics(self, name: str | None = None) -> None:
        self.went.append(f"statistics {name}")

    def choose(self, title: str, items: Sequence[tuple[str, int]], take: Callable[[str], None]) -> None:
        self.went.append(f"choose {len(items)}")
        self.names.append(take)

    def settings(self) -> None:
        self.went.append("settings")

    def button_help(self) -> None:
        self.went.append("button_help")

    def glass(self) -> None:
        self.went.append("glass")

    def volumes(self) -> None:
        self.went.append("volumes")

    def card_size(self) -> None:
        self.went.append("card_size")

    def calibration(self) -> None:
        self.went.append("calibration")

    def about(self) -> None:
        self.went.append("about")

    def confirm(self, question: str, answer: str, yes: Callable[[], None]) -> None:
        self.went.append(f"confirm {question}")
        self.asked.append(yes)

    def couch(self, setup: Seated) -> None:
        self.went.append("couch")

    def back(self) -> None:
        self.went.append("back")

    def leave_program(self) -> None:
        self.went.append("leave_program")


@dataclass
class NotingTable:
    """A table as the pause sees it."""

    lines: tuple[str, ...] = ()
    restarts: int = 0
    told: int = 0
    seat_plans: list[SeatPlan] = field(default_factory=list)
    away: tuple[Seat, ...] = ()

    def come_back(self, seat: Seat) -> None:
        self.away = tuple(other for other in self.away if other != seat)

    def standing(self) -> tuple[str, ...]:
        return ("Runde 4", "Anna ist dran", "alles gesichert")

    def log(self) -> tuple[str, ...]:
        return self.lines

    def recording(self) -> Recording | None:
        return None

    def restart(self) -> None:
        self.restarts += 1

    def settings_changed(self) -> None:
        self.told += 1

    @property
    def plan(self) -> GamePlan:
        mode = find_mode("brain_training")
        return GamePlan(mode.key, read_seats("Anna,Mia"), settle(mode.options, {}), 1)

    def reseat(self, plan: SeatPlan) -> None:
        self.seat_plans.append(plan)


@dataclass
class Stand:
    """Services for one scene, with the stand-ins at hand."""

    services: Services
    audio: NotingAudio
    store: MemoryStore
    navigator: NotingNavigator


@cache
def workshop() -> tuple[Assets, Forge]:
    """Return assets and forge, shared by all tests: they only ever hold what was baked."""
    assets = find_assets()
    return assets, Forge(assets, Fonts())


def stand(language: str = "de", **changes: object) -> Stand:
    """Return services whose settings are the defaults but for the language and ``changes``."""
    audio, navigator = NotingAudio(), NotingNavigator()
    store = MemoryStore(Settings())
    store.change(language=language, **changes)
    assets, forge = workshop()
    forge.fonts.least = 0  # of no window yet
    services = Services(
        assets=assets,
        forge=forge,
        audio=cast(Audio, audio),
        store=cast(SettingsStore, store),
        data_dir=Path("nowhere"),
        navigator=navigator,
    )
    store.told = services.go_by
    return Stand(services, audio, store, navigator)


def tap(scene: MenuScene, key: str) -> None:
    """Put a finger down on a control and lift it again."""
    control = scene.controls.get(key)
    for phase in (Phase.DOWN, Phase.UP):
        scene.handle(Pointer("finger:1:1", phase, control.x, control.y))
