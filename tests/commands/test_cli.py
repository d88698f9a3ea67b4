"""The command line as a whole: help, exit codes, and mistakes that are told in a sentence without a traceback."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from quiclo_game import __version__
from quiclo_game.cli import COMMANDS, main
from quiclo_game.commands import replay, simulate
from quiclo_game.commands.failure import CommandError

ROOT = Path(__file__).resolve().parent.parent.parent


def test_all_commands_are_there() -> None:
    assert COMMANDS == ("play", "demo", "kiosk", "solve", "check", "simulate", "replay", "statistics", "doctor")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_with_examples(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0

    text = capsys.readouterr().out
    assert "examples:" in text
    assert f"quiclo {name}" in text


def test_the_help_of_the_whole_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0

    text = capsys.readouterr().out
    assert all(name in text for name in COMMANDS)


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"quiclo {__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "brain_training", "--seats", "Mia", "--speed"],
        ["demo", "--fast"],
        ["kiosk", "--fast"],
        ["solve", "3", "4", "--fast"],
        ["check", "3+4", "--operands", "3", "4", "--fast"],
        ["simulate", "brain_training", "--fast"],
        ["replay", "some.journal", "--fast"],
        ["statistics", "--fast"],
        ["doctor", "--fast"],
    ],
)
def test_an_unknown_option_shows_how_its_command_is_used(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2

    said = capsys.readouterr().err
    assert said.startswith(f"usage: quiclo {arguments[0]} ")
    assert f"quiclo {arguments[0]}: error: unrecognized arguments: {arguments[-1]}" in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["dance"], "no command is called 'dance'"),
        (["play", "chess"], "no mode is called 'chess'"),
        (["play", "brain_training", "--seats", "Mia,,Ben"], "--seats takes a name in each place"),
        (["play", "brain_training", "--seats", "Mia", "--option", "variant=rally"], "race, conquest"),
        (["play", "brain_training", "--window", "big"], "takes a size such as 1920x1080"),
        (["play", "brain_training", "--window", "1x1"], "takes a size such as 1920x1080"),
        (["play", "--seats", "Mia"], "need a mode"),
        (
            ["play", "strategy", "--seats", "Mia/ahead=9/hints=2,Bob"],
            "does not take ahead=9 (Mia); its seats take hints=free, hints=off, hints=1–5, values=off, time=5–600",
        ),
        (["play", "card_network", "--seats", "Mia,Bob/values=off"], "does not take values=off (Bob)"),
        (
            ["play", "card_network", "--seats", "Mia/ahead=9/values=off/hints=2,Bob"],
            "does not take values=off, ahead=9 (Mia); its seats take hints=free, hints=off, hints=1–5, time=5–600",
        ),
        (
            ["play", "mental_arithmetic", "--seats", "Mia/ahead=5,Bob", "--option", "cards=5"],
            "its seats take hints=free, hints=off, hints=1–5, values=off, time=5–600, ahead=1–4",
        ),
        (
            ["play", "no_remainder", "--seats", "Mia/hints=2,Opa/hints=off"],
            "no_remainder does not take hints=2 (Mia); its seats take values=off, time=5–600",
        ),
        (["play", "--lang", "tlh"], "cannot be 'tlh'"),
        (["--fullscreen", "--window", "1280x720"], "not allowed with"),
        (["demo", "chess", "--headless"], "no mode is called 'chess'"),
        (["demo", "--seconds", "0"], "takes a whole number"),
        (["solve", "three"], "takes a whole number"),
        (["check", "3+4"], "--operands"),
        (["simulate"], "MODE"),
        (["replay"], "FILE"),
    ],
)
def test_a_command_line_that_cannot_be_read_ends_with_2_and_says_what_it_takes(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2

    out, err = capsys.readouterr()
    assert said in err
    assert out == ""
    assert "Traceback" not in err


def test_a_command_that_fails_says_so_with_its_own_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: object) -> int:
        raise CommandError("the dice are under the sofa", 1)

    monkeypatch.setattr(replay, "run", fail)
    assert main(["replay", "x.journal"]) == 1
    assert capsys.readouterr().err == "quiclo: the dice are under the sofa\n"


def test_stopping_with_the_keyboard_is_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "run", stop)
    assert main(["simulate", "brain_training"]) == 130
    assert capsys.readouterr().err == "quiclo: stopped\n"


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run Python in a process of its own from the top of the project."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        timeout=60,
        check=False,
    )


def test_reading_the_command_line_loads_neither_pygame_nor_numpy() -> None:
    probe = (
        "import sys, quiclo_game.cli as cli; cli.main(['check', '3+4', '--operands', '3', '4']);"
        "print(sorted({'pygame', 'pygame_gui', 'numpy', 'tqdm'} & set(sys.modules)))"
    )
    result = run("-c", probe)

    assert result.stdout.decode().splitlines()[-1] == "[]"


def test_whoever_reads_our_output_may_leave_early() -> None:
    script = f"{sys.executable} main.py solve 3 4 5 6 7 8 --json | head -c 1"
    result = subprocess.run(["sh", "-c", script], cwd=ROOT, capture_output=True, timeout=60, check=False)

    assert result.stderr == b""


@pytest.mark.parametrize(
    "command", ["solve 3 4", "check 3-5 --operands 3 5", "simulate brain_training --games 1 --json", "doctor"]
)
def test_a_closed_stdout_or_stderr_is_no_traceback_and_changes_neither_result_nor_exit_code(command: str) -> None:
    def run_with(closed: str) -> subprocess.CompletedProcess[bytes]:
        script = f"{sys.executable} main.py {command} {closed}"
        return subprocess.run(["sh", "-c", script], cwd=ROOT, capture_output=True, timeout=60, check=False)

    plain, deaf, mute = run_with(""), run_with(">&-"), run_with("2>&-")

    assert b"Traceback" not in deaf.stderr
    assert deaf.returncode == mute.returncode == plain.returncode
    if command != "doctor":  # free room on the disk and measured times differ
        assert mute.stdout == plain.stdout


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_signs_that_a_terminal_cannot_show_are_no_traceback(encoding: str) -> None:
    result = run("main.py", "check", "7-2*3", "--operands", "7", "2", "3", PYTHONIOENCODING=encoding)

    assert result.stderr == b""
    assert result.returncode == 0
    assert result.stdout.decode() == "7 − 2 × 3 = 1\n"


def test_what_is_given_to_main_is_read_instead_of_the_programs_own_arguments(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["quiclo", "--version"])
    assert main() == 0
    assert main(["check", "3+4", "--operands", "3", "4"]) == 0
    assert capsys.readouterr().out == f"quiclo {__version__}\n3 + 4 = 7\n"


def test_output_goes_to_whatever_stands_for_stdout(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.StringIO()
    monkeypatch.setattr(sys, "stdout", shown)
    main(["check", "3+4", "--operands", "3", "4"])

    assert shown.getvalue() == "3 + 4 = 7\n"


def test_a_terminal_with_a_small_alphabet_gets_a_question_mark_and_keeps_its_alphabet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Terminal(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    behind = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", Terminal(behind, encoding="cp1252", write_through=True))
    assert main(["check", "7-2*3", "--operands", "7", "2", "3"]) == 0

    assert behind.getvalue() == "7 ? 2 × 3 = 1\n".encode("cp1252")


def test_output_that_cannot_be_written_is_told_without_a_traceback() -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("no /dev/full on this system")
    with full.open("w") as nowhere:
        done = subprocess.run(
            [sys.executable, "main.py", "solve", "3", "4", "5"], stdout=nowhere, stderr=subprocess.PIPE, text=True
        )
    assert done.returncode == 1
    assert done.stderr.startswith("quiclo: cannot write: ")
    assert "Traceback" not in done.stderr
