"""What the drawing tests share: the repository's assets, a forge, and a screen that nobody sees."""

from __future__ import annotations

import os
from pathlib import Path

import pygame

from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.forge import Forge

ASSETS = Path(__file__).parents[2] / "assets"


class RepositoryAssets:
    """Finds files under the repository's assets folder."""

    def path(self, name: str) -> Path:
        return ASSETS / name


def hidden_screen(width: int = 640, height: int = 360) -> pygame.Surface:
    """Return a screen of the dummy driver."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    return pygame.display.set_mode((width, height))


def new_forge(byte_limit: int = 96_000_000) -> Forge:
    """Return a forge over the repository's assets."""
    return Forge(RepositoryAssets(), Fonts(), byte_limit)
