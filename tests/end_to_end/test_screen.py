"""The screen being measured at the running program: a crooked touch panel put right, a bank card; both are kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from quiclo_game.cli import main
from quiclo_game.scenes.card_size import CARD_MM, CardSizeScene
from quiclo_game.shell.calibration import PROOF, TARGETS
from tests.end_to_end.robot import TAP_TICKS, Robot

Start = Callable[..., Robot]
SHIFT = (60.0, -36.0)
"""The panel reports every touch so many px from where it is: more than the slack of a key."""


class Crooked(Robot):
    """A guest at a panel that reports wrong places."""

    def finger(self, kind: int, finger: int, x: float, y: float) -> None:
        """Post what the panel makes of a finger at a place."""
        super().finger(kind, finger, x + SHIFT[0], y + SHIFT[1])


def to_the_glass(robot: Robot) -> None:
    robot.click("settings")
    robot.wait_for("Settings")
    robot.click("glass")
    robot.wait_for("Glass")


def test_five_touches_put_a_crooked_panel_right_at_once_and_after_the_next_start(start: Start) -> None:
    guest = Crooked(start().app)
    to_the_glass(guest)
    with pytest.raises(AssertionError):
        guest.tap("done")
    guest.click("fingers")
    guest.wait_for("FingerMarks")
    width, height = guest.app.display.size
    for x, y in (*TARGETS, PROOF):
        guest.touch(x * (width - 1), y * (height - 1))
    guest.wait_for("Glass")
    guest.tap("done")
    guest.wait_for("Settings")
    again = Crooked(start().app)
    again.tap("settings")
    again.wait_for("Settings")


def test_a_touch_beside_its_mark_begins_anew_and_going_back_corrects_as_before(start: Start) -> None:
    robot = start()
    to_the_glass(robot)
    robot.tap("fingers")
    robot.wait_for("FingerMarks")
    width, height = robot.app.display.size
    for x, y in (*TARGETS[:3], (0.4, 0.2)):
        robot.touch(x * (width - 1), y * (height - 1))
    assert robot.screen == "FingerMarks"
    robot.app.loop.render()
    robot.tap("back")
    robot.wait_for("Glass")
    assert robot.app.services.settings.calibrations == ()
    robot.tap("done")
    robot.wait_for("Settings")


def test_a_bank_card_measures_the_screen_and_the_doctor_tells(
    start: Start, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    robot = start()
    to_the_glass(robot)
    robot.tap("size")
    robot.wait_for("CardSize")
    scene = robot.scene
    assert isinstance(scene, CardSizeScene)
    x, y = scene._corner[0] + scene.frame[0], scene._corner[1] + scene.frame[1]
    robot.finger(pygame.FINGERDOWN, 900, x, y)
    robot.tick(TAP_TICKS)
    for step in range(1, 6):
        robot.finger(pygame.FINGERMOTION, 900, x + CARD_MM[0] * step / 5, y + CARD_MM[1] * step / 5)
        robot.tick()
    robot.finger(pygame.FINGERUP, 900, x + CARD_MM[0], y + CARD_MM[1])
    robot.tick(2)
    robot.app.loop.render()
    robot.tap("fits")
    robot.wait_for("Glass")
    measured = robot.app.services.settings.px_per_mm
    assert measured == pytest.approx(3.0, abs=0.05)
    assert start().app.services.settings.px_per_mm == measured
    capsys.readouterr()
    assert main(["doctor", "--json", "--data-dir", str(tmp_path)]) in (0, 1)
    told = {finding["topic"]: finding for finding in json.loads(capsys.readouterr().out)["findings"]}
    assert told["millimetres"]["data"]["setting"] == measured
    assert told["touch"]["data"]["calibrated"] == []
