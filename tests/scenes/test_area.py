"""Areas, and sheets of which a part fills a window."""

from __future__ import annotations

import pytest

from quiclo_game.scenes.area import Area, part_of_sheet


def test_the_part_fills_the_window_as_far_as_it_can() -> None:
    part = Area(100, 50, 800, 400)
    scale, put = part_of_sheet((1600, 1000), part)
    assert scale == 2
    assert put(part.x, part.y, part.width, part.height) == Area(0, 200, 1600, 800)


@pytest.mark.parametrize(("low", "top"), [(True, 200.0), (False, 100.0)])
def test_what_is_left_over_is_above_or_on_both_sides(low: bool, top: float) -> None:
    part = Area(0, 0, 800, 400)
    _, put = part_of_sheet((1600, 1000), part, low=low)
    assert put(0, 0, 800, 400).y == top
