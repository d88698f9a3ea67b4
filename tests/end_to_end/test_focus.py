"""Everything that can be pressed can be steered to, on every screen and at every table, whatever its size."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quiclo_game.scenes.tables import TABLES
from quiclo_game.shell.choices import Speed
from tests.end_to_end.robot import Robot
from tests.end_to_end.steerer import places_of, reachable
from tests.end_to_end.test_answers import SCREENS

Start = Callable[..., Robot]
Go = Callable[[Robot], None]
SIZES = pytest.mark.parametrize("size", [(1280, 720), (1080, 1920)], ids=["wide", "upright"])


def lost(robot: Robot) -> set[str]:
    """Return what is of use to a finger but cannot be steered to."""
    robot.key("tab")
    robot.tick(2)
    start = robot.controls.focused
    assert start is not None, "the first press shows where the focus is"
    assert robot.controls.focus_shown
    wanted = {control.key for control in robot.controls if control.enabled and not control.passive}
    return wanted - reachable(robot.controls, start, places_of(robot))


@pytest.mark.parametrize("go", SCREENS, ids=lambda go: go.__name__)
@SIZES
def test_on_every_screen(start: Start, go: Go, size: tuple[int, int]) -> None:
    robot = start(size=size, speed=Speed.INSTANT)
    go(robot)
    robot.tick(60)
    assert lost(robot) == set()


@pytest.mark.parametrize("mode", TABLES)
@SIZES
def test_at_every_table(start: Start, mode: str, size: tuple[int, int]) -> None:
    robot = start(size=size, speed=Speed.INSTANT)
    robot.tap(f"mode:{mode}")
    robot.wait_for("Setup")
    robot.tap("kind:1:person")
    robot.tap("start")
    robot.wait_for(TABLES[mode][1])
    robot.tick(200)
    assert lost(robot) == set()
    robot.key("return")
    robot.tick(200)
    assert lost(robot) == set()


def test_an_arrow_begins_where_something_can_be_done(start: Start) -> None:
    robot = start(speed=Speed.INSTANT)
    robot.tap("call")
    robot.wait_for("Setup")
    robot.tap("kind:1:person")
    robot.tap("start")
    robot.wait_for("BrainTable")
    robot.wait_to_see("main")
    robot.key("right")
    assert robot.controls.focused == "main"


def test_a_touch_takes_the_ring_away_and_an_arrow_brings_it_back(robot: Robot) -> None:
    robot.key("down", "down")
    focused = robot.controls.focused
    robot.touch(5, 5)
    assert not robot.controls.focus_shown
    robot.key("down")
    assert robot.controls.focus_shown
    assert robot.controls.focused == focused
