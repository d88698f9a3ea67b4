"""The workshop as a picture: which cards hang together through which equations, what is missing, in words."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.combination import (
    ROW,
    Laid,
    LayEquations,
    LayFormula,
    cards_of,
    groups_of,
    read_row,
)
from quiclo_game.rules.combination_finder import rows_in
from quiclo_game.rules.network_triples import Equation as Triple
from quiclo_game.rules.network_triples import read_line
from quiclo_game.rules.writing import sign
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.brain.panels import ground
from quiclo_game.scenes.brain.speech import fitted
from quiclo_game.scenes.strategy.layout import StrategyLayout, centred
from quiclo_game.scenes.strategy.workshop import EQUALS, Sign, Way
from quiclo_game.scenes.strategy.workshop_places import workshop_places
from quiclo_game.shell.cards import HEIGHT, CardFace, CardState, Ghost
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.shapes import Bar, Box, Disc
from quiclo_game.shell.text import Words

if TYPE_CHECKING:
    from quiclo_game.scenes.strategy.scene import StrategyScene

CORNERS = 6
"""The picture of a net has so many places for cards."""
SIDES = ((0, 1, 2), (2, 3, 4), (4, 5, 0))
"""The places along the sides of the triangle, from corner to corner."""


@dataclass(frozen=True, slots=True)
class Exhibit:
    """What lies in the workshop: equations with their cards, a formula, or a row of cards."""

    rows: tuple[tuple[int, ...], ...] = ()
    tokens: tuple[int | Sign, ...] = ()
    row: tuple[int, ...] = ()
    done: bool = False


def workshop_draws(table: StrategyScene) -> Iterator[Draw]:
    """Yield the panel: its title, what lies in it, and how far it has come in words."""
    layout, words, shop = table.layout, table.services.words, table.workshop
    scale = layout.scale
    yield ground(layout.workshop, scale, 0.93)
    exhibit = _exhibit(table)
    laid = table.board.laid
    places = workshop_places(layout, formula=shop.way is Way.FORMULA and laid is None and not table.automatic)
    key = "laid_title" if laid is not None else "threads" if table.automatic else "workshop"
    yield Draw(
        Words(words(f"strategy_table.{key}"), 32 * scale, align="left", max_width=places.title.width * 0.5),
        places.title.x, places.title.cy,
    )  # fmt: skip
    terms = words(f"option.combination.{table.plan.settings['combination']}")
    note = Words(terms, 21 * scale, "mist", "plain", "right", max_width=places.title.width * 0.46)
    yield Draw(note, places.title.right, places.title.cy)
    canvas = places.canvas
    if laid is not None or table.automatic:
        canvas = Area(canvas.x, places.ways.y, canvas.width, places.verdict.y - places.ways.y - 10 * scale)
    if exhibit.tokens:
        yield from _formula(table, exhibit, canvas)
    elif exhibit.row:
        yield from _row(table, exhibit, canvas)
    else:
        yield from _net(table, exhibit, canvas)
    yield from _verdict(table, exhibit, places.verdict, places.keys[2].bottom)


def _exhibit(table: StrategyScene) -> Exhibit:
    laid, shop = table.board.laid, table.workshop
    if laid is not None:
        return _laid_exhibit(laid)
    if table.automatic:
        return Exhibit(_threads(table))
    done = table.may_combine and table.lay_ready
    match shop.way:
        case Way.ROWS:
            return Exhibit(tuple(shop.rows), done=done)
        case Way.FORMULA:
            return Exhibit(tokens=tuple(shop.tokens), done=done)
        case _:
            return Exhibit(row=tuple(shop.cards), done=done)


def _laid_exhibit(laid: Laid) -> Exhibit:
    match laid:
        case LayEquations(rows):
            return Exhibit(rows, done=True)
        case LayFormula(cards, left, right):
            signs = {operator.value: operator for operator in Operator}
            tokens: list[int | Sign] = []
            for side in (left, EQUALS, right):
                for letter in side:
                    tokens.append(
                        EQUALS if letter == EQUALS else signs[letter] if letter in signs else cards[ord(letter) - 97]
                    )
            return Exhibit(tokens=tuple(tokens), done=True)
        case _:
            return Exhibit(row=cards_of(laid), done=True)


def _threads(table: StrategyScene) -> tuple[tuple[int, ...], ...]:
    """Return some equations among open cards: those of the seat whose turn it is, or else of the whole table."""
    operators = table.plan.settings["operators"]
    chosen: list[tuple[int, ...]] = []
    cards: set[int] = set()
    own = rows_in(table.board.hands[table.board.seat].open, operators)
    for bits in own or rows_in([card for hand in table.board.hands for card in hand.open], operators):
        row = tuple(place for place in range(bits.bit_length()) if bits >> place & 1)
        if len(cards | set(row)) <= CORNERS and len(chosen) < ROW and not set(row) <= cards:
            chosen.append(row)
            cards |= set(row)
    return tuple(chosen)


# ---- a net of equations ------------------------------------------------------------------------------------------


def _net(table: StrategyScene, exhibit: Exhibit, canvas: Area) -> Iterator[Draw]:
    """Yield cards round in a ring, joined by rails with their signs, and beneath them the equations."""
    layout, scale = table.layout, table.layout.scale
    operators = table.plan.settings["operators"]
    graph, lines = _parts(layout, canvas)
    spots = _corners(graph, scale)
    width = _card_width(graph, scale)
    read = [read_row(row, operators) if len(row) == ROW else None for row in exhibit.rows]
    cards = _in_reading_order(exhibit, read)
    drawn = _along_sides(cards, read, operators)
    if drawn is None:
        drawn, spots = [triple for triple in read if triple is not None], _round(graph, scale)
    places = dict(zip(cards, spots, strict=False))
    for triple in drawn:
        yield from _rails(triple, places, scale, done=exhibit.done)
    whole = [row for row, triple in zip(exhibit.rows, read, strict=True) if triple is not None]
    joined = set(groups_of(whole)[0]) if whole else set()
    for index, (x, y) in enumerate(spots):
        if index >= len(cards):
            yield Draw(Ghost(width, "line"), x, y)
            continue
        state: CardState = (
            "valid" if exhibit.done else "selected" if table.automatic or cards[index] in joined else "hinted"
        )
        yield Draw(CardFace(cards[index], round(width), state, lift=0), x, y)
    for triple in drawn:
        yield from _signs(triple, places, scale)
    yield from _lines(table, exhibit, read, lines)


def _in_reading_order(exhibit: Exhibit, read: Sequence[Triple | None]) -> tuple[int, ...]:
    """Return the different cards, those of a finished equation as it reads."""
    found: list[int] = []
    for row, triple in zip(exhibit.rows, read, strict=True):
        found += row if triple is None else (triple.left, triple.right, triple.result)
    return tuple(dict.fromkeys(found))


def _along_sides(cards: Sequence[int], read: Sequence[Triple | None], operators: str) -> list[Triple] | None:
    """Return the equations as they read along the sides of the triangle, or ``None`` where one does not lie there."""
    found: list[Triple] = []
    for triple in read:
        if triple is None:
            continue
        lying = sorted(cards.index(card) for card in (triple.left, triple.right, triple.result))
        side = next((side for side in SIDES if sorted(side) == lying), None)
        if side is None or len(cards) > CORNERS:
            return None
        first, second, third = (cards[place] for place in side)
        along = read_line(first, second, third, operators, outward=True)
        along = along or read_line(third, second, first, operators, outward=True)
        if along is None:
            return None
        found.append(along)
    return found


def _parts(layout: StrategyLayout, canvas: Area) -> tuple[Area, Area]:
    """Return where the ring and where the equations lie: below each other, or side by side where it is low."""
    scale = layout.scale
    if canvas.width > canvas.height * 1.6:
        split = canvas.width * 0.62
        return (
            Area(canvas.x, canvas.y, split, canvas.height),
            Area(canvas.x + split + 12 * scale, canvas.y, canvas.width - split - 12 * scale, canvas.height),
        )
    lines = 132 * scale
    return (
        Area(canvas.x, canvas.y, canvas.width, canvas.height - lines - 8 * scale),
        Area(canvas.x, canvas.bottom - lines, canvas.width, lines),
    )


def _card_width(graph: Area, scale: float) -> float:
    return min(96 * scale, graph.height / (3.3 * HEIGHT), graph.width / 4.4)


def _corners(graph: Area, scale: float) -> tuple[tuple[float, float], ...]:
    """Return the places of the six cards, clockwise, as a triangle with cards in the middle of its sides."""
    width = _card_width(graph, scale)
    half, high = graph.width / 2 - width * 0.72, graph.height / 2 - width * HEIGHT / 2 - 8 * scale
    half = min(half, high * 1.75)
    shape = ((-1.0, 1.0), (-0.5, 0.0), (0.0, -1.0), (0.5, 0.0), (1.0, 1.0), (0.0, 1.0))
    return tuple((graph.cx + x * half, graph.cy + y * high) for x, y in shape)


def _round(graph: Area, scale: float) -> tuple[tuple[float, float], ...]:
    """Return the places of six cards round in a ring, of which no three lie in a line."""
    width = _card_width(graph, scale)
    high = graph.height / 2 - width * HEIGHT / 2 - 8 * scale
    wide = min(graph.width / 2 - width * 0.72, high * 1.75)
    angles = [math.radians(60 * index - 180) for index in range(CORNERS)]
    return tuple((graph.cx + wide * math.cos(angle), graph.cy + high * math.sin(angle)) for angle in angles)


def _rails(triple: Triple, places: dict[int, tuple[float, float]], scale: float, *, done: bool) -> Iterator[Draw]:
    colour = "valid" if done else "honey_deep"
    for start, end in ((triple.left, triple.right), (triple.right, triple.result)):
        if start not in places or end not in places:
            continue
        (x0, y0), (x1, y1) = places[start], places[end]
        length = math.hypot(x1 - x0, y1 - y0)
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
        yield Draw(Bar(length, 13 * scale, colour), (x0 + x1) / 2, (y0 + y1) / 2, turn)


def _signs(triple: Triple, places: dict[int, tuple[float, float]], scale: float) -> Iterator[Draw]:
    for start, end, icon in (
        (triple.left, triple.right, sign(triple.operator)),
        (triple.right, triple.result, EQUALS),
    ):
        if start not in places or end not in places:
            continue
        (x0, y0), (x1, y1) = places[start], places[end]
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        yield Draw(Disc(18 * scale, "honey" if icon == EQUALS else "paper", shadow=5 * scale), x, y)
        yield Draw(Icon(icon, 26 * scale, "ink", 0.19), x, y)


def _lines(table: StrategyScene, exhibit: Exhibit, read: Sequence[Triple | None], area: Area) -> Iterator[Draw]:
    """Yield the equations as pills, two beside each other where there is room."""
    scale = table.layout.scale
    across = 2 if area.width > 500 * scale else 1
    gap = 10 * scale
    height = min(60 * scale, (area.height - gap) / 2 if across == 2 else (area.height - 3 * gap) / 4)
    for index, (row, triple) in enumerate(zip(exhibit.rows, read, strict=True)):
        line, column = divmod(index, across)
        cell = Area(area.x, area.y + line * (height + gap), area.width, height).columns(across, gap)[column]
        fill = "valid_deep" if triple is not None else "felt_deep"
        edge = "valid" if triple is not None else "line"
        yield Draw(
            Box(cell.width, cell.height, cell.height / 2, fill, 0.95, edge, max(1.0, 1.8 * scale)), cell.cx, cell.cy
        )
        size = min(29 * scale, height * 0.5)
        if triple is not None:
            tokens: tuple[str, ...] = (
                str(triple.left),
                sign(triple.operator),
                str(triple.right),
                EQUALS,
                str(triple.result),
            )
            yield Draw(Icon("check", size * 1.25, "valid"), cell.right - size * 1.1, cell.cy)
        else:
            tokens = (*map(str, row), *("…",) * (ROW - len(row)))
        room = cell.width - size * 3.4
        yield Draw(Equation(tokens, size, align="centre", max_width=room), cell.cx - size * 0.4, cell.cy)


# ---- a formula, a row --------------------------------------------------------------------------------------------


def _formula(table: StrategyScene, exhibit: Exhibit, canvas: Area) -> Iterator[Draw]:
    """Yield the formula: the two sides below each other, each as large as it fits."""
    scale = table.layout.scale
    tokens = exhibit.tokens
    cut = tokens.index(EQUALS) if EQUALS in tokens else len(tokens)
    sides = (tokens[:cut], tokens[cut + 1 :])
    height = canvas.height / 2
    for index, side in enumerate(sides):
        area = Area(canvas.x, canvas.y + index * height, canvas.width, height)
        cards = sum(isinstance(token, int) for token in side)
        signs = len(side) - cards
        width = min(104 * scale, (area.height - 20 * scale) / HEIGHT, area.width / max(1.0, cards * 1.08 + signs * 0.5))
        x = area.cx - (cards * 1.08 + signs * 0.5) * width / 2
        for token in side:
            if isinstance(token, int):
                state: CardState = "valid" if exhibit.done else "selected"
                yield Draw(CardFace(token, round(width), state, lift=0), x + width * 0.54, area.cy)
                x += 1.08 * width
            else:
                icon = sign(token) if isinstance(token, Operator) else EQUALS
                yield Draw(Icon(icon, width * 0.42, "cream"), x + width * 0.25, area.cy)
                x += 0.5 * width
    if cut < len(tokens):
        yield Draw(Disc(24 * scale, "honey", shadow=6 * scale), canvas.cx, canvas.cy)
        yield Draw(Icon(EQUALS, 36 * scale, "ink", 0.19), canvas.cx, canvas.cy)


def _row(table: StrategyScene, exhibit: Exhibit, canvas: Area) -> Iterator[Draw]:
    """Yield six places in two rows, filled with the cards in their order; arrows tell the way."""
    scale = table.layout.scale
    half = CORNERS // 2
    rows = 1 if canvas.width > canvas.height * 2.2 else 2
    across = CORNERS // rows
    width = min(120 * scale, canvas.width / (across * 1.4), canvas.height / rows / HEIGHT * 0.84)
    arrows = table.workshop.way is Way.PROGRESSION
    for index in range(CORNERS):
        line, column = divmod(index, across)
        area = Area(canvas.x, canvas.y + line * canvas.height / rows, canvas.width, canvas.height / rows)
        x, y = centred(area, across, width, width * 0.4)[column]
        if index < len(exhibit.row):
            state: CardState = "valid" if exhibit.done else "selected"
            yield Draw(CardFace(exhibit.row[index], round(width), state, lift=0), x, y)
        else:
            yield Draw(Ghost(width, "line"), x, y)
        if arrows and column < across - 1 and half:
            yield Draw(Icon("right", 34 * scale, "honey"), x + width * 0.7, y)


# ---- words -------------------------------------------------------------------------------------------------------


def _verdict(table: StrategyScene, exhibit: Exhibit, area: Area, bottom: float) -> Iterator[Draw]:
    words, scale = table.services.words, table.layout.scale
    if table.board.laid is not None or table.automatic:
        area = Area(area.x, area.y, area.width, bottom - area.y)
    if table.board.laid is not None:
        text, colour = words("strategy_table.laid", name=table.plan.players[table.board.seat].name), "valid"
    elif table.automatic:
        key = "strategy_table.threads_note" if exhibit.rows else "strategy_table.threads_none"
        text, colour = table.message or words(key), "mist"
    elif table.may_combine:
        begun, done = table.workshop.begun, exhibit.done
        text, colour = table.verdict(), "valid" if done else "hint" if begun else "mist"
    else:
        text, colour = words("strategy_table.workshop_waits"), "mist"
    fill = {"valid": "#14503F", "hint": "#1F4D63"}.get(colour, "felt_deep")
    yield Draw(Box(area.width, area.height, 18 * scale, fill, 0.85), area.cx, area.cy)
    inner = area.inset(12 * scale)
    ink = {"valid": "cream"}.get(colour, colour)
    paragraph = fitted(table.services.forge.fonts, text, inner.width, inner.height, 24 * scale, ink, "centre")
    _, height = paragraph.measure(table.services.forge.fonts)
    yield Draw(paragraph, inner.x, inner.cy - height / 2)
