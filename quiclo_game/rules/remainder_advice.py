"""Which pair to take, from what lies open: one from the tallest stacks, so that none is left over at the end.

Source: rules.md, "No remainder" (the fair hint).
"""

from __future__ import annotations

from functools import lru_cache

from quiclo_game.rules.remainder_pairs import PairRule, pair_rule
from quiclo_game.rules.remainder_state import RemainderState

Pair = tuple[int, int]


def valid_pairs(state: RemainderState) -> tuple[Pair, ...]:
    """Return all valid pairs among the open cards, the smaller card of each first, in ascending order."""
    return pairs_among(pair_rule(state.settings), state.open_cards)


def fair_pair(state: RemainderState) -> Pair | None:
    """Return the valid pair whose two stacks together hold the most cards, or ``None`` where no pair is open.

    Among equals the one with the more even stacks, then the one with the smallest cards.
    """
    heights = {card: state.height(card) for card in state.open_cards}
    best, best_height = None, (-1, -1)
    for pair in valid_pairs(state):
        first, second = heights[pair[0]], heights[pair[1]]
        if first + second >= best_height[0]:
            height = first + second, min(first, second)
            if height > best_height:
                best, best_height = pair, height
    return best


@lru_cache(maxsize=256)
def pairs_among(rule: PairRule, cards: tuple[int, ...]) -> tuple[Pair, ...]:
    """Return all valid pairs among some cards, found once for the rules, the bots and the hints."""
    return rule.pairs(cards)
