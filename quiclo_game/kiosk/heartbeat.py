"""The heartbeat: a sign of life on stdout that only a drawn frame renews, for the supervisor at the other end.

Until the first frame each stage of the start beats once: a start that is slow, but goes on, is no hang.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress

BEAT = b"."
EVERY = 500.0
"""At most one beat in so many ms."""


class Heartbeat:
    """Call it after every frame."""

    def __init__(self, send: Callable[[bytes], None], orphaned: Callable[[], None]) -> None:
        """``send`` puts a beat on the wire; ``orphaned`` is called when nobody listens any more."""
        self._send = send
        self._orphaned = orphaned
        self._last = float("-inf")

    def __call__(self, frame: object, now: float) -> None:
        """Beat for a frame drawn at ``now`` ms, if the last beat is long enough ago."""
        if now - self._last < EVERY:
            return
        self._last = now
        try:
            self._send(BEAT)
        except OSError:
            self._orphaned()


def send_to_stdout(beat: bytes) -> None:
    """Write a beat to stdout, whatever Python has buffered. Raises ``OSError`` once the other end is closed."""
    os.write(1, beat)


def note_stage() -> None:
    """Beat for a stage of the start that is done; where nobody listens, the first frame will find that out."""
    with suppress(OSError):
        send_to_stdout(BEAT)
