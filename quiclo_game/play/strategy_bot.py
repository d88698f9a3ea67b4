"""How a bot plays strategy: from its own cards, the open ones and the dead ones; what is face down it does not know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from quiclo_game.play.brain_bot import FINDS
from quiclo_game.play.lots import Lots
from quiclo_game.play.players import Strength
from quiclo_game.play.strategy_stakes import choose_stake
from quiclo_game.play.strategy_worth import open_stacks, stack_worths, swap_worths
from quiclo_game.play.thought import Thought
from quiclo_game.rules.combination import Terms
from quiclo_game.rules.combination_finder import find_combination, largest_group
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.strategy import swap_cards
from quiclo_game.rules.strategy_arithmetic import best_calculation, fewest_dice
from quiclo_game.rules.strategy_final import open_stakes
from quiclo_game.rules.strategy_state import (
    ANSWERS,
    ChooseSix,
    DrawTarget,
    EndTurn,
    GiveUp,
    Roll,
    ShowCards,
    Solve,
    Step,
    StrategyState,
    Swap,
    Vote,
)
from quiclo_game.rules.strategy_turn import SHOWN

T = TypeVar("T")

NOTICES: Final[Mapping[Strength, float]] = {Strength.EASY: 0.1, Strength.MEDIUM: 0.3, Strength.STRONG: 0.6}
"""The chance that a bot notices a combination: at the start of its turn, and again when a card has come to it."""
SWAPS_BLINDLY: Final = 0.3
"""How often an easy bot tries a swap, for any open card."""

_MS_PER_DIE: Final[Mapping[Strength, int]] = {Strength.EASY: 2200, Strength.MEDIUM: 1600, Strength.STRONG: 1100}
_MS_TO_CHOOSE: Final = 2500
_MS_TO_COMBINE: Final = 6000
_MS_TO_STAKE: Final = 7000
_MS_TO_ACT: Final = 800


class StrategyMind:
    """One strength of player; without memory, so equal views and equal lots give equal decisions.

    Easy draws and swaps blindly and stakes what is surest. Medium and strong draw and swap for what would complete a
    combination, as often as they notice, and else for what is likely to be calculated and high. Medium weighs chance
    against sum for the final scoring, strong also looks at what the others may stake.
    """

    def __init__(self, strength: Strength) -> None:
        """Play as well as ``strength`` says."""
        self._strength = strength

    def decide(self, view: StrategyState, seat: Seat, lots: Lots) -> Thought:
        """Return what the step asks for, or a combination that the bot has noticed."""
        match view.step:
            case Step.SHOW_CARDS:
                return Thought(ShowCards(self._shown(view, seat, lots)), _varied(_MS_TO_CHOOSE, lots))
            case Step.CHOOSE_STACK:
                laid = self._noticed(view, lots)
                return laid or Thought(DrawTarget(self._stack(view, seat, lots)), _varied(_MS_TO_CHOOSE, lots))
            case Step.CALCULATE | Step.CALCULATE_SWAP:
                return self._calculated(view, view.calculated, lots)
            case Step.FINISH:
                return self._finished(view, seat, lots)
            case Step.VOTE:
                return Thought(Vote(ANSWERS[0]), _MS_TO_ACT)
            case Step.CHOOSE_SIX:
                six = choose_stake(view, seat, self._strength)
                return Thought(ChooseSix(six), _varied(_MS_TO_STAKE, lots))
            case Step.CALCULATE_FINAL:
                return self._calculated(view, open_stakes(view, seat)[0], lots)
            case _:
                return Thought(Roll(), _MS_TO_ACT)

    def _shown(self, view: StrategyState, seat: Seat, lots: Lots) -> tuple[int, ...]:
        """Return which cards to lay open: any, or those that hang together least with the others."""
        cards = view.hands[seat].cards
        if self._strength is Strength.EASY:
            return tuple(sorted(lots.shuffled(cards)[:SHOWN]))
        kept = largest_group(cards, view.settings["operators"])
        return tuple(sorted(sorted(cards, key=lambda card: (card in kept, card))[:SHOWN]))

    def _notices(self, lots: Lots) -> bool:
        """Say whether the bot sees this time what makes a combination."""
        return lots.happens(NOTICES[self._strength])

    def _noticed(self, view: StrategyState, lots: Lots) -> Thought | None:
        """Return the laying out of a combination, if there is one and the bot notices it."""
        if not self._notices(lots):
            return None
        found = find_combination(view.hand.cards, Terms.of(view.settings))
        return None if found is None else Thought(found, _varied(_MS_TO_COMBINE, lots))

    def _stack(self, view: StrategyState, seat: Seat, lots: Lots) -> int:
        if self._strength is Strength.EASY:
            return _any_of(open_stacks(view), lots)
        worth = stack_worths(view, seat, completing=self._notices(lots))
        return max(worth, key=lambda stack: worth[stack])

    def _finished(self, view: StrategyState, seat: Seat, lots: Lots) -> Thought:
        """Look at the cards anew if one has come; then swap, if there is something better; then hand on."""
        unchanged = not view.won or (view.swap_tried and view.won in view.hand.cards)
        laid = None if unchanged else self._noticed(view, lots)
        if laid is not None:
            return laid
        card = self._swap(view, seat, lots)
        if card is not None:
            return Thought(Swap(card), _varied(_MS_TO_CHOOSE, lots))
        return Thought(EndTurn(), _MS_TO_ACT)

    def _swap(self, view: StrategyState, seat: Seat, lots: Lots) -> int | None:
        cards = swap_cards(view)
        if not cards:
            return None
        if self._strength is Strength.EASY:
            return _any_of(cards, lots) if lots.happens(SWAPS_BLINDLY) else None
        worth = swap_worths(view, seat, completing=self._notices(lots))
        best = max(cards, key=lambda card: worth[card])
        return best if worth[best] > worth[view.won] else None

    def _calculated(self, view: StrategyState, card: int, lots: Lots) -> Thought:
        """Return a calculation or giving up; the more dice it takes, the more seldom it is found."""
        dice = fewest_dice(view.roll, card, view.settings)
        ms = _varied(_MS_PER_DIE[self._strength] * dice, lots)
        if lots.happens(FINDS[self._strength][dice - 1]):
            return Thought(Solve(card, best_calculation(view.roll, card, view.settings)), ms)
        return Thought(GiveUp(card), ms * 2, found=False)


def _any_of(choices: Sequence[T], lots: Lots) -> T:
    return choices[lots.below(len(choices))]


def _varied(ms: int, lots: Lots) -> int:
    """Return ms of thought that are never quite the same twice (± 25 %)."""
    return ms * (75 + lots.below(51)) // 100
