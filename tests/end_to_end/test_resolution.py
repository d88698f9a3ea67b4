"""An unattended table whose screen takes another resolution while it runs, as when a cable is plugged in again."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.end_to_end.bare_screen import managed
from tests.end_to_end.real_game import PATIENCE, ROOT
from tests.end_to_end.touch_screen import TouchScreen, missing

# One screen at a time: servers and real clocks would get in each other's way.
pytestmark = pytest.mark.xdist_group("screen")

TOOLS = ("xrandr", "xwininfo", "xdotool", "openbox")
LACKING = missing() or ", ".join(f"{tool} is not installed" for tool in TOOLS if shutil.which(tool) is None)
FIRST = (1920, 1080)
OTHERS = ((1280, 720), (1080, 1920))


def window_size(screen: TouchScreen) -> tuple[int, ...]:
    """Return the size of the program's window, nothing if there is none."""
    command = ["xwininfo", "-name", "Quiclo"]
    told = subprocess.run(command, env=screen.environment, capture_output=True, text=True).stdout
    return tuple(int(value) for value in re.findall(r"(?:Width|Height): (\d+)", told))


def wait_for_window(screen: TouchScreen) -> None:
    end = time.monotonic() + PATIENCE
    while window_size(screen) != (screen.width, screen.height):
        assert time.monotonic() < end, f"{window_size(screen)} never becomes {screen.width, screen.height}"
        time.sleep(0.05)


@pytest.mark.skipif(bool(LACKING), reason=LACKING)
@pytest.mark.parametrize("with_manager", [False, True], ids=["bare", "managed"])
def test_a_table_follows_its_screen_to_another_resolution(tmp_path: Path, with_manager: bool) -> None:
    command = [sys.executable, "main.py", "kiosk", "--data-dir", str(tmp_path)]
    with TouchScreen(*FIRST, OTHERS) as screen, ExitStack() as stack:
        if with_manager:
            stack.enter_context(managed(screen.environment))
        table = stack.enter_context(subprocess.Popen(command, cwd=ROOT, env=screen.environment))
        try:
            wait_for_window(screen)
            for size in (*OTHERS, FIRST):
                screen.become(*size)
                wait_for_window(screen)
        finally:
            table.terminate()
            assert table.wait(PATIENCE) == 0
    log = (tmp_path / "kiosk" / "logs" / "kiosk.log").read_text(encoding="utf-8")
    assert "left: 1 starts, 0 crashes" in log
