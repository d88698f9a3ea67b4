"""What a hint costs in strategy, where it has a price: open cards, which go back under their stacks [house].

Those go that came last, as the cards won last lie; a seat keeps the six that a combination and the final scoring need.
"""

from __future__ import annotations

from quiclo_game.rules.cards import continent_of
from quiclo_game.rules.contract import Transition
from quiclo_game.rules.frozen import changed
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.strategy_events import CardsReturned
from quiclo_game.rules.strategy_final import STAKE
from quiclo_game.rules.strategy_state import NO_CARD, TURN_STEPS, StrategyState


def cards_for_hint(state: StrategyState, seat: Seat, price: int) -> tuple[int, ...]:
    """Return the ``price`` open cards that a seat gives for a hint, that which came last first; none if it cannot pay.

    It pays in its own turn, and keeps what is at stake in a swap; whoever has reached the limit keeps all cards, as
    everyone has heard that the turn is the last one.
    """
    if seat != state.turns.seat or state.step not in TURN_STEPS or state.full:
        return ()
    hand = state.hands[seat]
    own = [card for card in reversed(hand.open) if not (state.wanted and card == state.won)]
    return tuple(own[:price]) if len(own) >= price and hand.count - price >= STAKE else ()


def take_hint(state: StrategyState) -> Transition[StrategyState]:
    """Return the state in which the seat whose turn it is has paid; a card that went back is swapped no more."""
    seat = state.turns.seat
    cards = cards_for_hint(state, seat, state.settings.for_seat("hint_prices", seat))
    stacks = list(state.stacks)
    for card in cards:
        stacks[continent_of(card) - 1] += (card,)
    hands = (*state.hands[:seat], state.hands[seat].without(cards), *state.hands[seat + 1 :])
    won = NO_CARD if state.won in cards else state.won
    return Transition(changed(state, stacks=tuple(stacks), hands=hands, won=won), (CardsReturned(seat, cards),))
