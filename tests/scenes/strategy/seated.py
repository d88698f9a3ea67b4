"""A table of strategy in virtual time, without window or sound: tests say how the cards lie, and press its keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from quiclo_game.play.bots import Bot
from quiclo_game.play.chance import ScriptedChance, SeededChance
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.play.players import Strength, read_seats
from quiclo_game.rules.cards import Continent, continent_of
from quiclo_game.rules.chance import ChanceAction, Rolled
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.rules.strategy_arithmetic import best_calculation
from quiclo_game.rules.strategy_state import Hand, Step, StrategyState
from quiclo_game.scenes.plan import GamePlan, GameReport
from quiclo_game.scenes.strategy.board import Board
from quiclo_game.scenes.strategy.table import StrategyTable
from quiclo_game.shell.inputs import KeyPress, Phase, Pointer, TextTyped
from quiclo_game.shell.loop import STEP
from tests.scenes.stand_ins import stand

MODE = "strategy"
RICH = (2, 5, 7, 9, 11, 12)
"""Reaches every card from 1 to 144."""
NET = (54, 81, 135, 108, 27, 2)
"""54 + 81 = 135, 135 − 108 = 27, 27 × 2 = 54."""
AGES = 240_000.0


class Seated:
    """One table: ``table`` is the scene; every action of people goes through its controls and keys.

    ``rules`` are options; the game begins with the first seat unless they say otherwise.
    """

    def __init__(
        self,
        seats: str = "Anna,Ben",
        *,
        size: tuple[int, int] = (1920, 1080),
        language: str = "de",
        seed: int = 7,
        demo: bool = False,
        program: Mapping[str, Any] | None = None,
        **rules: str,
    ) -> None:
        """Sit down; the deal is still to be seen."""
        self.stand = stand(language, **(program or {}))
        mode, players = find_mode(MODE), read_seats(seats)
        settings = settle(mode.options, {"start": "first", **rules})
        self.plan = GamePlan(MODE, players, settings, seed)
        self.script: list[ChanceAction] = []
        self.match: Match[Any] = Match(mode, len(players), settings, Falling(self.script, seed))
        lots = Lots(seed + 1)
        minds = {
            seat: Bot(mode, seat, player.strength or Strength.MEDIUM, lots)
            for seat, player in enumerate(players)
            if player.strength is not None
        }
        self.reports: list[GameReport] = []
        self.table = StrategyTable(
            self.stand.services, self.plan, self.match, minds, on_over=self.reports.append, demo=demo
        )
        self.match.start()
        self.table.enter(size)

    @property
    def state(self) -> StrategyState:
        """The state of the match."""
        state: StrategyState = self.match.state
        return state

    @property
    def board(self) -> Board:
        """What is to be seen."""
        return self.table.board

    @property
    def keys(self) -> set[str]:
        """The keys of all controls."""
        return {control.key for control in self.table.controls}

    # ---- how the game stands -------------------------------------------------------------------------------------

    def alter(self, **values: Any) -> Seated:
        """Put the game where playing on would take too long, and show it."""
        self.match.state = replace(self.state, **values)
        self.table.settle()
        self.table.refreshed()
        return self

    def give(self, *hands: Sequence[int], hidden: Sequence[Sequence[int]] | None = None) -> Seated:
        """Let the seats have exactly these cards; the stacks lose them, and the turn stands at its beginning."""
        closed = hidden or [()] * len(hands)
        taken = {card for hand in (*hands, *closed) for card in hand}
        stacks = tuple(tuple(card for card in continent.cards if card not in taken) for continent in Continent)
        new = tuple(Hand(tuple(own), tuple(sorted(rest))) for own, rest in zip(hands, closed, strict=True))
        self.table.queue.clear()
        return self.alter(hands=new, stacks=stacks, step=Step.CHOOSE_STACK)

    def on_top(self, card: int) -> Seated:
        """Put a card on top of its stack."""
        place = continent_of(card) - 1
        stack = (card, *(other for other in self.state.stacks[place] if other != card))
        return self.alter(stacks=(*self.state.stacks[:place], stack, *self.state.stacks[place + 1 :]))

    def falls(self, *faces: int) -> Seated:
        """Say how the next roll falls."""
        self.script.append(Rolled(faces or RICH))
        return self

    # ---- what people do ------------------------------------------------------------------------------------------

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
        x, y = control.x, control.y
        if key.startswith("own:"):
            x = control.x - control.width * 0.45
        self.table.handle(Pointer(f"finger:1:{finger}", phase, x, y))

    def press(self, *keys: str) -> Seated:
        """Tap each of these controls, and watch what comes of it."""
        for key in keys:
            self.finger(key, Phase.DOWN)
            if key in self.keys:
                self.finger(key, Phase.UP)
            self.watch()
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

    def show_cards(self) -> Seated:
        """Let every person lay the lowest three cards open."""
        while self.state.step is Step.SHOW_CARDS:
            self.wait(100).watch()
            if "open" in self.keys:
                self.press("open")
            if "main" in self.keys and self.table.wanted:
                for card in self.state.hands[self.table.bottom].cards[:3]:
                    self.press(f"pick:{card}")
                self.press("main")
        return self

    def calculate(self) -> Seated:
        """Type in the best calculation for the card, die by die, and check it."""
        card = self.table.board.selected
        for sign in best_calculation(self.state.roll, card, self.state.settings):
            self.press(f"die:{ord(sign) - 97}" if sign.isalpha() else f"operator:{sign}")
        return self.press("main")

    def win(self, card: int) -> Seated:
        """Turn up a card, roll, and win it."""
        return self.on_top(card).falls().press(f"stack:{continent_of(card)}", "main").calculate()


class Falling(ScriptedChance):
    """Chance that takes the rolls that a test has said, and otherwise lots."""

    def __init__(self, script: list[ChanceAction], seed: int) -> None:
        """Take rolls off the front of ``script``."""
        super().__init__([], SeededChance(seed))
        self._rolls = script

    def answer(self, request: Any) -> ChanceAction | None:
        """Return the next roll that was said, where it answers the request."""
        if self._rolls and type(request).__name__ == "RollRequest":
            return self._rolls.pop(0)
        return super().answer(request)
