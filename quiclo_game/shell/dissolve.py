"""One scene dissolves into the next: the new one is drawn beside the screen and grows into it, one blit a frame."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from quiclo_game.shell.clock import Clock
from quiclo_game.shell.easing import in_out_sine
from quiclo_game.shell.raster import opaque

LENGTH = 240.0
"""Ms from the last picture of the old scene to the first untouched one of the new; it takes input from the start."""


class Dissolve:
    """What lies between two scenes; costs nothing while none is under way."""

    def __init__(self, clock: Clock, wanted: Callable[[], bool]) -> None:
        """Use the clock's time; where ``wanted`` says no at a swap, the new scene is there at once."""
        self._clock = clock
        self._wanted = wanted
        self._canvas: pygame.Surface | None = None
        self._began: float | None = None
        self._blended = 0.0
        self._asked = False
        self._seen = False

    @property
    def active(self) -> bool:
        """Whether the next frame differs from this one, whatever the scene does."""
        return self._asked or self._canvas is not None

    def begin(self) -> None:
        """Be told that another scene is on top from the next frame on; the very first one just appears."""
        self.end()
        self._asked = self._seen and self._wanted()

    def end(self) -> None:
        """Be over: the next frame goes straight to the screen, all of which is to be drawn anew."""
        self._canvas, self._asked = None, False

    def canvas(self, screen: pygame.Surface) -> pygame.Surface:
        """Return what the next frame is to be drawn on: the screen itself, or a picture beside it."""
        self._seen = True
        if self._asked:
            self._asked, self._blended, self._began = False, 0.0, None
            self._canvas = opaque(*screen.get_size(), screen)
        return screen if self._canvas is None else self._canvas

    def blend(self, screen: pygame.Surface) -> bool:
        """Let the picture beside the screen show through as far as it is due; return whether the screen changed.

        Each frame covers of what is left of the old scene so much that the new one has its share: no copy of the old
        one is needed. The last frame is opaque, so that the stage can go on from there.
        """
        if self._canvas is None:
            return False
        now = self._clock.now()
        if self._began is None:
            self._began = now
        share = in_out_sine((now - self._began) / LENGTH)
        if share >= 1.0:
            screen.blit(self._canvas, (0, 0))
            self._canvas = None
            return True
        part = (share - self._blended) / (1.0 - self._blended)
        self._blended = share
        self._canvas.set_alpha(round(part * 255))
        screen.blit(self._canvas, (0, 0))
        self._canvas.set_alpha(None)
        return True
