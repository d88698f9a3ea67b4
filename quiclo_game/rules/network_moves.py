"""Which moves a hand has in a network, found from numbers alone: no search ever goes over the cards that lie.

Source: kartenverbindung.txt, "Ablage"; rules.md §2.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from quiclo_game.rules.network_board import Direction, Line, Network, direction_named
from quiclo_game.rules.network_state import NetworkState, PlaceCards
from quiclo_game.rules.network_triples import orders_of, partners, read_line
from quiclo_game.rules.seats import Seat


class Fit(NamedTuple):
    """Two hand cards, the lower first, that make an equation with a card that has an open direction."""

    low: int
    high: int
    target: int


@dataclass(frozen=True, slots=True)
class Placement:
    """A fit with everything that can be done with it: the orders (near, far) that read, and the open directions."""

    fit: Fit
    orders: tuple[tuple[int, int], ...]
    directions: tuple[Direction, ...]

    def actions(self) -> Iterator[PlaceCards]:
        """Yield the actions, in no particular order."""
        for near, far in self.orders:
            for direction in self.directions:
                yield PlaceCards(near, far, self.fit.target, direction.name)


def fits(hand: Sequence[int], network: Network, operators: str) -> list[Fit]:
    """Return every two cards of an ascending hand with every target, sorted."""
    playable, table = network.playable, partners(operators)
    found: list[Fit] = []
    for index, low in enumerate(hand):
        row = table[low]
        for high in hand[index + 1 :]:
            targets = row[high] & playable
            while targets:
                lowest = targets & -targets
                found.append(Fit(low, high, lowest.bit_length() - 1))
                targets ^= lowest
    return found


def has_fit(hand: Sequence[int], network: Network, operators: str) -> bool:
    """Say whether any two cards of a hand fit anywhere."""
    playable, table = network.playable, partners(operators)
    for index, low in enumerate(hand):
        row = table[low]
        for high in hand[index + 1 :]:
            if row[high] & playable:
                return True
    return False


def placements(state: NetworkState, seat: Seat) -> tuple[Placement, ...]:
    """Return all that a seat's hand could lay now, grouped by its two cards and the target, sorted."""
    found = fits(state.hands[seat], state.network, state.settings["operators"])
    return tuple(Placement(fit, orders_of(*fit), directions_for(state, fit.target)) for fit in found)


def directions_for(state: NetworkState, target: int) -> tuple[Direction, ...]:
    """Return in which directions a line may leave a card: the open ones, or the one that the game picks."""
    found = state.network.open_directions(target)
    if found and state.settings["direction"] == "game":
        return (calmest_direction(state.network, target),)
    return found


def calmest_direction(network: Network, target: int) -> Direction:
    """Return the open direction that touches the fewest other cards, then the one nearest to the start card.

    Raises ``ValueError`` for a card that has no open direction.
    """
    spot = network.spot(target)
    if spot is None:
        raise ValueError(f"no such card: {target}")

    def crowd(direction: Direction) -> tuple[int, int]:
        near, far = direction.steps(spot.cell)
        cells = {(x + dx, y + dy) for x, y in (near, far) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        return sum(network.card_at(cell) is not None for cell in cells), far[0] ** 2 + far[1] ** 2

    return min(network.open_directions(target), key=crowd)


def line_of(state: NetworkState, action: PlaceCards) -> Line | None:
    """Return the line that two chosen cards would make at a target, or ``None`` where the three make no equation.

    Where both orders read, the card chosen first lies next to the target. Nothing else is checked.
    """
    direction = direction_named(action.direction)
    if direction is None:
        return None
    for near, far in ((action.first, action.second), (action.second, action.first)):
        equation = read_line(action.target, near, far, state.settings["operators"], outward=direction.outward)
        if equation is not None:
            return Line(action.target, near, far, direction.name, equation)
    return None
