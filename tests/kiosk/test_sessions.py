"""The sessions of an unattended table: their end, what is noted of them, and the day that takes them along."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest

from quiclo_game.kiosk.config import KioskConfig, Place
from quiclo_game.kiosk.exits import LEAVE, RESTART
from quiclo_game.kiosk.statistics import EndedBy, read_rows
from quiclo_game.play.records import FILE as PEOPLE
from quiclo_game.scenes.table import TableScene
from tests.end_to_end.robot import Robot
from tests.kiosk.house import house, play, start_house, wait, wake
from tests.scenes.finished_games import played


def test_a_session_that_lasts_too_long_is_announced_and_ends_softly(tmp_path: Path) -> None:
    guest = Robot(start_house(tmp_path, KioskConfig(session_minutes=3)))
    wake(guest)
    play(guest)
    for _ in range(90):
        wait(guest, 1)
        guest.key("tab")
    scene = guest.scene
    assert isinstance(scene, TableScene)
    for _ in range(160):
        wait(guest, 1)
        guest.key("tab")
        if guest.screen == "Goodbye":
            break
    assert guest.screen == "Goodbye"
    wait(guest, 13)

    assert guest.screen == "Attract"
    row = read_rows(tmp_path / "statistics.csv")[-1]
    assert (row["ended_by"], row["modes"], row["aborted"]) == ("limit", "brain_training", "1")
    assert 180 <= int(row["seconds"]) <= 270


def test_a_session_is_noted_without_names(guest: Robot, tmp_path: Path) -> None:
    wake(guest, "en")
    play(guest)
    guest.tap("pause")
    guest.wait_for("Pause")
    wait(guest, 61)
    assert guest.screen == "Attract"

    row = read_rows(tmp_path / "statistics.csv")[-1]
    assert row["kind"] == "session"
    assert (row["language"], row["modes"], row["finished"], row["aborted"]) == ("en", "brain_training", "0", "1")
    assert row["day"] == "2026-06-01"


@pytest.mark.parametrize("code", [LEAVE, RESTART])
def test_a_session_that_the_operator_ends_with_the_program_is_noted(guest: Robot, tmp_path: Path, code: int) -> None:
    wake(guest)
    play(guest)
    house(guest).end(code)

    rows = read_rows(tmp_path / "statistics.csv")
    assert [(row["ended_by"], row["modes"], row["aborted"]) for row in rows] == [("operator", "brain_training", "1")]


def test_a_session_that_a_crash_ended_is_noted_at_the_next_start(guest: Robot, tmp_path: Path) -> None:
    wake(guest)
    play(guest)
    wait(guest, 2)
    assert not read_rows(tmp_path / "statistics.csv")
    start_house(tmp_path)

    rows = read_rows(tmp_path / "statistics.csv")
    assert [(row["ended_by"], row["modes"], row["aborted"]) for row in rows] == [("crash", "brain_training", "1")]


@pytest.mark.parametrize(("untouched", "noted"), [(5, ("1", "0")), (125, ("0", "1"))])
def test_a_game_that_played_itself_to_its_end_was_broken_off(
    tmp_path: Path, untouched: float, noted: tuple[str, str]
) -> None:
    guest = Robot(start_house(tmp_path, KioskConfig(place=Place.COUCH)))
    wake(guest)
    play(guest)
    wait(guest, untouched)
    house(guest).results(played())
    house(guest).close_session(EndedBy.IDLE)

    row = read_rows(tmp_path / "statistics.csv")[-1]
    assert (row["finished"], row["aborted"]) == noted


def test_no_language_is_noted_before_one_is_chosen(guest: Robot, tmp_path: Path) -> None:
    guest.touch(640, 650)
    guest.wait_for("Language")
    wait(guest, 62)
    wake(guest, "en")
    guest.tap("language:de")
    wait(guest, 62)

    assert [row["language"] for row in read_rows(tmp_path / "statistics.csv")] == ["", "de"]


def test_the_only_language_is_noted(tmp_path: Path) -> None:
    guest = Robot(start_house(tmp_path, KioskConfig(languages=("en",))))
    guest.touch(640, 650)
    guest.wait_for("Title")
    wait(guest, 62)

    assert read_rows(tmp_path / "statistics.csv")[-1]["language"] == "en"


def test_a_new_day_begins_at_its_hour_and_the_games_of_the_old_one_are_gone(tmp_path: Path) -> None:
    guest = Robot(start_house(tmp_path, KioskConfig(reset_hour=10), opening=datetime(2026, 6, 1, 9, 57)))
    wake(guest)
    play(guest)
    guest.tap("pause")
    wait(guest, 61)
    assert list(tmp_path.rglob("*.journal"))
    wait(guest, 100)
    assert not guest.app.loop.over
    wait(guest, 30)

    assert guest.app.loop.over
    assert house(guest).exit_code == RESTART
    assert list(tmp_path.rglob("*.journal")) == []


def test_names_are_gone_on_the_next_day_also_where_the_machine_was_off_at_the_hour(tmp_path: Path) -> None:
    left = [tmp_path / name for name in (PEOPLE, "quiclo.csv", "journals/1.journal")]
    start_house(tmp_path, opening=datetime(2026, 6, 1, 9))
    (tmp_path / "journals").mkdir()
    for path in left:
        path.write_text("Angela")
    start_house(tmp_path, opening=datetime(2026, 6, 1, 18))
    assert left[0].exists()
    start_house(tmp_path, opening=datetime(2026, 6, 2, 9))

    assert not any("Angela" in path.read_text() for path in tmp_path.rglob("*") if path.is_file())


def test_what_a_power_cut_left_behind_is_put_aside(tmp_path: Path) -> None:
    start_house(tmp_path)
    (tmp_path / "journals").mkdir()
    for number in range(30):
        (tmp_path / "journals" / f"20260101-0000{number:02d}-000-strategy.journal").write_text("{}\n")
    guest = Robot(start_house(tmp_path))
    wake(guest)

    assert not any(control.key == "resume" for control in guest.controls)
    assert list((tmp_path / "journals").glob("*.journal")) == []
    assert len(list((tmp_path / "journals" / "aside").glob("*.journal"))) == 20
