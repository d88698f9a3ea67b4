"""Two programs on one data folder: the second one is told so, and nothing that the first one keeps is torn."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from quiclo_game.cli import main
from quiclo_game.play.records import Records
from quiclo_game.shell.folder_lock import FILE, FolderLock, FolderTakenError

ROOT = Path(__file__).resolve().parent.parent.parent
HOLD = """
import sys
from pathlib import Path
from quiclo_game.shell.folder_lock import FolderLock
with FolderLock(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""
KEEP = """
import sys
from pathlib import Path
from quiclo_game.play.records import ExerciseRecord, GameRecord, PartRecord, Records
who, folder = sys.argv[1], Path(sys.argv[2])
done = ExerciseRecord(12, True, 2, "*", "3*4")
for number in range(25):
    part = PartRecord(who, 0, 0, True, number, "points", (done,) * 5)
    Records(folder).keep(GameRecord(f"{who}-{number}", "brain_training", "2026-01-01T10:00:00", 60, "points", number,
                                    1, 9, {}, (part,)))
"""


@contextmanager
def another_program(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Let another process hold the folder."""
    command = [sys.executable, "-c", HOLD, str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        yield other
        other.kill()


@pytest.mark.parametrize(
    ("arguments", "kept_in"),
    [
        (["play"], ""),
        (["play", "brain_training", "--seats", "Mia,Jonas"], ""),
        (["demo", "--seconds", "1"], ""),
        (["kiosk", "--seconds", "1"], "kiosk"),
    ],
)
def test_the_second_program_says_where_the_first_one_runs_and_touches_nothing(
    arguments: list[str], kept_in: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with another_program(tmp_path / kept_in):
        before = sorted(path.name for path in tmp_path.rglob("*"))
        language = [] if "kiosk" in arguments else ["--lang", "en"]
        assert main([*arguments, *language, "--data-dir", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert "already running with this folder" in said
    assert str(tmp_path) in said
    assert "--data-dir" in said
    assert sorted(path.name for path in tmp_path.rglob("*")) == before


def test_it_says_so_in_the_language_that_is_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "settings.json").write_text('{"language": "de"}', encoding="utf-8")
    with another_program(tmp_path):
        assert main(["play", "--data-dir", str(tmp_path)]) == 1
    assert "läuft Quiclo schon" in capsys.readouterr().err


def test_a_program_that_died_leaves_the_folder_to_the_next_one(tmp_path: Path) -> None:
    with another_program(tmp_path) as other:
        with pytest.raises(FolderTakenError):
            FolderLock(tmp_path).__enter__()
        other.kill()
        other.wait()
        with FolderLock(tmp_path):
            assert (tmp_path / FILE).exists()


def test_a_folder_that_was_let_go_can_be_held_again_and_another_one_at_the_same_time(tmp_path: Path) -> None:
    for _ in range(2):
        with FolderLock(tmp_path / "one"), FolderLock(tmp_path / "two"), pytest.raises(FolderTakenError):
            FolderLock(tmp_path / "one").__enter__()


def test_where_nothing_can_be_written_everybody_may_work(tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.touch()
    with FolderLock(blocked), FolderLock(blocked):
        assert blocked.read_bytes() == b""


def test_games_that_two_programs_keep_at_the_same_time_are_all_in_the_statistics(tmp_path: Path) -> None:
    both = [
        subprocess.Popen([sys.executable, "-c", KEEP, name, str(tmp_path)], cwd=ROOT, stderr=subprocess.PIPE)
        for name in ("Anna", "Ben")
    ]
    for one in both:
        assert one.communicate()[1] == b""
        assert one.returncode == 0
    records = Records(tmp_path)
    assert {person.name: person.games for person in records.people()} == {"Anna": 25, "Ben": 25}
    assert not records.put_aside
