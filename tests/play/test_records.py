"""The statistics file: what is kept of a game, and that nothing on the disk stops one."""

from __future__ import annotations

import csv
import os
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from quiclo_game.play.accounts import record_of
from quiclo_game.play.players import Player, Strength
from quiclo_game.play.records import COLUMNS, DAMAGED, FILE, GameRecord, Records, RecordsError
from tests.bot_game import begin, header_of, play_on


def game(mode: str = "mental_arithmetic", seed: int = 3, mark: str | None = "a", names: str = "Mia,Opa") -> GameRecord:
    header = header_of(mode, 2, seed=seed, strength=Strength.EASY)
    match = play_on(begin(header), header)
    players = tuple(Player(name, colour) for colour, name in enumerate(names.split(",")))
    outcome = match.outcome
    assert outcome is not None
    record = record_of(
        match.mode, header.settings, players, match.moves, outcome, deal=seed, seconds=600,
        ended=f"2026-03-{seed:02}T10:00:00", mark=mark, times=[400.0 * index for index in range(len(match.moves))],
    )  # fmt: skip
    assert record is not None
    return record


@pytest.fixture
def records(tmp_path: Path) -> Records:
    return Records(tmp_path)


def test_a_game_comes_back_as_it_was_kept(records: Records) -> None:
    kept = game()
    assert records.keep(kept)

    played = records.played("mia")

    assert [(one.mode, one.figure, one.exercises) for one in played] == [
        ("mental_arithmetic", kept.parts[0].figure, kept.parts[0].exercises)
    ]
    assert {one.ms for one in played[0].exercises} <= {400, None}
    assert any(one.solved for one in played[0].exercises)
    assert not all(one.solved for one in played[0].exercises)


def test_no_game_counts_twice(records: Records) -> None:
    assert records.keep(game())
    assert not records.keep(game())
    assert [person.games for person in records.people()] == [1, 1]


def test_people_are_told_apart_by_name_alone_whatever_the_case(records: Records) -> None:
    records.keep(game(seed=3, mark="a", names="Mia,Opa"))
    records.keep(game(seed=4, mark="b", names="Jonas,MIA"))

    people = {person.name: person.games for person in records.people()}

    assert people == {"Mia": 2, "Opa": 1, "Jonas": 1}


def test_bots_are_not_kept_and_games_of_bots_alone_neither() -> None:
    header = header_of("mental_arithmetic", 2)
    match = play_on(begin(header), header)
    assert match.outcome is not None
    both = header.players
    kept = [
        record_of(
            match.mode, header.settings, players, match.moves, match.outcome, deal=1, seconds=1, ended="", mark=None
        )
        for players in (both, (replace(both[0], name="Mia", strength=None), both[1]))
    ]

    assert kept[0] is None
    assert kept[1] is not None
    assert [part.name for part in kept[1].parts] == ["Mia"]


def test_somebody_can_be_renamed_and_joined_with_another(records: Records) -> None:
    records.keep(game(names="Mia,Opa"))
    assert records.rename("mia", "Maria")
    assert records.rename("Opa", "maria")
    assert not records.rename("Niemand", "Jonas")

    assert [(person.name, person.games) for person in records.people()] == [("maria", 2)]


def test_somebody_deleted_leaves_nothing_behind(records: Records) -> None:
    records.keep(game(names="Mia,Opa"))
    assert records.delete("Mia")
    assert records.delete("Opa")

    base = sqlite3.connect(records.path)
    counts = [
        base.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in ("person", "part", "game", "exercise")
    ]
    base.close()
    assert counts == [0, 0, 0, 0]


def test_a_spoilt_file_is_put_aside_and_the_game_is_kept_in_a_new_one(records: Records) -> None:
    records.path.write_bytes(b"no data base at all" * 300)

    assert records.keep(game())

    assert records.put_aside
    assert (records.path.parent / DAMAGED).read_bytes().startswith(b"no data base")
    assert len(records.people()) == 2


def test_a_file_broken_in_the_middle_is_put_aside(records: Records) -> None:
    for seed in range(3, 9):
        records.keep(game(seed=seed, mark=str(seed)))
    content = bytearray(records.path.read_bytes())
    content[4096:] = os.urandom(len(content) - 4096)
    records.path.write_bytes(content)

    assert records.keep(game())

    assert records.put_aside
    assert [person.games for person in records.people()] == [1, 1]


def test_a_file_of_a_newer_program_is_left_alone(records: Records) -> None:
    base = sqlite3.connect(records.path)
    base.execute("PRAGMA user_version = 99")
    base.close()
    before = records.path.read_bytes()

    with pytest.raises(RecordsError, match="newer"):
        records.keep(game())

    assert records.path.read_bytes() == before


def test_a_file_that_another_program_holds_is_said(records: Records, monkeypatch: pytest.MonkeyPatch) -> None:
    records.keep(game())
    monkeypatch.setattr("quiclo_game.play.records._WAIT", 0.05)
    other = sqlite3.connect(records.path)
    other.execute("BEGIN EXCLUSIVE")

    with pytest.raises(RecordsError, match="locked"):
        records.keep(game(mark="b"))

    other.close()


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")

    with pytest.raises(RecordsError, match="read_only"):
        Records(tmp_path / "file").keep(game())


def test_looking_makes_no_file(records: Records) -> None:
    assert records.people() == ()
    assert records.rows() == []
    assert not (records.path.parent / FILE).exists()


def test_csv_reads_back_and_holds_no_formula(records: Records, tmp_path: Path) -> None:
    records.keep(game(names="=1+1,Jörg"))
    path = tmp_path / "out.csv"

    assert records.export(path, Path.write_bytes) == 2

    with path.open(encoding="utf-8-sig", newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert tuple(rows[0]) == COLUMNS
    assert [row["person"] for row in rows] == ["'=1+1", "Jörg"]


def test_the_program_starts_without_the_data_base() -> None:
    code = "import sys, quiclo_game.app, quiclo_game.games; sys.exit('sqlite3' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_large_file_that_turns_out_to_be_spoilt_is_put_aside_too(
    records: Records, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quiclo_game.play.records.CHECKED", 0)
    for seed in range(3, 9):
        records.keep(game(seed=seed, mark=str(seed)))
    content = bytearray(records.path.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    records.path.write_bytes(content)

    assert records.keep(game(mark="new"))

    assert records.put_aside
    assert [person.games for person in records.people()] == [1, 1]
