"""Hints for no remainder: there is a pair, one of its cards, the pair; from what lies open, or by looking ahead.

The fair hint sees what everybody sees and takes from the tallest stacks. The exact one knows the real order, and says
so: it gives a pair after which the fewest cards can still be reached, and falls back on the fair one where none does.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, IntEnum

from quiclo_game.rules.remainder_advice import Pair, fair_pair, valid_pairs
from quiclo_game.rules.remainder_pairs import Weighing, pair_rule
from quiclo_game.rules.remainder_search import ClearSearch, Verdict
from quiclo_game.rules.remainder_state import RemainderState


class PairGrade(IntEnum):
    """How much a hint gives away."""

    POSSIBLE = 1
    ONE_CARD = 2
    PAIR = 3

    @property
    def next(self) -> PairGrade:
        """The grade that follows; after the last one it stays."""
        return PairGrade(min(self + 1, PairGrade.PAIR))


class Foresight(Enum):
    """On what a hint rests."""

    FAIR = "fair"
    """On what lies open."""
    EXACT = "exact"
    """On the real order: with this pair the fewest cards can still be reached."""
    LOST = "lost"
    """On what lies open, because they cannot be reached any more, whatever is taken."""
    UNSURE = "unsure"
    """On what lies open, because looking ahead took too long."""


_FORESIGHT = {Verdict.IMPOSSIBLE: Foresight.LOST, Verdict.UNKNOWN: Foresight.UNSURE}


@dataclass(frozen=True, slots=True)
class PairHint:
    """A hint: only what its grade gives away is filled in; ``pairs`` is how many lie open, 0 where there is none."""

    grade: PairGrade
    pairs: int
    foresight: Foresight
    cards: tuple[int, ...] = ()
    weighing: Weighing | None = None


def fair_hint(view: RemainderState, grade: PairGrade) -> PairHint:
    """Return the hint of a grade from what lies open."""
    return _hint(view, grade, fair_pair(view), Foresight.FAIR)


def exact_hint(state: RemainderState, search: ClearSearch, grade: PairGrade) -> PairHint:
    """Return the hint of a grade by a search that began at this state and has come to its end.

    Raises ``ValueError`` for a search that is still going on.
    """
    if search.verdict is Verdict.OPEN:
        raise ValueError("the search is still going on")
    if search.verdict is Verdict.POSSIBLE and search.solution:
        return _hint(state, grade, search.solution[0], Foresight.EXACT)
    return _hint(state, grade, fair_pair(state), _FORESIGHT.get(search.verdict, Foresight.FAIR))


def _hint(state: RemainderState, grade: PairGrade, pair: Pair | None, foresight: Foresight) -> PairHint:
    if pair is None:
        return PairHint(PairGrade.POSSIBLE, 0, foresight)
    cards: tuple[int, ...] = {PairGrade.POSSIBLE: (), PairGrade.ONE_CARD: pair[:1], PairGrade.PAIR: pair}[grade]
    weighing = pair_rule(state.settings).weigh(*pair) if grade is PairGrade.PAIR else None
    return PairHint(grade, len(valid_pairs(state)), foresight, cards, weighing)
