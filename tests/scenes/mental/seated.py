"""A table of mental arithmetic in virtual time, without window or sound: tests say what falls, and press its keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from quiclo_game.play.chance import ScriptedChance, SeededChance
from quiclo_game.rules.chance import ChanceAction, Rolled
from quiclo_game.rules.mental_solving import best_calculation
from quiclo_game.rules.mental_state import MentalState, Step
from quiclo_game.scenes.mental.board import Board
from quiclo_game.scenes.mental.table import MentalTable
from tests.scenes.seated_table import SeatedTable, stacked

MODE = "mental_arithmetic"
HAND = (14, 5, 36, 29, 71, 54, 85, 92, 108, 117, 130, 141)
"""Anna's open cards, two of each continent: 108 ÷ 36 × 14 + 85 − 71 = 56."""
DICE = (12, 11, 8)
"""12 × 11 × 8 = 1056: the target is 56."""


class Seated(SeatedTable[MentalTable]):
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
        fallen = [Rolled(faces) for faces in rolls]
        script: list[ChanceAction] = [stacked(hand), *fallen] if hand is not None else []
        super().__init__(
            MODE, seats, {"start": "first", **rules}, ScriptedChance(script, SeededChance(seed)),
            size=size, language=language, seed=seed, demo=demo, program=program,
        )  # fmt: skip

    @property
    def state(self) -> MentalState:
        """The state of the match."""
        state: MentalState = self.match.state
        return state

    @property
    def board(self) -> Board:
        """What is to be seen."""
        return self.table.board

    def roll(self) -> Seated:
        """Roll, and see all of it."""
        self.watch()
        if self.state.step is Step.ROLL:
            self.press("main")
        return self.watch()

    def lay(self, *parts: int | str) -> Seated:
        """Press cards by their numbers, operators and parentheses."""
        for part in parts:
            if isinstance(part, int):
                self.press(f"card:{self.table.desk.hand.index(part)}")
            else:
                self.press(f"parenthesis:{part}" if part in "()" else f"operator:{part}")
        return self

    def solution(self) -> str:
        """Return a right calculation for the target, in compact form."""
        found = best_calculation(self.state.hand(self.state.turns.seat), self.state.target, self.state.settings)
        assert found is not None
        return found
