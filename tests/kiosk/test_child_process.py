"""Real processes: the supervisor sees beats, silence and death, and the game itself beats for every frame it draws."""

from __future__ import annotations

import logging
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from quiclo_game.kiosk.child_process import ChildProcess
from quiclo_game.kiosk.supervisor import ChildNotStartedError

PATIENCE = 30.0
LOG = logging.getLogger("tests.child")


@pytest.fixture
def start() -> Iterator[Callable[..., ChildProcess]]:
    """Return a function that starts a child, which is gone after the test."""
    started: list[ChildProcess] = []

    def begin(*command: str) -> ChildProcess:
        child = ChildProcess(command, dict(os.environ), LOG)
        started.append(child)
        return child

    yield begin
    for child in started:
        child.kill()


def wait_for(ready: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE
    while not ready() and time.monotonic() < end:
        time.sleep(0.02)
    return ready()


def python(code: str) -> tuple[str, str, str]:
    return sys.executable, "-c", code


def test_beats_are_counted(start: Callable[..., ChildProcess]) -> None:
    child = start(*python("import os, time; os.write(1, b'...'); time.sleep(60)"))

    assert wait_for(lambda: child.beats() == 3)
    assert child.exit_code() is None


def test_an_exit_code_comes_through(start: Callable[..., ChildProcess]) -> None:
    child = start(*python("raise SystemExit(40)"))

    assert wait_for(lambda: child.exit_code() == 40)


def test_what_the_child_complains_of_is_written_down(
    start: Callable[..., ChildProcess], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        child = start(*python("raise ValueError('out of cards')"))
        assert wait_for(lambda: child.exit_code() == 1)

    assert any("ValueError: out of cards" in message for message in caplog.messages)


def test_a_child_that_floods_its_pipes_is_not_held_up(start: Callable[..., ChildProcess]) -> None:
    child = start(
        *python("import os\nfor i in range(300): os.write(1, b'.' * 1000); os.write(2, b'x' * 1000 + b'\\n')")
    )

    assert wait_for(lambda: child.exit_code() == 0)
    assert child.beats() == 300_000


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="this system cannot stop a process")
def test_a_child_that_hangs_can_be_killed(start: Callable[..., ChildProcess]) -> None:
    child = start(*python("import os, time; os.write(1, b'.'); time.sleep(60)"))
    assert wait_for(lambda: child.beats() == 1)
    os.kill(child.pid, signal.SIGSTOP)
    child.kill()

    assert child.exit_code() is not None


def test_a_program_that_is_not_there_is_told() -> None:
    with pytest.raises(ChildNotStartedError):
        ChildProcess(["/nowhere/quiclo"], dict(os.environ), LOG)


@pytest.mark.parametrize("beats", [2, 3, 4, 12], ids=lambda beats: f"after {beats} beats")
def test_the_game_beats_without_a_screen_and_ends_when_it_is_asked_to(
    start: Callable[..., ChildProcess], tmp_path: Path, beats: int
) -> None:
    words = ("-m", "quiclo_game.cli", "kiosk", "--child", "--headless", "--data-dir", str(tmp_path))
    child = start(sys.executable, *words)

    assert wait_for(lambda: child.beats() >= beats), "the game does not get on"
    child.end()
    assert child.exit_code() == 0
