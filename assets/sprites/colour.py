"""Colour maths: lightness, contrast, perceived distance, and how colour-blind eyes see a colour.

Contrast is that of WCAG 2, distance is CIEDE2000; colour vision is simulated on linear sRGB after Machado and others
(2009, full severity) and after Viénot and others (1999).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from quiclo_game.shell.palette import Colour, rgb

Floats = npt.NDArray[np.float64]

TO_XYZ: Floats = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
WHITE_POINT: Floats = np.array([0.95047, 1.0, 1.08883])

_TO_CONES: Floats = np.array([[17.8824, 43.5161, 4.11935], [3.45565, 27.1554, 3.86714], [0.0299566, 0.184309, 1.46709]])
_WITHOUT_LONG: Floats = np.array([[0, 2.02344, -2.52581], [0, 1, 0], [0, 0, 1]])
_WITHOUT_MIDDLE: Floats = np.array([[1, 0, 0], [0.494207, 0, 1.24827], [0, 0, 1]])

VISION: dict[str, Floats] = {
    "normal": np.eye(3),
    "protan_machado": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan_machado": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan_machado": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
    "protan_vienot": np.linalg.inv(_TO_CONES) @ _WITHOUT_LONG @ _TO_CONES,
    "deutan_vienot": np.linalg.inv(_TO_CONES) @ _WITHOUT_MIDDLE @ _TO_CONES,
    "grey": np.repeat(TO_XYZ[1][None], 3, axis=0),
}
"""Matrices on linear sRGB, by kind of colour vision."""


def linear(colours: npt.ArrayLike) -> Floats:
    """Return linear light 0–1 of sRGB 0–255."""
    value = np.asarray(colours, dtype=np.float64) / 255
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def gamma_coded(light: npt.ArrayLike) -> Floats:
    """Return sRGB 0–255 of linear light, clipped to what a screen shows."""
    value = np.clip(np.asarray(light, dtype=np.float64), 0, 1)
    return 255 * np.where(value <= 0.0031308, value * 12.92, 1.055 * value ** (1 / 2.4) - 0.055)


def lab(colours: npt.ArrayLike) -> Floats:
    """Return CIELAB (L* 0–100, a*, b*) of sRGB colours in the last axis."""
    xyz = (linear(colours) @ TO_XYZ.T) / WHITE_POINT
    f = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], axis=-1)


def lightness(colour: Colour) -> float:
    """Return L* of a colour, 0 black to 100 white."""
    return float(lab(rgb(colour))[0])


def contrast(first: Colour, second: Colour) -> float:
    """Return the contrast of two colours, 1 to 21."""
    darker, lighter = sorted(float(linear(rgb(colour)) @ TO_XYZ[1]) for colour in (first, second))
    return (lighter + 0.05) / (darker + 0.05)


def seen(colours: npt.ArrayLike, vision: str) -> Floats:
    """Return colours as eyes of the given kind see them; raises ``KeyError`` for an unknown kind."""
    return gamma_coded(linear(colours) @ VISION[vision].T)


def distance(first: Floats, second: Floats) -> Floats:
    """Return the CIEDE2000 distance of CIELAB colours in the last axis."""
    l1, a1, b1 = np.moveaxis(first, -1, 0)
    l2, a2, b2 = np.moveaxis(second, -1, 0)
    chroma = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    stretch = 1 + 0.5 * (1 - np.sqrt(chroma**7 / (chroma**7 + 25.0**7)))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = np.hypot(a1, b1), np.hypot(a2, b2)
    h1, h2 = np.degrees(np.arctan2(b1, a1)) % 360, np.degrees(np.arctan2(b2, a2)) % 360
    turn = h2 - h1
    turn = np.where(turn > 180, turn - 360, np.where(turn < -180, turn + 360, turn))
    d_hue = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn / 2))
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = np.where(abs(h1 - h2) > 180, (h1 + h2 + 360) / 2, (h1 + h2) / 2) % 360
    weight = 1 - 0.17 * _cos(hue - 30) + 0.24 * _cos(2 * hue) + 0.32 * _cos(3 * hue + 6) - 0.2 * _cos(4 * hue - 63)
    s_light = 1 + 0.015 * (light - 50) ** 2 / np.sqrt(20 + (light - 50) ** 2)
    s_chroma, s_hue = 1 + 0.045 * chroma, 1 + 0.015 * chroma * weight
    rotation = -2 * np.sqrt(chroma**7 / (chroma**7 + 25.0**7))
    rotation *= np.sin(np.radians(60 * np.exp(-(((hue - 275) / 25) ** 2))))
    d_l, d_c, d_h = (l2 - l1) / s_light, (c2 - c1) / s_chroma, d_hue / s_hue
    return np.asarray(np.sqrt(d_l**2 + d_c**2 + d_h**2 + rotation * d_c * d_h), dtype=np.float64)


def smallest_distance(colours: Sequence[Colour], vision: str) -> float:
    """Return the CIEDE2000 distance of the two colours that eyes of the given kind can least tell apart."""
    values = lab(seen([rgb(colour) for colour in colours], vision))
    i, j = np.triu_indices(len(colours), 1)
    return float(distance(values[i], values[j]).min())


def _cos(degrees: Floats) -> Floats:
    return np.asarray(np.cos(np.radians(degrees)), dtype=np.float64)
