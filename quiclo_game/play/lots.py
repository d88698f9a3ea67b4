"""Drawing by lot, the same on every Python version: everything is built on ``getrandbits`` alone."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_FINE = 1 << 24


class Lots:
    """A seeded source of lots; the same seed and the same calls give the same answers everywhere."""

    def __init__(self, seed: int) -> None:
        """Start from a seed, any whole number."""
        self._bits = random.Random(seed).getrandbits

    def below(self, count: int) -> int:
        """Return a number from 0 to ``count`` − 1, each equally likely; ``count`` must be at least 1."""
        width = (count - 1).bit_length()
        if not width:
            return 0
        bits = self._bits
        while (number := bits(width)) >= count:
            pass
        return number

    def happens(self, probability: float) -> bool:
        """Say yes with the given probability (0 to 1)."""
        return self._bits(24) < probability * _FINE

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in an order of which each is equally likely (Fisher and Yates)."""
        order, bits = list(items), self._bits
        for last in range(len(order) - 1, 0, -1):
            # ``below(last + 1)``, without a call for every card.
            width = last.bit_length()
            while (other := bits(width)) > last:
                pass
            order[last], order[other] = order[other], order[last]
        return tuple(order)
