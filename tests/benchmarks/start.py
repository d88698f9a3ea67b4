"""Time the start: ``python -m tests.benchmarks.start [--quick]``.

Median ms from the start of the process to the first picture of the title, without a screen driver and, where Xvfb is
installed, on an X server; each with an empty data folder and with a saved game. Beside it, run in turn with it, a
process that only opens a window with pygame: where that takes longer than on the reference machine at rest, because
others are working, the limit grows with it.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.bot_game import begin, header_of, play_on
from tests.end_to_end.first_picture import ROOT, time_start
from tests.end_to_end.touch_screen import SOCKETS, free_display

LIMIT = 300.0
"""The first picture comes within so many ms (median) on the reference machine at rest."""
BARE = 110.0
"""So many ms a bare window takes there."""
FORBIDDEN = ("numpy", "pygame_gui")


@contextmanager
def x_server() -> Iterator[Mapping[str, str] | None]:
    """Give the environment of an X server of 1920 × 1080 px, or ``None`` where there is none."""
    if shutil.which("Xvfb") is None:
        yield None
        return
    number = free_display()
    command = ["Xvfb", f":{number}", "-screen", "0", "1920x1080x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not (SOCKETS / f"X{number}").exists() and server.poll() is None:
        time.sleep(0.02)
    try:
        yield {"SDL_VIDEODRIVER": "x11", "DISPLAY": f":{number}"}
    finally:
        server.terminate()
        server.wait()


def save_a_game(folder: Path) -> None:
    """Put a game into a data folder that was left in its middle."""
    header = header_of("brain_training", 4, seed=3)
    play_on(begin(header, folder / "journals" / "20250101-000000-000-brain_training.journal"), header, steps=60)


@dataclass(frozen=True)
class Figures:
    """Medians in ms: to the first picture, and of the bare window in between; and what was loaded too early."""

    picture: float
    bare: float
    loaded: frozenset[str]

    @property
    def limit(self) -> float:
        """What is allowed on the machine as it is just now."""
        return LIMIT * max(1.0, self.bare / BARE)


def measure(environment: Mapping[str, str], runs: int, *, saved: bool) -> Figures:
    """Start the program so many times, each time after a bare window."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if saved:
            save_a_game(folder)
        # Compiled modules lie beside an installed program; the first start writes them.
        environment = {**environment, "PYTHONPYCACHEPREFIX": str(folder / "compiled"), "PYTHONDONTWRITEBYTECODE": ""}
        arguments = ("play", "--window", "1920x1080", "--data-dir", name)
        time_start(*arguments, environment=environment)
        bare, pictures = [], []
        for _ in range(runs):
            bare.append(time_bare_window(environment))
            pictures.append(time_start(*arguments, environment=environment))
    loaded = frozenset(module for picture in pictures for module in picture.loaded if module in FORBIDDEN)
    return Figures(statistics.median(picture.ms for picture in pictures), statistics.median(bare), loaded)


def time_bare_window(environment: Mapping[str, str]) -> float:
    """Return how many ms a process takes that only starts Python, loads pygame and fills a window."""
    window = "pygame.display.init(); pygame.display.set_mode((1920, 1080)).fill(1); pygame.display.flip()"
    command = [sys.executable, "-c", f"import pygame; {window}"]
    began = time.monotonic()
    subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, check=True, stdout=subprocess.DEVNULL)
    return (time.monotonic() - began) * 1000.0


def main() -> int:
    """Print the medians; exit code 1 if one is beyond the limit, or something heavy was loaded."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer runs")
    runs = 5 if parser.parse_args().quick else 15
    failed = False
    with x_server() as x11:
        for name, driver in (("no screen", {"SDL_VIDEODRIVER": "dummy"}), ("x11", x11)):
            if driver is None:
                print(f"{name}: not measured, Xvfb is not installed")
                continue
            for saved in (False, True):
                figures = measure({"SDL_AUDIODRIVER": "dummy", **driver}, runs, saved=saved)
                print(
                    f"{name}, {'with a saved game' if saved else 'first start'}: {figures.picture:.0f} ms to the first "
                    f"picture, {figures.picture / figures.bare:.1f} × a bare window ({figures.bare:.0f} ms)"
                )
                if figures.picture > figures.limit or figures.loaded:
                    failed = True
                    loaded = ", ".join(sorted(figures.loaded)) or "nothing"
                    print(f"too slow or too heavy: limit {figures.limit:.0f} ms, loaded too early: {loaded}")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
