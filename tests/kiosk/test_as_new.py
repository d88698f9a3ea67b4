"""Whatever guests set, after them everything that hangs on settings is as in a program that has just started."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quiclo_game.kiosk.program import KioskApp
from quiclo_game.kiosk.statistics import EndedBy
from quiclo_game.locale import languages
from quiclo_game.rules.registry import KEYS
from quiclo_game.shell.audio import GROUPS
from quiclo_game.shell.calibration import Calibration, PanelCalibration
from quiclo_game.shell.choices import FlipPath, Notation, Speed, TextSize
from quiclo_game.shell.house_rules import HouseRules
from quiclo_game.shell.loop import STEP
from quiclo_game.shell.settings import LOUDEST, SOUND_GROUPS, Settings
from tests.end_to_end.robot import Robot
from tests.kiosk.house import start_house

VOLUMES = st.integers(0, LOUDEST)
SHIFTS = st.floats(-0.3, 0.3, allow_nan=False)
CHANGES: dict[str, st.SearchStrategy[object]] = {
    "language": st.sampled_from(languages()),
    "volume": VOLUMES,
    "muted": st.booleans(),
    "volumes": st.dictionaries(st.sampled_from(SOUND_GROUPS), VOLUMES).map(lambda own: tuple(sorted(own.items()))),
    "speed": st.sampled_from(Speed),
    "thinking": st.sampled_from(Speed),
    "step": st.booleans(),
    "text_size": st.sampled_from(TextSize),
    "notation": st.sampled_from(Notation),
    "high_contrast": st.booleans(),
    "reduced_motion": st.booleans(),
    "fullscreen": st.booleans(),
    "flip_path": st.sampled_from(FlipPath),
    "px_per_mm": st.none() | st.floats(0.5, 50.0),
    "seating": st.sampled_from((None, "couch", "table")),
    "calibrations": st.builds(
        lambda x, y: (PanelCalibration("3", Calibration(1.0, 0.0, x, 0.0, 1.0, y)),), SHIFTS, SHIFTS
    ),
    "house_rules": st.sampled_from(KEYS).map(lambda mode: (HouseRules(mode, "Unsere", ()),)),
}


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    yield
    pygame.display.quit()


@pytest.fixture
def app(tmp_path: Path) -> KioskApp:
    return start_house(tmp_path)


def told(thing: object) -> dict[str, object]:
    """Return all that an object says of itself, but for where the seat sits that acts just now."""
    names = (name for name in dir(thing) if not name.startswith("_") and name != "pan")
    return {name: value for name in names if not callable(value := getattr(thing, name))}


def alive(app: KioskApp) -> dict[str, object]:
    """Return all that hangs on settings, as it is now."""
    services = app.services
    pointers = services.pointers
    assert pointers is not None
    seen = pygame.event.Event(pygame.FINGERDOWN, touch_id=3, finger_id=99, x=0.5, y=0.5)
    places = [(pointer.x, pointer.y) for pointer in pointers.translate(seen)]  # type: ignore[union-attr]  # fingers
    pointers.cancel()
    return {
        "settings": services.settings,
        "words": services.words.language,
        "sound": told(services.audio),
        "loudness": [services.audio._loudness(name) for names in GROUPS.values() for name in sorted(names)],
        "touch": told(pointers),
        "a finger in the middle": places,
        "px per mm": services.px_per_mm,
        "lens": services.forge.lens,
        "window": app.display.fullscreen,
    }


def test_every_setting_is_tried() -> None:
    assert set(CHANGES) == {one.name for one in fields(Settings)}


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(changes=st.fixed_dictionaries({}, optional=CHANGES))
def test_what_guests_set_is_gone_with_them(app: KioskApp, changes: dict[str, object]) -> None:
    before = alive(app)
    app._wake(640, 650)
    app.loop.advance(2 * STEP)
    app.services.store.change(**changes)
    app.attract(EndedBy.IDLE)
    app.loop.advance(2 * STEP)

    assert alive(app) == before


def test_guests_who_leave_in_the_middle_of_the_marks_leave_fingers_as_they_were(app: KioskApp) -> None:
    before = alive(app)
    app._wake(640, 650)
    app.calibration()
    app.loop.advance(2 * STEP)
    assert alive(app) != before
    app.attract(EndedBy.IDLE)
    app.loop.advance(2 * STEP)

    assert alive(app) == before


def test_guests_are_offered_nothing_that_is_the_operators_or_tells_of_other_guests(app: KioskApp) -> None:
    guest = Robot(app)
    guest.touch(640, 650)
    guest.tap("language:de")
    guest.wait_for("Title")
    offered = {control.key for control in guest.controls}
    assert not offered & {"quit", "recordings", "statistics", "resume"}
    guest.tap("settings")
    guest.wait_for("Settings")
    offered = {control.key for control in guest.controls}

    assert not offered & {"glass", "set.fullscreen"}
