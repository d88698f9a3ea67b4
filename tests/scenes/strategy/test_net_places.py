"""A net of equations lies along a triangle where it can, and never runs its rails through other cards."""

from __future__ import annotations

import math
import operator
import random
from collections.abc import Callable
from functools import cache
from itertools import combinations

import pytest

from quiclo_game.rules.bits import places_of
from quiclo_game.rules.combination_finder import rows_in
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.strategy.net_places import SHAPE, NetPlaces, Rail, Spot, cross, net_places
from quiclo_game.shell.cards import HEIGHT

ALL = "+-*/"
VALUES: dict[str, Callable[[int, int], float]] = {
    "+": operator.add, "−": operator.sub, "×": operator.mul, "÷": operator.truediv,
}  # fmt: skip
GRAPH = Area(20, 40, 630, 420)
WIDE = Area(0, 0, 1000, 520)


@cache
def nets(count: int) -> list[tuple[tuple[int, ...], ...]]:
    """Return sets of three different equations over six cards, their cards and rows in any order."""
    draw, found = random.Random(11), list[tuple[tuple[int, ...], ...]]()
    while len(found) < count:
        rows = [places_of(bits) for bits in rows_in(draw.sample(range(1, 145), 14), ALL)]
        for three in combinations(rows, 3):
            if len({card for row in three for card in row}) == 6:
                found.append(tuple(tuple(draw.sample(row, 3)) for row in draw.sample(three, 3)))
    return found[:count]


def seen(rail: Rail) -> tuple[Spot, Spot]:
    """Return the ends of a rail without what lies beneath the cards there."""
    (x0, y0), (x1, y1) = rail.start, rail.end
    return (x0 + (x1 - x0) * 0.2, y0 + (y1 - y0) * 0.2), (x0 + (x1 - x0) * 0.8, y0 + (y1 - y0) * 0.8)


def touches(start: Spot, end: Spot, middle: Spot, net: NetPlaces) -> bool:
    """Say whether a rail comes upon a card, looked at in many points."""
    for step in range(101):
        x = start[0] + (end[0] - start[0]) * step / 100
        y = start[1] + (end[1] - start[1]) * step / 100
        if abs(x - middle[0]) < net.width / 2 and abs(y - middle[1]) < net.width * HEIGHT / 2:
            return True
    return False


@pytest.mark.parametrize("graph", [GRAPH, WIDE])
def test_no_rail_runs_through_another_card_and_none_cross(graph: Area) -> None:
    for rows in nets(150):
        net = net_places(rows, ALL, graph, 1.0)
        assert len(net.cards) == 6
        assert len(net.rails) == 6
        for rail in net.rails:
            met = [card for card, spot in net.cards.items() if touches(rail.start, rail.end, spot, net)]
            forked = any(rail.start == other.middle for other in net.rails)
            assert len(met) == (1 if forked else 2), (rows, rail)
        for one, other in combinations(net.rails, 2):
            assert not cross(seen(one), seen(other)), rows


def test_three_equations_that_share_their_ends_lie_along_the_sides() -> None:
    net = net_places(((54, 81, 135), (135, 108, 27), (27, 2, 54)), ALL, GRAPH, 1.0)
    corners = {card for card, spot in net.cards.items() if spot in corner_spots(net)}
    assert corners == {54, 135, 27}
    assert sorted(rail.sign for rail in net.rails) == sorted(("+", "=", "−", "=", "×", "="))
    assert not net.free


def nearest(spot: Spot, net: NetPlaces) -> int:
    """Return the card that a rail leads to."""
    return min(net.cards, key=lambda card: math.dist(net.cards[card], spot))


def along(one: Rail, other: Rail) -> bool:
    """Say whether two rails lead in the same direction."""
    (x0, y0), (x1, y1) = ((rail.end[0] - rail.start[0], rail.end[1] - rail.start[1]) for rail in (one, other))
    return abs(math.atan2(x0 * y1 - x1 * y0, x0 * x1 + y0 * y1)) < 0.01


def corner_spots(net: NetPlaces) -> set[Spot]:
    """Return the lower corners and the top of what is drawn."""
    spots = net.cards.values()
    low, high = max(y for _, y in spots), min(y for _, y in spots)
    bottom = [spot for spot in spots if spot[1] == low]
    return {min(bottom), max(bottom), *(spot for spot in spots if spot[1] == high)}


def test_rails_between_the_same_two_cards_lie_side_by_side() -> None:
    net = net_places(((6, 21, 27), (6, 21, 126)), ALL, GRAPH, 1.0)
    middles = [rail.middle for rail in net.rails]
    assert len(set(middles)) == len(middles) == 4


def test_an_equation_that_lies_along_no_side_leads_to_its_result_from_its_operator() -> None:
    net = net_places(((6, 21, 27), (6, 21, 126)), ALL, GRAPH, 1.0)
    times = next(rail for rail in net.rails if rail.sign == "×")
    equals = next(rail for rail in net.rails if rail.start == times.middle)
    assert equals.sign == "="
    assert equals.end == net.cards[126]
    assert {nearest(times.start, net), nearest(times.end, net)} == {6, 21}


@pytest.mark.parametrize("graph", [GRAPH, WIDE])
def test_every_equation_reads_along_its_rails(graph: Area) -> None:
    for rows in nets(150):
        net = net_places(rows, ALL, graph, 1.0)
        for calculated, equals in zip(net.rails[::2], net.rails[1::2], strict=True):
            assert equals.sign == "="
            left, right, result = (nearest(spot, net) for spot in (calculated.start, calculated.end, equals.end))
            assert VALUES[calculated.sign](left, right) == result
            if equals.start != calculated.middle:
                assert nearest(equals.start, net) == right
                assert along(calculated, equals), rows


def test_cards_keep_their_places_while_an_equation_is_begun() -> None:
    one = net_places(((54, 81, 135),), ALL, GRAPH, 1.0)
    two = net_places(((54, 81, 135), (135, 108)), ALL, GRAPH, 1.0)
    assert {card: two.cards[card] for card in one.cards} == one.cards
    assert len(two.free) == len(SHAPE) - 4
    assert two.rails == one.rails


def test_nothing_laid_leaves_six_free_places_and_a_seventh_card_none() -> None:
    assert len(net_places((), ALL, GRAPH, 1.0).free) == 6
    many = net_places(((1, 2, 3), (4, 5, 9), (6, 7, 13)), ALL, GRAPH, 1.0)
    assert len(many.cards) == 6
    assert len(many.rails) == 4


def test_where_operators_are_missing_the_equations_still_read() -> None:
    for operators, signs in (("-", {"−", "="}), ("+", {"+", "="})):
        net = net_places(((54, 81, 135), (135, 108, 27)), operators, GRAPH, 1.0)
        assert {rail.sign for rail in net.rails} == signs
