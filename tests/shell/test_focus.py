"""Where the focus goes: to what a person who looks at the screen would point at."""

from __future__ import annotations

import pytest

from quiclo_game.shell.focus import Bounds, nearest


def key(x: float, y: float, width: float = 60, height: float = 40) -> Bounds:
    return x - width / 2, y - height / 2, x + width / 2, y + height / 2


ROWS = {f"{row}{column}": key(100 * column, 100 * row) for row in range(3) for column in range(4)}


def go(here: str, across: int, down: int) -> str | None:
    return nearest(ROWS[here], {name: place for name, place in ROWS.items() if name != here}, across, down)


def test_in_a_grid_it_goes_to_the_neighbour() -> None:
    assert [go("11", *way) for way in ((1, 0), (-1, 0), (0, 1), (0, -1))] == ["12", "10", "21", "01"]


def test_at_the_edge_it_stays() -> None:
    assert go("03", 1, 0) is None


def test_below_a_row_of_small_keys_lies_a_wide_one_whatever_key_it_comes_from() -> None:
    wide = key(150, 200, 400)
    for column in range(4):
        assert nearest(key(100 * column, 0), {"wide": wide, "far": key(100 * column, 400)}, 0, 1) == "wide"


def test_to_the_side_what_lies_in_the_same_row_comes_before_what_is_nearer() -> None:
    others = {"same row": key(400, 0), "nearer": key(80, 45)}
    assert nearest(key(0, 0), others, 1, 0) == "same row"


def test_what_overlaps_is_not_ahead() -> None:
    assert nearest(key(0, 0), {"beneath": key(5, 6), "ahead": key(90, 0)}, 1, 0) == "ahead"


@pytest.mark.parametrize("down", [1, -1])
def test_up_and_down_lead_on_however_far_aside_the_next_row_begins(down: int) -> None:
    assert nearest(key(0, 0), {"aside": key(900, 60 * down)}, 0, down) == "aside"


@pytest.mark.parametrize("across", [1, -1])
def test_to_the_sides_a_row_has_an_end(across: int) -> None:
    wide = key(0, 0, 360)
    narrow_in_the_next_row = key(120 * across, 90, 124)
    far_above = key(400 * across, -900)
    assert nearest(wide, {"next row": narrow_in_the_next_row, "far above": far_above}, across, 0) is None


def test_at_the_end_of_a_row_it_goes_on_to_what_begins_a_little_higher() -> None:
    assert nearest(key(0, 0), {"higher": key(90, -35), "row below": key(90, 60)}, 1, 0) == "higher"
