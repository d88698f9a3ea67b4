"""In which language guests are spoken to: in all of them, until they have chosen one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from quiclo_game.kiosk.config import KioskConfig, Place
from tests.end_to_end.robot import Robot
from tests.kiosk.house import start_house
from tests.scenes.seen import texts

S = 1000.0


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    yield
    pygame.display.quit()


@pytest.fixture
def guest(tmp_path: Path) -> Robot:
    return Robot(start_house(tmp_path))


def touch(guest: Robot) -> None:
    """Wake the table, and leave it at the choice of the language."""
    guest.touch(640, 650)
    guest.wait_for("Language")


def told(guest: Robot) -> set[str]:
    """All texts of the scene on top."""
    scene = guest.scene
    return {text.text for text in texts([*scene.still(), *scene.moving(0.0)], guest.app.services.forge.fonts)}


def test_whoever_has_chosen_no_language_is_asked_in_all_of_them(guest: Robot) -> None:
    touch(guest)
    guest.app.loop.advance(50 * S)
    assert guest.screen == "StillThere"

    assert {"Seid ihr noch da?", "Are you still there?"} <= told(guest)


def test_whoever_has_chosen_a_language_is_asked_in_it_alone(guest: Robot) -> None:
    touch(guest)
    guest.tap("language:en")
    guest.app.loop.advance(50 * S)
    assert guest.screen == "StillThere"

    assert "Are you still there?" in told(guest)
    assert "Seid ihr noch da?" not in told(guest)


def test_guests_who_never_choose_a_language_are_thanked_in_all_of_them(tmp_path: Path) -> None:
    guest = Robot(start_house(tmp_path, KioskConfig(place=Place.COUCH, session_minutes=1)))
    touch(guest)
    while guest.screen != "Goodbye":
        guest.app.loop.advance(S)

    assert {"Schön, dass ihr da wart!", "Good to have you here!"} <= told(guest)
