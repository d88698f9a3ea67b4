"""Where everybody sits is kept with the game: in its first line, and in a line of its own after every change."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from quiclo_game.play.journal import read_journal
from quiclo_game.play.journal_replay import resume
from quiclo_game.play.journal_writer import JournalWriter
from quiclo_game.play.seat_plan import COUCH, Place, SeatPlan
from quiclo_game.rules.brain_state import Roll
from tests.bot_game import begin, header_of

PLAN = SeatPlan((Place(90, 0.25), Place(270, 0.5)))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "one.journal"


def test_a_game_is_resumed_where_everybody_sat(path: Path) -> None:
    begin(replace(header_of("brain_training", 2), seating=PLAN), path)
    assert read_journal(path).header.seating == PLAN


def test_the_last_change_counts_and_is_no_move(path: Path) -> None:
    match = begin(header_of("brain_training", 2, start="first"), path)
    writer = match.scribe
    assert isinstance(writer, JournalWriter)
    writer.write_seating(PLAN)
    match.submit(0, Roll())
    writer.write_seating(SeatPlan.usual(2))
    again, header, _ = resume(path)
    assert header.seating == SeatPlan.usual(2)
    assert again.state == match.state
    assert "seating 90:25 270:50" in path.read_text(encoding="utf-8").splitlines()


def test_a_game_without_any_places_is_one_of_the_couch(path: Path) -> None:
    begin(header_of("brain_training", 2), path)
    assert "seating" not in path.read_text(encoding="utf-8")
    assert read_journal(path).header.seating == COUCH


@pytest.mark.parametrize("line", ["seating nonsense", "seating 0:50", "seating 45:50 0:50"])
def test_places_that_cannot_be_read_lose_no_game(path: Path, line: str) -> None:
    begin(header_of("brain_training", 2), path)
    with path.open("a", encoding="utf-8") as stream:
        stream.write(line + "\n")
    assert read_journal(path).header.seating == COUCH
