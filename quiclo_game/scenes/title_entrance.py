"""The title comes in: after the name and the tiles its cards are dealt into the fan, and its dice fall beside it.

The first picture waits for none of them, and no frame has to draw more than one of them for the first time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from quiclo_game.shell.draws import Draw
from quiclo_game.shell.easing import clamp, out_cubic

FROM = 100.0
"""Ms until the first piece comes in: the first picture has been shown by then, and the tiles have theirs."""
EVERY = 34.0
"""From one piece to the next, two frames: one for a card, one for a die."""
FALL = 220.0
FADE = 110.0
HEIGHT = 46.0
"""How far above its place a piece comes in, in px of the design."""
STEPS = 8
"""A piece fades in by so many steps."""


class Entrance:
    """The pieces of a title, each falling into its place; where they are follows from the time alone."""

    def __init__(self, pieces: Sequence[Draw], scale: float, wait: float = 0.0) -> None:
        """Let ``pieces`` come in one after another, ``wait`` ms later than usual; ``scale`` is px per design px."""
        self._pieces = tuple(pieces)
        self._from = FROM + wait
        self._height = HEIGHT * scale

    @property
    def length(self) -> float:
        """After so many ms everything lies in its place."""
        return self._from + EVERY * max(0, len(self._pieces) - 1) + FALL

    def draws(self, elapsed: float) -> Sequence[Draw]:
        """Return what is to be seen so many ms after the title appeared, in the order of the pieces."""
        return self._pieces if elapsed >= self.length else tuple(self._falling(elapsed))

    def _falling(self, elapsed: float) -> Iterator[Draw]:
        for index, piece in enumerate(self._pieces):
            age = elapsed - self._from - EVERY * index
            if age < 0.0:
                return
            if age >= FALL:
                yield piece
                continue
            above = self._height * (1.0 - out_cubic(age / FALL))
            alpha = max(1, round(STEPS * clamp(age / FADE))) / STEPS
            yield replace(piece, y=piece.y - round(above), alpha=alpha)
