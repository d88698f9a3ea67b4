"""All modes that are built, in the order of the title screen; menus, command line and tests go through this list."""

from __future__ import annotations

from typing import Any

from quiclo_game.rules.brain_training import BrainTraining
from quiclo_game.rules.card_network import CardNetwork
from quiclo_game.rules.contract import Mode
from quiclo_game.rules.no_remainder import NoRemainder

MODES: tuple[Mode[Any], ...] = (BrainTraining(), CardNetwork(), NoRemainder())


class UnknownModeError(ValueError):
    """A mode's name that nobody registered."""


def find_mode(key: str) -> Mode[Any]:
    """Return the mode of this name; raises ``UnknownModeError``."""
    for mode in MODES:
        if mode.key == key:
            return mode
    raise UnknownModeError(key)
