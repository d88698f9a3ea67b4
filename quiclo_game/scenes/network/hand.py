"""The hand at the lower edge: in which order its cards lie, where, and how they close up when one has left."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

from quiclo_game.rules.cards import continent_of
from quiclo_game.scenes.area import Area
from quiclo_game.shell.cards import HEIGHT

GAP = 4.0
"""Between cards that have room."""
GROUP_GAP = 22.0
"""Between continents."""
NARROWEST = 0.42
"""Of a card so much of its width shows at least (43 px: what a finger needs); otherwise there is one more row."""
ROW = 64.0
"""From row to row: the band with its number and half of the numeral show."""
LIFT = 24.0
"""A chosen card is raised by so much."""


class Order(Enum):
    """How a hand is sorted; the value is the key of its name."""

    NUMBER = "number"
    CONTINENT = "continent"
    OWN = "own"

    @property
    def next(self) -> Order:
        """The order that follows, round at the end."""
        listed = list(Order)
        return listed[(listed.index(self) + 1) % len(listed)]


@dataclass(slots=True, eq=False)
class HandCard:
    """One card of the hand: its middle in px as it is now, on the way to its place."""

    number: int
    x: float = 0.0
    y: float = 0.0
    shake: float = 0.0
    """Sideways shift in px of the art direction."""
    placed: bool = False
    """Whether it has a place already, from which it can go to another one."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place of the hand: the middle of a card ``width`` px wide."""

    x: float
    y: float
    width: float

    def holds(self, x: float, y: float) -> bool:
        """Say whether a place of the window lies on a card here."""
        return abs(x - self.x) <= self.width / 2 and abs(y - self.y) <= self.width * HEIGHT / 2


class Hand:
    """The cards that lie at the lower edge, in their order; every seat keeps an order of its own."""

    def __init__(self) -> None:
        """Start without cards, sorted by number."""
        self.cards: list[HandCard] = []
        self.seat = -1
        """Whose hand it is."""
        self.open = False
        """Whether the numbers show."""
        self.order = Order.NUMBER
        self._own: dict[int, list[int]] = {}

    @property
    def numbers(self) -> tuple[int, ...]:
        """The cards from left to right."""
        return tuple(card.number for card in self.cards)

    def show(self, seat: int, numbers: Iterable[int], *, open: bool) -> None:
        """Lay a seat's hand; cards that lie already stay where they are until they are placed."""
        known = {card.number: card for card in self.cards} if seat == self.seat else {}
        self.seat, self.open = seat, open
        self.cards = [known.get(number) or HandCard(number) for number in self._sorted(numbers)]

    def take(self, number: int) -> HandCard | None:
        """Take a card away; return it, or ``None`` if it is not there."""
        card = self.card(number)
        if card is not None:
            self.cards.remove(card)
        return card

    def put(self, number: int) -> HandCard:
        """Add a card where its order says."""
        added = HandCard(number)
        self.cards = self._ordered([*self.cards, added])
        return added

    def card(self, number: int) -> HandCard | None:
        """Return a card of the hand, or ``None``."""
        return next((card for card in self.cards if card.number == number), None)

    def sort(self, order: Order) -> None:
        """Sort anew."""
        self.order = order
        self.cards = self._ordered(self.cards)

    def move(self, number: int, index: int) -> None:
        """Put a card at a place of the row: from then on the seat has an order of its own."""
        card = self.take(number)
        if card is None:
            return
        self.cards.insert(max(0, min(index, len(self.cards))), card)
        self.order = Order.OWN
        self._own[self.seat] = [card.number for card in self.cards]

    def slots(self, area: Area, width: float, scale: float) -> list[Slot]:
        """Return the places of the cards in ``area``, from left to right and row by row, the upper row first.

        ``width`` is a card's in px.
        """
        rows = rows_for(len(self.cards), area.width, width, self._breaks() * GROUP_GAP * scale)
        height = width * HEIGHT
        found: list[Slot] = []
        per_row = math.ceil(len(self.cards) / rows) if self.cards else 0
        for row in range(rows):
            members = self.cards[row * per_row : (row + 1) * per_row]
            y = area.bottom - height / 2 - (rows - 1 - row) * ROW * scale
            found += [Slot(x, y, width) for x in self._row(members, area, width, scale)]
        return found

    def _row(self, members: Sequence[HandCard], area: Area, width: float, scale: float) -> list[float]:
        gaps = [0.0]
        for left, right in pairwise(members):
            gaps.append(gaps[-1] + (GROUP_GAP * scale if self._parted(left, right) else 0.0))
        steps = max(1, len(members) - 1)
        pitch = min(width + GAP * scale, (area.width - width - gaps[-1]) / steps)
        first = area.cx - (pitch * (len(members) - 1) + gaps[-1]) / 2
        return [first + index * pitch + gap for index, gap in enumerate(gaps[: len(members)])]

    def _parted(self, left: HandCard, right: HandCard) -> bool:
        if self.order is not Order.CONTINENT or not self.open:
            return False
        return continent_of(left.number) is not continent_of(right.number)

    def _breaks(self) -> int:
        return sum(self._parted(left, right) for left, right in pairwise(self.cards))

    def _sorted(self, numbers: Iterable[int]) -> list[int]:
        own = self._own.get(self.seat, []) if self.order is Order.OWN else []
        place = {number: index for index, number in enumerate(own)}
        return sorted(numbers, key=lambda number: (place.get(number, len(place)), number))

    def _ordered(self, cards: Sequence[HandCard]) -> list[HandCard]:
        by_number = {card.number: card for card in cards}
        return [by_number[number] for number in self._sorted(by_number)]


def rows_for(count: int, room: float, width: float, gaps: float = 0.0) -> int:
    """Return in how many rows so many cards lie in ``room`` px, so that each shows enough to be read and touched."""
    per_row = max(1, 1 + int((room - width - gaps) / (width * NARROWEST)))
    return max(1, math.ceil(count / per_row))
