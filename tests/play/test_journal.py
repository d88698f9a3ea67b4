"""Saving and going on: what a journal says, and that a game goes on from any of its lines as if never broken off."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from quiclo_game.play.journal import read_journal
from quiclo_game.play.journal_error import JournalError
from quiclo_game.play.journal_header import Header
from quiclo_game.play.journal_replay import replay, resume, unfinished
from quiclo_game.play.journal_writer import JournalWriter
from quiclo_game.play.players import Player, Strength
from quiclo_game.rules.brain_state import Roll, Solve, Step
from quiclo_game.rules.brain_training import BrainTraining
from quiclo_game.rules.chance import Rolled, RollRequest
from quiclo_game.rules.dice import DiceSet
from quiclo_game.rules.notation import write_action
from quiclo_game.rules.options import settle
from quiclo_game.rules.seats import CHANCE
from tests.bot_game import begin, header_of, play_on


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "one.journal"


def test_the_first_line_says_what_was_set_up() -> None:
    mode = BrainTraining()
    players = (Player("Jörg", 4), Player("Robo 2", 0, Strength.STRONG))
    header = Header(mode.key, settle(mode.options, {"variant": "conquest"}), players, 77)

    assert json.loads(header.to_json()) == {
        "quiclo": 1,
        "mode": "brain_training",
        "settings": dict(header.settings.pairs),
        "players": [
            {"name": "Jörg", "colour": 4, "strength": None},
            {"name": "Robo 2", "colour": 0, "strength": "strong"},
        ],
        "seed": 77,
        "real_dice": False,
    }
    assert "\n" not in header.to_json()


def test_a_header_reads_back_equal(path: Path) -> None:
    mode = BrainTraining()
    players = (Player("Jörg", 4), Player("Robo 2", 0, Strength.STRONG))
    for real_dice in (False, True):
        header = Header(mode.key, settle(mode.options, {"attempts": "one"}), players, 2**61, real_dice=real_dice)
        begin(header, path)

        assert read_journal(path).header == header


def test_every_action_is_one_readable_line(path: Path) -> None:
    header = header_of("brain_training", 2, start="first")
    match = begin(header, path)
    match.submit(0, Roll())

    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    assert lines[0].startswith("chance shuffled groups=")
    assert lines[0].count("|") == 5
    assert lines[1] == "0 roll"
    assert lines[2] == "chance rolled faces=" + ",".join(map(str, match.state.faces))
    assert len(lines) == 3


def test_a_whole_game_is_replayed_to_the_same_end(path: Path) -> None:
    header = header_of("brain_training", 3, seed=5)
    match = play_on(begin(header, path), header)
    again = replay(read_journal(path))

    assert again.state == match.state
    assert again.moves == match.moves
    assert again.outcome == match.outcome is not None


def test_a_replay_shows_the_game_after_every_line(path: Path) -> None:
    header = header_of("brain_training", 2)
    match = play_on(begin(header, path), header, 20)
    seen: list[object] = []
    replay(read_journal(path), each=lambda at: seen.append(at.state))

    assert seen == [move.after for move in match.moves]


def test_a_game_resumed_after_any_line_goes_on_with_the_same_dice_to_the_same_end(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)
    header = header_of("brain_training", 2, seed=3)
    play_on(begin(header, path), header)
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    assert len(lines) > 100

    # Every fourth line, and every roll whose dice have not fallen yet.
    breaks = [at for at in range(1, len(lines) + 1) if at % 4 == 1 or lines[at - 1].endswith(b" roll\n")]
    for at in breaks:
        broken = tmp_path / "broken.journal"
        broken.write_bytes(b"".join(lines[:at]))
        match, read, writer = resume(broken)
        play_on(match, read)

        assert broken.read_bytes() == whole
        assert writer.fault is None


def test_where_the_break_came_between_a_roll_and_its_dice_the_same_dice_fall(path: Path) -> None:
    header = header_of("brain_training", 1, seed=8)
    match = begin(header, path)
    match.submit(0, Roll())
    fallen = match.state.faces
    lines = path.read_bytes().splitlines(keepends=True)
    assert lines[-2] == b"0 roll\n"
    path.write_bytes(b"".join(lines[:-1]))

    resumed, _, _ = resume(path)
    assert resumed.state.step is Step.ROLL_NUMBERS
    assert resumed.state.faces == fallen
    assert path.read_bytes() == b"".join(lines)


def test_a_torn_last_line_does_not_count_and_is_cut_off(path: Path, tmp_path: Path) -> None:
    header = header_of("brain_training", 2, seed=3)
    play_on(begin(header, path), header, 10)
    whole = path.read_bytes()
    last = whole.rfind(b"\n", 0, -1) + 1

    for cut in range(last, len(whole)):
        torn = tmp_path / "torn.journal"
        torn.write_bytes(whole[:cut])
        assert len(read_journal(torn).lines) == whole.count(b"\n") - 2
        match, read, _ = resume(torn)
        play_on(match, read, 1)
        assert torn.read_bytes().startswith(whole[:last])
        replay(read_journal(torn))


def test_a_torn_line_that_is_no_text_does_not_matter(path: Path) -> None:
    header = header_of("brain_training", 2)
    play_on(begin(header, path), header, 4)
    whole = path.read_bytes()
    path.write_bytes(whole + b"0 solve\xff\x00" * 99)

    match, read, _ = resume(path)
    assert path.read_bytes() == whole + b"0 solve\xff\x00" * 99
    play_on(match, read, 1)
    assert path.read_bytes() == whole + b"1 end_turn\n"


def test_what_was_taken_back_stays_taken_back_after_resuming(path: Path) -> None:
    header = header_of("brain_training", 2, seed=3, strength=Strength.STRONG)
    match = begin(header, path)
    while match.may_undo() is not None:
        play_on(match, header, 1)
    before = match.moves[-1].before
    match.undo(0)
    assert path.read_text(encoding="utf-8").endswith("\n0 undo\n")

    resumed, read, _ = resume(path)
    assert resumed.state == before
    whole = play_on(match, header).state
    assert play_on(resumed, read).state == whole


def test_with_real_dice_a_resumed_game_waits_for_the_faces_again(path: Path) -> None:
    mode = BrainTraining()
    header = Header(mode.key, settle(mode.options, {}), (Player("Mia", 0), Player("Ben", 1)), 4, real_dice=True)
    match = begin(header, path)
    seat = match.state.turns.seat
    match.submit(seat, Roll())
    match.submit(CHANCE, Rolled((1, 2, 3)))
    match.submit(seat, Roll())

    resumed, _, _ = resume(path)
    assert resumed.state == match.state
    assert resumed.awaited == RollRequest(DiceSet(6, 12))
    assert resumed.submit(CHANCE, Rolled((1, 2, 3, 4, 5, 6))) is None
    assert resumed.state.roll == (1, 2, 3, 4, 5, 6)


def test_a_finished_game_can_be_resumed_and_nothing_is_added(path: Path) -> None:
    header = header_of("brain_training", 1)
    play_on(begin(header, path), header)
    whole = path.read_bytes()
    match, _, _ = resume(path)

    assert match.outcome is not None
    assert path.read_bytes() == whole


# ---- which game is offered again ---------------------------------------------------------------------------------


def test_the_newest_game_that_has_not_ended_is_offered(tmp_path: Path) -> None:
    header = header_of("brain_training", 2)
    for name in ("2030-01-01.journal", "2030-01-02.journal"):
        play_on(begin(header, tmp_path / name), header, 5)
    (tmp_path / "2031.txt").write_text("not a game", encoding="utf-8")

    assert unfinished(tmp_path) == tmp_path / "2030-01-02.journal"


def test_broken_journals_are_passed_over(tmp_path: Path) -> None:
    header = header_of("brain_training", 2)
    play_on(begin(header, tmp_path / "1.journal"), header, 5)
    (tmp_path / "2.journal").write_bytes(b"\x00\xff" * 100)
    (tmp_path / "3.journal").write_bytes(b"")
    (tmp_path / "4.journal").mkdir()

    assert unfinished(tmp_path) == tmp_path / "1.journal"


def test_where_the_newest_game_has_ended_no_older_one_is_offered(tmp_path: Path) -> None:
    header = header_of("brain_training", 1)
    play_on(begin(header, tmp_path / "1.journal"), header, 5)
    play_on(begin(header, tmp_path / "2.journal"), header)

    assert unfinished(tmp_path) is None


def test_without_journals_nothing_is_offered(tmp_path: Path) -> None:
    assert unfinished(tmp_path) is None
    assert unfinished(tmp_path / "missing") is None


def test_a_wrong_calculation_is_kept_and_changes_nothing(path: Path) -> None:
    header = Header("brain_training", settle(BrainTraining().options, {}), (Player("Mia", 0),), 5)
    match = begin(header, path)
    match.submit(0, Roll())
    match.submit(0, Roll())
    target = match.state.targets[0].card
    assert match.submit(0, Solve(target, "a+b")) is not None

    again, _, _ = resume(path)

    assert again.state == match.state
    assert again.attempts == match.attempts
    assert [attempt.action for attempt in again.attempts] == [Solve(target, "a+b")]
    assert path.read_text(encoding="utf-8").splitlines()[-1] == f"0 tried solve target={target} calculation=a+b"


def test_a_right_calculation_called_wrong_is_refused(path: Path) -> None:
    header = header_of("brain_training", 1)
    match = begin(header, path)
    match.submit(0, Roll())
    match.submit(0, Roll())
    solve = next(action for action in match.mode.legal(match.state, 0) if isinstance(action, Solve))
    with path.open("a", encoding="utf-8") as stream:
        stream.write(f"0 tried {write_action(solve)}\n")

    with pytest.raises(JournalError, match="called wrong"):
        replay(read_journal(path))


def test_what_editors_do_to_line_ends_does_no_harm(path: Path) -> None:
    header = header_of("brain_training", 2, seed=3)
    match = play_on(begin(header, path), header, 12)
    plain = path.read_bytes()

    path.write_bytes(b"\xef\xbb\xbf" + plain.replace(b"\n", b"\r\n"))

    assert read_journal(path).header == header
    assert replay(read_journal(path)).state == match.state


def test_a_torn_last_line_is_dropped_and_said(path: Path) -> None:
    header = header_of("brain_training", 2, seed=3)
    play_on(begin(header, path), header, 12)
    assert not read_journal(path).torn

    path.write_bytes(path.read_bytes() + b"0 solve tar")

    assert read_journal(path).torn


def test_the_time_played_is_a_line_of_its_own_and_only_goes_on(path: Path) -> None:
    match = begin(header_of("mental_arithmetic", 2), path)
    match.keep_time(61_500)
    assert path.read_text(encoding="utf-8").splitlines()[-1] == "clock 61500"
    again, _, _ = resume(path)
    assert again.played == 61_500
    assert again.state == match.state
    whole = path.read_bytes()
    for line, why in (("clock 61499", "backwards"), ("clock", "no time"), ("clock -5", "no time"), ("clock x", "time")):
        path.write_bytes(whole + line.encode() + b"\n")
        with pytest.raises(JournalError, match=why):
            replay(read_journal(path))


def test_a_new_name_is_a_line_of_its_own_and_stays(path: Path) -> None:
    header = header_of("brain_training", 2)
    match = begin(header, path)
    assert isinstance(match.scribe, JournalWriter)
    match.scribe.write_name(1, "Oma Gerda")
    match.submit(0, Roll())
    again, read, _ = resume(path)
    assert read.players == (header.players[0], replace(header.players[1], name="Oma Gerda"))
    assert again.state == match.state


@pytest.mark.parametrize("line", ["name 7 Mia", "name x Mia", "name 1", "name 1  \t "])
def test_a_name_that_cannot_be_read_loses_no_game(path: Path, line: str) -> None:
    header = header_of("brain_training", 2)
    begin(header, path)
    path.write_bytes(path.read_bytes() + f"{line}\n".encode())
    assert read_journal(path).header.players == header.players
