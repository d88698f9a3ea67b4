"""The dice and the target cards of the table as draws: from the board's figures and the layout, nothing else."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from quiclo_game.rules.brain_state import Status
from quiclo_game.rules.cards import continent_of
from quiclo_game.scenes.brain.board import Board, CardView, DieView
from quiclo_game.scenes.brain.layout import BrainLayout
from quiclo_game.scenes.dealing import dealt, turning
from quiclo_game.shell.cards import HEIGHT, Badge, BadgeKind, CardFace, CardState, tilt_of
from quiclo_game.shell.dice_faces import DieFace, DieState
from quiclo_game.shell.draws import Draw

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
            start = places[continent_of(view.card) - 1]
            yield dealt(width, start, (x, y), view.travel, 0.3, layout.scale, view.alpha)
            continue
        yield from _lying(view, board, x, y, width, layout.scale)


def stack_places(layout: BrainLayout) -> tuple[tuple[float, float], ...]:
    """Return the middles of the six stacks, from which the targets come."""
    return tuple((area.cx, area.cy) for area in layout.stacks())


def _lying(view: CardView, board: Board, x: float, y: float, width: float, scale: float) -> Iterator[Draw]:
    x += view.shake * scale
    if view.flip < 1.0:
        yield turning(view.card, width, (x, y), view.flip, view.alpha)
        return
    state = _STATES.get(view.status, "rest")
    if view.card == board.selected and view.status in (Status.OPEN, Status.DEALT):
        state = "selected"
    # The one that is being calculated is put straight; the others lie as they fell.
    turn = 0.0 if state == "selected" else tilt_of(view.card)
    yield Draw(CardFace(view.card, width, state), x, y, turn, alpha=view.alpha)
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
    yield Draw(
        CardFace(view.card, width, lift=8),
        x,
        y,
        scale=round((1 - 0.72 * part) * 32) / 32,
        alpha=1 - max(0.0, part - 0.85) / 0.15,
    )
