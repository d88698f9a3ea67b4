"""A table of strategy in virtual time, without window or sound: tests say how the cards lie, and press its keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from quiclo_game.play.chance import ScriptedChance, SeededChance
from quiclo_game.rules.cards import Continent, continent_of
from quiclo_game.rules.chance import ChanceAction, Rolled
from quiclo_game.rules.strategy_arithmetic import best_calculation
from quiclo_game.rules.strategy_state import Hand, Step, StrategyState
from quiclo_game.scenes.strategy.board import Board
from quiclo_game.scenes.strategy.table import StrategyTable
from quiclo_game.shell.inputs import Phase, Pointer
from tests.scenes.seated_table import SeatedTable

MODE = "strategy"
RICH = (2, 5, 7, 9, 11, 12)
"""Reaches every card from 1 to 144."""
NET = (54, 81, 135, 108, 27, 2)
"""54 + 81 = 135, 135 − 108 = 27, 27 × 2 = 54."""


class Seated(SeatedTable[StrategyTable]):
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
        self.script: list[ChanceAction] = []
        super().__init__(
            MODE, seats, {"start": "first", **rules}, Falling(self.script, seed),
            size=size, language=language, seed=seed, demo=demo, program=program,
        )  # fmt: skip

    @property
    def state(self) -> StrategyState:
        """The state of the match."""
        state: StrategyState = self.match.state
        return state

    @property
    def board(self) -> Board:
        """What is to be seen."""
        return self.table.board

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
