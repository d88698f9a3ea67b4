"""A guest at an unattended table, for every test of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from quiclo_game.kiosk import pin as pin_module
from quiclo_game.kiosk.pin import set_pin
from tests.end_to_end.robot import Robot
from tests.kiosk.house import start_house


@pytest.fixture(autouse=True)
def _no_screen_left() -> Iterator[None]:
    yield
    pygame.display.quit()


@pytest.fixture
def guest(tmp_path: Path) -> Robot:
    """Somebody in front of a table that attracts guests."""
    return Robot(start_house(tmp_path))


@pytest.fixture(autouse=True)
def _quick_pin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pin_module, "ROUNDS", 2)


@pytest.fixture
def operator(_quick_pin: None, tmp_path: Path) -> Robot:
    """Somebody who knows the PIN, 4711, in front of a table that attracts guests."""
    set_pin(tmp_path, "4711")
    return Robot(start_house(tmp_path))
