"""Draws menu scenes to PNG: ``python -m tests.scenes.snapshots DIR [--size 1920x1080] [--lang de] [--only setup]``."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from quiclo_game.shell.choices import TextSize
from quiclo_game.shell.layout import least_letters
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.pictures import Backdrop
from quiclo_game.shell.scene import Scene
from quiclo_game.shell.stage import Stage
from tests.scenes.gallery import ALL_SCENES
from tests.scenes.stand_ins import stand

SIZES = ("1280x720", "1920x1080", "1080x1920")
WARMING = 1500.0
"""So many ms a scene runs before its picture is taken."""


def main() -> None:
    """Read the command line and save the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", action="append")
    parser.add_argument("--lang", action="append")
    parser.add_argument("--only", action="append", choices=sorted(ALL_SCENES))
    parser.add_argument("--time", type=float, default=WARMING)
    parser.add_argument("--text", default="100")
    parser.add_argument("--clear", action="store_true")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for size in options.size or SIZES:
        width, height = map(int, size.split("x"))
        pygame.display.set_mode((width, height))
        for language in options.lang or ("de", "en"):
            for name in options.only or ALL_SCENES:
                services = stand(language, text_size=TextSize(int(options.text)), high_contrast=options.clear)
                scene = ALL_SCENES[name](services)
                picture = shown(scene, (width, height), services.services.forge, options.time)
                path = options.folder / f"{name}_{language}_{size}.png"
                pygame.image.save(picture, path)
                print(path)


def shown(scene: Scene, size: tuple[int, int], forge, time: float) -> pygame.Surface:  # type: ignore[no-untyped-def]
    """Return the scene as the stage shows it after ``time`` ms."""
    screen = pygame.display.get_surface()
    assert screen is not None
    forge.fonts.least = least_letters(size)
    scene.enter(size)
    step = 1000 / 60
    while time > 0:
        scene.update(step)
        time -= step
    name = "table/felt_portrait.jpg" if size[1] > size[0] else "table/felt_landscape.jpg"
    stage = Stage(Painter(forge), Backdrop(name, *size))
    stage.present(screen, scene.still(), True, scene.moving(0.0))
    return screen


if __name__ == "__main__":
    main()
