"""A bot stands in for somebody: it is kept with the game, and what it did is nobody's."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from quiclo_game.locale import load_words
from quiclo_game.play.accounts import record_of
from quiclo_game.play.exercises import exercises_of
from quiclo_game.play.handovers import Handover, StoodIn, away_after, by_stand_in, stood_in
from quiclo_game.play.journal import read_journal
from quiclo_game.play.journal_replay import replay, resume
from quiclo_game.play.match import Match
from quiclo_game.play.narration import tell
from quiclo_game.play.players import Player
from quiclo_game.play.recording import RecordedMatch, read_recording
from quiclo_game.play.records import SHARED, GameRecord, Records
from quiclo_game.play.statistics import best_of
from quiclo_game.rules.brain_state import Roll
from quiclo_game.rules.seats import CHANCE
from tests.bot_game import begin, header_of, play_on

PEOPLE = (Player("Anna", 0), Player("Ben", 1))


def game(handovers: list[Handover] | None = None, mode: str = "mental_arithmetic") -> Match[Any]:
    """Return a finished game of two in which these handovers happened."""
    header = header_of(mode, 2, seed=3, start="first")
    match = play_on(begin(header), header)
    match.handovers = handovers or []
    return match


def kept(match: Match[Any]) -> GameRecord | None:
    assert match.outcome is not None
    return record_of(
        match.mode, match.settings, PEOPLE, match.moves, match.outcome, deal=3, seconds=600, ended="2026-03-01",
        mark="a", handovers=match.handovers,
    )  # fmt: skip


def middle(match: Match[Any]) -> int:
    """Return a number of moves in the middle of a game before which and after which Ben, at seat 1, acted."""
    return len(match.moves) // 2


def test_a_seat_is_away_until_it_is_given_back() -> None:
    told = [Handover(4, 1, to_bot=True), Handover(9, 1, to_bot=False), Handover(9, 0, to_bot=True)]

    assert [by_stand_in(told, 1, move) for move in (3, 4, 8, 9)] == [False, True, True, False]
    assert away_after(told) == {0}


def test_a_match_keeps_a_handover_once_and_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    match = begin(header_of("brain_training", 2, start="first"), path)
    match.hand_over(0, to_bot=True)
    match.hand_over(0, to_bot=True)
    match.submit(0, Roll())
    match.hand_over(0, to_bot=False)
    match.hand_over(1, to_bot=False)

    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line in ("0 away", "0 back", "1 back")] == ["0 away", "0 back"]
    for again in (replay(read_journal(path)), resume(path)[0]):
        assert again.handovers == match.handovers
        assert again.state == match.state
    assert read_recording(path).handovers == tuple(match.handovers)


def test_what_is_taken_back_takes_no_handover_along() -> None:
    match = begin(header_of("card_network", 2, start="first"))
    while match.may_undo() is not None:
        seat = next(actor for actor in match.mode.actors(match.state) if actor is not CHANCE)
        match.submit(seat, match.mode.legal(match.state, seat)[0])
    match.hand_over(1, to_bot=True)
    match.undo(0)

    assert match.handovers == [Handover(len(match.moves), 1, to_bot=True)]


def test_exercises_of_a_stand_in_are_nobodys() -> None:
    match = game()
    half = middle(match)
    every = exercises_of(match.moves)

    own = exercises_of(match.moves, [Handover(half, 1, to_bot=True)])

    assert own == tuple(one for one in every if one.seat == 0 or one.move < half)
    assert any(one.seat == 1 for one in own)
    assert len(own) < len(every)


def test_the_statistics_keep_what_the_person_calculated_but_neither_win_nor_figure(tmp_path: Path) -> None:
    match = game()
    assert match.outcome is not None
    half = middle(match)
    plain = kept(match)
    match.handovers = [Handover(half, seat, to_bot=True) for seat in range(2)]
    shared = kept(match)

    assert plain is not None
    assert shared is not None
    assert any(part.won for part in plain.parts)
    assert not any(part.won for part in shared.parts)
    assert [part.unit for part in shared.parts] == [SHARED, SHARED]
    for before, after in zip(plain.parts, shared.parts, strict=True):
        assert before.exercises[: len(after.exercises)] == after.exercises
        assert 0 < len(after.exercises) < len(before.exercises)
    records = Records(tmp_path)
    records.keep(shared)
    assert best_of(records.played("Anna")) is None
    records.keep(replace(plain, mark="b"))
    best = best_of(records.played("Anna"))
    assert best is not None
    assert best.unit == "cards"


def test_who_never_touched_anything_took_no_part() -> None:
    match = game([Handover(0, 1, to_bot=True)])
    record = kept(match)

    assert record is not None
    assert [part.name for part in record.parts] == ["Anna"]
    match.handovers.append(Handover(0, 0, to_bot=True))
    assert kept(match) is None


@pytest.mark.parametrize("mode", ["brain_training", "card_network", "mental_arithmetic", "strategy"])
def test_the_turns_of_a_stand_in_are_counted(mode: str) -> None:
    match = game(mode=mode)
    whole = stood_in(match.mode, match.moves, [Handover(0, 1, to_bot=True)], 2)
    part = stood_in(match.mode, match.moves, [Handover(middle(match), 1, to_bot=True)], 2)

    assert list(whole) == [1]
    assert whole[1].whole
    assert whole[1].count == whole[1].total
    assert part[1] == StoodIn(part[1].count, whole[1].total, whole=False)
    assert 0 < part[1].count < whole[1].total
    assert stood_in(match.mode, match.moves, [], 2) == {}


def test_the_log_says_when_a_bot_began_and_ended() -> None:
    match = game()
    told = [Handover(5, 1, to_bot=True), Handover(len(match.moves), 1, to_bot=False)]

    log = tell(match.moves, (), ["Anna", "Ben"], load_words("de"), handovers=told)

    assert "Für Ben spielt jetzt ein Bot." in log
    assert log[-1] == "Ben spielt wieder selbst."


def test_a_record_that_is_looked_at_knows_at_every_place_who_was_away(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    match = begin(header_of("brain_training", 2, start="first"), path)
    match.submit(0, Roll())
    match.hand_over(1, to_bot=True)
    recorded = RecordedMatch(read_recording(path))

    recorded.jump(1)
    assert recorded.handovers == []
    recorded.jump(recorded.length)
    assert recorded.handovers == match.handovers
