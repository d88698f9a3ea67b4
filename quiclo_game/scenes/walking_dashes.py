"""The dashes around hinted cards walk: a hint is told by motion as well as by shape and colour (look.md, Motion)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from quiclo_game.shell.cards import DASH_PERIOD, CardFace
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.shapes import DASH_PHASES

PACE = 24.0
"""How fast they walk, in px of the design a second."""


def phase_at(elapsed: float, width: float, scale: float) -> float:
    """Return how far the dashes of a card ``width`` px wide have walked after ``elapsed`` ms: 0 to 1 of one of them."""
    walked = elapsed / 1000.0 * PACE * scale / (DASH_PERIOD * width / 100.0)
    return round(walked % 1.0 * DASH_PHASES) % DASH_PHASES / DASH_PHASES


def with_walking(draws: Iterable[Draw], elapsed: float, scale: float) -> tuple[DrawList, bool]:
    """Return draws in which the dashes of all hinted cards have walked on, and whether there are any."""
    walked: list[Draw] = []
    any_hint = False
    for draw in draws:
        face = draw.what
        if isinstance(face, CardFace) and face.state == "hinted":
            any_hint = True
            draw = replace(draw, what=replace(face, phase=phase_at(elapsed, face.width, scale)))
        walked.append(draw)
    return tuple(walked), any_hint
