"""The port that gamepads come in at: opens them at SDL and keeps them open. Nothing is imported before it starts."""

from __future__ import annotations

from typing import Any, Protocol

import pygame

from quiclo_game.shell.frozen import frozen


@frozen
class OpenPad:
    """A gamepad that is open; ``mapped`` if SDL knows which of its buttons is which."""

    instance: int
    name: str
    guid: str
    mapped: bool


class PadPort(Protocol):
    """Where gamepads are opened."""

    def start(self) -> None:
        """Begin to look for gamepads: from now on their events come."""
        ...

    def open(self, index: int) -> OpenPad | None:
        """Open the gamepad that was added as number ``index``; ``None`` if it is gone again."""
        ...

    def close(self, instance: int) -> None:
        """Forget a gamepad that was unplugged."""
        ...


class SdlPort:
    """SDL's gamepads; those that it has no map for are taken as plain joysticks."""

    def __init__(self) -> None:
        """Wait for ``start``."""
        self._open: dict[int, Any] = {}

    def start(self) -> None:
        """Begin to look for gamepads; a machine on which that fails has none."""
        from pygame._sdl2 import controller  # pygame's own documented home of the mapped gamepads

        try:
            pygame.joystick.init()
            controller.init()
        except pygame.error:
            return

    def open(self, index: int) -> OpenPad | None:
        """Open a gamepad; ``None`` if it is gone again."""
        from pygame._sdl2 import controller

        try:
            mapped = controller.is_controller(index)
            device: Any = controller.Controller(index) if mapped else pygame.joystick.Joystick(index)
            joystick = device.as_joystick() if mapped else device
            pad = OpenPad(joystick.get_instance_id(), joystick.get_name(), joystick.get_guid(), mapped)
        except pygame.error:
            return None
        self._open[pad.instance] = device, joystick
        return pad

    def close(self, instance: int) -> None:
        """Forget a gamepad."""
        self._open.pop(instance, None)
