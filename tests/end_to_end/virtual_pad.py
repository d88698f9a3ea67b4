"""Gamepads that exist in SDL alone: attached, pressed and pulled out through the very library that pygame has loaded.

pygame itself does not offer SDL's virtual joysticks, so they are called in the loaded library. Events take the way of
real gamepads: through SDL's queue, its map of buttons, and pygame.
"""

from __future__ import annotations

import ctypes
import importlib.machinery
from pathlib import Path
from typing import Final

import pygame

from quiclo_game.shell.inputs import Button

GAMEPAD: Final = 1
VERSION: Final = 1
AXES, BUTTONS = 6, 15
CODES: Final = {
    Button.A: 0, Button.B: 1, Button.X: 2, Button.Y: 3, Button.SELECT: 4, Button.START: 6, Button.L: 9, Button.R: 10,
    Button.UP: 11, Button.DOWN: 12, Button.LEFT: 13, Button.RIGHT: 14,
}  # fmt: skip
XBOX, SONY, NINTENDO = (0x045E, 0x02EA), (0x054C, 0x09CC), (0x057E, 0x2009)
"""Numbers of maker and model."""
FULL: Final = 32_767


class Description(ctypes.Structure):
    """SDL_VirtualJoystickDesc, version 1."""

    _fields_ = (
        ("version", ctypes.c_uint16),
        ("type", ctypes.c_uint16),
        ("axes", ctypes.c_uint16),
        ("buttons", ctypes.c_uint16),
        ("hats", ctypes.c_uint16),
        ("vendor", ctypes.c_uint16),
        ("product", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        ("data", ctypes.c_void_p),
        ("callbacks", ctypes.c_void_p * 6),
    )


def find_library() -> Path | None:
    """Return the SDL that pygame has loaded, or ``None`` where it cannot be told."""
    try:
        loaded = Path("/proc/self/maps").read_text().split("\n")
    except OSError:
        return None
    paths = [Path(line.split()[-1]) for line in loaded if "libSDL2-2" in line]
    return paths[0] if paths else None


def missing() -> str:
    """Return why there can be no virtual gamepads here; empty if there can be."""
    if not any(suffix == ".so" for suffix in importlib.machinery.EXTENSION_SUFFIXES):
        return "virtual gamepads are only tried on Linux"
    path = find_library()
    if path is None:
        return "the SDL that pygame has loaded cannot be found"
    return "" if hasattr(ctypes.CDLL(str(path)), "SDL_JoystickAttachVirtualEx") else "SDL has no virtual joysticks"


def unplug_all() -> None:
    """Pull out every virtual gamepad, so that no other test finds one."""
    path = find_library()
    if path is None or not pygame.joystick.get_init():
        return
    sdl = ctypes.CDLL(str(path))
    for index in reversed(range(pygame.joystick.get_count())):
        if sdl.SDL_JoystickIsVirtual(index):
            sdl.SDL_JoystickDetachVirtual(index)


class VirtualPad:
    """One gamepad; plugged in when it is made, pulled out by ``unplug``. The joystick part of SDL must be running."""

    def __init__(self, model: tuple[int, int] = XBOX, name: str = "Pad") -> None:
        """Plug a gamepad in."""
        path = find_library()
        assert path is not None
        self._sdl = ctypes.CDLL(str(path))
        self._sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self._sdl.SDL_JoystickSetVirtualButton.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8)
        self._sdl.SDL_JoystickSetVirtualAxis.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_int16)
        self._sdl.SDL_JoystickClose.argtypes = (ctypes.c_void_p,)
        described = Description(VERSION, GAMEPAD, AXES, BUTTONS, 0, *model, 0, 0, 0, name.encode())
        index = self._sdl.SDL_JoystickAttachVirtualEx(ctypes.byref(described))
        assert index >= 0, "no virtual gamepad"
        self._joystick = self._sdl.SDL_JoystickOpen(index)
        self.instance = int(self._sdl.SDL_JoystickGetDeviceInstanceID(index))
        for trigger in (4, 5):
            self._sdl.SDL_JoystickSetVirtualAxis(self._joystick, trigger, -FULL - 1)

    @property
    def id(self) -> str:
        """Its name in the program."""
        return f"pad:{self.instance}"

    def down(self, button: Button) -> None:
        """Press a button."""
        self._sdl.SDL_JoystickSetVirtualButton(self._joystick, CODES[button], 1)

    def up(self, button: Button) -> None:
        """Let a button go."""
        self._sdl.SDL_JoystickSetVirtualButton(self._joystick, CODES[button], 0)

    def lean(self, axis: int, share: float) -> None:
        """Hold a stick or trigger at a share (−1..1) of its way: 0, 1 left, 2, 3 right stick, 4, 5 triggers."""
        self._sdl.SDL_JoystickSetVirtualAxis(self._joystick, axis, round(share * FULL))

    def unplug(self) -> None:
        """Pull it out."""
        for index in range(pygame.joystick.get_count()):
            if self._sdl.SDL_JoystickGetDeviceInstanceID(index) == self.instance:
                self._sdl.SDL_JoystickDetachVirtual(index)
                return
