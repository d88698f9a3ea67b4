"""Surfaces: what their pieces are copied from has rows that SDL does not write past the cache."""

from __future__ import annotations

import pygame
import pytest

from quiclo_game.shell.raster import opaque


@pytest.mark.parametrize("width", [1, 2, 3, 16, 100, 639, 640])
def test_an_opaque_surface_has_rows_of_an_odd_number_of_px(screen: pygame.Surface, width: int) -> None:
    surface = opaque(width, 7)

    assert surface.get_size() == (width, 7)
    assert surface.get_pitch() % 8 == 4
    assert surface.get_masks() == screen.get_masks()
    assert not surface.get_flags() & pygame.SRCALPHA


def test_it_is_like_the_surface_that_is_given(screen: pygame.Surface) -> None:
    like = pygame.Surface((4, 4), 0, 24)

    assert opaque(10, 10, like).get_masks() == like.get_masks()
