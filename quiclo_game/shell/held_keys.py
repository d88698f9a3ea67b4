"""Direction keys that are held: after a first delay they go on by themselves, as those of a gamepad do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from quiclo_game.shell.inputs import KeyPress

FIRST_REPEAT, REPEAT = 400.0, 130.0
"""In ms: from the press to the first repetition, and from each to the next."""
REPEATING: Final = frozenset(("left", "right", "up", "down", "a", "d", "w", "s"))
"""Keys that lead somewhere, in either half of the keyboard; none that presses or writes."""


class HeldKeys:
    """Knows which direction key is held; the last one counts, as people roll from one to the next."""

    def __init__(self) -> None:
        """Start with nothing held."""
        self._held: KeyPress | None = None
        self._due = 0.0

    def pressed(self, press: KeyPress, now: float) -> None:
        """Be told of a press at ``now`` ms; any other key ends the repetition."""
        self._held = press if press.key in REPEATING and not (press.control or press.alt) else None
        self._due = now + FIRST_REPEAT

    def released(self, key: str) -> None:
        """Be told that a key went up."""
        if self._held is not None and self._held.key == key:
            self._held = None

    def let_go(self) -> None:
        """Forget what is held: what happens to the keys meanwhile is not told."""
        self._held = None

    def repeated(self, now: float) -> Iterator[KeyPress]:
        """Yield the held key once more if it is due at ``now`` ms; late looks make up for nothing."""
        if self._held is not None and now >= self._due:
            self._due = now + REPEAT
            yield replace(self._held, repeated=True)
