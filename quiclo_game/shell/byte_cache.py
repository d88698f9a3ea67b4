"""A cache of pictures that never holds more bytes than its limit; what was not used longest goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

Kept = TypeVar("Kept")


class ByteCache(Generic[Kept]):
    """Values by key up to ``limit`` bytes in all; a single value above the limit is not kept."""

    def __init__(self, limit: int) -> None:
        """Start empty; ``limit`` in bytes."""
        self.limit = limit
        self.held = 0
        self._values: OrderedDict[Hashable, tuple[Kept, int]] = OrderedDict()

    def get(self, key: Hashable) -> Kept | None:
        """Return the value and count it as just used, or ``None``."""
        entry = self._values.get(key)
        if entry is None:
            return None
        self._values.move_to_end(key)
        return entry[0]

    def put(self, key: Hashable, value: Kept, size: int) -> None:
        """Keep a value of ``size`` bytes; the longest unused ones leave until all fit."""
        old = self._values.pop(key, None)
        if old is not None:
            self.held -= old[1]
        if size > self.limit:
            return
        self._values[key] = (value, size)
        self.held += size
        while self.held > self.limit:
            _, (_, freed) = self._values.popitem(last=False)
            self.held -= freed

    def clear(self) -> None:
        """Forget everything."""
        self._values.clear()
        self.held = 0

    def __len__(self) -> int:
        """Return how many values are held."""
        return len(self._values)

    def __contains__(self, key: Hashable) -> bool:
        """Say whether a value is held, without counting it as used."""
        return key in self._values
