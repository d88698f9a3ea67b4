"""The two dice as bodies: which number is where, how a die is turned, and where rays from the eye meet it.

A body is the smooth maximum of its planes, so edges and corners are round without modelling them. Lengths are in
units of the distance from a D12's middle to its faces. The view looks down: x to the right, y up, z to the eye.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from assets.sprites.fields import Array

Matrix = npt.NDArray[np.float64]

GOLDEN = (1 + 5**0.5) / 2
EYE = 7.0
"""Distance of the eye from the middle of the die."""


def unit(vectors: npt.ArrayLike) -> Matrix:
    """Return vectors (in the last axis) of length 1."""
    values = np.asarray(vectors, dtype=np.float64)
    return np.asarray(values / np.linalg.norm(values, axis=-1, keepdims=True), dtype=np.float64)


def rotation(axis: npt.ArrayLike, degrees: float) -> Matrix:
    """Return the matrix that turns column vectors about an axis."""
    x, y, z = unit(axis)
    angle = np.radians(degrees)
    cross = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.asarray(np.eye(3) + np.sin(angle) * cross + (1 - np.cos(angle)) * cross @ cross, dtype=np.float64)


@dataclass(frozen=True)
class Solid:
    """A die: ``normals`` of its faces, the ``numbers`` on them, and how round and how large it is drawn."""

    sides: int
    normals: Matrix
    numbers: tuple[int, ...]
    inradius: float
    sharpness: float
    """Greater means sharper edges."""
    extent: float
    """Half of the picture's side, in the plane through the die's middle."""

    def axes(self, face: int) -> tuple[Matrix, Matrix]:
        """Return the directions to the right and upwards of the number on a face."""
        normal = self.normals[face]
        neighbour = self.normals[int(np.argsort(-(self.normals @ normal), kind="stable")[1])]
        up = neighbour - normal * (neighbour @ normal)
        up = unit(-up if self.sides == 12 else up)
        return np.cross(up, normal), up

    def showing(self, number: int, spin: float = 0.0) -> Matrix:
        """Return the turn that shows ``number`` upright to the eye, then turned left by ``spin`` degrees."""
        face = self.numbers.index(number)
        right, up = self.axes(face)
        upright = np.stack([right, up, self.normals[face]])
        return np.asarray(rotation((0, 0, 1), spin) @ upright, dtype=np.float64)


def _numbered(normals: Matrix, upper: tuple[int, ...], total: int) -> tuple[int, ...]:
    """Return the numbers of all faces: ``upper`` on the first of each opposite pair, which adds up to ``total``."""
    numbers, rest = [0] * len(normals), list(upper)
    for face, normal in enumerate(normals):
        if not numbers[face]:
            numbers[face] = rest.pop(0)
            numbers[int(np.argmin(normals @ normal))] = total - numbers[face]
    return tuple(numbers)


def _twelve() -> Solid:
    signs = [(a, b) for a in (1, -1) for b in (1, -1)]
    first = np.array([(0, a, b * GOLDEN) for a, b in signs])
    normals = unit(np.concatenate([first, np.roll(first, -1, axis=1), np.roll(first, 1, axis=1)]))
    return Solid(12, normals, _numbered(normals, (12, 10, 9, 8, 11, 7), 13), 1.0, 26.0, 1.42)


def _six() -> Solid:
    normals = np.array([(0, 0, 1), (0, 0, -1), (1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0)], dtype=np.float64)
    return Solid(6, normals, _numbered(normals, (6, 5, 4), 7), 0.86, 17.0, 1.52)


SOLIDS = {6: _six(), 12: _twelve()}


@dataclass(frozen=True)
class Hits:
    """What the rays through the pixels of a square picture meet, one row per ray in ``rays``."""

    size: int
    rays: npt.NDArray[np.intp]
    """Flat numbers of the pixels whose rays come near the die."""
    points: Array
    normals: Array
    flatness: Array
    """How much a single plane makes the surface here: 1 in the middle of a face, 0.5 on an edge."""
    coverage: Array
    towards: Array
    """Direction of each ray, away from the eye."""


def trace(solid: Solid, turned: Matrix, size: int) -> Hits:
    """Return where the rays of a size × size picture meet a die whose face normals in the view are ``turned``."""
    planes = turned.T.astype(np.float32)
    steps = ((np.arange(size) + 0.5) / size * 2 - 1) * solid.extent
    x, y = np.meshgrid(steps, -steps)
    near = np.hypot(x, y) < solid.extent * 0.99
    towards = np.stack([x[near], y[near], np.full(int(near.sum()), -EYE)], axis=1)
    towards = unit(towards).astype(np.float32)
    eye = np.array([0, 0, EYE], dtype=np.float32)

    def outside(points: Array) -> Array:
        levels = points @ planes - np.float32(solid.inradius)
        highest = levels.max(axis=1)
        smooth = np.log(np.exp(np.float32(solid.sharpness) * (levels - highest[:, None])).sum(axis=1))
        return np.asarray(highest + smooth / solid.sharpness - 0.035, dtype=np.float32)

    far: Array = np.full(len(towards), EYE - 1.75, dtype=np.float32)
    closest = np.full(len(towards), 9.0, dtype=np.float32)
    active = np.arange(len(towards))
    for _ in range(70):
        gap = outside((eye + towards[active] * far[active, None]).astype(np.float32))
        closest[active] = np.minimum(closest[active], gap)
        far[active] += gap * np.float32(0.96)
        active = active[(np.abs(gap) > 0.0015) & (far[active] < EYE + 1.8)]
        if not len(active):
            break
    points = (eye + towards * far[:, None]).astype(np.float32)
    coverage = np.clip(1 - closest / (2 * solid.extent / size), 0, 1)
    coverage[outside(points) < 0.02] = 1
    levels = points @ planes - np.float32(solid.inradius)
    shares = np.exp(np.float32(solid.sharpness) * (levels - levels.max(axis=1, keepdims=True)))
    shares /= shares.sum(axis=1, keepdims=True)
    normals = unit(shares @ planes.T).astype(np.float32)
    return Hits(size, np.flatnonzero(near), points, normals, shares.max(axis=1), coverage.astype(np.float32), towards)
