"""A table of mental arithmetic in virtual time, without window or sound: tests say what falls, and press its keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from quiclo_game.play.bots import Bot
from quiclo_game.play.chance import ScriptedChance, SeededChance
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.play.players import Strength, read_seats
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.chance import ChanceAction, Rolled, Shuffled
from quiclo_game.rules.mental_solving import best_calculation
from quiclo_game.rules.mental_state import MentalState, Step
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.scenes.mental.board import Board
from quiclo_game.scenes.mental.table import MentalTable
from quiclo_game.scenes.plan import GamePlan, GameReport
from quiclo_game.shell.inputs import KeyPress, Phase, Pointer, TextTyped
from quiclo_game.shell.loop import STEP
from tests.scenes.stand_ins import stand

MODE = "mental_arithmetic"
HAND = (14, 5, 36, 29, 71, 54, 85, 92, 108, 117, 130, 141)
"""Anna's open cards, two of each continent: 108 ÷ 36 × 14 + 85 − 71 = 56."""
DICE = (12, 11, 8)
"""12 × 11 × 8 = 1056: the target is 56."""
AGES = 120_000.0


class Seated:
    """One table: ``table`` is the scene; every action of people goes through its controls and keys."""

    def __init__(
        self,
        seats: str = "Anna,Mia",
        *,
        size: tuple[int, int] = (1920, 1080),
        language: str = "de",
        seed: int = 7,
        hand: tuple[int, ...] | None = HAND,
        rolls: Iterable[tuple[int, ...]] = (DICE,),
        demo: bool = False,
        program: Mapping[str, Any] | None = None,
        **rules: str,
    ) -> None:
        """Sit down; ``hand`` are the first seat's cards, ``rolls`` what the dice show; the rest falls by the seed."""
        self.stand = stand(language, **(program or {}))
        mode, players = find_mode(MODE), read_seats(seats)
        settings = settle(mode.options, {"start": "first", **rules})
        fallen = [Rolled(faces) for faces in rolls]
        script: list[ChanceAction] = [stacked(hand), *fallen] if hand is not None else []
        self.plan = GamePlan(MODE, players, settings, seed)
        self.match: Match[Any] = Match(mode, len(players), settings, ScriptedChance(script, SeededChance(seed)))
        lots = Lots(seed + 1)
        minds = {
            seat: Bot(mode, seat, player.strength or Strength.MEDIUM, lots)
            for seat, player in enumerate(players)
            if player.strength is not None
        }
        self.reports: list[GameReport] = []
        self.table = MentalTable(
            self.stand.services, self.plan, self.match, minds, on_over=self.reports.append, demo=demo
        )
        self.match.start()
        self.table.enter(size)

    @property
    def state(self) -> MentalState:
        """The state of the match."""
        state: MentalState = self.match.state
        return state

    @property
    def board(self) -> Board:
        """What is to be seen."""
        return self.table.board

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

    def roll(self) -> Seated:
        """Roll, and see all of it."""
        self.watch()
        if self.state.step is Step.ROLL:
            self.press("main")
        return self.watch()

    def press(self, *keys: str) -> Seated:
        """Tap the middle of each of these controls."""
        for key in keys:
            control = self.table.controls.get(key)
            for phase in (Phase.DOWN, Phase.UP):
                self.table.handle(Pointer("finger:1:1", phase, control.x, control.y))
            self.table.update(STEP)
        return self

    def lay(self, *parts: int | str) -> Seated:
        """Press cards by their numbers, operators and parentheses."""
        for part in parts:
            if isinstance(part, int):
                self.press(f"card:{self.table.desk.hand.index(part)}")
            else:
                self.press(f"parenthesis:{part}" if part in "()" else f"operator:{part}")
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

    def solution(self) -> str:
        """Return a right calculation for the target, in compact form."""
        found = best_calculation(self.state.hand(self.state.turns.seat), self.state.target, self.state.settings)
        assert found is not None
        return found


def stacked(hand: tuple[int, ...]) -> Shuffled:
    """Return six stacks with these twelve cards on top, two for each continent."""
    groups = []
    for continent in Continent:
        first = hand[2 * (continent - 1) : 2 * continent]
        groups.append((*first, *(card for card in continent.cards if card not in first)))
    return Shuffled(tuple(groups))
