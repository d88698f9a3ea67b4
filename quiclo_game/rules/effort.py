"""A limit to how much a search may do, counted in operations, never in time: so every run ends at the same place."""

from __future__ import annotations

from math import inf


class EffortSpentError(Exception):
    """A search has done all that it may do; what it has found so far still holds."""


class Effort:
    """Counts operations down."""

    def __init__(self, operations: int) -> None:
        """Allow so many operations."""
        self._left: float = operations

    def lift(self) -> None:
        """Allow any number of operations from now on."""
        self._left = inf

    def spend(self, operations: int) -> None:
        """Take operations off; raises ``EffortSpentError`` when there are none left."""
        self._left -= operations
        if self._left < 0:
            raise EffortSpentError
