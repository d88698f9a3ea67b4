"""Layers: pictures that paint themselves, in the order of the draws, within what is to be painted anew."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from quiclo_game.shell.draws import Baked, Draw, Layer
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.pieces import Pieces
from quiclo_game.shell.shapes import Veil
from quiclo_game.shell.stage import Stage


@dataclass(frozen=True)
class Square(Layer):
    """A red square of 20 px, its corner at the draw's place; ``number`` tells two of them apart."""

    number: int = 0

    def extent(self) -> pygame.Rect:
        return pygame.Rect(0, 0, 20, 20)

    def paint_on(self, surface: pygame.Surface, x: int, y: int) -> None:
        surface.fill((255, 0, 0), (x, y, 20, 20))


RED, GREEN = pygame.Color(255, 0, 0), pygame.Color(0, 255, 0)


def test_a_layer_lies_above_what_comes_before_and_beneath_what_comes_after(forge: Forge) -> None:
    screen = pygame.Surface((60, 60))
    green = Veil(20, 20, "#00FF00", 1.0)

    rects = Painter(forge).paint(screen, [Draw(green, 10, 10), Draw(Square(), 10, 0), Draw(green, 30, 20)])

    assert screen.get_at((5, 5)) == GREEN
    assert screen.get_at((15, 5)) == RED
    assert screen.get_at((25, 15)) == GREEN
    assert rects[1] == pygame.Rect(10, 0, 20, 20)


def test_only_the_clip_is_painted(forge: Forge) -> None:
    screen = pygame.Surface((60, 60))
    screen.set_clip((0, 0, 15, 60))

    rects = Painter(forge).paint(screen, [Draw(Square(), 10, 0)])

    assert rects == [pygame.Rect(10, 0, 5, 20)]
    assert screen.get_at((12, 5)) == RED
    assert screen.get_at((20, 5)) != RED


def test_one_that_lies_outside_is_not_painted_at_all(forge: Forge) -> None:
    class Loud(Square):
        def paint_on(self, surface: pygame.Surface, x: int, y: int) -> None:
            raise AssertionError("nobody sees this")

    rects = Painter(forge).paint(pygame.Surface((60, 60)), [Draw(Loud(), 100, 100)])

    assert not rects[0]


def test_as_one_picture_it_looks_the_same(forge: Forge) -> None:
    baked = forge.bake(Square())

    assert baked.surface.get_size() == (20, 20)
    assert baked.surface.get_at((3, 3)) == RED


def test_the_stage_paints_it_anew_only_when_it_differs(forge: Forge) -> None:
    screen = pygame.Surface((60, 60))
    stage = Stage(Painter(forge))
    stage.present(screen, [Draw(Square(), 0, 0)], True, ())

    assert stage.present(screen, [Draw(Square(), 0, 0)], True, ()) == []
    assert stage.present(screen, [Draw(Square(1), 0, 0)], True, ()) != []


def test_pieces_look_like_the_draws_they_are_made_of(forge: Forge) -> None:
    one, other = pygame.Surface((60, 60)), pygame.Surface((60, 60))
    draws = [Draw(Veil(20, 20, "#00FF00", 0.5), 12, 10), Draw(Veil(20, 20, "#0000FF", 1.0), 25, 20, alpha=0.4)]
    painter = Painter(forge)

    painter.paint(one, draws)
    rects = painter.paint(other, [Draw(Pieces(painter, draws), 0, 0)])

    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")
    assert rects == [pygame.Rect(2, 0, 33, 30)]


def test_pieces_are_looked_up_once(forge: Forge) -> None:
    asked = []

    class Asked(Painter):
        def baked(self, draw: Draw) -> Baked:
            asked.append(draw)
            return super().baked(draw)

    layer = Draw(Pieces(Asked(forge), [Draw(Veil(20, 20), 12, 10)]), 0, 0)
    for _ in range(3):
        Painter(forge).paint(pygame.Surface((60, 60)), [layer])

    assert len(asked) == 1
