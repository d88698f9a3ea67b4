"""The network: what lies where, what is free, and that nothing ever changes behind anyone's back."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiclo_game.rules.network_board import DIRECTIONS, Cell, Direction, Line, Network, direction_named
from quiclo_game.rules.network_triples import read_line
from tests.network_table import network_of

FAR = 10**6

layouts = st.dictionaries(
    st.tuples(st.integers(-4, 4), st.integers(-4, 4)), st.integers(1, 144), min_size=1, max_size=40
).map(lambda cells: {number: cell for cell, number in cells.items()})
shifts = st.sampled_from([(0, 0), (FAR, -FAR), (-FAR, FAR), (-(10**12), 3)])


def line(target: int, near: int, far: int, direction: str) -> Line:
    equation = read_line(target, near, far, "+-*/", outward=True)
    assert equation is not None
    return Line(target, near, far, direction, equation)


def free_around(cards: dict[int, Cell], number: int) -> list[Direction]:
    """Look at the cells themselves: in which directions are the two next ones free?"""
    taken = set(cards.values())
    return [direction for direction in DIRECTIONS if not taken & set(direction.steps(cards[number]))]


def test_the_eight_directions_go_clockwise_from_the_east() -> None:
    assert [direction.name for direction in DIRECTIONS] == ["e", "se", "s", "sw", "w", "nw", "n", "ne"]
    assert {(direction.dx, direction.dy) for direction in DIRECTIONS} == set(product((-1, 0, 1), repeat=2)) - {(0, 0)}
    assert all(direction_named(direction.name) is direction for direction in DIRECTIONS)
    assert direction_named("up") is None


def test_whoever_reads_from_the_west_or_else_from_the_north_begins_at_the_target_in_four_directions() -> None:
    assert [direction.name for direction in DIRECTIONS if direction.outward] == ["e", "se", "s", "ne"]


@given(layouts, shifts)
def test_every_card_is_found_by_number_and_by_cell_wherever_the_network_lies(
    cards: dict[int, Cell], shift: Cell
) -> None:
    cards = {number: (x + shift[0], y + shift[1]) for number, (x, y) in cards.items()}
    network = network_of(cards)

    assert network.size == len(cards)
    assert {spot.number: spot.cell for spot in network.spots()} == cards
    for number in range(146):
        spot = network.spot(number)
        assert (number in network) is (number in cards)
        assert (spot.cell if spot else None) == cards.get(number)
    for x, y in product(range(-6, 7), repeat=2):
        cell = (x + shift[0], y + shift[1])
        assert network.card_at(cell) == next((number for number, taken in cards.items() if taken == cell), None)
    columns, rows = zip(*cards.values(), strict=True)
    assert network.bounds == (min(columns), min(rows), max(columns), max(rows))


@given(layouts, shifts)
def test_every_card_knows_its_open_directions(cards: dict[int, Cell], shift: Cell) -> None:
    cards = {number: (x + shift[0], y + shift[1]) for number, (x, y) in cards.items()}
    network = network_of(cards)

    for number in cards:
        assert list(network.open_directions(number)) == free_around(cards, number)
    assert network.playable == sum(1 << number for number in cards if free_around(cards, number))
    assert network.numbers == sum(1 << number for number in cards)


@given(layouts, st.tuples(*[st.integers(-6, 6)] * 4))
def test_the_cards_between_columns_and_rows_are_those_that_lie_there(
    cards: dict[int, Cell], frame: tuple[int, int, int, int]
) -> None:
    west, north, east, south = frame
    inside = {number for number, (x, y) in cards.items() if west <= x <= east and north <= y <= south}
    found = [spot.number for spot in network_of(cards).within(*frame)]

    assert sorted(found) == sorted(inside)


@given(layouts, st.randoms(use_true_random=False))
def test_the_same_cards_on_the_same_cells_are_equal_networks_whatever_the_order(
    cards: dict[int, Cell], order: object
) -> None:
    shuffled = list(cards.items())
    order.shuffle(shuffled)  # type: ignore[attr-defined]  # a generator, which hypothesis leaves untyped

    assert network_of(dict(shuffled)) == network_of(cards)
    assert hash(network_of(dict(shuffled))) == hash(network_of(cards))


def test_an_empty_network_holds_nothing() -> None:
    network = Network()

    assert network.size == network.line_count == network.playable == 0
    assert not [*network.spots(), *network.lines(), *network.within(-9, -9, 9, 9)]
    assert network.open_directions(5) == ()
    assert network.open_directions(-1) == ()
    assert -1 not in network


def test_a_line_lies_next_to_its_target_straight_and_without_a_gap() -> None:
    for direction in DIRECTIONS:
        network = network_of({47: (3, -2)}).with_line(line(47, 30, 17, direction.name))

        assert network.card_at((3 + direction.dx, -2 + direction.dy)) == 30
        assert network.card_at((3 + 2 * direction.dx, -2 + 2 * direction.dy)) == 17
        assert network.size == 3


def test_lines_are_kept_in_the_order_in_which_they_were_laid() -> None:
    lines = [line(10, 3, 13, "e"), line(13, 1, 14, "n"), line(10, 2, 5, "sw")]
    network = network_of({10: (0, 0)})
    for laid in lines:
        network = network.with_line(laid)

    assert list(network.lines()) == lines
    assert [network.line(index) for index in range(network.line_count)] == lines
    assert lines[0].cards == (10, 3, 13)
    for index in (-1, 3):
        with pytest.raises(IndexError):
            network.line(index)


def test_laying_changes_no_network_that_was_there_before() -> None:
    before = network_of({10: (0, 0)})
    east, west = before.with_line(line(10, 3, 13, "e")), before.with_line(line(10, 2, 5, "w"))

    assert before == network_of({10: (0, 0)})
    assert 3 not in west
    assert 2 not in east
    assert len(before.open_directions(10)) == 8
    assert [direction.name for direction in east.open_directions(10)] == ["se", "s", "sw", "w", "nw", "n", "ne"]


def test_a_card_that_is_shut_in_is_playable_no_more() -> None:
    network = network_of({144: (0, 0)})
    for place, (x, y) in enumerate(sorted({(2 * direction.dx, direction.dy * 2) for direction in DIRECTIONS})):
        assert 144 in network
        assert network.playable & 1 << 144
        network = network.with_card(place + 1, (x, y))

    assert 144 in network
    assert not network.playable & 1 << 144
    assert network.open_directions(144) == ()


@pytest.mark.parametrize(("number", "cell"), [(5, (0, 0)), (10, (1, 1)), (0, (1, 1)), (-3, (1, 1))])
def test_a_card_cannot_lie_twice_or_on_another_or_without_a_number(number: int, cell: Cell) -> None:
    with pytest.raises(ValueError, match=str(number)):
        network_of({10: (0, 0)}).with_card(number, cell)


def test_a_line_needs_its_target_a_direction_and_two_free_cells() -> None:
    network = network_of({10: (0, 0), 50: (2, 0)})
    for wrong in (line(10, 3, 13, "e"), line(10, 3, 13, "up"), line(20, 3, 23, "w"), line(50, 10, 60, "n")):
        with pytest.raises(ValueError, match=r".+"):
            network.with_line(wrong)
