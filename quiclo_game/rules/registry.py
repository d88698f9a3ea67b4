"""All modes that are built, in the order of the title screen; menus, command line and tests go through this list.

The rules of a mode are loaded when it is first looked at, so that the first picture does not wait for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final, overload

from quiclo_game.rules.contract import Mode

KEYS: Final = ("brain_training", "card_network", "no_remainder", "mental_arithmetic", "strategy")
"""The names of the modes: ``brain_training`` is the class ``BrainTraining`` in the module of that name."""


class UnknownModeError(ValueError):
    """A mode's name that nobody registered."""


@cache
def find_mode(key: str) -> Mode[Any]:
    """Return the mode of this name, always the same object; raises ``UnknownModeError``."""
    if key not in KEYS:
        raise UnknownModeError(key)
    kind = "".join(part.capitalize() for part in key.split("_"))
    mode: Mode[Any] = getattr(import_module(f"quiclo_game.rules.{key}"), kind)()
    return mode


class Modes(Sequence[Mode[Any]]):
    """All modes in their order."""

    def __len__(self) -> int:
        """Return how many modes are built."""
        return len(KEYS)

    @overload
    def __getitem__(self, place: int) -> Mode[Any]: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Mode[Any], ...]: ...

    def __getitem__(self, place: int | slice) -> Mode[Any] | tuple[Mode[Any], ...]:
        """Return a mode or several by their places."""
        return tuple(map(find_mode, KEYS[place])) if isinstance(place, slice) else find_mode(KEYS[place])


MODES: Final = Modes()
