"""Scenes with lines to type into and boxes to read in need pygame's display, though nobody looks at it."""

from __future__ import annotations

import pygame
import pytest


@pytest.fixture(autouse=True)
def display() -> None:
    """A display for every test, whatever a test before has left behind."""
    if pygame.display.get_surface() is None:
        pygame.display.init()
        pygame.display.set_mode((64, 64))
