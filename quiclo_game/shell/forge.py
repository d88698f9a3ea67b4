"""Looks become pictures here, each only once: four caches share one limit in bytes.

What a frame needs is baked before it or found in a cache; nothing in use is loaded, scaled or rendered twice.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, Protocol

import pygame

from quiclo_game.shell.assets import AssetError
from quiclo_game.shell.byte_cache import ByteCache
from quiclo_game.shell.draws import Baked, Look
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.lens import Lens
from quiclo_game.shell.raster import blank, disc, see_through
from quiclo_game.shell.stand_in import size_of, stand_in

BAKED_SHARE = 0.45
TURNED_SHARE = 0.2
IMAGE_SHARE = 0.33
STENCIL_SHARE = 0.02
"""How the caches share the limit; the sheets of all tumbling dice at 3840 × 2160 take 74 MB of 256."""


class AssetFolder(Protocol):
    """Whoever finds a file of the program by its name under ``assets/``."""

    def path(self, name: str) -> Path:
        """Return where the file lies, such as ``"sprites/cards/001.png"``."""
        ...


def weight(surface: pygame.Surface) -> int:
    """Return the bytes that a surface takes."""
    return surface.get_width() * surface.get_height() * surface.get_bytesize()


class Forge:
    """Bakes looks and scales images, and holds the results up to ``byte_limit`` bytes."""

    def __init__(self, assets: AssetFolder, fonts: Fonts, byte_limit: int = 96_000_000) -> None:
        """Take the folder of the pictures and the fonts; nothing is loaded yet."""
        self.fonts = fonts
        self.lens = Lens()
        self._assets = assets
        self._byte_limit = byte_limit
        self._baked: ByteCache[Baked] = ByteCache(int(byte_limit * BAKED_SHARE))
        self._turned: ByteCache[Baked] = ByteCache(int(byte_limit * TURNED_SHARE))
        self._images: ByteCache[pygame.Surface] = ByteCache(int(byte_limit * IMAGE_SHARE))
        self._stencils: ByteCache[pygame.Surface] = ByteCache(int(byte_limit * STENCIL_SHARE))
        self._missed: set[str] = set()
        self._log = logging.getLogger(__name__)

    @property
    def byte_limit(self) -> int:
        """How many bytes the caches may hold now, together."""
        return self._byte_limit

    def make_room(self, byte_limit: int) -> None:
        """Hold up to so many bytes from now on, if that is more than before."""
        self.fit(max(self._byte_limit, byte_limit))

    def fit(self, byte_limit: int) -> None:
        """Hold up to so many bytes from now on; what is too much leaves, the longest unused first."""
        self._byte_limit = byte_limit
        for cache, share in self._shares():
            cache.fit(int(byte_limit * share))

    def shed(self) -> None:
        """Let go of what was not used since the last call: call it whenever the window has another size."""
        for cache, _ in self._shares():
            cache.shed()
        self.fonts.shed()

    def _shares(self) -> tuple[tuple[ByteCache[Any], float], ...]:
        return (
            (self._baked, BAKED_SHARE),
            (self._turned, TURNED_SHARE),
            (self._images, IMAGE_SHARE),
            (self._stencils, STENCIL_SHARE),
        )

    @property
    def held_bytes(self) -> int:
        """Return how many bytes the caches hold now, at most the limit."""
        return sum(cache.held for cache, _ in self._shares())

    def bake(self, look: Look) -> Baked:
        """Return the picture of a look, from the cache if it has been baked before."""
        found = self._baked.get(look)
        if found is not None:
            return found
        baked = self.lens.through(look).bake(self)
        if baked.lasting:
            self._baked.put(look, baked, weight(baked.surface))
        return baked

    def has(self, look: Look) -> bool:
        """Say whether the look is baked already, so that drawing it costs nothing but the blit."""
        return look in self._baked

    def bake_next(self, looks: list[Look]) -> bool:
        """Bake the first of ``looks`` that is not baked yet; ``False`` if all are. For warming up between frames."""
        for look in looks:
            if not self.has(look):
                self.bake(look)
                return True
        return False

    def bake_turned(self, look: Look, turn: float, scale: float) -> Baked:
        """Return the picture turned clockwise by ``turn`` degrees and scaled; its anchor moves along.

        Quarter turns are exact, others smooth. The angle is rounded to a quarter of a degree and the scale to 1/256, so
        that a slow motion finds its pictures again.
        """
        quarters = round(turn * 4) % 1440
        steps = max(1, round(scale * 256))
        if quarters == 0 and steps == 256:
            return self.bake(look)
        key = (look, quarters, steps)
        found = self._turned.get(key)
        if found is None:
            upright = self.bake(look)
            found = turned(upright, quarters / 4, steps / 256)
            if upright.lasting:
                self._turned.put(key, found, weight(found.surface))
        return found

    def image(self, name: str, width: int) -> pygame.Surface:
        """Return the picture ``name`` under ``assets/sprites``, premultiplied, ``width`` px wide, its shape kept.

        Pictures without alpha come back opaque in the format of the screen. A ``width`` of 0 means its own size.
        """
        found = self._images.get((name, width))
        if found is None:
            found = self._load(name, width)
            self._images.put((name, width), found, weight(found))
        return found

    def picture(self, name: str) -> pygame.Surface:
        """Return the file ``name`` under ``assets/sprites`` in its own size, a fresh surface.

        Where it is missing, broken or of another size the game goes on with a stand-in, and the log names it once.
        """
        try:
            found = pygame.image.load(self._assets.path(f"sprites/{name}"))
            if found.get_size() != size_of(name):
                raise pygame.error(f"its size is {found.get_size()} and not {size_of(name)}")
            return found if name.startswith("table/") else see_through(found)
        except (AssetError, OSError, pygame.error) as error:
            if name not in self._missed:
                self._missed.add(name)
                self._log.warning("the picture %s cannot be used, another one stands in for it: %s", name, error)
            return stand_in(name)

    def wear(self, lens: Lens) -> bool:
        """See everything through this lens from now on; return whether it is another one.

        Pictures made through the old one are forgotten; whoever shows them has to draw anew.
        """
        if lens == self.lens:
            return False
        self.lens = lens
        self.forget()
        return True

    def forget(self) -> None:
        """Empty the caches."""
        for cache, _ in self._shares():
            cache.clear()

    def stencil(self, radius: int, hole: float = 0.0) -> pygame.Surface:
        """Return a white disc or ring of ``radius`` px to be cut into corners; never to be changed."""
        key = (radius, round(hole * 4) / 4)
        found = self._stencils.get(key)
        if found is None:
            found = disc(*key)
            self._stencils.put(key, found, weight(found))
        return found

    def _load(self, name: str, width: int) -> pygame.Surface:
        surface = self.picture(name)
        see_through = bool(surface.get_flags() & pygame.SRCALPHA)
        if see_through:
            surface.premul_alpha_ip()
        if width and width != surface.get_width():
            height = max(1, round(surface.get_height() * width / surface.get_width()))
            surface = pygame.transform.smoothscale(surface, (width, height))
        # files keep their own order of channels; blits are fast between surfaces of one order
        if see_through:
            return surface.convert(blank(1, 1))
        return surface.convert() if pygame.display.get_surface() else surface


def turned(baked: Baked, turn: float, scale: float) -> Baked:
    """Return a picture turned clockwise by ``turn`` degrees and scaled, with its anchor at the same point of it."""
    surface = baked.surface
    width, height = surface.get_size()
    if not width or not height:
        return baked
    if turn % 90 == 0:
        if scale != 1.0:
            size = max(1, round(width * scale)), max(1, round(height * scale))
            surface = pygame.transform.smoothscale(surface, size)
        x, y = baked.anchor_x * surface.get_width() / width, baked.anchor_y * surface.get_height() / height
        width, height = surface.get_size()
        match round(turn) % 360:
            case 90:
                return Baked(pygame.transform.rotate(surface, -90), height - y, x)
            case 180:
                return Baked(pygame.transform.flip(surface, True, True), width - x, height - y)
            case 270:
                return Baked(pygame.transform.rotate(surface, 90), y, width - x)
            case _:
                return Baked(surface, x, y)
    rotated = pygame.transform.rotozoom(surface, -turn, scale)
    arm = pygame.Vector2(baked.anchor_x - width / 2, baked.anchor_y - height / 2).rotate(turn) * scale
    return Baked(rotated, rotated.get_width() / 2 + arm.x, rotated.get_height() / 2 + arm.y)
