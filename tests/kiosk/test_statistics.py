"""Statistics without personal data: one line a party, readable after torn lines, and never in the way of a game."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from quiclo_game.kiosk import statistics as statistics_module
from quiclo_game.kiosk.frame_times import FrameTimes
from quiclo_game.kiosk.statistics import (
    COLUMNS,
    FILE,
    OLDER,
    UNDER_WAY,
    EndedBy,
    Party,
    Statistics,
    read_rows,
    whole_file,
)


def noon() -> datetime:
    return datetime(2026, 5, 2, 12, 34, 56)


def note(store: Statistics, seconds: float = 300.0, ended_by: EndedBy = EndedBy.IDLE) -> None:
    party = Party("de", ["strategy", "strategy", "card_network"], finished=2, aborted=1)
    store.note_session(party, seconds, ended_by, (3, 9, 41))


def test_a_session_and_a_crash_are_kept_in_figures(tmp_path: Path) -> None:
    store = Statistics(tmp_path, noon)
    note(store)
    note(store, 900.0, EndedBy.LIMIT)
    store.note_crash('it ended with code 1, "so"')
    summary = store.summary()

    assert (summary.sessions, summary.seconds, summary.crashes) == (2, 1200, 1)
    assert (summary.games, summary.finished, summary.aborted) == (6, 4, 2)
    assert summary.modes == (("strategy", 4), ("card_network", 2))
    assert summary.languages == (("de", 2),)
    assert dict(summary.endings) == {"idle": 1, "limit": 1}
    assert (summary.frame_ms, summary.frame_ms_worst) == (3, 41)
    assert summary.minutes_each == 10.0


def test_no_line_says_more_than_the_hour(tmp_path: Path) -> None:
    store = Statistics(tmp_path, noon)
    note(store)
    text = (tmp_path / FILE).read_text()

    assert text.splitlines() == [
        ",".join(COLUMNS),
        "2026-05-02,12,session,300,de,strategy strategy card_network,2,1,idle,3,9,41,",
    ]


def test_a_line_that_a_power_cut_tore_is_passed_over_at_every_byte(tmp_path: Path) -> None:
    store = Statistics(tmp_path, noon)
    note(store)
    note(store)
    whole = (tmp_path / FILE).read_bytes()
    second = whole.rstrip(b"\n").rindex(b"\n") + 1
    for length in range(len(whole)):
        (tmp_path / FILE).write_bytes(whole[:length])
        assert store.summary().sessions == (1 if length >= second else 0)
    (tmp_path / FILE).write_bytes(whole[:-5])
    note(store)

    assert store.summary().sessions == 2, "the torn line does not spoil the next one"


@pytest.mark.parametrize("torn", [b'2026-06-01,9,crash,"it end', b'"', b"x" * 200_000, b"2026-06-01,9,session"])
def test_a_line_that_means_nothing_costs_no_other_one(tmp_path: Path, torn: bytes) -> None:
    store = Statistics(tmp_path, noon)
    note(store)
    (tmp_path / FILE).write_bytes((tmp_path / FILE).read_bytes() + torn)
    note(store)
    store.note_crash('it cannot be started: "quiclo", or what is called so')

    summary = store.summary()
    assert (summary.sessions, summary.crashes) == (2, 1)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\n\0\n", b'"' * 999 + b"\n", b"a,b\n", b",".join([b"9" * 50] * 13)])
def test_garbage_counts_nothing(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    store = Statistics(tmp_path, noon)

    assert store.summary().sessions == 0


def test_a_disk_that_takes_nothing_costs_no_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"in the way")
    store = Statistics(tmp_path / "file", noon)
    note(store)

    assert store.fault
    assert store.summary().sessions == 0


def test_the_file_never_fills_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics_module, "LARGEST", 500)
    store = Statistics(tmp_path, noon)
    for _ in range(30):
        note(store)

    assert (tmp_path / FILE).stat().st_size < 700
    assert (tmp_path / OLDER).stat().st_size < 700
    assert store.summary().sessions == len(read_rows(tmp_path / FILE)) + len(read_rows(tmp_path / OLDER))


def test_the_export_is_one_file_with_one_heading(tmp_path: Path) -> None:
    store = Statistics(tmp_path, noon)
    note(store)
    (tmp_path / FILE).rename(tmp_path / OLDER)
    note(store)

    text, lost = whole_file(tmp_path)
    lines = text.splitlines()
    assert lost == 0
    assert lines[0] == ",".join(COLUMNS)
    assert len(lines) == 3


def test_frame_times_take_little_room_and_tell_shares() -> None:
    times = FrameTimes()
    assert times.below(0.5) == 0
    for ms in (*[2.2] * 98, 30.0, 5000.0):
        times.add(ms)

    assert times.figures == (2, 30, 5000)


def test_a_session_that_ended_without_a_word_is_added_at_the_next_start_as_a_crash(tmp_path: Path) -> None:
    party = Party("de", ["strategy"], aborted=1)
    Statistics(tmp_path, noon).keep_session(party, 70.0, (3, 9, 41))

    later = Statistics(tmp_path, lambda: datetime(2026, 5, 4, 9))
    later.close_session()
    later.close_session()

    lines = (tmp_path / FILE).read_text().splitlines()
    assert lines[1:] == ["2026-05-02,12,session,70,de,strategy,0,1,crash,3,9,41,"]


def test_a_session_that_ended_as_it_should_is_counted_once(tmp_path: Path) -> None:
    store = Statistics(tmp_path, noon)
    store.keep_session(Party("de"), 70.0)
    note(store)
    store.close_session()

    assert [row["ended_by"] for row in read_rows(tmp_path / FILE)] == ["idle"]


def test_how_a_session_stands_is_written_when_it_changes_and_once_a_minute(tmp_path: Path) -> None:
    store, party, seconds = Statistics(tmp_path, noon), Party("de"), []
    for second in range(130):
        if second == 30:
            party.modes.append("strategy")
        store.keep_session(party, float(second))
        seconds.append(read_rows(tmp_path / UNDER_WAY)[0]["seconds"])

    assert sorted(set(seconds), key=int) == ["0", "30", "90"]


@pytest.mark.parametrize("content", [b"", b'"', b"\xff\n\n", b"2026-05-02,12,sess"])
def test_a_session_under_way_that_cannot_be_read_is_passed_over(tmp_path: Path, content: bytes) -> None:
    (tmp_path / UNDER_WAY).write_bytes(content)
    store = Statistics(tmp_path, noon)
    store.close_session()

    assert store.summary().sessions == 0
    assert not (tmp_path / UNDER_WAY).exists()
