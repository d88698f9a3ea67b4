"""Pictures for pictures that are missing or broken: plain, of the right size, and with the number that counts."""

from __future__ import annotations

import re
from types import MappingProxyType

import pygame

from quiclo_game.shell.palette import rgb

SIZES = MappingProxyType(
    {
        "cards": (360, 487),
        "dice": (320, 320),
        "tumble": (2304, 192),
        "landscape": (1920, 1080),
        "portrait": (1080, 1920),
    }
)
"""The sizes in px of the pictures that come in one size."""
OTHERS = (256, 256)
FRAMES = 12
"""A die that rolls is a strip of so many pictures."""


def size_of(name: str) -> tuple[int, int]:
    """Return the size in px that a file under ``assets/sprites`` has to have."""
    folder, _, file = name.partition("/")
    if folder == "table":
        return SIZES["portrait" if "portrait" in file else "landscape"]
    return SIZES.get("tumble" if "tumble" in file else folder, OTHERS)


def stand_in(name: str) -> pygame.Surface:
    """Return what is drawn instead of a file under ``assets/sprites``; a felt is opaque, all else see-through.

    Text is in pygame's own font, which is always there.
    """
    folder, _, file = name.partition("/")
    size = size_of(name)
    if folder == "table":
        felt = pygame.Surface(size)
        felt.fill(rgb("felt"))
        return felt
    number = re.search(r"(\d+)\.\w+$", file)
    text = str(int(number[1])) if number else ""
    if "tumble" in file:
        strip = pygame.Surface(size, pygame.SRCALPHA, 32)
        side = strip.get_height()
        for frame in range(FRAMES):
            strip.blit(plate((side, side), text, "honey", round(side * 0.3)), (frame * side, 0))
        return strip
    if folder == "cards":
        return plate(size, text, "paper", 36)
    if folder == "dice":
        return plate(size, text, "honey" if file.startswith("d12") else "paper", 80)
    return plate(size, "", "mist", size[0] // 2)


def plate(size: tuple[int, int], text: str, colour: str, radius: int) -> pygame.Surface:
    """Return a rounded plate with a text in its middle."""
    width, height = size
    surface = pygame.Surface(size, pygame.SRCALPHA, 32)
    inset = max(2, width // 40)
    pygame.draw.rect(
        surface, (*rgb(colour), 255), (inset, inset, width - 2 * inset, height - 2 * inset), border_radius=radius
    )
    if text:
        letters = pygame.font.Font(None, round(min(size) * 0.6)).render(text, True, rgb("ink"))
        surface.blit(letters, letters.get_rect(center=(width // 2, height // 2)))
    return surface
