"""Journals that do not fit, and disks that do not take them: a clear word, no traceback, nothing lost."""

from __future__ import annotations

import errno
import os
import socket
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quiclo_game.play import journal
from quiclo_game.play.journal import LONGEST_LINE, read_journal
from quiclo_game.play.journal_error import JournalError
from quiclo_game.play.journal_header import Header
from quiclo_game.play.journal_replay import replay, resume
from quiclo_game.play.journal_writer import JournalWriter
from quiclo_game.play.match import Match
from tests.bot_game import begin, header_of, play_on

HEADER = header_of("brain_training", 2, seed=3)
FULL = Path("/dev/full")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "one.journal"


@pytest.fixture
def lines(path: Path) -> list[str]:
    """The lines of a game in progress that lies at ``path``; the last one ends a turn."""
    match = begin(HEADER, path)
    while match.state.turns.number < 3:
        play_on(match, HEADER, 1)
    return path.read_text(encoding="utf-8").splitlines()


def write(path: Path, lines: list[str]) -> None:
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def refusal(path: Path) -> JournalError:
    with pytest.raises(JournalError) as caught:
        replay(read_journal(path))
    return caught.value


# ---- lines that do not fit ---------------------------------------------------------------------------------------


def test_a_line_that_is_missing_is_noticed_where_the_next_one_no_longer_fits(path: Path, lines: list[str]) -> None:
    for missing in range(1, len(lines) - 1):
        write(path, lines[:missing] + lines[missing + 1 :])
        assert refusal(path).line >= missing + 1


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("2 roll", "no seat is called '2'"),
        ("-1 roll", "no seat is called '-1'"),
        ("Mia roll", "no seat is called 'Mia'"),
        ("", "an empty line"),
        ("0", "no action is called ''"),
        ("0 jump", "no action is called 'jump'"),
        ("0 rolled faces=1,2,3", "not_from_chance"),
        ("chance rolled faces=1,2,7", "not_from_chance"),
        ("chance rolled faces=1,2", "not_from_chance"),
        ("chance undo", "no action is called 'undo'"),
        ("0 roll\r", "no action is called 'roll\\r'"),
    ],
)
def test_a_line_that_the_rules_refuse_is_named_by_its_number(path: Path, lines: list[str], line: str, why: str) -> None:
    at = next(index for index, text in enumerate(lines) if text.startswith("chance rolled"))
    write(path, [*lines[:at], line, *lines[at:]])
    error = refusal(path)

    assert (error.path, error.line, error.why) == (path, at + 1, why)
    assert str(error) == f"{path}: line {at + 1}: {why}"


def test_a_calculation_that_is_wrong_by_one_die_is_refused(path: Path, lines: list[str]) -> None:
    at = next(index for index, text in enumerate(lines) if " solve " in text)
    write(path, [*lines[:at], lines[at] + "+a", *lines[at + 1 :]])

    assert refusal(path).line == at + 1


def test_an_undo_that_would_cross_dice_is_refused(path: Path, lines: list[str]) -> None:
    at = next(index for index, text in enumerate(lines) if text.startswith("chance rolled")) + 1
    write(path, [*lines[:at], "0 undo", *lines[at:]])

    assert (refusal(path).line, refusal(path).why) == (at + 1, "undo_would_reveal")


def test_a_line_that_is_no_text_is_named(path: Path, lines: list[str]) -> None:
    content = "\n".join(lines[:4]).encode() + b"\n0 ro\xffll\n" + "\n".join(lines[4:]).encode() + b"\n"
    path.write_bytes(content)

    assert (refusal(path).line, refusal(path).why) == (5, "not text")


def test_resuming_a_journal_that_does_not_fit_leaves_the_file_alone(path: Path, lines: list[str]) -> None:
    write(path, [*lines, "0 jump"])
    content = path.read_bytes()
    with pytest.raises(JournalError):
        resume(path)

    assert path.read_bytes() == content


# ---- first lines that are none -----------------------------------------------------------------------------------

GOOD = HEADER.to_json()


@pytest.mark.parametrize(
    "header",
    [
        "",
        "{}",
        "[]",
        "null",
        "7",
        "quiclo",
        "[" * 100_000,
        '{"a":' * 100_000,
        GOOD[:-1],
        GOOD.replace('"seed": 3', '"seed": "three"'),
        GOOD.replace('"seed": 3', '"seed": 1e999'),
        GOOD.replace('"seed": 3', '"seed": null'),
        GOOD.replace('"seed": 3', '"seed": ' + "9" * 5000),
        GOOD.replace('"colour": 1', '"colour": 6'),
        GOOD.replace('"colour": 1', '"colour": -1'),
        GOOD.replace('"colour": 1', '"colour": 1e999'),
        GOOD.replace('"colour": 1', '"colour": "red"'),
        GOOD.replace('"medium"', '"clever"'),
        GOOD.replace('"medium"', '""'),
        GOOD.replace('"medium"', "0"),
        GOOD.replace('"medium"', "[]"),
        GOOD.replace('"Robo 1"', "1"),
        GOOD.replace('"start": "random"', '"start": 1'),
        GOOD.replace('"think_seconds": "0"', '"think_seconds": 0'),
        GOOD.replace('"operators": "+-*/"', '"operators": [[]]'),
        GOOD.replace('"mode"', '"node"'),
        GOOD.replace('"players": [', '"players": 2, "more": ['),
        GOOD.replace('"players": [', '"players": [], "more": ['),
    ],
)
def test_a_first_line_that_is_no_header_is_refused(path: Path, header: str) -> None:
    assert header != GOOD
    write(path, [header])

    assert refusal(path).line == 1


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"quiclo": 1', '"quiclo": 2', "written by another version (2)"),
        ('"brain_training"', '"chess"', "no mode is called 'chess'"),
        ('"variant": "race"', '"variant": "rally"', "no such option or value: 'variant=rally'"),
        ('"variant"', '"colour"', "no such option or value: 'colour'"),
    ],
)
def test_a_header_of_another_game_says_what_is_unknown(path: Path, old: str, new: str, why: str) -> None:
    write(path, [GOOD.replace(old, new)])

    assert refusal(path).why == why


def test_too_many_players_are_refused_in_the_first_line(path: Path) -> None:
    seats = HEADER.players * 4
    write(path, [Header(HEADER.mode, HEADER.settings, seats, 1).to_json()])

    assert (refusal(path).line, refusal(path).why) == (1, "brain training takes 1 to 6 seats, not 8")


def test_an_empty_file_and_a_torn_header_are_no_journals(path: Path) -> None:
    for content in (b"", GOOD.encode()[:40], GOOD.encode()):
        path.write_bytes(content)
        assert (refusal(path).line, refusal(path).why) == (1, "no header")


def test_a_file_that_is_not_there_is_the_systems_error(path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read_journal(path)
    with pytest.raises(IsADirectoryError):
        read_journal(path.parent)


@pytest.mark.parametrize("endless", ["/dev/zero", "/dev/urandom", "/dev/null"])
def test_what_never_ends_is_not_read_at_all(endless: str) -> None:
    if not Path(endless).exists():
        pytest.skip("this system has no such device")
    with pytest.raises(OSError, match="not a regular file"):
        read_journal(Path(endless))


def test_a_pipe_and_a_socket_are_waited_for_by_nobody(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system has no named pipes")
    monkeypatch.chdir(path.parent)
    os.mkfifo("pipe.journal")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("socket.journal")
        for name in ("pipe.journal", "socket.journal"):
            with pytest.raises(OSError, match="not a regular file"):
                read_journal(Path(name))


def test_a_line_beyond_all_measure_is_named_by_its_number(path: Path) -> None:
    write(path, [GOOD, "0 " + "x" * LONGEST_LINE])
    assert (refusal(path).line, refusal(path).why) == (2, "too long a line")
    write(path, [GOOD, "0 " + "x" * (LONGEST_LINE - 3)])
    assert refusal(path).why != "too long a line", "the line end counts too"


def test_a_file_beyond_all_measure_is_not_read_to_its_end(
    path: Path, lines: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "LARGEST", path.stat().st_size)
    read_journal(path)
    write(path, [*lines, lines[-1]])
    assert (refusal(path).line, refusal(path).why) == (len(lines) + 1, "too large a file")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(st.binary(max_size=400))
def test_binary_garbage_is_refused_wherever_it_stands(path: Path, garbage: bytes) -> None:
    for content in (garbage + b"\n", f"{GOOD}\n".encode() + garbage + b"\n"):
        path.write_bytes(content)
        with pytest.raises(JournalError):
            replay(read_journal(path))


# ---- disks that do not take it -----------------------------------------------------------------------------------


def play_some(path: Path, steps: int = 12) -> tuple[Match[Any], JournalWriter]:
    match = begin(HEADER, path)
    play_on(match, HEADER, steps)
    assert isinstance(match.scribe, JournalWriter)
    return match, match.scribe


def test_a_full_disk_never_stops_the_game_and_is_told() -> None:
    if not FULL.exists():
        pytest.skip("this system has no always full device")
    match, writer = play_some(FULL)

    assert writer.fault == "fault.full"
    assert len(match.moves) > 12


def test_a_folder_that_cannot_be_written_never_stops_the_game_and_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"in the way")
    match, writer = play_some(tmp_path / "file" / "one.journal")

    assert writer.fault
    assert len(match.moves) > 12


def test_a_read_only_folder_never_stops_the_game_and_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(errno.EACCES, "fault.forbidden")

    monkeypatch.setattr(os, "open", refuse)
    match, writer = play_some(path)

    assert writer.fault == "fault.forbidden"
    assert len(match.moves) > 12


def test_what_a_full_disk_did_not_take_is_written_once_there_is_room_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = path.with_name("whole.journal")
    play_some(whole, 30)
    match, writer = play_some(path, 10)
    assert writer.fault is None

    write_really = os.write

    def half_then_full(descriptor: int, content: bytes) -> int:
        if len(content) < 3:
            raise OSError(errno.ENOSPC, "fault.full")
        return write_really(descriptor, content[: len(content) // 2])

    with monkeypatch.context() as disk:
        disk.setattr(os, "write", half_then_full)
        play_on(match, HEADER, 10)
        assert writer.fault == "fault.full"
        # What lies on the disk meanwhile is a journal with a torn last line, and can be gone on with.
        replay(read_journal(path))
    play_on(match, HEADER, 10)

    assert writer.fault is None
    assert path.read_bytes() == whole.read_bytes()


def test_a_write_that_takes_only_a_part_is_finished(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_really = os.write
    whole = path.with_name("whole.journal")
    play_some(whole)
    monkeypatch.setattr(os, "write", lambda descriptor, content: write_really(descriptor, content[:7]))
    play_some(path)

    assert path.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("damage", ["removed", "emptied", "cut short", "grown"])
def test_a_file_that_others_tampered_with_is_whole_again_after_the_next_action(path: Path, damage: str) -> None:
    whole = path.with_name("whole.journal")
    play_some(whole, 13)
    match, writer = play_some(path, 12)
    content = path.read_bytes()
    if damage == "removed":
        path.unlink()
    else:
        path.write_bytes({"emptied": b"", "cut short": content[:-9], "grown": content + b"0 jump\n" * 99}[damage])
    play_on(match, HEADER, 1)

    assert writer.fault is None
    assert path.read_bytes() == whole.read_bytes()


def test_a_resumed_game_can_restore_a_removed_file_too(path: Path) -> None:
    whole = path.with_name("whole.journal")
    play_some(whole, 13)
    play_some(path, 12)
    match, header, _ = resume(path)
    path.unlink()
    play_on(match, header, 1)

    assert path.read_bytes() == whole.read_bytes()


def test_every_line_is_synced_to_the_disk(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []
    sync_really = os.fsync

    def sync(descriptor: int) -> None:
        sync_really(descriptor)
        synced.append(path.stat().st_size)

    monkeypatch.setattr(os, "fsync", sync)
    match, _ = play_some(path)

    assert len(synced) == len(match.moves) + 1
    assert synced == sorted(set(synced))


def test_what_is_on_disk_is_never_written_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[bytes] = []
    write_really = os.write

    def write_once(descriptor: int, content: bytes) -> int:
        written.append(content)
        return write_really(descriptor, content)

    monkeypatch.setattr(os, "write", write_once)
    play_some(path)

    assert b"".join(written) == path.read_bytes()


def test_a_new_journal_makes_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "one.journal"
    begin(HEADER, path)

    assert read_journal(path).header == HEADER
