"""The table: ocean-blue felt with fibres, darker towards the rim, the map of the world woven in."""

from __future__ import annotations

import numpy as np

from assets.sprites.canvas import Canvas
from assets.sprites.fields import Array, blurred
from assets.sprites.geography import world
from quiclo_game.shell.palette import rgb

SEED = 11
FIBRE = 2.1
"""Deviation of the strands from the mean, in steps of 8 bits; it also hides the banding of the vignette."""
STRAND = 9
"""Length of a strand in px."""
CLOUD = 1.1
"""Deviation of the broad unevenness of the cloth."""
RIM = 0.16
"""How much darker the middle of the edges is than the middle of the table."""


def felt(width: int, height: int, map_strength: float) -> Canvas:
    """Return an opaque table of width × height px; a stronger map suits a title, a fainter one play."""
    random = np.random.default_rng(SEED)
    land, net = world(width, height, width * 1.06 if height > width else width)
    colours: Array = np.empty((height, width, 3), dtype=np.float32)
    colours[:] = rgb("felt")
    towards_land = np.array(rgb("land"), dtype=np.float32) - np.array(rgb("felt"), dtype=np.float32)
    soft = blurred(land, 1)
    coast = np.clip(np.abs(np.gradient(soft, axis=0)) + np.abs(np.gradient(soft, axis=1)), 0, 1)
    strength = map_strength * (0.85 * land + 0.5 * coast + 0.22 * net * (1 - land))
    colours += strength[..., None] * towards_land
    colours *= _vignette(width, height)[..., None]
    colours += _cloth(random, width, height)[..., None]
    opaque = np.ones((height, width, 1), dtype=np.float32)
    return Canvas.of(np.concatenate([np.clip(colours, 0, 255), opaque], axis=2))


def _vignette(width: int, height: int) -> Array:
    x = np.linspace(-1, 1, width, dtype=np.float32)[None, :]
    y = np.linspace(-1, 1, height, dtype=np.float32)[:, None]
    return np.clip(1 - RIM * (x * x * 0.9 + y * y * 0.8) ** 1.3, 0.6, 1).astype(np.float32)


def _cloth(random: np.random.Generator, width: int, height: int) -> Array:
    """Return the brightness of the cloth: short strands in four directions over broad clouds."""
    strands = np.zeros((height, width), dtype=np.float32)
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        dots = random.normal(size=(height, width)).astype(np.float32)
        strands += sum(np.roll(dots, (step * down, step * right), axis=(0, 1)) for step in range(STRAND))
    strands = 0.35 * strands / strands.std() + blurred(strands, 1)
    clouds = blurred(random.normal(size=(height, width)).astype(np.float32), 14)
    fine = np.clip(strands / strands.std(), -2.5, 2.5) * FIBRE
    broad = np.clip(clouds / clouds.std(), -2.5, 2.5) * CLOUD
    return np.asarray(fine + broad, dtype=np.float32)
