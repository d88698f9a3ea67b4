"""All modes that are built, in the order of the title screen; menus, command line and tests go through this list.

The rules of a mode are loaded when it is first looked at, so that the first picture does not wait for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, overload

if TYPE_CHECKING:
    from quiclo_game.rules.contract import Mode

SEATS: Final = MappingProxyType(
    {
        "brain_training": range(1, 7),
        "card_network": range(2, 7),
        "no_remainder": range(1, 7),
        "mental_arithmetic": range(1, 7),
        "strategy": range(2, 7),
    }
)
"""The modes by name, with how many can play: with ``MINUTES`` all that a title knows before any rules are loaded."""

MINUTES: Final = MappingProxyType(
    {"brain_training": 17, "card_network": 7, "no_remainder": 7, "mental_arithmetic": 20, "strategy": 22}
)
"""About how many minutes two take for a game with the settings as they are at first; what the rules say themselves."""

KEYS: Final = tuple(SEATS)
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


class Modes(Sequence["Mode[Any]"]):
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
