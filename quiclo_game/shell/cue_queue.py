"""The cue queue: what is to be seen and heard of the events of a game, in order, at the speed that people chose.

Input gating is the queue's: while something ``blocking`` is in it, a tap means "skip to the end" (``take_tap``).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from quiclo_game.shell.choices import Speed
from quiclo_game.shell.motion import Action, Motion, Owners

__all__ = ["Cue", "CueQueue", "Speed"]


class Cue(Motion):
    """One thing to be seen or heard: ``start`` once, ``advance`` with the progress 0..1, ``finish`` once.

    All three are called also if the cue is skipped: ``advance`` then goes straight to 1.0. A cue of no length does
    the same. ``advance`` always reaches exactly 1.0 before ``finish``.
    """

    def __init__(
        self,
        duration: float = 0.0,
        *,
        start: Action | None = None,
        advance: Callable[[float], None] | None = None,
        finish: Action | None = None,
    ) -> None:
        """Last for ``duration`` ms at normal speed."""
        super().__init__()
        self._duration = max(0.0, duration)
        self._on_start = start
        self._on_advance = advance
        self._on_finish = finish
        self._elapsed = 0.0
        self._begun = False

    def advance(self, dt: float) -> float:
        """Go on by ``dt`` ms; return the ms not used."""
        if self.done:
            return dt
        self._begin()
        self._elapsed += dt
        if self._elapsed >= self._duration:
            self._end()
            return self._elapsed - self._duration
        if self._on_advance is not None:
            self._on_advance(self._elapsed / self._duration)
        return 0.0

    def finish(self) -> None:
        """Go to the end at once."""
        if not self.done:
            self._begin()
            self._end()

    def _begin(self) -> None:
        if not self._begun:
            self._begun = True
            if self._on_start is not None:
                self._on_start()

    def _end(self) -> None:
        if self.done:  # the cue's own start may have skipped the queue
            return
        self.done = True
        if self._on_advance is not None:
            self._on_advance(1.0)
        if self._on_finish is not None:
            self._on_finish()


@dataclass(slots=True)
class _Entry:
    motion: Motion
    blocking: bool
    stops: bool


class CueQueue:
    """Plays motions one after the other, each exactly once; use ``Together`` and ``Chain`` for groups."""

    def __init__(self, owners: Owners | None = None, speed: Speed = Speed.NORMAL, step_mode: bool = False) -> None:
        """Start empty; ``owners`` is that of the scene's tween group where both move the same targets."""
        self.owners = owners or Owners()
        self.speed = speed
        self.step_mode = step_mode
        self._entries: deque[_Entry] = deque()
        self._hurrying = False

    def add(self, motion: Motion, *, blocking: bool = True, stops: bool = True) -> None:
        """Play ``motion`` after all that is in the queue.

        ``blocking``: taps skip it instead of reaching the table. ``stops``: in step mode it waits for ``step`` first.
        """
        motion.bind(self.owners)
        self._entries.append(_Entry(motion, blocking, stops))

    @property
    def empty(self) -> bool:
        """Whether nothing is playing and nothing is to come."""
        return not self._entries

    @property
    def blocked(self) -> bool:
        """Whether anything blocking is playing or to come."""
        return any(entry.blocking for entry in self._entries)

    @property
    def waiting(self) -> bool:
        """Whether the next motion waits for ``step``."""
        return self.step_mode and bool(self._entries) and self._entries[0].stops

    @property
    def playing(self) -> bool:
        """Whether the next update changes anything."""
        return bool(self._entries) and not self.waiting

    @property
    def hurrying(self) -> bool:
        """Whether cues are being run straight to their ends just now; sounds may then stay silent."""
        return self._hurrying

    def update(self, dt: float) -> None:
        """Go on by ``dt`` ms of real time. What a callback adds begins with the next update at the earliest."""
        if self.speed is Speed.INSTANT:
            self._hurry(len(self._entries))
            return
        left = dt / self.speed.factor
        for entry in tuple(self._entries):
            if self.waiting or not self._entries or self._entries[0] is not entry:
                return
            left = entry.motion.advance(left)
            if not entry.motion.done:
                # Once begun, a motion does not wait again.
                entry.stops = False
                return
            self._drop(entry)

    def step(self) -> None:
        """In step mode: let the motion that waits begin. Otherwise nothing happens."""
        if self.waiting:
            self._entries[0].stops = False

    def skip(self) -> None:
        """Run all that is in the queue to its end, in order, each callback once; what callbacks add stays queued."""
        for entry in self._entries:
            entry.stops = False
        self._hurry(len(self._entries))

    def take_tap(self) -> bool:
        """Use a tap: a waiting motion begins, a blocking one is skipped. Return whether the tap was needed."""
        if self.waiting:
            self.step()
            return True
        if self.blocked:
            self.skip()
            return True
        return False

    def clear(self) -> None:
        """Abandon everything: no ends, no callbacks."""
        while self._entries:
            self._entries.popleft().motion.abandon()

    def _hurry(self, count: int) -> None:
        was_hurrying, self._hurrying = self._hurrying, True
        try:
            for _ in range(count):
                if not self._entries or self.waiting:
                    return
                entry = self._entries[0]
                entry.motion.finish()
                self._drop(entry)
        finally:
            self._hurrying = was_hurrying

    def _drop(self, entry: _Entry) -> None:
        # A callback may have skipped or cleared the queue meanwhile.
        if self._entries and self._entries[0] is entry:
            self._entries.popleft()
