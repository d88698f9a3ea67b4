"""The program up to its first picture, in a process of its own.

``python -m tests.end_to_end.first_picture ARGUMENTS`` is ``quiclo ARGUMENTS`` that ends with the first frame, and says
on stdout, as JSON, when that was (the machine's monotonic clock, in s) and which heavy modules are loaded by then.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from quiclo_game.cli import main

if TYPE_CHECKING:
    from quiclo_game.shell.loop import Loop

ROOT = Path(__file__).resolve().parents[2]
HEAVY = ("numpy", "pygame_gui", "tqdm", "multiprocessing", "sqlite3")
"""What nothing needs before the first picture."""


@dataclass(frozen=True)
class FirstPicture:
    """How many ms after the start of the process the first picture was there, and what had been loaded by then."""

    ms: float
    loaded: tuple[str, ...]


def time_start(*arguments: str, environment: Mapping[str, str] | None = None) -> FirstPicture:
    """Start the program in a fresh process and wait for its first picture; raises if it ends otherwise."""
    command = [sys.executable, "-m", "tests.end_to_end.first_picture", *arguments]
    began = time.monotonic()
    # This module meets pygame before the command line has told it to be quiet.
    quiet = {**os.environ, **(environment or {}), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, timeout=60)
    if done.returncode != 0 or not done.stdout:
        raise RuntimeError(f"no picture, exit code {done.returncode}: {done.stderr}")
    told = json.loads(done.stdout)
    return FirstPicture((told["time"] - began) * 1000.0, tuple(told["loaded"]))


def tell_and_stop(loop: Loop) -> None:
    """Say that the picture is there, and end the program."""
    now = time.monotonic()
    print(json.dumps({"time": now, "loaded": [name for name in HEAVY if name in sys.modules]}), flush=True)
    loop.stop()


def run_to_first_picture(arguments: Sequence[str]) -> int:
    """Run the program as its command line does, but only up to its first frame."""
    from quiclo_game.shell.loop import Loop

    run = Loop.run

    def run_once(loop: Loop) -> None:
        loop.on_frame.append(lambda surface, ms: tell_and_stop(loop))
        run(loop)

    # The process ends with the first picture, so nobody else meets the changed loop.
    setattr(Loop, "run", run_once)  # noqa: B010  a plain assignment to a method is no type that mypy accepts
    return main(arguments)


if __name__ == "__main__":
    sys.exit(run_to_first_picture(sys.argv[1:]))
