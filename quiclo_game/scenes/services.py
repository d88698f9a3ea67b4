"""What every scene is given: the services of the program, and the way to other scenes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeAlias, runtime_checkable

from quiclo_game.locale import Words, languages, load_words
from quiclo_game.scenes.couch import Couch
from quiclo_game.shell.layout import letters_for
from quiclo_game.shell.pointer import PX_PER_MM, Pointers

if TYPE_CHECKING:
    from quiclo_game.play.help import Offers
    from quiclo_game.play.players import Player
    from quiclo_game.play.recording import Recording
    from quiclo_game.play.seat_plan import SeatPlan
    from quiclo_game.rules.chance import RollRequest
    from quiclo_game.rules.contract import Action
    from quiclo_game.rules.seats import Seat
    from quiclo_game.scenes.facing import Facing
    from quiclo_game.scenes.join import Seated
    from quiclo_game.scenes.number_pad import Wanted
    from quiclo_game.scenes.plan import GamePlan, GameReport
    from quiclo_game.scenes.real_dice import Throw
    from quiclo_game.scenes.seating import Seating
    from quiclo_game.shell.assets import Assets
    from quiclo_game.shell.audio import Audio
    from quiclo_game.shell.forge import Forge
    from quiclo_game.shell.house_rules import HouseRules
    from quiclo_game.shell.scene import Size
    from quiclo_game.shell.settings_store import Settings, SettingsStore


AT_HOME = frozenset(("fullscreen", "glass", "quit", "recordings", "statistics"))
"""What is offered only where somebody looks after the machine: what is that person's own, or tells of other people."""


PeopleChange: TypeAlias = "Callable[[tuple[Player, ...]], tuple[Player, ...]]"
"""Makes of the players of a game those that it is remembered by, once somebody was renamed or deleted."""


@runtime_checkable
class RemembersPeople(Protocol):
    """What holds the players of a game that is over."""

    def people_changed(self, change: PeopleChange) -> None:
        """Know the players as ``change`` makes them."""
        ...


class Pausable(Protocol):
    """A table as the pause sees it: what it can be asked for, and told."""

    def standing(self) -> tuple[str, ...]:
        """Return in words how the game stands (round, whose turn, saved), one line each."""
        ...

    def log(self) -> tuple[str, ...]:
        """Return the move log, oldest first."""
        ...

    def recording(self) -> Recording | None:
        """Return what everybody may see of the game so far, to be looked at again; ``None`` where there is none."""
        ...

    def restart(self) -> None:
        """Start the same game anew with a new deal."""
        ...

    def settings_changed(self) -> None:
        """Take over language, speed, motion and text size from the settings."""
        ...


class SeatedTable(Pausable, Protocol):
    """A table whose people can sit at other places."""

    @property
    def plan(self) -> GamePlan:
        """What is played, by whom, and where everybody sits."""
        ...

    @property
    def away(self) -> tuple[Seat, ...]:
        """The seats for whose persons a bot stands in."""
        ...

    def come_back(self, seat: Seat) -> None:
        """Let whoever sits at a seat play again."""
        ...

    def reseat(self, plan: SeatPlan) -> None:
        """Let everybody sit at other places."""
        ...


class Navigator(Protocol):
    """The way from scene to scene; every call takes effect between two ticks.

    What is laid over a scene faces the same side of the table, unless it is told whom it concerns.
    """

    def title(self) -> None:
        """Show the title, alone."""
        ...

    def setup(self, mode_key: str) -> None:
        """Show the setup of a mode, on top of the title."""
        ...

    def play(self, plan: GamePlan, actions: Sequence[tuple[Seat, Action]] = ()) -> None:
        """Start a new game at the table, in which the seats have already acted like this."""
        ...

    def resume(self, path: Path) -> None:
        """Go on with a saved game."""
        ...

    def demo(self, mode_keys: tuple[str, ...]) -> None:
        """Let bots play these modes in turn until somebody touches the screen."""
        ...

    def results(self, report: GameReport) -> None:
        """Show how a game ended, in place of its table."""
        ...

    def pause(self, table: SeatedTable, mode_key: str) -> None:
        """Lay the pause over a table."""
        ...

    def sit_down(
        self,
        seating: Seating,
        plan: SeatPlan,
        fewest: int,
        done: Callable[[Seating, SeatPlan], None],
        offers: Offers | None = None,
    ) -> None:
        """Let people sit down around the table, then tell who sits where; ``offers``: which help the mode knows."""
        ...

    def change_seats(self, table: SeatedTable) -> None:
        """Let the people of a game sit at other places."""
        ...

    def how_to(self, mode_key: str, then: Callable[[], None]) -> None:
        """Show how a mode is played, then call ``then``."""
        ...

    def rule_book(self, mode_key: str) -> None:
        """Lay the rules of a mode over the present scene."""
        ...

    def move_log(self, table: Pausable) -> None:
        """Lay the move log over the present scene."""
        ...

    def rename(self, player: Player, others: Sequence[str], take: Callable[[str], None]) -> None:
        """Lay the panel over the present scene that gives a player another name than those of ``others``."""
        ...

    def type_number(self, wanted: Wanted, take: Callable[[int], None]) -> None:
        """Lay the pad over the present scene on which a number is typed; ``take`` gets it."""
        ...

    def house_rules(self, mode_key: str, values: Sequence[tuple[str, str]], take: Callable[[HouseRules], None]) -> None:
        """Lay the panel over the present scene that names the rules ``values`` of a mode, or takes kept ones."""
        ...

    def pick_dice(
        self, request: RollRequest, name: str, take: Callable[[tuple[int, ...]], None], facing: Facing, throw: Throw
    ) -> None:
        """Lay the dice over the present scene of which ``name``, who sits at a side, taps the faces that fell."""
        ...

    def lesson(self, report: GameReport) -> None:
        """Show what each seat solved and missed in a finished game."""
        ...

    def recordings(self) -> None:
        """Show the list of recorded games."""
        ...

    def watch(self, recording: Recording, *, at_end: bool = False) -> None:
        """Show a recorded game at its table, from the beginning or resting ``at_end``."""
        ...

    def people_changed(self, change: PeopleChange) -> None:
        """Let all that remembers the players of a game know them as ``change`` makes them."""
        ...

    def statistics(self, name: str | None = None) -> None:
        """Show the statistics of a person, or of whoever has played most."""
        ...

    def choose(self, title: str, items: Sequence[tuple[str, int]], take: Callable[[str], None]) -> None:
        """Let one of several named things (with a colour) be chosen; ``take`` gets its name."""
        ...

    def settings(self) -> None:
        """Lay the settings over the present scene."""
        ...

    def button_help(self) -> None:
        """Lay over the present scene what which button does."""
        ...

    def glass(self) -> None:
        """Lay over the present scene what is known of the screen and its touch panels."""
        ...

    def volumes(self) -> None:
        """Lay over the present scene how loud each group of sounds is."""
        ...

    def card_size(self) -> None:
        """Measure the screen by a bank card, in front of the present scene."""
        ...

    def calibration(self) -> None:
        """Calibrate a touch panel, in front of the present scene."""
        ...

    def about(self) -> None:
        """Lay the about page over the present scene."""
        ...

    def confirm(self, question: str, answer: str, yes: Callable[[], None]) -> None:
        """Ask a question in words (``answer`` is the label of yes) and call ``yes`` only if it is affirmed."""
        ...

    def couch(self, setup: Seated) -> None:
        """Lay the screen over a setup on which its players join with gamepads."""
        ...

    def back(self) -> None:
        """Leave the topmost scene."""
        ...

    def leave_program(self) -> None:
        """End the program."""
        ...


@dataclass
class Services:
    """The services of the running program; one object, handed to every scene."""

    assets: Assets
    forge: Forge
    audio: Audio
    store: SettingsStore
    data_dir: Path
    navigator: Navigator
    couch: Couch = field(default_factory=Couch)
    attended: bool = True
    """Whether somebody looks after the machine; guests of a fair are not told what only its operator can mend."""

    languages: tuple[str, ...] = field(default_factory=languages)
    """The codes of those that people are offered, at least one."""
    preset: str | None = None
    """The rules with which a setup begins that nobody has seen yet; ``None``: those that are usual."""
    language: str | None = None
    """The language of the scenes that these are handed to; ``None``: the one that is set."""
    pointers: Pointers | None = None
    """What translates fingers, where there is a screen."""
    screen_px_per_mm: float | None = None
    """What the screen tells of its size, if it does."""

    @property
    def px_per_mm(self) -> float:
        """How many px of the window are one mm: as measured, as the screen tells, or what a table mostly has."""
        return self.settings.px_per_mm or self.screen_px_per_mm or PX_PER_MM

    def letters(self, size: Size, *, around: bool) -> float:
        """Return by how much texts are larger than usual, or smaller: as people want them.

        Where they want nothing of their own, letters around a table are as large as its glass asks for, if its size is
        known: a table is read from further away than it is wide.
        """
        wanted, known = self.settings.text_size.factor, self.settings.px_per_mm or self.screen_px_per_mm
        return wanted if wanted != 1.0 or not around or known is None else letters_for(size, known)

    def go_by(self, settings: Settings) -> None:
        """Let sound and touch be as these settings say."""
        self.audio.volume, self.audio.muted = settings.volume, settings.muted
        self.audio.groups = dict(settings.volumes)
        if self.pointers is not None:
            self.pointers.px_per_mm = self.px_per_mm
            self.pointers.calibrations = settings.calibrations

    def offers(self, key: str) -> bool:
        """Say whether people at the screen are offered what a key leads to."""
        return self.attended or key not in AT_HOME

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self.store.settings

    @property
    def words(self) -> Words:
        """The words of the language that these scenes speak."""
        return load_words(self.language or self.settings.language)

    @property
    def next_language(self) -> str:
        """The code of the language that is offered after the one that is spoken, round at the end."""
        codes, spoken = self.languages, self.words.language
        return codes[(codes.index(spoken) + 1) % len(codes)] if spoken in codes else codes[0]

    def other(self, key: str) -> str:
        """Return a text in the next language, for what greets in two; nothing where only one is offered."""
        return load_words(self.next_language)(key) if self.next_language != self.words.language else ""
