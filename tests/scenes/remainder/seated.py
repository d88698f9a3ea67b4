"""A table of no remainder in virtual time, without window or sound: tests say how the cards lie, and press its keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from quiclo_game.play.chance import ScriptedChance, SeededChance
from quiclo_game.rules.chance import ChanceAction
from quiclo_game.rules.remainder_state import RemainderState
from quiclo_game.scenes.remainder.board import Board
from quiclo_game.scenes.remainder.table import RemainderTable
from tests.scenes.seated_table import SeatedTable, stacked

MODE = "no_remainder"
OPEN = (17, 4, 31, 32, 51, 70, 76, 89, 106, 112, 129, 140)
"""The open cards of the examples: 17 + 32 = 49 and 31 − 17 = 14 come out by 7."""


class Seated(SeatedTable[RemainderTable]):
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
        script: list[ChanceAction] = [stacked(tuple(cards))] if cards is not None else []
        super().__init__(
            MODE, seats, {"deal": "random" if cards else "clearable", **rules},
            ScriptedChance(script, SeededChance(seed)),
            size=size, language=language, seed=seed, demo=demo, program=program,
        )  # fmt: skip

    @property
    def state(self) -> RemainderState:
        """The state of the match."""
        state: RemainderState = self.match.state
        return state

    @property
    def board(self) -> Board:
        """What is to be seen."""
        return self.table.board

    def choose(self, *cards: int) -> Seated:
        """Tap open cards by their numbers."""
        for card in cards:
            self.press(f"place:{self.state.places.index(card)}")
        return self
