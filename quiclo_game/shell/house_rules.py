"""Sets of options that people gave a name: what the shell keeps of them is a name for whom, and texts by name."""

from __future__ import annotations

from collections.abc import Mapping

from quiclo_game.shell.frozen import frozen

MOST = 60
"""So many sets are kept at most."""
LONGEST = 24
"""Signs of a name."""


@frozen
class HouseRules:
    """One set: the mode it is for, its name, and the values of its options."""

    mode: str
    name: str
    values: tuple[tuple[str, str], ...]


def house_rules_from(value: object) -> tuple[HouseRules, ...]:
    """Return the sets that a value holds as ``dataclasses.asdict`` wrote it, or as they are.

    Raises ``ValueError`` or ``TypeError`` for anything else.
    """
    if not isinstance(value, list | tuple):
        raise ValueError(value)
    return tuple(_one(entry) for entry in value[:MOST])


def _one(entry: object) -> HouseRules:
    if isinstance(entry, HouseRules):
        return entry
    if not isinstance(entry, Mapping):
        raise ValueError(entry)
    mode, name, pairs = entry.get("mode"), entry.get("name"), entry.get("values")
    if not isinstance(pairs, list | tuple) or any(
        not isinstance(pair, list | tuple) or len(pair) != 2 for pair in pairs
    ):
        raise ValueError(entry)
    if not isinstance(mode, str) or not isinstance(name, str) or not 0 < len(name) <= LONGEST:
        raise ValueError(entry)
    if not all(isinstance(text, str) for pair in pairs for text in pair):
        raise ValueError(entry)
    return HouseRules(mode, name, tuple((key, chosen) for key, chosen in pairs))
