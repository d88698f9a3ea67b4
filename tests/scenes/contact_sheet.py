"""Saves contact sheets: ``python -m tests.scenes.contact_sheet DIR [--only scenes] [--size 1920x1080] [--seconds 48]``.

``scenes`` shows every menu, ``sprites`` cards and dice in all states at three sizes, and each mode the phases of a game
that the program plays, evenly spaced; to be laid beside the pictures of the design.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from quiclo_game.commands.launch import launch
from quiclo_game.scenes.tables import playable_modes
from quiclo_game.shell.cards import HEIGHT, CardFace, CardState
from quiclo_game.shell.dice_faces import TUMBLE_FRAMES, DieFace, DieState, DieTumble
from quiclo_game.shell.draws import Draw, Look
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.palette import rgb
from tests.scenes.film_strip import sheet_of
from tests.scenes.gallery import ALL_SCENES
from tests.scenes.snapshots import WARMING, shown
from tests.scenes.stand_ins import stand, workshop

ACROSS, WIDTH = 4, 640
SIZES = (64, 128, 256)
"""Widths of cards and sides of dice, in px."""
CARDS = (18, 36, 64, 89, 108, 144, 0)
"""One of each continent, some with a bar beneath, and the back."""
CARD_STATES: tuple[CardState, ...] = ("rest", "selected", "hinted", "disabled", "valid", "wrong")
DIE_STATES: tuple[DieState, ...] = ("rest", "chosen", "used")


def scenes(size: tuple[int, int]) -> Iterator[pygame.Surface]:
    """Yield every menu."""
    pygame.display.set_mode(size)
    for make in ALL_SCENES.values():
        services = stand("de")
        yield shown(make(services), size, services.services.forge, WARMING).copy()


def phases(mode: str, size: tuple[int, int], seconds: int) -> Iterator[pygame.Surface]:
    """Yield what is to be seen while the program plays a mode, sixteen pictures in so many seconds."""
    app = launch(data_dir=None, language="de", size=size, headless=True)
    app.show_demo((mode,), 0)
    for _ in range(16):
        app.loop.advance(1000.0 * seconds / 16)
        yield app.loop.render().copy()
    app.display.close()


def sprites() -> pygame.Surface:
    """Return cards and dice in all states at three sizes, on felt."""
    pygame.display.set_mode((64, 64))
    rows: list[list[Cell]] = [row for size in SIZES for row in (*card_rows(size), *dice_rows(size))]
    width = max(sum(pitch for _, pitch, _ in row) for row in rows) + 40
    height = sum(max(deep for _, _, deep in row) for row in rows) + 40
    sheet = pygame.Surface((round(width), round(height)))
    sheet.fill(rgb("felt"))
    draws: list[Draw] = []
    y = 20.0
    for row in rows:
        x, deep = 20.0, max(part for _, _, part in row)
        for draw, pitch, _ in row:
            draws.append(draw.moved(x + pitch / 2, y + deep / 2))
            x += pitch
        y += deep
    _, forge = workshop()
    Painter(forge).paint(sheet, draws)
    return sheet


Cell = tuple[Draw, float, float]
"""A draw about its middle, and the room that it takes, across and down."""


def card_rows(size: int) -> Iterable[list[Cell]]:
    """Return rows of cards ``size`` px wide."""
    faces = [CardFace(number, size) for number in CARDS]
    states = [CardFace(number, size, state) for number, state in zip(CARDS, CARD_STATES, strict=False)]
    return [[(Draw(face, 0, 0), size * 1.3, size * HEIGHT * 1.25) for face in row] for row in (faces, states)]


def dice_rows(size: int) -> Iterable[list[Cell]]:
    """Return rows of dice of ``size`` px: all values, the states, and a roll."""
    looks: list[list[Look]] = [
        [DieFace(12, value, size) for value in range(1, 13)],
        [*(DieFace(6, value, size) for value in range(1, 7)), *(DieFace(12, 8, size, state) for state in DIE_STATES)],
        [DieTumble(12, 12, size, frame) for frame in range(TUMBLE_FRAMES)],
        [DieTumble(6, 5, size, frame) for frame in range(TUMBLE_FRAMES)],
    ]
    return [[(Draw(look, 0, 0), float(size), float(size)) for look in row] for row in looks]


def main() -> None:
    """Read the command line and save the sheets."""
    modes = playable_modes()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", action="append", choices=["scenes", "sprites", *modes])
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--seconds", type=int, default=48)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    width, height = map(int, options.size.split("x"))
    for name in options.only or ("scenes", "sprites", *modes):
        if name == "sprites":
            sheet = sprites()
        else:
            size = width, height
            pictures = scenes(size) if name == "scenes" else phases(name, size, options.seconds)
            sheet = sheet_of(list(pictures), ACROSS, WIDTH)
        path = options.folder / f"contact_{name}.png"
        pygame.image.save(sheet, path)
        print(path)


if __name__ == "__main__":
    main()
