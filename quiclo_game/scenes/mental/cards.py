"""The open cards with the piles beneath them: large before the seat that is due, small before those that wait."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from quiclo_game.locale import Words as Language
from quiclo_game.play.players import Player
from quiclo_game.rules.mental_state import Pile
from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.mental.board import Board
from quiclo_game.scenes.mental.layout import PEEK, MentalLayout, pile_top
from quiclo_game.scenes.names import seat_name
from quiclo_game.scenes.open_hands import CHIP, open_hand_draws
from quiclo_game.scenes.remainder.field import stack_sign
from quiclo_game.shell.cards import HEIGHT, CardFace, CardState
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import FIGURES, Fonts
from quiclo_game.shell.palette import CONTINENTS, PLAYERS
from quiclo_game.shell.shapes import Box, Disc
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Token

SMALLEST = 30.0
"""Cards that would be narrower are not shown on a panel, in sheet px."""
CHOSEN_LIFT = 4.0
"""Chosen cards rise by so much, in hundredths of their width: the pile beneath still shows its edges."""
MOST_SHOWN = 4
"""So many covered cards show their edges at most."""


def own_cards(layout: MentalLayout, board: Board, *, chosen: Sequence[int]) -> Iterator[Draw]:
    """Yield the twelve places of the seat that is due; chosen cards are lifted and carry their number in order."""
    piles = board.piles[board.seat] if board.seat < len(board.piles) else []
    width, scale = layout.card_width, layout.scale
    for place, pile in enumerate(piles):
        x, y = layout.cards[place]
        yield from _covered(pile, x, y, width, PEEK * scale)
        state: CardState = "rest"
        if place in chosen:
            state = "valid" if board.verdict == "right" else "wrong" if board.verdict == "wrong" else "selected"
        elif place in board.hinted:
            state = "hinted"
        face = CardFace(pile[-1], width, state, lift=CHOSEN_LIFT if state == "selected" else None)
        yield Draw(face, x, y)
        if place in chosen and board.verdict == "":
            yield from _order(chosen.index(place) + 1, x + width / 2, y - pile_top(width) - face.raised, scale)
    for cover in board.covers:
        yield _flying(layout, cover.place, cover.card, cover.progress)


def waiting_seats(
    layout: MentalLayout, board: Board, players: Sequence[Player], language: Language, fonts: Fonts
) -> Iterator[Draw]:
    """Yield the panels of the seats that wait, beginning with the one that is due next."""
    seats = len(players)
    order = [(board.seat + step) % seats for step in range(1, seats)]
    for seat, area in zip(order, layout.others, strict=True):
        yield from _waiting(area, board, seat, players[seat], layout.scale, language, fonts)


def panel_cards(board: Board, seat: Seat, area: Area, scale: float) -> Iterator[Draw]:
    """Yield the open cards of a seat in one row, as they lie on its panel at the edge of a table.

    Where they would be too small to be read, they are chips in two rows.
    """
    piles = board.piles[seat] if seat < len(board.piles) else ()
    peek = 2.4 * scale
    pitch = area.width / max(1, len(piles))
    width = min(pitch - 4 * scale, (area.height - 3 * peek) / HEIGHT)
    if width < SMALLEST * scale:
        if area.width > 2 * CHIP[0] * scale:
            yield from open_hand_draws([pile[-1] for pile in piles], area, scale)
        return
    pitch = min(pitch, width + 8 * scale)
    left = area.right - pitch * len(piles)
    for place, pile in enumerate(piles):
        x, y = left + pitch * (place + 0.5), area.cy + peek
        yield from _covered(pile, x, y, width, peek)
        yield Draw(CardFace(pile[-1], width), x, y)


def count_draws(x: float, y: float, count: float, scale: float, size: float = 1.0) -> Iterator[Draw]:
    """Yield a count of collected cards about (x, y): a small stack, and the number."""
    yield from stack_sign(x - 24 * scale * size, y, 0.95 * scale * size, "honey")
    figure = Words(f"{count:.0f}", 30 * scale * size, "honey", FIGURES, "left")
    yield Draw(figure, x - 4 * scale * size, y)


def _waiting(
    area: Area, board: Board, seat: int, player: Player, scale: float, language: Language, fonts: Fonts
) -> Iterator[Draw]:
    panel = Box(
        area.width, area.height, 22 * scale, "panel", 0.93, PLAYERS[player.colour].colour, 2.2 * scale,
        shadow=8 * scale, shadow_alpha=0.3,
    )  # fmt: skip
    yield Draw(panel, area.cx, area.cy)
    strip = Box(area.width - 44 * scale, 6 * scale, 3 * scale, PLAYERS[player.colour].colour)
    yield Draw(strip, area.cx, area.bottom - 5 * scale)
    head = area.y + 25 * scale
    yield Draw(Token(player.colour, 17 * scale), area.x + 28 * scale, head)
    yield from count_draws(area.right - 42 * scale, head, board.counts[seat], scale, 0.8)
    room = area.width - 150 * scale
    name = seat_name(fonts, player, 21 * scale, room, scale, above=19 * scale, below=20 * scale)
    yield from name.draws(area.x + 54 * scale, head)
    top, bottom = area.y + 46 * scale, area.bottom - 14 * scale
    peek = 2.6 * scale
    width = min((area.width - 28 * scale) / 6 - 6 * scale, ((bottom - top) / 2 - 2 * peek - 3 * scale) / HEIGHT)
    pitch = (area.width - 28 * scale) / 6
    row = (bottom - top) / 2
    for place, pile in enumerate(board.piles[seat] if seat < len(board.piles) else ()):
        x = area.x + 14 * scale + pitch * (place // 2 + 0.5)
        y = top + row * (place % 2) + row / 2 + peek
        yield from _covered(pile, x, y, width, peek)
        yield Draw(CardFace(pile[-1], width), x, y)


def _covered(pile: Pile, x: float, y: float, width: float, peek: float) -> Iterator[Draw]:
    """Yield the edges of the covered cards, the lowest one highest up."""
    hidden = pile[:-1][-MOST_SHOWN:]
    for index, card in enumerate(hidden):
        step = len(hidden) - index
        colours = CONTINENTS[(card - 1) // 24]
        edge = Box(
            width, width * HEIGHT, width * 0.11, "paper", line="ink", line_width=max(1.0, width * 0.01), line_alpha=0.4
        )
        at = x + (step % 2) * peek * 0.3, y - step * peek
        yield Draw(edge, *at)
        field = Box(width * 0.91, width * HEIGHT - width * 0.09, width * 0.08, colours.colour)
        yield Draw(field, *at)


def _order(number: int, x: float, y: float, scale: float) -> Iterator[Draw]:
    yield Draw(Disc(16 * scale, "paper", shadow=4 * scale), x - 3 * scale, y + 3 * scale)
    yield Draw(Disc(13.5 * scale, "honey"), x - 3 * scale, y + 3 * scale)
    yield Draw(Words(str(number), 19 * scale, "ink"), x - 3 * scale, y + 3 * scale)


def _flying(layout: MentalLayout, place: int, card: int, progress: float) -> Draw:
    area = layout.stack_places()[place // 2]
    x0, y0 = area.x + area.width * 0.3, area.cy
    x1, y1 = layout.cards[place]
    bow = 70 * layout.scale * math.sin(math.pi * progress)
    at = x0 + (x1 - x0) * progress, y0 + (y1 - y0) * progress - bow
    number = card if progress >= 0.5 else 0
    return Draw(CardFace(number, layout.card_width, lift=8), *at, scale=0.45 + 0.55 * progress)
