"""Pitch follows success: what sounds again and again climbs a scale, until a pause or a failure ends the chain."""

from __future__ import annotations

from quiclo_game.shell.frozen import frozen

PENTATONIC = (0, 2, 4, 7, 9, 12)
CHROMATIC = tuple(range(13))


@frozen
class Ladder:
    """How a sound climbs: its steps in semitones, and after which pause in ms it starts anew (``None``: never)."""

    steps: tuple[int, ...]
    pause: float | None


LADDERS = {
    "score_tick": Ladder(CHROMATIC, 700.0),
    "pawn_hop": Ladder(CHROMATIC[:9], 400.0),
    "select": Ladder(PENTATONIC, 600.0),
    "valid": Ladder(PENTATONIC, None),
}
"""What climbs: points and fields one by one, a calculation token by token, one success after another."""
ENDS = frozenset(("wrong", "turn", "win"))
"""What ends every chain."""


class Ladders:
    """How far each sound has climbed."""

    def __init__(self) -> None:
        """Start at the bottom everywhere."""
        self._rungs: dict[str, tuple[int, float]] = {}

    def climb(self, name: str, now: float) -> int | None:
        """Note that a sound begins; return by how many semitones it is raised, ``None`` if it does not climb."""
        if name in ENDS:
            self._rungs.clear()
        ladder = LADDERS.get(name)
        if ladder is None:
            return None
        rung, last = self._rungs.get(name, (-1, now))
        if ladder.pause is not None and now - last > ladder.pause:
            rung = -1
        rung = min(rung + 1, len(ladder.steps) - 1)
        self._rungs[name] = rung, now
        return ladder.steps[rung]
