"""Hints, worked out in portions so that the picture keeps moving."""

from __future__ import annotations

from quiclo_game.locale import Words
from quiclo_game.play.hints import Grade
from quiclo_game.play.remainder_hints import Foresight, PairHint, exact_hint, fair_hint
from quiclo_game.play.remainder_narration import write_fit
from quiclo_game.rules.remainder_search import ClearSearch, Verdict
from quiclo_game.rules.remainder_state import RemainderState
from quiclo_game.scenes.hint_grades import HintGrades

PORTION = 250
"""Positions that are looked at in one tick: about 2 ms on a slow machine."""


class Adviser:
    """Knows which hint comes next, and searches for it; ``work`` it in every tick."""

    def __init__(self) -> None:
        """Start with nothing asked."""
        self.hint: PairHint | None = None
        self._grades = HintGrades()
        self._grade: Grade | None = None
        self._state: RemainderState | None = None
        self._search: ClearSearch | None = None

    @property
    def working(self) -> bool:
        """Whether a hint is still being worked out."""
        return self._search is not None and self._search.verdict is Verdict.OPEN

    def forget(self) -> None:
        """Work nothing out any more, because the cards have changed."""
        self.hint, self._grade, self._search, self._state = None, None, None, None

    def repeats(self, state: RemainderState, *, looking_ahead: bool) -> bool:
        """Say whether a further hint of a kind says nothing new: all was said, or one is still being worked out."""
        return (self.working and looking_ahead) or self._grades.exhausted((state.places, looking_ahead))

    def ask(self, state: RemainderState, *, looking_ahead: bool) -> bool:
        """Ask for the next hint of a kind; return whether it is there at once."""
        if self.working and looking_ahead:
            return False
        grade = self._grades.advance((state.places, looking_ahead))
        if not looking_ahead:
            self.hint = fair_hint(state, grade)
            return True
        self._grade = grade
        if self._search is None or self._state is None or self._state.places != state.places:
            self._state, self._search = state, ClearSearch(state)
            return False
        self.hint = exact_hint(state, self._search, grade)
        return True

    def work(self) -> bool:
        """Go on for one portion; return whether the hint has just been found."""
        if self._search is None or self._state is None or self._grade is None or not self.working:
            return False
        if self._search.advance(PORTION) is Verdict.OPEN:
            return False
        self.hint = exact_hint(self._state, self._search, self._grade)
        return True


def hint_words(hint: PairHint, words: Words) -> str:
    """Return a hint as a sentence, with what it rests on where it looks ahead."""
    told = _told(hint, words)
    if hint.foresight is Foresight.FAIR:
        return told
    return words("remainder.hint_with", hint=told, why=words(f"remainder.foresight.{hint.foresight.value}"))


def _told(hint: PairHint, words: Words) -> str:
    if hint.pairs == 0:
        return words("remainder.hint_none")
    if hint.weighing is not None:
        return words("remainder.hint_pair", calculation=write_fit(hint.weighing))
    if hint.remainders is not None:
        own, other = hint.remainders
        return words("remainder.hint_step", card=hint.cards[0], own=own, other=other)
    if hint.cards:
        return words("remainder.hint_card", card=hint.cards[0])
    return words("remainder.hint_possible", count=hint.pairs)
