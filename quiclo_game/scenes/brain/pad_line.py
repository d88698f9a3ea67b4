"""The line of the pad: the calculation as it grows, its value so far, and the target it is meant to reach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from quiclo_game.locale import Words as Language
from quiclo_game.rules.calculation import Calculation, Evaluated, Operator, Parenthesis
from quiclo_game.rules.cards import continent_of
from quiclo_game.rules.judging import judge_so_far
from quiclo_game.rules.writing import Notation, sign
from quiclo_game.scenes.area import Area
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.palette import CONTINENTS, Colour
from quiclo_game.shell.shapes import Bar, Box, Dashed
from quiclo_game.shell.text import Words

DIE_WIDTH, SIGN_WIDTH, TILE_HEIGHT = 90.0, 46.0, 70.0
_VALUE_ROOM = 268.0
_ROTATABLE = (6, 9)
"""Numbers that read as another one upside down carry a bar."""


class LineBoard(Protocol):
    """What the line shows of a board."""

    line: Calculation
    line_shake: float
    result: int | None
    verdict: str
    selected: int

    @property
    def roll(self) -> tuple[int, ...]:
        """The faces of the dice."""
        ...


def line_draws(
    board: LineBoard, area: Area, scale: float, language: Language, *, unfinished: bool, values: bool = True
) -> Iterator[Draw]:
    """Yield the line: its ground, the tokens, the value so far, and the target.

    ``unfinished`` shows the place of the next die, ``values`` what it comes to so far.
    """
    ground: Colour = {"right": "#14503F", "wrong": "#4A2522"}.get(board.verdict, "felt_deep")
    shake = board.line_shake * scale
    yield Draw(Box(area.width, area.height, 20 * scale, ground, 0.95), area.cx + shake, area.cy)
    yield from _tokens(board, area, scale, shake, unfinished=unfinished)
    if board.selected:
        yield from _target(board.selected, area, scale)
    if values or board.result is not None:
        yield from _value(board, area, scale, language)


def die_tile(number: int, width: float, height: float, size: float, *, bar: bool = True) -> Iterator[Draw]:
    """Yield a die as a flat tile with a lip, about (0, 0)."""
    lip, radius = max(2.0, height * 0.06), height * 0.2
    yield Draw(Box(width, height, radius, "honey_deep"), 0, lip)
    yield Draw(Box(width, height, radius, "d12", top_light=0.32), 0, 0)
    marked = bar and number in _ROTATABLE
    yield Draw(Words(str(number), size, "ink"), 0, -size * 0.05 if marked else 0)
    if marked:
        yield Draw(Bar(size * 0.52, max(2.0, size * 0.09), "ink"), 0, size * 0.47)


def _tokens(board: LineBoard, area: Area, scale: float, shake: float, *, unfinished: bool) -> Iterator[Draw]:
    line, roll = board.line, board.roll
    last = line.tokens[-1] if line.tokens else None
    waiting = unfinished and (last is None or isinstance(last, Operator) or last is Parenthesis.OPEN)
    dice, signs = line.count + waiting, len(line.tokens) - line.count
    needed = (dice * DIE_WIDTH + signs * SIGN_WIDTH) * scale
    room = area.width - _VALUE_ROOM * scale - 20 * scale
    k = scale * min(1.0, room / needed if needed else 1.0)
    x = area.x + 18 * scale + shake
    width, height = (DIE_WIDTH - 12) * k, TILE_HEIGHT * k
    for token in line.tokens:
        if isinstance(token, int):
            for draw in die_tile(roll[token], width, height, 42 * k):
                yield draw.moved(x + width / 2, area.cy - 2 * k)
            x += DIE_WIDTH * k
        elif isinstance(token, Operator):
            yield Draw(Icon(sign(token, Notation.CROSS), 44 * k, "cream"), x + 16 * k, area.cy)
            x += SIGN_WIDTH * k
        else:
            yield Draw(Words(token.value, 52 * k, "cream"), x + 16 * k, area.cy)
            x += SIGN_WIDTH * k
    if waiting:
        outline = Dashed(width, height, 14 * k, "hint", max(1.5, 3 * k), 10 * k, 7 * k)
        yield Draw(outline, x + width / 2, area.cy)
        yield Draw(Words("…", 34 * k, "hint"), x + width / 2, area.cy - 4 * k)


def _target(card: int, area: Area, scale: float) -> Iterator[Draw]:
    width, height = 100 * scale, min(78 * scale, area.height * 0.84)
    x = area.right - 12 * scale - width / 2
    colour = CONTINENTS[continent_of(card) - 1].colour
    yield Draw(Box(width, height, 16 * scale, colour), x, area.cy)
    yield Draw(Box(width - 9 * scale, height - 9 * scale, 12 * scale, "paper"), x, area.cy)
    yield Draw(Words(str(card), 44 * scale, "ink"), x, area.cy)
    yield Draw(Icon("right", 40 * scale, "honey"), x - width / 2 - 26 * scale, area.cy)


def _value(board: LineBoard, area: Area, scale: float, language: Language) -> Iterator[Draw]:
    value = board.result if board.result is not None else value_so_far(board.line, board.roll)
    if value is None:
        return
    x = area.right - 170 * scale
    y = area.cy
    if board.result is None:
        caption = Words(language("pad.so_far"), 17 * scale, "mist", "plain", "right", max_width=100 * scale)
        yield Draw(caption, x, area.cy - 24 * scale)
        y += 12 * scale
    yield Draw(Words(f"= {value}", 34 * scale, "cream", align="right", max_width=104 * scale), x, y)


def value_so_far(line: Calculation, roll: tuple[int, ...]) -> int | None:
    """Return what the line comes to as it stands, or ``None`` where that is nothing yet or nothing allowed.

    Nothing is said while × or ÷ waits for its number behind a sum: that sum will never be a step of the calculation.
    """
    operators = [token for token in line.tokens if isinstance(token, Operator)]
    waits = bool(line.tokens) and line.tokens[-1] in (Operator.TIMES, Operator.OVER)
    if line.count < 2 or (waits and not all(operator.binds_tighter for operator in operators)):
        return None
    verdict = judge_so_far(line, roll)
    return verdict.value if isinstance(verdict, Evaluated) else None
