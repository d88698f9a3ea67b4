"""A guest who steers: finds out on a copy of the controls how the focus gets somewhere, then presses only that.

Arrows of the keyboard or the cross of a gamepad move the focus, one key or button presses; nothing else is used.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Final, Protocol

from quiclo_game.rules.network_board import Cell
from quiclo_game.scenes.network.table import NetworkTable
from quiclo_game.shell.control import Control
from quiclo_game.shell.controls import Controls
from quiclo_game.shell.focus import nearest
from quiclo_game.shell.focus_walk import Trail
from quiclo_game.shell.inputs import Button
from tests.end_to_end.robot import Robot
from tests.end_to_end.virtual_pad import VirtualPad

Standing = tuple[str, Trail | None]
"""Where the focus is, and by which step it came there."""
WAYS: Final[Mapping[str, tuple[int, int]]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
MOST_TRIES = 60


class Device(Protocol):
    """What somebody holds."""

    def way(self, name: str) -> None:
        """Move the focus: ``left``, ``right``, ``up`` or ``down``."""
        ...

    def press(self) -> None:
        """Press what has the focus."""
        ...


class Keyboard:
    """The arrows and return."""

    def __init__(self, robot: Robot) -> None:
        """Sit down at the keyboard."""
        self._robot = robot

    def way(self, name: str) -> None:
        """Press an arrow."""
        self._robot.key(name)

    def press(self) -> None:
        """Press return."""
        self._robot.key("return")


class Gamepad:
    """The cross and A; ``pad`` says whose gamepad it is at the moment."""

    def __init__(self, robot: Robot, pad: Callable[[], VirtualPad]) -> None:
        """Take a gamepad into the hand."""
        self._robot = robot
        self._pad = pad

    def way(self, name: str) -> None:
        """Press the cross."""
        press_button(self._robot, self._pad(), Button(name))

    def press(self) -> None:
        """Press A."""
        press_button(self._robot, self._pad(), Button.A)


def press_button(robot: Robot, pad: VirtualPad, button: Button) -> None:
    """Press a button and let it go."""
    pad.down(button)
    robot.tick()
    pad.up(button)
    robot.tick()


class Steerer:
    """Presses controls by their keys as ``Robot.tap`` does, but by steering alone."""

    def __init__(self, robot: Robot, device: Device) -> None:
        """Steer with ``device``."""
        self.robot = robot
        self.device = device

    def __call__(self, robot: Robot, key: str) -> None:
        """Press a control (the form in which a ``Pointing`` wants it)."""
        self.press(key)

    def press(self, key: str) -> None:
        """Go to a control and press it."""
        self.go_to(key)
        self.device.press()
        self.robot.tick(2)

    def go_to(self, key: str) -> None:
        """Move the focus to a control."""
        robot = self.robot
        for _ in range(MOST_TRIES):
            controls = robot.controls
            if not controls.focus_shown:
                self.device.way("down")
                continue
            if controls.focused == key:
                return
            for name in path_of(robot, key):
                self.device.way(name)
        raise AssertionError(f"{key} cannot be reached by steering at {robot.screen}, {robot.controls.focused} is")


def path_of(robot: Robot, goal: str) -> list[str]:
    """Return the directions from the focus to a control; fails where there is no way."""
    start = robot.controls.focused
    assert start is not None
    # what has just become of no use keeps the focus
    usable = [replace(one, enabled=True) if one.key == start else one for one in robot.controls]
    step = stepping(usable, places_of(robot))
    first: Standing = start, robot.controls.walk.trail
    came: dict[Standing, tuple[Standing, str]] = {}
    open_ = deque([first])
    while open_:
        here = open_.popleft()
        if here[0] == goal:
            return _back(came, first, here)
        for name in WAYS:
            there = step(here, name)
            if there is not None and there != first and there not in came:
                came[there] = here, name
                open_.append(there)
    raise AssertionError(f"there is no way from {start} to {goal} at {robot.screen}")


def reachable(controls: Iterable[Control], start: str, places: Mapping[str, Cell] | None = None) -> set[str]:
    """Return all controls that the focus reaches from one of them."""
    step = stepping(controls, places or {})
    open_: list[Standing] = [(start, None)]
    seen = set(open_)
    while open_:
        here = open_.pop()
        for name in WAYS:
            there = step(here, name)
            if there is not None and there not in seen:
                seen.add(there)
                open_.append(there)
    return {key for key, _ in seen}


def places_of(robot: Robot) -> Mapping[str, Cell]:
    """Return what the focus reaches in the world of the card network, empty elsewhere."""
    scene = robot.scene
    return scene.felt_focus.places() if isinstance(scene, NetworkTable) else {}


def stepping(controls: Iterable[Control], places: Mapping[str, Cell]) -> Callable[[Standing, str], Standing | None]:
    """Return what says where the focus goes from a control in a direction; found out on a copy."""
    copy = Controls(controls)

    def step(standing: Standing, name: str) -> Standing | None:
        here, trail = standing
        if here in places:
            others = {key: bounds(cell) for key, cell in places.items() if key != here}
            found = nearest(bounds(places[here]), others, *WAYS[name])
            if found is not None:
                return found, None
        copy.focus(here)
        if copy.focused != here:
            return None
        copy.walk.trail = trail
        copy.move_focus(*WAYS[name])
        return (copy.focused, copy.walk.trail) if copy.focused is not None else None

    return step


def bounds(cell: Cell) -> tuple[float, float, float, float]:
    """Return the world's rectangle of a cell, as high as it is seen."""
    x, y = cell[0], cell[1] * 1.2
    return x - 0.5, y - 0.5, x + 0.5, y + 0.5


def _back(came: Mapping[Standing, tuple[Standing, str]], start: Standing, goal: Standing) -> list[str]:
    names: list[str] = []
    while goal != start:
        goal, name = came[goal]
        names.append(name)
    return names[::-1]
