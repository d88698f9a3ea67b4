"""Hints for the card network in four grades: something fits, which two cards, next to which card, where and how."""

from __future__ import annotations

from dataclasses import dataclass

from quiclo_game.play.hints import Grade
from quiclo_game.play.lots import Lots
from quiclo_game.play.network_bot import NetworkMind
from quiclo_game.play.players import Strength
from quiclo_game.rules.network_board import Line
from quiclo_game.rules.network_moves import calmest_direction, fits, line_of
from quiclo_game.rules.network_state import NetworkState, PlaceCards
from quiclo_game.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class NetworkHint:
    """A hint for a hand: only what its grade gives away is filled in.

    ``count`` is how many moves there are (two cards with one target; 0: a card has to be drawn), ``pair`` the two hand
    cards, the lower first, ``target`` the card of the network, ``line`` the whole placement with its equation.
    """

    grade: Grade
    count: int
    pair: tuple[int, int] | None = None
    target: int | None = None
    line: Line | None = None


def advised(view: NetworkState, seat: Seat) -> PlaceCards | None:
    """Return the placement that hints for a seat speak of, from what it may see, or ``None`` where nothing fits.

    It stays the same as long as the hand does.
    """
    action = NetworkMind(Strength.STRONG).decide(view, seat, Lots(view.turns.number)).action
    if not isinstance(action, PlaceCards):
        return None
    direction = calmest_direction(view.network, action.target).name
    return PlaceCards(action.first, action.second, action.target, direction)


def network_hint(view: NetworkState, seat: Seat, grade: Grade, about: PlaceCards | None = None) -> NetworkHint:
    """Return the hint of a grade for a seat, ``about`` a placement of its turn, else the one that is ``advised``."""
    count = len(fits(view.hands[seat], view.network, view.settings["operators"]))
    calm = about or advised(view, seat)
    if calm is None:
        return NetworkHint(grade, count)
    low, high = sorted((calm.first, calm.second))
    return NetworkHint(
        grade,
        count,
        pair=(low, high) if grade >= Grade.OPERANDS else None,
        target=calm.target if grade >= Grade.FIRST_STEP else None,
        line=line_of(view, calm) if grade >= Grade.SOLUTION else None,
    )
