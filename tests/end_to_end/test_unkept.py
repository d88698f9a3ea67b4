"""A disk that takes nothing: whatever people save there is told at once, in their language, where they saved it."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from quiclo_game.play.seat_plan import COUCH
from quiclo_game.scenes.telling import TellingScene
from quiclo_game.shell import safe_file, settings_store
from quiclo_game.shell.notice import Notice
from quiclo_game.shell.settings_store import FILE
from tests.end_to_end.robot import Robot, start_program


@pytest.fixture
def robot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Robot:
    """A guest at a program that was started well and whose disk has been full ever since."""
    robot = Robot(start_program(tmp_path))

    def full(path: Path, content: bytes, keep_old_as: str | None = None) -> None:
        raise OSError(errno.ENOSPC, "full", str(path))

    monkeypatch.setattr(settings_store, "put_file", full)
    return robot


def told(robot: Robot) -> bool:
    """Say whether something is told, and take it away."""
    robot.tick(2)
    if robot.screen != "Telling":
        return False
    assert isinstance(robot.scene, TellingScene)
    assert "Festplatte ist voll" in robot.scene._told
    robot.tap("seen")
    return True


def test_a_language_and_a_text_size_that_cannot_be_kept_are_told(robot: Robot) -> None:
    robot.tap("settings")
    robot.tap("set.text_size:150")
    assert told(robot)
    assert robot.screen == "Settings"
    robot.tap("set.contrast:high")
    assert told(robot)


def test_own_rules_that_cannot_be_kept_are_told_over_the_setup(robot: Robot) -> None:
    robot.tap("mode:brain_training")
    robot.wait_for("Setup")
    robot.tap("rules")
    robot.write("Neue")
    robot.tap("save")
    assert told(robot)
    assert robot.screen == "Setup"


def test_a_measured_screen_that_cannot_be_kept_is_told(robot: Robot) -> None:
    for key in ("settings", "glass", "size", "wider", "fits"):
        robot.tap(key)
    assert told(robot)
    assert robot.screen == "Glass"


def test_seats_that_cannot_be_kept_are_told(robot: Robot) -> None:
    robot.tap("mode:brain_training")
    robot.wait_for("Setup")
    robot.app.services.store.change(seating=COUCH.encode())
    robot.scene.settings_changed()
    assert told(robot)


def test_a_slider_tells_it_once_until_keeping_works_again(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    store = robot.app.services.store
    tellings: list[Notice] = []
    store.on_unkept = tellings.append
    for volume in (1, 2, 3):
        store.change(volume=volume)
    assert len(tellings) == 1

    with monkeypatch.context() as room:
        room.setattr(settings_store, "put_file", safe_file.put_file)
        store.change(volume=4)
    store.change(volume=5)
    assert len(tellings) == 2


def test_what_was_kept_before_is_still_there(robot: Robot, tmp_path: Path) -> None:
    before = (tmp_path / FILE).read_bytes()
    robot.tap("settings")
    robot.tap("set.text_size:150")
    assert told(robot)
    assert (tmp_path / FILE).read_bytes() == before


def test_a_file_that_finds_no_room_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.csv"
    path.write_bytes(b"old")

    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="full"):
        safe_file.put_file(path, b"new")
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [b"old"]
