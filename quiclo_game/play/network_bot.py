"""How a bot plays the card network: it knows its own hand, the cards that lie, and how many cards the others hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from quiclo_game.play.lots import Lots
from quiclo_game.play.network_outlook import Outlook
from quiclo_game.play.players import Strength
from quiclo_game.play.thought import Thought
from quiclo_game.rules.bits import bits_of
from quiclo_game.rules.cards import CARDS
from quiclo_game.rules.network_moves import Fit, directions_for, fits
from quiclo_game.rules.network_state import DrawCard, NetworkState, PassTurn, PlaceCards
from quiclo_game.rules.network_triples import orders_of, triple_counts
from quiclo_game.rules.seats import Seat

T = TypeVar("T")

FEW: Final = 3
"""With so few cards left a strong bot thinks of what it may draw next."""
SOME: Final = 7
"""With so many at most it counts the pairs that it can lay one after the other."""
HARD: Final = 5.0
"""What a hundred equations of the two cards are worth to it, in shares of unseen cards that would fit: cards of few
equations are hard to lay later, and help the others less. All weights were found by playing against medium."""

_MS_TO_PLACE: Final[Mapping[Strength, int]] = {Strength.EASY: 6500, Strength.MEDIUM: 5000, Strength.STRONG: 3600}
_MS_PER_CARD: Final = 120
"""A larger hand takes longer to look through."""
_MS_TO_GIVE_UP: Final = 2500
_MS_TO_HAND_ON: Final = 900


class NetworkMind:
    """One strength of player; without memory, so equal views and equal lots give equal decisions.

    Easy lays anything that fits. Medium gets rid of the cards that take part in the fewest equations, the largest
    first. Strong does so too, but weighs it against what the rest of its hand can do then: by itself, one pair after
    the other, and with whatever it may draw.
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
        costs: Sequence[float]
        match self._strength:
            case _ if len(found) == 1:
                return found
            case Strength.EASY:
                return found
            case Strength.MEDIUM:
                counts = triple_counts(operators)
                costs = [1000 * (counts[fit.low] + counts[fit.high]) - fit.low - fit.high for fit in found]
            case Strength.STRONG:
                costs = _outlooks(found, view, hand)
        least = min(costs)
        return [fit for fit, cost in zip(found, costs, strict=True) if cost == least]


def _outlooks(found: Sequence[Fit], view: NetworkState, hand: tuple[int, ...]) -> list[float]:
    """Return for each fit how badly the rest of the hand stands once it lies."""
    operators, network = view.settings["operators"], view.network
    seen = bits_of({card for cards in view.hands for card in cards}) | network.numbers
    outlook = Outlook(hand, network.playable, bits_of(CARDS) & ~seen, operators)
    counts, left = triple_counts(operators), len(hand) - 2
    worths: dict[tuple[int, int], float] = {}
    for low, high, _ in found:
        pair = low, high
        if pair in worths:
            continue
        any_of, each = outlook.hopes(pair)
        hard = HARD * (counts[low] + counts[high]) / 100
        if left <= FEW:
            worths[pair] = outlook.pairs_ahead(pair) + 8 * any_of + 3 * each
        elif left <= SOME:
            worths[pair] = 2.5 * outlook.pairs_ahead(pair) + 2 * each - hard
        else:
            worths[pair] = 4 * each - hard
    return [-worths[fit[:2]] for fit in found]


def _any_of(choices: Sequence[T], lots: Lots) -> T:
    return choices[lots.below(len(choices))]


def _varied(ms: int, lots: Lots) -> int:
    """Return ms of thought that are never quite the same twice (± 25 %)."""
    return ms * (75 + lots.below(51)) // 100
