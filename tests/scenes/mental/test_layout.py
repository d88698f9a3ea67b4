"""The layout of mental arithmetic at every size: nothing overlaps, everything can be hit, nothing leaves the window."""

from __future__ import annotations

from itertools import combinations

import pytest

from quiclo_game.scenes.mental.layout import lay_out
from quiclo_game.shell.cards import HEIGHT
from tests.scenes.mental.seated import Seated

SIZES = ((1280, 720), (1536, 864), (1920, 1080), (3840, 2160), (1080, 1920))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(1, 7))
def test_panels_lie_apart_and_within_the_window(size: tuple[int, int], seats: int) -> None:
    layout = lay_out(size, seats=seats)
    outside = [*layout.others, *layout.tools, layout.stacks, layout.product, layout.time, layout.best, layout.panel]
    inside = [layout.line, layout.steps, *(key for row in layout.keys for key in row)]
    areas = [*outside, *inside]
    for first, second in combinations(areas, 2):
        if layout.panel not in (first, second):
            assert not first.overlaps(second)
    assert not any(layout.panel.overlaps(other) for other in outside if other is not layout.panel)
    width, height = size
    assert all(area.x >= 0 and area.y >= 0 and area.right <= width and area.bottom <= height for area in areas)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("pad", [True, False])
def test_own_cards_lie_apart_beneath_the_steps(size: tuple[int, int], pad: bool) -> None:
    layout = lay_out(size, seats=4, pad=pad)
    half, high = layout.card_width / 2, layout.card_width * HEIGHT / 2
    for first, second in combinations(layout.cards, 2):
        assert abs(first[0] - second[0]) > 2 * half or abs(first[1] - second[1]) > 2 * high
    assert min(y for _, y in layout.cards) - high > layout.steps.bottom
    assert max(y for _, y in layout.cards) + high < layout.panel.bottom
    if not layout.portrait:
        right, below = max(x for x, _ in layout.cards) + half, max(y for _, y in layout.cards) + high
        assert right < layout.keys[0][0].x or below < layout.keys[2][0].y
        assert right < layout.panel.right


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("around", [False, True])
def test_where_nobody_presses_keys_the_cards_fill_the_panel_from_side_to_side(
    size: tuple[int, int], around: bool
) -> None:
    layout = lay_out(size, seats=4, pad=False, around=around)
    left, right = min(x for x, _ in layout.cards), max(x for x, _ in layout.cards)
    assert (left + right) / 2 == pytest.approx(layout.panel.cx, abs=2 * layout.scale)
    assert right - left + layout.card_width > 0.92 * layout.panel.width
    below = max(y for _, y in layout.cards) + layout.card_width * HEIGHT / 2
    assert below <= layout.message.y or not layout.portrait


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", ["Anna", "Anna,Mia", "Anna,Mia,Jonas,bot,bot,bot"])
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("way", ["way:line", "way:steps"])
def test_controls_lie_apart_and_are_large_enough(size: tuple[int, int], seats: str, language: str, way: str) -> None:
    table = Seated(seats, size=size, language=language).roll().press(way)
    controls = table.table.controls
    assert controls.overlaps() == []
    assert controls.too_small(42 * table.table.layout.scale) == []
