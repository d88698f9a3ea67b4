from __future__ import annotations

import math
from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiclo_game.shell.forge import Forge
from quiclo_game.shell.shapes import Bar, Box, Dashed, Disc, Veil, outline_points, run_along


def alpha(surface: pygame.Surface, x: float, y: float) -> int:
    return int(surface.get_at((int(x), int(y)))[3])


def test_equal_looks_are_equal_and_hash_alike() -> None:
    assert Box(10, 20, 3, "honey") == Box(10, 20, 3, "honey")
    assert len({Box(10, 20, 3, "honey"), Box(10, 20, 3, "honey"), Box(10, 20, 3, "paper")}) == 2
    assert len({Disc(4, "ink"), Bar(4, 2, "ink"), Veil(4, 4), Dashed(9, 9, 2, "ink", 1, 2, 2)}) == 4


@pytest.mark.parametrize(
    ("width", "height", "radius"), [(300, 120, 20), (31, 17, 9), (40, 40, 20), (500, 8, 4), (1, 1, 0)]
)
def test_a_plain_box_fills_exactly_its_size_about_its_anchor(
    forge: Forge, width: int, height: int, radius: int
) -> None:
    baked = Box(width, height, radius, "honey").bake(forge)
    left, top = baked.anchor_x - width / 2, baked.anchor_y - height / 2
    filled = baked.surface.get_bounding_rect(min_alpha=20)
    assert (filled.x, filled.y, filled.width, filled.height) == (left, top, width, height)


def test_a_shadow_grows_the_picture_but_not_the_box(forge: Forge) -> None:
    plain, cast = Box(200, 90, 12, "paper").bake(forge), Box(200, 90, 12, "paper", shadow=10).bake(forge)
    assert cast.surface.get_height() > plain.surface.get_height()
    middle = cast.surface.get_at((int(cast.anchor_x), int(cast.anchor_y)))
    assert middle == plain.surface.get_at((int(plain.anchor_x), int(plain.anchor_y)))
    below = alpha(cast.surface, cast.anchor_x, cast.anchor_y + 45 + 4)
    above = alpha(cast.surface, cast.anchor_x, cast.anchor_y - 45 - 5)
    assert below > above
    assert below > 20


def test_nothing_soft_is_cut_at_the_rim_of_the_picture(forge: Forge) -> None:
    for look in (
        Box(200, 90, 12, "paper", shadow=10),
        Box(200, 90, 12, None, glow="honey", glow_size=9, shadow=13),
        Disc(40, "paper", shadow=20),
    ):
        surface = look.bake(forge).surface
        width, height = surface.get_size()
        rim = [alpha(surface, x, y) for x in range(width) for y in (0, height - 1)]
        rim += [alpha(surface, x, y) for y in range(height) for x in (0, width - 1)]
        assert max(rim) <= 3


def test_a_shadow_leaves_no_light_rim_on_the_felt(forge: Forge) -> None:
    baked = Box(80, 80, 40, None, shadow=14).bake(forge)
    felt = pygame.Surface(baked.surface.get_size())
    felt.fill((17, 54, 75))
    felt.blit(baked.surface, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    brightest = max(felt.get_at((x, felt.get_height() // 2))[2] for x in range(felt.get_width()))
    assert brightest <= 76


def test_corners_are_smooth_and_mirrored(forge: Forge) -> None:
    surface = Box(90, 60, 20, "white").bake(forge).surface
    width, height = surface.get_size()
    steps = {alpha(surface, x, y) for x in range(22) for y in range(22)}
    assert len(steps) > 12
    for x in range(width):
        for y in range(height):
            assert surface.get_at((x, y)) == surface.get_at((width - 1 - x, height - 1 - y))


def test_pictures_are_premultiplied(forge: Forge) -> None:
    for look in (
        Box(60, 40, 9, "honey", 0.6, "cream", 1.5, 0.5, shadow=6, glow="hint", glow_size=6, top_light=0.4),
        Disc(13, "wrong", 0.3),
        Bar(40, 7, "hint"),
        Dashed(60, 40, 9, "hint", 3, 8, 5),
        Veil(9, 9),
    ):
        surface = look.bake(forge).surface
        for x in range(surface.get_width()):
            for y in range(surface.get_height()):
                red, green, blue, opacity = surface.get_at((x, y))
                assert max(red, green, blue) <= opacity + 4


def test_a_glow_stays_outside_a_ring(forge: Forge) -> None:
    baked = Box(120, 80, 14, None, line="honey", line_width=4, glow="honey", glow_size=10).bake(forge)
    assert alpha(baked.surface, baked.anchor_x, baked.anchor_y) == 0
    assert alpha(baked.surface, baked.anchor_x, baked.anchor_y + 40 + 3) > 60


def test_an_outline_of_one_and_a_half_px_is_one_full_and_one_half_row(forge: Forge) -> None:
    baked = Box(100, 60, 10, None, line="white", line_width=1.5).bake(forge)
    top = int(baked.anchor_y - 30)
    assert [alpha(baked.surface, baked.anchor_x, top + row) for row in range(3)] == [255, 128, 0]


def test_an_outline_thinner_than_a_px_is_a_faint_one_on_all_sides(forge: Forge) -> None:
    baked = Box(100, 60, 10, None, line="white", line_width=0.6).bake(forge)
    x, y = baked.anchor_x, baked.anchor_y
    sides = [(x, y - 30), (x, y + 29), (x - 50, y), (x + 49, y)]
    assert [alpha(baked.surface, int(at_x), int(at_y)) for at_x, at_y in sides] == [153] * 4


def test_sides_repeat_so_that_a_wide_box_has_the_corners_of_a_narrow_one(forge: Forge) -> None:
    narrow = Box(140, 70, 16, "panel", 0.9, "line", shadow=8).bake(forge).surface
    wide = Box(900, 70, 16, "panel", 0.9, "line", shadow=8).bake(forge).surface
    for x in range(50):
        for y in range(narrow.get_height()):
            assert narrow.get_at((x, y)) == wide.get_at((x, y))


@pytest.mark.parametrize("length", [200, 60.5, 12])
def test_a_bar_is_as_long_and_thick_as_asked(forge: Forge, length: float) -> None:
    baked = Bar(length, 8, "cream").bake(forge)
    filled = baked.surface.get_bounding_rect(min_alpha=110)
    assert abs(filled.width - length) <= 1.5
    assert abs(filled.height - 8) <= 1
    assert abs(filled.centerx - baked.anchor_x) <= 1


def test_a_walking_line_needs_twelve_pictures(forge: Forge) -> None:
    looks = {Dashed(100, 133, 11, "hint", 4, 13, 8, phase / 1000) for phase in range(1000)}
    assert len(looks) == 12


def test_dashes_cover_about_their_share_of_the_outline(forge: Forge) -> None:
    surface = Dashed(200, 100, 20, "white", 4, 12, 8).bake(forge).surface
    inked = sum(alpha(surface, x, y) for x in range(surface.get_width()) for y in range(surface.get_height())) / 255
    outline = 4 * (2 * (160 + 60) + math.tau * 20)
    assert 0.5 < inked / outline < 0.65


@given(st.floats(0, 3000), st.floats(0, 400))
def test_a_run_along_the_outline_has_its_length(start: float, length: float) -> None:
    path = outline_points(200, 120, 24, 3)
    marks = [0.0]
    for first, second in pairwise(path):
        marks.append(marks[-1] + math.dist(first, second))
    points = run_along(path, marks, start, start + length)
    walked = sum(math.dist(first, second) for first, second in pairwise(points))
    assert walked == pytest.approx(length, abs=1e-6)


def test_a_veil_darkens_evenly(forge: Forge, screen: pygame.Surface) -> None:
    screen.fill((200, 200, 200))
    screen.blit(Veil(640, 360, "#000000", 0.5).bake(forge).surface, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    assert {tuple(screen.get_at((x, 7))[:3]) for x in range(640)} == {tuple(screen.get_at((0, 0))[:3])}
    assert 98 <= screen.get_at((0, 0))[0] <= 102
