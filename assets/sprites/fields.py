"""Shapes as signed distances (px): one field gives a filled shape, a ring and a soft shadow, evenly antialiased."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]
Point = tuple[float, float]


@dataclass(frozen=True)
class Mask:
    """Coverage 0–1 of a rectangle of pixels, rows first, whose top left pixel is (left, top)."""

    coverage: Array
    left: int
    top: int

    def within(self, other: Mask) -> Mask:
        """Return this mask where ``other`` covers it too; outside of ``other`` nothing is left."""
        height, width = self.coverage.shape
        clipped = np.zeros_like(self.coverage)
        x0, y0 = max(self.left, other.left), max(self.top, other.top)
        x1 = min(self.left + width, other.left + other.coverage.shape[1])
        y1 = min(self.top + height, other.top + other.coverage.shape[0])
        if x1 > x0 and y1 > y0:
            mine = (slice(y0 - self.top, y1 - self.top), slice(x0 - self.left, x1 - self.left))
            theirs = (slice(y0 - other.top, y1 - other.top), slice(x0 - other.left, x1 - other.left))
            clipped[mine] = self.coverage[mine] * other.coverage[theirs]
        return replace(self, coverage=clipped)


@dataclass(frozen=True)
class Field:
    """Signed distances in px to the edge of a shape, negative inside; the top left pixel is (left, top)."""

    distance: Array
    left: int
    top: int

    def filled(self) -> Mask:
        """Return the shape, antialiased over one pixel."""
        return self._mask(np.clip(0.5 - self.distance, 0, 1))

    def stroked(self, width: float) -> Mask:
        """Return a line of ``width`` px along the edge; the field must reach half of that beyond the edge."""
        return self._mask(np.clip(0.5 - (np.abs(self.distance) - width / 2), 0, 1))

    def shaded(self, sigma: float) -> Mask:
        """Return a soft shadow: half dark at the edge, falling off like a logistic curve of scale ``sigma`` px."""
        return self._mask(1 / (1 + np.exp(np.clip(2.4 * self.distance / sigma, -30, 30))))

    def grown(self, by: float) -> Field:
        """Return the shape grown by ``by`` px all around, corners rounded."""
        return replace(self, distance=self.distance - np.float32(by))

    def _mask(self, coverage: Array) -> Mask:
        return Mask(coverage.astype(np.float32), self.left, self.top)


def _grid(x0: float, y0: float, x1: float, y1: float) -> tuple[int, int, Array, Array]:
    """Return left, top and the pixel centres (a row of x, a column of y) of the pixels that cover a rectangle."""
    left, top = math.floor(x0), math.floor(y0)
    xs = np.arange(left, math.ceil(x1), dtype=np.float32) + np.float32(0.5)
    ys = np.arange(top, math.ceil(y1), dtype=np.float32) + np.float32(0.5)
    return left, top, xs[None, :], ys[:, None]


def box(x: float, y: float, width: float, height: float, radius: float, pad: float = 2) -> Field:
    """Return the field of a rounded rectangle, known ``pad`` px beyond its edge."""
    radius = min(radius, width / 2, height / 2)
    left, top, xs, ys = _grid(x - pad, y - pad, x + width + pad, y + height + pad)
    across = np.abs(xs - (x + width / 2)) - width / 2 + radius
    down = np.abs(ys - (y + height / 2)) - height / 2 + radius
    outside = np.hypot(np.maximum(across, 0), np.maximum(down, 0))
    distance = outside + np.minimum(np.maximum(across, down), 0) - radius
    return Field(distance.astype(np.float32), left, top)


def disc(x: float, y: float, radius: float, pad: float = 2) -> Field:
    """Return the field of a disc, known ``pad`` px beyond its edge."""
    reach = radius + pad
    left, top, xs, ys = _grid(x - reach, y - reach, x + reach, y + reach)
    return Field((np.hypot(xs - x, ys - y) - radius).astype(np.float32), left, top)


def bar(start: Point, end: Point, thickness: float, pad: float = 2) -> Field:
    """Return the field of a straight line with round ends."""
    reach = thickness / 2 + pad
    (ax, ay), (bx, by) = start, end
    left, top, xs, ys = _grid(min(ax, bx) - reach, min(ay, by) - reach, max(ax, bx) + reach, max(ay, by) + reach)
    return Field((_to_segment(xs, ys, start, end) - thickness / 2).astype(np.float32), left, top)


def polygon(points: Sequence[Point], pad: float = 2) -> Field:
    """Return the field of a simple polygon, known ``pad`` px beyond its edge."""
    x_of, y_of = [p[0] for p in points], [p[1] for p in points]
    left, top, xs, ys = _grid(min(x_of) - pad, min(y_of) - pad, max(x_of) + pad, max(y_of) + pad)
    nearest = np.full((ys.shape[0], xs.shape[1]), np.inf, dtype=np.float32)
    inside = np.zeros(nearest.shape, dtype=bool)
    for a, b in zip(points, [*points[1:], points[0]], strict=True):
        nearest = np.minimum(nearest, _to_segment(xs, ys, a, b))
        if a[1] != b[1]:
            crossing = (ys > a[1]) != (ys > b[1])
            inside ^= crossing & (xs < a[0] + (ys - a[1]) * (b[0] - a[0]) / (b[1] - a[1]))
    return Field(np.where(inside, -nearest, nearest).astype(np.float32), left, top)


def _to_segment(xs: Array, ys: Array, a: Point, b: Point) -> Array:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = np.clip(((xs - a[0]) * dx + (ys - a[1]) * dy) / max(dx * dx + dy * dy, 1e-9), 0, 1)
    return np.hypot(xs - a[0] - along * dx, ys - a[1] - along * dy).astype(np.float32)


def blurred(values: Array, radius: int) -> Array:
    """Return an array blurred by three box filters of ``radius`` px, close to a Gaussian; edges are repeated."""
    result = values.astype(np.float64)
    for _ in range(3):
        for axis in (0, 1):
            before_after = [(radius + 1, radius) if axis == i else (0, 0) for i in (0, 1)]
            sums = np.cumsum(np.pad(result, before_after, mode="edge"), axis=axis)
            width = 2 * radius + 1
            ends, starts = [slice(None)] * 2, [slice(None)] * 2
            ends[axis], starts[axis] = slice(width, None), slice(None, -width)
            result = (sums[tuple(ends)] - sums[tuple(starts)]) / width
    return result.astype(np.float32)


def shrunk(values: Array, factor: int) -> Array:
    """Return the means of ``factor`` × ``factor`` cells; both sides must be multiples of ``factor``."""
    height, width = values.shape
    cells = values.reshape(height // factor, factor, width // factor, factor)
    return np.asarray(cells.mean(axis=(1, 3), dtype=np.float64), dtype=np.float32)
