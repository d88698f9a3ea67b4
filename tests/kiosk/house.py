"""An unattended table in virtual time, without screen or sound, for tests, pictures and long runs."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

import pygame

from quiclo_game.kiosk.config import KioskConfig
from quiclo_game.kiosk.program import KioskApp
from quiclo_game.kiosk.statistics import Statistics
from quiclo_game.kiosk.surroundings import Surroundings
from quiclo_game.scenes.table import TableScene
from quiclo_game.shell.assets import find_assets
from quiclo_game.shell.audio import Audio
from quiclo_game.shell.clock import VirtualClock
from quiclo_game.shell.display import open_offscreen
from quiclo_game.shell.loop import STEP
from tests.end_to_end.robot import Robot

S = 1000.0
OPENING = datetime(2026, 6, 1, 9, 0)


def start_house(
    data_dir: Path,
    config: KioskConfig | None = None,
    *,
    size: tuple[int, int] = (1280, 720),
    deal: int = 0,
    opening: datetime = OPENING,
    jump: Callable[[], timedelta] = timedelta,
) -> KioskApp:
    """Return a table that has just been switched on, at nine in the morning, and attracts guests.

    By ``jump`` the clock on the wall is ahead of the time that goes by.
    """
    clock, assets = VirtualClock(), find_assets()

    def now() -> datetime:
        return opening + timedelta(milliseconds=clock.now()) + jump()

    around = Surroundings(config or KioskConfig(), now, Statistics(data_dir, now))
    audio = Audio(assets, clock, random.Random(1), cap=0)
    app = KioskApp(open_offscreen(size), clock, audio, assets, data_dir, around, deal=lambda: deal)
    pygame.event.clear()
    app.begin()
    app.loop.advance(3 * STEP)
    return app


def house(guest: Robot) -> KioskApp:
    """Return the table at which a guest is."""
    assert isinstance(guest.app, KioskApp)
    return guest.app


def wait(guest: Robot, seconds: float) -> None:
    """Let so many s of the table's time go by."""
    guest.app.loop.advance(seconds * S)


def wake(guest: Robot, language: str = "de") -> None:
    """Wake the table and choose a language."""
    guest.touch(640, 650)
    guest.wait_for("Language")
    guest.tap(f"language:{language}")
    guest.wait_for("Title")


def play(guest: Robot, mode: str = "brain_training") -> None:
    """Start a game of one person and a bot, and end its first cues."""
    guest.tap(f"mode:{mode}")
    guest.wait_for("Setup")
    guest.tap("start")
    guest.tick(5)
    assert isinstance(guest.scene, TableScene)
