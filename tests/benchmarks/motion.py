"""Time what moves: ``python -m tests.benchmarks.motion [--quick]``.

Frames without a screen driver while six dice roll, a win is celebrated, ten and more cards are dealt, the turn changes,
the title plays, and one scene dissolves into another; at two sizes: median, 99.5 %, slowest. Everything is played for
the first time, with nothing baked but what the table had baked while it was idle. And the start to a playable title.
"""

from __future__ import annotations

import argparse
import gc
import os
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from quiclo_game.app import App
from quiclo_game.commands.launch import launch
from quiclo_game.scenes.rolling import roll
from quiclo_game.shell.loop import STEP
from tests.benchmarks.start import BARE, time_bare_window
from tests.end_to_end.first_picture import time_start
from tests.scenes.film_strip import choosing, dealing, demo, rolling
from tests.scenes.finished_games import played

LIMITS = {(1920, 1080): (12.0, 4.0), (3840, 2160): (16.7, 10.0)}
"""For each size what 99.5 % of the frames take at most in ms, and the median."""
PLAYABLE = 1000.0
"""From the start of the process to a title that takes a tap, in ms."""
PATIENCE = 60_000


@dataclass(frozen=True)
class Times:
    """How long frames took, in ms of processor time."""

    frames: list[float]

    @property
    def median(self) -> float:
        """The middle one."""
        return statistics.median(self.frames)

    @property
    def almost_all(self) -> float:
        """What 99.5 % of the frames keep to."""
        return sorted(self.frames)[max(0, -(-len(self.frames) * 995 // 1000) - 1)]


class Film:
    """A program without a screen whose frames are timed one by one, as its loop shows them."""

    def __init__(self, size: tuple[int, int], begin: Callable[[App], None]) -> None:
        self.app = launch(data_dir=None, language="de", size=size, headless=True)
        begin(self.app)
        self.tick()

    @property
    def scene(self) -> Any:
        return self.app.stack.top

    def tick(self) -> float:
        """Let one tick go by and return the processor time of its frame in ms: others on the machine do not count."""
        self.app.loop.advance(STEP)
        began = process_time()
        self.app.loop._show(0.5)
        return (process_time() - began) * 1000.0

    def until(self, holds: Callable[[Any], bool]) -> None:
        """Go on until something begins."""
        for _ in range(PATIENCE):
            if holds(self.scene):
                return
            self.tick()
        raise RuntimeError("it never happened")

    def during(self, holds: Callable[[Any], bool]) -> list[float]:
        """Return the times of all frames as long as something lasts."""
        times = []
        while holds(self.scene):
            times.append(self.tick())
        return times


def six_dice(size: tuple[int, int]) -> list[float]:
    """Roll six dice for the first time, as at a table where people have sat for a while, and then again."""
    film = Film(size, demo("brain_training", 3))
    film.until(choosing)
    times = film.during(choosing)
    film.until(rolling)
    while film.scene.warmth.step(film.app.services.forge):
        pass
    times += film.during(rolling)
    table = film.scene
    for faces in ((12, 11, 10, 9, 8, 7), (1, 2, 3, 4, 5, 6), (7, 7, 1, 12, 3, 9)):
        table.queue.clear()
        table.queue.add(roll(table.board.numbers, faces, lambda name: None, calm=False))
        film.tick()
        times += film.during(rolling)
    return times


def win(size: tuple[int, int]) -> list[float]:
    """Show the results for the first time, with everything that falls."""
    film = Film(size, lambda app: app.results(played()))
    return film.during(lambda scene: scene.animating)


def deal(size: tuple[int, int]) -> list[float]:
    """Deal the twelve cards of no remainder."""
    film = Film(size, demo("no_remainder"))
    film.until(dealing)
    return film.during(dealing)


def turns(size: tuple[int, int]) -> list[float]:
    """Let the turn change."""
    film = Film(size, demo("brain_training"))
    times = []
    for _ in range(2):
        film.until(lambda table: table.light.moving)
        times += film.during(lambda table: table.light.moving)
    return times


def title(size: tuple[int, int]) -> list[float]:
    """Let the title play for ten seconds."""
    film = Film(size, lambda app: app.title())
    return [film.tick() for _ in range(600)]


def dissolve(size: tuple[int, int]) -> list[float]:
    """Go from the title to the settings and back, ten times; only the frames between the scenes count."""
    film = Film(size, lambda app: app.title())
    times: list[float] = []
    for step in range(10):
        film.app.back() if step % 2 else film.app.settings()
        film.tick()
        between = film.app.loop._dissolve
        while between is not None and between.active:
            times.append(film.tick())
    return times


SHOWS = {
    "six dice": six_dice,
    "win": win,
    "deal": deal,
    "turn": turns,
    "title": title,
    "dissolve": dissolve,
}


JUDGED = frozenset(("six dice", "win", "deal"))
"""What has to keep to the limits; the others are told only."""


def time_playable(runs: int) -> tuple[float, float]:
    """Return the median ms from the start of the process to the first picture and one more tick, and what is allowed.

    Where even a bare window takes longer than on the reference machine at rest, more is allowed.
    """
    pictures, bare = [], []
    for _ in range(runs):
        bare.append(time_bare_window({}))
        pictures.append(time_start("play", "--window", "1920x1080").ms)
    return statistics.median(pictures) + STEP, PLAYABLE * max(1.0, statistics.median(bare) / BARE)


def main() -> int:
    """Print the figures; exit code 1 if one of them is beyond its limit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="the smaller size only, and fewer starts")
    parser.add_argument("--only", action="append", choices=sorted(SHOWS))
    options = parser.parse_args()
    failed = False
    for size, (most, middle) in list(LIMITS.items())[: 1 if options.quick else None]:
        for name in options.only or SHOWS:
            gc.collect()
            times = Times(SHOWS[name](size))
            good = name not in JUDGED or (times.almost_all <= most and times.median <= middle)
            failed = failed or not good
            print(
                f"{size[0]} × {size[1]}, {name}: {len(times.frames)} frames, median {times.median:.2f} ms, "
                f"99.5 % within {times.almost_all:.1f} ms, slowest {max(times.frames):.1f} ms"
                + ("" if good else f": too slow, limits {middle} and {most} ms")
            )
    if not options.only:
        start, allowed = time_playable(3 if options.quick else 9)
        failed = failed or start > allowed
        print(f"playable after {start:.0f} ms, limit {allowed:.0f} ms")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
