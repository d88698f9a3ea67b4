"""Joints between cards: which sign lies where, in which direction a line is read, and how crossing lines give way."""

from __future__ import annotations

import math

import pytest

from quiclo_game.rules.network_board import DIRECTIONS, Line
from quiclo_game.rules.network_triples import read_line
from quiclo_game.scenes.network.board import Board
from quiclo_game.scenes.network.edges import Edge, edges_of, equation_tokens
from quiclo_game.scenes.network.layout import CARD, PITCH
from quiclo_game.scenes.network.marks import BADGE, CROSSED, Marks, badge_place, gap_of, turn_of
from quiclo_game.scenes.network.network_layer import cells_of
from quiclo_game.shell.forge import Forge
from tests.scenes.stand_ins import stand


@pytest.fixture
def forge() -> Forge:
    return stand().services.forge


def line(target: int, near: int, far: int, direction: str, operators: str = "+-*/") -> Line:
    """Return the line that three cards make."""
    way = next(one for one in DIRECTIONS if one.name == direction)
    equation = read_line(target, near, far, operators, outward=way.outward)
    assert equation is not None
    return Line(target, near, far, direction, equation)


@pytest.mark.parametrize("direction", [one.name for one in DIRECTIONS])
def test_a_line_is_read_eastwards_or_else_southwards_with_its_signs_in_order(direction: str) -> None:
    laid = line(70, 36, 106, direction)
    first, second = edges_of(laid, (0, 0), 4)
    operator, equals = (first, second) if second.sign == "=" else (second, first)

    assert {operator.sign, equals.sign} <= {"+", "−", "="}
    assert (operator.dx, operator.dy) > (0, 0)
    assert (equals.x - operator.x, equals.y - operator.y) == (operator.dx, operator.dy)
    assert not operator.notch
    assert equation_tokens(laid.equation)[1] == operator.sign


def test_a_line_that_reads_only_the_other_way_shows_it_on_its_operator() -> None:
    laid = line(70, 36, 106, "w", operators="+")
    first, second = edges_of(laid, (0, 0), 0)

    assert (first.sign, second.sign) == ("+", "=")
    assert (first.dx, first.dy) == (-1, 0)
    assert first.notch
    assert not second.notch


def test_the_cells_of_a_line_come_in_the_order_of_reading() -> None:
    laid = line(70, 36, 106, "nw")

    assert cells_of(edges_of(laid, (3, 3), 0)) == ((1, 1), (2, 2), (3, 3))
    assert cells_of(()) == ()


# ---- crossing lines ----------------------------------------------------------------------------------------------


def crossing() -> Board:
    """Return a board on which two diagonals cross."""
    board = Board(2)
    board.join(Edge(0.5, 0.5, 1, 1, "+", 0))
    board.join(Edge(0.5, 0.5, 1, -1, "=", 1))
    return board


def test_lines_that_cross_both_make_room() -> None:
    edges = sorted(crossing().edges, key=lambda edge: edge.line)

    assert [edge.crossed for edge in edges] == [True, True]
    assert [edge.line for edge in edges] == [0, 1]


def test_the_badges_of_crossing_lines_do_not_touch() -> None:
    first, second = (badge_place(edge) for edge in crossing().edges)

    assert math.dist(first, second) >= 2 * BADGE * CROSSED


def test_each_lies_on_its_own_line() -> None:
    for edge in crossing().edges:
        x, y = badge_place(edge)
        assert x * edge.dy * PITCH[1] == pytest.approx(y * edge.dx * PITCH[0])


def test_lines_that_only_share_a_card_keep_their_places() -> None:
    board = Board(2)
    board.join(Edge(0.5, 0.0, 1, 0, "+", 0))
    board.join(Edge(0.5, 0.5, 1, 1, "=", 1))

    assert not any(edge.crossed for edge in board.edges)
    assert badge_place(Edge(0.5, 0.5, 1, 1, "=", 1)) == (0, 0)


# ---- what they look like -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dx", "dy", "turn"), [(1, 0, 0), (0, 1, 90), (1, 1, 50.6), (1, -1, -50.6)])
def test_rails_lead_from_card_to_card(dx: int, dy: int, turn: float) -> None:
    edge = Edge(0, 0, dx, dy, "+", 0)

    assert turn_of(edge) == pytest.approx(turn, abs=0.1)
    assert 20 < gap_of(edge) < 45
    assert gap_of(Edge(0, 0, -dx, -dy, "+", 0)) == gap_of(edge)


def test_badges_fit_between_the_cards() -> None:
    assert (PITCH[0] - CARD) + 8 > 2 * BADGE


def test_marks_are_made_once_for_all_edges_that_look_alike(forge: Forge) -> None:
    marks = Marks(forge, 80)
    same = marks.badge(Edge(0, 0, 1, 0, "+", 0)), marks.badge(Edge(5, 9, 0, 1, "+", 7))
    rails = marks.rail(Edge(0, 0, 1, 1, "+", 0), "rest"), marks.rail(Edge(2, 2, -1, -1, "=", 3), "rest")

    assert same[0] is same[1]
    assert rails[0] is rails[1]
    others = [
        Edge(0, 0, 1, 0, "=", 0),
        Edge(0, 0, 1, 0, "+", 0, crossed=True),
        Edge(0, 0, -1, 0, "+", 0, notch=True),
        Edge(0, 0, 0, -1, "+", 0, notch=True),
    ]
    assert len({id(marks.badge(edge)) for edge in others} | {id(same[0])}) == 5
    assert marks.rail(Edge(0, 0, 1, 1, "+", 0), "newest") is not rails[0]
