"""The dice and the target cards of the table as draws: from the board's figures and the layout, nothing else."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from quiclo_game.rules.brain_state import Status
from quiclo_game.rules.cards import continent_of
from quiclo_game.scenes.brain.board import Board, CardView, DieView
from quiclo_game.scenes.brain.layout import BrainLayout
from quiclo_game.shell.cards import HEIGHT, Badge, BadgeKind, CardFace, CardState
from quiclo_game.shell.dice_faces import DieFace, DieState
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.flipped_card import FlippedCard

_FLIP_LIFT = 8.0
_ARC = 24.0
_STATES: dict[Status, CardState] = {
    Status.SOLVED: "valid",
    Status.MISSED: "wrong",
    Status.UNREACHABLE: "disabled",
    Status.REVEALED: "rest",
}


def die_draws(
    die: DieView, sides: int, x: float, y: float, size: float, state: DieState, spin: float = 0.0
) -> Iterator[Draw]:
    """Yield one die at rest; nothing while it is not on the table or still rolls."""
    if die.shown and die.roll >= 1.0:
        yield Draw(DieFace(sides, die.face, size, state), x, y, turn=spin, scale=1.0 + 0.06 * die.pulse)


def card_draws(board: Board, layout: BrainLayout, home: Callable[[CardView], tuple[float, float]]) -> Iterator[Draw]:
    """Yield the target cards: on their way, turning over, at their place with their state, or flying ``home``."""
    places = stack_places(layout)
    for index, view in enumerate(board.cards):
        x, y = layout.target_place(index, len(board.cards))
        width = layout.target_width
        if view.flight >= 1.0:
            continue
        if view.won_by >= 0 and view.flight > 0:
            yield from _flying_home(view, (x, y), home(view), width, layout.scale)
            continue
        if view.travel < 1.0:
            x0, y0 = places[continent_of(view.card) - 1]
            arc = _ARC * layout.scale * math.sin(math.pi * view.travel)
            grown = 0.3 + 0.7 * view.travel
            at = x0 + (x - x0) * view.travel, y0 + (y - y0) * view.travel - arc
            yield Draw(CardFace(0, width), *at, turn=8 * (1 - view.travel), scale=grown, alpha=view.alpha)
            continue
        yield from _lying(view, board, x, y, width, layout.scale)


def stack_places(layout: BrainLayout) -> tuple[tuple[float, float], ...]:
    """Return the middles of the six stacks, from which the targets come."""
    return tuple((area.cx, area.cy) for area in layout.stacks())


def _lying(view: CardView, board: Board, x: float, y: float, width: float, scale: float) -> Iterator[Draw]:
    x += view.shake * scale
    if view.flip < 1.0:
        number = view.card if view.flip >= 0.5 else 0
        narrow = max(0.04, abs(math.cos(math.pi * view.flip)))
        lift = _FLIP_LIFT * math.sin(math.pi * view.flip) * width / 100
        yield Draw(FlippedCard(number, width, round(narrow * 24) / 24), x, y - lift, alpha=view.alpha)
        return
    state = _STATES.get(view.status, "rest")
    if view.card == board.selected and view.status in (Status.OPEN, Status.DEALT):
        state = "selected"
    yield Draw(CardFace(view.card, width, state), x, y, alpha=view.alpha)
    if view.status in (Status.UNREACHABLE, Status.REVEALED):
        kind: BadgeKind = "lock" if view.status is Status.UNREACHABLE else "eye"
        corner = width / 2 - 0.05 * width, -width * HEIGHT / 2 + 0.05 * width
        yield Draw(Badge(kind, 0.14 * width), x + corner[0], y + corner[1], alpha=view.alpha)


def _flying_home(
    view: CardView, start: tuple[float, float], end: tuple[float, float], width: float, scale: float
) -> Iterator[Draw]:
    part = view.flight
    bow = 60 * scale * math.sin(math.pi * part)
    x, y = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part - bow
    yield Draw(CardFace(view.card, width, lift=8), x, y, scale=1 - 0.72 * part, alpha=1 - max(0.0, part - 0.85) / 0.15)
