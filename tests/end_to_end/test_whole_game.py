"""Whole games from the title to the result, by posted events through the real loop: fingers, mouse, keyboard."""

from __future__ import annotations

from collections.abc import Callable

from quiclo_game.scenes.tables import TABLES
from quiclo_game.shell.choices import Speed
from tests.end_to_end.robot import TABLE, Pointing, Robot, Typing

Start = Callable[..., Robot]
MODE = "mode:brain_training"

ANY_TABLE = tuple(kind for _, kind in TABLES.values())


def test_a_family_plays_a_whole_race_with_fingers_alone(robot: Robot) -> None:
    robot.tap(MODE)
    robot.wait_for("Setup")
    robot.tap("kind:1:person")
    robot.tap("join:person")
    robot.tap("start")
    robot.wait_for(TABLE)
    robot.play_by(Pointing(Robot.tap))
    assert robot.screen == "Results"
    robot.app.loop.render()
    robot.tap("log")
    robot.wait_for("MoveLog")
    robot.app.loop.render()
    robot.tap("back")
    robot.wait_for("Results")
    robot.tap("menu")
    robot.wait_for("Title")
    assert not robot.sees("resume"), "a finished game is not offered again"


def test_a_conquest_is_played_with_the_mouse_alone(start: Start) -> None:
    robot = start(speed=Speed.INSTANT, language="en")
    robot.click(MODE)
    robot.wait_for("Setup")
    robot.click("kind:1:person")
    while not robot.sees("option.variant:conquest"):
        robot.click("page")
    robot.click("option.variant:conquest")
    robot.click("start")
    robot.wait_for(TABLE)
    robot.play_by(Pointing(Robot.click))
    assert robot.screen == "Results"
    robot.click("menu")
    robot.wait_for("Title")


def test_a_race_is_played_by_keyboard_alone(start: Start) -> None:
    robot = start(speed=Speed.INSTANT)
    robot.key("return")
    robot.wait_for("Setup")
    robot.enter("kind:1:person")
    robot.enter("start")
    robot.wait_for(TABLE)
    robot.play_by(Typing())
    assert robot.screen == "Results"
    robot.enter("menu")
    robot.wait_for("Title")
    robot.enter("quit")
    assert robot.app.loop.over


def test_a_person_plays_against_bots_and_skips_what_they_do(robot: Robot) -> None:
    robot.tap(MODE)
    robot.wait_for("Setup")
    robot.tap("join:bot")
    robot.tap("start")
    robot.wait_for(TABLE)
    hand = Pointing(Robot.tap)
    for _ in range(4000):
        if robot.screen != TABLE:
            break
        target = next(robot.targets(), None)
        if target is not None:
            hand.solve(robot, target)
        elif robot.sees("main"):
            robot.tap("main")
        else:
            robot.touch(640, 400)
            robot.tick(40)
    assert robot.wait_for("Results")


def test_again_plays_the_same_cards_and_new_others(start: Start) -> None:
    robot = start(speed=Speed.INSTANT)
    robot.tap("call")
    robot.wait_for("Setup")
    robot.tap("kind:1:person")
    robot.tap("start")
    robot.wait_for(TABLE)
    robot.play_by(Pointing(Robot.tap), until=lambda: any(robot.targets()))
    first = sorted(robot.targets())
    robot.play_by(Pointing(Robot.tap))
    robot.tap("again")
    robot.wait_for(TABLE)
    robot.play_by(Pointing(Robot.tap), until=lambda: any(robot.targets()))
    assert sorted(robot.targets()) == first


def test_the_demo_plays_by_itself_and_its_call_leads_to_the_title(robot: Robot) -> None:
    robot.tap("watch")
    robot.wait_for(*ANY_TABLE)
    robot.tick(60 * 30)
    robot.app.loop.render()
    robot.tap("call")
    robot.wait_for("Title")


def test_the_demo_goes_from_game_to_game_without_end(start: Start) -> None:
    robot = start(speed=Speed.INSTANT)
    robot.tap("watch")
    robot.wait_for(*ANY_TABLE)
    tables = set()
    for _ in range(60 * 60 * 2):
        robot.tick()
        tables.add(robot.scene)
        if len(tables) == 3:
            break
    assert len(tables) == 3
    assert robot.screen.endswith("Table")
