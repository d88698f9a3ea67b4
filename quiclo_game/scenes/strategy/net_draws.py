"""A net of equations as a picture: cards joined by rails with their signs, and the equations written beside them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.combination import ROW, groups_of, read_row
from quiclo_game.rules.network_triples import Equation as Triple
from quiclo_game.rules.writing import sign
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.strategy.net_places import EQUALS, LINE, SIDES, NetPlaces, Rail, graph_area, net_places
from quiclo_game.shell.cards import HEIGHT, CardFace, CardState, Ghost
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.shapes import Bar, Box, Disc
from quiclo_game.shell.text import Words

if TYPE_CHECKING:
    from quiclo_game.scenes.strategy.scene import StrategyScene

Rows = tuple[tuple[int, ...], ...]
FAINT = 0.3


def net_draws(table: StrategyScene, rows: Rows, canvas: Area, *, done: bool) -> Iterator[Draw]:
    """Yield the cards of the equations on a triangle, the rails between them, and the equations.

    ``done``: the net may be laid out as it is, or has been.
    """
    scale, operators = table.layout.scale, table.plan.settings["operators"]
    net = net_places(rows, operators, graph_area(canvas, scale), scale)
    read = [read_row(row, operators) if len(row) == ROW else None for row in rows]
    whole = [row for row, triple in zip(rows, read, strict=True) if triple is not None]
    joined = set(groups_of(whole)[0]) if whole else set()
    for rail in net.rails:
        yield _bar(rail, scale, "valid" if done else "honey_deep")
    if not rows:
        yield from _outlined(net, operators, scale)
    for x, y in net.free:
        yield Draw(Ghost(net.width, "line"), x, y)
    for card, (x, y) in net.cards.items():
        lit = table.automatic or card in joined
        state: CardState = "valid" if done else "selected" if lit else "hinted"
        yield Draw(CardFace(card, round(net.width), state, lift=0), x, y)
    for rail in net.rails:
        yield from _badge(rail, scale)
    for index, (row, triple) in enumerate(zip(rows, read, strict=True)):
        yield from _written(index, row, triple, line_area(index, len(rows), canvas, net.width, scale), scale)


def line_area(index: int, count: int, canvas: Area, card: float, scale: float) -> Area:
    """Return where an equation is written out: the first two beside the card on top, the others below the triangle."""
    height = LINE * scale
    room = (canvas.width - card) / 2 - 12 * scale
    width = min(room, 330 * scale)
    if index < 2:
        middle = canvas.cx + (1 if index else -1) * (card / 2 + 12 * scale + room / 2)
        return Area(middle - width / 2, canvas.y + 24 * scale, width, height)
    middle = canvas.cx if count < 4 else canvas.cx + (index - 2.5) * (width + 24 * scale)
    return Area(middle - width / 2, canvas.bottom - height, width, height)


def _outlined(net: NetPlaces, operators: str, scale: float) -> Iterator[Draw]:
    """Yield how three equations may hang together where there is none yet: faint rails along the triangle's sides."""
    for index, side in enumerate(sorted(SIDES)):
        first, middle, last = (net.free[place] for place in side)
        operator = sign(Operator(operators[index % len(operators)]))
        for rail in (Rail(first, middle, operator), Rail(middle, last, EQUALS)):
            yield replace(_bar(_between_cards(rail, net.width), scale, "line"), alpha=FAINT)
            yield Draw(Disc(18 * scale, "felt_deep", line="line", line_width=2.5 * scale), *rail.middle)
            yield Draw(Icon(rail.sign, 24 * scale, "line", 0.19), *rail.middle)


def _between_cards(rail: Rail, width: float) -> Rail:
    """Return the part of a rail that no card of a width covers."""
    (x0, y0), (x1, y1) = rail.start, rail.end
    across, down = abs(x1 - x0), abs(y1 - y0)
    covered = min(width / 2 / across if across else 1.0, width * HEIGHT / 2 / down if down else 1.0)
    dx, dy = (x1 - x0) * covered, (y1 - y0) * covered
    return Rail((x0 + dx, y0 + dy), (x1 - dx, y1 - dy), rail.sign)


def _bar(rail: Rail, scale: float, colour: str) -> Draw:
    (x0, y0), (x1, y1) = rail.start, rail.end
    length = math.hypot(x1 - x0, y1 - y0)
    return Draw(Bar(length, 13 * scale, colour), *rail.middle, math.degrees(math.atan2(y1 - y0, x1 - x0)))


def _badge(rail: Rail, scale: float) -> Iterator[Draw]:
    yield Draw(Disc(18 * scale, "honey" if rail.sign == EQUALS else "paper", shadow=5 * scale), *rail.middle)
    yield Draw(Icon(rail.sign, 26 * scale, "ink", 0.19), *rail.middle)


def _written(index: int, row: Sequence[int], triple: Triple | None, area: Area, scale: float) -> Iterator[Draw]:
    """Yield an equation as a pill with its number; one that is not finished has dots for what is missing."""
    fill, edge = ("valid_deep", "valid") if triple is not None else ("felt_deep", "line")
    yield Draw(Box(area.width, area.height, area.height / 2, fill, 0.95, edge, max(1.0, 1.8 * scale)), area.cx, area.cy)
    disc = area.height * 0.32
    yield Draw(Disc(disc, "paper"), area.x + area.height / 2, area.cy)
    yield Draw(Words(str(index + 1), disc * 1.15, "ink"), area.x + area.height / 2, area.cy)
    size = area.height * 0.5
    if triple is not None:
        tokens: tuple[str, ...] = (
            str(triple.left), sign(triple.operator), str(triple.right), EQUALS, str(triple.result),
        )  # fmt: skip
        yield Draw(Icon("check", size * 1.1, "valid"), area.right - area.height * 0.46, area.cy)
    else:
        tokens = (*map(str, row), *("…",) * (ROW - len(row)))
    room = area.width - 2 * area.height * 0.9
    yield Draw(Equation(tokens, size, align="centre", max_width=room), area.cx, area.cy)
