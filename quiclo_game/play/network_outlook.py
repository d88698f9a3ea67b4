"""What a hand of the card network could still do once two of its cards lie: by itself, and with the next draw.

Only numbers are looked at: that an open direction may close meanwhile is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_

from quiclo_game.rules.bits import bits_of, places_of
from quiclo_game.rules.network_triples import partners

Pair = tuple[int, int]


class Outlook:
    """Looks at one hand: cards that lie with an open direction are ``playable``, ``unseen`` may yet be drawn (bits)."""

    def __init__(self, hand: Sequence[int], playable: int, unseen: int, operators: str) -> None:
        """Take the position as it is before the two cards are laid."""
        self._hand = tuple(hand)
        self._own = bits_of(hand)
        self._playable = playable
        self._unseen = unseen
        self._table = table = partners(operators)
        lying = places_of(playable)
        self._helping = {card: _union(table[card][other] for other in lying) for card in hand}
        """For every card of the hand the cards with which it would fit as the network lies now."""
        self._chains: dict[int, int] = {}
        self._pairs: list[tuple[int, int]] = []

    def pairs_ahead(self, pair: Pair) -> int:
        """Return how many further pairs of the hand can be laid after this one, one after the other, without a draw."""
        if not self._pairs:
            table, reach = self._table, self._playable | self._own
            self._pairs = [
                (1 << one | 1 << other, thirds)
                for place, one in enumerate(self._hand)
                for other in self._hand[place + 1 :]
                if (thirds := table[one][other]) & reach
            ]
        return self._most_pairs(self._own & ~(1 << pair[0] | 1 << pair[1]))

    def hopes(self, pair: Pair) -> tuple[float, float]:
        """Return the share of unseen cards with which any card left would fit, and the sum of the shares of each."""
        low, high = pair
        any_of, each = 0, 0
        for card in self._hand:
            if card not in pair:
                row = self._table[card]
                fitting = (self._helping[card] | row[low] | row[high]) & self._unseen
                any_of |= fitting
                each += fitting.bit_count()
        count = self._unseen.bit_count() or 1
        return any_of.bit_count() / count, each / count

    def _most_pairs(self, left: int) -> int:
        """Return how many pairs of these cards can be laid; all others of the hand lie by then."""
        known = self._chains.get(left)
        if known is not None:
            return known
        playable, whole, most = self._playable | self._own & ~left, left.bit_count() // 2, 0
        for pair, thirds in self._pairs:
            if pair & left == pair and thirds & playable:
                most = max(most, 1 + self._most_pairs(left ^ pair))
                if most == whole:
                    break
        self._chains[left] = most
        return most


def _union(sets: Iterable[int]) -> int:
    return reduce(or_, sets, 0)
