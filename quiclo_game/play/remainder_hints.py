"""Hints for no remainder in four grades: there is a pair, one of its cards, which remainders meet, the whole pair.

They rest on what lies open, or look ahead. The fair hint sees what everybody sees and takes from the tallest stacks.
The exact one knows the real order, and says so: it gives a pair after which the fewest cards can still be reached, and
falls back on the fair one where none does.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from quiclo_game.play.hints import Grade
from quiclo_game.rules.remainder_advice import Pair, fair_pair, valid_pairs
from quiclo_game.rules.remainder_pairs import Weighing, pair_rule
from quiclo_game.rules.remainder_search import ClearSearch, Verdict
from quiclo_game.rules.remainder_state import RemainderState


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
    """A hint: only what its grade gives away is filled in; ``pairs`` is how many lie open, 0 where there is none.

    ``remainders`` are what the card that is shown leaves, and what the other one has to leave.
    """

    grade: Grade
    pairs: int
    foresight: Foresight
    cards: tuple[int, ...] = ()
    remainders: tuple[int, int] | None = None
    weighing: Weighing | None = None


def fair_hint(view: RemainderState, grade: Grade) -> PairHint:
    """Return the hint of a grade from what lies open."""
    return _hint(view, grade, fair_pair(view), Foresight.FAIR)


def exact_hint(state: RemainderState, search: ClearSearch, grade: Grade) -> PairHint:
    """Return the hint of a grade by a search that began at this state and has come to its end.

    Raises ``ValueError`` for a search that is still going on.
    """
    if search.verdict is Verdict.OPEN:
        raise ValueError("the search is still going on")
    if search.verdict is Verdict.POSSIBLE and search.solution:
        return _hint(state, grade, search.solution[0], Foresight.EXACT)
    return _hint(state, grade, fair_pair(state), _FORESIGHT.get(search.verdict, Foresight.FAIR))


def _hint(state: RemainderState, grade: Grade, pair: Pair | None, foresight: Foresight) -> PairHint:
    if pair is None:
        return PairHint(Grade.POSSIBLE, 0, foresight)
    rule, (first, second) = pair_rule(state.settings), pair
    return PairHint(
        grade,
        len(valid_pairs(state)),
        foresight,
        cards=pair if grade is Grade.SOLUTION else (first,) if grade >= Grade.OPERANDS else (),
        remainders=(first % rule.divisor, second % rule.divisor) if grade >= Grade.FIRST_STEP else None,
        weighing=rule.weigh(first, second) if grade is Grade.SOLUTION else None,
    )
