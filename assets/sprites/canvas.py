"""A picture in the making: premultiplied floats, painted mask by mask, saved as a small PNG or as a JPEG."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pygame

from assets.sprites.fields import Array, Mask
from assets.sprites.png import encoded
from quiclo_game.shell.palette import Colour, rgb

Bytes = npt.NDArray[np.uint8]


class Canvas:
    """A transparent picture of width × height px; colours are sRGB 0–255, blended as such."""

    def __init__(self, width: float, height: float) -> None:
        """Start fully transparent; broken lengths are rounded up."""
        self.width, self.height = math.ceil(width), math.ceil(height)
        self.pixels: Array = np.zeros((self.height, self.width, 4), dtype=np.float32)
        """Rows of premultiplied red, green, blue (0–255) and alpha (0–1)."""

    @classmethod
    def of(cls, pixels: Array) -> Canvas:
        """Return a canvas that holds the given premultiplied pixels."""
        canvas = cls(pixels.shape[1], pixels.shape[0])
        canvas.pixels[:] = pixels
        return canvas

    def paint(self, mask: Mask, colour: Colour, alpha: float = 1.0) -> None:
        """Lay a colour over the picture where the mask covers it; what lies outside is cut off."""
        layer = np.empty((*mask.coverage.shape, 4), dtype=np.float32)
        layer[..., 3] = mask.coverage * np.float32(alpha)
        layer[..., :3] = layer[..., 3:] * np.array(rgb(colour), dtype=np.float32)
        self._lay(layer, mask.left, mask.top)

    def stamp(self, other: Canvas, left: int = 0, top: int = 0, alpha: float = 1.0) -> None:
        """Lay another picture over this one with its top left pixel at (left, top)."""
        self._lay(other.pixels * np.float32(alpha), left, top)

    def upside_down(self) -> Canvas:
        """Return the picture turned by half a turn."""
        return Canvas.of(self.pixels[::-1, ::-1])

    def clipped(self, mask: Mask) -> Canvas:
        """Return the picture where the mask covers it, transparent elsewhere."""
        whole = Mask(np.ones((self.height, self.width), dtype=np.float32), 0, 0).within(mask)
        return Canvas.of(self.pixels * whole.coverage[..., None])

    def straight(self) -> Bytes:
        """Return rows of red, green, blue, alpha as bytes, alpha not multiplied in."""
        alpha = self.pixels[..., 3:]
        colours = np.divide(self.pixels[..., :3], alpha, out=np.zeros_like(self.pixels[..., :3]), where=alpha > 0)
        floats = np.concatenate([colours, alpha * 255], axis=2)
        bytes_ = np.clip(floats + 0.5, 0, 255).astype(np.uint8)
        bytes_[bytes_[..., 3] == 0] = 0
        return bytes_

    def save_png(self, path: Path, colours: int | None = 256) -> None:
        """Write a PNG with straight alpha; ``colours`` limits its palette, None keeps every colour."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(encoded(self.straight(), colours))

    def save_jpeg(self, path: Path) -> None:
        """Write an opaque JPEG in the one quality that pygame offers (85)."""
        path.parent.mkdir(parents=True, exist_ok=True)
        rgb = np.ascontiguousarray(self.straight()[..., :3])
        pygame.image.save(pygame.image.frombuffer(rgb.tobytes(), (self.width, self.height), "RGB"), path)

    def _lay(self, layer: Array, left: int, top: int) -> None:
        x0, y0 = max(left, 0), max(top, 0)
        x1, y1 = min(left + layer.shape[1], self.width), min(top + layer.shape[0], self.height)
        if x1 <= x0 or y1 <= y0:
            return
        above = layer[y0 - top : y1 - top, x0 - left : x1 - left]
        below = self.pixels[y0:y1, x0:x1]
        below *= 1 - above[..., 3:]
        below += above
