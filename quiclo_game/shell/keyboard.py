"""Keys by their plain names, the number pad's keys named like the others."""

from __future__ import annotations

from typing import Final

import pygame

from quiclo_game.shell.inputs import KeyPress, KeyRelease

OTHER_NAMES: Final = {
    "enter": "return",
    "equals": "=",
    "ac back": "escape",
    "page up": "pageup",
    "page down": "pagedown",
}
"""Keys that the scenes know by other names than pygame."""


def key_press(event: pygame.Event) -> KeyPress:
    """Return the key press of a ``KEYDOWN`` event.

    The pad's ``Enter`` is ``"return"``, its figures and signs are ``"5"``, ``"*"``, a remote's back key ``"escape"``.
    """
    modifiers = getattr(event, "mod", 0)
    return KeyPress(
        plain_name(pygame.key.name(event.key)),
        shift=bool(modifiers & pygame.KMOD_SHIFT),
        control=bool(modifiers & pygame.KMOD_CTRL),
        alt=bool(modifiers & pygame.KMOD_ALT),
    )


def key_release(event: pygame.Event) -> KeyRelease:
    """Return what a ``KEYUP`` event says, by the same names."""
    return KeyRelease(plain_name(pygame.key.name(event.key)))


def plain_name(name: str) -> str:
    """Return pygame's name of a key as the scenes know it."""
    name = name.lower()
    if len(name) == 3 and name.startswith("[") and name.endswith("]"):
        return name[1]
    return OTHER_NAMES.get(name, name)
