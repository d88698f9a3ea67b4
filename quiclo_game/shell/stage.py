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
        else:
            dirty = []
        if not dirty and moving == self._moving:
            return []
        self._moving_rects, moved = self._compared(self._moving, self._moving_rects, moving, screen.get_rect())
        self._moving = moving
        areas = patches((*dirty, *moved), screen.get_rect())
        for area in areas:
            screen.set_clip(area)
            screen.blit(self._picture, area, area)
            self.painter.paint(screen, touching(moving, self._moving_rects, area))
        screen.set_clip(None)
        return areas

    def _paint_whole(self, picture: pygame.Surface, still: tuple[Draw, ...]) -> None:
        self._stale = False
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
        bounds = picture.get_rect()
        self._still_rects, dirty = self._compared(self._still, self._still_rects, still, bounds)
        self._still = still
        areas = patches(dirty, bounds)
        for area in areas:
            picture.set_clip(area)
            self._lay_background(picture)
            self.painter.paint(picture, touching(still, self._still_rects, area))
        picture.set_clip(None)
        return areas

    def _compared(
        self, old: tuple[Draw, ...], old_rects: list[pygame.Rect], new: tuple[Draw, ...], bounds: pygame.Rect
    ) -> tuple[list[pygame.Rect], list[pygame.Rect]]:
        """Return where the new draws lie, and the rectangles in which they differ from the old ones.

        Equally many are compared one by one; otherwise those that are still there, in the same order, do not differ.
        """
        if len(old) == len(new):
            rects = [
                rect if same(first, second) else self.painter.extent(second).clip(bounds)
                for first, second, rect in zip(old, new, old_rects, strict=True)
            ]
            pairs = [(before, now) for before, now in zip(old_rects, rects, strict=True) if now is not before]
            return rects, [rect for pair in pairs for rect in pair if rect]
        found = places_among(old, new)
        rects = [
            self.painter.extent(draw).clip(bounds) if place is None else old_rects[place]
            for draw, place in zip(new, found, strict=True)
        ]
        stayed = set(found)
        gone = [rect for place, rect in enumerate(old_rects) if place not in stayed and rect]
        return rects, [*gone, *(rect for rect, place in zip(rects, found, strict=True) if place is None and rect)]


def places_among(old: Sequence[Draw], new: Sequence[Draw]) -> list[int | None]:
    """Return for each new draw its place among the old ones, ascending; ``None`` for those that were not there.

    What has come between others or gone from between them leaves all the rest as they are.
    """
    known: dict[Draw, list[int]] = {}
    found: list[int | None] = []
    at = 0
    for draw in new:
        if at < len(old) and same(old[at], draw):
            found.append(at)
            at += 1
            continue
        if not known:
            for place in range(at, len(old)):
                known.setdefault(old[place], []).append(place)
        later = next((place for place in known.get(draw, ()) if place >= at), None)
        found.append(later)
        at = at if later is None else later + 1
    return found


def touching(draws: Sequence[Draw], rects: Sequence[pygame.Rect], area: pygame.Rect) -> list[Draw]:
    """Return the draws whose rectangles share a pixel with an area."""
    return [draw for draw, rect in zip(draws, rects, strict=True) if rect.colliderect(area)]


def patches(dirty: Sequence[pygame.Rect], bounds: pygame.Rect) -> list[pygame.Rect]:
    """Return areas that cover what is dirty without overlapping; one for all where that is most of it."""
    if sum(rect.width * rect.height for rect in dirty) > MUCH * bounds.width * bounds.height:
        return [bounds]
    return merged(list(dirty))


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
