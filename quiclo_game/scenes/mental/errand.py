"""Work that takes longer than a frame, done beside the picture in a thread of its own."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

T = TypeVar("T")


class Errand(Generic[T]):
    """Calls a pure function in a thread; ``take`` gives what came of it."""

    def __init__(self, work: Callable[[], T]) -> None:
        """Begin at once; ``work`` must touch nothing that others change."""
        self._found: list[T] = []
        self._thread = Thread(target=lambda: self._found.append(work()), daemon=True)
        self._thread.start()

    @property
    def done(self) -> bool:
        """Whether there is an answer."""
        return bool(self._found)

    def take(self) -> T:
        """Return the answer; waits for it if need be."""
        self._thread.join()
        return self._found[0]
