"""The touch panels that the system knows of."""

from __future__ import annotations


def connected_panels() -> tuple[str, ...]:
    """Return what the system calls the panels; needs a started display, and some show up only after a first touch."""
    from pygame._sdl2 import touch  # pygame's own documented home of the touch functions

    return tuple(str(touch.get_device(index)) for index in range(touch.get_num_devices()))
