"""A day of attract in virtual time: ``python -m tests.soak.day [--hours 24] [--actions N] [--size 1280x720]``.

Every tick is computed, one in sixty is drawn. Printed: games by mode, actions, wall time, frame times, memory and open
files. ``--actions N`` plays on at once, without thought and motion, until so many actions are done, and compares memory
after a tenth of them with memory at the end. After Ctrl-C it ends early, and tells what it has seen. Exit code 1 if a
game did not end, a mode was not seen, or memory grew.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from quiclo_game.kiosk.config import KioskConfig
from quiclo_game.kiosk.exits import RESTART
from quiclo_game.kiosk.frame_times import FrameTimes
from quiclo_game.kiosk.program import KioskApp
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.attract import AttractScene
from quiclo_game.shell.choices import Speed
from tests.kiosk.house import start_house
from tests.soak.vitals import Vitals, mean_of, take_vitals, told_to_end

GROWTH = 0.02
"""Memory at the end is at most so much above memory after a tenth of the actions."""


class Day:
    """One unattended table and what is counted about it."""

    def __init__(self, folder: Path, size: tuple[int, int], *, hurry: bool) -> None:
        """Switch it on; with ``hurry`` nothing takes time."""
        self._folder = folder
        self._size = size
        self._hurry = hurry
        self.frames = FrameTimes()
        self.seconds = 0
        self.actions = 0
        self.begun: Counter[str] = Counter()
        self.finished: Counter[str] = Counter()
        self.starts = 0
        self._number = -1
        self._moves = 0
        self._key = ""
        self.app = self._switched_on()

    def _switched_on(self) -> KioskApp:
        self.starts += 1
        self._number = -1
        app = start_house(self._folder, KioskConfig(), size=self._size, deal=0)
        if self._hurry:
            app.services.store.override(speed=Speed.INSTANT, thinking=Speed.INSTANT)
        return app

    def second(self) -> None:
        """Let a second go by, and draw."""
        self.app.loop.advance(1000.0)
        began = time.process_time()
        self.app.loop.render()
        self.frames.add((time.process_time() - began) * 1000.0)
        self.seconds += 1
        if self.app.loop.over:
            assert self.app.exit_code == RESTART, "the table has ended"
            self.app = self._switched_on()
        self._count()

    def _count(self) -> None:
        scene = self.app.stack.top
        assert isinstance(scene, AttractScene), f"nobody touched it, but {type(scene).__name__} is there"
        key, moves = scene.table.plan.mode_key, len(scene.table.match.moves)
        if scene.number != self._number:
            if self._number >= 0:
                self.finished[self._key] += 1
            self.begun[key] += 1
            self._number, self._moves, self._key = scene.number, 0, key
        self.actions += max(0, moves - self._moves)
        self._moves = moves


def main() -> int:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hours", type=float, default=24.0)
    parser.add_argument("--actions", type=int)
    parser.add_argument("--size", default="1280x720")
    chosen = parser.parse_args()
    width, height = map(int, chosen.size.split("x"))
    began, worked = time.perf_counter(), time.process_time()
    # What a table holds depends on its mode: each is weighed once, as its game begins, and their mean is compared.
    # It is weighed as it is: what is free in the heap counts, unless the program hands it back by itself.
    weighed = len(KEYS) if chosen.actions else 1
    early: list[Vitals] = []
    late: list[Vitals] = []
    with tempfile.TemporaryDirectory() as folder, told_to_end() as ended:
        day = Day(Path(folder), (width, height), hurry=chosen.actions is not None)
        while len(late) < weighed:
            begun = day.begun.total()
            day.second()
            done = day.actions / chosen.actions if chosen.actions else day.seconds / (chosen.hours * 3600)
            if day.begun.total() > begun and (done >= 0.1 or ended()) and len(early) < weighed:
                early.append(take_vitals(trimmed=False))
            elif day.begun.total() > begun and (done >= 1.0 or ended()):
                late.append(take_vitals(trimmed=False))
            if day.seconds % 3600 == 0:
                print(f"{day.seconds // 3600} h: {day.actions} actions, {take_vitals()}", flush=True)
    wall, busy = time.perf_counter() - began, time.process_time() - worked
    print(
        f"{day.seconds / 3600:.1f} h of table time in {wall:.0f} s, {busy:.0f} s of them processor time "
        f"({day.seconds / busy:.0f} times as fast)"
    )
    print(f"{day.actions} actions, {sum(day.finished.values())} games to their end: {dict(day.finished)}")
    print(
        f"{day.frames.frames} frames, processor time: median {day.frames.below(0.5)} ms, "
        f"99 % within {day.frames.below(0.99)} ms, worst {day.frames.worst:.0f} ms"
    )
    before, after = mean_of(early), mean_of(late)
    print(f"after a tenth: {before}")
    print(f"at the end: {after}; switched on {day.starts} times")
    missed = [key for key in day.app.modes if not day.finished[key]]
    grown = after.megabytes > before.megabytes * (1 + GROWTH) or after.files > before.files
    if missed:
        print(f"not seen to their end: {', '.join(missed)}")
    if grown:
        print("memory or open files grew")
    return 1 if missed or (grown and chosen.actions) else 0


if __name__ == "__main__":
    sys.exit(main())
