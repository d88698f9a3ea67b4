"""Which mode has which table; modes without one are not offered on the title.

A table is only loaded when a game begins: the first picture of the program does not wait for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol

from quiclo_game.rules.registry import KEYS

if TYPE_CHECKING:
    from quiclo_game.play.bots import Bot
    from quiclo_game.play.match import Match
    from quiclo_game.scenes.plan import GamePlan, GameReport
    from quiclo_game.scenes.services import Services
    from quiclo_game.scenes.table import TableScene

TABLES: Final[Mapping[str, tuple[str, str]]] = {
    "brain_training": ("brain.table", "BrainTable"),
    "card_network": ("network.table", "NetworkTable"),
    "mental_arithmetic": ("mental.table", "MentalTable"),
    "no_remainder": ("remainder.table", "RemainderTable"),
    "strategy": ("strategy.table", "StrategyTable"),
}
"""For each mode the module beneath ``scenes`` and the class of its table."""


class TableMaker(Protocol):
    """Makes the table of a match."""

    def __call__(
        self,
        services: Services,
        plan: GamePlan,
        match: Match[Any],
        bots: Mapping[int, Bot],
        *,
        on_over: Callable[[GameReport], None],
        demo: bool = False,
    ) -> TableScene:
        """Return the scene; ``bots`` play their seats, ``on_over`` hears how the game ended."""
        ...


def table_of(mode_key: str) -> TableMaker:
    """Return what makes the tables of a mode; raises ``KeyError`` for a mode that has none."""
    module, kind = TABLES[mode_key]
    maker: TableMaker = getattr(import_module(f"quiclo_game.scenes.{module}"), kind)
    return maker


def playable_modes() -> tuple[str, ...]:
    """Return the names of the modes that have a table, in the order of the registry."""
    return tuple(key for key in KEYS if key in TABLES)
