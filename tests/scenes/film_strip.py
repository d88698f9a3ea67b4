"""Saves film strips, every third frame of a motion: ``python -m tests.scenes.film_strip DIR [--only roll]``.

What moves in them must be understood without a word: a roll of six dice, cards that are dealt, a pair laid into the
network, points that fly, a change of turn, a win, the title.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from quiclo_game.app import App
from quiclo_game.commands.launch import launch
from quiclo_game.shell.loop import STEP
from tests.scenes.finished_games import played

Box = tuple[float, float, float, float]
"""Left, top, width and height as shares of the window."""
WHOLE: Box = (0.0, 0.0, 1.0, 1.0)
THIRD = 3
PATIENCE = 12_000
"""So many ticks a motion is waited for."""


@dataclass(frozen=True)
class Strip:
    """What is filmed: how the program is brought there, when the camera runs, which part of the window it sees."""

    begin: Callable[[App], None]
    running: Callable[[Any], bool]
    part: Box = WHOLE
    frames: int = 24
    tail: int = 4
    across: int = 4


def demo(mode: str, seed: int = 0) -> Callable[[App], None]:
    """Return what lets the program play a mode."""
    return lambda app: app.show_demo((mode,), seed)


def rolling(table: Any) -> bool:
    """Say whether dice of the table roll."""
    dice = getattr(table.board, "numbers", None) or table.board.dice
    return any(die.shown and die.roll < 1.0 for die in dice)


def choosing(table: Any) -> bool:
    """Say whether the three D6 roll."""
    return any(die.shown and die.roll < 1.0 for die in table.board.chooser)


def dealing(table: Any) -> bool:
    """Say whether cards are on their way to their places."""
    views = getattr(table.board, "places", None) or table.board.cards
    return any(view.travel < 1.0 or view.flip < 1.0 for view in views)


def placing(table: Any) -> bool:
    """Say whether cards fly into the network, or their badges pop; the cards of the start do not count."""
    board = table.board
    flying = board.aimed and any(flight.goal.anchor.name == "CELL" for flight in board.flights)
    return bool(board.pops) or bool(flying)


def scoring(table: Any) -> bool:
    """Say whether points fly or a pawn hops."""
    return bool(table.board.flights) or any(pawn.position % 1 for pawn in table.board.pawns)


def changing(table: Any) -> bool:
    """Say whether the turn goes to another seat."""
    return bool(table.light.moving)


STRIPS = {
    "roll": Strip(demo("brain_training", 3), rolling, (0.05, 0.2, 0.72, 0.72)),
    "roll_three": Strip(demo("brain_training", 3), choosing, (0.05, 0.12, 0.42, 0.8)),
    "target": Strip(demo("mental_arithmetic"), rolling, (0.0, 0.1, 0.6, 0.6)),
    "deal": Strip(demo("no_remainder"), dealing, (0.0, 0.0, 0.9, 0.6)),
    "placement": Strip(demo("card_network", 1), placing, (0.1, 0.1, 0.7, 0.9)),
    "score": Strip(demo("brain_training"), scoring, tail=8, frames=32),
    "triumph": Strip(demo("brain_training"), lambda table: table.celebration.active, frames=30),
    "turn": Strip(demo("brain_training", 3), changing, tail=2, frames=12),
    "win": Strip(lambda app: app.results(played()), lambda scene: scene.animating, (0.0, 0.0, 0.47, 0.88), 40),
    "title": Strip(lambda app: app.title(), lambda scene: True, frames=96, across=12),
}


def film(strip: Strip, size: tuple[int, int], seconds_before: float = 0.0) -> list[pygame.Surface]:
    """Return the frames of a strip, cut to the part of the window that counts."""
    app = launch(data_dir=None, language="de", size=size, headless=True)
    strip.begin(app)
    app.loop.advance(STEP)
    left, top, width, height = strip.part
    part = pygame.Rect(left * size[0], top * size[1], width * size[0], height * size[1])
    frames: list[pygame.Surface] = []
    tail = strip.tail
    for tick in range(PATIENCE):
        scene = app.stack.top
        runs = scene is not None and strip.running(scene)
        if frames and not runs:
            tail -= 1 if tick % THIRD == 0 else 0
        if (runs or frames) and tick % THIRD == 0:
            frames.append(app.loop.render().subsurface(part).copy())
        if len(frames) >= strip.frames or tail < 0:
            break
        app.loop.advance(STEP)
    app.display.close()
    return frames


def sheet_of(frames: list[pygame.Surface], across: int, width: int) -> pygame.Surface:
    """Return frames side by side in rows, ``width`` px each."""
    height = round(width * frames[0].get_height() / frames[0].get_width())
    rows = -(-len(frames) // across)
    sheet = pygame.Surface((across * width, rows * height))
    for index, frame in enumerate(frames):
        row, column = divmod(index, across)
        sheet.blit(pygame.transform.smoothscale(frame, (width - 4, height - 4)), (column * width, row * height))
    return sheet


def main() -> None:
    """Read the command line and save the strips."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", action="append", choices=sorted(STRIPS))
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--width", type=int, default=480, help="px of one frame on the strip")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    width, height = map(int, options.size.split("x"))
    for name in options.only or STRIPS:
        strip = STRIPS[name]
        frames = film(strip, (width, height))
        path = options.folder / f"strip_{name}.png"
        if not frames:
            print(f"{name}: nothing of the kind happened within {PATIENCE} ticks")
            continue
        pygame.image.save(sheet_of(frames, strip.across, options.width), path)
        print(f"{path}: {len(frames)} frames")


if __name__ == "__main__":
    main()
