"""The workshop as a picture: which cards hang together through which equations, what is missing, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.combination import (
    ROW,
    SIZE,
    Laid,
    LayEquations,
    LayFormula,
    cards_of,
)
from quiclo_game.rules.combination_finder import rows_in
from quiclo_game.rules.writing import sign
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.panel_marks import ground
from quiclo_game.scenes.speech import fitted
from quiclo_game.scenes.strategy.net_draws import net_draws
from quiclo_game.scenes.strategy.workshop import EQUALS, Sign, Way
from quiclo_game.scenes.strategy.workshop_places import row_spots, workshop_places
from quiclo_game.shell.cards import HEIGHT, CardFace, CardState, Ghost
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.shapes import Box, Disc
from quiclo_game.shell.text import Words

if TYPE_CHECKING:
    from quiclo_game.scenes.strategy.scene import StrategyScene


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
        yield from net_draws(table, exhibit.rows, canvas, done=exhibit.done)
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
        if len(cards | set(row)) <= SIZE and len(chosen) < ROW and not set(row) <= cards:
            chosen.append(row)
            cards |= set(row)
    return tuple(chosen)


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
    """Yield six places, filled with the cards in their order; arrows tell the way."""
    scale = table.layout.scale
    spots, width = row_spots(canvas, scale)
    arrows = table.workshop.way is Way.PROGRESSION
    for index, (x, y) in enumerate(spots):
        if index < len(exhibit.row):
            state: CardState = "valid" if exhibit.done else "selected"
            yield Draw(CardFace(exhibit.row[index], round(width), state, lift=0), x, y)
        else:
            yield Draw(Ghost(width, "line"), x, y)
        if arrows and spots[index + 1 :] and spots[index + 1][1] == y:
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
        # A demo has the invitation where other tables have their message.
        text, colour = (table.message if table.demo else "") or words(key), "mist"
    elif table.message and table.workshop_over_stage:
        # It lies over the place that messages have beside it.
        text, colour = table.message, "wrong" if table.message_tone == "wrong" else "hint"
    elif table.may_combine:
        begun, done = table.workshop.begun, exhibit.done
        text, colour = table.verdict(), "valid" if done else "hint" if begun else "mist"
        if table.board.workshop_wrong and not done:
            colour = "wrong"
    else:
        text, colour = words("strategy_table.workshop_waits"), "mist"
    fill = {"valid": "#14503F", "hint": "#1F4D63", "wrong": "#4A2522"}.get(colour, "felt_deep")
    shake = table.board.workshop_shake * scale
    yield Draw(Box(area.width, area.height, 18 * scale, fill, 0.85), area.cx + shake, area.cy)
    inner = area.inset(12 * scale)
    ink = {"valid": "cream", "wrong": "warn_text"}.get(colour, colour)
    paragraph = fitted(table.services.forge.fonts, text, inner.width, inner.height, 24 * scale, ink, "centre")
    _, height = paragraph.measure(table.services.forge.fonts)
    yield Draw(paragraph, inner.x + shake, inner.cy - height / 2)
