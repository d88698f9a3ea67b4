"""How a bot plays mental arithmetic: strong ones dare more cards, because every card counts, and find more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quiclo_game.play.lots import Lots
from quiclo_game.play.mental_head import think_of
from quiclo_game.play.players import Strength
from quiclo_game.play.thought import Thought
from quiclo_game.rules.mental_state import MentalState, Pass, Roll, Solve, Step
from quiclo_game.rules.seats import Seat

FINDS: Final[Mapping[Strength, tuple[tuple[int, float], ...]]] = {
    Strength.EASY: ((2, 0.8), (3, 0.55)),
    Strength.MEDIUM: ((4, 0.3), (2, 0.5), (3, 0.85)),
    Strength.STRONG: ((5, 0.6), (4, 0.85), (3, 0.97)),
}
"""With how many cards a bot tries, one after the other, and the chance to find a calculation where there is one."""

_MS_PER_CARD: Final[Mapping[Strength, int]] = {Strength.EASY: 6500, Strength.MEDIUM: 5000, Strength.STRONG: 3500}
_MS_TO_ROLL: Final = 700


class MentalMind:
    """One strength of player; without memory, so equal views and equal lots give equal decisions."""

    def __init__(self, strength: Strength) -> None:
        """Play as well as ``strength`` says."""
        self._strength = strength

    def decide(self, view: MentalState, seat: Seat, lots: Lots) -> Thought:
        """Return the roll that is due, a calculation, or the pass."""
        if view.step is Step.ROLL:
            return Thought(Roll(), _MS_TO_ROLL)
        most = 0
        for count, chance in FINDS[self._strength]:
            most = max(most, count)
            found = self._find(view, seat, count, lots) if lots.happens(chance) else None
            if found is not None:
                return Thought(Solve(found), self._thinking_time(count, lots))
        return Thought(Pass(), self._thinking_time(most + 1, lots), found=False)

    def _find(self, view: MentalState, seat: Seat, count: int, lots: Lots) -> str | None:
        hand = view.hand(seat)
        return think_of(hand, view.target, count, view.settings, lots.shuffled(range(len(hand))))

    def _thinking_time(self, cards: int, lots: Lots) -> int:
        """Return ms of thought: longer for more cards, and never quite the same twice (± 25 %)."""
        return _MS_PER_CARD[self._strength] * cards * (75 + lots.below(51)) // 100
