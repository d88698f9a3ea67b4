"""The seats: panels of the others with small cards, and the own seat with large ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quiclo_game.rules.seats import Seat
from quiclo_game.rules.strategy_state import Status
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.names import seat_name
from quiclo_game.scenes.panel_marks import thinking_draws
from quiclo_game.scenes.strategy.choosing import Choice
from quiclo_game.scenes.strategy.own_places import (
    Place,
    edge_places,
    other_places,
    own_areas,
    own_places,
    panel_of,
    vacant_places,
)
from quiclo_game.shell.cards import CardFace, CardState, Ghost
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import FIGURES
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.palette import PLAYERS, Colour
from quiclo_game.shell.shapes import Bar, Box, Disc
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Token

if TYPE_CHECKING:
    from quiclo_game.scenes.strategy.scene import StrategyScene

DOTS_MS = 900.0
"""So many ms the three dots of a bot that thinks take to pass."""
_STAKES: dict[Status, CardState] = {
    Status.OPEN: "rest", Status.SOLVED: "valid", Status.LOST: "wrong", Status.UNREACHABLE: "disabled",
}  # fmt: skip


def other_seats(table: StrategyScene) -> Iterator[Draw]:
    """Yield the panels of all seats but the one that is shown large."""
    for step in range(1, table.board.seats):
        seat = (table.bottom + step) % table.board.seats
        yield from _other(table, seat, panel_of(table, seat))


def away(table: StrategyScene) -> set[int]:
    """Return the cards that are in flight, or singled out for a swap: their places look empty."""
    board = table.board
    cards = {flight.card for flight in board.flights if flight.card}
    if board.target is not None and board.target.owner >= 0:
        cards.add(board.target.card)
    return cards


def _panel(table: StrategyScene, seat: Seat, area: Area, *, active: bool) -> Iterator[Draw]:
    scale = table.layout.scale
    colour = PLAYERS[table.plan.players[seat].colour].colour
    look = Box(
        area.width,
        area.height,
        22 * scale,
        "panel",
        0.93,
        "honey" if active else colour,
        (3.5 if active else 2.0) * scale,
        1.0 if active else 0.8,
        shadow=9 * scale,
        shadow_alpha=0.35,
        glow="honey" if active else None,
        glow_size=8 * scale if active else 0.0,
    )
    yield Draw(look, area.cx, area.cy)


def _other(table: StrategyScene, seat: Seat, area: Area) -> Iterator[Draw]:
    scale, player = table.layout.scale, table.plan.players[seat]
    fonts = table.services.forge.fonts
    yield from _panel(table, seat, area, active=seat == table.board.seat)
    y = area.y + 30 * scale
    yield Draw(Token(player.colour, 20 * scale), area.x + 32 * scale, y)
    hand = table.board.hands[seat]
    figure = Words(str(hand.count), 28 * scale, "honey", FIGURES, "right")
    yield Draw(figure, area.right - 16 * scale, y)
    icon_x = area.right - 16 * scale - figure.width(fonts) - 20 * scale
    yield from count_icon(icon_x, y, scale)
    room = icon_x - area.x - 84 * scale
    if table.director.thinking == seat and table.queue.empty and room > 160 * scale:
        room -= 74 * scale
        phase = table.duration % DOTS_MS / DOTS_MS
        yield from thinking_draws(icon_x - 58 * scale, y, scale * 0.8, phase)
    name = seat_name(fonts, player, 24 * scale, room, scale, above=22 * scale, below=22 * scale)
    yield from name.draws(area.x + 60 * scale, y)
    yield from _small(table, other_places(table, seat, area))


def edge_cards(table: StrategyScene, seat: Seat, area: Area, scale: float) -> Iterator[Draw]:
    """Yield the small cards of a seat on its panel at the edge of a table."""
    yield from _small(table, edge_places(table, seat, area, scale))


def _small(table: StrategyScene, places: tuple[Place, ...]) -> Iterator[Draw]:
    missing = away(table)
    for card, x, cy, width in places:
        if card and card in missing:
            yield Draw(Ghost(width, "line"), x, cy)
        else:
            yield Draw(CardFace(card, round(width)), x, cy)


def count_icon(x: float, y: float, scale: float) -> Iterator[Draw]:
    """Yield the sign of a number of cards: three small ones behind each other."""
    for step in range(3):
        shift = (step - 1) * 4 * scale
        box = Box(15 * scale, 20 * scale, 3.5 * scale, "honey", 0.5 + 0.25 * step, "felt_deep", 1.5 * scale)
        yield Draw(box, x - shift, y + shift * 0.6)


# ---- the own seat ------------------------------------------------------------------------------------------------


def own_panel(table: StrategyScene) -> Iterator[Draw]:
    """Yield the panel of the seat that is shown large, without its cards: name, what it does, counts."""
    layout, words, seat = table.layout, table.services.words, table.bottom
    scale, fonts = layout.scale, table.services.forge.fonts
    player, hand = table.plan.players[seat], table.board.hands[seat]
    due = table.seat == seat if table.queue.empty and table.seat is not None else table.board.seat == seat
    yield from _panel(table, seat, layout.own, active=due)
    foot = Bar(layout.own.width * 0.92, 6 * scale, PLAYERS[player.colour].colour)
    yield Draw(foot, layout.own.cx, layout.own.bottom - 5 * scale)
    plate = layout.plate
    if not layout.around:
        yield from _plate(table, plate, due=due)
    area = layout.count
    yield Draw(Box(area.width, area.height, area.height / 2, "felt_deep", 0.9), area.cx, area.cy)
    yield from count_icon(area.x + 34 * scale, area.cy, scale * 1.15)
    figure = Words(str(hand.count), 32 * scale, "honey", FIGURES, "left")
    x = area.x + 58 * scale
    yield Draw(figure, x, area.cy)
    x += figure.width(fonts) + 12 * scale
    limit = words("strategy_table.of_limit", limit=table.plan.settings.number("card_limit"))
    yield Draw(Words(limit, 20 * scale, "mist", "plain", "left", max_width=area.right - x - 14 * scale), x, area.cy)
    if table.stakes_shown:
        return
    if hand.hidden:
        yield from _hidden_ground(table)


def _plate(table: StrategyScene, plate: Area, *, due: bool) -> Iterator[Draw]:
    scale, fonts = table.layout.scale, table.services.forge.fonts
    player = table.plan.players[table.bottom]
    yield Draw(Token(player.colour, plate.height * 0.42), plate.x + plate.height / 2, plate.cy)
    x, room = plate.x + plate.height + 8 * scale, plate.width - plate.height - 12 * scale
    whole = room
    if table.director.thinking == table.bottom and table.queue.empty and not table.stopped:
        room -= 74 * scale
        phase = table.duration % DOTS_MS / DOTS_MS
        yield from thinking_draws(plate.right - 34 * scale, plate.cy - 14 * scale, scale * 0.8, phase)
    name = seat_name(fonts, player, 31 * scale, room, scale, above=22 * scale, below=22 * scale)
    yield from name.draws(x, plate.cy - 14 * scale)
    colour: Colour = "honey" if due else "mist"
    told = Words(doing(table, table.bottom, due=due), 20 * scale, colour, "bold", "left", max_width=whole)
    yield Draw(told, x, plate.cy + 19 * scale)


def doing(table: StrategyScene, seat: Seat, *, due: bool) -> str:
    """Return in words what a seat is doing."""
    words = table.services.words
    if table.automatic and not table.director.recorded:
        return words("table.plays_itself")
    if table.director.thinking == seat:
        return words("table.bot_thinks")
    left = table.seconds_left
    if due and left is not None and table.queue.empty:
        return words("table.think_left", seconds=left)
    return table.turn_told(seat) if due else words("table.waits")


def _hidden_ground(table: StrategyScene) -> Iterator[Draw]:
    layout, words = table.layout, table.services.words
    scale = layout.scale
    _, area = own_areas(table)
    bed = Box(area.width + 16 * scale, area.height + 8 * scale, 18 * scale, "felt_deep", 0.7)
    yield Draw(bed, area.cx, area.cy)
    if layout.portrait or table.has_lens:
        return
    text = words("strategy_table.hidden_yours" if table.sees(table.bottom) else "strategy_table.hidden")
    head = Words(text, 21 * scale, "mist", "plain", max_width=230 * scale)
    yield Draw(head, layout.own_keys[1].cx, layout.own_keys[1].cy)


def own_card_draws(table: StrategyScene) -> Iterator[Draw]:
    """Yield the cards of the own seat: those in the workshop shine, those of a hint are dashed."""
    missing = away(table) | table.tiles.away
    shop = table.workshop.used if table.may_combine else ()
    fates = {}
    if table.stakes_shown:
        fates = {staked.card: _STAKES[staked.status] for staked in table.state.stakes[table.bottom]}
    curtain = table.choice is Choice.CURTAIN
    for _, x, y, width in vacant_places(table):
        yield Draw(Ghost(round(width), "line"), x, y, alpha=0.6)
    for card, x, y, width in own_places(table):
        if card and card in missing:
            yield Draw(Ghost(width, "line"), x, y)
            continue
        state: CardState = fates.get(card, "rest")
        if card and card in shop:
            state = "selected"
        elif card and not curtain and card in table.board.hinted_cards:
            state = "hinted"
        if table.stakes_shown and card == table.board.selected and state == "rest":
            state = "selected"
        yield Draw(CardFace(card, round(width), state, lift=6 if state == "selected" else None), x, y)
    for card, x, y, width in own_places(table):
        if card and card == table.board.won and card not in missing and not table.stakes_shown:
            yield Draw(Disc(width * 0.19, "felt_deep"), x - width * 0.3, y - width * 0.66)
            yield Draw(Icon("star", width * 0.32, "honey"), x - width * 0.3, y - width * 0.66)
