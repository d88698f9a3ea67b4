"""F2: every screen of the program is told in the other language at once, and so is what shows beneath it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from quiclo_game.play.recording import read_recording
from quiclo_game.play.seat_plan import SeatPlan
from quiclo_game.rules.chance import RollRequest
from quiclo_game.rules.dice import DiceSet
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.facing import UPRIGHT
from quiclo_game.scenes.real_dice import Throw
from quiclo_game.scenes.seating import Seating
from tests.end_to_end.robot import Robot
from tests.end_to_end.test_sides import seated, table_of
from tests.scenes.gallery import SCENES
from tests.scenes.seen import texts
from tests.scenes.stand_ins import MemoryStore, NotingAudio, NotingNavigator, Stand
from tests.scenes.test_replay import recorded

DICE = RollRequest(DiceSet(6, 12))
NO_WORDS = frozenset(("finger_marks_proof",))
"""Here only figures are told."""


def written(robot: Robot) -> tuple[Counter[str], ...]:
    """Return what is written on each scene that shows, bottom to top."""
    fonts = robot.app.services.forge.fonts
    return tuple(
        Counter(text.text for text in texts((*scene.still(), *scene.moving(0.0)), fonts))
        for scene in robot.app.stack.visible()
    )


def told_anew(robot: Robot) -> None:
    """Press the key, and see that every scene that shows says something else, and nothing as before."""
    before = written(robot)
    robot.key("f2")
    after = written(robot)
    assert len(after) == len(before)
    for told, said in zip(after, before, strict=True):
        assert told != said
    for scene in robot.app.stack.visible():
        scene.settings_changed()
    assert written(robot) == after, "nothing is left to be told anew"
    robot.key("f2")
    assert written(robot) == before, "and back again"


@pytest.mark.parametrize("name", SCENES)
def test_every_menu(robot: Robot, name: str) -> None:
    app = robot.app
    navigator = app.services.navigator = NotingNavigator()
    store = cast(MemoryStore, app.services.store)
    scene = SCENES[name](Stand(app.services, cast(NotingAudio, app.services.audio), store, navigator))
    app.stack.push(scene)
    robot.tick(400)
    if name not in NO_WORDS:
        told_anew(robot)


@pytest.mark.parametrize("page", ["", "look", "pick", "letters", "help"])
def test_the_places_at_a_table(robot: Robot, page: str) -> None:
    seating = Seating.usual().joined(None).joined(None)
    robot.app.sit_down(seating, SeatPlan.usual(4), 2, lambda seating, plan: None)
    robot.tick(3)
    for seat in range(4) if page else ():
        robot.tap(f"seat:{seat}")
        if any(control.key == f"tab:{page}:{seat}" for control in robot.controls):
            robot.tap(f"tab:{page}:{seat}")
    told_anew(robot)


@pytest.mark.parametrize("laid", ["", "pause", "log", "dice"])
@pytest.mark.parametrize("mode_key", KEYS)
def test_a_table_and_what_lies_over_it(tmp_path: Path, mode_key: str, laid: str) -> None:
    robot = seated(tmp_path, mode_key)
    app, table = robot.app, table_of(robot)
    robot.tick(240)
    lay: dict[str, Callable[[], None]] = {
        "": lambda: None,
        "pause": lambda: app.pause(table, mode_key),
        "log": lambda: app.move_log(table),
        "dice": lambda: app.pick_dice(DICE, "Anna", lambda faces: None, UPRIGHT, Throw(table, 0)),
    }
    lay[laid]()
    robot.tick(3)
    told_anew(robot)


@pytest.mark.parametrize("mode_key", KEYS)
def test_a_recorded_game_with_its_log_over_it(robot: Robot, mode_key: str) -> None:
    robot.app.watch(read_recording(recorded(mode_key)))
    robot.tick(3)
    robot.tap("play")
    told_anew(robot)
    robot.tap("log")
    robot.wait_for("MoveLog")
    told_anew(robot)
