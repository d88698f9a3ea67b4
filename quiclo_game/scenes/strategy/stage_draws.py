"""The middle of the table: round and clock, stacks, the dead row, the target, and the six D12."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING

from quiclo_game.rules.cards import Continent, continent_of
from quiclo_game.rules.strategy_state import Step
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.brain.dice_draws import die_draws
from quiclo_game.scenes.continent_marks import mark_draws
from quiclo_game.scenes.dealing import dealt, turning
from quiclo_game.scenes.names import SMALLEST
from quiclo_game.scenes.panel_marks import ground
from quiclo_game.scenes.speech import fitted
from quiclo_game.scenes.strategy.layout import StrategyLayout, spread
from quiclo_game.scenes.strategy.own_places import Place, crowded, two_rows
from quiclo_game.shell.cards import HEIGHT, Badge, BadgeKind, CardFace, CardState, Ghost, widest_in_row
from quiclo_game.shell.dice_faces import DieState
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import FIGURES
from quiclo_game.shell.palette import CONTINENTS
from quiclo_game.shell.rings import Ring
from quiclo_game.shell.shapes import Box, Dashed, Disc
from quiclo_game.shell.text import Words

if TYPE_CHECKING:
    from quiclo_game.scenes.strategy.scene import StrategyScene

_FATES: dict[str, CardState] = {"won": "valid", "lost": "wrong", "unreachable": "disabled", "": "selected"}
TITLE = 70.0
"""The target card lies so far beneath the upper edge of its panel: badge and ring keep clear of the title; sheet px."""
STACKED = 3
"""So many backs show of a stack at most."""


def round_draws(table: StrategyScene) -> Iterator[Draw]:
    """Yield the line that tells the round and the number of the deal."""
    area, scale = table.layout.round, table.layout.scale
    text = table.services.words("table.round", round=table.board.round, deal=table.plan.seed)
    yield Draw(Words(text, 21 * scale, "mist", "plain", "left", max_width=area.width), area.x, area.cy)


# ---- the dead row ------------------------------------------------------------------------------------------------


def dead_draws(table: StrategyScene) -> Iterator[Draw]:
    """Yield the row of cards that nobody can win any more, and the clock of the agreed time."""
    layout, words = table.layout, table.services.words
    area, scale = layout.dead, layout.scale
    yield ground(area, scale, 0.8)
    title = Words(words("strategy_table.dead"), 22 * scale, align="left")
    x, y = area.x + 20 * scale, area.y + 26 * scale
    yield Draw(title, x, y)
    room = _row(layout, clock=table.clock.left is not None)
    x += title.width(table.services.forge.fonts) + 14 * scale
    note = words("strategy_table.dead_note" if table.board.dead else "strategy_table.dead_none")
    yield Draw(Words(note, 18 * scale, "mist", "plain", "left", max_width=room.right - x), x, y)
    for card, cx, cy, width in _dead_places(room, table.board.dead, scale):
        yield Draw(CardFace(card, round(width), "disabled"), cx, cy, alpha=0.9)
    if table.clock.left is not None:
        yield from _clock(table, table.clock.left)


def dead_spot(table: StrategyScene) -> Place:
    """Return where the next card of the dead row will lie."""
    room = _row(table.layout, clock=table.clock.left is not None)
    return _dead_places(room, (*table.board.dead, 0), table.layout.scale)[-1]


def _dead_places(room: Area, cards: tuple[int, ...], scale: float) -> tuple[Place, ...]:
    """Return the dead cards in one row, or in two where one would hide their numbers."""
    gap = 8 * scale
    if crowded(room.width, room.height, len(cards)):
        return two_rows(room, cards, 3 * scale)
    width = min(room.height / HEIGHT, widest_in_row(len(cards), room.width))
    spots = spread(room, len(cards), width, gap)
    return tuple((card, x, y, width) for card, (x, y) in zip(cards, spots, strict=True))


def _row(layout: StrategyLayout, *, clock: bool) -> Area:
    area, scale = layout.dead, layout.scale
    taken = (148 if clock else 20) * scale
    return Area(area.x + 20 * scale, area.y + 46 * scale, area.width - 20 * scale - taken, area.height - 56 * scale)


def _clock(table: StrategyScene, left: int) -> Iterator[Draw]:
    area, scale = table.layout.dead, table.layout.scale
    radius = min(54 * scale, area.height * 0.42)
    x, y = area.right - 20 * scale - radius, area.cy
    whole = table.plan.settings.number("minutes") * 60
    colour = "warn" if left <= 60 else "honey"
    yield Draw(Disc(radius, "felt_deep"), x, y)
    yield Draw(Ring(radius - 5 * scale, 7 * scale, left / whole, colour), x, y)
    size, inner = radius * 0.44, radius - 10 * scale
    told = Words(f"{left // 60}:{left % 60:02}", size, font=FIGURES, max_width=inner * 1.8)
    below = table.services.words("strategy_table.minutes")
    written = 17 * scale
    # the word lies in the lower part of the ring: so much room is there from side to side
    room = 2 * math.sqrt(max(0.0, inner**2 - (size * 0.9 + written * 0.3) ** 2))
    fonts = table.services.forge.fonts
    if fonts.fitting_size(below, written, "plain", room) < max(SMALLEST * scale, fonts.least):
        yield Draw(told, x, y)
        return
    yield Draw(told, x, y - size * 0.1)
    yield Draw(Words(below, written, "mist", "plain", max_width=room), x, y + size * 0.9)


# ---- stacks ------------------------------------------------------------------------------------------------------


def stack_draws(table: StrategyScene) -> Iterator[Draw]:
    """Yield the six stacks with their counts; where one may be chosen they light up."""
    layout, scale = table.layout, table.layout.scale
    choosing = table.interactive and table.state.step is Step.CHOOSE_STACK
    for continent, area in zip(Continent, layout.stacks, strict=True):
        yield from _stack(table, continent, area, scale, lit=choosing and table.board.left[continent - 1] > 0)


def _stack(table: StrategyScene, continent: Continent, area: Area, scale: float, *, lit: bool) -> Iterator[Draw]:
    left, colours = table.board.left[continent - 1], CONTINENTS[continent - 1]
    yield ground(area, scale, 0.66)
    if lit:
        edge = Box(
            area.width, area.height, 24 * scale, None, line="honey", line_width=3 * scale, glow="honey",
            glow_size=7 * scale, glow_alpha=0.5,
        )  # fmt: skip
        yield Draw(edge, area.cx, area.cy)
    width = min(80 * scale, area.width * 0.42)
    x, y = area.x + 18 * scale + width / 2, area.cy
    if not left:
        yield Draw(Ghost(width, "line"), x, y)
    for step in range(min(STACKED, left)):
        yield Draw(CardFace(0, width, shadow=step == 0), x + step * 1.5 * scale, y - step * 3 * scale)
    chip_x = (x + width / 2 + area.right) / 2 + 2 * scale
    chip_width = area.right - x - width / 2 - 24 * scale
    if chip_width > 48 * scale:
        chip = Box(
            chip_width, 36 * scale, 10 * scale, colours.colour, line="white", line_width=1.2 * scale, line_alpha=0.35
        )
        yield Draw(chip, chip_x, area.cy + 28 * scale)
        bounds = Area(chip_x - chip_width / 2, area.cy + 10 * scale, chip_width, 36 * scale)
        yield from mark_draws(bounds, continent, 18 * scale, scale, table.services.forge.fonts)
    figure = Words(str(left), 36 * scale, "honey" if 0 < left <= 3 else "cream", FIGURES)
    yield Draw(figure, chip_x, area.cy - 24 * scale)


# ---- the target --------------------------------------------------------------------------------------------------


def target_place(layout: StrategyLayout) -> tuple[float, float, float]:
    """Return middle and width of the target card."""
    area, scale = layout.target, layout.scale
    if layout.portrait:
        width = (area.height - 16 * scale) / HEIGHT
        return area.x + 10 * scale + width / 2, area.cy, width
    width = 166 * scale
    return area.cx, area.y + TITLE * scale + width * HEIGHT / 2, width


def target_draws(table: StrategyScene) -> Iterator[Draw]:
    """Yield the target large, on its way or at its place, and what may become of it in words."""
    layout, board, words = table.layout, table.board, table.services.words
    area, scale = layout.target, layout.scale
    yield ground(area, scale, 0.84)
    x, y, width = target_place(layout)
    view = board.target
    card = view.card if view is not None else board.selected if table.stakes_shown else 0
    swap = view is not None and view.owner >= 0
    if not layout.portrait:
        title = words("strategy_table.swap_target" if swap else "strategy_table.target")
        yield Draw(Words(title, 26 * scale, max_width=area.width - 20 * scale), area.cx, area.y + 28 * scale)
    top = y + width * HEIGHT / 2 + 14 * scale
    room = Area(area.x + 12 * scale, top, area.width - 24 * scale, area.bottom - top - 10 * scale)
    note = "" if layout.portrait else _note(table)
    if note:
        text = fitted(table.services.forge.fonts, note, room.width, room.height, 21 * scale, "mist", "centre")
        _, height = text.measure(table.services.forge.fonts)
        yield Draw(text, room.x, room.cy - height / 2)
    if not card:
        yield Draw(Ghost(width, "line"), x, y)
        return
    if view is None:
        yield Draw(CardFace(card, width, "selected", lift=0), x, y)
        return
    x += view.shake * scale
    if view.travel < 1.0:
        stack = layout.stacks[continent_of(card) - 1]
        yield dealt(width, (stack.x + 58 * scale, stack.cy), (x, y), view.travel, 0.48, scale, 1.0)
        return
    if view.flip < 1.0:
        yield turning(card, width, (x, y), view.flip, 1.0)
        return
    yield Draw(CardFace(card, width, _FATES[view.fate], lift=0), x, y)
    if view.fate == "unreachable":
        kind: BadgeKind = "lock"
        yield Draw(Badge(kind, 0.14 * width), x + width * 0.46, y - width * HEIGHT * 0.47)


def _note(table: StrategyScene) -> str:
    """Return what is said beneath the target."""
    board, words = table.board, table.services.words
    view = board.target
    if view is None:
        if board.won and table.interactive:
            return words("strategy_table.won_note", card=board.won)
        return ""
    if view.fate:
        return words(f"strategy_table.fate_{view.fate}")
    if view.owner >= 0:
        return words("strategy_table.swap_note", name=table.plan.players[view.owner].name, card=board.won)
    return words("strategy_table.target_note")


# ---- dice --------------------------------------------------------------------------------------------------------


def dice_draws(table: StrategyScene) -> Iterator[Draw]:
    """Yield the six D12; those that are in the calculation lie dark, those of a hint shine."""
    layout, board = table.layout, table.board
    size = layout.die_size
    for place, (die, (x, y)) in enumerate(zip(board.numbers, layout.dice, strict=True)):
        if not die.shown:
            bed = Dashed(
                size * 0.6, size * 0.6, size * 0.18, "line", 2.5 * layout.scale, 9 * layout.scale, 7 * layout.scale
            )
            yield Draw(bed, x, y)
            continue
        used = place in board.line.operands
        state: DieState = "used" if used else "chosen" if place in board.hinted else "rest"
        yield from die_draws(die, 12, x, y, size, state)
