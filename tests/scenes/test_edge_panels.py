"""The panel of a seat: its keys lie within its edge."""

from __future__ import annotations

import pytest

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.edge_panels import key_places

HONEY = 5.0
"""The edge that lights up is so many sheet px wide."""
LEAST = 30.0
"""15 mm for a finger, in sheet px."""


@pytest.mark.parametrize("scale", [2 / 3, 1.0, 2.0])
@pytest.mark.parametrize("height", [56.0, 72.0, 92.0, 148.0])
@pytest.mark.parametrize("count", [1, 3])
def test_keys_keep_clear_of_the_edge_and_are_large_enough_for_a_finger(height: float, count: int, scale: float) -> None:
    area = Area(0, 0, 500 * scale, height * scale)
    for place in key_places(area, scale, count):
        assert place.y > HONEY * scale
        assert place.bottom < area.bottom - HONEY * scale
        assert place.right < area.right - HONEY * scale
        assert min(place.width, place.height) >= LEAST * scale
