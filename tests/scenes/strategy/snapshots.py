"""Draws every phase of strategy to PNG: ``python -m tests.scenes.strategy.snapshots DIR [PHASE …] [--size S]``."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from quiclo_game.shell.painter import Painter
from quiclo_game.shell.pictures import Backdrop
from quiclo_game.shell.stage import Stage
from tests.scenes.strategy.phases import PHASES
from tests.scenes.strategy.seated import Seated

SIZES = ("1920x1080", "1280x720", "1536x864", "3840x2160", "1080x1920")


def main() -> None:
    """Read the command line and save the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", action="append")
    parser.add_argument("--lang", action="append")
    parser.add_argument("phases", nargs="*")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for size in options.size or SIZES:
        width, height = map(int, size.split("x"))
        screen = pygame.display.set_mode((width, height))
        for language in options.lang or ("de", "en"):
            for name in options.phases or PHASES:
                path = options.folder / f"{name}_{language}_{size}.png"
                shown(PHASES[name], (width, height), language, screen)
                pygame.image.save(screen, path)
                print(path)


def shown(phase: Callable[..., Seated], size: tuple[int, int], language: str, screen: pygame.Surface) -> Seated:
    """Paint a phase on a screen; return its table."""
    seated = phase(size=size, language=language)
    table = seated.table
    table.refreshed()
    forge = seated.stand.services.forge
    stage = Stage(Painter(forge), Backdrop("table/felt_landscape.jpg", *size))
    stage.present(screen, table.still(), True, table.moving(1.0))
    return seated


if __name__ == "__main__":
    main()
