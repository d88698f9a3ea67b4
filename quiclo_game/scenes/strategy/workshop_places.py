"""Where everything lies in the workshop."""

from __future__ import annotations

from dataclasses import dataclass

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.strategy.layout import StrategyLayout


@dataclass(frozen=True, slots=True)
class WorkshopPlaces:
    """Title, ways, the picture, the verdict, signs (only for a formula), and the three keys."""

    title: Area
    ways: Area
    canvas: Area
    verdict: Area
    signs: tuple[Area, ...]
    keys: tuple[Area, Area, Area]


def workshop_places(layout: StrategyLayout, *, formula: bool) -> WorkshopPlaces:
    """Return the places of the workshop in a window."""
    area, scale = layout.workshop, layout.scale
    inner = area.inset(18 * scale)
    title = Area(inner.x, inner.y - 2 * scale, inner.width, 50 * scale)
    ways = Area(inner.x, title.bottom + 4 * scale, inner.width, 62 * scale)
    row = Area(inner.x, inner.bottom - 82 * scale, inner.width, 80 * scale)
    small = 118 * scale
    gap = 12 * scale
    keys = (
        Area(row.x, row.y, small, row.height),
        Area(row.x + small + gap, row.y, small * 1.15, row.height),
        Area(row.x + 2.15 * small + 2 * gap, row.y, row.width - 2.15 * small - 2 * gap, row.height),
    )
    bottom = row.y - gap
    signs: tuple[Area, ...] = ()
    if formula:
        signs = Area(inner.x, bottom - 80 * scale, inner.width, 80 * scale).columns(5, gap)
        bottom -= 80 * scale + gap
    verdict = Area(inner.x, bottom - 92 * scale, inner.width, 92 * scale)
    top = ways.bottom + 10 * scale
    canvas = Area(inner.x, top, inner.width, verdict.y - top - 10 * scale)
    return WorkshopPlaces(title, ways, canvas, verdict, signs, keys)
