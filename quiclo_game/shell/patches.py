"""Where two draw lists differ, in as few rectangles as it takes, none of which overlap."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from quiclo_game.shell.draws import Draw
from quiclo_game.shell.painter import Painter, Placed

MUCH = 0.5
"""Above this share of the screen, one whole blit is cheaper than many small ones."""


def compared(
    old: Sequence[Placed], new: Sequence[Draw], painter: Painter, bounds: pygame.Rect
) -> tuple[list[Placed], list[pygame.Rect]]:
    """Return the new draws placed within ``bounds``, and the rectangles in which they differ from the old ones.

    Equally many are compared one by one; otherwise those that are still there, in the same order, do not differ.
    What does not differ is not looked up again.
    """
    if len(old) == len(new):
        placed = [
            before if same(before.draw, draw) else painter.placed(draw, bounds)
            for before, draw in zip(old, new, strict=True)
        ]
        pairs = [(before, now) for before, now in zip(old, placed, strict=True) if now is not before]
        return placed, [one.rect for pair in pairs for one in pair if one.rect]
    found = places_among([one.draw for one in old], new)
    placed = [
        painter.placed(draw, bounds) if place is None else old[place] for draw, place in zip(new, found, strict=True)
    ]
    stayed = set(found)
    gone = [one.rect for place, one in enumerate(old) if place not in stayed and one.rect]
    return placed, [*gone, *(one.rect for one, place in zip(placed, found, strict=True) if place is None and one.rect)]


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


def touching(placed: Sequence[Placed], area: pygame.Rect) -> list[Placed]:
    """Return what shares a pixel with an area."""
    return [one for one in placed if one.rect.colliderect(area)]


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
