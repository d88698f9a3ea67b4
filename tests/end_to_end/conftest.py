"""A program and a robot in front of it, for every test from end to end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.end_to_end.bare_screen import open_screen
from tests.end_to_end.robot import Robot, start_program
from tests.end_to_end.virtual_pad import unplug_all


@pytest.fixture(autouse=True)
def _no_pads_left() -> Iterator[None]:
    yield
    unplug_all()


@pytest.fixture
def bare_screen() -> Iterator[dict[str, str]]:
    """The environment of a screen with a mouse and a keyboard."""
    with open_screen() as environment:
        yield environment


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Robot]]:
    """Return a function that starts the program anew on the same folder, as after a power cut."""

    def begin(**settings: Any) -> Robot:
        return Robot(start_program(tmp_path, **settings))

    yield begin
    pygame.display.quit()


@pytest.fixture
def robot(start: Callable[..., Robot]) -> Robot:
    return start()
