"""The monkey's paws: posts the events of fingers, mouse, keys, gamepads and windows, in any order and out of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame

from quiclo_game.shell.controls import Controls
from quiclo_game.shell.pad_port import OpenPad
from quiclo_game.shell.scene import Size

KEYS = (
    *"abcdefghijklmnopqrstuvwxyz0123456789",
    "return", "space", "tab", "left", "right", "up", "down", "backspace", "delete", "escape", "f1", "f11", "home",
    "end", "page up", "page down",
)  # fmt: skip
SIGNS = "0123456789+-*/x×·÷:()= abcäöüß€\u202e\U0001f600"
WINDOW = (
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWMINIMIZED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWEXPOSED,
    pygame.WINDOWHIDDEN,
    pygame.WINDOWSHOWN,
)
SIZES: tuple[Size, ...] = ((1280, 720), (1920, 1080), (1080, 1920), (1024, 768), (640, 480), (400, 900), (2560, 1080))
FINGERS = 12
PADS = 4


class ToyPort:
    """Gamepads that exist only as numbers."""

    def start(self) -> None:
        """Nothing is looked for."""

    def open(self, index: int) -> OpenPad | None:
        """Every even number is one with a map."""
        return OpenPad(index, f"Toy {index}", f"{index:032x}", index % 2 == 0) if index < PADS else None

    def close(self, instance: int) -> None:
        """Nothing was open."""


class Paws:
    """Posts one event after the other, drawn by lot, half of them where something can be pressed."""

    def __init__(self, lots: random.Random, look: Callable[[], tuple[Size, Controls | None]]) -> None:
        """``look`` tells the size of the window and the controls of the scene on top."""
        self._lots = lots
        self._look = look
        self._down: dict[int, tuple[float, float]] = {}
        self.posted = 0
        self._kinds: list[tuple[Callable[[], None], int]] = [
            (self._finger_down, 26),
            (self._finger_move, 18),
            (self._finger_up, 26),
            (self._mouse, 8),
            (self._key, 10),
            (self._text, 3),
            (self._wheel, 2),
            (self._pad, 6),
            (self._window, 1),
        ]

    def act(self) -> None:
        """Post something."""
        kinds, weights = zip(*self._kinds, strict=True)
        self._lots.choices(kinds, weights)[0]()

    def let_go(self) -> None:
        """Lift everything."""
        for finger in tuple(self._down):
            self._lift(finger)
        self._post(pygame.MOUSEBUTTONUP, button=1, pos=(5, 5), touch=False)
        self._post(pygame.WINDOWFOCUSLOST)
        self._post(pygame.WINDOWFOCUSGAINED)

    def _post(self, kind: int, **values: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, values))
        self.posted += 1

    # ---- places --------------------------------------------------------------------------------------------------

    def _place(self) -> tuple[float, float]:
        (width, height), controls = self._look()
        listed = list(controls) if controls is not None else []
        if listed and self._lots.random() < 0.6:
            one = self._lots.choice(listed)
            across, down = self._lots.uniform(-0.4, 0.4) * one.width, self._lots.uniform(-0.4, 0.4) * one.height
            return one.x + across, one.y + down
        if self._lots.random() < 0.03:
            return self._lots.choice(((-50.0, 5.0), (width * 3.0, height * 2.0), (0.0, 0.0), (width, height)))
        return self._lots.uniform(0, width), self._lots.uniform(0, height)

    def _finger(self, kind: int, finger: int, x: float, y: float) -> None:
        (width, height), _ = self._look()
        self._post(
            kind, touch_id=finger % 2, finger_id=finger, x=x / max(1, width), y=y / max(1, height), dx=0.0, dy=0.0,
            pressure=1.0,
        )  # fmt: skip

    # ---- fingers and mouse ---------------------------------------------------------------------------------------

    def _finger_down(self) -> None:
        finger, place = self._lots.randrange(FINGERS), self._place()
        self._down[finger] = place
        self._finger(pygame.FINGERDOWN, finger, *place)

    def _finger_move(self) -> None:
        finger = self._lots.choice(list(self._down)) if self._down else self._lots.randrange(FINGERS)
        x, y = self._down.get(finger, (9.0, 9.0))
        place = (
            self._place()
            if self._lots.random() < 0.2
            else (
                x + self._lots.uniform(-90, 90),
                y + self._lots.uniform(-90, 90),
            )
        )
        if finger in self._down:
            self._down[finger] = place
        self._finger(pygame.FINGERMOTION, finger, *place)

    def _finger_up(self) -> None:
        if self._down and self._lots.random() < 0.9:
            self._lift(self._lots.choice(list(self._down)))
        else:
            self._finger(pygame.FINGERUP, self._lots.randrange(FINGERS), 9.0, 9.0)

    def _lift(self, finger: int) -> None:
        self._finger(pygame.FINGERUP, finger, *self._down.pop(finger))

    def _mouse(self) -> None:
        x, y = self._place()
        kind = self._lots.choice((pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION))
        pos, touch = (round(x), round(y)), self._lots.random() < 0.1
        if kind == pygame.MOUSEMOTION:
            self._post(kind, pos=pos, rel=(0, 0), buttons=(self._lots.randrange(2), 0, 0), touch=touch)
        else:
            self._post(kind, button=self._lots.choice((1, 1, 1, 2, 3)), pos=pos, touch=touch)

    def _wheel(self) -> None:
        steps = self._lots.choice((-3, -1, 1, 2))
        self._post(pygame.MOUSEWHEEL, x=0, y=steps, precise_x=0.0, precise_y=float(steps), touch=False)

    # ---- keys, pads, windows -------------------------------------------------------------------------------------

    def _key(self) -> None:
        mod = self._lots.choice((0, 0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL, pygame.KMOD_ALT))
        key = pygame.key.key_code(self._lots.choice(KEYS))
        self._post(self._lots.choice((pygame.KEYDOWN, pygame.KEYDOWN, pygame.KEYUP)), key=key, mod=mod, unicode="")

    def _text(self) -> None:
        self._post(pygame.TEXTINPUT, text="".join(self._lots.choices(SIGNS, k=self._lots.randrange(1, 4))))

    def _pad(self) -> None:
        number = self._lots.randrange(PADS)
        match self._lots.randrange(8):
            case 0:
                self._post(pygame.JOYDEVICEADDED, device_index=number, guid="")
            case 1:
                self._post(pygame.JOYDEVICEREMOVED, instance_id=number)
            case 2:
                self._post(pygame.CONTROLLERAXISMOTION, instance_id=number, axis=self._lots.randrange(6),
                           value=self._lots.randrange(-32768, 32768))  # fmt: skip
            case 3:
                hat = self._lots.choice(((0, 0), (1, 0), (-1, 0), (0, 1), (1, -1)))
                self._post(pygame.JOYHATMOTION, instance_id=number, hat=0, value=hat)
            case 4:
                self._post(pygame.JOYBUTTONDOWN, instance_id=number, button=self._lots.randrange(14))
            case 5:
                self._post(pygame.JOYBUTTONUP, instance_id=number, button=self._lots.randrange(14))
            case 6:
                self._post(pygame.CONTROLLERBUTTONDOWN, instance_id=number, button=self._lots.randrange(16))
            case _:
                self._post(pygame.CONTROLLERBUTTONUP, instance_id=number, button=self._lots.randrange(16))

    def _window(self) -> None:
        self._post(self._lots.choice(WINDOW))
        if self._lots.random() < 0.02:
            pygame.display.set_mode(self._lots.choice(SIZES))
