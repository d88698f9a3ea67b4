"""What can be touched answers on the tick after the touch, on every screen, and does nothing if it is cancelled."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from quiclo_game.scenes.tables import TABLES
from quiclo_game.shell.choices import Speed
from tests.end_to_end.robot import TABLE, Pointing, Robot

Start = Callable[..., Robot]
Go = Callable[[Robot], None]


def title(robot: Robot) -> None:
    """Stay where the program starts."""


def setup(robot: Robot) -> None:
    """Open the setup."""
    robot.tap("call")
    robot.wait_for("Setup")


def editor(robot: Robot) -> None:
    """Open the panel of a seat."""
    setup(robot)
    robot.tap("seat:0")


def how_to(robot: Robot) -> None:
    """Open the pictures of how to play."""
    setup(robot)
    robot.tap("help")
    robot.wait_for("HowTo")


def rules(robot: Robot) -> None:
    """Open the book of rules."""
    setup(robot)
    robot.tap("book")
    robot.wait_for("RuleBook")


def settings(robot: Robot) -> None:
    """Open the settings."""
    robot.tap("settings")
    robot.wait_for("Settings")


def about(robot: Robot) -> None:
    """Open the page about the program."""
    robot.tap("about")
    robot.wait_for("About")


def table(robot: Robot) -> None:
    """Start a game and go on to the pad."""
    setup(robot)
    robot.tap("kind:1:person")
    robot.tap("start")
    robot.wait_for(TABLE)
    robot.play_by(Pointing(Robot.tap), until=lambda: any(robot.targets()))
    robot.tap("die:0")


def pause(robot: Robot) -> None:
    """Pause a game."""
    table(robot)
    robot.tap("pause")
    robot.wait_for("Pause")


def question(robot: Robot) -> None:
    """Ask whether to leave."""
    pause(robot)
    robot.tap("end")
    robot.wait_for("Confirm")


def log(robot: Robot) -> None:
    """Open the move log."""
    table(robot)
    robot.tap("log")
    robot.wait_for("MoveLog")


def results(robot: Robot) -> None:
    """Play a game to its end."""
    table(robot)
    robot.tap("clear")
    robot.play_by(Pointing(Robot.tap))
    robot.wait_for("Results")


SCREENS = (title, setup, editor, how_to, rules, settings, about, table, pause, question, log, results)


@pytest.mark.parametrize("go", SCREENS, ids=lambda go: go.__name__)
@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)], ids=["wide", "upright"])
def test_every_control_answers_on_the_next_tick(start: Start, go: Go, size: tuple[int, int]) -> None:
    robot = start(size=size, speed=Speed.INSTANT)
    go(robot)
    robot.tick(60)
    scene = robot.scene
    keys = [control.key for control in robot.controls if not control.passive and not control.steps]
    assert keys
    silent = []
    for finger, key in enumerate(keys, start=500):
        control = robot.controls.get(key)
        if robot.controls.at(control.x, control.y) != control:
            continue
        version = scene.version
        robot.finger(pygame.FINGERDOWN, finger, control.x, control.y)
        robot.tick()
        if scene.version == version or not robot.controls.pressed(key):
            silent.append(key)
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        robot.tick(8)
        assert robot.scene is scene, f"{key} acted though it was cancelled"
    assert silent == []


@pytest.mark.parametrize("mode", TABLES)
@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)], ids=["wide", "upright"])
def test_every_control_of_every_table_answers_on_the_next_tick(start: Start, mode: str, size: tuple[int, int]) -> None:
    robot = start(size=size, speed=Speed.INSTANT)
    robot.tap(f"mode:{mode}")
    robot.wait_for("Setup")
    robot.tap("kind:1:person")
    robot.tap("start")
    robot.wait_for(TABLES[mode][1])
    finger, silent = 500, []
    for _ in range(3):
        robot.tick(120)
        scene = robot.scene
        for key in [control.key for control in robot.controls if not (control.passive or control.steered)]:
            control = next((one for one in robot.controls if one.key == key), None)
            if control is None or robot.controls.at(control.x, control.y) != control:
                continue
            version, finger = scene.version, finger + 1
            robot.finger(pygame.FINGERDOWN, finger, control.x, control.y)
            robot.tick()
            if scene.version == version:
                silent.append(key)
            pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
            robot.tick(8)
            assert robot.scene is scene, f"{key} acted though it was cancelled"
        robot.key("return")
    assert silent == []
