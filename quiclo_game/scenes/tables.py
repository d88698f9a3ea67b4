"""Which mode has which table; modes without one are not offered on the title.

A table is only loaded when a game begins: the first picture of the program does not wait for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.plan import GamePlan, GameReport
from quiclo_game.scenes.services import Services

if TYPE_CHECKING:
    from quiclo_game.play.bots import Bot
    from quiclo_game.play.match import Match
    from quiclo_game.scenes.table import TableScene


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


def brain_training(
    services: Services,
    plan: GamePlan,
    match: Match[Any],
    bots: Mapping[int, Bot],
    *,
    on_over: Callable[[GameReport], None],
    demo: bool = False,
) -> TableScene:
    """Return a table of brain training."""
    from quiclo_game.scenes.brain.table import BrainTable

    return BrainTable(services, plan, match, bots, on_over=on_over, demo=demo)


def no_remainder(
    services: Services,
    plan: GamePlan,
    match: Match[Any],
    bots: Mapping[int, Bot],
    *,
    on_over: Callable[[GameReport], None],
    demo: bool = False,
) -> TableScene:
    """Return a table of no remainder."""
    from quiclo_game.scenes.remainder.table import RemainderTable

    return RemainderTable(services, plan, match, bots, on_over=on_over, demo=demo)


def card_network(
    services: Services,
    plan: GamePlan,
    match: Match[Any],
    bots: Mapping[int, Bot],
    *,
    on_over: Callable[[GameReport], None],
    demo: bool = False,
) -> TableScene:
    """Return a table of the card network."""
    from quiclo_game.scenes.network.table import NetworkTable

    return NetworkTable(services, plan, match, bots, on_over=on_over, demo=demo)


TABLES: Mapping[str, TableMaker] = {
    "brain_training": brain_training,
    "card_network": card_network,
    "no_remainder": no_remainder,
}


def playable_modes() -> tuple[str, ...]:
    """Return the names of the modes that have a table, in the order of the registry."""
    return tuple(key for key in KEYS if key in TABLES)
