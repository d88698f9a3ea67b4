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
        self._older: OrderedDict[Hashable, tuple[Kept, int]] = OrderedDict()
        """What has not been used since the last ``shed``."""

    def get(self, key: Hashable) -> Kept | None:
        """Return the value and count it as just used, or ``None``."""
        entry = self._values.get(key)
        if entry is not None:
            self._values.move_to_end(key)
            return entry[0]
        entry = self._older.pop(key, None)
        if entry is None:
            return None
        self._values[key] = entry
        return entry[0]

    def put(self, key: Hashable, value: Kept, size: int) -> None:
        """Keep a value of ``size`` bytes; the longest unused ones leave until all fit."""
        old = self._values.pop(key, None) or self._older.pop(key, None)
        if old is not None:
            self.held -= old[1]
        if size > self.limit:
            return
        self._values[key] = (value, size)
        self.held += size
        self._make_fit()

    def fit(self, limit: int) -> None:
        """Hold up to ``limit`` bytes from now on, more or less than before; what is too much leaves."""
        self.limit = limit
        self._make_fit()

    def _make_fit(self) -> None:
        while self.held > self.limit:
            _, (_, freed) = (self._older or self._values).popitem(last=False)
            self.held -= freed

    def shed(self) -> None:
        """Forget what was not used since the last call: where sizes change one after the other, old ones leave."""
        self.held -= sum(size for _, size in self._older.values())
        self._older, self._values = self._values, OrderedDict()

    def clear(self) -> None:
        """Forget everything."""
        self._values.clear()
        self._older.clear()
        self.held = 0

    def __len__(self) -> int:
        """Return how many values are held."""
        return len(self._values) + len(self._older)

    def __contains__(self, key: Hashable) -> bool:
        """Say whether a value is held, without counting it as used."""
        return key in self._values or key in self._older
