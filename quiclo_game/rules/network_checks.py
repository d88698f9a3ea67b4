"""Why a move of the card network is refused: always with the cards and numbers that explain it.

Source: kartenverbindung.txt, "Ablage" and "Wenn keine Ablage möglich ist".
"""

from __future__ import annotations

from dataclasses import replace

from quiclo_game.rules.network_board import Direction, Network, Spot, direction_named
from quiclo_game.rules.network_moves import directions_for, fits, has_fit
from quiclo_game.rules.network_state import NetworkState, PlaceCards
from quiclo_game.rules.network_triples import makes_equation, results_of, triples_of
from quiclo_game.rules.rejections import Reason, Rejection


def check_placement(state: NetworkState, action: PlaceCards) -> Rejection | None:
    """Return why the seat whose turn it is cannot lay two cards like this, or ``None`` if it can."""
    first, second, target = action.first, action.second, action.target
    if first == second:
        return Rejection(Reason.OPERAND_REUSED, operand=first)
    for card in (first, second):
        if card not in state.hand:
            return Rejection(Reason.CARD_NOT_IN_HAND, operand=card)
    spot = state.network.spot(target)
    if spot is None:
        return Rejection(Reason.UNKNOWN_TARGET, target=target)
    if not makes_equation(first, second, target, state.settings["operators"]):
        return _no_equation(state, first, second, target)
    direction = direction_named(action.direction)
    if direction is None:
        return Rejection(Reason.UNREADABLE)
    if not state.network.open_bits(target) & direction.bit:
        return Rejection(Reason.CELLS_TAKEN, operand=_in_the_way(state.network, spot, direction), target=target)
    if state.settings["direction"] == "game" and direction not in directions_for(state, target):
        return Rejection(Reason.DIRECTION_FIXED, target=target)
    return None


def check_pair(state: NetworkState, first: int, second: int) -> Rejection | None:
    """Return why two cards go with nothing that lies, or ``None`` where a third card of their equation does."""
    operators = state.settings["operators"]
    if any(card in state.network for card in triples_of(first, second, operators)):
        return None
    return Rejection(Reason.FITS_NOWHERE, pair=(first, second), results=results_of(first, second, operators))


def check_draw(state: NetworkState) -> Rejection | None:
    """Return why the seat whose turn it is may not draw, or ``None`` if it may."""
    if not state.pile:
        return Rejection(Reason.PILE_EMPTY)
    return None if state.settings.is_on("voluntary_draw") else _move_left(state)


def check_pass(state: NetworkState) -> Rejection | None:
    """Return why the seat whose turn it is may not hand the turn on, or ``None`` if it may."""
    if state.pile:
        return Rejection(Reason.PILE_LEFT, value=len(state.pile))
    return _move_left(state)


def check_hint(state: NetworkState) -> Rejection | None:
    """Return why the seat whose turn it is may not pay for a hint, or ``None`` if it may.

    Where nothing fits there is nothing to be told, and no card may be had without the turn being over [house].
    """
    price = state.settings.for_seat("hint_prices", state.turns.seat)
    if not price or not has_fit(state.hand, state.network, state.settings["operators"]):
        return Rejection(Reason.WRONG_PHASE)
    return None if affords_hint(state, price) else Rejection(Reason.HINT_UNPAID, limit=price)


def affords_hint(state: NetworkState, price: int) -> bool:
    """Say whether the pile holds the cards that have to be drawn for a hint [house]."""
    return len(state.pile) >= price


def _move_left(state: NetworkState) -> Rejection | None:
    operators = state.settings["operators"]
    if not has_fit(state.hand, state.network, operators):
        return None
    return Rejection(Reason.MOVE_EXISTS, value=len(fits(state.hand, state.network, operators)))


def _no_equation(state: NetworkState, first: int, second: int, target: int) -> Rejection:
    nowhere = check_pair(state, first, second)
    if nowhere is not None:
        return replace(nowhere, target=target)
    results = results_of(first, second, state.settings["operators"])
    return Rejection(Reason.OTHER_TARGET, target=target, pair=(first, second), results=results)


def _in_the_way(network: Network, spot: Spot, direction: Direction) -> int | None:
    cards = (network.card_at(cell) for cell in direction.steps(spot.cell))
    return next((card for card in cards if card is not None), None)
