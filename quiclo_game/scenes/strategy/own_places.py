"""Where the cards of every seat lie: large at the own seat, small in the panels of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quiclo_game.rules.seats import Seat
from quiclo_game.rules.strategy_turn import SHOWN
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.edge_panels import room_beside
from quiclo_game.scenes.strategy.layout import centred, spread
from quiclo_game.shell.cards import HEIGHT, widest_in_row
from quiclo_game.shell.layout import scale as scale_of

if TYPE_CHECKING:
    from quiclo_game.scenes.strategy.scene import StrategyScene

Place = tuple[int, float, float, float]
"""A card (0: its back), its middle, and its width."""

EDGE_ROOM = 260.0
"""Less room than this on a panel at the edge of a table is not enough for cards, in sheet px."""


def own_places(table: StrategyScene) -> tuple[Place, ...]:
    """Return the cards of the own seat as they may be seen there, those that lie open first."""
    layout = table.layout
    if table.stakes_shown:
        cards = table.state.choices[table.bottom]
        return _row(layout.open_cards, cards, layout.own_card, 14 * layout.scale)
    hand = table.board.hands[table.bottom]
    open_area, hidden_area = own_areas(table)
    hidden = hand.hidden if table.sees(table.bottom) else (0,) * len(hand.hidden)
    gap = 12 * layout.scale
    return (
        *_row(open_area, tuple(sorted(hand.open)), layout.own_card, gap),
        *_row(hidden_area, hidden, layout.own_card, gap, middle=True),
    )


def vacant_places(table: StrategyScene) -> tuple[Place, ...]:
    """Return where the open cards of the own seat will lie as long as it has none."""
    if table.stakes_shown or table.board.hands[table.bottom].open:
        return ()
    return _row(own_areas(table)[0], (0,) * SHOWN, table.layout.own_card, 12 * table.layout.scale)


def own_areas(table: StrategyScene) -> tuple[Area, Area]:
    """Return the rooms for open and hidden cards: in one row they are shared out by how many there are."""
    layout = table.layout
    hand = table.board.hands[table.bottom]
    if layout.portrait:
        return layout.open_cards, layout.hidden_cards
    whole = Area(
        layout.open_cards.x,
        layout.open_cards.y,
        layout.hidden_cards.right - layout.open_cards.x,
        layout.open_cards.height,
    )
    gap = layout.hidden_cards.x - layout.open_cards.right
    count, shown = max(1, len(hand.hidden)), len(hand.open) or SHOWN
    wanted = max(layout.own_keys[1].width, count * (layout.own_card + 12 * layout.scale))
    share = whole.width - gap - min(wanted, whole.width * count / (shown + count))
    return (
        Area(whole.x, whole.y, share, whole.height),
        Area(whole.x + share + gap, whole.y, whole.width - share - gap, whole.height),
    )


def other_places(table: StrategyScene, seat: Seat, area: Area) -> tuple[Place, ...]:
    """Return the small cards in the panel of another seat, those that lie open first, then the hidden ones."""
    return _small_places(table, seat, cards_row(area, table.layout.scale), table.layout.scale)


def edge_places(table: StrategyScene, seat: Seat, area: Area, scale: float) -> tuple[Place, ...]:
    """Return the small cards on a panel at the edge of a table, in its own coordinates; none where room is short."""
    row = room_beside(area, scale)
    return _small_places(table, seat, row, scale) if row.width > EDGE_ROOM * scale else ()


def _small_places(table: StrategyScene, seat: Seat, row: Area, scale: float) -> tuple[Place, ...]:
    hand = table.board.hands[seat]
    hidden = hand.hidden if table.sees(seat) else (0,) * len(hand.hidden)
    width = min(row.height / HEIGHT, 78 * scale)
    backs = min(row.width * 0.28, width + (len(hidden) - 1) * width * 0.36) if hidden else 0.0
    if hidden and hidden[0]:
        backs = row.width * len(hidden) / max(1, hand.count)
    gap = 14 * scale if hidden else 0.0
    cards = tuple(sorted(hand.open))
    if not cards:
        return _row(row, hidden, width, 6 * scale)
    if crowded(row.width - backs - gap, row.height, len(cards)):
        return two_rows(row, (*cards, *hidden), 3 * scale)
    open_area = Area(row.x, row.y, row.width - backs - gap, row.height)
    hidden_area = Area(row.right - backs, row.y, backs, row.height)
    return (
        *_row(open_area, cards, width, 6 * scale),
        *_row(hidden_area, hidden, min(width, max(backs * 0.7, width * 0.6)), 6 * scale),
    )


def cards_row(area: Area, scale: float) -> Area:
    """Return the row of cards in the panel of another seat."""
    return Area(area.x + 14 * scale, area.y + 56 * scale, area.width - 28 * scale, area.height - 68 * scale)


def spot_of(table: StrategyScene, seat: Seat, card: int) -> Place:
    """Return where a card lies, or will come to lie, at a seat."""
    layout = table.layout
    if seat == table.bottom:
        places = own_places(table)
        middle = layout.open_cards
        width = layout.own_card
    elif table.around:
        return _edge_spot(table, seat, card)
    else:
        area = panel_of(table, seat)
        places = other_places(table, seat, area)
        middle = cards_row(area, layout.scale)
        width = min(middle.height / HEIGHT, 78 * layout.scale)
    for place in places:
        if place[0] == card:
            return place
    shown = [place for place in places if place[0]]
    x = min(shown[-1][1] + width, middle.right - width / 2) if shown else middle.x + width / 2
    return (card, x, middle.cy, width)


def _edge_spot(table: StrategyScene, seat: Seat, card: int) -> Place:
    """Return where a card lies on a panel at the edge of the table, as the middle sees it."""
    panel, scale = table.edges.panels[seat], scale_of(table.window)
    area = Area(0, 0, panel.width, panel.height)
    places = edge_places(table, seat, area, scale)
    row = room_beside(area, scale)
    width = min(row.height / HEIGHT, 78 * scale)
    _, x, y, width = next((place for place in places if place[0] == card), (card, row.right, area.cy, width))
    return (card, *table.edges.frame.inward(*panel.frame.outward(x, y)), width)


def panel_of(table: StrategyScene, seat: Seat) -> Area:
    """Return the panel of another seat."""
    step = (seat - table.bottom) % table.board.seats
    return table.layout.others[step - 1]


def crowded(width: float, height: float, count: int) -> bool:
    """Say whether so many cards become larger in two rows than in one, if none hides the numeral of another."""
    return widest_in_row(count, width) < height / 2 / HEIGHT


def two_rows(area: Area, cards: tuple[int, ...], gap: float) -> tuple[Place, ...]:
    """Return many cards in two rows, none over another, as large as they fit."""
    across = -(-len(cards) // 2)
    height = (area.height - gap) / 2
    width = min(height / HEIGHT, (area.width - gap * (across - 1)) / across)
    places: list[Place] = []
    for line in (0, 1):
        part = cards[line * across : (line + 1) * across]
        row = Area(area.x, area.y + line * (height + gap), area.width, height)
        places += _row(row, part, width, gap)
    return tuple(places)


def _row(area: Area, cards: tuple[int, ...], widest: float, gap: float, *, middle: bool = False) -> tuple[Place, ...]:
    width = min(widest, area.height / HEIGHT, widest_in_row(len(cards), area.width))
    spots = (centred if middle else spread)(area, len(cards), width, gap)
    return tuple((card, x, y, width) for card, (x, y) in zip(cards, spots, strict=True))
