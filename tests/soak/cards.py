"""Where the 144 cards of a game are: every one of them exactly once, in every state of every mode."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from quiclo_game.rules.brain_state import BrainState
from quiclo_game.rules.mental_state import MentalState
from quiclo_game.rules.network_state import NetworkState
from quiclo_game.rules.remainder_state import RemainderState
from quiclo_game.rules.strategy_state import StrategyState

ALL = tuple(range(1, 145))
NO_CARD = 0


def cards_are_wrong(state: Any) -> str:
    """Return what is wrong with the cards of a state, empty if each of the 144 is in exactly one place."""
    match state:
        case BrainState():
            return _brain(state)
        case NetworkState():
            return _network(state)
        case RemainderState():
            return _remainder(state)
        case MentalState():
            return _mental(state)
        case StrategyState():
            return _strategy(state)
    return f"nobody knows where the cards of {type(state).__name__} are"


def _wrong(found: Iterable[int], expected: Iterable[int] = ALL) -> str:
    counted, wanted = sorted(found), sorted(expected)
    if counted == wanted:
        return ""
    missing = sorted(set(wanted) - set(counted))
    twice = sorted({card for card in counted if counted.count(card) > 1})
    return f"missing {missing}, twice {twice}, strange {sorted(set(counted) - set(wanted))}"


def _drawn(stacks: tuple[tuple[int, ...], ...], counts: tuple[int, ...]) -> Iterator[int]:
    for stack, count in zip(stacks, counts, strict=True):
        yield from stack[:count]


def _brain(state: BrainState) -> str:
    """Cards lie in the stacks or were drawn; targets and what was won are among the drawn ones, never at two seats."""
    if not state.stacks:
        return ""
    shown = {target.card for target in state.targets} | {card for own in state.won for card in own}
    strange = shown - set(_drawn(state.stacks, state.drawn))
    won = [card for own in state.won for card in own]
    return _wrong(card for stack in state.stacks for card in stack) or (
        f"never drawn: {sorted(strange)}" if strange else "won twice" if len(won) != len(set(won)) else ""
    )


def _network(state: NetworkState) -> str:
    """Cards lie in the pile, in a hand, or in the network."""
    if not any(state.hands):
        return ""
    lying = (spot.number for spot in state.network.spots())
    return _wrong([*state.pile, *(card for hand in state.hands for card in hand), *lying])


def _remainder(state: RemainderState) -> str:
    """Cards lie in the stacks or were dealt; what was dealt is open or was taken."""
    if not state.stacks:
        return ""
    out = [card for card in state.places if card != NO_CARD]
    out += [card for pair in state.taken for card in (pair.first, pair.second)]
    return _wrong(card for stack in state.stacks for card in stack) or _wrong(out, _drawn(state.stacks, state.dealt))


def _mental(state: MentalState) -> str:
    """Cards lie in the stacks or were dealt; what was dealt lies at a place, upon others."""
    if not state.stacks:
        return ""
    out = [card for places in state.piles for pile in places for card in pile]
    return _wrong(card for stack in state.stacks for card in stack) or _wrong(out, _drawn(state.stacks, state.dealt))


def _strategy(state: StrategyState) -> str:
    """Cards lie in the stacks, in a hand, dead, or open as this turn's target."""
    if not state.hands or not any(hand.open or hand.hidden for hand in state.hands):
        return ""
    hands = (card for hand in state.hands for card in (*hand.open, *hand.hidden))
    target = (state.target,) if state.target != NO_CARD else ()
    found = [*(card for stack in state.stacks for card in stack), *hands, *state.dead, *target]
    return _wrong(found)
