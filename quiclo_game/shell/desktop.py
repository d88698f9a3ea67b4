"""The desktop as it is now: under X11 the library for windows knows only the screens that were there at its start."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pygame

from quiclo_game.shell.scene import Size

if TYPE_CHECKING:
    from ctypes import CDLL

X11 = "x11"
X11_LIBRARY = "libX11.so.6"
"""The one that SDL loads itself for a window under X11."""
FIRST_SCREEN = 0


def desktop_now() -> tuple[Size, ...]:
    """Return what changes where a screen does: the sizes of all in px, under X11 that of all of them together."""
    whole = root_size() if pygame.display.get_driver().lower() == X11 else None
    return tuple(pygame.display.get_desktop_sizes()) if whole is None else (whole,)


def root_size() -> Size | None:
    """Return the size of an X server's root window in px, ``None`` where none can be reached.

    Each call is a connection of its own, since a connection remembers what it was told first; it takes 0.3 ms.
    """
    library = xlib()
    server = library.XOpenDisplay(None) if library is not None else None
    if library is None or not server:
        return None
    try:
        return library.XDisplayWidth(server, FIRST_SCREEN), library.XDisplayHeight(server, FIRST_SCREEN)
    finally:
        library.XCloseDisplay(server)


@cache
def xlib() -> CDLL | None:
    """Return the library through which X servers are asked, ``None`` where there is none."""
    # Loading it takes longer than a first picture may wait.
    import ctypes

    try:
        library = ctypes.CDLL(X11_LIBRARY)
    except OSError:
        return None
    # Without it, pointers would lose half of their bits.
    library.XOpenDisplay.argtypes, library.XOpenDisplay.restype = [ctypes.c_char_p], ctypes.c_void_p
    library.XCloseDisplay.argtypes = [ctypes.c_void_p]
    for size in (library.XDisplayWidth, library.XDisplayHeight):
        size.argtypes, size.restype = [ctypes.c_void_p, ctypes.c_int], ctypes.c_int
    return library
