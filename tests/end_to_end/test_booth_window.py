"""The window of an unattended table on a real screen: the mouse that nobody sees, and keys that lead out elsewhere."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

import pytest

from tests.end_to_end.bare_screen import PATIENCE, managed

# One screen at a time: servers and real clocks would get in each other's way.
pytestmark = pytest.mark.xdist_group("screen")

LACKING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
PLACES = [(100, 100), (900, 500), (40, 700)]
WAYS_OUT = ("alt+Tab", "alt+F4", "alt+space", "super+d", "ctrl+alt+Right", "alt+Escape")


@contextmanager
def booth(environment: dict[str, str], *options: str) -> Iterator[IO[str]]:
    """Open the window of a booth that tells what happens to it; yield what it tells."""
    command = [sys.executable, "-m", "tests.end_to_end.booth_window", str(len(PLACES)), *options]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        yield program.stdout
        assert program.wait(PATIENCE) == 0


def clicked(environment: dict[str, str], told: IO[str]) -> list[str]:
    lines = []
    for x, y in PLACES:
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "1"], env=environment, check=True)
        lines.append(told.readline().strip())
    return lines


EXPECTED = [f"{x} {y}" for x, y in PLACES]


@pytest.mark.skipif(bool(LACKING), reason=f"not installed: {', '.join(LACKING)}")
def test_a_mouse_that_nobody_sees_presses_what_it_points_at(bare_screen: dict[str, str]) -> None:
    with booth(bare_screen) as told:
        assert clicked(bare_screen, told) == EXPECTED


@pytest.mark.skipif(bool(LACKING), reason=f"not installed: {', '.join(LACKING)}")
@pytest.mark.skipif(shutil.which("openbox") is None, reason="not installed: openbox")
def test_keys_that_lead_out_of_other_programs_lead_nowhere(bare_screen: dict[str, str]) -> None:
    with managed(bare_screen), booth(bare_screen, "--keys") as told:
        for keys in WAYS_OUT:
            subprocess.run(["xdotool", "key", keys], env=bare_screen, check=True)
        assert clicked(bare_screen, told) == EXPECTED
