"""What a person has chosen so far: two hand cards, a card of the network, a direction; and where that leads."""

from __future__ import annotations

from dataclasses import dataclass, replace

from quiclo_game.rules.network_board import Cell, Line
from quiclo_game.rules.network_moves import calmest_direction, directions_for, line_of, placements
from quiclo_game.rules.network_state import NetworkState, PlaceCards
from quiclo_game.rules.network_triples import triples_of

PAIR = 2


@dataclass(frozen=True, slots=True)
class Ghost:
    """A way in which the chosen cards could lie: the line, and the cells of its two new cards."""

    line: Line
    near: Cell
    far: Cell

    @property
    def cells(self) -> tuple[Cell, Cell]:
        """Both cells, the one next to the target first."""
        return self.near, self.far


@dataclass(frozen=True, slots=True)
class Choice:
    """At most two hand cards in the order in which they were chosen, a target (0: none), a direction (``""``: none)."""

    cards: tuple[int, ...] = ()
    target: int = 0
    direction: str = ""

    @property
    def complete(self) -> bool:
        """Whether two cards and a target are chosen."""
        return len(self.cards) == PAIR and self.target > 0

    def with_card(self, number: int) -> Choice:
        """Return the choice after a hand card was tapped: taken, or given back; a third one takes the first's place."""
        if number in self.cards:
            return replace(self, cards=tuple(card for card in self.cards if card != number), direction="")
        return replace(self, cards=(*self.cards[-1:], number), direction="")

    def with_target(self, number: int) -> Choice:
        """Return the choice after a card of the network was tapped: taken, or given back."""
        return replace(self, target=0 if number == self.target else number, direction="")

    def action(self, direction: str) -> PlaceCards:
        """Return the action that lays the chosen cards; raises ``ValueError`` while the choice is not complete."""
        first, second = self.cards
        return PlaceCards(first, second, self.target, direction)


def ghosts(state: NetworkState, choice: Choice) -> tuple[Ghost, ...]:
    """Return the ways in which a complete choice can lie, clockwise from the east; none where it makes no equation."""
    spot = state.network.spot(choice.target)
    if not choice.complete or spot is None:
        return ()
    found = []
    for direction in directions_for(state, choice.target):
        line = line_of(state, choice.action(direction.name))
        if line is not None:
            found.append(Ghost(line, *direction.steps(spot.cell)))
    return tuple(found)


def usual_direction(state: NetworkState, choice: Choice) -> str:
    """Return the direction that is offered first: the one with the most room, or ``""`` where none is open."""
    if choice.direction or not choice.complete or not state.network.open_bits(choice.target):
        return choice.direction
    return calmest_direction(state.network, choice.target).name


def fitting_cards(state: NetworkState, choice: Choice) -> frozenset[int]:
    """Return the hand cards that could still be chosen for the target and what is chosen already."""
    if not choice.target or not state.network.open_bits(choice.target):
        return frozenset()
    fits = [item.fit for item in placements(state, state.turns.seat) if item.fit.target == choice.target]
    pairs = [{fit.low, fit.high} for fit in fits]
    chosen = set(choice.cards)
    return frozenset(card for pair in pairs if chosen <= pair for card in pair - chosen)


def ways_at(state: NetworkState, cards: tuple[int, ...], cell: Cell, wanted: int = 0) -> tuple[PlaceCards, ...]:
    """Return how two cards could be laid so that one of them lies on a cell.

    First those at the ``wanted`` target, then those whose nearer card lies there.
    """
    if len(cards) != PAIR or state.network.card_at(cell) is not None:
        return ()
    first, second = cards
    found: list[tuple[bool, int, PlaceCards]] = []
    for target in triples_of(first, second, state.settings["operators"]):
        spot = state.network.spot(target)
        if spot is None:
            continue
        for direction in directions_for(state, target):
            steps = direction.steps(spot.cell)
            if cell in steps:
                action = PlaceCards(first, second, target, direction.name)
                found.append((target != wanted, steps.index(cell), action))
    return tuple(action for _, _, action in sorted(found, key=lambda item: item[:2]))
