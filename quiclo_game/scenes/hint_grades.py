"""How far hints have come, for everything that they were asked about: what was shown is not paid for again."""

from __future__ import annotations

from collections.abc import Hashable

from quiclo_game.play.hints import Grade


class HintGrades:
    """Knows which grade was given last for each matter: a target, a turn, the cards as they lie."""

    def __init__(self) -> None:
        """Start with nothing asked."""
        self._given: dict[Hashable, Grade] = {}

    def exhausted(self, matter: Hashable) -> bool:
        """Say whether everything about a matter was said, so that a further hint only says it again."""
        return self._given.get(matter) is Grade.SOLUTION

    def advance(self, matter: Hashable) -> Grade:
        """Return the grade of the next hint about a matter, which is given with it; the last one stays."""
        last = self._given.get(matter)
        self._given[matter] = Grade.POSSIBLE if last is None else last.next
        return self._given[matter]

    def exhaust(self, matter: Hashable) -> None:
        """Take note that no further hint says more: there is nothing to be shown."""
        self._given[matter] = Grade.SOLUTION
