"""Antialiased pieces on premultiplied surfaces, made by pygame alone.

Everything is drawn larger and smooth-scaled down: opaque colour on transparent black, averaged over a pixel, *is* the
premultiplied antialiased picture. Soft edges are blurred at reduced size and enlarged.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from quiclo_game.shell.palette import Colour, rgb

PREMULTIPLIED = pygame.BLEND_PREMULTIPLIED
FINE_LIMIT = 420
"""Enlarged drawings beyond this many px a side use 4 instead of 8 samples per px: big edges need no more."""


def blank(width: float, height: float) -> pygame.Surface:
    """Return a transparent surface of at least the given size (px, rounded up, never empty)."""
    return pygame.Surface((max(1, math.ceil(width)), max(1, math.ceil(height))), pygame.SRCALPHA, 32)


def opaque(width: int, height: int, like: pygame.Surface | None = None) -> pygame.Surface:
    """Return a black surface in the format of ``like`` (the screen, if there is one) whose pieces are copied fast.

    Its rows take an odd number of px in memory. Rows aligned to 16 bytes SDL writes past the cache, which takes three
    to fifteen times as long where they are shorter than the screen is wide.
    """
    whole = pygame.Surface((width | 1, height), 0, like or pygame.display.get_surface() or 32)
    return whole.subsurface((0, 0, width, height))


def fineness(size: float) -> int:
    """Return how many samples per px and direction a drawing ``size`` px wide needs: 8 if small, 4, or 3."""
    if size * 8 <= FINE_LIMIT:
        return 8
    return 4 if size <= FINE_LIMIT else 3


def supersampled(width: float, height: float, draw: Callable[[pygame.Surface, int], None]) -> pygame.Surface:
    """Return what ``draw(surface, k)`` draws at ``k`` times the size with opaque colours, antialiased by averaging."""
    columns, rows = max(1, math.ceil(width)), max(1, math.ceil(height))
    k = fineness(max(columns, rows))
    large = blank(columns * k, rows * k)
    draw(large, k)
    return pygame.transform.smoothscale(large, (columns, rows))


def disc(radius: int, hole: float = 0.0) -> pygame.Surface:
    """Return a white disc of ``radius`` px, or a ring whose inner radius is ``hole`` px."""

    def draw(surface: pygame.Surface, k: int) -> None:
        pygame.draw.circle(surface, (255, 255, 255, 255), (radius * k, radius * k), radius * k)
        if hole > 0:
            pygame.draw.circle(surface, (0, 0, 0, 0), (radius * k, radius * k), hole * k)

    return supersampled(2 * radius, 2 * radius, draw)


def multiply(surface: pygame.Surface, colour: Colour, alpha: float = 1.0) -> pygame.Surface:
    """Colour a white premultiplied surface in place, times ``alpha`` (0..1), and return it."""
    red, green, blue = rgb(colour)
    surface.fill(
        (round(red * alpha), round(green * alpha), round(blue * alpha), round(255 * alpha)),
        special_flags=pygame.BLEND_RGBA_MULT,
    )
    return surface


def faded(surface: pygame.Surface, alpha: float) -> pygame.Surface:
    """Return a copy of a premultiplied surface at ``alpha`` (0..1) of its opacity."""
    return multiply(surface.copy(), "white", alpha)


def rounded(corner: pygame.Surface, width: int, height: int, thickness: float | None = None) -> pygame.Surface:
    """Return a white rounded rectangle put together from ``corner``, a disc, or a ring if ``thickness`` is given.

    The straight sides are exact: a thickness of 1.5 px is one full and one half row.
    """
    radius = corner.get_width() // 2
    whole = blank(width, height)
    for x, left in ((0, 0), (width - radius, radius)):
        for y, top in ((0, 0), (height - radius, radius)):
            whole.blit(corner, (x, y), (left, top, radius, radius), PREMULTIPLIED)
    inner_width, inner_height = width - 2 * radius, height - 2 * radius
    white = (255, 255, 255, 255)
    if thickness is None:
        whole.fill(white, (radius, 0, inner_width, height))
        whole.fill(white, (0, radius, width, inner_height))
        return whole
    full, part = int(thickness), round((thickness % 1) * 255)
    for depth, size, value in ((0, full, 255), (full, 1, part)):
        if value and size:
            shade = (value,) * 4
            whole.fill(shade, (radius, depth, inner_width, size))
            whole.fill(shade, (radius, height - depth - size, inner_width, size))
            whole.fill(shade, (depth, radius, size, inner_height))
            whole.fill(shade, (width - depth - size, radius, size, inner_height))
    return whole


def soft(width: int, height: int, radius: float, spread: float, margin: int) -> pygame.Surface:
    """Return a white rounded rectangle whose edge is blurred with standard deviation ``spread`` px.

    The picture is ``margin`` px larger on every side. Blurred at a size where ``spread`` is about 2 px: fast, and the
    enlarging shows no steps.
    """
    shrink = max(1.0, spread / 2.0)
    columns = max(1, math.ceil((width + 2 * margin) / shrink))
    rows = max(1, math.ceil((height + 2 * margin) / shrink))
    across, down = columns / (width + 2 * margin), rows / (height + 2 * margin)
    k = 4
    large = blank(columns * k, rows * k)
    box = pygame.Rect(
        round(margin * across * k), round(margin * down * k), round(width * across * k), round(height * down * k)
    )
    pygame.draw.rect(large, (255, 255, 255, 255), box, border_radius=round(radius * across * k))
    small = pygame.transform.smoothscale(large, (columns, rows))
    blurred = pygame.transform.gaussian_blur(small, max(1, round(spread * across)), repeat_edge_pixels=False)
    return pygame.transform.smoothscale(blurred, (width + 2 * margin, height + 2 * margin))


def stretched(tile: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """Return the tile grown to ``width`` × ``height`` px by repeating its middle column and row; corners stay."""
    tile_width, tile_height = tile.get_size()
    if (tile_width, tile_height) == (width, height):
        return tile
    left, top = tile_width // 2, tile_height // 2
    right, bottom = tile_width - left - 1, tile_height - top - 1
    whole = blank(width, height)
    columns = ((0, left, 0, left), (left, 1, left, width - left - right), (left + 1, right, width - right, right))
    rows = ((0, top, 0, top), (top, 1, top, height - top - bottom), (top + 1, bottom, height - bottom, bottom))
    for source_x, source_width, x, grown_width in columns:
        for source_y, source_height, y, grown_height in rows:
            if not (source_width and source_height and grown_width > 0 and grown_height > 0):
                continue
            if source_width == source_height == 1:
                whole.fill(tile.get_at((source_x, source_y)), (x, y, grown_width, grown_height))
                continue
            piece = tile.subsurface((source_x, source_y, source_width, source_height))
            if (source_width, source_height) != (grown_width, grown_height):
                piece = pygame.transform.scale(piece, (grown_width, grown_height))
            whole.blit(piece, (x, y), special_flags=PREMULTIPLIED)
    return whole


def greyed(surface: pygame.Surface, felt_share: float = 0.5) -> pygame.Surface:
    """Return a premultiplied picture three quarters without colour, sunk into the felt by ``felt_share`` (0..1)."""
    grey = pygame.transform.grayscale(surface)
    kept = 1.0 - felt_share
    result = surface.copy()
    share = round(255 * kept * 0.25)
    result.fill((share, share, share, 255), special_flags=pygame.BLEND_RGBA_MULT)
    share = round(255 * kept * 0.75)
    grey.fill((share, share, share, 255), special_flags=pygame.BLEND_RGBA_MULT)
    result.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    felt = multiply(silhouette(surface), "felt")
    share = round(255 * felt_share)
    felt.fill((share, share, share, 255), special_flags=pygame.BLEND_RGBA_MULT)
    result.blit(felt, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return result


def see_through(picture: pygame.Surface) -> pygame.Surface:
    """Return a picture with an alpha channel, the very same one if it has it already."""
    if picture.get_bitsize() == 32 and picture.get_masks()[3]:
        return picture
    clear = pygame.Surface(picture.get_size(), pygame.SRCALPHA, 32)
    clear.blit(picture, (0, 0))
    return clear


def silhouette(surface: pygame.Surface) -> pygame.Surface:
    """Return the shape of a picture in white, premultiplied."""
    white = surface.copy()
    white.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return white.premul_alpha()
