"""Rings that run down."""

from __future__ import annotations

from quiclo_game.shell.rings import STEPS, Ring
from tests.scenes.stand_ins import workshop


def lit(share: float) -> int:
    """Return how many px of a ring are clearly red."""
    _, forge = workshop()
    surface = Ring(40, 10, share, "#FF0000", "#0000FF").bake(forge).surface
    width, height = surface.get_size()
    return sum(surface.get_at((x, y))[0] > 200 for x in range(width) for y in range(height))


def test_more_of_a_ring_is_lit_the_more_is_left() -> None:
    assert lit(0.0) == 0
    assert 0 < lit(0.25) < lit(0.5) < lit(1.0)


def test_a_ring_begins_at_the_top_and_runs_clockwise() -> None:
    _, forge = workshop()
    baked = Ring(40, 10, 0.25, "#FF0000", "#0000FF").bake(forge)
    x, y = round(baked.anchor_x), round(baked.anchor_y)
    assert baked.surface.get_at((x + 28, y - 28))[0] > 200
    assert baked.surface.get_at((x - 28, y - 28))[2] > 200
    assert baked.surface.get_at((x - 28, y + 28))[2] > 200


def test_a_ring_has_few_pictures() -> None:
    assert len({Ring(40, 10, step / 1000, "honey") for step in range(1001)}) == STEPS + 1
    assert Ring(40, 10, 3.0, "honey").share == 1.0
    assert Ring(40, 10, -1.0, "honey").share == 0.0
