"""A table of no remainder in virtual time, without window or sound: tests say how the cards lie, and press its keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from quiclo_game.play.bots import Bot
from quiclo_game.play.chance import ScriptedChance, SeededChance
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.play.players import Strength, read_seats
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.chance import ChanceAction, Shuffled
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.rules.remainder_state import RemainderState
from quiclo_game.scenes.plan import GamePlan, GameReport
from quiclo_game.scenes.remainder.board import Board
from quiclo_game.scenes.remainder.table import RemainderTable
from quiclo_game.shell.inputs import KeyPress, Phase, Pointer, TextTyped
from quiclo_game.shell.loop import STEP
from tests.scenes.stand_ins import stand

MODE = "no_remainder"
OPEN = (17, 4, 31, 32, 51, 70, 76, 89, 106, 112, 129, 140)
"""The open cards of the examples: 17 + 32 = 49 and 31 − 17 = 14 come out by 7."""
AGES = 120_000.0


class Seated:
    """One table: ``table`` is the scene; every action of people goes through its controls and keys.

    ``cards`` lie open at the beginning, two of each continent in the order of the places; ``rules`` are options.
    """

    def __init__(
        self,
        seats: str = "Anna",
        *,
        size: tuple[int, int] = (1920, 1080),
        language: str = "de",
        seed: int = 7,
        cards: Iterable[int] | None = OPEN,
        demo: bool = False,
        program: Mapping[str, Any] | None = None,
        **rules: str,
    ) -> None:
        """Sit down; the deal is still to be seen."""
        self.stand = stand(language, **(program or {}))
        mode, players = find_mode(MODE), read_seats(seats)
        settings = settle(mode.options, {"deal": "random" if cards else "clearable", **rules})
        script: list[ChanceAction] = [stacked(tuple(cards))] if cards is not None else []
        self.plan = GamePlan(MODE, players, settings, seed)
        self.match: Match[Any] = Match(mode, len(players), settings, ScriptedChance(script, SeededChance(seed)))
        lots = Lots(seed + 1)
        minds = {
            seat: Bot(mode, seat, player.strength or Strength.MEDIUM, lots)
            for seat, player in enumerate(players)
            if player.strength is not None
        }
        self.reports: list[GameReport] = []
        self.table = RemainderTable(
            self.stand.services, self.plan, self.match, minds, on_over=self.reports.append, demo=demo
        )
        self.match.start()
        self.table.enter(size)

    @property
    def state(self) -> RemainderState:
        """The state of the match."""
        state: RemainderState = self.match.state
        return state

    @property
    def board(self) -> Board:
        """What is to be seen."""
        return self.table.board

    @property
    def went(self) -> list[str]:
        """Where the table wanted to go."""
        return self.stand.navigator.went

    def wait(self, ms: float) -> Seated:
        """Let so much time pass, tick by tick."""
        for _ in range(max(1, round(ms / STEP))):
            self.table.update(STEP)
        return self

    def watch(self) -> Seated:
        """Let everything that plays play to its end; raises if it never does."""
        waited = 0.0
        while not self.table.queue.empty or self.table.tweens.active:
            self.table.update(STEP)
            waited += STEP
            assert waited < AGES, "the cues never end"
        return self

    def finger(self, key: str, phase: Phase, finger: int = 1) -> None:
        """Put a finger down on a control, or lift it there."""
        control = self.table.controls.get(key)
        self.table.handle(Pointer(f"finger:1:{finger}", phase, control.x, control.y))

    def press(self, *keys: str) -> Seated:
        """Tap the middle of each of these controls."""
        for key in keys:
            self.finger(key, Phase.DOWN)
            if any(control.key == key for control in self.table.controls):
                self.finger(key, Phase.UP)
            self.table.update(STEP)
        return self

    def choose(self, *cards: int) -> Seated:
        """Tap open cards by their numbers."""
        for card in cards:
            self.press(f"place:{self.state.places.index(card)}")
        return self

    def key(self, *names: str) -> Seated:
        """Press keys that write nothing."""
        for name in names:
            self.table.handle(KeyPress(name))
        return self

    def write(self, text: str) -> Seated:
        """Type signs as a keyboard does: each is a key and its text."""
        for sign in text:
            self.table.handle(KeyPress(sign))
            self.table.handle(TextTyped(sign))
        return self


def stacked(tops: tuple[int, ...]) -> Shuffled:
    """Return six stacks with these twelve cards on top, two for each continent."""
    groups = []
    for continent in Continent:
        first = tops[2 * (continent - 1) : 2 * continent]
        groups.append((*first, *(card for card in continent.cards if card not in first)))
    return Shuffled(tuple(groups))
