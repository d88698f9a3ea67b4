"""The final scoring, over the whole table: one roll, the six cards of each seat with calculations, sums, the winner."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from quiclo_game.rules.calculation import Calculation, Operator, Parenthesis
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.strategy_state import Status
from quiclo_game.rules.writing import sign
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.brain.dice_draws import die_draws
from quiclo_game.scenes.names import IN_MIDDLE, name_words
from quiclo_game.scenes.panel_marks import ground
from quiclo_game.scenes.rolling import thrown_draws
from quiclo_game.scenes.speech import fitted
from quiclo_game.scenes.strategy.layout import centred
from quiclo_game.shell.cards import HEIGHT, CardFace, CardState
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.fonts import FIGURES
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.palette import PLAYERS
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Token

if TYPE_CHECKING:
    from quiclo_game.scenes.strategy.scene import StrategyScene

_STATES: dict[Status, CardState] = {
    Status.OPEN: "rest", Status.SOLVED: "valid", Status.LOST: "wrong", Status.UNREACHABLE: "wrong",
}  # fmt: skip


def final_draws(table: StrategyScene) -> Iterator[Draw]:
    """Yield heading, dice, all seats, and what decided."""
    layout, words = table.layout, table.services.words
    area, scale = layout.final, layout.scale
    yield ground(area, scale, 0.9)
    title = words("strategy_table.final_title")
    tall = layout.portrait
    dice = Area(area.x, area.y + (86 if tall else 10) * scale, area.width, (150 if tall else 140) * scale)
    if tall:
        yield Draw(Words(title, 44 * scale, max_width=area.width * 0.9), area.cx, area.y + 48 * scale)
    else:
        yield Draw(Words(title, 40 * scale, align="left", max_width=420 * scale), area.x + 30 * scale, dice.cy)
        dice = Area(area.x + 460 * scale, dice.y, area.width - 490 * scale, dice.height)
    side = min(140 * scale, dice.width / 6.6)
    places = centred(dice, 6, side, 14 * scale)
    for die, (x, y) in zip(table.board.numbers, places, strict=True):
        yield from die_draws(die, 12, x, y, side, "rest")
    foot = 96 * scale
    inner = Area(area.x + 20 * scale, dice.bottom + 8 * scale, area.width - 40 * scale, 0)
    height = (area.bottom - foot - 14 * scale - inner.y) / table.board.seats
    height = min(height, (310 if tall else 330) * scale)
    top = inner.y + max(0.0, (area.bottom - foot - 14 * scale - inner.y - height * table.board.seats) / 2)
    for seat in range(table.board.seats):
        yield from _seat(table, seat, Area(inner.x, top + seat * height, inner.width, height - 10 * scale))
    below = Area(inner.x, area.bottom - foot, inner.width, foot - 12 * scale)
    text = table.board.decision or (table.message or words("strategy_table.final_note"))
    won = bool(table.board.decision)
    yield Draw(Box(below.width, below.height, 22 * scale, "#14503F" if won else "felt_deep", 0.9), below.cx, below.cy)
    size, colour = (34 * scale, "cream") if won else (26 * scale, "mist")
    look = fitted(
        table.services.forge.fonts, text, below.width - 40 * scale, below.height - 12 * scale, size, colour, "centre"
    )
    _, text_height = look.measure(table.services.forge.fonts)
    yield Draw(look, below.x + 20 * scale, below.cy - text_height / 2)
    yield from thrown_draws(table.board.numbers, 12, (area.x + 60 * scale, area.bottom), places, side, scale)


def _seat(table: StrategyScene, seat: Seat, area: Area) -> Iterator[Draw]:
    board, scale, words = table.board, table.layout.scale, table.services.words
    view, player = board.final[seat], table.plan.players[seat]
    fonts = table.services.forge.fonts
    won = seat in board.winners
    box = Box(
        area.width, area.height, 20 * scale, "panel", 0.95, "honey" if won else PLAYERS[player.colour].colour,
        (4 if won else 2) * scale, glow="honey" if won else None, glow_size=9 * scale if won else 0.0,
    )  # fmt: skip
    yield Draw(box, area.cx, area.cy)
    tall = table.layout.portrait
    head = 56 * scale if tall else area.height
    side = 250 * scale
    token_y = area.y + (head / 2 + 4 * scale if tall else area.height / 2)
    radius = min(30 * scale, head * 0.4)
    yield Draw(Token(player.colour, radius), area.x + 16 * scale + radius, token_y)
    x = area.x + 28 * scale + 2 * radius
    room = (area.width * 0.5 if tall else side) - (x - area.x) - 8 * scale
    yield Draw(
        name_words(fonts, player.name, 28 * scale, room, IN_MIDDLE * scale), x, token_y - (0 if tall else 10 * scale)
    )
    done = sum(fate is Status.SOLVED for fate in view.fates[: view.shown])
    count = words("strategy_table.final_count", count=done)
    total = Words(f"{view.total:.0f}", (44 if tall else 52) * scale, "honey", FIGURES, "right")
    if tall:
        yield Draw(total, area.right - 22 * scale, token_y)
        note = Words(count, 21 * scale, "mist", "plain", "right", max_width=260 * scale)
        yield Draw(note, area.right - 40 * scale - total.width(fonts), token_y)
    else:
        yield Draw(Words(count, 20 * scale, "mist", "plain", "left", max_width=room), x, token_y + 22 * scale)
        yield Draw(total, area.right - 26 * scale, area.cy + 4 * scale)
        caption = Words(words("strategy_table.final_sum"), 19 * scale, "mist", "plain", "right")
        if area.height > 110 * scale:
            yield Draw(caption, area.right - 26 * scale, area.cy - 36 * scale)
    cards = Area(area.x + 12 * scale, area.y + head, area.width - 24 * scale, area.height - head)
    if not tall:
        cards = Area(area.x + side, area.y, area.width - side - 150 * scale, area.height)
    for place, cell in enumerate(cards.columns(len(view.cards), 8 * scale)):
        yield from _card(table, seat, place, cell)


def _card(table: StrategyScene, seat: Seat, place: int, cell: Area) -> Iterator[Draw]:
    """Yield a card with its calculation: beneath it, or beside it where rows are low."""
    view, scale = table.board.final[seat], table.layout.scale
    known = place < view.shown and place < len(view.fates)
    fate = view.fates[place] if known else Status.OPEN
    low = cell.height < 132 * scale and cell.width > 1.5 * cell.height
    if low:
        width = min((cell.height - 18 * scale) / HEIGHT, cell.width * 0.36)
        x, y = cell.x + width / 2 + 8 * scale, cell.cy
        words = Area(x + width / 2 + 8 * scale, cell.y, cell.right - x - width / 2 - 10 * scale, cell.height)
    else:
        width = min((cell.height - 62 * scale) / HEIGHT, cell.width * 0.8, 150 * scale)
        x, y = cell.cx, cell.y + 12 * scale + width * HEIGHT / 2
        words = Area(cell.x, y + width * HEIGHT / 2 + 6 * scale, cell.width, 40 * scale)
    yield Draw(CardFace(view.cards[place], round(width), _STATES[fate], lift=0), x, y)
    if not known or fate is Status.OPEN:
        return
    size = (19 if low else 21) * scale
    if fate is Status.SOLVED:
        tokens = _tokens(view.calculations[place], table.board.roll)
        yield Draw(Equation(tokens, size, align="centre", max_width=words.width), words.cx, words.cy)
    else:
        yield Draw(Icon("cross", size * 1.6, "wrong"), words.cx, words.cy)


def _tokens(calculation: str, roll: tuple[int, ...]) -> tuple[str, ...]:
    parts: list[str] = []
    for token in Calculation.decode(calculation).tokens:
        if isinstance(token, int):
            parts.append(str(roll[token]))
        elif isinstance(token, Operator):
            parts.append(sign(token))
        elif isinstance(token, Parenthesis):
            parts.append(token.value)
    return tuple(parts)
