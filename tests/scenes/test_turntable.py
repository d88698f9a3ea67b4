"""Panels lie along the edges, the middle between them, whoever looks at it from whatever side."""

from __future__ import annotations

from itertools import combinations

import pytest

from quiclo_game.play.seat_plan import Place, SeatPlan
from quiclo_game.scenes.area import Area
from quiclo_game.scenes.turntable import Rim, area_from, area_in, corner_frame, set_table

WINDOW = (1920, 1080)
RIM = Rim(100, 600, 10, 12)


@pytest.mark.parametrize("seats", range(1, 7))
def test_nothing_lies_on_anything_else(seats: int) -> None:
    table = set_table(WINDOW, SeatPlan.usual(seats), RIM)
    areas = [table.middle, *(panel.area for panel in table.panels)]
    assert [panel.seat for panel in table.panels] == list(range(seats))
    assert not any(first.overlaps(second) for first, second in combinations(areas, 2))
    assert all(area.x >= 0 and area.y >= 0 and area.right <= 1920 and area.bottom <= 1080 for area in areas)


def test_six_on_one_side_find_room() -> None:
    plan = SeatPlan(tuple(Place(180, 0.5) for _ in range(6)))
    areas = [panel.area for panel in set_table(WINDOW, plan, RIM).panels]
    assert not any(first.overlaps(second) for first, second in combinations(areas, 2))
    assert min(area.width for area in areas) > 280


def test_a_side_without_anybody_leaves_its_room_to_the_middle() -> None:
    table = set_table(WINDOW, SeatPlan((Place(0),)), RIM)
    assert table.middle == Area(10, 10, 1900, 1080 - 10 - 100 - 12 - 10)


@pytest.mark.parametrize(
    ("turn", "size"), [(0, (1676, 836)), (90, (836, 1676)), (180, (1676, 836)), (270, (836, 1676))]
)
def test_the_middle_is_as_wide_as_it_looks_from_a_side(turn: int, size: tuple[int, int]) -> None:
    table = set_table(WINDOW, SeatPlan.usual(4), RIM)
    assert table.size(turn) == size
    frame = table.frame(turn)
    assert area_in(frame, Area(0, 0, *size)) == table.middle
    assert area_from(frame, table.middle) == Area(0, 0, *size)


def test_a_panel_begins_at_the_left_of_who_sits_there() -> None:
    panels = set_table(WINDOW, SeatPlan.usual(4), RIM).panels
    lower, left, upper, right = (panel.frame.outward(0, 0) for panel in panels)
    assert lower == (660, 970)
    assert left == (110, 240)
    assert upper == (1260, 110)
    assert right == (1810, 840)


def test_up_leads_from_the_edge_to_the_middle() -> None:
    area = Area(0, 0, 1920, 1080)
    for turn, step in {0: (0, -1), 90: (1, 0), 180: (0, 1), 270: (-1, 0)}.items():
        frame = corner_frame(area, turn)
        x, y = frame.outward(100, 100)
        assert frame.outward(100, 99) == (x + step[0], y + step[1])
