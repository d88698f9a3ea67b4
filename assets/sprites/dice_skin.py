"""The surface of the dice: numerals and pips, and how the light falls on honey and on ivory."""

from __future__ import annotations

from functools import cache

import numpy as np

from assets.sprites.canvas import Canvas
from assets.sprites.colour import gamma_coded, linear
from assets.sprites.fields import Array, bar, blurred, shrunk
from assets.sprites.lettering import Lettering
from assets.sprites.solids import Hits, Matrix, Solid, unit
from quiclo_game.shell.palette import Rgb, rgb

TEXTURE = 512
"""Side of the square that carries a numeral, in px."""
FACE = 0.74
"""Half of that square's side on the die."""
TWO_WAYS = (6, 9)

QUIET = 0.5
"""Strength of numerals on side faces: only one number shall speak."""

PIP_PLACES = {
    1: [(0, 0)],
    2: [(-1, 1), (1, -1)],
    3: [(-1, 1), (0, 0), (1, -1)],
    4: [(-1, 1), (1, -1), (-1, -1), (1, 1)],
    5: [(-1, 1), (1, -1), (-1, -1), (1, 1), (0, 0)],
    6: [(-1, 1), (1, -1), (-1, -1), (1, 1), (-1, 0), (1, 0)],
}
PIP_DISTANCE, PIP_RADIUS, LONE_PIP_RADIUS = 0.46, 0.185, 0.25
PIP_HOLLOW = 0.75
"""How much the normal tips at the rim of a pip."""

KEY_LIGHT = unit((-0.38, 0.55, 1.35)).astype(np.float32)
FILL_LIGHT = unit((0.8, -0.3, 0.6)).astype(np.float32)
SHADE_WARMTH = np.array([0.0, 0.10, 0.18], dtype=np.float32)
"""How much of red, green and blue the shade takes away: honey and ivory glow a little from inside."""

USED_LIGHT: dict[int, Rgb] = {12: (66, 112, 134), 6: (78, 120, 140)}
"""Lightest felt tone of a used die, by its sides."""
USED_ALPHA = 0.62


@cache
def _numeral(number: int) -> Array:
    """Return a numeral of the D12 as coverage of the square on a face."""
    middle, unit_ = TEXTURE / 2, TEXTURE / 256
    picture = Canvas(TEXTURE, TEXTURE)
    size = 196 if number < 10 else 158
    two_ways = number in TWO_WAYS
    raised = 12 if two_ways else 0
    picture.paint(Lettering(str(number), size * unit_, middle, middle - raised * unit_).mask(), "white")
    if two_ways:
        y = middle + 80 * unit_
        picture.paint(bar((middle - 42 * unit_, y), (middle + 42 * unit_, y), 18 * unit_).filled(), "white")
    return blurred(picture.pixels[..., 3], 1)


def _sampled(texture: Array, across: Array, down: Array) -> Array:
    """Return a texture at fractional places, mixed from the four pixels around each."""
    across = np.clip(across, 0, TEXTURE - 1.01)
    down = np.clip(down, 0, TEXTURE - 1.01)
    x, y = across.astype(np.intp), down.astype(np.intp)
    right, below = across - x, down - y
    above = texture[y, x] * (1 - right) + texture[y, x + 1] * right
    under = texture[y + 1, x] * (1 - right) + texture[y + 1, x + 1] * right
    return np.asarray(above * (1 - below) + under * below, dtype=np.float32)


def _pips(number: int, right: Array, up: Array) -> tuple[Array, Array, Array]:
    """Return the ink of a face's pips and how far their hollows tip the normal to the right and upwards."""
    ink, tip_right, tip_up = np.zeros_like(right), np.zeros_like(right), np.zeros_like(right)
    radius = LONE_PIP_RADIUS if number == 1 else PIP_RADIUS
    for x, y in PIP_PLACES[number]:
        dx, dy = right - x * PIP_DISTANCE, up - y * PIP_DISTANCE
        inside = np.clip((radius - np.hypot(dx, dy)) / 0.03 + 0.5, 0, 1)
        ink = np.maximum(ink, inside)
        tip_right -= dx / radius * PIP_HOLLOW * inside
        tip_up -= dy / radius * PIP_HOLLOW * inside
    return ink, tip_right, tip_up


def _drawn(solid: Solid, hits: Hits, rotation: Matrix) -> tuple[Array, Array]:
    """Return the ink on each point hit and the normal there, hollows of pips included."""
    turned = solid.normals @ rotation.T
    faces = (hits.points @ turned.T.astype(np.float32)).argmax(axis=1)
    in_die = hits.points @ rotation.astype(np.float32)
    ink, tips = np.zeros(len(faces), dtype=np.float32), np.zeros_like(hits.normals)
    for face, number in enumerate(solid.numbers):
        here = faces == face
        if turned[face, 2] < -0.25 or not here.any():
            continue
        to_right, to_top = (axis.astype(np.float32) for axis in solid.axes(face))
        right, up = in_die[here] @ to_right, in_die[here] @ to_top
        if solid.sides == 12:
            across = (right / FACE * 0.5 + 0.5) * TEXTURE - 0.5
            down = (0.5 - (up + 0.02) / FACE * 0.5) * TEXTURE - 0.5
            facing = np.clip((turned[face, 2] - 0.55) / 0.35, 0, 1)
            ink[here] = _sampled(_numeral(number), across, down) * (QUIET + (1 - QUIET) * facing)
        else:
            ink[here], tip_right, tip_up = _pips(number, right, up)
            ink[here] *= np.clip((turned[face, 2] - 0.12) / 0.25, 0, 1)
            tips[here] = tip_right[:, None] * to_right + tip_up[:, None] * to_top
    return ink, unit(hits.normals + tips @ rotation.T.astype(np.float32)).astype(np.float32)


def shaded(solid: Solid, hits: Hits, rotation: Matrix, fine: int) -> Canvas:
    """Return the picture of a die, ``fine`` times smaller than the square of rays that hit it."""
    ink, normals = _drawn(solid, hits, rotation)
    key = np.clip(normals @ KEY_LIGHT, 0, 1)
    fill = np.clip(normals @ FILL_LIGHT, 0, 1) * 0.10
    light = 0.30 + 0.09 * normals[:, 1] + 0.15 * normals[:, 2] + 0.66 * key + fill
    if solid.sides == 12:
        light *= 1 + 0.13 * (1 - np.clip((hits.flatness - 0.55) / 0.4, 0, 1))
    halfway = unit(KEY_LIGHT - hits.towards).astype(np.float32)
    mirrored = np.clip((hits.normals * halfway).sum(axis=1), 0, 1)
    gloss = (mirrored**48 * 0.20 + mirrored**8 * 0.05) * (1 - 0.85 * ink)
    body, dark = linear(rgb(f"d{solid.sides}")), linear(rgb("ink"))
    colours = body * (1 - ink[:, None]) + dark * ink[:, None]
    shade = np.clip(1 - light, 0, 1)[:, None]
    lit = colours * light[:, None] * (1 - shade * SHADE_WARMTH) + gloss[:, None]
    pixels = np.zeros((hits.size * hits.size, 4), dtype=np.float32)
    pixels[hits.rays, :3] = gamma_coded(lit) * hits.coverage[:, None]
    pixels[hits.rays, 3] = hits.coverage
    square = pixels.reshape(hits.size, hits.size, 4)
    return Canvas.of(np.stack([shrunk(square[..., channel], fine) for channel in range(4)], axis=2))


def used(die: Canvas, sides: int) -> Canvas:
    """Return a die in tones of the felt, and faded: it has been used and steps back."""
    alpha = die.pixels[..., 3]
    grey = die.pixels[..., :3] @ np.array([0.3, 0.59, 0.11], dtype=np.float32) / 255
    brightness = np.clip(grey / np.maximum(alpha, 0.01), 0, 1) ** 1.1
    low, high = (np.array(colour, dtype=np.float32) for colour in (rgb("felt_deep"), USED_LIGHT[sides]))
    tones = (low + (high - low) * brightness[..., None]) * alpha[..., None]
    return Canvas.of(np.concatenate([tones, alpha[..., None]], axis=2) * np.float32(USED_ALPHA))
