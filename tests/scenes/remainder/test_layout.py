"""The layout of no remainder at every size: nothing overlaps, everything can be hit, nothing leaves the window."""

from __future__ import annotations

from itertools import combinations

import pytest

from quiclo_game.scenes.remainder.layout import lay_out
from tests.scenes.remainder.seated import Seated

SIZES = ((1280, 720), (1536, 864), (1920, 1080), (3840, 2160), (1080, 1920))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(1, 7))
def test_panels_lie_apart_and_within_the_window(size: tuple[int, int], seats: int) -> None:
    layout = lay_out(size, seats=seats)
    areas = [
        layout.field, layout.divisor, layout.meaning, layout.reckoning, layout.pairs, layout.left, layout.work,
        *layout.tools, *layout.hints, *layout.seats, *((layout.referee,) if seats > 1 else ()),
    ]  # fmt: skip
    assert [(first, second) for first, second in combinations(areas, 2) if first.overlaps(second)] == []
    width, height = size
    assert all(area.x >= 0 and area.y >= 0 and area.right <= width and area.bottom <= height for area in areas)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", ["Anna", "Anna,Mia", "Anna,Mia,Jonas,bot,bot,bot"])
@pytest.mark.parametrize("language", ["de", "en"])
def test_controls_lie_apart_and_are_large_enough(size: tuple[int, int], seats: str, language: str) -> None:
    table = Seated(seats, size=size, language=language).watch()
    controls = table.table.controls
    assert controls.overlaps() == []
    assert controls.too_small(42 * table.table.layout.scale) == []


@pytest.mark.parametrize("size", SIZES)
def test_cards_lie_within_their_places(size: tuple[int, int]) -> None:
    layout = lay_out(size, seats=4)
    for place, area in enumerate(layout.places):
        x, y = layout.card_place(place)
        assert area.x < x - layout.card_width / 2
        assert x + layout.card_width / 2 < area.right
        assert area.y < y - layout.card_width * 0.665
        assert y + layout.card_width * 0.665 < area.bottom - 40 * layout.scale
