"""Real screens: how large keys are there, in mm at the configured px per mm, and which are too small for fingers."""

from __future__ import annotations

import math

import pytest

from quiclo_game.rules.registry import KEYS, find_mode
from quiclo_game.shell.control import Control
from quiclo_game.shell.layout import FINGER_MM, smallest_key
from quiclo_game.shell.text import Words
from tests.scenes.around import AroundTable
from tests.scenes.gallery import SCENES
from tests.scenes.seen import is_card, targets
from tests.scenes.stand_ins import stand

INCH = 25.4
SCREENS = {
    "24 inches, 1080": ((1920, 1080), 24),
    "32 inches, 1080": ((1920, 1080), 32),
    "43 inches, 1080": ((1920, 1080), 43),
    "55 inches, 1080": ((1920, 1080), 55),
    "43 inches, 2160": ((3840, 2160), 43),
    "55 inches, 2160": ((3840, 2160), 55),
}
TOO_SMALL = ("24 inches, 1080",)
"""There keys of some games are less than 15 mm large, and screen settings and doctor say so."""


def px_per_mm(size: tuple[int, int], inches: float) -> float:
    return math.hypot(*size) / (inches * INCH)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("mode_key", KEYS)
def test_keys_are_15_mm_large_on_every_screen_but_those_that_are_told_to_be_too_small(
    mode_key: str, screen: str
) -> None:
    size, inches = SCREENS[screen]
    figure = px_per_mm(size, inches)
    seats = max(find_mode(mode_key).seats)
    around = AroundTable(mode_key, seats, size, program={"px_per_mm": figure})
    found = [min(area.width, area.height) / figure for control, area in targets(around.table) if not is_card(control)]

    assert min(found) >= FINGER_MM or screen in TOO_SMALL
    assert min(found) >= smallest_key(size, figure) - 0.3, "what is told is not larger than what is"


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_that_is_too_small_is_told_so_where_it_is_measured(screen: str) -> None:
    size, inches = SCREENS[screen]
    scene = SCENES["glass"](stand("de", px_per_mm=px_per_mm(size, inches)))
    scene.enter(size)

    told = [draw.what.text for draw in scene.still() if isinstance(draw.what, Words)]
    assert any(text.startswith("Zu klein") for text in told) == (screen in TOO_SMALL)


def test_a_key_that_is_too_small_is_also_met_beside_it_but_not_in_place_of_another() -> None:
    around = AroundTable("brain_training", 2, (1920, 1080), program={"px_per_mm": px_per_mm((1920, 1080), 24)})
    controls = around.table.controls
    controls.set((Control("small", 100, 100, 42, 42), Control("next", 150, 100, 42, 42)))

    assert met(controls.at(100, 125)) == "small"
    assert met(controls.at(100, 130)) is None
    assert met(controls.at(124, 100)) == "small"
    assert met(controls.at(126, 100)) == "next"


def met(control: Control | None) -> str | None:
    return control.key if control is not None else None
