"""Looking back from a dead end: how far it was, whether it could have been avoided, and at which pair it was lost.

If the fewest cards can be reached after some pairs, they could be after fewer pairs, too. So the last chance is
looked for backwards, in growing steps, and then between two of them; again in portions, so that a picture can move.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from quiclo_game.play.match import Move
from quiclo_game.rules.contract import Action
from quiclo_game.rules.remainder_advice import Pair
from quiclo_game.rules.remainder_divisor import fewest_remaining
from quiclo_game.rules.remainder_pairs import pair_rule
from quiclo_game.rules.remainder_play import rewound
from quiclo_game.rules.remainder_search import ClearSearch, Verdict
from quiclo_game.rules.remainder_state import RemainderState
from quiclo_game.rules.seats import Dealer, Seat

_NEVER: Final = -1


@dataclass(frozen=True, slots=True)
class Finding:
    """What a game came to: ``left`` cards remain where ``fewest`` could have, after so many ``pairs``.

    After ``last_chance`` pairs the fewest could still be reached, with ``better`` instead of the next pair; ``None``
    where no such moment was found. ``sure`` says that no later moment can have been one; with no moment at all, that
    the deal never could be cleared.
    """

    left: int
    fewest: int
    pairs: int
    last_chance: int | None
    better: Pair | None
    sure: bool

    @property
    def avoidable(self) -> bool | None:
        """Whether it could have been avoided; ``None`` where that took too long to find out."""
        return True if self.last_chance is not None else False if self.sure else None


class Inquest:
    """One look back; ``advance`` until ``finding`` is there."""

    def __init__(self, state: RemainderState) -> None:
        """Look back from a game that is over."""
        self._state = state
        self._work = self._look_back()
        self._verdicts: dict[int, Verdict] = {}
        self._better: Pair | None = None
        self.finding: Finding | None = None

    def advance(self, positions: int) -> bool:
        """Look at about so many further positions; return whether the finding is there."""
        for search in self._work:
            search.advance(positions)
            return False
        return True

    def finish(self) -> Finding:
        """Look back to the end; return the finding."""
        for search in self._work:
            search.finish()
        assert self.finding is not None, "the work ends with it"
        return self.finding

    def _look_back(self) -> Iterator[ClearSearch]:
        """Yield searches as long as there is something to search, the same one until it is through."""
        total = len(self._state.taken)
        lost, step, chance = total, 1, _NEVER
        while lost > 0 and chance == _NEVER:
            before = max(0, lost - step)
            yield from self._examine(before)
            if self._verdicts[before] is Verdict.POSSIBLE:
                chance = before
            else:
                lost, step = before, step * 2
        while chance != _NEVER and lost - chance > 1:
            middle = (lost + chance) // 2
            yield from self._examine(middle)
            if self._verdicts[middle] is Verdict.POSSIBLE:
                chance = middle
            else:
                lost = middle
        self.finding = Finding(
            left=self._state.remaining,
            fewest=fewest_remaining(pair_rule(self._state.settings)),
            pairs=total,
            last_chance=None if chance == _NEVER else chance,
            better=self._better,
            sure=self._verdicts.get(lost, Verdict.IMPOSSIBLE) is Verdict.IMPOSSIBLE,
        )

    def _examine(self, pairs: int) -> Iterator[ClearSearch]:
        search = ClearSearch(rewound(self._state, pairs))
        while search.verdict is Verdict.OPEN:
            yield search
        self._verdicts[pairs] = search.verdict
        if search.verdict is Verdict.POSSIBLE:
            self._better = search.solution[0] if search.solution else None


def actions_up_to(moves: Iterable[Move[Any]], pairs: int) -> tuple[tuple[Seat, Action], ...]:
    """Return what the seats did until so many pairs had left: played on the same deal, it leads to that moment."""
    found: list[tuple[Seat, Action]] = []
    for move in moves:
        if len(move.before.taken) >= pairs:
            break
        if not isinstance(move.actor, Dealer):
            found.append((move.actor, move.action))
    return tuple(found)
