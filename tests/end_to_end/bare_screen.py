"""A screen in memory with a mouse and a keyboard, as large as the window, and without anything that manages windows."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.end_to_end.touch_screen import SOCKETS, free_display

SIZE = (1280, 720)
PATIENCE = 60.0
"""So many s anything may take to come up."""


@contextmanager
def open_screen() -> Iterator[dict[str, str]]:
    """Start a server and yield the environment in which programs find its screen."""
    number = free_display()
    command = ["Xvfb", f":{number}", "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for_file(f"X{number}")
        yield {**os.environ, "DISPLAY": f":{number}", "SDL_VIDEODRIVER": "x11"}
    finally:
        server.terminate()
        server.wait(PATIENCE)


def wait_for_file(name: str) -> None:
    """Return once the socket of a server is there. Raises ``AssertionError`` if it does not come."""
    end = time.monotonic() + PATIENCE
    while not (SOCKETS / name).exists():
        assert time.monotonic() < end, "Xvfb does not come up"
        time.sleep(0.02)


@contextmanager
def managed(environment: dict[str, str]) -> Iterator[None]:
    """Let windows of a screen be managed as on a desktop, which takes Alt-Tab and its like."""
    manager = subprocess.Popen(["openbox", "--sm-disable"], env=environment, stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        # Only where a manager is at work is anything known about desktops.
        while subprocess.run(["xdotool", "get_num_desktops"], env=environment, capture_output=True).returncode:
            assert time.monotonic() < end, "openbox does not come up"
            time.sleep(0.02)
        yield
    finally:
        manager.terminate()
        manager.wait(PATIENCE)
