"""What a card is worth to a hand in strategy: whether it completes it, how likely it is calculated, how high it is."""

from __future__ import annotations

from functools import lru_cache
from operator import mul
from typing import Final

from quiclo_game.play.strategy_odds import odds_of
from quiclo_game.rules.bits import bits_of, places_of
from quiclo_game.rules.cards import CARDS, Continent
from quiclo_game.rules.combination import Terms
from quiclo_game.rules.combination_finder import completing_cards
from quiclo_game.rules.options import Settings
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.strategy_state import FACE_DOWN, StrategyState

COMPLETION: Final = 6.0
"""What completing a combination adds to the worth of a card, which is 1 by itself."""
HEIGHT: Final = 0.3
"""What the highest card adds to the lowest: in the final scoring sums decide."""
_ALONE: Final = (0.0, *(1 + HEIGHT * card / CARDS[-1] for card in CARDS))
"""What a card would gain by itself; the place of a number is its card."""


def open_stacks(view: StrategyState) -> tuple[int, ...]:
    """Return the stacks that still hold cards, by the number of their continent."""
    return tuple(int(continent) for continent in Continent if view.left(continent))


def stack_worths(view: StrategyState, seat: Seat, *, completing: bool) -> dict[int, float]:
    """Return for every stack that holds cards what its top card is worth on average to a seat, as far as it can know.

    Every card of the continent that does not lie open and is not the seat's own could be on top. With ``completing``
    the seat sees which cards would give it a combination.
    """
    known = seen(view, seat)
    worth = _worths(view.hands[seat].cards, view.settings, completing=completing)
    worths = {}
    for stack in open_stacks(view):
        possible = [worth[card] for card in Continent(stack).cards if not known >> card & 1]
        worths[stack] = sum(possible) / len(possible)
    return worths


def swap_worths(view: StrategyState, seat: Seat, *, completing: bool) -> tuple[float, ...]:
    """Return for every number what that card is worth to a seat in the place of the one that it has just won.

    With ``completing`` the seat sees which cards would give it a combination.
    """
    kept = tuple(own for own in view.hands[seat].cards if own != view.won)
    return _worths(kept, view.settings, completing=completing)


def seen(view: StrategyState, seat: Seat) -> int:
    """Return the cards (bits) of which a seat knows where they are: its own, all open ones, the dead ones."""
    known = [*view.hands[seat].cards, *view.dead, view.target]
    for hand in view.hands:
        known += hand.open
        known += [card for card in hand.hidden if card != FACE_DOWN]
    return bits_of(known) & ~1


@lru_cache(maxsize=64)
def _worths(cards: tuple[int, ...], settings: Settings, *, completing: bool) -> tuple[float, ...]:
    """Return for every number what that card is worth to a hand; the place of a number is its card."""
    gains = list(_ALONE)
    if completing:
        for card in places_of(completing_cards(cards, Terms.of(settings))):
            gains[card] += COMPLETION
    return tuple(map(mul, gains, odds_of(settings).chances))
