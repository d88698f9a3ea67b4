"""The agreed playing time goes on where it was when a game is resumed, and replays as it was kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from quiclo_game.play.chance import SeededChance
from quiclo_game.play.journal import read_journal
from quiclo_game.play.journal_header import Header
from quiclo_game.play.journal_replay import replay, resume
from quiclo_game.play.journal_writer import JournalWriter
from quiclo_game.play.match import Match
from quiclo_game.play.players import read_seats
from quiclo_game.play.recording import RecordedMatch, read_recording
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.scenes.plan import GamePlan
from quiclo_game.scenes.playing_clock import KEPT_EVERY, PlayingClock
from quiclo_game.scenes.table import TableScene
from quiclo_game.scenes.tables import table_of
from quiclo_game.shell.loop import STEP
from tests.scenes.stand_ins import stand

MODES = ("mental_arithmetic", "strategy")


def seated(mode_key: str, path: Path, *, minutes: int = 5) -> TableScene:
    """Begin a game with an agreed time and a journal."""
    mode, players = find_mode(mode_key), read_seats("Anna,Ben")
    settings = settle(mode.options, {"start": "first", "minutes": str(minutes)})
    header = Header(mode_key, settings, players, 5)
    match = Match(mode, len(players), settings, SeededChance(5))
    match.scribe = JournalWriter.create(path, header)
    table = at_table(match, header)
    match.start()
    return table


def resumed(path: Path) -> TableScene:
    """Go on with a game as the program does."""
    match, header, _ = resume(path)
    return at_table(match, header)


def at_table(match: Match[object], header: Header) -> TableScene:
    plan = GamePlan(header.mode, header.players, header.settings, header.seed)
    table = table_of(header.mode)(stand("de").services, plan, match, {}, on_over=lambda _: None)
    table.enter((1920, 1080))
    return table


def wait(table: TableScene, ms: float) -> None:
    for _ in range(round(ms / STEP)):
        table.update(STEP)


@pytest.mark.parametrize("mode", MODES)
def test_a_resumed_game_goes_on_with_its_clock(mode: str, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    table = seated(mode, path)
    wait(table, 3 * KEPT_EVERY + 2000)
    assert any(line.startswith("clock ") for line in path.read_text(encoding="utf-8").splitlines())

    again = resumed(path)

    assert 3 * KEPT_EVERY <= again.match.played <= table.match.played
    assert again.match.state == table.match.state


@pytest.mark.parametrize("mode", MODES)
def test_the_time_that_was_left_is_all_that_is_left(mode: str, tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    wait(seated(mode, path, minutes=1), 50_000)
    again = resumed(path)
    wait(again, 20_000)
    called = "time_over" if mode == "strategy" else "time_called"
    for seat in range(2) if mode == "strategy" else ():
        again.match.submit(seat, again.match.mode.legal(again.match.state, seat)[0])
    wait(again, 12_000)
    assert getattr(again.match.state, called)


def test_every_turn_begins_with_the_time_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    table = seated("mental_arithmetic", path)
    wait(table, 4000)
    table.match.submit(0, table.match.mode.legal(table.match.state, 0)[0])
    wait(table, 4000)
    table.match.submit(0, table.match.mode.legal(table.match.state, 0)[-1])
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[-1].startswith("clock 8")
    match = replay(read_journal(path))
    assert match.state == table.match.state
    assert match.times == table.match.times


def test_a_recording_shows_the_time_as_it_was_however_long_one_watches(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    table = seated("mental_arithmetic", path)
    for _ in range(3):
        wait(table, 20_000)
        for _ in range(2):
            seat = table.match.state.turns.seat
            table.match.submit(seat, table.match.mode.legal(table.match.state, seat)[-1])
    match = RecordedMatch(read_recording(path))
    clock = PlayingClock(match)
    match.jump(match.length)
    assert clock.played == table.match.times[-1][1]
    clock.run(60_000)
    match.jump(0)
    assert clock.played == 0
    assert match.forward()
    assert clock.left == 300 - 15


def test_where_no_time_is_agreed_nothing_is_written(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    table = seated("mental_arithmetic", path, minutes=0)
    wait(table, 2 * KEPT_EVERY)
    assert "clock" not in path.read_text(encoding="utf-8")
    assert PlayingClock(table.match).left is None
