"""Where the cards and keys of a choice lie on the stage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.strategy.layout import StrategyLayout, centred
from quiclo_game.shell.cards import HEIGHT

if TYPE_CHECKING:
    from quiclo_game.scenes.strategy.scene import StrategyScene

HEAD, FOOT = 160.0, 118.0
"""Room above for what is asked, and below for the keys, in sheet px."""
WIDEST = 240.0
"""Width of a card at most, in sheet px."""
NAME = 190.0
"""Room for a name before its cards in the market, in sheet px."""


def inner_area(layout: StrategyLayout) -> Area:
    """Return where the cards of a choice lie."""
    stage, scale = layout.stage, layout.scale
    return Area(
        stage.x + 24 * scale,
        stage.y + HEAD * scale,
        stage.width - 48 * scale,
        stage.height - (HEAD + FOOT) * scale,
    )


def choice_keys(layout: StrategyLayout) -> tuple[Area, Area]:
    """Return the places of the lesser key on the left and the main key on the right."""
    stage, scale = layout.stage, layout.scale
    y, height = stage.bottom - 106 * scale, 90 * scale
    lesser, main = (150 * scale, 300 * scale) if layout.portrait else (210 * scale, 360 * scale)
    left, right = stage.x + 24 * scale, stage.right - 24 * scale
    return Area(left, y, lesser, height), Area(right - main, y, main, height)


def curtain_key(layout: StrategyLayout) -> Area:
    """Return the place of the key that opens the cards to one seat, in the middle."""
    stage, scale = layout.stage, layout.scale
    width, height = 420 * scale, 104 * scale
    return Area(stage.cx - width / 2, stage.y + stage.height * 0.72, width, height)


def vote_keys(layout: StrategyLayout) -> tuple[Area, ...]:
    """Return the places of the three answers, side by side."""
    stage, scale = layout.stage, layout.scale
    row = Area(stage.x + 24 * scale, stage.bottom - 116 * scale, stage.width - 48 * scale, 100 * scale)
    return row.columns(3, 16 * scale)


def card_places(table: StrategyScene) -> tuple[tuple[int, float, float, float], ...]:
    """Return the cards to choose from with middle and width: one row, or two where there are many."""
    cards = table.state.hands[table.bottom].cards
    layout = table.layout
    scale, area = layout.scale, inner_area(layout)
    rows = 1 if len(cards) <= 6 and not layout.portrait else 2 if len(cards) <= 10 or not layout.portrait else 3
    across = -(-len(cards) // rows)
    gap = 16 * scale
    height = (area.height - (rows - 1) * 2 * gap) / rows
    width = min((area.width - gap * (across - 1)) / across, height / HEIGHT * 0.94, WIDEST * scale)
    places: list[tuple[int, float, float, float]] = []
    for row in range(rows):
        part = cards[row * across : (row + 1) * across]
        line = Area(area.x, area.y + row * (height + 2 * gap), area.width, height)
        places += [(card, x, y, width) for card, (x, y) in zip(part, centred(line, len(part), width, gap), strict=True)]
    return tuple(places)


def market_rows(table: StrategyScene) -> tuple[tuple[Seat, Area], ...]:
    """Return the other seats with their rows in the market."""
    layout = table.layout
    scale = layout.scale
    inner = inner_area(layout)
    spare = 46 * scale
    area = Area(inner.x, inner.y - spare, inner.width, inner.height + spare)
    seats = [(table.bottom + step) % table.board.seats for step in range(1, table.board.seats)]
    height = min(area.height / len(seats), 240 * scale)
    top = area.cy - height * len(seats) / 2
    return tuple((seat, Area(area.x, top + index * height, area.width, height)) for index, seat in enumerate(seats))


def market_places(table: StrategyScene) -> tuple[tuple[int, float, float, float, Seat], ...]:
    """Return the open cards of the others with middle, width and owner."""
    scale = table.layout.scale
    places: list[tuple[int, float, float, float, Seat]] = []
    for seat, row in market_rows(table):
        cards = sorted(table.board.hands[seat].open)
        line = Area(row.x + NAME * scale, row.y, row.width - NAME * scale, row.height)
        gap = 12 * scale
        width = min((row.height - 18 * scale) / HEIGHT, 130 * scale)
        if len(cards) > 1:
            width = min(width, (line.width - gap * (len(cards) - 1)) / len(cards))
        spots = centred(line, len(cards), width, gap)
        places += [(card, x, y, width, seat) for card, (x, y) in zip(cards, spots, strict=True)]
    return tuple(places)
