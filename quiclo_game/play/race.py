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
    thoughts = [
        (actor, bots[actor].decide(state))
        for actor in mode.actors(state)
        if not isinstance(actor, Dealer) and actor in bots
    ]
    if len(thoughts) <= 1:
        return thoughts[0] if thoughts else None
    return min(thoughts, key=lambda entry: entry[1].ms)
