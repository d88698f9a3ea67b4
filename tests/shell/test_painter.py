from __future__ import annotations

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quiclo_game.shell.draws import Baked, Draw
from quiclo_game.shell.forge import Forge, turned
from quiclo_game.shell.group import Group
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.pictures import Backdrop, LiveSurface, Picture
from quiclo_game.shell.shapes import Bar, Box, Disc
from tests.shell.workbench import new_forge


def test_a_draw_lies_with_its_anchor_at_its_place(painter: Painter, screen: pygame.Surface) -> None:
    screen.fill((0, 0, 0))
    painter.paint(screen, [Draw(Box(40, 20, 0, "white"), 100, 50)])
    assert screen.get_bounding_rect().topleft == (0, 0)
    assert [screen.get_at((x, 50))[0] for x in (79, 80, 119, 120)] == [0, 255, 255, 0]
    assert [screen.get_at((100, y))[0] for y in (39, 40, 59, 60)] == [0, 255, 255, 0]


def test_each_draw_reports_the_rectangle_it_touched(painter: Painter, screen: pygame.Surface) -> None:
    rects = painter.paint(screen, [Draw(Box(40, 20, 0, "white"), 100, 50), Draw(Disc(5, "ink"), -400, 0)])
    assert rects[0].contains(pygame.Rect(80, 40, 40, 20))
    assert not rects[1]


def test_later_draws_lie_above_earlier_ones_opaque_or_not(painter: Painter, screen: pygame.Surface) -> None:
    red = pygame.Surface((20, 20), 0, 32)
    red.fill((255, 0, 0))
    below, above = Draw(LiveSurface("red", 1, red), 90, 40), Draw(Disc(6, "white"), 100, 50)
    painter.paint(screen, [below, above])
    assert screen.get_at((100, 50))[:3] == (255, 255, 255)
    painter.paint(screen, [above, below])
    assert screen.get_at((100, 50))[:3] == (255, 0, 0)


def test_alpha_fades_and_zero_paints_nothing(painter: Painter, screen: pygame.Surface) -> None:
    screen.fill((0, 0, 0))
    painter.paint(screen, [Draw(Disc(20, "white"), 100, 100, alpha=0.5), Draw(Disc(20, "white"), 200, 100, alpha=0)])
    assert 125 <= screen.get_at((100, 100))[0] <= 130
    assert screen.get_at((200, 100))[0] == 0
    painter.paint(screen, [Draw(Disc(20, "white"), 100, 100)])
    assert screen.get_at((100, 100))[0] == 255, "the cached picture itself has not faded"


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@given(x=st.integers(0, 39), y=st.integers(0, 23))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None, max_examples=30)
def test_quarter_turns_move_every_pixel_exactly(turn: int, x: int, y: int) -> None:
    surface = pygame.Surface((40, 24), pygame.SRCALPHA, 32)
    surface.set_at((x, y), (9, 8, 7, 255))
    moved = turned(Baked(surface, x + 0.5, y + 0.5), turn, 1.0)
    assert tuple(moved.surface.get_at((int(moved.anchor_x), int(moved.anchor_y)))) == (9, 8, 7, 255)


def test_a_turn_is_clockwise(painter: Painter, screen: pygame.Surface) -> None:
    screen.fill((0, 0, 0))
    arm = Group(80, 8, (Draw(Box(40, 8, 0, "white"), 60, 4),))
    painter.paint(screen, [Draw(arm, 200, 200, 90)])
    assert screen.get_at((200, 220))[0] == 255
    assert screen.get_at((200, 180))[0] == 0


@pytest.mark.parametrize("turn", [7, 33, 45, 120, 300])
def test_any_other_turn_keeps_the_anchor_in_place(painter: Painter, screen: pygame.Surface, turn: int) -> None:
    screen.fill((0, 0, 0))
    off_centre = Group(20, 20, (Draw(Disc(6, "white"), 10, 10), Draw(Box(60, 4, 2, "honey"), 60, 10)))
    painter.paint(screen, [Draw(off_centre, 200, 150, turn)])
    assert screen.get_at((200, 150))[:3] == (255, 255, 255)
    tip = pygame.Vector2(60, 0).rotate(turn) + pygame.Vector2(200, 150)
    assert screen.get_at((round(tip.x), round(tip.y)))[0] > 100


@pytest.mark.parametrize("scale", [0.5, 1.06, 2.0])
def test_scaling_keeps_the_anchor_and_grows_the_picture(forge: Forge, scale: float) -> None:
    plain, grown = forge.bake(Disc(40, "honey")), forge.bake_turned(Disc(40, "honey"), 0, scale)
    assert grown.surface.get_width() == pytest.approx(plain.surface.get_width() * scale, abs=1)
    assert grown.anchor_x / grown.surface.get_width() == pytest.approx(0.5, abs=0.01)


@pytest.mark.parametrize("turn", [0, 45, 90, 180])
def test_a_picture_of_nothing_can_be_turned_too(turn: int) -> None:
    assert turned(Baked(pygame.Surface((0, 20), pygame.SRCALPHA), 0, 10), turn, 1.5).surface.get_width() == 0


def test_a_turned_picture_is_made_once(forge: Forge) -> None:
    bar = Bar(90, 6, "cream")
    assert forge.bake_turned(bar, 30, 1).surface is forge.bake_turned(bar, 30.01, 1).surface
    assert forge.bake_turned(bar, 30, 1).surface is not forge.bake_turned(bar, 31, 1).surface


def test_a_look_is_baked_once(forge: Forge) -> None:
    assert forge.bake(Disc(9, "ink")) is forge.bake(Disc(9, "ink"))


def test_a_group_cuts_nothing_and_anchors_its_centre(forge: Forge) -> None:
    baked = forge.bake(Group(40, 40, (Draw(Disc(30, "white"), 20, 20), Draw(Disc(4, "white"), 120, 20))))
    assert baked.surface.get_at((int(baked.anchor_x + 100), int(baked.anchor_y)))[3] == 255
    assert baked.surface.get_at((int(baked.anchor_x - 28), int(baked.anchor_y)))[3] == 255


def test_equal_groups_are_one(forge: Forge) -> None:
    def make() -> Group:
        return Group(10, 10, (Draw(Disc(4, "ink"), 5, 5),))

    assert make() == make()
    assert hash(make()) == hash(make())
    assert make() != Group(10, 10, (Draw(Disc(4, "ink"), 5, 6),))
    assert forge.bake(make()) is forge.bake(make())


def test_the_caches_keep_below_their_limit(screen: pygame.Surface) -> None:
    forge = new_forge(2_000_000)
    for size in range(20, 300, 7):
        for turn in (0, 13, 90):
            forge.bake_turned(Box(size, size, 9, "panel", shadow=6), turn, 1)
        forge.image("cards/back.png", size)
        assert forge.held_bytes <= 2_000_000


def test_warming_up_bakes_one_look_after_the_other(forge: Forge) -> None:
    looks: list[Disc] = [Disc(3, "ink"), Disc(4, "ink")]
    assert forge.bake_next(list(looks))
    assert forge.has(looks[0])
    assert not forge.has(looks[1])
    assert forge.bake_next(list(looks))
    assert not forge.bake_next(list(looks))


def test_a_live_surface_is_never_kept(forge: Forge) -> None:
    surface = pygame.Surface((30, 30), pygame.SRCALPHA, 32)
    look = LiveSurface("panel", 1, surface)
    forge.bake(look)
    forge.bake_turned(look, 90, 1)
    assert not forge.has(look)
    assert forge.held_bytes == 0
    assert LiveSurface("panel", 1, surface) == look != LiveSurface("panel", 2, surface)


def test_a_picture_has_its_width_and_shape(forge: Forge) -> None:
    surface = forge.bake(Picture("cards/001.png", 90)).surface
    assert surface.get_width() == 90
    assert surface.get_height() == pytest.approx(90 * 487 / 360, abs=1)


def test_a_tinted_silhouette_has_one_colour(forge: Forge) -> None:
    surface = forge.bake(Picture("continents/af.png", 60, tint="#FF0000")).surface
    opaque = [surface.get_at((x, y)) for x in range(60) for y in range(surface.get_height())]
    # enlarged or reduced, a full px may come out one below full
    full = [pixel for pixel in opaque if pixel[3] >= 253]
    assert full
    assert all(pixel[0] >= 253 and pixel[1] == pixel[2] == 0 for pixel in full)


def test_a_picture_keeps_within_a_height(forge: Forge) -> None:
    assert forge.bake(Picture("cards/001.png", 90, height=60)).surface.get_height() <= 60


@pytest.mark.parametrize("size", [(640, 360), (360, 640), (500, 500)])
def test_a_backdrop_covers_the_window(forge: Forge, size: tuple[int, int]) -> None:
    surface = forge.bake(Backdrop("table/felt_landscape.jpg", *size)).surface
    assert surface.get_size() == size
    assert not surface.get_flags() & pygame.SRCALPHA
