from __future__ import annotations

import io

import numpy as np
import pygame
import pytest

from assets.sprites.canvas import Canvas
from assets.sprites.fields import Mask, bar, blurred, box, disc, polygon, shrunk
from assets.sprites.lettering import Lettering
from assets.sprites.png import encoded, reduced


def decoded(file: bytes) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    surface = pygame.image.load(io.BytesIO(file), "picture.png")
    width, height = surface.get_size()
    return np.frombuffer(pygame.image.tobytes(surface, "RGBA"), dtype=np.uint8).reshape(height, width, 4)


def random_pixels(colours: int) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    random = np.random.default_rng(1)
    palette = random.integers(0, 256, size=(colours, 4), dtype=np.uint8)
    return palette[random.integers(0, colours, size=(31, 47))]


def test_a_picture_of_few_colours_comes_back_from_its_palette_exactly() -> None:
    pixels = random_pixels(200)
    assert (decoded(encoded(pixels, 256)) == pixels).all()


def test_a_picture_in_true_colour_comes_back_exactly() -> None:
    random = np.random.default_rng(2)
    pixels = random.integers(0, 256, size=(31, 47, 4), dtype=np.uint8)
    assert (decoded(encoded(pixels, None)) == pixels).all()


def test_a_palette_keeps_the_common_colour_and_stays_near_to_the_others() -> None:
    ramp = np.zeros((8, 512, 4), dtype=np.uint8)
    ramp[..., 3] = 255
    ramp[..., 0] = np.arange(512) // 2
    ramp[4:] = (9, 99, 199, 255)
    palette, indices = reduced(ramp, 64)
    assert len(palette) == 64
    assert (palette[indices][4:] == ramp[4:]).all()
    assert np.abs(palette[indices].astype(int) - ramp).max() <= 4


@pytest.mark.parametrize(
    ("mask", "area"),
    [
        (box(3.3, 4.7, 20, 10, 0).filled(), 200),
        (disc(20.2, 19.9, 12).filled(), np.pi * 144),
        (bar((5, 5), (25, 5), 4).filled(), 80 + np.pi * 4),
        (polygon([(2, 2), (22, 2), (2, 22)]).filled(), 200),
        (polygon([(10, 10), (30, 10), (30, 30), (10, 30)], 7).grown(5).filled(), 400 + 4 * 100 + np.pi * 25),
        (disc(20, 20, 12, 4).stroked(3), 2 * np.pi * 12 * 3),
    ],
)
def test_shapes_cover_their_area(mask: Mask, area: float) -> None:
    assert float(mask.coverage.sum()) == pytest.approx(area, rel=0.02)


def test_a_shadow_is_half_dark_at_the_edge_and_fades() -> None:
    shade = disc(40, 40, 20, 20).shaded(5)
    row = shade.coverage[40 - shade.top]
    at_edge = row[round(60 - shade.left)]
    assert at_edge == pytest.approx(0.45, abs=0.1)
    assert row[round(40 - shade.left)] > 0.95 > at_edge > 0.05 > row[-1]


def test_a_mask_within_another_is_cut_to_it() -> None:
    cut = box(0, 0, 20, 20, 0, 0).filled().within(box(10, 10, 20, 20, 0, 0).filled())
    assert float(cut.coverage.sum()) == 100


def test_blurring_keeps_the_sum_and_shrinking_keeps_the_mean() -> None:
    dot = np.zeros((41, 41), dtype=np.float32)
    dot[20, 20] = 1
    assert float(blurred(dot, 3).sum()) == pytest.approx(1, abs=1e-5)
    assert shrunk(np.arange(16, dtype=np.float32).reshape(4, 4), 2).tolist() == [[2.5, 4.5], [10.5, 12.5]]


def test_paint_blends_and_stays_inside_the_canvas() -> None:
    canvas = Canvas(10, 10)
    canvas.paint(box(-5, -5, 30, 30, 0).filled(), "#000000")
    canvas.paint(box(5, 0, 30, 10, 0).filled(), "#FFFFFF", 0.5)
    assert canvas.straight()[5, 2].tolist() == [0, 0, 0, 255]
    assert canvas.straight()[5, 8].tolist() == [128, 128, 128, 255]


def test_half_transparent_paint_is_saved_with_straight_alpha() -> None:
    canvas = Canvas(4, 4)
    canvas.paint(box(0, 0, 4, 4, 0).filled(), "#C86432", 0.5)
    assert canvas.straight()[2, 2].tolist() == [200, 100, 50, 128]
    assert canvas.upside_down().straight()[1, 1].tolist() == [200, 100, 50, 128]


def test_a_numeral_sits_in_the_middle_by_its_ink() -> None:
    for text in ("1", "47", "144"):
        lettering = Lettering(text, 60, 100, 80)
        mask = lettering.mask()
        columns = np.flatnonzero(mask.coverage.max(axis=0) > 0.5) + mask.left
        assert (columns[0] + columns[-1] + 1) / 2 == pytest.approx(100, abs=0.75)
        rows = np.flatnonzero(mask.coverage.max(axis=1) > 0.5) + mask.top
        assert (rows[0] + rows[-1] + 1) / 2 == pytest.approx(80, abs=1.5)
        assert lettering.left == pytest.approx(columns[0], abs=1)


def test_a_halo_is_wider_than_its_letters_on_all_sides() -> None:
    lettering = Lettering("8", 60, 50, 50)
    inner, outer = lettering.mask(), lettering.halo(4)
    assert outer.coverage.sum() > inner.coverage.sum()
    inner_columns = np.flatnonzero(inner.coverage.max(axis=0) > 0.5) + inner.left
    outer_columns = np.flatnonzero(outer.coverage.max(axis=0) > 0.5) + outer.left
    assert inner_columns[0] - outer_columns[0] == pytest.approx(4, abs=1)
    assert outer_columns[-1] - inner_columns[-1] == pytest.approx(4, abs=1)
