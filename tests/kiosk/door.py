"""The way to the operator's page: two corners, and the PIN."""

from __future__ import annotations

import pygame

from tests.end_to_end.robot import Robot
from tests.kiosk.house import wait


def hold_corners(robot: Robot, seconds: float = 3.2) -> None:
    for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
        robot.finger(kind, 901, 8, 8)
        robot.finger(kind, 902, 1272, 712)
        robot.tick()
        if kind == pygame.FINGERDOWN:
            wait(robot, seconds)
    robot.tick(2)


def type_pin(robot: Robot, pin: str) -> None:
    for digit in pin:
        robot.tap(digit)
    robot.tap("open")
    robot.tick(2)


def enter(robot: Robot) -> None:
    hold_corners(robot)
    assert robot.screen == "Pin"
    type_pin(robot, "4711")
    assert robot.screen == "Operator"
