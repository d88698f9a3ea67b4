"""A table in virtual time, without window or sound: what tests of several modes do with theirs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, Self, TypeVar

from quiclo_game.play.bots import Bot
from quiclo_game.play.chance import Chance
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.play.players import Strength, read_seats
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.chance import Shuffled
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.scenes.plan import GamePlan, GameReport
from quiclo_game.scenes.table import TableScene
from quiclo_game.scenes.tables import table_of
from quiclo_game.shell.inputs import KeyPress, Phase, Pointer, TextTyped
from quiclo_game.shell.loop import STEP
from tests.scenes.stand_ins import stand

Table = TypeVar("Table", bound=TableScene)

AGES = 240_000.0
"""In so many ms of game time everything that plays has been shown."""


class SeatedTable(Generic[Table]):
    """One table: ``table`` is the scene; every action of people goes through its controls and keys."""

    table: Table

    def __init__(
        self,
        mode_key: str,
        seats: str,
        rules: Mapping[str, str],
        chance: Chance,
        *,
        size: tuple[int, int],
        language: str,
        seed: int,
        demo: bool,
        program: Mapping[str, Any] | None,
    ) -> None:
        """Sit down with these options of the table and settings of the program; the deal is still to be seen."""
        self.stand = stand(language, **(program or {}))
        mode, players = find_mode(mode_key), read_seats(seats)
        settings = settle(mode.options, rules)
        self.plan = GamePlan(mode_key, players, settings, seed)
        self.match: Match[Any] = Match(mode, len(players), settings, chance)
        lots = Lots(seed + 1)
        minds = {
            seat: Bot(mode, seat, player.strength or Strength.MEDIUM, lots)
            for seat, player in enumerate(players)
            if player.strength is not None
        }
        self.reports: list[GameReport] = []
        self.table = table_of(mode_key)(  # type: ignore[assignment]  # each mode has its own kind
            self.stand.services, self.plan, self.match, minds, on_over=self.reports.append, demo=demo
        )
        self.match.start()
        self.table.enter(size)

    @property
    def keys(self) -> set[str]:
        """The keys of all controls."""
        return {control.key for control in self.table.controls}

    @property
    def went(self) -> list[str]:
        """Where the table wanted to go."""
        return self.stand.navigator.went

    def wait(self, ms: float) -> Self:
        """Let so much time pass, tick by tick."""
        for _ in range(max(1, round(ms / STEP))):
            self.table.update(STEP)
        return self

    def watch(self) -> Self:
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

    def press(self, *keys: str) -> Self:
        """Tap the middle of each of these controls."""
        for key in keys:
            self.finger(key, Phase.DOWN)
            if key in self.keys:
                self.finger(key, Phase.UP)
            self.table.update(STEP)
        return self

    def key(self, *names: str) -> Self:
        """Press keys that write nothing."""
        for name in names:
            self.table.handle(KeyPress(name))
        return self

    def write(self, text: str) -> Self:
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
