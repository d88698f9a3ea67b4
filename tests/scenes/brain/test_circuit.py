"""The circuit: 48 fields around the table, and where the pawns stand."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pygame
import pytest

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.brain.circuit import FIELDS, GOAL, PAWN, PAWN_LIFT, field_draws, fields, pawn_place
from quiclo_game.scenes.brain.layout import BrainLayout, lay_out
from quiclo_game.shell.text import Words
from quiclo_game.shell.tokens import Pawn
from tests.scenes.brain.places import SIZES
from tests.scenes.stand_ins import stand

every_window = pytest.mark.parametrize(
    "layout", [lay_out(size, race=True, seats=6) for size in SIZES], ids=lambda layout: "{}x{}".format(*layout.size)
)


def touch(first: Area, second: Area) -> bool:
    """Say whether two areas share a whole edge's worth of border, not just a corner."""
    across = min(first.right, second.right) - max(first.x, second.x)
    down = min(first.bottom, second.bottom) - max(first.y, second.y)
    return min(across, down) > -0.01 and max(across, down) > 1.0


@every_window
def test_there_are_the_fields_1_to_48(layout: BrainLayout) -> None:
    assert [field.number for field in fields(layout)] == list(range(1, FIELDS + 1))


@every_window
def test_the_fields_form_a_closed_ring(layout: BrainLayout) -> None:
    ring = fields(layout)
    assert all(touch(first.area, second.area) for first, second in pairwise((*ring, ring[0])))


@every_window
def test_no_two_fields_overlap(layout: BrainLayout) -> None:
    ring = [field.area.inset(0.01) for field in fields(layout)]
    assert not any(first.overlaps(second) for place, first in enumerate(ring) for second in ring[:place])


@every_window
def test_each_number_faces_its_side(layout: BrainLayout) -> None:
    width, height = layout.size
    for field in fields(layout):
        area, depth = field.area, 100 * layout.scale
        sides = {
            0: area.bottom > height - depth,
            180: area.y < depth,
            90: area.x < depth,
            270: area.right > width - depth,
        }
        assert sides[int(field.turn)], field


def test_the_way_leads_along_the_bottom_up_back_along_the_top_and_down() -> None:
    ring = {field.number: field for field in fields(lay_out((1920, 1080), race=True, seats=2))}
    assert (ring[1].turn, ring[17].turn, ring[18].turn, ring[25].turn, ring[41].turn, ring[48].turn) == (
        0,
        0,
        270,
        180,
        180,
        90,
    )
    assert ring[2].area.x > ring[1].area.x
    assert ring[18].area.y < ring[17].area.y
    assert ring[26].area.x < ring[25].area.x
    assert ring[42].area.y > ring[41].area.y


@every_window
def test_at_the_start_every_pawn_has_a_place_of_its_own_within_the_area(layout: BrainLayout) -> None:
    for position, area in ((0, layout.start), (GOAL, layout.goal), (GOAL + 6, layout.goal)):
        places = [pawn_place(layout, position, seat, 6) for seat in range(6)]
        assert all(area.contains(*place) for place in places)
        radius = 12 * layout.scale
        assert all(
            math.dist(first, second) >= 2 * radius * 0.9
            for place, first in enumerate(places)
            for second in places[:place]
        )


@every_window
def test_on_a_field_a_pawn_stands_in_its_middle(layout: BrainLayout) -> None:
    for field in fields(layout):
        assert pawn_place(layout, field.number, 0, 2) == pytest.approx((field.area.cx, field.area.cy))


@every_window
def test_between_two_fields_a_pawn_is_on_its_way_and_hops(layout: BrainLayout) -> None:
    first, second = fields(layout)[4:6]
    x, y = pawn_place(layout, 5.5, 0, 2)
    assert x == pytest.approx((first.area.cx + second.area.cx) / 2)
    assert y < (first.area.cy + second.area.cy) / 2


@every_window
@pytest.mark.parametrize("sharing", range(1, 7))
def test_pawns_that_share_a_field_are_all_to_be_seen_within_the_window(layout: BrainLayout, sharing: int) -> None:
    pygame.display.set_mode((64, 64))
    baked = Pawn(0, PAWN * layout.scale).bake(stand().services.forge)
    ink = pygame.mask.from_surface(baked.surface, 200).get_bounding_rects()
    body = ink[0].unionall(ink[1:]).move(-round(baked.anchor_x), -round(baked.anchor_y))
    for number in range(1, FIELDS + 1):
        places = [pawn_place(layout, number, rank, sharing, rank, sharing) for rank in range(sharing)]
        nearest = min((math.dist(*pair) for pair in combinations(places, 2)), default=100.0)
        assert nearest >= 18 * layout.scale, number
        for x, y in places:
            y -= PAWN_LIFT * layout.scale
            assert 0 <= x + body.left < x + body.right <= layout.size[0], number
            assert 0 <= y + body.top < y + body.bottom <= layout.size[1], number


@every_window
def test_a_pawn_never_leaps(layout: BrainLayout) -> None:
    steps = [pawn_place(layout, step / 20, 1, 4) for step in range(20, 48 * 20 + 1)]
    longest = max(field.area.width + field.area.height for field in fields(layout))
    assert max(math.dist(first, second) for first, second in pairwise(steps)) < longest / 8


def test_start_and_goal_are_named_in_the_language_of_the_table() -> None:
    layout = lay_out((1080, 1920), race=True, seats=2)
    said = [draw.what.text for draw in field_draws(layout, "Ziel", "Start") if isinstance(draw.what, Words)]
    assert said.count("Ziel") >= 1
    assert said.count("Start") >= 1
    assert [text for text in said if text.isdigit()] == [str(number) for number in range(1, 49)]
