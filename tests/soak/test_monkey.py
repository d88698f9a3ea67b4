"""A short visit of the monkey, at home and at a fair; the long one is ``python -m tests.soak.monkey``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from tests.soak.monkey import Monkey


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    yield
    pygame.display.quit()


@pytest.mark.parametrize("kiosk", [False, True])
def test_events_by_lot_break_nothing(tmp_path: Path, kiosk: bool) -> None:
    monkey = Monkey(tmp_path, seed=11, kiosk=kiosk)
    for _ in range(3):
        monkey.play_a_round(700)

    assert monkey.paws.posted >= 2100
    assert monkey.ticks > 100
