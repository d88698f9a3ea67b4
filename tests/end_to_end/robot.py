"""A guest without eyes: plays the real program in virtual time by posted pygame events alone.

It knows the program from outside. Where to press it asks the controls of the scene on top, and what the dice show it
reads from their keys, as a person reads them from the screen.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pygame

from quiclo_game.app import App
from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.solver import solve
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.shell.assets import find_assets
from quiclo_game.shell.audio import Audio
from quiclo_game.shell.choices import Speed
from quiclo_game.shell.clock import VirtualClock
from quiclo_game.shell.controls import Controls
from quiclo_game.shell.display import open_offscreen
from quiclo_game.shell.faces import DieKeyFace
from quiclo_game.shell.loop import STEP
from quiclo_game.shell.scene import Scene
from quiclo_game.shell.settings_store import SettingsStore

TABLE = "BrainTable"
TOUCH_DEVICE = 3
TAP_TICKS = 4
"""A tap lasts so many ticks: longer than what counts as a palm's slip."""
LONGEST = 40_000
"""In so many ticks everything that is waited for has happened."""


def start_program(
    data_dir: Path,
    *,
    size: tuple[int, int] = (1280, 720),
    language: str = "de",
    deal: int = 7,
    speed: Speed = Speed.FAST,
) -> App:
    """Return the program as it stands after its start, at the title, in virtual time and without screen or sound."""
    clock, assets = VirtualClock(), find_assets()
    store = SettingsStore(data_dir)
    store.load()
    store.change(language=language, speed=speed, thinking=speed)
    audio = Audio(assets, clock, random.Random(1), cap=0)
    app = App(open_offscreen(size), clock, store, audio, assets, data_dir, deal=lambda: deal)
    pygame.event.clear()
    app.title()
    app.loop.advance(3 * STEP)  # the first picture, and then the look for a saved game
    return app


class Hand(Protocol):
    """One way of playing: by fingers, mouse or keyboard."""

    def go_on(self, robot: Robot) -> None:
        """Roll, or end the turn."""
        ...

    def solve(self, robot: Robot, target: int) -> None:
        """Choose a target and put its calculation forward."""
        ...


class Pointing:
    """Plays by pressing controls one by one with ``press``."""

    def __init__(self, press: Callable[[Robot, str], None]) -> None:
        """Press with a finger (``Robot.tap``) or with the mouse (``Robot.click``)."""
        self._press = press

    def go_on(self, robot: Robot) -> None:
        """Press the main key."""
        self._press(robot, "main")

    def solve(self, robot: Robot, target: int) -> None:
        """Press the target, each sign, and the check."""
        for key in (f"target:{target}", *robot.way_to(target), "main"):
            self._press(robot, key)


class Typing:
    """Plays by the keyboard alone."""

    def go_on(self, robot: Robot) -> None:
        """Press return."""
        robot.key("return")

    def solve(self, robot: Robot, target: int) -> None:
        """Type the calculation of the target that is chosen by itself, and an equals sign."""
        robot.write(f"{robot.text_of(target)}=")


class Robot:
    """Fingers, a mouse and a keyboard at one program."""

    def __init__(self, app: App) -> None:
        """Sit down at a running program."""
        self.app = app
        self._fingers = itertools.count(1)

    # ---- eyes ----------------------------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """The scene that is on top."""
        top = self.app.stack.top
        assert top is not None, "the program has ended"
        return top

    @property
    def screen(self) -> str:
        """The name of the scene on top, without ``Scene``."""
        return type(self.scene).__name__.removesuffix("Scene")

    @property
    def controls(self) -> Controls:
        """The controls of the scene on top."""
        controls: Controls = self.scene.controls  # type: ignore[attr-defined]  # every scene of the program has some
        return controls

    def sees(self, key: str) -> bool:
        """Say whether a control is there, not covered, and looks as if it could be pressed."""
        control = next((one for one in self.controls if one.key == key), None)
        return control is not None and control.enabled and self.controls.at(control.x, control.y) == control

    def place(self, key: str) -> tuple[float, float]:
        """Return the middle of a control in px of the window; fails where another one covers it."""
        control = self.controls.get(key)
        on_top = self.controls.at(control.x, control.y)
        assert on_top is not None
        assert on_top.key == key, f"{key} lies beneath {on_top.key}"
        place = control.x, control.y
        if not isinstance(self.scene, MenuScene):
            return place
        return self.scene.facing.frame(self.scene.window).outward(*place)

    def dice(self) -> tuple[int, ...]:
        """Return what the six dice of the pad show."""
        return tuple(
            control.face.value
            for control in self.controls
            if control.key.startswith("die:") and isinstance(control.face, DieKeyFace)
        )

    def targets(self) -> Iterator[int]:
        """Yield the targets that can be chosen."""
        yield from (int(key.partition(":")[2]) for key in self._keys("target:") if self.sees(key))

    # ---- time ----------------------------------------------------------------------------------------------------

    def tick(self, count: int = 1) -> None:
        """Let so many ticks pass."""
        self.app.loop.advance(count * STEP)

    def wait_for(self, *screens: str) -> str:
        """Wait until one of these scenes is on top; return which."""
        for _ in range(LONGEST):
            if self.screen in screens:
                return self.screen
            self.tick()
        raise AssertionError(f"waited in vain for {screens}, {self.screen} is there")

    def wait_to_see(self, *keys: str) -> str:
        """Wait until one of these controls can be pressed; return which."""
        for _ in range(LONGEST):
            for key in keys:
                if self.sees(key):
                    return key
            self.tick()
        raise AssertionError(f"waited in vain for {keys} at {self.screen}")

    # ---- hands ---------------------------------------------------------------------------------------------------

    def finger(self, kind: int, finger: int, x: float, y: float) -> None:
        """Post a finger event at a place in px."""
        width, height = self.app.display.size
        where = {"x": x / width, "y": y / height, "dx": 0.0, "dy": 0.0, "pressure": 1.0}
        pygame.event.post(pygame.event.Event(kind, {"touch_id": TOUCH_DEVICE, "finger_id": finger, **where}))

    def touch(self, x: float, y: float) -> None:
        """Tap a place with a fresh finger."""
        finger = next(self._fingers)
        self.finger(pygame.FINGERDOWN, finger, x, y)
        self.tick(TAP_TICKS)
        self.finger(pygame.FINGERUP, finger, x, y)
        self.tick()

    def tap(self, key: str) -> None:
        """Tap a control, which must answer on the tick after the finger came down."""
        x, y = self.place(key)
        scene, version = self.scene, self.scene.version
        finger = next(self._fingers)
        self.finger(pygame.FINGERDOWN, finger, x, y)
        self.tick()
        assert self.scene is not scene or scene.version != version, f"{key} does not answer at once"
        self.tick(TAP_TICKS - 1)
        self.finger(pygame.FINGERUP, finger, x, y)
        self.tick(2)

    def click(self, key: str) -> None:
        """Click a control with the mouse."""
        x, y = map(round, self.place(key))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, button=pygame.BUTTON_LEFT, pos=(x, y), touch=False))
            self.tick(2)

    def key(self, *names: str) -> None:
        """Press keys by their names."""
        for name in names:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=0, unicode=""))
            self.tick(2)

    def write(self, text: str) -> None:
        """Type signs, each a key and its text."""
        for sign in text:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=ord(sign), mod=0, unicode=sign))
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=sign))
            self.tick(2)

    def steer_to(self, key: str) -> None:
        """Move the focus to a control by the tab key."""
        for _ in range(200):
            if self.controls.focused == key:
                return
            self.key("tab")
        raise AssertionError(f"{key} cannot be reached by tab at {self.screen}")

    def enter(self, key: str) -> None:
        """Press a control by the keyboard alone."""
        self.steer_to(key)
        self.key("return")

    # ---- what guests do ------------------------------------------------------------------------------------------

    def way_to(self, target: int) -> list[str]:
        """Return the controls to press for a calculation of a target, found in the head."""
        found = solve(self.dice(), targets=(target,)).best(target)
        assert found is not None, f"{target} is offered but cannot be reached with {self.dice()}"
        return [f"operator:{token.value}" if isinstance(token, Operator) else f"die:{token}" for token in found.tokens]

    def text_of(self, target: int) -> str:
        """Return a calculation of a target as it is typed."""
        dice = self.dice()
        parts = [key.partition(":") for key in self.way_to(target)]
        return "".join(str(dice[int(value)]) if kind == "die" else value for kind, _, value in parts)

    def play_by(self, hand: Hand, until: Callable[[], bool] = lambda: False) -> None:
        """Play every turn of every person at the table until another scene is on top, or until ``until``."""
        for _ in range(LONGEST):
            if self.screen != TABLE or until():
                return
            target = next(self.targets(), None)
            if target is not None:
                hand.solve(self, target)
            elif self.sees("main"):
                hand.go_on(self)
            else:
                self.tick()
        raise AssertionError("the game does not end")

    def _keys(self, start: str) -> list[str]:
        return [control.key for control in self.controls if control.key.startswith(start)]
