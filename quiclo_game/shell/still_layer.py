"""What rests, as one opaque picture that is mended where it changed, and only once it is needed."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from quiclo_game.shell.draws import Draw, Look
from quiclo_game.shell.painter import Painter, Placed
from quiclo_game.shell.palette import rgb
from quiclo_game.shell.patches import compared, patches, touching
from quiclo_game.shell.raster import opaque


class StillLayer:
    """Draws over a background; the picture of them is never older than what it is asked for."""

    def __init__(self, painter: Painter, background: Look | None = None) -> None:
        """Take the painter and what lies under everything, drawn at the middle (plain felt if ``None``)."""
        self.painter = painter
        self.background = background
        self.bounds = pygame.Rect(0, 0, 0, 0)
        self._placed: list[Placed] = []
        self._picture: pygame.Surface | None = None
        self._owed: list[pygame.Rect] = []
        """Where the picture still shows what was, in rectangles that do not overlap."""

    def fit(self, screen: pygame.Surface) -> bool:
        """Be as large as a screen, in its format; return whether everything is to be drawn anew for that."""
        kept = self._picture
        if kept is not None and kept.get_size() == screen.get_size() and kept.get_masks() == screen.get_masks():
            return False
        self.bounds = screen.get_rect()
        self._picture = opaque(*screen.get_size(), screen)
        return True

    def renew(self, still: Sequence[Draw]) -> None:
        """Show these draws, with pictures that are looked up anew."""
        self._placed = [self.painter.placed(draw, self.bounds) for draw in still]
        self._owed = [self.bounds]

    def change(self, still: Sequence[Draw]) -> list[pygame.Rect]:
        """Show these draws instead; return where they differ, in rectangles that do not overlap."""
        self._placed, dirty = compared(self._placed, still, self.painter, self.bounds)
        areas = patches(dirty, self.bounds)
        if areas:
            self._owed = patches((*self._owed, *areas), self.bounds)
        return areas

    def copy_to(self, screen: pygame.Surface, area: pygame.Rect) -> None:
        """Bring a part of a screen up to date from the picture, which is mended before if it has to be.

        Where one opaque look is all there is, the whole of a screen comes from there: that is the faster way.
        """
        if area == self.bounds and len(self._placed) == 1 and self._covered(self._placed, area):
            self._placed[0].lay(screen)
            return
        picture = self._picture
        assert picture is not None, "fit comes first"
        for owed in self._owed:
            picture.set_clip(owed)
            self.paint_on(picture, owed)
        picture.set_clip(None)
        self._owed = []
        screen.blit(picture, area, area)

    def paint_on(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """Paint a part of it anew, without the picture; ``area`` is the clip of the surface."""
        found = touching(self._placed, area)
        if not self._covered(found, area):
            self._lay_background(surface, area)
        self.painter.lay(surface, found)

    def _covered(self, found: Sequence[Placed], area: pygame.Rect) -> bool:
        return bool(found) and found[0].opaque and found[0].rect.contains(area)

    def _lay_background(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        if self.background is None:
            surface.fill(rgb("felt"), area)
        else:
            self.painter.paint(surface, [Draw(self.background, self.bounds.width / 2, self.bounds.height / 2)])
