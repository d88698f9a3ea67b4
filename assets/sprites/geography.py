"""The outlines of the world: silhouettes of the continents, and the map that lies in the felt."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pygame

from assets.sprites.fields import Array, Mask, blurred, shrunk

Floats = npt.NDArray[np.float64]

OUTLINES = Path(__file__).with_name("outlines.json")
VIEWED_FROM = {"EU": (15, 54), "AF": (17, 2), "AS": (88, 36), "NA": (-95, 52), "SA": (-60, -22), "AU": (146, -22)}
"""Longitude and latitude in the middle of each silhouette."""

SILHOUETTE = 900
"""Longer side of a silhouette before it is fitted, in px."""
ROUNDING = 7
"""Blur in px of a silhouette that then is cut sharp again: corners become friendly, specks vanish."""

EDGE_STEP = 1.0
"""Longest straight piece of an outline, in degrees, before it is bent by a projection."""

ROBINSON_LENGTH = (
    *(1, 0.9986, 0.9954, 0.99, 0.9822, 0.973, 0.96, 0.9427, 0.9216, 0.8962),
    *(0.8679, 0.835, 0.7986, 0.7597, 0.7186, 0.6732, 0.6213, 0.5722, 0.5322),
)
ROBINSON_HEIGHT = (
    *(0, 0.062, 0.124, 0.186, 0.248, 0.31, 0.372, 0.434, 0.4958, 0.5571),
    *(0.6176, 0.6769, 0.7346, 0.7903, 0.8435, 0.8936, 0.9394, 0.9761, 1),
)
"""Robinson's projection: length and distance from the equator of each fifth parallel."""
MIDDLE_MERIDIAN = 10
"""The map is cut at 170° west, between the continents."""
SLIVER = 1.0
"""Degrees beyond the cut that a coast may reach without being drawn once more at the other end of the map."""


@cache
def _outlines() -> dict[str, Any]:
    outlines: dict[str, Any] = json.loads(OUTLINES.read_text(encoding="utf-8"))
    return outlines


def _ring(numbers: list[int]) -> Floats:
    """Return a ring as rows of longitude and latitude, no edge longer than a step."""
    corners = np.array(numbers, dtype=np.float64).reshape(-1, 2) / 100
    pieces = []
    for a, b in zip(corners, np.roll(corners, -1, axis=0), strict=True):
        count = max(1, int(np.ceil(np.hypot(*(b - a)) / EDGE_STEP)))
        pieces.append(a + (b - a) * (np.arange(count) / count)[:, None])
    return np.concatenate(pieces)


def equal_area(points: Floats, longitude: float, latitude: float) -> Floats:
    """Return points (degrees) in Lambert's azimuthal equal-area projection about a centre, y downwards."""
    east, north, centre = np.radians(points[:, 0] - longitude), np.radians(points[:, 1]), np.radians(latitude)
    across = np.sin(centre) * np.sin(north) + np.cos(centre) * np.cos(north) * np.cos(east)
    scale = np.sqrt(2 / np.maximum(1e-6, 1 + across))
    up = np.cos(centre) * np.sin(north) - np.sin(centre) * np.cos(north) * np.cos(east)
    return np.stack([scale * np.cos(north) * np.sin(east), -scale * up], axis=1)


def robinson(points: Floats) -> Floats:
    """Return points (degrees, longitudes relative to the middle meridian) in Robinson's projection, y downwards."""
    parallels = np.arange(0, 95, 5.0)
    away = np.abs(points[:, 1])
    x = 0.8487 * np.interp(away, parallels, ROBINSON_LENGTH) * np.radians(points[:, 0])
    return np.stack([x, -1.3523 * np.interp(away, parallels, ROBINSON_HEIGHT) * np.sign(points[:, 1])], axis=1)


def _as_mask(surface: pygame.Surface) -> Array:
    return np.asarray(pygame.surfarray.array_red(surface).T, dtype=np.float32) / np.float32(255)


@cache
def silhouette(code: str) -> Array:
    """Return the rounded silhouette of a continent, its longer side about 900 px, no margin; do not change it."""
    shapes = [equal_area(_ring(ring), *VIEWED_FROM[code]) for ring in _outlines()["continents"][code.lower()]]
    every = np.concatenate(shapes)
    low, high = every.min(axis=0), every.max(axis=0)
    scale, margin = SILHOUETTE / float((high - low).max()), 4 * ROUNDING
    width, height = (int(side) for side in np.ceil((high - low) * scale) + 2 * margin)
    surface = pygame.Surface((width, height), 0, 24)
    for shape in shapes:
        pygame.draw.polygon(surface, (255, 255, 255), ((shape - low) * scale + margin).tolist())
    sharp: Array = np.clip((blurred(_as_mask(surface), ROUNDING) - 0.42) / 0.06, 0, 1).astype(np.float32)
    rows, columns = np.flatnonzero(sharp.max(axis=1) > 0.5), np.flatnonzero(sharp.max(axis=0) > 0.5)
    return sharp[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]


def fitted(code: str, x: float, y: float, width: float, height: float) -> Mask:
    """Return the silhouette of a continent as large as fits into width × height px, centred at (x, y)."""
    whole = silhouette(code)
    factor = min(width / whole.shape[1], height / whole.shape[0])
    columns, rows = max(1, round(whole.shape[1] * factor)), max(1, round(whole.shape[0] * factor))
    return Mask(_resampled(whole, columns, rows), round(x - columns / 2), round(y - rows / 2))


def _resampled(values: Array, columns: int, rows: int) -> Array:
    """Return the means of the cells of a columns × rows grid: smaller, and exact to a fraction of a pixel."""
    for axis, count in ((0, rows), (1, columns)):
        sums = np.insert(np.cumsum(values, axis=axis, dtype=np.float64), 0, 0, axis=axis)
        edges = np.linspace(0, values.shape[axis], count + 1)
        low = np.minimum(edges.astype(int), values.shape[axis] - 1)
        part = edges - low
        shape = (-1, 1) if axis == 0 else (1, -1)
        at_edges = np.take(sums, low, axis) * (1 - part.reshape(shape)) + np.take(sums, low + 1, axis) * part.reshape(
            shape
        )
        values = (np.diff(at_edges, axis=axis) * count / values.shape[axis]).astype(np.float32)
    return values


def world(width: int, height: int, world_width: float) -> tuple[Array, Array]:
    """Return the land and the net of meridians and parallels as coverage of width × height px.

    The world is ``world_width`` px wide from edge to edge, a little below the middle of the picture.
    """
    fine = 2
    scale, middle = world_width * fine / 5.3325, np.array([width / 2, height * 0.54]) * fine
    surface = pygame.Surface((width * fine, height * fine), 0, 24)
    for numbers in _outlines()["land"]:
        ring = _ring(numbers)
        for turn in (-360, 0, 360):
            east = ring[:, 0] + turn - MIDDLE_MERIDIAN
            if east.max() < -180 + SLIVER or east.min() > 180 - SLIVER:
                continue
            here = robinson(np.stack([np.clip(east, -180, 180), ring[:, 1]], axis=1))
            pygame.draw.polygon(surface, (255, 255, 255), (here * scale + middle).tolist())
    land = shrunk(_as_mask(surface), fine)
    surface.fill((0, 0, 0))
    for line in _net():
        pygame.draw.lines(surface, (255, 255, 255), False, (robinson(line) * scale + middle).tolist(), 3)
    return land, shrunk(_as_mask(surface), fine)


def _net() -> list[Floats]:
    around, upwards = np.linspace(-180, 180, 181), np.linspace(-75, 85, 161)
    parallels = [np.stack([around, np.full(181, float(north))], axis=1) for north in range(-60, 90, 30)]
    meridians = [np.stack([np.full(161, float(east)), upwards], axis=1) for east in range(-180, 181, 30)]
    return parallels + meridians
