"""Who acts first where several may act at once: whoever has thought the shortest time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quiclo_game.play.bots import Bot
from quiclo_game.play.thought import Thought
from quiclo_game.rules.contract import Mode
from quiclo_game.rules.seats import Dealer, Seat


def first_to_act(mode: Mode[Any], state: Any, bots: Mapping[Seat, Bot]) -> tuple[Seat, Thought] | None:
    """Return the bot that acts next and its thought, or ``None`` where no bot may act.

    Every bot that may act decides; the shortest time counts, and among equal times the order of the seats.
    """
    first: tuple[Seat, Thought] | None = None
    for actor in mode.actors(state):
        if isinstance(actor, Dealer) or actor not in bots:
            continue
        thought = bots[actor].decide(state)
        if first is None or thought.ms < first[1].ms:
            first = actor, thought
    return first
