"""The window of a booth without a game: ``python -m tests.end_to_end.booth_window CLICKS [--keys]``.

It tells the place of every click, and with ``--keys``, which keeps the system's own keys, if it was left all the same.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

import pygame

from quiclo_game.kiosk.child import GRAB, keep_to_the_game
from quiclo_game.shell.display import environment

PATIENCE = 20_000
"""Where nothing comes for so many ms, nothing will."""
STEP = 50
"""From one look to the next it waits so many ms."""
LEFT = {pygame.WINDOWMINIMIZED: "made small", pygame.WINDOWFOCUSLOST: "without the keyboard"}


def wait_until(ready: Callable[[], bool]) -> None:
    """Let events come until something holds, or for ``PATIENCE``: on a busy machine a window comes up bit by bit."""
    for _ in range(PATIENCE // STEP):
        pygame.event.pump()
        if ready():
            return
        pygame.time.wait(STEP)


def main(clicks: int, *, keys: bool) -> None:
    """Hide the pointer, keep it to the window, and tell until so many clicks have come."""
    if keys:
        os.environ.update({**environment(), **GRAB})
    pygame.display.init()
    pygame.display.set_mode(pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN)
    keep_to_the_game(cursor=False, alone=True)
    wait_until(pygame.key.get_focused)
    wait_until(lambda: not pygame.event.get())
    print("ready", flush=True)
    while clicks:
        event = pygame.event.wait(PATIENCE)
        if event.type == pygame.NOEVENT:
            sys.exit("nothing comes")
        if event.type == pygame.MOUSEBUTTONDOWN:
            clicks -= 1
            print(*event.pos, flush=True)
        elif keys and event.type in LEFT:
            print(LEFT[event.type], flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), keys="--keys" in sys.argv)
