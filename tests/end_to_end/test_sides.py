"""Around a table: what one person opens faces that person, and so does everything that is opened from there."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from quiclo_game.play.players import read_seats
from quiclo_game.play.seat_plan import COUCH, SeatPlan, read_plan
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import KEYS, find_mode
from quiclo_game.scenes.facing import facing_of
from quiclo_game.scenes.plan import GamePlan
from quiclo_game.scenes.table import TableScene
from quiclo_game.shell.inputs import Button, PadPlugged, PadPress
from tests.end_to_end.robot import Robot, start_program
from tests.scenes.finished_games import played

SEATS = "Anna,Mia,Jonas,Opa"


def seated(folder: Path, mode_key: str, plan: SeatPlan | None = None) -> Robot:
    """Return somebody at a game of four people, each at a side of the table."""
    robot = Robot(start_program(folder))
    settings = settle(find_mode(mode_key).options, {}, 4)
    robot.app.play(GamePlan(mode_key, read_seats(SEATS), settings, 7, plan or SeatPlan.usual(4)))
    robot.tick(5)
    return robot


def table_of(robot: Robot) -> TableScene:
    """Return the table on top."""
    assert isinstance(robot.scene, TableScene)
    return robot.scene


def press_panel(robot: Robot, key: str) -> None:
    """Put a finger on a control of a panel and lift it again."""
    control = table_of(robot).edges.controls.get(key)
    robot.touch(control.x, control.y)
    robot.tick(3)


def turn_of(robot: Robot) -> int:
    """Return to which side the scene on top is turned."""
    return facing_of(robot.scene).turn


@pytest.mark.parametrize("seat", range(4))
def test_the_pause_faces_whoever_opened_it_and_so_does_all_that_is_opened_from_it(tmp_path: Path, seat: int) -> None:
    robot = seated(tmp_path, "brain_training")
    table = robot.scene
    press_panel(robot, f"pause:{seat}")
    assert robot.screen == "Pause"
    assert turn_of(robot) == seat * 90

    for key, screen, back in (
        ("rules", "RuleBook", "back"),
        ("log", "MoveLog", "back"),
        ("new", "Confirm", "no"),
        ("how_to", "HowTo", "skip"),
        ("set.groups", "Volumes", "done"),
    ):
        robot.tap(key)
        assert (robot.screen, turn_of(robot)) == (screen, seat * 90)
        robot.tap(back)
        assert robot.screen == "Pause"
    robot.tap("resume")
    assert robot.scene is table


@pytest.mark.parametrize("mode_key", KEYS)
def test_keys_in_the_middle_and_the_keyboard_open_where_the_middle_is_turned(tmp_path: Path, mode_key: str) -> None:
    robot = seated(tmp_path, mode_key, read_plan("90:25 90:75 270:25 270:75"))
    turn = table_of(robot).edges.frame.turn
    assert turn != 0
    pause = table_of(robot).controls.get("pause").placed(table_of(robot).edges.frame)
    robot.touch(pause.x, pause.y)
    robot.tick(3)
    assert (robot.screen, turn_of(robot)) == ("Pause", turn)
    robot.tap("resume")
    robot.key("escape")
    assert (robot.screen, turn_of(robot)) == ("Pause", turn)


def test_a_gamepad_opens_the_pause_and_the_log_at_its_own_side(tmp_path: Path) -> None:
    robot = seated(tmp_path, "mental_arithmetic")
    with_pad(robot, 3)
    for button, screen in ((Button.START, "Pause"), (Button.SELECT, "MoveLog")):
        for event in table_of(robot).steer(PadPress("pad:1", button)):
            robot.scene.handle(event)
        robot.tick(3)
        assert (robot.screen, turn_of(robot)) == (screen, 270)
        robot.key("escape")


def test_whoever_has_lost_a_gamepad_is_told_at_the_own_side(tmp_path: Path) -> None:
    robot = seated(tmp_path, "mental_arithmetic")
    with_pad(robot, 1)
    robot.app.services.couch.unplug("pad:1")
    robot.app.pad_lost()
    robot.tick(3)
    assert (robot.screen, turn_of(robot)) == ("PadLost", 90)


def with_pad(robot: Robot, seat: int) -> None:
    """Give a seat a gamepad."""
    couch = robot.app.services.couch
    couch.plug(PadPlugged("pad:1", "Pad", "guid"))
    couch.sit("pad:1", table_of(robot).plan.players[seat].colour)


@pytest.mark.parametrize(("plan", "turn"), [(COUCH, 0), (SeatPlan.usual(2).turned(90), 90)])
def test_the_results_face_the_side_on_which_most_people_sit(tmp_path: Path, plan: SeatPlan, turn: int) -> None:
    robot = Robot(start_program(tmp_path))
    report = played(2)
    robot.app.results(replace(report, plan=replace(report.plan, seating=plan)))
    robot.tick(3)
    assert (robot.screen, turn_of(robot)) == ("Results", turn)
    robot.tap("log")
    assert (robot.screen, turn_of(robot)) == ("MoveLog", turn)


def test_dice_that_are_told_leave_everybody_the_pause_and_lie_there_again_after_it(tmp_path: Path) -> None:
    robot = Robot(start_program(tmp_path))
    settings = settle(find_mode("brain_training").options, {"start": "first"}, 4)
    robot.app.play(GamePlan("brain_training", read_seats(SEATS), settings, 7, SeatPlan.usual(4), real_dice=True))
    robot.tick(60)
    table = table_of(robot)
    main = table.controls.get("main")
    robot.touch(*table.edges.frame.outward(main.x, main.y))
    robot.wait_for("DicePicker")
    robot.tap("face:3")
    key = table.edges.controls.get("pause:2")
    robot.touch(key.x, key.y)
    robot.wait_for("Pause")
    assert turn_of(robot) == 180
    robot.key("escape")
    robot.wait_for("DicePicker")
    assert turn_of(robot) == 0
    for face in (4, 5):
        robot.tap(f"face:{face}")
    robot.tap("done")
    robot.wait_for("BrainTable")
    assert table.match.state.faces == (3, 4, 5)
