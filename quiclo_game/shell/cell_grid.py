"""Things by their cells: what lies in a part of an endless table is found without looking at the rest."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Generic, TypeVar

Thing = TypeVar("Thing")

SIDE = 8
"""A block is so many cells wide and high: a screen of cards lies in a dozen blocks."""


class CellGrid(Generic[Thing]):
    """Things with places in cells, kept in square blocks; several may share a place."""

    def __init__(self) -> None:
        """Start empty."""
        self._blocks: dict[tuple[int, int], list[Thing]] = {}
        self._count = 0

    def __len__(self) -> int:
        """Return how many things there are."""
        return self._count

    def __iter__(self) -> Iterator[Thing]:
        """Yield everything, in no particular order."""
        for block in self._blocks.values():
            yield from block

    def add(self, x: float, y: float, thing: Thing) -> None:
        """Put a thing at a place."""
        self._blocks.setdefault(_block(x, y), []).append(thing)
        self._count += 1

    def remove(self, x: float, y: float, thing: Thing) -> None:
        """Take a thing away from its place.

        Raises ``KeyError`` if it is not there.
        """
        key = _block(x, y)
        block = self._blocks.get(key, [])
        if thing not in block:
            raise KeyError(thing)
        block.remove(thing)
        self._count -= 1
        if not block:
            del self._blocks[key]

    def near(self, west: float, north: float, east: float, south: float) -> list[Thing]:
        """Return all things between these columns and rows, and maybe some a block's width outside.

        Costs what the blocks there hold, however much lies elsewhere.
        """
        first, last = _block(west, north), _block(east, south)
        found: list[Thing] = []
        if (last[0] - first[0] + 1) * (last[1] - first[1] + 1) > len(self._blocks):
            for (column, row), block in self._blocks.items():
                if first[0] <= column <= last[0] and first[1] <= row <= last[1]:
                    found += block
            return found
        for row in range(first[1], last[1] + 1):
            for column in range(first[0], last[0] + 1):
                block = self._blocks.get((column, row), ())  # type: ignore[arg-type]  # an empty row of things
                found += block
        return found


def _block(x: float, y: float) -> tuple[int, int]:
    return math.floor(x) // SIDE, math.floor(y) // SIDE
