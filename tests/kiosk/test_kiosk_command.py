"""``quiclo kiosk``: papers, PIN and figures from the console, and the whole thing as real processes."""

from __future__ import annotations

import configparser
import io
import itertools
import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from quiclo_game.cli import main
from quiclo_game.kiosk.bundle import FONTS, arguments, data_files
from quiclo_game.kiosk.papers import PAPERS, PLACE, paper, this_program
from quiclo_game.kiosk.pin import PinLock

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0


@pytest.mark.parametrize("name", PAPERS)
def test_every_paper_can_be_printed(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kiosk", "--print", name]) == 0
    printed = capsys.readouterr().out
    assert printed == paper(name, this_program())
    assert "quiclo" in printed.lower()
    assert PLACE not in printed


def section_of(text: str, name: str) -> configparser.SectionProxy:
    read = configparser.ConfigParser(interpolation=None, strict=True)
    read.optionxform = str  # type: ignore[assignment, method-assign]  # keys keep their capitals
    read.read_string(text)
    return read[name]


@pytest.mark.parametrize("program", ["/opt/quiclo/quiclo", "/opt/quiclo/.venv/bin/python /opt/quiclo/main.py"])
def test_papers_are_what_their_readers_expect(program: str) -> None:
    assert tomllib.loads(paper("config", program))["show"]["place"] == "fair"
    assert section_of(paper("unit", program), "Service")["ExecStart"] == f"{program} kiosk"
    assert section_of(paper("autostart", program), "Desktop Entry")["Exec"] == f"{program} kiosk"
    assert f"       exec {program} kiosk\n" in paper("x11", program)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="this system has no systemd")
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "quiclo.service"
    unit.write_text(paper("unit", sys.executable), encoding="utf-8")
    surroundings = {**os.environ, "XDG_RUNTIME_DIR": str(tmp_path), "HOME": str(tmp_path)}
    verify = ["systemd-analyze", "verify", "--user", "--man=no", str(unit)]
    said = subprocess.run(verify, env=surroundings, capture_output=True, text=True, timeout=PATIENCE, check=False)

    assert (said.returncode, said.stderr) == (0, "")


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="this system has no desktop-file-utils")
@pytest.mark.parametrize("name", ["autostart", "x11"])
def test_desktops_find_nothing_wrong_with_their_entries(tmp_path: Path, name: str) -> None:
    lines = paper(name, "/opt/quiclo/quiclo").splitlines()
    begin = next(number for number, line in enumerate(lines) if line.strip() == "[Desktop Entry]")
    entry = itertools.takewhile(lambda line: not line[:1].isdigit(), lines[begin:])
    path = tmp_path / "quiclo.desktop"
    path.write_text("".join(f"{line.strip()}\n" for line in entry), encoding="utf-8")
    said = subprocess.run(["desktop-file-validate", path], capture_output=True, text=True, check=False)

    assert (said.returncode, said.stdout + said.stderr) == (0, "")


def test_a_printed_command_starts_this_very_program_from_anywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = shlex.split(this_program())
    said = subprocess.run([*command, "--help"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "kiosk" in said.stdout

    built = tmp_path / "my booth" / "quiclo"
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", str(built))
    assert shlex.split(this_program()) == [str(built)]


def test_a_pin_is_set_from_the_console(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("2468\n"))
    assert main(["kiosk", "--set-pin", "--data-dir", str(tmp_path)]) == 0

    assert PinLock(tmp_path / "kiosk", lambda: 0.0).opens("2468")


def test_figures_are_printed_also_where_there_are_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kiosk", "--statistics", "--data-dir", str(tmp_path)]) == 0
    assert capsys.readouterr().out.startswith("day,hour,kind,")


def test_lines_of_the_figures_that_cannot_be_read_are_counted_and_cost_no_other_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "2026-06-01,9,session,60,de,strategy,1,0,idle,3,9,41,"
    (tmp_path / "kiosk").mkdir()
    (tmp_path / "kiosk" / "statistics.csv").write_text(f'{line}\n2026-06-01,9,"cra\nnonsense\n{line}\n{line[:20]}')
    assert main(["kiosk", "--statistics", "--data-dir", str(tmp_path)]) == 0
    told = capsys.readouterr()

    assert told.out.splitlines()[1:] == [line, line]
    assert told.err == "quiclo: left out 3 lines that cannot be read\n"


def test_a_bundle_carries_words_pictures_papers_and_only_the_fonts_that_are_needed() -> None:
    names = [path.name for path, _ in data_files()]

    assert {"de.toml", "en.toml", "kiosk.toml", "144.png", "FredokaOne-Regular.ttf"} <= set(names)
    assert [name for name in names if name.startswith("Noto") and name not in FONTS] == []
    words = arguments(ROOT / "nowhere")
    assert "--onedir" in words
    told = [name for option, name in itertools.pairwise(words) if option == "--copy-metadata"]
    assert told == ["pygame-ce", "pygame-gui", "platformdirs"], "the doctor names their versions"


@pytest.mark.parametrize("keys", [b"\x03", b"\x04", b"2468\n\x04"], ids=["control-c", "control-d", "at the second"])
@pytest.mark.skipif(sys.platform == "win32", reason="this system has no terminals of this kind")
def test_whoever_breaks_off_at_the_console_is_told_that_nothing_was_changed(tmp_path: Path, keys: bytes) -> None:
    import pty

    said, status = b"", 0
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(ROOT)
        os.execv(sys.executable, [sys.executable, "main.py", "kiosk", "--set-pin", "--data-dir", str(tmp_path)])
    for key in keys.splitlines(keepends=True):
        # A key that comes before the question is thrown away with what was typed ahead.
        while not said.endswith(b"digits): "):
            said += os.read(terminal, 1024)
        os.write(terminal, key)
        said += os.read(terminal, 1)
    with suppress(OSError):
        while more := os.read(terminal, 1024):
            said += more
    _, status = os.waitpid(pid, 0)

    assert os.waitstatus_to_exitcode(status) == 130
    assert said.endswith(b"quiclo: stopped; nothing was changed\r\n")
    assert b"Traceback" not in said
    assert not (tmp_path / "kiosk").exists()


def run_briefly(folder: Path, where: Path) -> subprocess.CompletedProcess[str]:
    """Run an unattended table from some folder until it has drawn something."""
    command = [
        sys.executable,
        str(ROOT / "main.py"),
        "kiosk",
        "--headless",
        "--seconds",
        "6",
        "--data-dir",
        str(folder),
    ]
    return subprocess.run(command, cwd=where, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_the_game_starts_from_any_folder_whatever_lies_there(tmp_path: Path) -> None:
    (tmp_path / "random.py").write_text("raise ImportError('not the library')")
    said = run_briefly(tmp_path / "data", tmp_path)

    assert said.returncode == 0
    assert "left: 1 starts, 0 crashes" in said.stderr


def test_the_game_starts_where_a_file_lies_in_the_way_of_its_folder(tmp_path: Path) -> None:
    (tmp_path / "kiosk").write_bytes(b"in the way")
    said = run_briefly(tmp_path, tmp_path)

    assert said.returncode == 0
    assert "left: 1 starts, 0 crashes" in said.stderr


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_the_game_starts_where_pipes_lie_instead_of_files(tmp_path: Path) -> None:
    own = tmp_path / "kiosk"
    (own / "logs").mkdir(parents=True)
    names = ("operator.json", "operator.pin", "statistics.csv", "session.csv", "logs/kiosk.log", "in_use.lock")
    for path in (*(own / name for name in names), tmp_path / "kiosk.toml", tmp_path / "settings.json"):
        os.mkfifo(path)
    said = run_briefly(tmp_path, tmp_path)

    assert said.returncode == 0
    assert "left: 1 starts, 0 crashes" in said.stderr


def log_of(folder: Path) -> str:
    path = folder / "kiosk" / "logs" / "kiosk.log"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(each) for each in found]


def wait_for(ready: Callable[[], bool], complaint: str) -> None:
    """Wait until something holds."""
    end = time.monotonic() + PATIENCE
    while not ready():
        assert time.monotonic() < end, complaint
        time.sleep(0.05)


def runs(pid: int) -> bool:
    """Say whether there is such a process, and it is not only waiting to be buried."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state.rpartition(")")[2].split()[0] not in "ZX"


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="this system does not list processes")
def test_a_game_that_was_stopped_dies_with_its_supervisor(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "quiclo_game.cli", "kiosk", "--headless", "--data-dir", str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL) as supervisor:
        try:
            wait_for(lambda: len(children(supervisor.pid)) == 1, "no game is started")
            game = children(supervisor.pid)[0]
            wait_for(lambda: "pygame" in Path(f"/proc/{game}/maps").read_text(), "the game does not begin")
            os.kill(game, signal.SIGSTOP)
        finally:
            supervisor.kill()
    try:
        wait_for(lambda: not runs(game), "the game is still there")
    finally:
        with suppress(ProcessLookupError):
            os.kill(game, signal.SIGKILL)


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="this system does not list processes")
def test_a_killed_game_begins_again_and_the_supervisor_leaves_when_it_is_asked_to(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "quiclo_game.cli", "kiosk", "--headless", "--data-dir", str(tmp_path)]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL) as supervisor:
        try:
            end = time.monotonic() + PATIENCE
            first: list[int] = []
            while not first and time.monotonic() < end:
                first = children(supervisor.pid)
                time.sleep(0.05)
            os.kill(first[0], signal.SIGKILL)
            second = first
            while (not second or second == first) and time.monotonic() < end:
                second = children(supervisor.pid)
                time.sleep(0.05)
            assert second
            assert second != first
            supervisor.send_signal(signal.SIGTERM)
            assert supervisor.wait(PATIENCE) == 0
        finally:
            supervisor.kill()

    log = log_of(tmp_path)
    assert "crash 1: it ended with code -9" in log
    assert "left: 2 starts, 1 crashes" in log
    assert "crash," in (tmp_path / "kiosk" / "statistics.csv").read_text()
