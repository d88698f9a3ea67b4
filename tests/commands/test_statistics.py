"""``quiclo statistics`` from the command line."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from quiclo_game.cli import main
from tests.scenes.kept_games import NAMES, folder_of_statistics


def test_everybody_is_told_with_every_mode(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["statistics", "--data-dir", str(folder_of_statistics()), "--lang", "de"]) == 0
    told = capsys.readouterr().out

    assert all(f"{name}: 24 Spiele" in told for name in NAMES)
    assert told.count("Kopfrechnen") == 3


def test_json_has_a_row_for_each_person_and_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["statistics", "--data-dir", str(folder_of_statistics()), "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)

    assert len(rows) == 24 * 3
    assert {row["person"] for row in rows} == set(NAMES)


def test_csv_is_printed_for_a_dash(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["statistics", "--data-dir", str(folder_of_statistics()), "--csv", "-"]) == 0
    assert len(list(csv.DictReader(capsys.readouterr().out.splitlines()))) == 24 * 3


def test_csv_is_saved_where_it_is_wanted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.csv"

    assert main(["statistics", "--data-dir", str(folder_of_statistics()), "--csv", str(path)]) == 0

    assert str(path) in capsys.readouterr().out
    with path.open(encoding="utf-8-sig", newline="") as stream:
        assert len(list(csv.DictReader(stream))) == 24 * 3


def test_a_place_that_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "missing" / "games.csv"

    assert main(["statistics", "--data-dir", str(folder_of_statistics()), "--csv", str(path), "--lang", "de"]) == 1
    assert "den Ort gibt es nicht" in capsys.readouterr().err


def test_nobody_yet_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["statistics", "--data-dir", str(tmp_path)]) == 0
    assert "Nobody" in capsys.readouterr().out


def test_spoilt_statistics_are_said_to_lie_aside_and_nobody_is_not_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "statistics.db").write_bytes(b"spoilt" * 1000)
    for code in (1, 0):
        assert main(["statistics", "--data-dir", str(tmp_path)]) == code
        said = "".join(capsys.readouterr())
        assert said.count("statistics.db.damaged") == 1
        assert "Nobody" not in said
