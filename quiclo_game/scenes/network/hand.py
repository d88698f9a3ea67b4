"""The hand at the lower edge: in which order its cards lie, where, and how they close up when one has left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

from quiclo_game.rules.cards import continent_of
from quiclo_game.rules.network_state import FACE_DOWN
from quiclo_game.scenes.area import Area
from quiclo_game.shell.cards import HEIGHT, widest_in_row

GAP = 4.0
"""Between cards that have room."""
GROUP_GAP = 22.0
"""Between continents."""
LARGE = 0.75
"""As long as cards have so much of their full width, they lie in no further row."""
LEAST = 31.0
"""Cards become no narrower than this, 15 mm for a finger; a hand for which that is still too wide overlaps."""
LIFT = 0.233
"""A chosen card is raised by so much of its width."""


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
    width: float = 0.0
    """As wide it is drawn, in px."""
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
        known = list(self.cards) if seat == self.seat else []
        self.seat, self.open = seat, open
        self.cards = self._ordered([self._lying(number, known) for number in numbers])

    def take(self, number: int) -> HandCard | None:
        """Take a card away, or one of which nobody knows the number; return it, or ``None`` if it is not there."""
        card = self.card(number) or self.card(FACE_DOWN)
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

        The lowest row lies along the lower edge; ``width`` is that of a card at its full size, in px.
        """
        gaps = self._breaks() * GROUP_GAP * scale
        rows, size = fitting(len(self.cards), area, width, scale, gaps)
        height, across = size * HEIGHT, -(-len(self.cards) // rows)
        found: list[Slot] = []
        for row in range(rows):
            members = self.cards[row * across : (row + 1) * across]
            y = area.bottom - height / 2 - (rows - 1 - row) * (height + GAP * scale)
            found += [Slot(x, y, size) for x in self._row(members, area, size, scale)]
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

    def _lying(self, number: int, known: list[HandCard]) -> HandCard:
        """Return a card out of those that lie already, each only once, or else a new one."""
        card = next((card for card in known if card.number == number), None)
        if card is None:
            return HandCard(number)
        known.remove(card)
        return card

    def _ordered(self, cards: Sequence[HandCard]) -> list[HandCard]:
        own = self._own.get(self.seat, []) if self.order is Order.OWN else []
        place = {number: index for index, number in enumerate(own)}
        return sorted(cards, key=lambda card: (place.get(card.number, len(place)), card.number))


def fitting(count: int, area: Area, width: float, scale: float, gaps: float = 0.0) -> tuple[int, float]:
    """Return in how many rows so many cards lie, and how wide (px) each is, so that all fit and none hides a numeral.

    ``width`` is the most that a card may have, ``gaps`` what lies between continents in a row.
    """
    most = (1, 0.0)
    for rows in range(1, max(1, count) + 1):
        across = -(-count // rows)
        beside = widest_in_row(across, area.width - gaps)
        # half of what a chosen card is raised by may lie beyond the area
        above = (area.height - (rows - 1) * GAP * scale) / (rows * HEIGHT + LIFT / 2)
        size = min(width, beside, above)
        if size > most[1]:
            most = rows, size
        if size >= LARGE * width or above < most[1]:
            break
    return most[0], max(LEAST * scale, most[1])
