"""Starts a copy of the program in its third language and prints what it says: title, settings, setup, a table."""

from __future__ import annotations

import sys
from pathlib import Path

from quiclo_game.scenes.menu import MenuScene
from quiclo_game.shell.settings_store import SettingsStore
from quiclo_game.shell.text import Words
from tests.end_to_end.robot import Robot, start_program


def main(language: str, folder: Path) -> None:
    """Visit the screens and print their names, keys and texts."""
    robot = Robot(start_program(folder, language=language))
    say(robot)
    robot.tap("settings")
    say(robot)
    robot.key("escape")
    robot.tap("mode:brain_training")
    robot.wait_for("Setup")
    say(robot)
    robot.tap("start")
    robot.wait_for("BrainTable")
    robot.key("f2")
    store = SettingsStore(folder)
    store.load()
    print("next", store.settings.language)


def say(robot: Robot) -> None:
    """Print what is on the screen."""
    robot.tick(2)
    assert isinstance(robot.scene, MenuScene)
    keys = " ".join(control.key for control in robot.controls)
    texts = " | ".join(draw.what.text for draw in robot.scene.still() if isinstance(draw.what, Words))
    print(robot.screen, keys, texts, sep="\t")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
