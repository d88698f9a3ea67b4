"""``quiclo replay``: a saved game told move by move, or named as broken with the number of the line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quiclo_game.cli import main
from quiclo_game.shell.choices import Notation
from quiclo_game.shell.settings_store import SettingsStore
from tests.bot_game import begin, header_of, play_on

HEADER = header_of("brain_training", 2, seed=3)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "one.journal"
    play_on(begin(HEADER, path), HEADER)
    return path


def test_a_game_is_told_in_either_language(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(finished)]) == 0
    english = capsys.readouterr().out.splitlines()
    assert main(["replay", str(finished), "--lang", "de"]) == 0
    german = capsys.readouterr().out.splitlines()

    assert len(english) == len(german) > 40
    assert english[0].endswith("begins.")
    assert german[0].endswith("beginnt.")
    assert " wins with " in english[-1]
    assert " gewinnt mit " in german[-1]


def test_json_says_how_the_game_ended(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(finished), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)

    assert list(told) == ["mode", "players", "seed", "options", "moves", "scores", "outcome"]
    assert (told["mode"], told["players"], told["seed"]) == ("brain_training", ["Robo 1", "Robo 2"], 3)
    assert told["options"] == HEADER.settings.as_dict()
    assert told["moves"] == len(finished.read_bytes().splitlines()) - 1
    assert told["outcome"]["ending"] == "points"
    (winner,) = told["outcome"]["winners"]
    assert told["scores"][winner] > 48


def test_json_of_a_game_that_is_not_over_has_no_outcome(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.journal"
    play_on(begin(HEADER, path), HEADER, 5)
    assert main(["replay", str(path), "--json"]) == 0

    assert json.loads(capsys.readouterr().out)["outcome"] is None


def test_a_torn_last_line_is_passed_over(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = finished.read_bytes()
    finished.write_bytes(content[:-5])

    assert main(["replay", str(finished), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["moves"] == len(content.splitlines()) - 2


def test_reading_changes_nothing(finished: Path) -> None:
    finished.write_bytes(finished.read_bytes()[:-5])
    before = finished.read_bytes()
    main(["replay", str(finished)])

    assert finished.read_bytes() == before


def test_what_the_rules_refuse_is_said_in_a_sentence(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with finished.open("a", encoding="utf-8") as file:
        file.write("0 roll\n")

    assert main(["replay", str(finished)]) == 1
    assert "game_over" not in (told := capsys.readouterr().err)
    assert told.rstrip().endswith(".")


def test_a_journal_that_does_not_fit_is_refused_with_the_lines_number(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    lines.insert(7, "0 jump")
    finished.write_text("\n".join(lines) + "\n", encoding="utf-8")

    assert main(["replay", str(finished)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err == f"quiclo: {finished}: line 8 does not fit the rules: no action is called 'jump'\n"


@pytest.mark.parametrize("content", [b"", b"\x00\xff\xfe\n", b"hello\n", b"[" * 50_000 + b"\n", b"{}\n"])
def test_a_file_that_is_no_journal_is_refused(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "one.journal"
    path.write_bytes(content)

    assert main(["replay", str(path)]) == 1
    assert "line 1 does not fit the rules" in capsys.readouterr().err


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path, why in ((tmp_path / "missing.journal", "No such file"), (tmp_path, "Is a directory")):
        assert main(["replay", str(path)]) == 1
        assert f"cannot read {path}: {why}" in capsys.readouterr().err


def test_a_device_without_an_end_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    endless = Path("/dev/zero")
    if not endless.exists():
        pytest.skip("this system has no such device")
    assert main(["replay", str(endless)]) == 1
    assert capsys.readouterr().err == "quiclo: cannot read /dev/zero: not a regular file\n"


def test_sentences_can_be_written_in_school_notation(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(finished)]) == 0
    cross = capsys.readouterr().out
    assert main(["replay", str(finished), "--notation", "dot"]) == 0
    dot = capsys.readouterr().out

    assert "×" in cross
    assert "×" not in dot
    assert "÷" not in dot
    assert dot == cross.replace("×", "·").replace("÷", ":")


def test_sentences_are_written_as_the_settings_want_it(
    finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    store = SettingsStore(folder)
    store.change(notation=Notation.DOT)
    assert main(["replay", str(finished), "--data-dir", str(folder)]) == 0
    assert "×" not in capsys.readouterr().out
    assert main(["replay", str(finished), "--data-dir", str(folder), "--notation", "cross"]) == 0
    assert "×" in capsys.readouterr().out


def test_a_torn_last_line_is_said(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    finished.write_bytes(finished.read_bytes() + b"0 sol")

    assert main(["replay", str(finished)]) == 0
    assert "incomplete" in capsys.readouterr().err


def test_a_size_needs_a_window(finished: Path) -> None:
    assert main(["replay", str(finished), "--size", "1280x720"]) == 2
