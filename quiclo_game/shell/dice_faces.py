"""Dice as they lie and as they tumble, from pre-made sprites; knows sides and values only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame

from quiclo_game.shell.draws import Baked, Draw
from quiclo_game.shell.frozen import frozen
from quiclo_game.shell.group import composed
from quiclo_game.shell.pictures import Picture
from quiclo_game.shell.shapes import Box

if TYPE_CHECKING:
    from quiclo_game.shell.forge import Forge

DieState = Literal["rest", "used", "chosen"]

BODY = 0.335
"""Radius of a die as a share of its sprite's side."""
TUMBLE_FRAMES = 12
CHOSEN_LIFT = 0.5


@frozen
class DieFace:
    """A die of 6 or 12 sides at rest showing ``value``; ``size`` is the side of its square in px; anchor its centre.

    A chosen die is lifted and glows; a used one has sunk into the felt.
    """

    sides: int
    value: int
    size: float
    state: DieState = "rest"

    @property
    def raised(self) -> float:
        """Return how far the die is lifted, in px."""
        return round(self.size * BODY * 0.5 * CHOSEN_LIFT) if self.state == "chosen" else 0.0

    def bake(self, forge: Forge) -> Baked:
        """Return the die with its shadow and glow."""
        radius = self.size * BODY
        kind = "used" if self.state == "used" else "rest"
        die = Picture(f"dice/d{self.sides}_{kind}_{self.value}.png", self.size)
        if self.state == "used":
            return composed(forge, (Draw(die, 0, 0),))
        draws = [Draw(DieShadow(self.size, CHOSEN_LIFT if self.state == "chosen" else 0.0), 0, 0)]
        if self.state == "chosen":
            glow = Box(2 * radius, 2 * radius, radius, None, glow="honey", glow_size=radius * 0.34, glow_alpha=0.85)
            draws.append(Draw(glow, 0, 0))
        return composed(forge, (*draws, Draw(die, 0, -self.raised)))


@frozen
class DieShadow:
    """The shadow on the felt below a die of ``size`` px; wider and paler with ``height`` (0..1) above the table."""

    size: float
    height: float = 0.0

    def bake(self, forge: Forge) -> Baked:
        """Return the shadow; the anchor is the die's centre."""
        radius = self.size * BODY
        spread = radius * (0.26 + 0.38 * self.height)
        width, depth = radius * 1.96 * (1 + 0.25 * self.height), radius * 1.84
        alpha = max(0.0, 0.55 - 0.28 * self.height)
        cast = Box(width, depth, radius * 0.9, None, shadow=spread, shadow_alpha=alpha, shadow_drop=0.0)
        baked = cast.bake(forge)
        return Baked(baked.surface, baked.anchor_x, baked.anchor_y - radius * (0.18 + self.height * 0.4))


@frozen
class TumbleSheet:
    """All frames of a die rolling towards ``value`` side by side, ``size`` px each: to be made before it is thrown.

    It is held among the images only, as a picture of the file.
    """

    sides: int
    value: int
    size: float

    def bake(self, forge: Forge) -> Baked:
        """Return the sheet; its anchor is its top left corner."""
        width = TUMBLE_FRAMES * max(1, round(self.size))
        return Baked(forge.image(f"dice/d{self.sides}_tumble_{self.value}.png", width), 0.0, 0.0, lasting=False)


def tumble_sheets(sides: int, size: float) -> list[TumbleSheet]:
    """Return the sheets of all values of a die."""
    return [TumbleSheet(sides, value, size) for value in range(1, sides + 1)]


@frozen
class DieTumble:
    """Frame 0..11 of a die rolling towards ``value``; the last one is the die at rest. No shadow: it flies.

    It is a window on its sheet, which is what the caches hold and count.
    """

    sides: int
    value: int
    size: float
    frame: int

    def bake(self, forge: Forge) -> Baked:
        """Return the frame."""
        if not 0 <= self.frame < TUMBLE_FRAMES:
            raise ValueError(f"a tumbling die has frames 0 to {TUMBLE_FRAMES - 1}, not {self.frame}")
        size = max(1, round(self.size))
        sheet = forge.bake(TumbleSheet(self.sides, self.value, self.size)).surface
        cell = pygame.Rect(self.frame * size, 0, size, sheet.get_height()).clip(sheet.get_rect())
        return Baked(sheet.subsurface(cell), size / 2, cell.height / 2, lasting=False)
