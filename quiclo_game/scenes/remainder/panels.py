"""The quiet panels: the divisor and what it means, how it is reckoned, the last pairs, what the stacks still hold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quiclo_game.locale import Words as Language
from quiclo_game.play.players import Player
from quiclo_game.rules.cards import CARDS
from quiclo_game.rules.remainder_divisor import Meaning
from quiclo_game.rules.remainder_pairs import PairRule
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.panel_marks import ground
from quiclo_game.scenes.remainder.board import Board, LastPair
from quiclo_game.scenes.remainder.layout import RemainderLayout
from quiclo_game.scenes.remainder.meaning import tell
from quiclo_game.scenes.remainder.working import lines_of
from quiclo_game.scenes.speech import fitted
from quiclo_game.shell.cards import Badge
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.shapes import Box, Disc
from quiclo_game.shell.stacked_words import stacked
from quiclo_game.shell.text import Paragraph, Words
from quiclo_game.shell.tokens import Token


def grounds(layout: RemainderLayout) -> Iterator[Draw]:
    """Yield the grounds of all panels, which never change."""
    for area in (layout.divisor, layout.meaning, layout.reckoning, layout.pairs, layout.left):
        yield ground(area, layout.scale, 0.88)
    yield ground(layout.work, layout.scale, 0.94)


def divisor_draws(
    layout: RemainderLayout, divisor: int, following: int, language: Language, *, changeable: bool
) -> Iterator[Draw]:
    """Yield the divisor, large, and between the keys the one of the next game."""
    area, scale = layout.divisor, layout.scale
    portrait = layout.portrait
    yield Draw(Words(language("remainder.divisor"), 25 * scale, "mist"), area.cx, area.y + 28 * scale)
    size = (92 if portrait else 120) * scale
    middle = area.y + (92 if portrait else 112) * scale if changeable else area.cy + 18 * scale
    yield Draw(Words(str(divisor), size, "honey", max_width=area.width - 40 * scale), area.cx, middle)
    if not changeable:
        return
    changed = following != divisor
    word = str(following) if changed else language("remainder.change")
    size, colour = (36, "honey") if changed else (23, "mist")
    keys = divisor_keys(layout)
    room = keys[1].x - keys[0].right - 8 * scale
    yield Draw(Words(word, size * scale, colour, max_width=room, max_height=keys[0].height), area.cx, keys[0].cy)
    if not portrait:
        told, high = language("remainder.next_game"), area.bottom - keys[0].bottom - 6 * scale
        note = Words(told, 18 * scale, "mist", "plain", max_width=area.width - 24 * scale, max_height=high)
        yield Draw(note, area.cx, area.bottom - 20 * scale)


def divisor_keys(layout: RemainderLayout) -> tuple[Area, Area]:
    """Return the places of the keys that lower and raise the divisor of the next game."""
    area, scale = layout.divisor, layout.scale
    width, height = 88 * scale, (66 if not layout.portrait else 62) * scale
    y = area.bottom - (108 if not layout.portrait else 76) * scale
    return (
        Area(area.x + 16 * scale, y, width, height),
        Area(area.right - 16 * scale - width, y, width, height),
    )


def meaning_draws(layout: RemainderLayout, meaning: Meaning, language: Language, fonts: Fonts) -> Iterator[Draw]:
    """Yield what a divisor means: can all be cleared, how many pairs lie open, how hard it is."""
    area, scale = layout.meaning, layout.scale
    told = tell(meaning, language)
    x = area.x + 46 * scale
    y = area.y + 56 * scale
    if told.fine:
        yield Draw(Badge("valid", 26 * scale), x, y)
    else:
        yield Draw(Disc(26 * scale, "paper", shadow=6 * scale), x, y)
        yield Draw(Disc(22 * scale, "honey"), x, y)
        yield Draw(Icon("info", 44 * scale, "ink"), x, y)
    left = area.x + 88 * scale
    room = area.right - left - 16 * scale
    title = Words(
        language("remainder.divisor_is", divisor=meaning.divisor), 25 * scale, "cream", align="left", max_width=room
    )
    yield Draw(title, left, area.y + 32 * scale)
    head = fitted(fonts, told.headline, room, 66 * scale, 23 * scale, "cream", "left")
    yield Draw(head, left, area.y + 48 * scale)
    top = area.y + 124 * scale
    height = area.bottom - top - 14 * scale
    detail = fitted(fonts, told.detail, area.width - 44 * scale, height, 20 * scale, "mist", "left")
    yield Draw(detail, area.x + 24 * scale, top)


def reckoning_draws(layout: RemainderLayout, rule: PairRule, language: Language, fonts: Fonts) -> Iterator[Draw]:
    """Yield how it is reckoned, with two examples made for this divisor."""
    area, scale = layout.reckoning, layout.scale
    head = Words(language("remainder.how"), 24 * scale, align="left", max_width=area.width - 44 * scale)
    yield Draw(head, area.x + 22 * scale, area.y + 30 * scale)
    rows = []
    if rule.minus:
        rows.append(("equal", "−", *equal_remainders(rule.divisor)))
    if rule.plus:
        rows.append(("makes", "+", *making_remainders(rule.divisor)))
    top = area.y + 43 * scale
    pitch = min(90 * scale, (area.bottom - 4 * scale - top) / max(1, len(rows)))
    for index, (key, sign, first, second) in enumerate(rows):
        y = top + (index + 0.5) * pitch
        x = area.x + 20 * scale
        width = 38 * scale
        for step, number in enumerate((first, second)):
            middle = x + width / 2 + step * 58 * scale
            yield Draw(Box(width, 46 * scale, 9 * scale, "paper", shadow=3 * scale), middle, y)
            yield Draw(Words(str(number), 26 * scale, "ink", max_width=width - 6 * scale), middle, y)
        yield Draw(Icon(sign, 20 * scale, "honey"), x + 48 * scale, y)
        left = x + 108 * scale
        room = area.right - left - 12 * scale
        what = Words(language(f"remainder.{key}", divisor=rule.divisor), 20 * scale, "cream", "bold", "left", room)
        then = Words(language(f"remainder.{key}_then"), 18 * scale, "mist", "plain", "left", room)
        yield from stacked(fonts, left, y, pitch - 8 * scale, what, then)


def equal_remainders(divisor: int) -> tuple[int, int]:
    """Return the same remainder twice, as an example for a divisor."""
    remainder = divisor * 5 // 12 or divisor - 1
    return remainder, remainder


def making_remainders(divisor: int) -> tuple[int, int]:
    """Return two remainders that make the divisor, as an example for it; by 1 nothing ever remains."""
    if divisor == 1:
        return 0, 0
    first = max(1, divisor * 3 // 4)
    return first, divisor - first


def pairs_draws(
    layout: RemainderLayout, board: Board, players: Sequence[Player], rule: PairRule, language: Language
) -> Iterator[Draw]:
    """Yield the last pairs that were shown, the newest first: by whom, how, and whether they counted."""
    area, scale = layout.pairs, layout.scale
    head = Words(language("remainder.last_pairs"), 24 * scale, align="left", max_width=area.width - 44 * scale)
    yield Draw(head, area.x + 22 * scale, area.y + 32 * scale)
    if not board.last:
        told = language("remainder.no_pairs")
        note = Paragraph(told, 19 * scale, "mist", "plain", area.width - 44 * scale)
        yield Draw(note, area.x + 22 * scale, area.y + 62 * scale)
        return
    top, pitch = area.y + 56 * scale, 54 * scale
    fit = int((area.bottom - 8 * scale - top) / pitch)
    for index, pair in enumerate(board.last[:fit]):
        yield from _pair(area, top + (index + 0.5) * pitch, pair, players, rule, language, scale)


def _pair(
    area: Area, y: float, pair: LastPair, players: Sequence[Player], rule: PairRule, language: Language, scale: float
) -> Iterator[Draw]:
    if 0 <= pair.seat < len(players):
        yield Draw(Token(players[pair.seat].colour, 16 * scale), area.x + 38 * scale, y)
    else:
        yield Draw(Icon("clock", 34 * scale, "mist"), area.x + 38 * scale, y)
    x, right = area.x + 66 * scale, area.right - 24 * scale
    room = right - 42 * scale - x
    if pair.weighing is None:
        yield Draw(Words(language("remainder.late"), 20 * scale, "mist", "plain", "left", max_width=room), x, y)
    elif pair.right:
        line = lines_of(pair.weighing, rule)[0]
        tokens = (str(line.left), line.operator, str(line.right), "=", str(line.result))
        yield Draw(Equation(tokens, 25 * scale, max_width=room), x, y)
    else:
        told = language("remainder.both", first=pair.weighing.first, second=pair.weighing.second)
        yield Draw(Words(told, 23 * scale, "mist", align="left", max_width=room), x, y)
    yield Draw(Badge("valid" if pair.right else "wrong", 15 * scale), right - 12 * scale, y)


def left_draws(layout: RemainderLayout, board: Board, language: Language, fonts: Fonts) -> Iterator[Draw]:
    """Yield how many cards the stacks still hold, and how many pairs were found."""
    area, scale = layout.left, layout.scale
    left = sum(board.left)
    low = area.height < 150 * scale
    room, most = area.width - 40 * scale, 44 * scale
    head = Words(language("remainder.in_stacks"), 22 * scale, align="left", max_width=room, max_height=most)
    high = head.setting(fonts).height
    middle = area.y + max((22 if low else 30) * scale, 8 * scale + high / 2)
    yield Draw(head, area.x + 22 * scale, middle)
    top, foot = middle + high / 2 + 3 * scale, area.bottom - (22 if low else 32) * scale
    y = (top + foot) / 2
    size = (48 if low else 58) * scale
    yield Draw(Words(str(left), size, "honey", align="left", max_width=96 * scale), area.x + 22 * scale, y)
    x = area.x + 126 * scale
    room = area.right - x - 14 * scale
    of = Words(language("remainder.of_cards", count=len(CARDS)), 19 * scale, "mist", "plain", "left", max_width=room)
    found = Words(language("remainder.found", count=board.pairs), 19 * scale, "mist", "plain", "left", max_width=room)
    yield from stacked(fonts, x, y, foot - top, of, found)
    width, y = area.width - 44 * scale, area.bottom - (14 if low else 22) * scale
    yield Draw(Box(width, 9 * scale, 4.5 * scale, "felt_deep"), area.cx, y)
    filled = round(width * left / len(CARDS))
    if filled > 9 * scale:
        yield Draw(Box(filled, 9 * scale, 4.5 * scale, "honey"), area.x + 22 * scale + filled / 2, y)
