"""A screen nobody sees, and a forge over the real pictures, for every test of the drawing side."""

from __future__ import annotations

import pygame
import pytest

from quiclo_game.shell.forge import Forge
from quiclo_game.shell.painter import Painter
from tests.shell.workbench import hidden_screen, new_forge


@pytest.fixture
def screen() -> pygame.Surface:
    """A small screen of the dummy driver, fresh for every test."""
    return hidden_screen()


@pytest.fixture
def forge(screen: pygame.Surface) -> Forge:
    return new_forge()


@pytest.fixture
def painter(forge: Forge) -> Painter:
    return Painter(forge)
