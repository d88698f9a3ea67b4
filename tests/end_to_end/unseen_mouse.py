"""A bare window at a booth that tells where it was clicked: ``python -m tests.end_to_end.unseen_mouse CLICKS``."""

from __future__ import annotations

import sys

import pygame

from quiclo_game.kiosk.child import keep_to_the_game


def main(clicks: int) -> None:
    """Hide the pointer, keep it to the window, and print the place of so many clicks."""
    pygame.display.init()
    pygame.display.set_mode(pygame.display.get_desktop_sizes()[0], pygame.FULLSCREEN)
    keep_to_the_game(cursor=False, alone=True)
    pygame.event.pump()
    print("ready", flush=True)
    while clicks:
        event = pygame.event.wait()
        if event.type == pygame.MOUSEBUTTONDOWN:
            clicks -= 1
            print(*event.pos, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
