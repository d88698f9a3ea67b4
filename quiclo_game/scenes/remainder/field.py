"""The twelve places as draws: ground, card, how many its stack holds, and its remainder."""

from __future__ import annotations

import math
from collections.abc import Iterator

from quiclo_game.locale import Words as Language
from quiclo_game.rules.remainder_state import NO_CARD
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.dealing import dealt, turning
from quiclo_game.scenes.remainder.board import NOWHERE, Board, PlaceView
from quiclo_game.scenes.remainder.layout import RemainderLayout
from quiclo_game.shell.cards import CardFace, CardState, Ghost
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.palette import CONTINENTS, Colour, mix
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Words

_FLY_ARC = 70.0
_PILL: Colour = "#1C4A61"


def grounds(layout: RemainderLayout) -> Iterator[Draw]:
    """Yield what lies beneath the cards and never changes: each place in the tone of its continent."""
    scale = layout.scale
    for place, area in enumerate(layout.places):
        tone = mix("felt_deep", CONTINENTS[place // 2].colour, 0.16)
        edge = mix("line", CONTINENTS[place // 2].colour, 0.5)
        look = Box(area.width, area.height, 18 * scale, tone, 0.72, edge, max(1.0, 1.8 * scale), 0.75)
        yield Draw(look, area.cx, area.cy)


def foot_draws(
    layout: RemainderLayout, board: Board, divisor: int | None, language: Language, fonts: Fonts
) -> Iterator[Draw]:
    """Yield the lines beneath the cards; without a ``divisor`` the remainders are left to the players."""
    for place in range(len(board.places)):
        yield from layout.frame(place).draws(_foot(layout, board, place, divisor, language, fonts))


def field_draws(layout: RemainderLayout, board: Board) -> Iterator[Draw]:
    """Yield the cards that lie, then those that are on their way."""
    for place, view in enumerate(board.places):
        if view.card != NO_CARD and view.home == NOWHERE:
            yield from layout.frame(place).draws(_card(layout, board, place, view))
    for place, view in enumerate(board.places):
        if view.card != NO_CARD and view.home != NOWHERE and view.flight < 1.0:
            yield _flying(layout, place, view)


def stack_sign(x: float, y: float, size: float, colour: Colour) -> Iterator[Draw]:
    """Yield three small cards, one on the other, about (x, y)."""
    for step, alpha in ((-1, 0.4), (0, 0.65), (1, 1.0)):
        look = Box(14 * size, 18 * size, 3 * size, colour, 1.0, "ink", max(0.8, size), 0.55)
        yield Draw(look, x + 3 * step * size, y - 3 * step * size, alpha=alpha)


def _foot(
    layout: RemainderLayout, board: Board, place: int, divisor: int | None, language: Language, fonts: Fonts
) -> Iterator[Draw]:
    scale, area, view = layout.scale, layout.places[place], board.places[place]
    y = area.bottom - 25 * scale
    left = board.left[place // 2]
    colour: Colour = "mist" if left else "used_text"
    narrow = area.width < 180 * scale
    x = area.x + (16 if narrow else 22) * scale
    yield from stack_sign(x, y, 0.78 * scale, colour)
    count = Words(str(left), (20 if narrow else 23) * scale, colour, align="left")
    yield Draw(count, x + (13 if narrow else 16) * scale, y)
    if divisor is None or view.card == NO_CARD or view.home != NOWHERE or view.travel < 1.0:
        return
    chosen = place in board.selected
    ink: Colour = "ink" if chosen else "cream"
    number = Words(str(view.card % divisor), 24 * scale, ink, align="right")
    most = area.right - x - (13 if narrow else 16) * scale - count.width(fonts) - (7 if narrow else 10) * scale
    taken = number.width(fonts) + (14 if narrow else 25) * scale
    room = max(1.0, most - taken)
    word = Words(language("remainder.rest"), 18 * scale, ink, "bold" if chosen else "plain", "left", max_width=room)
    width = max(word.width(fonts) + taken, min(92 * scale, most))
    pill = Area(area.right - 4 * scale - width, y - 17 * scale, width, 34 * scale)
    yield Draw(Box(pill.width, pill.height, 17 * scale, "honey" if chosen else _PILL), pill.cx, pill.cy)
    inset = (5 if narrow else 10) * scale
    yield Draw(word, pill.x + inset, y)
    yield Draw(number, pill.right - inset, y)


def _card(layout: RemainderLayout, board: Board, place: int, view: PlaceView) -> Iterator[Draw]:
    x, y = layout.card_place(place)
    width, scale = layout.card_width, layout.scale
    if view.travel < 1.0:
        yield dealt(width, layout.stack_place(place), (x, y), view.travel, 0.2, scale, view.alpha)
        return
    if view.flip < 1.0:
        yield turning(view.card, width, (x, y), view.flip, view.alpha)
        return
    state: CardState = "rest"
    if place in board.selected:
        state = "valid" if board.verdict == "right" else "wrong" if board.verdict == "wrong" else "selected"
        x += board.shake * scale
    elif view.card in board.hinted:
        state = "hinted"
    yield Draw(CardFace(view.card, width, state), x, y, alpha=view.alpha)


def empty_draws(layout: RemainderLayout, board: Board) -> Iterator[Draw]:
    """Yield a faint outline where a place has run empty."""
    for place, view in enumerate(board.places):
        if view.card == NO_CARD or (view.home != NOWHERE and view.flight > 0.2):
            x, y = layout.frame(place).outward(*layout.card_place(place))
            yield Draw(Ghost(layout.card_width, "line"), x, y, alpha=0.55)


def _flying(layout: RemainderLayout, place: int, view: PlaceView) -> Draw:
    x0, y0 = layout.frame(place).outward(*layout.card_place(place))
    x1, y1 = layout.pile_place(view.home)
    part = view.flight
    bow = _FLY_ARC * layout.scale * math.sin(math.pi * part)
    at = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part - bow
    fade = 1 - max(0.0, part - 0.85) / 0.15 * 0.6
    return Draw(CardFace(view.card, layout.card_width, lift=10), *at, scale=1 - 0.72 * part, alpha=fade * view.alpha)
