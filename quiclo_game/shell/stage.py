"""The stage keeps what rests as one opaque picture and redraws only what changed; idle frames touch no pixel."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from quiclo_game.shell.draws import Draw, Look
from quiclo_game.shell.painter import Painter, Placed
from quiclo_game.shell.patches import compared, patches, touching
from quiclo_game.shell.still_layer import StillLayer

MOST_CHURN = 8
"""So many frames after a camera has come to rest, a picture is made of what rests."""


class Stage:
    """Shows still and moving draws on a screen over a background."""

    def __init__(self, painter: Painter, background: Look | None = None) -> None:
        """Take the painter and what lies under everything, drawn at the screen's centre (plain felt if ``None``)."""
        self.painter = painter
        self._layer = StillLayer(painter, background)
        self._lost = self._stale = True
        self._moving: list[Placed] = []
        self._churn = 0
        """How often all that rests was lately another one: then its picture is not worth making."""

    @property
    def background(self) -> Look | None:
        """Return what lies under everything."""
        return self._layer.background

    @background.setter
    def background(self, look: Look | None) -> None:
        if look != self._layer.background:
            self._layer.background = look
            self.renew()

    def forget(self) -> None:
        """Draw all of the screen next time: after an expose, a swap of scenes, or whatever else became of it."""
        self._lost = True

    def renew(self) -> None:
        """Draw everything anew next time, because draws that are equal look different now."""
        self._lost = self._stale = True

    def present(
        self, screen: pygame.Surface, still: Sequence[Draw], still_changed: bool, moving: Sequence[Draw]
    ) -> list[pygame.Rect]:
        """Bring the screen up to date and return the rectangles that changed, empty if none did.

        ``still`` is looked at only if ``still_changed``, after ``renew``, or where the screen is another one. The
        pixels are the same as if background, ``still`` and ``moving`` had been painted in this order.
        """
        bounds = screen.get_rect()
        if self._layer.fit(screen):
            self.renew()
        if self._stale:
            self._layer.renew(still)
            self._moving = []
            areas = [bounds]
        else:
            areas = self._layer.change(still) if still_changed else []
        self._churn = min(MOST_CHURN, self._churn + 1) if areas == [bounds] else max(0, self._churn - 1)
        self._moving, moved = compared(self._moving, tuple(moving), self.painter, bounds)
        dirty = patches((*areas, *moved), bounds) if not self._lost else [bounds]
        self._lost = self._stale = False
        for area in dirty:
            screen.set_clip(area)
            if self._churn > 1:
                self._layer.paint_on(screen, area)
            else:
                self._layer.copy_to(screen, area)
            self.painter.lay(screen, touching(self._moving, area))
        screen.set_clip(None)
        return dirty
