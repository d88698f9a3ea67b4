"""Where everything lies in the workshop."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from quiclo_game.rules.combination import SIZE
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.strategy.layout import StrategyLayout, centred
from quiclo_game.scenes.strategy.net_places import graph_area, net_places
from quiclo_game.scenes.strategy.own_places import Place
from quiclo_game.scenes.strategy.workshop import Way
from quiclo_game.shell.cards import HEIGHT

if TYPE_CHECKING:
    from quiclo_game.scenes.strategy.scene import StrategyScene


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


def workshop_canvas(table: StrategyScene) -> Area:
    """Return where the seat's own cards lie in the workshop."""
    return workshop_places(table.layout, formula=table.workshop.way is Way.FORMULA).canvas


def shop_tiles(table: StrategyScene) -> tuple[Place, ...]:
    """Return the cards in the workshop that a finger can take hold of; those of a formula stay where they are."""
    shop, canvas, scale = table.workshop, workshop_canvas(table), table.layout.scale
    match shop.way:
        case Way.ROWS:
            operators = table.plan.settings["operators"]
            net = net_places(shop.rows, operators, graph_area(canvas, scale), scale)
            return tuple((card, x, y, net.width) for card, (x, y) in net.cards.items())
        case Way.FORMULA:
            return ()
        case _:
            spots, width = row_spots(canvas, scale)
            return tuple((card, x, y, width) for card, (x, y) in zip(shop.cards, spots, strict=False))


def row_spots(canvas: Area, scale: float) -> tuple[tuple[tuple[float, float], ...], float]:
    """Return the six places of a row of cards, which breaks where it is narrow, and a card's width."""
    lines = 1 if canvas.width > canvas.height * 2.2 else 2
    across = SIZE // lines
    width = min(120 * scale, canvas.width / (across * 1.4), canvas.height / lines / HEIGHT * 0.84)
    height = canvas.height / lines
    rows = (Area(canvas.x, canvas.y + line * height, canvas.width, height) for line in range(lines))
    return tuple(spot for row in rows for spot in centred(row, across, width, width * 0.4)), width
