"""Whoever is deleted or renamed in the statistics is so everywhere: on the disk, on the screen, in the next game."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path

import pytest

from quiclo_game.play.help import Help
from quiclo_game.play.players import Player
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.scenes.plan import GamePlan
from quiclo_game.scenes.setup import SetupScene
from quiclo_game.shell.fonts import Fonts
from tests.end_to_end.robot import Robot
from tests.scenes.seen import texts

NAME = "Walpurga"
"""Nobody else is called so in any test: the whole memory is searched for it."""
LEFT_BY = Help(seconds=15)


@pytest.fixture
def robot(start: Callable[..., Robot]) -> Robot:
    """Return the program at the results of a game that was over at once."""
    robot = start()
    settings = settle(find_mode("no_remainder").options, {"divisor": "300"})
    robot.app.play(GamePlan("no_remainder", (Player(NAME, 0, help=LEFT_BY),), settings, 3))
    robot.wait_for("Results")
    assert NAME in told(robot)
    robot.tap("statistics")
    robot.wait_for("Statistics")
    return robot


def told(robot: Robot) -> str:
    return " | ".join(text.text for text in texts(robot.scene.still(), Fonts()))


def remembered() -> list[Player]:
    """Return every player of that name whom anything in memory still holds."""
    gc.collect()
    return [one for one in gc.get_objects() if isinstance(one, Player) and one.name == NAME]


def next_setup(robot: Robot) -> SetupScene:
    robot.tap("back")
    robot.wait_for("Results")
    assert NAME not in told(robot)
    robot.tap("menu")
    robot.wait_for("Title")
    robot.tap("mode:no_remainder")
    robot.wait_for("Setup")
    assert isinstance(robot.scene, SetupScene)
    return robot.scene


def test_nothing_knows_somebody_who_was_deleted_and_the_next_game_does_not_either(robot: Robot, tmp_path: Path) -> None:
    robot.tap("delete")
    robot.wait_for("Confirm")
    robot.tap("yes")
    robot.wait_for("Statistics")
    seating = next_setup(robot).seating

    assert remembered() == []
    assert [(player.name, player.help.usual) for player in seating.players] == [("Spieler 1", True)]
    robot.tap("start")
    robot.wait_for("RemainderTable", "Results")
    assert NAME.encode() not in b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())


def test_whoever_is_renamed_plays_on_under_the_new_name_with_the_same_help(robot: Robot) -> None:
    robot.tap("rename")
    robot.wait_for("Rename")
    robot.key(*["backspace"] * len(NAME))
    robot.write("Wally")
    robot.key("return")
    robot.wait_for("Statistics")
    seating = next_setup(robot).seating

    assert remembered() == []
    assert [(player.name, player.help) for player in seating.players] == [("Wally", LEFT_BY)]
