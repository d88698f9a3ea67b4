"""A line that is said in front of every scene for a while, towards whoever it is meant for; it takes no input."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from quiclo_game.scenes.facing import Facing
from quiclo_game.shell.clock import Clock
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.layout import scale
from quiclo_game.shell.scene import Size
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Words

SAID_MS = 10_000.0
SIZE, HEIGHT, MARGIN = 46.0, 108.0, 56.0
"""Letters, height of the panel, and what it leaves free beside them, in px of the design."""
WIDEST = 0.62
"""Around a table it takes so much of a side, so that those of two sides leave each other alone."""


class Announcement:
    """What is said just now, if anything."""

    def __init__(self, clock: Clock, fonts: Fonts) -> None:
        """Say nothing yet."""
        self._clock = clock
        self._fonts = fonts
        self._until = float("-inf")
        self._line: Callable[[], str] = str
        self._sides: tuple[Facing, ...] = ()

    def say(self, line: Callable[[], str], sides: Iterable[Facing]) -> None:
        """Say what ``line`` tells, in whatever language is set, towards these sides."""
        self._line, self._sides = line, tuple(dict.fromkeys(sides))
        self._until = self._clock.now() + SAID_MS

    def hush(self) -> None:
        """Say nothing any more."""
        self._until = float("-inf")

    def draws(self, window: Size) -> DrawList:
        """Return the line as it is seen now: at the top for one side, near each of several."""
        if self._clock.now() >= self._until:
            return ()
        return tuple(draw for side in self._sides for draw in side.draws(self._panel(side.size(window)), window))

    def _panel(self, size: Size) -> DrawList:
        s, (width, height), line = scale(size), size, self._line()
        room = width * (WIDEST if len(self._sides) > 1 else 0.94) - 2 * MARGIN * s
        letters = self._fonts.fitting_size(line, SIZE * s, "round", room)
        x, y = width / 2, 0.2 * min(size)
        if len(self._sides) > 1:
            y = height - y
        wide = self._fonts.width(line, letters, "round") + 2 * MARGIN * s
        ground = Box(
            wide, HEIGHT * s, 30 * s, "panel", line="honey", line_width=4 * s, shadow=30 * s, glow="honey",
            glow_size=18 * s,
        )  # fmt: skip
        return Draw(ground, x, y), Draw(Words(line, letters, "honey"), x, y)
