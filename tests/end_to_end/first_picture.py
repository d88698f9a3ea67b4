"""How long the program takes to its first picture, and what it has loaded by then."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HEAVY = ("numpy", "pygame_gui", "tqdm", "multiprocessing", "sqlite3")
"""What nothing needs before the first picture."""


@dataclass(frozen=True)
class FirstPicture:
    """How many ms after the start of the process the first picture was there, and which modules were by then."""

    ms: float
    modules: tuple[str, ...]

    @property
    def loaded(self) -> tuple[str, ...]:
        """What was among them that nothing needs so early."""
        return tuple(name for name in HEAVY if name in self.modules)


def time_start(*arguments: str, environment: Mapping[str, str] | None = None) -> FirstPicture:
    """Start the program in a fresh process and wait for its first picture; raises if it ends otherwise."""
    command = [sys.executable, "-m", "tests.end_to_end.stopped_start", *arguments]
    # This module meets pygame before the command line has told it to be quiet.
    quiet = {**os.environ, **(environment or {}), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    began = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, timeout=60)
    if done.returncode != 0 or not done.stdout:
        raise RuntimeError(f"no picture, exit code {done.returncode}: {done.stderr}")
    then, *modules = done.stdout.split()
    return FirstPicture((float(then) - began) * 1000.0, tuple(modules))
