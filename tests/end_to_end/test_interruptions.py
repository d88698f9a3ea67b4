"""What happens in the middle of a game: several fingers, lost focus, another window, a power cut, a pause."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from quiclo_game.shell.choices import Speed
from tests.end_to_end.robot import TABLE, Pointing, Robot

Start = Callable[..., Robot]


def at_the_pad(robot: Robot) -> Robot:
    """Start a game of two people and go on to where the first one calculates."""
    robot.tap("call")
    robot.wait_for("Setup")
    return at_the_pad_from_setup(robot)


def at_the_pad_from_setup(robot: Robot) -> Robot:
    """Start the game that is set up, of two people, and go on to where the first one calculates."""
    robot.tap("kind:1:person")
    robot.tap("start")
    robot.wait_for(TABLE)
    robot.play_by(Pointing(Robot.tap), until=lambda: any(robot.targets()))
    return robot


def typed(robot: Robot) -> int:
    """Return how many dice of the pad are used."""
    return sum(not robot.sees(f"die:{place}") for place in range(6))


def test_two_fingers_press_two_keys_at_once(robot: Robot) -> None:
    at_the_pad(robot)
    first, second = robot.place("die:0"), robot.place("help")
    robot.finger(pygame.FINGERDOWN, 101, *first)
    robot.finger(pygame.FINGERDOWN, 102, *second)
    robot.tick()
    assert robot.controls.pressed("die:0")
    assert robot.controls.pressed("help")
    robot.tick(4)
    robot.finger(pygame.FINGERUP, 101, *first)
    robot.finger(pygame.FINGERUP, 102, *second)
    robot.tick(2)
    assert robot.screen == "RuleBook"
    robot.tap("back")
    robot.wait_for(TABLE)
    assert typed(robot) == 1


def test_a_finger_and_the_mouse_press_two_keys_at_once(robot: Robot) -> None:
    at_the_pad(robot)
    finger, mouse = robot.place("die:2"), robot.place("log")
    robot.finger(pygame.FINGERDOWN, 101, *finger)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=mouse, touch=False))
    robot.tick(5)
    assert robot.controls.pressed("die:2")
    assert robot.controls.pressed("log")


def test_a_touch_that_comes_again_as_a_mouse_click_presses_once(robot: Robot) -> None:
    at_the_pad(robot)
    x, y = robot.place("die:0")
    for touch in (True, False):
        robot.tap("clear") if robot.sees("clear") else None
        robot.finger(pygame.FINGERDOWN, 101, x, y)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(x, y), touch=touch))
        robot.tick(4)
        robot.finger(pygame.FINGERUP, 101, x, y)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=(x, y), touch=touch))
        robot.tick(2)
        assert typed(robot) == 1


@pytest.mark.parametrize("lost", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED])
def test_losing_the_focus_in_mid_press_presses_nothing(robot: Robot, lost: int) -> None:
    at_the_pad(robot)
    x, y = robot.place("die:0")
    robot.finger(pygame.FINGERDOWN, 101, x, y)
    robot.tick(4)
    pygame.event.post(pygame.event.Event(lost))
    robot.tick()
    robot.finger(pygame.FINGERUP, 101, x, y)
    robot.tick(10)
    assert not robot.controls.pressed("die:0")
    assert typed(robot) == 0
    robot.tap("die:0")
    assert typed(robot) == 1


@pytest.mark.parametrize("size", [(1920, 1080), (720, 1280), (1024, 768), (360, 360)])
def test_a_window_resized_in_the_middle_goes_on_where_it_was(robot: Robot, size: tuple[int, int]) -> None:
    at_the_pad(robot)
    robot.tap("die:3")
    held = robot.place("die:1")
    robot.finger(pygame.FINGERDOWN, 101, *held)
    robot.tick(4)
    pygame.display.set_mode(size)
    robot.tick(2)
    assert not robot.controls.pressed("die:1"), "a finger would be somewhere else in the new window"
    assert typed(robot) == 1
    frame = robot.app.loop.render()
    assert frame.get_size() == size
    robot.tap("clear")
    target = next(robot.targets())
    Pointing(Robot.tap).solve(robot, target)
    robot.tick(60 * 8)
    assert target not in robot.targets()


def test_after_a_power_cut_the_title_goes_on_with_the_game(start: Start) -> None:
    robot = at_the_pad(start())
    target = next(robot.targets())
    Pointing(Robot.tap).solve(robot, target)
    robot.tick(30)
    # Nothing is closed and nothing is said: the process is simply gone.
    again = start()
    assert again.sees("resume")
    again.tap("resume")
    assert again.wait_for(TABLE)
    assert target not in again.targets()
    again.play_by(Pointing(Robot.tap))
    assert again.screen == "Results"


def test_a_resumed_game_has_the_same_dice_and_targets_on_the_table(start: Start) -> None:
    robot = at_the_pad(start(speed=Speed.INSTANT))
    dice, targets = robot.dice(), sorted(robot.targets())
    again = start(speed=Speed.INSTANT)
    again.tap("resume")
    again.wait_to_see(f"target:{targets[0]}")
    assert again.dice() == dice
    assert sorted(again.targets()) == targets


def test_a_saved_game_that_is_gone_leads_back_to_the_title(start: Start) -> None:
    at_the_pad(start())
    again = start()
    for path in again.app.services.data_dir.rglob("*.journal"):
        path.unlink()
    again.tap("resume")
    assert again.wait_for("Title")
    assert not again.sees("resume")


def test_a_new_game_asks_first(robot: Robot) -> None:
    at_the_pad(robot)
    table = robot.scene
    robot.tap("pause")
    robot.wait_for("Pause")
    robot.tap("new")
    robot.wait_for("Confirm")
    robot.tap("no")
    robot.wait_for("Pause")
    robot.tap("resume")
    assert robot.wait_for(TABLE)
    assert robot.scene is table
    robot.tap("pause")
    robot.wait_for("Pause")
    robot.tap("new")
    robot.wait_for("Confirm")
    robot.tap("yes")
    assert robot.wait_for(TABLE)
    assert robot.scene is not table
    robot.wait_to_see("main")


def test_leaving_asks_first_and_the_game_waits_at_the_title(robot: Robot) -> None:
    at_the_pad(robot)
    dice = robot.dice()
    robot.key("escape")
    robot.wait_for("Pause")
    robot.tap("end")
    robot.wait_for("Confirm")
    robot.key("escape")
    robot.wait_for("Pause")
    robot.tap("end")
    robot.wait_for("Confirm")
    robot.tap("yes")
    robot.wait_for("Title")
    robot.tap("resume")
    robot.wait_for(TABLE)
    assert robot.dice() == dice


def test_of_two_games_begun_in_the_same_second_the_newer_one_is_gone_on_with(start: Start) -> None:
    robot = at_the_pad(start(speed=Speed.INSTANT))
    old = robot.dice()
    robot.tap("pause")
    robot.wait_for("Pause")
    robot.tap("new")
    robot.wait_for("Confirm")
    robot.tap("yes")
    robot.wait_for(TABLE)
    robot.play_by(Pointing(Robot.tap), until=lambda: any(robot.targets()))
    new = robot.dice()
    assert new != old
    again = start(speed=Speed.INSTANT)
    again.tap("resume")
    again.wait_for(TABLE)
    assert again.dice() == new


def test_nothing_moves_while_the_pause_lies_over_the_table(robot: Robot) -> None:
    at_the_pad(robot)
    Pointing(Robot.tap).solve(robot, next(robot.targets()))
    robot.tick(20)
    robot.tap("pause")
    robot.wait_for("Pause")
    robot.tick(60 * 60)
    frame = robot.app.loop.render().copy()
    robot.tick(60 * 10)
    assert robot.app.loop.render().get_buffer().raw == frame.get_buffer().raw


def test_language_and_speed_set_in_the_pause_hold_at_the_table(robot: Robot) -> None:
    at_the_pad(robot)
    robot.tap("pause")
    robot.wait_for("Pause")
    german = robot.controls.get("resume").face
    robot.tap("set.language:en")
    assert robot.controls.get("resume").face != german
    robot.tap("resume")
    robot.wait_for(TABLE)
    clear = robot.controls.get("clear").face
    assert getattr(clear, "label", "") == "Clear"


def test_a_key_changes_the_language_anywhere(robot: Robot) -> None:
    robot.tap("call")
    robot.wait_for("Setup")
    german = robot.controls.get("start").face
    robot.key("f2")
    assert robot.controls.get("start").face != german
    robot.key("f2")
    at_table = at_the_pad_from_setup(robot)
    german = at_table.controls.get("clear").face
    at_table.key("f2")
    assert at_table.controls.get("clear").face != german


def test_closing_the_window_ends_the_program(robot: Robot) -> None:
    at_the_pad(robot)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    robot.tick(2)
    assert robot.app.loop.over


@pytest.mark.parametrize("times", [1, 2])
def test_a_switch_to_the_whole_screen_and_back_leaves_no_part_of_the_picture_undrawn(
    robot: Robot, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    at_the_pad(robot)
    display, loop = robot.app.display, robot.app.loop
    before = loop.render().copy()
    # As where nothing manages windows: the surface is emptied, and of the same size as before.
    monkeypatch.setattr(type(display), "set_fullscreen", lambda self, full: self.surface.fill("black"))
    for _ in range(times):
        robot.key("f11")
        robot.tick(2)
        after = loop.render()
        assert after.get_size() == before.get_size()
        assert after.get_at((5, 5)) == before.get_at((5, 5)) != pygame.Color("black")
        assert after.get_at((5, before.get_height() - 5)) == before.get_at((5, before.get_height() - 5))


def test_an_empty_surface_is_drawn_anew_once_the_window_says_that_it_became_another(robot: Robot) -> None:
    at_the_pad(robot)
    loop = robot.app.loop
    before = loop.render().get_at((5, 5))
    robot.app.display.surface.fill("black")
    pygame.event.post(pygame.event.Event(pygame.WINDOWSIZECHANGED, x=1920, y=1080))
    robot.tick(2)
    assert loop.render().get_at((5, 5)) == before != pygame.Color("black")
