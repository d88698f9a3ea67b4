"""Names of whoever is deleted or renamed: they are called otherwise in kept journals and in what the program remembers.

The games stay whole.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from quiclo_game.play.help import USUAL
from quiclo_game.play.journal import LARGEST, NAME
from quiclo_game.play.players import Player, clean_name

Instead = Callable[[int], Iterable[str]]
"""Names for a seat, of which the first is taken that nobody else in the game has."""

_NAMED = re.compile(rb'("name":\s*)("(?:[^"\\\n]|\\.)*")')
"""A player's name in the first line, also in one that is otherwise spoilt."""


def players_otherwise(
    players: Sequence[Player], name: str, instead: Instead, *, deleted: bool = False
) -> tuple[Player, ...]:
    """Return the players with another name for ``name``, as journals have it; who is ``deleted`` leaves no help."""
    folded = clean_name(name).casefold()
    taken = {player.name.casefold() for player in players} - {folded}
    return tuple(
        replace(player, name=_fresh(instead(seat), taken), help=USUAL if deleted else player.help)
        if player.name.casefold() == folded
        else player
        for seat, player in enumerate(players)
    )


def call_otherwise(folder: Path, name: str, instead: Instead, put: Callable[[Path, bytes], object]) -> int:
    """Write another name over ``name`` in all journals of a folder, also in those put aside; return in how many.

    ``put`` writes a file as a whole or leaves the old one. All other bytes stay. Raises ``OSError`` where a journal
    cannot be read or written; those before it are changed then, and doing it again is no harm.
    """
    changed = 0
    for path in sorted(folder.glob("*.journal*")):
        if not path.is_file() or path.stat().st_size > LARGEST:
            continue
        before = path.read_bytes()
        after = _called_otherwise(before, clean_name(name).casefold(), instead)
        if after != before:
            put(path, after)
            changed += 1
    return changed


def _called_otherwise(content: bytes, folded: str, instead: Instead) -> bytes:
    header, *lines = content.split(b"\n")
    names = [_folded(found[2]) for found in _NAMED.finditer(header)]
    given = [line.decode(errors="replace").split(" ", 2) for line in lines if line.startswith(NAME.encode())]
    taken = {*names, *(clean_name(parts[2]).casefold() for parts in given if len(parts) == 3)} - {folded}

    def fresh(seat: int) -> str:
        return _fresh(instead(seat), taken)

    seats = iter(range(len(names)))

    def written(found: re.Match[bytes]) -> bytes:
        seat = next(seats)
        same = names[seat] == folded
        return found[1] + json.dumps(fresh(seat), ensure_ascii=False).encode() if same else found[0]

    changed = [_NAMED.sub(written, header)]
    for line in lines:
        parts = line.decode(errors="replace").split(" ", 2)
        if line.startswith(NAME.encode()) and len(parts) == 3 and clean_name(parts[2]).casefold() == folded:
            seat = int(parts[1]) if parts[1].isdecimal() else 0
            line = f"{NAME}{parts[1]} {fresh(seat)}".encode() + b"\r" * line.endswith(b"\r")
        changed.append(line)
    return b"\n".join(changed)


def _fresh(names: Iterable[str], taken: Collection[str]) -> str:
    return next(name for name in names if clean_name(name).casefold() not in taken)


def _folded(quoted: bytes) -> str:
    try:
        return clean_name(str(json.loads(quoted))).casefold()
    except ValueError:  # no text, or an escape that is none
        return ""
