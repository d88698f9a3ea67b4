"""The data folder of a command: what is said where it is none, or where nothing can be kept in it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quiclo_game.cli import main
from quiclo_game.commands.alone import alone_in, require_folder


@pytest.mark.parametrize("below", ["", "sub/folder"])
@pytest.mark.parametrize(
    "command",
    [["play"], ["demo"], ["demo", "--headless"], ["kiosk"], ["kiosk", "--headless", "--statistics"], ["statistics"]],
)
def test_a_file_that_was_named_as_the_folder_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: list[str], below: str
) -> None:
    file = tmp_path / "F"
    file.write_text("x\n")
    language = [] if command[0] == "kiosk" else ["--lang", "en"]
    assert main([*command, "--data-dir", str(file / below), *language]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == (
        f"quiclo: {file} is a file and no folder. Name another place by --data-dir, or move the file away.\n"
    )
    assert file.read_text() == "x\n"


def test_the_doctor_names_the_folder_and_speaks_of_no_damaged_settings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "F"
    file.write_text("x\n")
    assert main(["doctor", "--json", "--data-dir", str(file)]) == 1
    told = {finding["topic"]: finding for finding in json.loads(capsys.readouterr().out)["findings"]}
    assert told["folder"]["state"] == "wrong"
    assert "settings" not in told


def test_a_folder_that_has_yet_to_be_made_is_fine_and_not_made(tmp_path: Path) -> None:
    require_folder(tmp_path / "new" / "folder")
    require_folder(None)
    assert not list(tmp_path.iterdir())


def test_where_nothing_can_be_kept_that_is_said_once_and_the_game_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "in_use.lock").mkdir()
    with alone_in(tmp_path, "en"):
        pass
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert told.startswith(f"quiclo: Nothing can be kept in {tmp_path} (")
