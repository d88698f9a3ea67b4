"""How a bot plays brain training: it finds what is reachable with a chance that falls with the dice it takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quiclo_game.play.lots import Lots
from quiclo_game.play.players import Strength
from quiclo_game.play.thought import Thought
from quiclo_game.rules.brain_arithmetic import best_calculation, fewest_dice
from quiclo_game.rules.brain_state import BrainState, Reveal, Solve, Status
from quiclo_game.rules.seats import Seat

FINDS: Final[Mapping[Strength, tuple[float, ...]]] = {
    Strength.EASY: (1.0, 0.85, 0.6, 0.35, 0.2, 0.1),
    Strength.MEDIUM: (1.0, 0.97, 0.85, 0.65, 0.5, 0.35),
    Strength.STRONG: (1.0, 1.0, 0.98, 0.93, 0.88, 0.8),
}
"""The chance that a bot finds a target which takes 1 to 6 dice."""

_MS_PER_DIE: Final[Mapping[Strength, int]] = {Strength.EASY: 2200, Strength.MEDIUM: 1600, Strength.STRONG: 1100}


class BrainMind:
    """One strength of player; without memory, so equal views and equal lots give equal decisions."""

    def __init__(self, strength: Strength) -> None:
        """Play as well as ``strength`` says."""
        self._strength = strength

    def decide(self, view: BrainState, seat: Seat, lots: Lots) -> Thought:
        """Return a solution of the next open target, or the request to see one; all else is forced."""
        target = next(target for target in view.targets if target.status is Status.OPEN)
        dice = fewest_dice(view, target.card)
        ms = self._thinking_time(dice, lots)
        if lots.happens(FINDS[self._strength][dice - 1]):
            return Thought(Solve(target.card, best_calculation(view, target.card)), ms)
        return Thought(Reveal(target.card), ms * 2, found=False)

    def _thinking_time(self, dice: int, lots: Lots) -> int:
        """Return ms of thought: longer for more dice, and never quite the same twice (± 25 %)."""
        return _MS_PER_DIE[self._strength] * dice * (75 + lots.below(51)) // 100
