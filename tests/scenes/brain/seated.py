"""A table of brain training in virtual time, without window or sound: tests say what falls, and press its keys."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import astuple
from typing import Any

from quiclo_game.play.bots import Bot
from quiclo_game.play.chance import ScriptedChance, SeededChance
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match, Scribe
from quiclo_game.play.players import Strength, read_seats
from quiclo_game.rules.brain_arithmetic import best_calculation
from quiclo_game.rules.brain_state import BrainState, Step
from quiclo_game.rules.calculation import Calculation
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.chance import ChanceAction, Rolled, Shuffled
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.scenes.brain.board import Board
from quiclo_game.scenes.brain.table import BrainTable
from quiclo_game.scenes.plan import GamePlan, GameReport
from quiclo_game.shell.inputs import KeyPress, Phase, Pointer, TextTyped
from quiclo_game.shell.loop import STEP
from tests.scenes.stand_ins import stand

BRAIN = "brain_training"
TOPS = {1: [12], 2: [30], 3: [60]}
ROLLS = ((1, 2, 3), (1, 2, 3, 4, 5, 6))
"""What falls in ``first_turn``."""
AGES = 120_000.0
"""In so many ms of game time everything that plays has been shown."""


def stacks(tops: Mapping[int, Iterable[int]]) -> Shuffled:
    """Return six stacks with these cards on top, by continent face."""
    groups = []
    for continent in Continent:
        first = tuple(tops.get(continent, ()))
        groups.append((*first, *(card for card in continent.cards if card not in first)))
    return Shuffled(tuple(groups))


class Seated:
    """One table: ``table`` is the scene; every action of people goes through its controls and keys.

    ``tops`` lays cards on the stacks, ``rolls`` says what the dice show; what is not said falls by the seed.
    ``program`` holds settings of the program, ``rules`` options of the table.
    """

    def __init__(
        self,
        seats: str = "Anna,Mia",
        *,
        size: tuple[int, int] = (1920, 1080),
        language: str = "de",
        seed: int = 7,
        tops: Mapping[int, Iterable[int]] | None = None,
        rolls: Iterable[tuple[int, ...]] = (),
        demo: bool = False,
        scribe: Scribe | None = None,
        program: Mapping[str, Any] | None = None,
        start: bool = True,
        match: Match[Any] | None = None,
        rules: Mapping[str, str] | None = None,
    ) -> None:
        """Sit down and let what comes before the first turn be over, but for its cues."""
        self.stand = stand(language, **(program or {}))
        mode, players = find_mode(BRAIN), read_seats(seats)
        settings = settle(mode.options, {"start": "first", **(rules or {})})
        fallen = [Rolled(faces) for faces in rolls]
        script: list[ChanceAction] = [stacks(tops or {}), *fallen] if tops is not None or fallen else []
        self.plan = GamePlan(BRAIN, players, settings, seed)
        chance = ScriptedChance(script, SeededChance(seed))
        self.match: Match[Any] = match or Match(mode, len(players), settings, chance, scribe)
        lots = Lots(seed + 1)
        minds = {
            seat: Bot(mode, seat, player.strength or Strength.MEDIUM, lots)
            for seat, player in enumerate(players)
            if player.strength is not None or settings["play"] == "animation"
        }
        self.reports: list[GameReport] = []
        self.table = BrainTable(
            self.stand.services, self.plan, self.match, minds, on_over=self.reports.append, demo=demo
        )
        if start:
            self.match.start()
        self.table.enter(size)

    @property
    def state(self) -> BrainState:
        """The state of the match."""
        state: BrainState = self.match.state
        return state

    @property
    def board(self) -> Board:
        """What is to be seen."""
        return self.table.board

    @property
    def went(self) -> list[str]:
        """Where the table wanted to go."""
        return self.stand.navigator.went

    # ---- time ----------------------------------------------------------------------------------------------------

    def wait(self, ms: float) -> None:
        """Let so much time pass, tick by tick."""
        for _ in range(max(1, round(ms / STEP))):
            self.table.update(STEP)

    def watch(self) -> Seated:
        """Let everything that plays play to its end; raises if it never does."""
        waited = 0.0
        while not self.table.queue.empty or self.table.tweens.active:
            self.table.update(STEP)
            waited += STEP
            assert waited < AGES, "the cues never end"
        return self

    def hurry(self) -> Seated:
        """Skip what plays, by a tap on the felt where that skips."""
        if self.table.automatic:
            self.table.queue.skip()
        elif not self.table.queue.empty:
            self.tap(*self.felt())
            self.table.update(STEP)
        return self

    # ---- hands ---------------------------------------------------------------------------------------------------

    def felt(self) -> tuple[float, float]:
        """Return a place without any control."""
        width, height = self.table.size
        places = ((width * x / 40, height * y / 40) for y in range(1, 40) for x in range(1, 40))
        return next(place for place in places if self.table.controls.at(*place) is None)

    def down(self, x: float, y: float, finger: str = "finger:1:1") -> None:
        """Put a finger down."""
        self.table.handle(Pointer(finger, Phase.DOWN, x, y))

    def up(self, x: float, y: float, finger: str = "finger:1:1") -> None:
        """Lift it."""
        self.table.handle(Pointer(finger, Phase.UP, x, y))

    def tap(self, x: float, y: float, finger: str = "finger:1:1") -> None:
        """Tap at a place."""
        self.down(x, y, finger)
        self.up(x, y, finger)

    def press(self, *keys: str) -> Seated:
        """Tap the middle of each of these controls."""
        for key in keys:
            control = self.table.controls.get(key)
            self.tap(control.x, control.y)
            self.table.update(STEP)
        return self

    def key(self, *names: str, shift: bool = False) -> Seated:
        """Press keys that write nothing."""
        for name in names:
            self.table.handle(KeyPress(name, shift=shift))
        return self

    def write(self, text: str) -> Seated:
        """Type signs as a keyboard does: each is a key and its text."""
        for sign in text:
            self.table.handle(KeyPress(sign))
            self.table.handle(TextTyped(sign))
        return self

    # ---- whole phrases -------------------------------------------------------------------------------------------

    def roll(self) -> Seated:
        """Roll both kinds of dice and skip to where people calculate."""
        while self.state.step in (Step.ROLL_CONTINENTS, Step.ROLL_NUMBERS):
            self.hurry().press("main")
        return self.hurry()

    def lay(self, calculation: str) -> Seated:
        """Press a calculation in compact form on the pad."""
        for token in Calculation.decode(calculation).tokens:
            self.press(f"die:{token}" if isinstance(token, int) else f"operator:{token.value}")
        return self

    def solution(self, card: int) -> str:
        """Return a right calculation for a target, in compact form."""
        return best_calculation(self.state, card)


def seen(board: Board) -> Iterator[tuple[str, object]]:
    """Yield what a board shows, by name; faces of dice that do not lie there are not seen."""
    for name in ("chooser", "numbers"):
        yield name, [astuple(die) for die in getattr(board, name) if die.shown]
    for name in ("cards", "pawns", "flights"):
        yield name, [astuple(view) for view in getattr(board, name)]
    yield "won", tuple(board.won)
    for name in (
        "selected",
        "continents",
        "left",
        "seat",
        "round",
        "line",
        "line_shake",
        "result",
        "verdict",
        "hinted",
    ):
        yield name, getattr(board, name)
    yield "hinted", board.hinted
    yield "last", board.last


def first_turn(
    seats: str = "Anna,Mia",
    *,
    language: str = "de",
    program: dict[str, object] | None = None,
    rolls: tuple[tuple[int, ...], ...] = ROLLS,
    **rules: str,
) -> Seated:
    """Return a game in which the targets of the first turn are 12, 30 and 60, and the dice show 1 to 6."""
    return Seated(seats, tops=TOPS, rolls=rolls, language=language, program=program, rules=rules)
