"""How a bot plays the card network: it knows its own hand, the cards that lie, and how many cards the others hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Final, TypeVar

from quiclo_game.play.lots import Lots
from quiclo_game.play.players import Strength
from quiclo_game.play.thought import Thought
from quiclo_game.rules.bits import bits_of, places_of
from quiclo_game.rules.cards import CARDS
from quiclo_game.rules.network_moves import Fit, directions_for, fits
from quiclo_game.rules.network_state import DrawCard, NetworkState, PassTurn, PlaceCards
from quiclo_game.rules.network_triples import orders_of, partners, triple_counts
from quiclo_game.rules.seats import Seat

T = TypeVar("T")

MOVE: Final = 20
"""A strong bot gives up one own move for cards that take part in so many fewer equations: those are hard to lay later,
and help the others less."""
ENOUGH: Final = 6
"""More own moves than this make no difference to it."""
FEW: Final = 4
"""With so few cards it looks at what it may draw next instead."""

_MS_TO_PLACE: Final[Mapping[Strength, int]] = {Strength.EASY: 6500, Strength.MEDIUM: 5000, Strength.STRONG: 3600}
_MS_PER_CARD: Final = 120
"""A larger hand takes longer to look through."""
_MS_TO_GIVE_UP: Final = 2500
_MS_TO_HAND_ON: Final = 900


class NetworkMind:
    """One strength of player; without memory, so equal views and equal lots give equal decisions.

    Easy lays anything that fits. Medium gets rid of the cards that take part in the fewest equations, the largest
    first. Strong lays what leaves most moves to its own hand, and near the end what leaves most hope for the next draw.
    """

    def __init__(self, strength: Strength) -> None:
        """Play as well as ``strength`` says."""
        self._strength = strength

    def decide(self, view: NetworkState, seat: Seat, lots: Lots) -> Thought:
        """Return a placement, else the draw, else the pass."""
        hand = view.hands[seat]
        found = fits(hand, view.network, view.settings["operators"])
        if not found:
            action = DrawCard() if view.pile else PassTurn()
            return Thought(action, _varied(_MS_TO_GIVE_UP if view.pile else _MS_TO_HAND_ON, lots), found=False)
        fit = _any_of(self._preferred(found, view, hand), lots)
        near, far = _any_of(orders_of(*fit), lots)
        direction = _any_of(directions_for(view, fit.target), lots)
        ms = _MS_TO_PLACE[self._strength] + _MS_PER_CARD * len(hand)
        return Thought(PlaceCards(near, far, fit.target, direction.name), _varied(ms, lots))

    def _preferred(self, found: list[Fit], view: NetworkState, hand: tuple[int, ...]) -> list[Fit]:
        """Return the fits that are equally good to this strength."""
        operators = view.settings["operators"]
        match self._strength:
            case Strength.EASY:
                return found
            case Strength.MEDIUM:
                counts = triple_counts(operators)
                costs = [1000 * (counts[fit.low] + counts[fit.high]) - fit.low - fit.high for fit in found]
            case Strength.STRONG if len(hand) > FEW:
                counts = triple_counts(operators)
                kept = moves_kept(found, hand, operators)
                costs = [counts[fit.low] + counts[fit.high] - MOVE * min(kept[fit[:2]], ENOUGH) for fit in found]
            case Strength.STRONG:
                costs = [-count for count in helpful_draws(found, hand, view)]
        least = min(costs)
        return [fit for fit, cost in zip(found, costs, strict=True) if cost == least]


def moves_kept(found: Sequence[Fit], hand: tuple[int, ...], operators: str) -> dict[tuple[int, int], int]:
    """Return for each two cards that fit how many moves the rest of the hand has once they lie in the network.

    A move is two cards with one target. Those of today that use neither card stay; three cards of the hand that make
    an equation among themselves become one as soon as one of them lies. That an open direction may close is left out.
    """
    table, own = partners(operators), bits_of(hand)
    using = dict.fromkeys(hand, 0)
    both: dict[tuple[int, int], int] = {}
    for fit in found:
        using[fit.low] += 1
        using[fit.high] += 1
        both[fit[:2]] = both.get(fit[:2], 0) + 1
    among = {}
    for card in hand:
        row = table[card]
        among[card] = sum([bits.bit_count() for other in hand if (bits := row[other] & own)]) // 2
    total = len(found)
    return {
        (low, high): total
        - using[low]
        - using[high]
        + shared
        + among[low]
        + among[high]
        - 2 * (table[low][high] & own).bit_count()
        for (low, high), shared in both.items()
    }


def helpful_draws(found: Sequence[Fit], hand: tuple[int, ...], view: NetworkState) -> list[int]:
    """Return for each fit how many unseen cards would give the rest of the hand a move once the two lie.

    All unseen cards count once more where the rest has a move anyway.
    """
    table, network = partners(view.settings["operators"]), view.network
    seen = bits_of({card for cards in view.hands for card in cards})
    unseen = bits_of(CARDS) & ~seen & ~network.numbers
    helping = {own: _union(table[own][card] for card in places_of(network.playable)) & unseen for own in hand}
    counts = []
    for low, high, _ in found:
        rest = [own for own in hand if own not in (low, high)]
        useful = _union(helping[own] | (table[own][low] | table[own][high]) & unseen for own in rest)
        playable = network.playable | 1 << low | 1 << high
        ready = any(table[one][other] & playable for one in rest for other in rest)
        counts.append(useful.bit_count() + unseen.bit_count() * ready)
    return counts


def _union(sets: Iterable[int]) -> int:
    return reduce(or_, sets, 0)


def _any_of(choices: Sequence[T], lots: Lots) -> T:
    return choices[lots.below(len(choices))]


def _varied(ms: int, lots: Lots) -> int:
    """Return ms of thought that are never quite the same twice (± 25 %)."""
    return ms * (75 + lots.below(51)) // 100
