"""The log of an unattended table: it never fills the disk, and a disk that takes nothing costs no game."""

from __future__ import annotations

import errno
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from quiclo_game.kiosk.logbook import EACH, FILE, FOLDER, KEPT, QuietRotatingFile, close_log, open_log

NAME = "tests.logbook"


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    close_log(logging.getLogger(NAME))


def test_a_line_is_on_disk_at_once_with_its_time(tmp_path: Path) -> None:
    log, fault = open_log(tmp_path, NAME)
    log.error("crash 1: it drew nothing")

    assert fault is None
    assert (tmp_path / FOLDER / FILE).read_text(encoding="utf-8").endswith(" ERROR crash 1: it drew nothing\n")


def test_however_much_is_written_the_log_keeps_a_few_files_of_limited_size_and_its_newest_lines(tmp_path: Path) -> None:
    log, _ = open_log(tmp_path, NAME)
    for number in range(2 * (KEPT + 1) * EACH // 1000):
        log.warning("%d %s", number, "x" * 1000)
    log.warning("the last line")

    files = sorted((tmp_path / FOLDER).iterdir())
    assert [path.name for path in files] == [FILE, *(f"{FILE}.{number}" for number in range(1, KEPT + 1))]
    assert all(path.stat().st_size <= EACH for path in files)
    assert files[0].read_text(encoding="utf-8").endswith("the last line\n")


def test_a_log_goes_on_where_it_ended(tmp_path: Path) -> None:
    for text in ("yesterday", "today"):
        log, _ = open_log(tmp_path, NAME)
        log.info(text)

    lines = (tmp_path / FOLDER / FILE).read_text(encoding="utf-8").splitlines()
    assert [line.rpartition(" ")[2] for line in lines] == ["yesterday", "today"]


def test_where_no_log_can_be_written_the_reason_is_told_and_lines_still_go_to_the_console(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / FOLDER).write_bytes(b"in the way")
    log, fault = open_log(tmp_path, NAME)
    log.info("start 1")

    assert fault
    assert capsys.readouterr().err == "quiclo: start 1\n"


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_costs_lines_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log, _ = open_log(tmp_path, NAME)
    file = next(handler for handler in log.handlers if isinstance(handler, QuietRotatingFile))
    with monkeypatch.context() as disk:
        disk.setattr(file.stream, "write", full, raising=False)
        log.warning("lost")
    log.warning("there is room again")

    text = (tmp_path / FOLDER / FILE).read_text(encoding="utf-8")
    assert "Traceback" not in capsys.readouterr().err
    assert "lost" not in text
    assert text.endswith("there is room again\n")


def test_a_full_disk_does_not_turn_a_clean_end_into_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log, _ = open_log(tmp_path, NAME)
    file = next(handler for handler in log.handlers if isinstance(handler, QuietRotatingFile))
    monkeypatch.setattr(file, "flush", full)
    close_log(log)
    assert log.handlers == []


def test_where_a_full_file_cannot_be_put_aside_the_log_waits_until_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log, _ = open_log(tmp_path, NAME)
    log.warning("x" * (EACH - 100))
    with monkeypatch.context() as disk:
        disk.setattr("os.rename", full)
        for _ in range(3):
            log.warning("lost %s", "y" * 100)
    log.warning("%s there is room again", "z" * 100)

    newest, older = (tmp_path / FOLDER / name for name in (FILE, f"{FILE}.1"))
    assert "Traceback" not in capsys.readouterr().err
    assert newest.read_text(encoding="utf-8").endswith("there is room again\n")
    assert older.stat().st_size <= EACH
