"""The material: 144 number cards in six continents of 24.

Source: gehirntraining.txt, sections 1 and 2; the points per continent from its scoring text.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

CARDS: Final = range(1, 145)
CARDS_PER_CONTINENT: Final = 24


class Continent(IntEnum):
    """A continent; the value is the D6 face that selects it and the race points of its cards."""

    EUROPE = 1
    AFRICA = 2
    ASIA = 3
    NORTH_AMERICA = 4
    SOUTH_AMERICA = 5
    AUSTRALIA = 6

    @property
    def cards(self) -> range:
        """The numbers of this continent's cards, ascending."""
        return range((self - 1) * CARDS_PER_CONTINENT + 1, self * CARDS_PER_CONTINENT + 1)

    @property
    def points(self) -> int:
        """What one solved card of this continent scores in the race."""
        return int(self)


_BY_CARD: Final = tuple(Continent((card - 1) // CARDS_PER_CONTINENT + 1) for card in CARDS)


def continent_of(card: int) -> Continent:
    """Return the continent of a card 1–144; raises ``ValueError`` for any other number."""
    if card not in CARDS:
        raise ValueError(f"no such card: {card}")
    return _BY_CARD[card - 1]
