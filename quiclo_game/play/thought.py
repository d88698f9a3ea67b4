"""What a bot came to: an action, and the time that it took over it."""

from __future__ import annotations

from typing import NamedTuple

from quiclo_game.rules.contract import Action


class Thought(NamedTuple):
    """An action and the ms that a person would have thought about it; ``found`` is false where the bot gives up."""

    action: Action
    ms: int
    found: bool = True
