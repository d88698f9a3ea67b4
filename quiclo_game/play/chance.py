"""Where chance comes from: a seed, a script, or real dice on the table whose faces people tap in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from quiclo_game.play.lots import Lots
from quiclo_game.rules.chance import (
    ChanceAction,
    ChanceRequest,
    Picked,
    PickRequest,
    Rolled,
    RollRequest,
    Shuffled,
    ShuffleRequest,
)


class Chance(Protocol):
    """Something that answers the rules' requests for chance."""

    def answer(self, request: ChanceRequest) -> ChanceAction | None:
        """Return what fell, or ``None`` where people will say so themselves."""
        ...


class SeededChance:
    """Chance from a seed: the same seed and the same requests give the same game everywhere.

    Rolls, shuffles and lots each have a stream of their own, so that a game with the same seed has the same cards
    also where another seat begins.
    """

    def __init__(self, seed: int) -> None:
        """Start from a seed, any whole number."""
        self._rolls, self._shuffles, self._picks = (Lots(seed * 3 + stream) for stream in range(3))

    def answer(self, request: ChanceRequest) -> ChanceAction:
        """Return the roll, the shuffle or the lot."""
        match request:
            case RollRequest():
                dice, below = request.dice, self._rolls.below
                return Rolled(tuple([below(dice.sides) + 1 for _ in range(dice.count)]))
            case ShuffleRequest(groups):
                return Shuffled(tuple(self._shuffles.shuffled(group) for group in groups))
            case PickRequest(count):
                return Picked(self._picks.below(count))


class ScriptedChance:
    """Chance that was written down: it answers in order, and falls back on another source when it runs out.

    The other source is asked along from the start, so that what it gives later does not depend on the script, and a
    resumed game goes on with the same dice.
    """

    def __init__(self, script: Iterable[ChanceAction], rest: Chance) -> None:
        """Answer from ``script`` first, then from ``rest``."""
        self._script = list(script)[::-1]
        self._rest = rest

    def answer(self, request: ChanceRequest) -> ChanceAction | None:
        """Return the next line of the script."""
        answer = self._rest.answer(request)
        return self._script.pop() if self._script else answer


class RealDice:
    """Real dice on the table: rolls are left to the people, everything else comes from a seed."""

    def __init__(self, rest: Chance) -> None:
        """Take shuffles and lots from ``rest``."""
        self._rest = rest

    def answer(self, request: ChanceRequest) -> ChanceAction | None:
        """Return ``None`` for a roll, so that the match waits for the faces."""
        return None if isinstance(request, RollRequest) else self._rest.answer(request)
