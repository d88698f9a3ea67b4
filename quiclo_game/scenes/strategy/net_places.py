"""How a net of equations lies: its cards on a triangle, each equation along a side where the net's shape allows it.

Where it does not, an equation bends; no rail runs through a card that is none of its own.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import permutations
from operator import ne

from quiclo_game.rules.combination import ROW, SIZE
from quiclo_game.rules.network_triples import Equation, read_line
from quiclo_game.rules.writing import sign
from quiclo_game.scenes.area import Area
from quiclo_game.shell.cards import HEIGHT

Spot = tuple[float, float]
"""The middle of a card, in px."""
EQUALS = "="
SHAPE: tuple[Spot, ...] = ((-1.0, 1.0), (-0.5, 0.0), (0.0, -1.0), (0.5, 0.0), (1.0, 1.0), (0.0, 1.0))
"""The places round the triangle from the lower left corner, clockwise; every other one is the middle of a side."""
SIDES = frozenset({(0, 1, 2), (2, 3, 4), (4, 5, 0)})
THROUGH, CROSSED, TWICE, BENT = 1000, 100, 30, 10
"""What spoils a picture, from worst to least: a rail through a card, rails that cross, that coincide, a bend.

Where two pictures are alike, the one in which more cards stay where they were wins.
"""
WIDEST = 96.0
"""Width of a card at most, in sheet px."""
LINE = 56.0
"""Height of an equation that is written out, in sheet px."""
LANE = 44.0
"""How far apart rails lie that join the same two cards, in sheet px."""


@dataclass(frozen=True, slots=True)
class Rail:
    """What joins two cards of an equation: its ends, and the sign in its middle."""

    start: Spot
    end: Spot
    sign: str

    @property
    def middle(self) -> Spot:
        """Where the sign stands."""
        return (self.start[0] + self.end[0]) / 2, (self.start[1] + self.end[1]) / 2


@dataclass(frozen=True, slots=True)
class NetPlaces:
    """Where the cards of a net lie, which places are free, the rails between the cards, and a card's width."""

    cards: dict[int, Spot]
    free: tuple[Spot, ...]
    rails: tuple[Rail, ...]
    width: float


def net_places(rows: Sequence[Sequence[int]], operators: str, graph: Area, scale: float) -> NetPlaces:
    """Return how equations of up to six different cards lie in an area; a row that is not finished has no rails.

    The cards come in the order in which they were laid, and keep their places as long as the picture gets no worse.
    """
    spots = _spots(graph, scale)
    width = card_width(graph, scale)
    cards = tuple(dict.fromkeys(card for row in rows for card in row))[:SIZE]
    whole = tuple(tuple(row) for row in rows if len(row) == ROW and set(row) <= set(cards))
    places, paths = _best(cards, whole, operators)
    lying = {card: spots[place] for card, place in zip(cards, places, strict=True)}
    return NetPlaces(
        lying,
        tuple(spot for place, spot in enumerate(spots) if place not in places),
        tuple(_rails(paths, lying, LANE * scale)),
        width,
    )


def graph_area(canvas: Area, scale: float) -> Area:
    """Return where the triangle lies: all but a line at the bottom."""
    return Area(canvas.x, canvas.y, canvas.width, canvas.height - (LINE + 8) * scale)


def card_width(graph: Area, scale: float) -> float:
    """Return how wide the cards of a net are: three of them lie above each other, with rails between."""
    return min(WIDEST * scale, graph.height / (3.5 * HEIGHT), graph.width / 4.4)


def cross(one: tuple[Spot, Spot], other: tuple[Spot, Spot]) -> bool:
    """Say whether two lines cross elsewhere than at their ends."""

    def side(start: Spot, end: Spot, point: Spot) -> float:
        return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])

    return side(*one, other[0]) * side(*one, other[1]) < -1e-9 and side(*other, one[0]) * side(*other, one[1]) < -1e-9


# ---- which card lies where ---------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def _best(
    cards: tuple[int, ...], rows: tuple[tuple[int, ...], ...], operators: str
) -> tuple[tuple[int, ...], tuple[Equation, ...]]:
    """Return the place of every card, and every equation as it reads along its rails, in the best picture."""
    order = {card: place for place, card in enumerate(cards)}
    readings = [_readings(row, operators) for row in rows]
    ways = [[(order[read.left], order[read.right], order[read.result]) for read in way] for way in readings]
    least, best = math.inf, (tuple(range(len(cards))), [0] * len(rows))
    for moved, places in _arrangements(len(cards)):
        if moved >= least:
            break
        lying = [[(places[one], places[two], places[three]) for one, two, three in way] for way in ways]
        chosen = [min(range(len(way)), key=[_SPOILT[path] for path in way].__getitem__) for way in lying]
        paths = [way[choice] for way, choice in zip(lying, chosen, strict=True)]
        cost = moved + sum(_SPOILT[path] for path in paths)
        if cost < least:
            cost += _tangled(paths)
        if cost < least:
            least, best = cost, (places, chosen)
    places, chosen = best
    return places, tuple(way[choice] for way, choice in zip(readings, chosen, strict=True))


@cache
def _arrangements(count: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return all ways to lay so many cards, those first in which few cards leave their usual places, and how many."""
    ways = [(sum(map(ne, places, range(count))), places) for places in permutations(range(SIZE), count)]
    return tuple(sorted(ways))


def _readings(row: tuple[int, ...], operators: str) -> tuple[Equation, ...]:
    """Return how three cards read with each of them in the middle, where it can be."""
    found = []
    for middle in row:
        first, last = (card for card in row if card != middle)
        read = read_line(first, middle, last, operators, outward=True)
        found += [] if read is None else [read]
    return tuple(found)


def _tangled(paths: Sequence[tuple[int, int, int]]) -> int:
    """Return how bad it is that rails of different equations meet."""
    links = [pair for first, middle, last in paths for pair in ((first, middle), (middle, last))]
    return sum(_MEET[one][other] for place, one in enumerate(links) for other in links[place + 1 :])


def _spoilt(path: tuple[int, int, int]) -> int:
    """Return how bad the rails of one equation are by themselves: two corners have the middle of a side between."""
    if path in SIDES or path[::-1] in SIDES:
        return 0
    corners = [place % 2 == 0 for place in path]
    return BENT + THROUGH * (corners[0] and corners[1]) + THROUGH * (corners[1] and corners[2])


def _meeting(one: tuple[int, int], other: tuple[int, int]) -> int:
    if set(one) == set(other):
        return TWICE
    return CROSSED * cross((SHAPE[one[0]], SHAPE[one[1]]), (SHAPE[other[0]], SHAPE[other[1]]))


_SPOILT = {path: _spoilt(path) for path in permutations(range(SIZE), ROW)}
_MEET = {
    one: {other: _meeting(one, other) for other in permutations(range(SIZE), 2)} for one in permutations(range(SIZE), 2)
}


# ---- places in px ------------------------------------------------------------------------------------------------


def _spots(graph: Area, scale: float) -> tuple[Spot, ...]:
    width = card_width(graph, scale)
    high = graph.height / 2 - width * HEIGHT / 2 - 6 * scale
    half = min(graph.width / 2 - width * 0.62, high * 2)
    return tuple((graph.cx + x * half, graph.cy + y * high) for x, y in SHAPE)


def _rails(paths: Sequence[Equation], lying: dict[int, Spot], lane: float) -> Iterator[Rail]:
    """Yield the rails; where two equations join the same cards, their rails run side by side."""
    links = [
        (frozenset((start, end)), start, end, name)
        for path in paths
        for start, end, name in (
            (path.left, path.right, sign(path.operator)),
            (path.right, path.result, EQUALS),
        )
    ]
    pairs = [pair for pair, *_ in links]
    for index, (pair, start, end, name) in enumerate(links):
        (x0, y0), (x1, y1) = (lying[card] for card in sorted(pair))
        length = math.hypot(x1 - x0, y1 - y0)
        aside = (pairs[:index].count(pair) - (pairs.count(pair) - 1) / 2) * lane
        dx, dy = -(y1 - y0) / length * aside, (x1 - x0) / length * aside
        first, last = ((lying[card][0] + dx, lying[card][1] + dy) for card in (start, end))
        yield Rail(first, last, name)
