"""Where guests are asked for their language: at the side of the table from which it was woken."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiclo_game.kiosk.config import KioskConfig, Place
from quiclo_game.scenes.facing import Facing
from quiclo_game.scenes.language_choice import LanguageScene
from tests.end_to_end.robot import Robot
from tests.kiosk.house import start_house


@pytest.mark.parametrize(
    ("place", "turn"), [((640, 660), 0), ((30, 300), 90), ((640, 30), 180), ((1250, 300), 270), ((660, 200), 180)]
)
def test_the_language_is_asked_at_the_side_that_was_touched(
    guest: Robot, place: tuple[float, float], turn: int
) -> None:
    guest.touch(*place)
    scene = guest.scene

    assert isinstance(scene, LanguageScene)
    assert scene.facing == Facing(turn)
    assert guest.controls.too_small(60) == []
    width, height = guest.app.display.size
    frame = scene.facing.frame((width, height))
    keys = [control.placed(frame) for control in guest.controls if control.key.startswith("language:")]
    near = {0: height - max(key.y for key in keys), 90: min(key.x for key in keys), 180: min(key.y for key in keys)}
    assert near.get(turn, width - max(key.x for key in keys)) < 0.35 * max(width, height)


def test_on_a_couch_everything_is_upright(tmp_path: Path) -> None:
    guest = Robot(start_house(tmp_path, KioskConfig(place=Place.COUCH)))
    guest.touch(640, 30)

    assert isinstance(guest.scene, LanguageScene)
    assert guest.scene.facing == Facing()
