"""Time frames of the real table of brain training: ``python -m tests.benchmarks.table [--quick]``.

Processor time in ms at two sizes, without a screen: a full redraw as on a screen that was lost or covered, all of it
anew as after a change of size or contrast, the frames of a roll of six dice (median and
slowest, once everything is baked), a press on a key, ten idle seconds; and how many times slower it is to make every
picture of the same frame anew. Where a bare blit of the whole screen takes longer than on the reference machine at
rest, because others are working, the limits grow with it.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Callable
from time import process_time

import pygame

from quiclo_game.scenes.rolling import roll
from quiclo_game.shell.loop import STEP
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.pictures import Backdrop
from quiclo_game.shell.stage import Stage
from tests.scenes.brain.seated import Seated
from tests.shell.workbench import hidden_screen, new_forge

SIZES = ((1920, 1080), (3840, 2160))
SEATS = "Anna,Opa Karl,Jonas,bot:strong"
FULL_LIMIT, ANEW_LIMIT, ROLL_LIMIT = 4.0, 12.0, 2.0
"""The limits of the medians in ms at 1920 × 1080, on the reference machine at rest; half a frame would be 8.3."""
FLOOR = 0.2
"""A blit of a screen of 1920 × 1080 takes so many ms there."""
CACHE = {1080: 96_000_000, 2160: 256_000_000}
ROLLS = 3


class Watched:
    """A table with the stage that shows it; ``frame`` does what the loop does for a frame."""

    def __init__(self, size: tuple[int, int]) -> None:
        """Sit down with the dice rolled and a calculation half typed."""
        self.screen = hidden_screen(*size)
        self.game = Seated(SEATS, size=size, seed=4127)
        self.game.table.services.forge = new_forge(CACHE[size[1]])
        self.stage = Stage(Painter(self.game.table.services.forge), Backdrop("table/felt_landscape.jpg", *size))
        self.shown = 0
        self.was_moving = False

    def frame(self, *, whole: bool = False, anew: bool = False) -> None:
        """Show the table if anything changed; ``whole``: all of it, as on a screen that was lost.

        ``anew``: with the picture of what rests made anew too, as after a change of size, language or contrast.
        """
        table = self.game.table
        whole = whole or anew
        if not (whole or self.was_moving or table.animating or table.version != self.shown):
            return
        if anew:
            self.stage.renew()
        elif whole:
            self.stage.forget()
        changed = table.version != self.shown
        self.stage.present(self.screen, table.still() if changed or whole else (), changed or whole, table.moving(0.5))
        self.shown, self.was_moving = table.version, table.animating

    def roll(self) -> list[float]:
        """Roll the six dice again, as often as one likes, and return the time of each frame in ms."""
        table = self.game.table
        faces = table.state.roll
        table.queue.add(roll(table.board.numbers, faces, lambda name: None, calm=False))
        times = []
        while not table.queue.empty:
            table.update(STEP)
            times.append(timed(self.frame))
        return times


def timed(work: Callable[[], object]) -> float:
    """Return the processor time that something takes, in ms: others on the machine do not count."""
    began = process_time()
    work()
    return (process_time() - began) * 1000.0


def median_of(work: Callable[[], object], rounds: int) -> float:
    """Return the median of so many rounds, of three series the quietest."""
    series = [statistics.median(timed(work) for _ in range(max(1, rounds // 3))) for _ in range(3)]
    return min(series)


def measure(size: tuple[int, int], rounds: int) -> dict[str, float]:
    """Return the figures for one size of the window."""
    watched = Watched(size)
    game = watched.game
    game.roll().press("die:0", "operator:*")
    watched.frame()
    found: dict[str, float] = {"first frame": 0.0}
    game.table.services.forge.forget()
    found["first frame"] = timed(lambda: watched.frame(anew=True))
    found["draw list"] = median_of(lambda: tuple(game.table.moving(0.5)), rounds)
    found["full redraw"] = median_of(lambda: watched.frame(whole=True), rounds)
    found["all anew"] = median_of(lambda: watched.frame(anew=True), rounds)
    first = watched.roll()
    again = [time for _ in range(ROLLS) for time in watched.roll()]
    found["roll, first time: slowest"] = max(first)
    found["roll"] = statistics.median(again)
    found["roll: slowest"] = sorted(again)[-2]
    keys = iter(range(10**9))

    def press() -> None:
        game.press("die:1" if next(keys) % 2 else "back")
        watched.frame()

    press()
    found["a key answers"] = median_of(press, rounds)
    whole = watched.screen.copy()
    background = pygame.image.load(game.table.services.assets.path("sprites/table/felt_landscape.jpg"))
    found["naive"] = median_of(lambda: naive(watched, background), max(3, rounds // 20))
    found["naive / full"] = found["naive"] / found["full redraw"]
    found["bare blit"] = median_of(lambda: watched.screen.blit(whole, (0, 0)), rounds)
    return found


def naive(watched: Watched, background: pygame.Surface) -> None:
    """Draw as one would without a cache: every picture scaled and every look made anew."""
    table, forge = watched.game.table, watched.game.table.services.forge
    watched.screen.blit(pygame.transform.smoothscale(background, watched.screen.get_size()), (0, 0))
    forge.forget()
    Painter(forge).paint(watched.screen, (*table.still(), *table.moving(0.5)))


def idle_frames(size: tuple[int, int], seconds: int) -> int:
    """Return how many frames a table draws on which a person thinks for so long."""
    game = Seated(SEATS, size=size, seed=4127).roll()
    game.wait(500)
    version, drawn = game.table.version, 0
    for _ in range(round(seconds * 1000 / STEP)):
        game.table.update(STEP)
        drawn += game.table.animating or game.table.version != version
        version = game.table.version
    return drawn


def main() -> int:
    """Print the figures; exit code 1 if one at 1920 × 1080 is beyond its limit, or an idle table draws."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rounds, the smaller size only")
    quick = parser.parse_args().quick
    failed = False
    for size in SIZES[:1] if quick else SIZES:
        figures = measure(size, 45 if quick else 150)
        print(f"{size[0]} × {size[1]}: " + ", ".join(f"{name} {value:.3g}" for name, value in figures.items()))
        limits = {"full redraw": FULL_LIMIT, "all anew": ANEW_LIMIT, "roll": ROLL_LIMIT} if size == SIZES[0] else {}
        for name, limit in limits.items():
            allowed = limit * max(1.0, figures["bare blit"] / FLOOR)
            if figures[name] > allowed:
                failed = True
                print(f"too slow: {name} {figures[name]:.2f} ms, limit {allowed:.2f} ms")
    drawn = idle_frames(SIZES[0], 10)
    print(f"ten idle seconds: {drawn} frames drawn")
    return 1 if failed or drawn else 0


if __name__ == "__main__":
    raise SystemExit(main())
