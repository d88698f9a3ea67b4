"""What is drawn where something is chosen in place of the dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quiclo_game.rules.seats import Seat
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.names import IN_MIDDLE, name_words
from quiclo_game.scenes.panel_marks import ground
from quiclo_game.scenes.speech import fitted, speech_draws
from quiclo_game.scenes.strategy.choosing import Choice
from quiclo_game.scenes.strategy.choosing_places import (
    card_places,
    choice_keys,
    curtain_key,
    inner_area,
    market_places,
    market_rows,
)
from quiclo_game.scenes.strategy.layout import centred
from quiclo_game.shell.cards import HEIGHT, CardFace
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.stacked_words import stacked
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Token

if TYPE_CHECKING:
    from quiclo_game.scenes.strategy.scene import StrategyScene


def choice_draws(table: StrategyScene) -> Iterator[Draw]:
    """Yield the ground, what is asked of whom, and what was said; cards come from ``choice_card_draws``."""
    layout, choice = table.layout, table.choice
    stage, scale = layout.stage, layout.scale
    yield ground(stage, scale, 0.95)
    if choice is None:
        return
    if choice is Choice.CURTAIN:
        yield from _curtain(table)
        return
    if choice is Choice.WATCH:
        yield from _watching(table)
        return
    title, note = _asked(table, choice)
    yield from _heading(table, title, note)
    if choice in (Choice.SHOW, Choice.SIX):
        yield from _message(table)
        yield from _picked(table)
    elif choice is Choice.MARKET:
        yield from _market_names(table)
        keys = choice_keys(layout)
        area = Area(keys[0].x, keys[0].y, keys[1].x - keys[0].x - 20 * scale, keys[0].height)
        yield from speech_draws(
            table.services.forge.fonts, table.message or table.services.words("strategy_table.market_note"),
            table.message_tone if table.message else "prompt", area, scale,
        )  # fmt: skip


def choice_card_draws(table: StrategyScene) -> Iterator[Draw]:
    """Yield the cards that can be chosen, or that are voted on."""
    board, scale = table.board, table.layout.scale
    match table.choice:
        case Choice.SHOW | Choice.SIX:
            for card, x, y, width in card_places(table):
                chosen = card in table.picked
                yield Draw(
                    CardFace(card, round(width), "selected" if chosen else "rest", lift=8 if chosen else 0), x, y
                )
        case Choice.MARKET:
            for card, x, y, width, _ in market_places(table):
                yield Draw(CardFace(card, round(width), lift=7), x, y - 4 * scale)
        case Choice.VOTE if board.ballot is not None:
            yield from _ballot(table)
        case _:
            return


def _asked(table: StrategyScene, choice: Choice) -> tuple[str, str]:
    """Return the heading and the line beneath it."""
    words, names = table.services.words, [player.name for player in table.plan.players]
    match choice:
        case Choice.SHOW:
            return words("strategy_table.show_title", name=names[table.bottom]), words("strategy_table.show_note")
        case Choice.SIX:
            return words("strategy_table.six_title", name=names[table.bottom]), words("strategy_table.six_note")
        case Choice.MARKET:
            return words("strategy_table.market_title"), words("strategy_table.market_how", card=table.board.won)
        case _:
            title = words("strategy_table.vote_title", name=names[table.board.seat])
            seat = table.seat
            asked = words("strategy_table.vote_note", name=names[seat]) if seat is not None else ""
            return title, table.message or asked


def _heading(table: StrategyScene, title: str, note: str) -> Iterator[Draw]:
    stage, scale = table.layout.stage, table.layout.scale
    room = stage.width - 60 * scale
    looks = Words(title, 36 * scale, max_width=room), Words(note, 23 * scale, "mist", "plain", max_width=room)
    yield from stacked(table.services.forge.fonts, stage.cx, stage.y + 64 * scale, 92 * scale, *looks)


def _curtain(table: StrategyScene) -> Iterator[Draw]:
    """Yield that everyone else is to look away."""
    stage, scale, words = table.layout.stage, table.layout.scale, table.services.words
    player, y = table.plan.players[table.bottom], table.layout.stage.y + table.layout.stage.height * 0.24
    room = stage.width - 80 * scale
    yield Draw(Token(player.colour, 62 * scale), stage.cx, y)
    title = words("strategy_table.curtain", name=player.name)
    yield Draw(Words(title, 44 * scale, max_width=room), stage.cx, y + 122 * scale)
    top = y + 160 * scale
    below = Area(stage.cx - room / 2, top, room, min(130 * scale, curtain_key(table.layout).y - 14 * scale - top))
    if table.message:
        yield from speech_draws(table.services.forge.fonts, table.message, table.message_tone, below, scale * 1.2)
        return
    note = words("strategy_table.curtain_note")
    text = fitted(table.services.forge.fonts, note, room, 80 * scale, 27 * scale, "mist", "centre")
    yield Draw(text, below.x, below.y)


def _watching(table: StrategyScene) -> Iterator[Draw]:
    """Yield a row for every seat: who it is, its cards, and whether it has chosen."""
    stage, scale, seats = table.layout.stage, table.layout.scale, table.board.seats
    yield from _heading(table, table.services.words("strategy_table.watch"), table.message)
    area = Area(stage.x + 34 * scale, stage.y + 112 * scale, stage.width - 68 * scale, stage.height - 128 * scale)
    if table.invites:
        area = Area(area.x, area.y, area.width, area.height - 118 * scale)
    gap = 10 * scale
    height = min(150 * scale, (area.height - (seats - 1) * gap) / seats)
    top = area.y + (area.height - seats * height - (seats - 1) * gap) / 2
    for seat in range(seats):
        yield from _watched(table, seat, Area(area.x, top + seat * (height + gap), area.width, height))


def _watched(table: StrategyScene, seat: Seat, row: Area) -> Iterator[Draw]:
    scale, player = table.layout.scale, table.plan.players[seat]
    yield Draw(Box(row.width, row.height, min(20 * scale, row.height * 0.3), "felt_deep", 0.75), row.cx, row.cy)
    radius = min(30 * scale, row.height * 0.34)
    yield Draw(Token(player.colour, radius), row.x + 20 * scale + radius, row.cy)
    left, mark = row.x + 36 * scale + 2 * radius, row.right - 52 * scale
    size = min(28 * scale, row.height * 0.4)
    room = row.width * 0.26
    yield Draw(name_words(table.services.forge.fonts, player.name, size, room, IN_MIDDLE * scale), left, row.cy)
    hand = table.board.hands[seat]
    cards = (*hand.open, *(0,) * len(hand.hidden))
    line = Area(left + room, row.y, mark - 50 * scale - left - room, row.height)
    width = min((line.width - 6 * scale * (len(cards) - 1)) / max(1, len(cards)), row.height * 0.82 / HEIGHT)
    for card, (x, y) in zip(cards, centred(line, len(cards), width, 6 * scale), strict=True):
        yield Draw(CardFace(card, round(width)), x, y)
    if seat in table.match.mode.actors(table.state):
        yield Draw(Icon("clock", min(52 * scale, row.height * 0.6), "mist"), mark, row.cy)
    else:
        yield Draw(Icon("check", min(52 * scale, row.height * 0.6), "valid"), mark, row.cy)


def _picked(table: StrategyScene) -> Iterator[Draw]:
    """Yield how many are chosen, and for the final scoring their sum."""
    stage, scale, words = table.layout.stage, table.layout.scale, table.services.words
    wanted = table.wanted
    told = words("strategy_table.picked", count=len(table.picked), total=wanted)
    if table.choice is Choice.SIX:
        told += " · " + words("strategy_table.picked_sum", total=sum(table.picked))
    pill = Words(told, 24 * scale, "honey")
    yield Draw(pill, stage.cx, stage.y + 130 * scale)


def _message(table: StrategyScene) -> Iterator[Draw]:
    layout = table.layout
    keys, gap = choice_keys(layout), 16 * layout.scale
    left, top = keys[0].right + gap, keys[0].y - 10 * layout.scale
    area = Area(left, top, keys[1].x - gap - left, layout.stage.bottom - 8 * layout.scale - top)
    yield from speech_draws(table.services.forge.fonts, table.message, table.message_tone, area, layout.scale)


def _market_names(table: StrategyScene) -> Iterator[Draw]:
    scale, fonts = table.layout.scale, table.services.forge.fonts
    for seat, row in market_rows(table):
        player = table.plan.players[seat]
        yield Draw(Token(player.colour, 24 * scale), row.x + 26 * scale, row.cy)
        yield Draw(
            name_words(fonts, player.name, 24 * scale, 124 * scale, IN_MIDDLE * scale), row.x + 58 * scale, row.cy
        )
        if seat != market_rows(table)[0][0]:
            yield Draw(Box(row.width, max(1.0, 1.5 * scale), 0, "line", 0.6), row.cx, row.y)


def _ballot(table: StrategyScene) -> Iterator[Draw]:
    """Yield the six cards that are explained, and who has said what."""
    board, scale, words = table.board, table.layout.scale, table.services.words
    if board.ballot is None:
        return
    area = inner_area(table.layout)
    cards = tuple(sorted(board.ballot.cards))
    width = min(150 * scale, (area.width - 5 * 16 * scale) / 6, area.height * 0.62 / HEIGHT)
    line = Area(area.x, area.y, area.width, area.height * 0.7)
    for card, (x, y) in zip(cards, centred(line, len(cards), width, 16 * scale), strict=True):
        yield Draw(CardFace(card, round(width)), x, y)
    voters = [seat for seat in range(board.seats) if seat != board.seat]
    row = Area(area.x, area.y + area.height * 0.74, area.width, area.height * 0.24)
    for seat, place in zip(voters, row.columns(len(voters), 12 * scale), strict=True):
        answer = board.ballot.answers[seat]
        player = table.plan.players[seat]
        yield Draw(Box(place.width, place.height, place.height * 0.4, "felt_deep", 0.8), place.cx, place.cy)
        yield Draw(Token(player.colour, place.height * 0.3), place.x + place.height * 0.46, place.cy)
        said = words(f"strategy_table.vote_{answer}") if answer else "…"
        x = place.x + place.height * 0.86
        look = Words(said, 22 * scale, "cream", "bold", "left", max_width=place.right - x - 12 * scale)
        yield Draw(look, x, place.cy)
