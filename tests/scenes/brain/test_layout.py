"""In every window, for every table, everything has its place and nothing lies on anything else."""

from __future__ import annotations

from itertools import combinations, pairwise, product

import pytest

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.brain.layout import BrainLayout, lay_out
from tests.scenes.brain.places import SIZES, areas, pad_areas, shrunk, within

Size = tuple[int, int]
SMALLEST_KEY = 42.0
"""No key is smaller, in px of the design (look.md, Table and layout)."""
GAP = 10.0

every_window = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


def layouts(size: Size) -> list[BrainLayout]:
    return [lay_out(size, race=race, seats=seats) for race, seats in product((True, False), range(1, 7))]


@every_window
def test_everything_lies_within_the_window(size: Size) -> None:
    window = Area(0, 0, *size)
    for layout in layouts(size):
        placed = (*areas(layout), *pad_areas(layout))
        outside = [name for name, area in placed if not within(window, area)]
        assert outside == []


@every_window
def test_nothing_lies_on_anything_else(size: Size) -> None:
    for layout in layouts(size):
        placed = [(name, shrunk(area)) for name, area in areas(layout)]
        meeting = [(a, b) for (a, first), (b, second) in combinations(placed, 2) if first.overlaps(second)]
        assert meeting == [], (layout.race, len(layout.seats))


@every_window
def test_the_keys_of_the_pad_lie_on_the_pad_and_apart_from_each_other(size: Size) -> None:
    for layout in layouts(size):
        keys = [(name, shrunk(area)) for name, area in pad_areas(layout)]
        assert [name for name, area in keys if not within(layout.pad, area)] == []
        assert [(a, b) for (a, first), (b, second) in combinations(keys, 2) if first.overlaps(second)] == []


@every_window
def test_keys_are_large_enough_for_fingers_and_far_enough_apart(size: Size) -> None:
    for layout in layouts(size):
        keys = [
            *layout.tools,
            *layout.dice_keys,
            *layout.operator_keys,
            layout.back_key,
            layout.clear_key,
            layout.main_key,
            layout.hint_key,
            layout.reveal_key,
        ]
        assert min(min(key.width, key.height) for key in keys) >= SMALLEST_KEY * layout.scale
        room = GAP * layout.scale / 2
        grown = [shrunk(key.inset(-room)) for key in keys]
        assert not any(first.overlaps(second) for first, second in combinations(grown, 2))


@every_window
def test_the_layout_is_upright_where_the_window_is(size: Size) -> None:
    for layout in layouts(size):
        assert layout.portrait == (size[1] > size[0])
        assert layout.size == size


@pytest.mark.parametrize("count", [1, 2, 3])
def test_targets_lie_centred_side_by_side(count: int) -> None:
    layout = lay_out((1920, 1080), race=True, seats=2)
    places = [layout.target_place(index, count) for index in range(count)]
    assert sum(x for x, _ in places) / count == pytest.approx(960)
    assert all(b[0] - a[0] == pytest.approx(layout.target_pitch) for a, b in pairwise(places))


def test_the_same_window_turned_is_laid_out_in_the_same_scale() -> None:
    assert lay_out((1920, 1080), race=True, seats=3).scale == lay_out((1080, 1920), race=True, seats=3).scale


@every_window
def test_the_chooser_holds_its_dice_and_its_six_stacks(size: Size) -> None:
    for layout in layouts(size):
        chooser, stacks = layout.chooser, layout.stacks()
        assert len(stacks) == 6
        assert all(
            chooser.contains(stack.x, stack.y) and chooser.contains(stack.right, stack.bottom) for stack in stacks
        )
        assert all(chooser.contains(x, y) for x, y in layout.dice_of_chooser())
        assert not any(first.overlaps(second) for first, second in combinations(map(shrunk, stacks), 2))
