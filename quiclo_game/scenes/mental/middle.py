"""The middle of the table: stacks, the three dice, their product written out, the target, and the clock."""

from __future__ import annotations

from collections.abc import Iterator

from quiclo_game.locale import Words as Language
from quiclo_game.rules.options import Settings
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.brain.dice_draws import die_draws
from quiclo_game.scenes.mental.board import WHOLE_PRODUCT, Board
from quiclo_game.scenes.mental.layout import MentalLayout
from quiclo_game.scenes.panel_marks import ground
from quiclo_game.shell.cards import CardFace
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.easing import in_out_cubic
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.fonts import FIGURES, Fonts
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.palette import CONTINENTS
from quiclo_game.shell.rings import Ring
from quiclo_game.shell.shapes import Box, Dashed, Disc
from quiclo_game.shell.text import Words


def grounds(layout: MentalLayout) -> Iterator[Draw]:
    """Yield the grounds of the panels that never change."""
    for area in (layout.stacks, layout.time):
        yield ground(area, layout.scale, 0.84)
    for area in (layout.collected, layout.best):
        yield ground(area, layout.scale, 0.93)


def stack_draws(layout: MentalLayout, board: Board, language: Language) -> Iterator[Draw]:
    """Yield the six stacks, each with what it still holds; one that is nearly empty stands out."""
    area, scale = layout.stacks, layout.scale
    head = Words(language("mental.stacks"), 21 * scale, align="left", max_width=area.width - 36 * scale)
    yield Draw(head, area.x + 18 * scale, area.y + 27 * scale)
    for index, place in enumerate(layout.stack_places()):
        colours, left = CONTINENTS[index], board.left[index]
        low = left <= 3
        if layout.portrait:
            chip = Area(place.x, place.y, place.width, 34 * scale)
            figure_x, figure_y = place.cx, place.y + 62 * scale
        else:
            card_x = place.x + 22 * scale
            for step in range(min(3, left)):
                yield Draw(
                    CardFace(0, 40 * scale, shadow=step == 0), card_x + step * scale, place.cy - 2 * step * scale
                )
            chip = Area(place.x + 52 * scale, place.cy - 36 * scale, place.width - 56 * scale, 30 * scale)
            figure_x, figure_y = chip.cx, place.cy + 18 * scale
        yield Draw(
            Box(
                chip.width, chip.height, 8 * scale, colours.colour, line="white", line_width=1.2 * scale, line_alpha=0.3
            ),
            chip.cx,
            chip.cy,
        )
        yield Draw(Words(colours.code, 18 * scale, colours.text, max_width=chip.width - 6 * scale), chip.cx, chip.cy)
        yield Draw(Words(str(left), 27 * scale, "honey" if low else "cream"), figure_x, figure_y)


def dice_draws(layout: MentalLayout, board: Board, language: Language) -> Iterator[Draw]:
    """Yield the dice with × between them, the product as far as it is written out, and the target."""
    scale = layout.scale
    size = layout.die_size
    shown = all(die.shown for die in board.dice)
    for (x, y), die in zip(layout.dice, board.dice, strict=True):
        if not die.shown:
            bed = Dashed(size * 0.62, size * 0.62, size * 0.2, "line", 2.5 * scale, 9 * scale, 7 * scale)
            yield Draw(bed, x, y)
        yield from die_draws(die, 12, x, y, size, "rest")
    if shown and all(die.roll >= 1 for die in board.dice):
        for (x0, y0), (x1, _) in zip(layout.dice, layout.dice[1:], strict=False):
            yield Draw(Icon("×", 40 * scale, "cream"), (x0 + x1) / 2, y0)
    area = layout.product
    yield Draw(Box(area.width, area.height, 26 * scale, "felt_deep", 0.9), area.cx, area.cy)
    if not layout.portrait:
        note = Words(language("mental.last_two"), 20 * scale, "mist", "plain", max_width=area.width)
        yield Draw(note, area.cx, area.bottom + 26 * scale)
    goal_x, goal_y, radius = layout.goal
    yield Draw(Icon("right", 58 * scale, "honey"), (area.right + goal_x - radius) / 2, (area.cy + goal_y) / 2)
    yield from _goal(layout, board, language)


def product_draws(layout: MentalLayout, board: Board, fonts: Fonts) -> Iterator[Draw]:
    """Yield the product: step by step, then whole, its last two digits on honey, on their way to the target."""
    area, scale = layout.product, layout.scale
    first, second, third = board.faces
    size = 42 * scale
    room = area.width - 40 * scale
    if board.stage == 1:
        tokens = (str(first), "×", str(second), "=", str(first * second))
        yield Draw(Equation(tokens, size, align="centre", max_width=room), area.cx, area.cy)
    elif board.stage == 2:
        tokens = (str(first * second), "×", str(third), "=", str(board.product))
        yield Draw(Equation(tokens, size, align="centre", max_width=room), area.cx, area.cy)
    elif board.stage >= WHOLE_PRODUCT:
        text = str(board.product)
        kept, tail = text[:-2], text[-2:]
        tokens = (str(first), "×", str(second), "×", str(third), "=", *((kept,) if kept else ()))
        equation = Equation(tokens, size)
        tile = (26 + 27 * len(tail)) * scale
        width = equation.width(fonts) + 14 * scale + tile
        if width > room:
            size *= room / width
            equation = Equation(tokens, size)
            width = equation.width(fonts) + 14 * scale + tile
        left = area.cx - width / 2
        yield Draw(equation, left, area.cy)
        x = left + width - tile / 2
        yield Draw(Box(tile, 62 * scale, 15 * scale, "honey_deep"), x, area.cy + 3 * scale)
        yield Draw(Box(tile, 62 * scale, 15 * scale, "honey"), x, area.cy)
        yield Draw(Words(tail, size, "ink"), x, area.cy)
        if 0.0 < board.slide < 1.0:
            part = in_out_cubic(board.slide)
            goal_x, goal_y, _ = layout.goal
            at = x + (goal_x - x) * part, area.cy + (goal_y - area.cy) * part
            yield Draw(
                Words(tail, 46 * scale, "honey", halo="felt_deep", halo_width=3 * scale),
                *at,
                scale=round((1 + 1.4 * part) * 16) / 16,
            )


def _goal(layout: MentalLayout, board: Board, language: Language) -> Iterator[Draw]:
    x, y, radius = layout.goal
    scale = layout.scale
    target = board.target
    if target is None:
        dashes = Dashed(2 * radius - 6, 2 * radius - 6, radius - 3, "line", 3 * scale, 13 * scale, 9 * scale)
        yield Draw(dashes, x, y)
        yield Draw(Words(language("mental.goal"), 30 * scale, "mist"), x, y)
        return
    yield Draw(Disc(radius, "honey_deep", shadow=16 * scale, shadow_alpha=0.5), x, y + 6 * scale)
    yield Draw(Disc(radius, "honey"), x, y)
    yield Draw(Disc(radius - 9 * scale, None, line="white", line_width=2.5 * scale, line_alpha=0.45), x, y)
    yield Draw(Words(language("mental.goal"), 30 * scale, "ink"), x, y - radius * 0.58)
    yield Draw(Words(str(target), radius * 1.06, "ink", max_width=radius * 1.6), x, y + radius * 0.14)


def time_draws(
    layout: MentalLayout, board: Board, settings: Settings, played: float, thinking: int | None, language: Language
) -> Iterator[Draw]:
    """Yield the clock or what else ends the game, and the round; ``played`` in ms, ``thinking`` seconds left."""
    area, scale = layout.time, layout.scale
    minutes, rounds, cards = (settings.number(name) for name in ("minutes", "rounds", "cards"))
    x = area.cx
    low = area.height < 200 * scale
    bottom = area.bottom - (30 if low else 36) * scale
    told = language("mental.round_of" if rounds else "mental.round", round=board.round, total=rounds)
    yield Draw(Words(told, 24 * scale, max_width=area.width - 30 * scale), x, bottom)
    yield Draw(Box(area.width - 44 * scale, max(1.0, 1.5 * scale), 0, "line"), x, bottom - 28 * scale)
    top = Area(area.x, area.y, area.width, bottom - 34 * scale - area.y)
    if minutes or thinking is not None:
        radius = min(78 * scale, top.height * 0.38)
        whole = minutes * 60_000.0 if thinking is None else settings.thinking_seconds(board.seat) * 1000.0
        left = max(0.0, whole - played) if thinking is None else thinking * 1000.0
        colour = "wrong" if thinking is not None and thinking <= 5 else "honey"
        yield Draw(Ring(radius, 14 * scale, left / whole if whole else 0.0, colour), x, top.cy)
        total = -(-int(left) // 1000)
        text = f"{total // 60}:{total % 60:02d}" if thinking is None or total >= 60 else str(total)
        yield Draw(Words(text, radius * 0.6, font=FIGURES, max_width=radius * 1.5), x, top.cy - radius * 0.08)
        if radius < 60 * scale:
            return
        unit = language("mental.minutes" if thinking is None or total >= 60 else "mental.seconds")
        yield Draw(Words(unit, 17 * scale, "mist", "plain", max_width=radius * 1.4), x, top.cy + radius * 0.42)
        return
    key = "mental.until_cards" if cards else "mental.until_rounds" if rounds else "mental.until_stack"
    fewest = min(board.left)
    figure = cards or (rounds and max(0, rounds - board.round + 1)) or fewest
    high = top.height * (0.4 if low else 0.3)
    yield Draw(Words(str(figure), (60 if low else 92) * scale, "honey"), x, top.y + top.height * 0.54 - high / 2)
    look = Words(language(key), 19 * scale, "mist", "plain", max_width=area.width - 28 * scale, max_height=high)
    yield Draw(look, x, top.bottom - high / 2)
