"""The line of the calculation with its value so far, and beneath it the steps in which it is calculated."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quiclo_game.locale import Words as Language
from quiclo_game.rules.calculation import Calculation, Evaluated, Operator, Parenthesis
from quiclo_game.rules.judging import judge_so_far
from quiclo_game.rules.writing import Notation, sign
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.card_tile import card_tile
from quiclo_game.scenes.mental.board import Board
from quiclo_game.scenes.mental.step_pad import StepShown
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.palette import Colour
from quiclo_game.shell.shapes import Box, Dashed, Disc
from quiclo_game.shell.text import Words

NAMES = "abcd"
"""What the results of the steps are called where nobody is to see what they come to."""
CARD, SIGN, BRACKET = 92.0, 50.0, 28.0
_VALUE_ROOM = 330.0
_GROUNDS: dict[str, Colour] = {"right": "#14503F", "wrong": "#4A2522"}


def line_draws(
    board: Board, area: Area, scale: float, language: Language, *, waiting: bool, values: bool = True
) -> Iterator[Draw]:
    """Yield the line: its ground, the tokens, the value so far, the target; ``waiting`` shows the next place."""
    shake = board.line_shake * scale
    ground = Box(area.width, area.height, 20 * scale, _GROUNDS.get(board.verdict, "felt_deep"), 0.95)
    yield Draw(ground, area.cx + shake, area.cy)
    yield from _tokens(board, area, scale, shake, waiting=waiting)
    yield from _goal(board.target, area, scale)
    value = value_so_far(board.line, board.hand) if values else None
    if value is not None:
        x = area.right - 206 * scale
        caption = Words(language("pad.so_far"), 17 * scale, "mist", "plain", "right", max_width=110 * scale)
        yield Draw(caption, x, area.cy - 20 * scale)
        look = Words(f"= {value}", 34 * scale, "cream", align="right", max_width=116 * scale)
        yield Draw(look, x, area.cy + 14 * scale)


def steps_draws(
    steps: Sequence[StepShown],
    pending: tuple[str, ...],
    area: Area,
    scale: float,
    fonts: Fonts,
    *,
    values: bool = True,
) -> Iterator[Draw]:
    """Yield the steps, numbered, one behind the other, with names for their ``values`` where those are not shown.

    The one in the making comes last.
    """
    shown = [(_step_told(step, place, values=values), False) for place, step in enumerate(steps)]
    if pending:
        shown.append((pending, True))
    if not shown:
        return
    size, number, gap = 25 * scale, 36 * scale, 26 * scale
    widths = [Equation(tokens, size).width(fonts) + number + gap for tokens, _ in shown]
    shrink = min(1.0, (area.width - 12 * scale) / sum(widths))
    x = area.x + 8 * scale
    for index, ((tokens, open_), width) in enumerate(zip(shown, widths, strict=True)):
        disc: Colour = "honey" if open_ else "felt_deep"
        yield Draw(Disc(14 * scale * shrink, disc), x + 14 * scale * shrink, area.cy)
        figure = Words(str(index + 1), 17 * scale * shrink, "ink" if open_ else "mist")
        yield Draw(figure, x + 14 * scale * shrink, area.cy)
        colour: Colour = "hint" if open_ else "cream"
        yield Draw(Equation(tokens, size * shrink, colour, "honey"), x + number * shrink, area.cy)
        x += width * shrink


def number_told(value: int, step: int | None, *, values: bool) -> str:
    """Return how a number of a step is written: the name of the step that it came from where no values are shown."""
    return str(value) if values or step is None else NAMES[step]


def steps_of(line: Calculation, hand: Sequence[int]) -> tuple[StepShown, ...]:
    """Return the steps in which a line is calculated, as far as it goes."""
    if not hand or any(place >= len(hand) for place in line.operands):
        return ()
    verdict = judge_so_far(line, hand)
    if not isinstance(verdict, Evaluated):
        return ()
    return tuple(StepShown(step.left, step.operator, step.right, step.value) for step in verdict.steps)


def value_so_far(line: Calculation, hand: Sequence[int]) -> int | None:
    """Return what the line comes to as it stands, or ``None`` where that is nothing yet or nothing allowed."""
    if line.count < 2 or any(place >= len(hand) for place in line.operands):
        return None
    verdict = judge_so_far(line, hand)
    return verdict.value if isinstance(verdict, Evaluated) else None


def _step_told(step: StepShown, place: int, *, values: bool) -> tuple[str, ...]:
    left = number_told(step.left, step.left_step, values=values)
    right = number_told(step.right, step.right_step, values=values)
    return left, sign(step.operator, Notation.CROSS), right, "=", number_told(step.value, place, values=values)


def _tokens(board: Board, area: Area, scale: float, shake: float, *, waiting: bool) -> Iterator[Draw]:
    line, hand = board.line, board.hand
    tokens = line.tokens
    opened = tokens.count(Parenthesis.OPEN) - tokens.count(Parenthesis.CLOSE)
    next_number = waiting and (not tokens or isinstance(tokens[-1], Operator) or tokens[-1] is Parenthesis.OPEN)
    needed = sum(_width(token) for token in tokens) + (CARD if next_number else 0) + opened * BRACKET
    room = area.width - (_VALUE_ROOM + 24) * scale
    k = scale * min(1.0, room / (needed * scale)) if needed else scale
    x = area.x + 16 * scale + shake
    height = min(60 * k, area.height * 0.8)
    for token in tokens:
        width = _width(token) * k
        if isinstance(token, int):
            if token < len(hand):
                yield from card_tile(hand[token], x + width / 2, area.cy - 2 * k, width - 12 * k, height)
        elif isinstance(token, Operator):
            yield Draw(Icon(sign(token, Notation.CROSS), 42 * k, "cream"), x + width / 2, area.cy)
        else:
            yield Draw(Words(token.value, 50 * k), x + width / 2, area.cy - 2 * k)
        x += width
    if next_number:
        outline = Dashed((CARD - 14) * k, height, 13 * k, "hint", max(1.5, 3 * k), 10 * k, 7 * k)
        yield Draw(outline, x + CARD * k / 2, area.cy)
        x += CARD * k
    for _ in range(opened):
        yield Draw(Words(")", 50 * k, "mist", alpha=0.6), x + BRACKET * k / 2, area.cy - 2 * k)
        x += BRACKET * k


def _width(token: object) -> float:
    return CARD if isinstance(token, int) else SIGN if isinstance(token, Operator) else BRACKET


def _goal(target: int | None, area: Area, scale: float) -> Iterator[Draw]:
    x = area.right - 50 * scale
    radius = min(36 * scale, area.height * 0.46)
    yield Draw(Icon("right", 44 * scale, "honey"), x - radius - 36 * scale, area.cy)
    if target is None:
        dashes = Dashed(2 * radius, 2 * radius, radius, "line", 2.5 * scale, 8 * scale, 6 * scale)
        yield Draw(dashes, x, area.cy)
        return
    yield Draw(Disc(radius, "honey_deep"), x, area.cy + 3 * scale)
    yield Draw(Disc(radius, "honey"), x, area.cy)
    yield Draw(Words(str(target), radius * 1.15, "ink", max_width=radius * 1.6), x, area.cy)
