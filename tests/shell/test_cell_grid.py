"""The grid of cells: what lies somewhere is found there, and a search costs what lies near."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiclo_game.shell.cell_grid import SIDE, CellGrid

PLACES = st.lists(st.tuples(st.floats(-1e6, 1e6), st.floats(-1e6, 1e6)), max_size=40)


def filled(places: Sequence[tuple[float, float]]) -> CellGrid[int]:
    grid: CellGrid[int] = CellGrid()
    for number, (x, y) in enumerate(places):
        grid.add(x, y, number)
    return grid


@given(PLACES, st.floats(-1e6, 1e6), st.floats(-1e6, 1e6), st.floats(0, 1e5), st.floats(0, 1e5))
def test_everything_in_a_rectangle_is_found(
    places: list[tuple[float, float]], west: float, north: float, width: float, height: float
) -> None:
    found = set(filled(places).near(west, north, west + width, north + height))

    inside = {n for n, (x, y) in enumerate(places) if west <= x <= west + width and north <= y <= north + height}
    assert inside <= found


def test_nothing_farther_away_than_a_block_is_found() -> None:
    grid = filled([(x + 0.5, y) for x in range(-40, 40) for y in range(-40, 40)])
    places = [(x + 0.5, y) for x in range(-40, 40) for y in range(-40, 40)]

    for number in grid.near(3, 3, 5, 5):
        x, y = places[number]
        assert 3 - SIDE < x < 5 + SIDE
        assert 3 - SIDE < y < 5 + SIDE


def test_a_search_looks_at_what_is_near_however_much_lies_elsewhere() -> None:
    here = [(x, y) for x in range(10) for y in range(10)]
    few, many = filled(here), filled([*here, *((1000 + n % 300, 1000 + n // 300) for n in range(50_000))])

    assert sorted(many.near(0, 0, 9, 9)) == sorted(few.near(0, 0, 9, 9))
    assert len(many) == len(few) + 50_000


def test_a_rectangle_larger_than_all_there_is_costs_only_what_there_is() -> None:
    assert sorted(filled([(0, 0), (5, 5)]).near(-1e9, -1e9, 1e9, 1e9)) == [0, 1]


def test_things_share_a_place_and_leave_one_by_one() -> None:
    grid = filled([(2, 2), (2, 2)])
    grid.remove(2, 2, 0)

    assert list(grid) == [1]
    assert len(grid) == 1
    with pytest.raises(KeyError):
        grid.remove(2, 2, 0)
    with pytest.raises(KeyError):
        grid.remove(99, 99, 1)
