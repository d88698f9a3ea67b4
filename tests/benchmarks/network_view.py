"""Time frames of the real table of the card network: ``python -m tests.benchmarks.network_view [--quick]``.

Processor time in ms at two sizes, without a screen, with 144 cards in sight: a pinch by two fingers between the
smallest and the largest zoom (events, tick and frame together), two cards flying over the resting network, a frame that
shows the network anew, and ten idle seconds. Then the pinch again with 10,000 and with 100,000 cards on the table, of
which 144 are in sight. Between the frames the plain way is timed: a background, 144 opaque cards on it, and nothing
else. The limits were set where that takes 0.85 ms (3.7 ms at 4K), and grow with it where it takes longer.
"""

from __future__ import annotations

import argparse
import math
import statistics
from collections.abc import Callable
from time import process_time

import pygame

from quiclo_game.scenes.network.board import Anchor, Laid, Spot
from quiclo_game.scenes.network.edges import Edge
from quiclo_game.shell.camera import View
from quiclo_game.shell.cell_grid import CellGrid
from quiclo_game.shell.inputs import Phase, Pointer
from quiclo_game.shell.loop import STEP
from quiclo_game.shell.motion import Together
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.raster import opaque
from quiclo_game.shell.stage import Stage
from tests.scenes.network.seated import Seated
from tests.shell.workbench import hidden_screen, new_forge

SIZES = ((1920, 1080), (3840, 2160))
CACHE = {1080: 96_000_000, 2160: 256_000_000}
COLUMNS, ROWS = 18, 8
"""144 cards that fill the window at zoom 1."""
PINCH_LIMITS = {1080: (2.5, 8.0), 2160: (8.0, 16.0)}
"""Of the median, and of 99.5 % of the frames, in ms on the reference machine at rest."""
FLIGHT_LIMIT = 1.0
PLAIN = {1080: 0.85, 2160: 3.7}
"""So many ms the plain way takes on the reference machine."""
PLAIN_EVERY = 6
"""So many frames lie between two times of the plain way."""
COVERED = 0.92
"""A card of the plain way takes so much of its place in each direction."""
MOST_FACTOR = 1.2
"""With 100,000 cards on the table a frame takes at most so many times as long as with 144."""
FRAMES = 600


class PlainWay:
    """A background, and 144 opaque cards that cover 85 % of the screen: the least that a moving network can take."""

    def __init__(self, screen: pygame.Surface) -> None:
        """Make the pictures for a screen."""
        self.times: list[float] = []
        self._screen = screen
        width, height = screen.get_size()
        self._ground = pygame.Surface((width, height), 0, screen)
        across, down = int(width * COVERED / COLUMNS), int(height * COVERED / ROWS)
        self._blits = [
            (opaque(across, down, screen), (place % COLUMNS * width // COLUMNS, place // COLUMNS * height // ROWS))
            for place in range(COLUMNS * ROWS)
        ]

    def paint(self) -> None:
        """Paint it over everything, and remember the time it took."""
        self.times.append(timed(self._paint))

    def _paint(self) -> None:
        self._screen.blit(self._ground, (0, 0))
        self._screen.fblits(self._blits)


class Watched:
    """A table with the stage that shows it; ``frame`` does what the loop does for a frame."""

    def __init__(self, size: tuple[int, int], cards: int) -> None:
        """Lay 144 cards where they are seen, joined as in a game, and the others far away."""
        self.screen = hidden_screen(*size)
        self.game = Seated("Anna,Opa Karl,Jonas,bot:strong", size=size, seed=4127)
        table = self.game.table
        table.services.forge = new_forge(CACHE[size[1]])
        board = table.board
        board.laid, board.order, board.edges, board.lines = CellGrid(), [], CellGrid(), []
        board.spots.clear()
        lay_block(board.lay, board.join)
        for index in range(cards - COLUMNS * ROWS):
            x, y = 1000 + index % 400, 1000 + index // 400
            card = Laid(index % 144 + 1, x, y)
            board.laid.add(x, y, card)
            board.order.append(card)
        table.work.grown()
        table.camera.glide(View(-0.5, 0.2, 1.0, table.camera.view.frame, table.camera.view.pitch), 0.0)
        self.stage = Stage(Painter(table.services.forge))
        self.shown = 0
        self.was_moving = False
        self.time = 0.0
        self.plain = PlainWay(self.screen)

    def frame(self) -> bool:
        """Show the table if anything changed; return whether it was drawn."""
        table = self.game.table
        changed = table.version != self.shown
        if not (self.was_moving or table.animating or changed):
            return False
        self.stage.present(self.screen, table.still() if changed else (), changed, table.moving(0.5))
        self.shown, self.was_moving = table.version, table.animating
        return True

    def rest(self, ms: float = 3000.0) -> None:
        """Let everything come to rest, and every missing picture be made."""
        for _ in range(round(ms / STEP)):
            self.game.table.update(STEP)
            self.frame()

    def pinch(self, frames: int) -> list[float]:
        """Pinch between the smallest and the largest zoom with two fingers; return the time of each frame in ms."""
        width, height = self.screen.get_size()
        x, y, scale = width * 0.42, height * 0.45, height / 1080
        reach = [20 * scale, 320 * scale]
        self._fingers(Phase.DOWN, x, y, 80 * scale)
        times = []
        for number in range(frames):
            share = 0.5 - 0.5 * math.cos(math.tau * number / frames * 2)
            spread = reach[0] * (reach[1] / reach[0]) ** share

            def step(spread: float = spread, number: int = number) -> None:
                self._fingers(Phase.MOVE, x + 0.05 * scale * number, y, spread)
                self.game.table.update(STEP)
                self.frame()

            times.append(timed(step))
            if number % PLAIN_EVERY == 0:
                self.plain.paint()
        self._fingers(Phase.UP, x, y, reach[0])
        return times

    def fly(self) -> list[float]:
        """Let two cards fly from the hand to the network; return the time of each frame in ms."""
        table, presenter = self.game.table, self.game.table._presenter
        starts = (Spot(Anchor.HAND, table.hand.numbers[2]), Spot(Anchor.HAND, table.hand.numbers[7]))
        cells = ((-COLUMNS // 2 - 1, 0), (-COLUMNS // 2 - 2, 0))
        flights = [
            presenter._fly(number, start, cell, closed=False)
            for number, start, cell in zip((36, 106), starts, cells, strict=True)
        ]
        table.queue.add(Together(flights, 110.0))
        times = []
        while not table.queue.empty:
            table.update(STEP)
            if len(table.board.flights) == 2:
                times.append(timed(self.frame))
            else:
                self.frame()
        return times

    def _fingers(self, phase: Phase, x: float, y: float, spread: float) -> None:
        self.time += 8.0
        for finger, side in (("finger:1:1", -1), ("finger:1:2", 1)):
            self.game.table.handle(Pointer(finger, phase, x + side * spread, y + side * 0.4 * spread, self.time))


def lay_block(lay: Callable[[int, tuple[int, int]], None], join: Callable[[Edge], None]) -> None:
    """Lay 144 cards in a block, two of three joined to their neighbours, some across corners."""
    for index in range(COLUMNS * ROWS):
        x, y = index % COLUMNS - COLUMNS // 2, index // COLUMNS - ROWS // 2
        lay(1 + index, (x, y))
        sign = "+=×"[index % 3]
        if index % 3:
            join(Edge(x - 0.5, float(y), 1, 0, sign, index))
        else:
            join(Edge(x - 0.5, y - 0.5, 1, 1, sign, index))


def timed(work: Callable[[], object]) -> float:
    """Return the processor time that something takes, in ms: others on the machine do not count."""
    began = process_time()
    work()
    return (process_time() - began) * 1000.0


def share_at(times: list[float], share: float) -> float:
    """Return the time below which a share of the frames stays."""
    return sorted(times)[min(len(times) - 1, math.ceil(share * len(times)) - 1)]


def quietest(series: Callable[[], list[float]], rounds: int) -> list[float]:
    """Return the series with the smallest median."""
    return min((series() for _ in range(rounds)), key=statistics.median)


def measure(size: tuple[int, int], cards: int, frames: int, rounds: int) -> dict[str, float]:
    """Return the figures for one size of the window and so many cards on the table."""
    watched = Watched(size, cards)
    watched.rest()
    first = watched.pinch(frames)
    watched.rest()
    pinch = quietest(lambda: watched.pinch(frames), rounds)
    found = {
        "pinch": statistics.median(pinch),
        "pinch: 99.5 %": share_at(pinch, 0.995),
        "pinch, first time: 99.5 %": share_at(first, 0.995),
    }
    table = watched.game.table
    table.camera.glide(View(-0.5, 0.2, 1.0, table.camera.view.frame, table.camera.view.pitch), 0.0)
    watched.rest(6000.0)

    def redraw() -> None:
        table.board.touch()
        table.invalidate()
        watched.frame()

    found["network anew"] = statistics.median(timed(redraw) for _ in range(frames // 6))
    watched.fly()
    watched.rest()
    found["two cards fly"] = statistics.median(quietest(watched.fly, rounds))
    watched.rest()
    drawn = 0
    for _ in range(600):
        table.update(STEP)
        drawn += watched.frame()
    found["idle frames"] = drawn
    found["plain way"] = statistics.median(watched.plain.times)
    found["cards (MB)"] = table.sharpness.levels.held_bytes / 1e6
    return found


def main() -> int:
    """Print the figures; exit code 1 if one is beyond its limit, or an idle table draws."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer frames, the smaller size only")
    quick = parser.parse_args().quick
    frames, rounds = (200, 2) if quick else (FRAMES, 3)
    faults = []
    for size in SIZES[:1] if quick else SIZES:
        figures = measure(size, COLUMNS * ROWS, frames, rounds)
        print(told(size, COLUMNS * ROWS, figures))
        others = max(1.0, figures["plain way"] / PLAIN[size[1]])
        median, most = PINCH_LIMITS[size[1]]
        limits = {"pinch": median, "pinch: 99.5 %": most, "two cards fly": FLIGHT_LIMIT * (1 if size[1] < 2000 else 4)}
        faults += [
            f"{name} {figures[name]:.2f} ms, limit {limit * others:.2f} ms"
            for name, limit in limits.items()
            if figures[name] > limit * others
        ]
        if figures["idle frames"]:
            faults.append(f"{figures['idle frames']:.0f} frames drawn while nothing happens")
        if size == SIZES[0]:
            for cards in (10_000, 100_000):
                more = measure(size, cards, frames, rounds)
                factor = more["pinch"] / more["plain way"] / (figures["pinch"] / figures["plain way"])
                print(f"{told(size, cards, more)}; {factor:.2f} × the frame of 144")
                if factor > MOST_FACTOR:
                    faults.append(f"{cards} cards take {factor:.2f} times as long")
    for fault in faults:
        print(f"too slow: {fault}")
    return 1 if faults else 0


def told(size: tuple[int, int], cards: int, figures: dict[str, float]) -> str:
    """Return the figures as a line."""
    listed = ", ".join(f"{name} {value:.3g}" for name, value in figures.items())
    return f"{size[0]} × {size[1]}, {cards:,} cards: {listed}"


if __name__ == "__main__":
    raise SystemExit(main())
