"""How a net of equations lies: its cards on a triangle, each equation along a side where the net's shape allows it.

Where it does not, an equation forks: the rail to its result begins at the sign between the two numbers that make it.
No rail runs through a card that is none of its own.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import permutations, product
from operator import ne

from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.combination import ROW, SIZE
from quiclo_game.rules.network_triples import Equation, read_line
from quiclo_game.rules.writing import sign
from quiclo_game.scenes.area import Area
from quiclo_game.shell.cards import HEIGHT

Spot = tuple[float, float]
"""The middle of a card, in px."""
Link = tuple[Spot, Spot]
"""From where to where a rail leads."""
Path = tuple[int, int, int]
"""The places of left number, right number and result."""
EQUALS = "="
SHAPE: tuple[Spot, ...] = ((-1.0, 1.0), (-0.5, 0.0), (0.0, -1.0), (0.5, 0.0), (1.0, 1.0), (0.0, 1.0))
"""The places round the triangle from the lower left corner, clockwise; every other one is the middle of a side."""
SIDES = frozenset({(0, 1, 2), (2, 3, 4), (4, 5, 0)})
THROUGH, CROSSED, UNORDERED, TWICE, FORKED = 1000, 100, 40, 30, 10
"""What spoils a picture, from worst to least: a rail through a card, rails that cross, a fork whose two numbers have an
order, rails that coincide, a fork.

Where two pictures are alike, the one in which more cards stay where they were wins.
"""
ORDERED = frozenset((Operator.MINUS, Operator.OVER))
CARD = 0.2, 0.43
"""A card reaches so far from its place, where places are reckoned as in ``SHAPE``: at most, in any window."""
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
        return middle_of(self.start, self.end)


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
        tuple(_rails(paths, dict(zip(cards, places, strict=True)), lying, LANE * scale)),
        width,
    )


def graph_area(canvas: Area, scale: float) -> Area:
    """Return where the triangle lies: all but a line at the bottom."""
    return Area(canvas.x, canvas.y, canvas.width, canvas.height - (LINE + 8) * scale)


def card_width(graph: Area, scale: float) -> float:
    """Return how wide the cards of a net are: three of them lie above each other, with rails between."""
    return min(WIDEST * scale, graph.height / (3.5 * HEIGHT), graph.width / 4.4)


def middle_of(start: Spot, end: Spot) -> Spot:
    """Return the place halfway."""
    return (start[0] + end[0]) / 2, (start[1] + end[1]) / 2


def cross(one: Link, other: Link) -> bool:
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
        spoilt = [
            [_SPOILT[read.operator in ORDERED][path] for read, path in zip(reads, way, strict=True)]
            for reads, way in zip(readings, lying, strict=True)
        ]
        chosen = [min(range(len(costs)), key=costs.__getitem__) for costs in spoilt]
        paths = [way[choice] for way, choice in zip(lying, chosen, strict=True)]
        cost = moved + sum(costs[choice] for costs, choice in zip(spoilt, chosen, strict=True))
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


def _tangled(paths: Sequence[Path]) -> int:
    """Return how bad it is that rails of different equations meet."""
    return sum(_meeting(one, other) for place, one in enumerate(paths) for other in paths[place + 1 :])


@cache
def _meeting(one: Path, other: Path) -> int:
    twice = sum(set(pair) == set(another) for pair, another in product(_joined(one), _joined(other)))
    crossed = sum(cross(link, another) for link, another in product(_links(one), _links(other)))
    return TWICE * twice + CROSSED * crossed


def _spoilt(path: Path, ordered: bool) -> int:
    """Return how bad the rails of one equation are by themselves: other places lie in their way, or they fork.

    ``ordered``: its numbers cannot change places, which a fork does not show.
    """
    straight = _straight(path)
    met = sum(
        _runs_through(link, SHAPE[place])
        for link, ends in zip(_links(path), (path[:2], path[1:] if straight else path[2:]), strict=True)
        for place in range(SIZE)
        if place not in ends
    )
    return THROUGH * met + (0 if straight else FORKED + UNORDERED * ordered)


def _straight(path: Path) -> bool:
    """Say whether an equation lies along a side, and reads from one end to the other."""
    return path in SIDES or path[::-1] in SIDES


def _joined(path: Path) -> tuple[tuple[int, int], ...]:
    """Return the pairs of places that the rails of an equation join from card to card."""
    return ((path[0], path[1]), (path[1], path[2])) if _straight(path) else ((path[0], path[1]),)


@cache
def _links(path: Path) -> tuple[Link, Link]:
    """Return where the rails of an equation lead; the second one begins at the sign of the first if they fork."""
    first, second, last = (SHAPE[place] for place in path)
    return (first, second), (second if _straight(path) else middle_of(first, second), last)


def _runs_through(link: Link, place: Spot) -> bool:
    """Say whether a rail comes upon a card at a place, looked at in many points."""
    (x0, y0), (x1, y1) = link
    points = ((x0 + (x1 - x0) * step / 40, y0 + (y1 - y0) * step / 40) for step in range(41))
    return any(abs(x - place[0]) < CARD[0] and abs(y - place[1]) < CARD[1] for x, y in points)


_SPOILT = {
    ordered: {path: _spoilt(path, ordered) for path in permutations(range(SIZE), ROW)} for ordered in (False, True)
}


# ---- places in px ------------------------------------------------------------------------------------------------


def _spots(graph: Area, scale: float) -> tuple[Spot, ...]:
    width = card_width(graph, scale)
    high = graph.height / 2 - width * HEIGHT / 2 - 6 * scale
    half = min(graph.width / 2 - width * 0.62, high * 2)
    return tuple((graph.cx + x * half, graph.cy + y * high) for x, y in SHAPE)


def _rails(read: Sequence[Equation], places: dict[int, int], lying: dict[int, Spot], lane: float) -> Iterator[Rail]:
    """Yield the rails; where several equations join the same cards, their rails run side by side.

    One that forks has its rail on the side on which its result lies: so it crosses none of the others.
    """
    straight = [_straight((places[one.left], places[one.right], places[one.result])) for one in read]
    lanes: dict[frozenset[int], list[tuple[float, int]]] = {}
    for index, (one, along) in enumerate(zip(read, straight, strict=True)):
        for pair in ((one.left, one.right), (one.right, one.result)) if along else ((one.left, one.right),):
            lean = 0.0 if along else _beside(pair, lying[one.result], lying)
            lanes.setdefault(frozenset(pair), []).append((lean, index))

    def rail(index: int, start: int, end: int, name: str) -> Rail:
        order = [number for _, number in sorted(lanes[frozenset((start, end))])]
        aside = (order.index(index) - (len(order) - 1) / 2) * lane
        across, down = _normal((start, end), lying)
        first, last = ((lying[card][0] + across * aside, lying[card][1] + down * aside) for card in (start, end))
        return Rail(first, last, name)

    for index, (one, along) in enumerate(zip(read, straight, strict=True)):
        calculated = rail(index, one.left, one.right, sign(one.operator))
        yield calculated
        if along:
            yield rail(index, one.right, one.result, EQUALS)
        else:
            yield Rail(calculated.middle, lying[one.result], EQUALS)


def _normal(pair: tuple[int, int], lying: dict[int, Spot]) -> Spot:
    """Return the direction across the line through two cards, the same whichever comes first."""
    (x0, y0), (x1, y1) = (lying[card] for card in sorted(pair))
    length = math.hypot(x1 - x0, y1 - y0)
    return -(y1 - y0) / length, (x1 - x0) / length


def _beside(pair: tuple[int, int], spot: Spot, lying: dict[int, Spot]) -> float:
    """Return how far a spot lies beside the line through two cards, in that direction."""
    (x, y), (across, down) = lying[min(pair)], _normal(pair, lying)
    return (spot[0] - x) * across + (spot[1] - y) * down
