"""The quiet panels of the table: stacks with what is left, the last move, the round, labels beneath the targets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quiclo_game.locale import Words as Language
from quiclo_game.play.players import Player
from quiclo_game.rules.brain_state import Status
from quiclo_game.rules.cards import Continent, continent_of
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.brain.board import Board
from quiclo_game.scenes.brain.last_move import LastMove
from quiclo_game.scenes.brain.layout import BrainLayout
from quiclo_game.scenes.continent_marks import mark_draws
from quiclo_game.scenes.names import IN_MIDDLE, name_words, seat_name
from quiclo_game.scenes.panel_marks import ground
from quiclo_game.shell.cards import CardFace, CardState
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import FIGURES, Fonts
from quiclo_game.shell.palette import CONTINENTS, Colour
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Token

LARGEST_LABEL = 34.0
"""Beneath a target there is room for letters of so many sheet px."""
_LABEL_GROUND: dict[Status, Colour] = {Status.SOLVED: "valid_deep", Status.MISSED: "#4A2522"}
_LAST_STATES: dict[Status, CardState] = {Status.SOLVED: "valid", Status.MISSED: "wrong"}


def chooser_draws(layout: BrainLayout, board: Board, in_play: Sequence[int], fonts: Fonts) -> Iterator[Draw]:
    """Yield the panel with the six stacks: chosen continents light up, each says how many cards are left."""
    scale = layout.scale
    yield ground(layout.chooser, scale)
    for face, area in enumerate(layout.stacks(), start=1):
        lit = face in board.continents
        colours = CONTINENTS[face - 1]
        faint = 0.3 if face not in in_play else 1.0 if lit else 0.62
        if lit:
            glow = Box(area.width, area.height, 9 * scale, None, glow="honey", glow_size=7 * scale, glow_alpha=0.8)
            yield Draw(glow, area.cx, area.cy)
        face_box = Box(
            area.width,
            area.height,
            9 * scale,
            colours.colour,
            line="honey" if lit else "white",
            line_width=max(1.0, (3 if lit else 1.2) * scale),
            line_alpha=1.0 if lit else 0.35,
        )
        yield Draw(face_box, area.cx, area.cy, alpha=faint)
        yield from mark_draws(area, face, 18 * scale, scale, fonts, faint)
        count = Words(str(board.left[face - 1]), 17 * scale, "cream" if lit else "mist", "bold")
        yield Draw(count, area.cx, area.bottom + 13 * scale)


def label_draws(
    layout: BrainLayout, board: Board, fonts: Fonts, language: Language, *, race: bool, wish: float
) -> Iterator[Draw]:
    """Yield the label beneath each target that lies open: its state in words, and what it brings or brought.

    It is written up to ``wish`` times as large as usual, as far as there is room between the targets and the dice.
    """
    scale = layout.scale
    size = min(LARGEST_LABEL, (20 if layout.portrait else 19) * max(1.0, wish)) * scale
    round_end = (16 if wish <= 1.0 else 10) * scale
    for index, view in enumerate(board.cards):
        if view.travel < 1 or view.flip < 1 or view.flight > 0:
            continue
        x, _ = layout.target_place(index, len(board.cards))
        chosen = view.card == board.selected and view.status is Status.OPEN
        text = language("status.chosen" if chosen else f"status.{view.status.value}")
        gain = (
            f"+{view.gain}" if view.gain else ("" if chosen else _promise(view.card, view.status, language, race=race))
        )
        extra = Words(gain, size, "honey", "bold")
        main = Words(text, size, "cream", "bold")
        gap = 10 * scale if gain else 0
        width = main.width(fonts) + gap + (extra.width(fonts) if gain else 0)
        room = layout.target_pitch - 2 * round_end - 2 * scale
        shrink = min(1.0, room / width)
        if shrink < 1:
            main, extra = Words(text, size * shrink, "cream", "bold"), Words(gain, size * shrink, "honey", "bold")
            width = main.width(fonts) + gap + (extra.width(fonts) if gain else 0)
        fill: Colour = "honey_dim" if chosen else _LABEL_GROUND.get(view.status, "panel")
        high = max(38 * scale, 1.5 * main.size)
        pill = Box(width + 2 * round_end, high, high / 2, fill, 0.92)
        yield Draw(pill, x, layout.label_y, alpha=view.alpha)
        left = x - width / 2
        yield Draw(Words(text, main.size, "cream", "bold", "left"), left, layout.label_y, alpha=view.alpha)
        if gain:
            bright = Words(gain, extra.size, "honey", "bold", "right")
            yield Draw(bright, left + width, layout.label_y, alpha=view.alpha)


def _promise(card: int, status: Status, language: Language, *, race: bool) -> str:
    if not race or status not in (Status.DEALT, Status.OPEN):
        return ""
    return language("table.points", count=continent_of(card).points)


def last_draws(
    layout: BrainLayout, board: Board, players: Sequence[Player], fonts: Fonts, language: Language, *, race: bool
) -> Iterator[Draw]:
    """Yield the panel of the last move: who, which card, what came of it."""
    scale, area = layout.scale, layout.last
    yield ground(area, scale)
    last = board.last
    if last is None:
        room, high = area.width - 40 * scale, area.height - 40 * scale
        hint = Words(language("table.no_target"), 19 * scale, "mist", "plain", max_width=room, max_height=high)
        yield Draw(hint, area.cx, area.cy)
        return
    player = players[last.seat]
    card_width = 104 * scale
    card_x = area.x + 30 * scale + card_width / 2
    yield Draw(CardFace(last.card, card_width, _LAST_STATES.get(last.status, "rest")), card_x, area.cy + 2 * scale)
    x, room = card_x + card_width / 2 + 24 * scale, area.right - card_x - card_width / 2 - 38 * scale
    yield Draw(Words(language("table.last"), 18 * scale, "mist", "plain", "left"), x, area.y + 38 * scale)
    yield Draw(Token(player.colour, 17 * scale), x + 17 * scale, area.y + 80 * scale)
    name = name_words(fonts, player.name, 23 * scale, room - 44 * scale, IN_MIDDLE * scale)
    yield Draw(name, x + 44 * scale, area.y + 80 * scale)
    status = Words(language(f"status.{last.status.value}"), 20 * scale, "cream", "bold", "left", max_width=room)
    yield Draw(status, x, area.y + 122 * scale)
    gain = Words(_gain(last, language, race=race), 20 * scale, "honey", "bold", "left", max_width=room)
    yield Draw(gain, x, area.y + 156 * scale)


def _gain(last: LastMove, language: Language, *, race: bool) -> str:
    if not race:
        return language("table.card_gained", card=last.card) if last.kept else ""
    if last.status is Status.SOLVED and not last.points:
        return ""  # the points are still on their way
    return language("table.gained" if last.points else "table.points", count=last.points)


def round_draws(layout: BrainLayout, board: Board, language: Language, deal: int) -> Iterator[Draw]:
    """Yield the line that tells the round and the number of the deal."""
    scale, area = layout.scale, layout.round
    text = language("table.round", round=board.round, deal=deal)
    yield Draw(Words(text, 19 * scale, "mist", "plain", "left", max_width=area.width), area.x + 4 * scale, area.cy)


def overview_draws(layout: BrainLayout, board: Board, players: Sequence[Player], fonts: Fonts) -> Iterator[Draw]:
    """Yield each seat's overview in the conquest: its cards, two places a continent, and their sum."""
    for seat, area in enumerate(layout.seats):
        yield from _overview(layout, board, seat, area, players[seat], fonts)


def won_place(area: Area, scale: float, card: int, own: Sequence[int]) -> tuple[float, float]:
    """Return where in a seat's overview a won card will lie beside the ``own`` ones: the higher one is above."""
    same = {other for other in own if continent_of(other) is continent_of(card)}
    row = sorted({*same, card}, reverse=True).index(card)
    slot = _slots(area, scale)[(continent_of(card) - 1) * 2 + min(1, row)]
    return slot.cx, slot.cy


def _slots(area: Area, scale: float) -> tuple[Area, ...]:
    inner = Area(area.x + 12 * scale, area.y + 58 * scale, area.width - 24 * scale, 78 * scale)
    gap = 5 * scale
    slots: list[Area] = []
    for column in inner.columns(len(Continent), gap):
        height = (column.height - gap) / 2
        slots += [
            Area(column.x, column.y, column.width, height),
            Area(column.x, column.y + height + gap, column.width, height),
        ]
    return tuple(slots)


def _overview(layout: BrainLayout, board: Board, seat: int, area: Area, player: Player, fonts: Fonts) -> Iterator[Draw]:
    scale, active = layout.scale, seat == board.seat
    yield ground(area, scale, 0.86)
    if active:
        edge = Box(area.width, area.height, 24 * scale, None, line="honey", line_width=max(1.5, 3.5 * scale))
        yield Draw(edge, area.cx, area.cy)
    y = area.y + 31 * scale
    yield Draw(Token(player.colour, 19 * scale), area.x + 34 * scale, y)
    figure = Words(f"{board.pawns[seat].points:.0f}", 30 * scale, "honey", FIGURES, "right")
    yield Draw(figure, area.right - 18 * scale, y)
    room, half = area.width - 160 * scale, 24 * scale
    name = seat_name(fonts, player, 22 * scale, room, scale, above=half, below=half)
    yield from name.draws(area.x + 62 * scale, y)
    yield from won_draws(area, board.won[seat], scale)


def won_draws(area: Area, own: Sequence[int], scale: float) -> Iterator[Draw]:
    """Yield the places of an overview, two a continent, with the cards that a seat has won."""
    for index, slot in enumerate(_slots(area, scale)):
        colours = CONTINENTS[index // 2]
        cards = sorted((card for card in own if continent_of(card) - 1 == index // 2), reverse=True)
        if index % 2 < len(cards):
            yield Draw(Box(slot.width, slot.height, 8 * scale, colours.colour), slot.cx, slot.cy)
            paper = Box(slot.width - 7 * scale, slot.height - 7 * scale, 5 * scale, "paper")
            yield Draw(paper, slot.cx, slot.cy)
            number = Words(str(cards[index % 2]), 22 * scale, "ink", max_width=slot.width - 10 * scale)
            yield Draw(number, slot.cx, slot.cy)
        else:
            empty = Box(slot.width, slot.height, 8 * scale, colours.colour, 0.22)
            yield Draw(empty, slot.cx, slot.cy)
            if index % 2 == 0:
                yield Draw(Words(colours.code, 15 * scale, "mist", max_width=slot.width - 6), slot.cx, slot.cy)
