"""The stage keeps what rests as one opaque picture and redraws only what changed; idle frames touch no pixel."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from quiclo_game.shell.draws import Draw, Look
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.palette import rgb

MUCH = 0.5
"""Above this share of the screen, one whole blit is cheaper than many small ones."""


class Stage:
    """Shows still and moving draws on a screen over a background."""

    def __init__(self, painter: Painter, background: Look | None = None) -> None:
        """Take the painter and what lies under everything, drawn at the screen's centre (plain felt if ``None``)."""
        self.painter = painter
        self._background = background
        self._picture: pygame.Surface | None = None
        self._stale = True
        self._still: tuple[Draw, ...] = ()
        self._still_rects: list[pygame.Rect] = []
        self._moving: tuple[Draw, ...] = ()
        self._moving_rects: list[pygame.Rect] = []

    @property
    def background(self) -> Look | None:
        """Return what lies under everything."""
        return self._background

    @background.setter
    def background(self, look: Look | None) -> None:
        if look != self._background:
            self._background = look
            self.forget()

    def forget(self) -> None:
        """Draw everything anew next time: after a resize, an expose, or a swap of scenes."""
        self._stale = True

    def present(
        self, screen: pygame.Surface, still: Sequence[Draw], still_changed: bool, moving: Sequence[Draw]
    ) -> list[pygame.Rect]:
        """Bring the screen up to date and return the rectangles that changed, empty if none did.

        ``still`` is looked at only if ``still_changed`` or after ``forget``. The pixels are the same as if background,
        ``still`` and ``moving`` had been painted in this order.
        """
        moving = tuple(moving)
        if self._picture is None or self._picture.get_size() != screen.get_size():
            self._picture = pygame.Surface(screen.get_size(), 0, screen)
            self._stale = True
        if self._stale:
            self._paint_whole(self._picture, tuple(still))
            dirty = [screen.get_rect()]
        elif still_changed:
            dirty = self._repaint(self._picture, tuple(still))
        elif moving == self._moving:
            return []
        else:
            dirty = []
        dirty.extend(self._moving_rects)
        self._restore(screen, self._picture, dirty)
        self._moving_rects = [rect for rect in self.painter.paint(screen, moving) if rect]
        self._moving = moving
        return [rect for rect in (*dirty, *self._moving_rects) if rect]

    def _paint_whole(self, picture: pygame.Surface, still: tuple[Draw, ...]) -> None:
        self._stale = False
        self._moving_rects = []
        self._still = still
        self._lay_background(picture)
        self._still_rects = self.painter.paint(picture, still)

    def _lay_background(self, picture: pygame.Surface) -> None:
        if self._background is None:
            picture.fill(rgb("felt"), picture.get_clip())
        else:
            width, height = picture.get_size()
            self.painter.paint(picture, [Draw(self._background, width / 2, height / 2)])

    def _repaint(self, picture: pygame.Surface, still: tuple[Draw, ...]) -> list[pygame.Rect]:
        """Paint only where the new still draws differ from the old ones; return those rectangles."""
        old, old_rects = self._still, self._still_rects
        start = 0
        while start < min(len(old), len(still)) and same(old[start], still[start]):
            start += 1
        end = 0
        while end < min(len(old), len(still)) - start and same(old[-1 - end], still[-1 - end]):
            end += 1
        bounds = picture.get_rect()
        changed = [self.painter.extent(draw).clip(bounds) for draw in still[start : len(still) - end]]
        rects = [*old_rects[:start], *changed, *old_rects[len(old) - end :]]
        dirty = [rect for rect in (*old_rects[start : len(old) - end], *changed) if rect]
        self._still, self._still_rects = still, rects
        if sum(rect.width * rect.height for rect in dirty) > MUCH * bounds.width * bounds.height:
            dirty = [bounds]
        for area in merged(dirty):
            picture.set_clip(area)
            self._lay_background(picture)
            touched = [draw for draw, rect in zip(still, rects, strict=True) if rect.colliderect(area)]
            self.painter.paint(picture, touched)
        picture.set_clip(None)
        return dirty

    def _restore(self, screen: pygame.Surface, picture: pygame.Surface, dirty: list[pygame.Rect]) -> None:
        if sum(rect.width * rect.height for rect in dirty) > MUCH * screen.get_width() * screen.get_height():
            screen.blit(picture, (0, 0))
            return
        screen.fblits([(picture.subsurface(rect), rect.topleft) for rect in dirty if rect])


def same(first: Draw, second: Draw) -> bool:
    """Say whether two draws are equal, fast where they are the same object."""
    return first is second or first == second


def merged(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """Return rectangles that cover the same and do not overlap, so that no pixel is painted twice."""
    apart: list[pygame.Rect] = []
    for rect in rects:
        grown = rect.copy()
        while (index := grown.collidelist(apart)) >= 0:
            grown.union_ip(apart.pop(index))
        apart.append(grown)
    return apart
