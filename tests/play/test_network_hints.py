"""Hints for the card network: each grade gives away a little more, and all speak of the same move."""

from __future__ import annotations

from quiclo_game.play.hints import Grade
from quiclo_game.play.network_hints import network_hint
from quiclo_game.rules.network_moves import calmest_direction
from tests.network_table import NetworkTable


def table() -> NetworkTable:
    return NetworkTable((17, 30, 99, 2, 4), (20, 27), cards={47: (0, 0), 103: (5, 5), 8: (9, 9)}, pile=(5,))


def test_each_grade_gives_away_one_thing_more() -> None:
    view = table().state
    possible, pair, target, whole = (network_hint(view, 0, grade) for grade in Grade)

    assert possible.count == pair.count == target.count == whole.count == 3
    assert (possible.pair, possible.target, possible.line) == (None, None, None)
    assert (pair.target, pair.line) == (None, None)
    assert pair.pair is not None
    assert (target.pair, target.line) == (pair.pair, None)
    assert whole.line is not None
    assert whole.line.target == whole.target == target.target
    assert tuple(sorted((whole.line.near, whole.line.far))) == pair.pair
    assert whole.line.direction == calmest_direction(view.network, whole.line.target).name


def test_what_the_last_hint_shows_can_be_laid() -> None:
    game = table()
    line = network_hint(game.state, 0, Grade.SOLUTION).line
    assert line is not None

    game.place(line.near, line.far, line.target, line.direction)
    assert game.state.network.line(0) == line


def test_a_hint_stays_the_same_as_long_as_nothing_is_laid() -> None:
    view = table().state

    assert {network_hint(view, 0, Grade.SOLUTION) for _ in range(20)} == {network_hint(view, 0, Grade.SOLUTION)}


def test_where_nothing_fits_every_grade_says_so() -> None:
    game = NetworkTable((100, 143), (20, 27), cards={47: (0, 0)}, pile=(5,))

    for grade in Grade:
        hint = network_hint(game.state, 0, grade)
        assert (hint.count, hint.pair, hint.target, hint.line) == (0, None, None, None)


def test_a_hint_needs_no_more_than_the_seat_may_see() -> None:
    game = table()
    view = game.mode.view(game.state, 0)

    assert network_hint(view, 0, Grade.SOLUTION) == network_hint(game.state, 0, Grade.SOLUTION)
