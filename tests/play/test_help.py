"""Everyone at their own level: written, read back, kept in the journal, and counted by the rules."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from quiclo_game.play.help import DEAREST, FARTHEST, LONGEST, Help, HelpError, read_help, with_helps, without_helps
from quiclo_game.play.journal import read_journal
from quiclo_game.play.journal_header import Header
from quiclo_game.play.journal_replay import resume
from quiclo_game.play.journal_writer import JournalWriter
from quiclo_game.play.match import Match
from quiclo_game.play.players import Player, SeatsError, read_seats
from quiclo_game.rules.brain_state import Roll, Step
from quiclo_game.rules.brain_training import BrainTraining
from quiclo_game.rules.contract import Mode
from quiclo_game.rules.hints import TakeHint, earned, paid
from quiclo_game.rules.mental_arithmetic import MentalArithmetic
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import MODES, find_mode
from quiclo_game.rules.rejections import Reason
from quiclo_game.scenes.plan import GamePlan

HELPS = some.builds(
    Help,
    hints=some.just(True),
    price=some.integers(0, DEAREST),
    values=some.booleans(),
    seconds=some.just(0) | some.integers(5, LONGEST),
    ahead=some.integers(0, FARTHEST),
) | some.just(Help(hints=False))


@given(HELPS)
def test_a_help_reads_back_equal(own: Help) -> None:
    assert read_help(own.encode()) == own


@pytest.mark.parametrize(
    "text",
    ["hints=", "hints=6", "hints=-1", "time=4", "time=601", "ahead=0", "ahead=x", "values=", "nix"],
)
def test_what_is_no_help_is_refused_with_the_part(text: str) -> None:
    with pytest.raises(HelpError, match=text):
        read_help(f"values=off/{text}")


def test_the_command_line_seats_people_with_their_help() -> None:
    players = read_seats("Mia/ahead=5/hints=2/time=60/values=off,bot:easy/ahead=3,Opa")

    assert players[0].help == Help(price=2, values=False, seconds=60, ahead=5)
    assert players[1].help == Help(ahead=3)
    assert players[2].help.usual


@pytest.mark.parametrize("text", ["Mia,mia", "Mia/", "Mia/hints=9", "/time=60", "Robo 2,bot"])
def test_seats_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(SeatsError):
        read_seats(text)


def test_helps_become_settings_and_leave_them_again() -> None:
    for mode in MODES:
        plain = settle(mode.options, {})
        helped = with_helps(mode.options, plain, [Help(), Help(price=2, seconds=60, ahead=5)])

        assert helped.for_seat("own_seconds", 1) == 60
        assert helped.for_seat("own_seconds", 0) == 0
        assert helped.thinking_seconds(1) == 60
        assert without_helps(mode.options, helped) == plain


def match_of(path: Path | None = None, **options: str) -> Match[Any]:
    mode = BrainTraining()
    settings = settle(mode.options, {"start": "first", **options})
    players = (Player("Mia", 0, help=Help(price=3)), Player("Opa", 1))
    settings = with_helps(mode.options, settings, [player.help for player in players]) if not options else settings
    header = Header(mode.key, settings, players, 5)
    match: Match[Any] = Match(mode, 2, settings, header.chance())
    if path is not None:
        match.scribe = JournalWriter.create(path, header)
    match.start()
    return match


def test_hints_are_paid_from_what_comes_later_where_there_is_nothing_yet(tmp_path: Path) -> None:
    path = tmp_path / "one.journal"
    match = match_of(path)
    match.submit(0, Roll())
    match.submit(0, Roll())
    assert match.submit(0, TakeHint()) is None
    state = match.state
    assert state.points == (0, 0)
    assert state.debts == (3, 0)
    while match.state.step is Step.CALCULATE and match.state.turns.seat == 0:
        match.submit(0, match.mode.legal(match.state, 0)[0])

    again, header, _ = resume(path)

    assert again.state == match.state
    assert header.players[0].help == Help(price=3)
    assert "0 take_hint" in path.read_text(encoding="utf-8").splitlines()


def test_a_paid_hint_cannot_be_taken_back() -> None:
    match = match_of()
    match.submit(0, Roll())
    match.submit(0, Roll())
    match.submit(0, TakeHint())

    refusal = match.undo(0)

    assert refusal is not None
    assert refusal.reason is Reason.UNDO_WOULD_REVEAL


def test_hints_without_a_price_are_no_action() -> None:
    match = match_of(think_seconds="60")
    match.submit(0, Roll())
    match.submit(0, Roll())

    assert match.submit(0, TakeHint()) is not None


@given(some.integers(0, 50), some.integers(0, 20), some.integers(1, 5), some.integers(1, 20))
def test_paying_and_earning_never_lose_or_make_a_point(figure: int, debt: int, price: int, gain: int) -> None:
    figure, debt = (figure, 0) if figure else (0, debt)
    after = paid(figure, debt, price)
    assert after[0] - after[1] == figure - debt - price
    assert min(after) >= 0
    later = earned(*after, gain)
    assert later[0] - later[1] == figure - debt - price + gain
    assert min(later) >= 0


def test_a_head_start_counts_from_the_beginning() -> None:
    modes: tuple[Mode[Any], ...] = (BrainTraining(), MentalArithmetic())
    for mode in modes:
        state = mode.initial(2, settle(mode.options, {"head_starts": "0,7"}))
        assert mode.scores(state) == (0, 7)
    conquest = BrainTraining()
    state = conquest.initial(2, settle(conquest.options, {"head_starts": "0,7", "variant": "conquest"}))
    assert conquest.scores(state) == (0, 7)
    assert conquest.scores(replace(state, debts=(0, 9))) == (0, 0)


@given(HELPS)
def test_every_help_has_its_sign_beside_the_name(own: Help) -> None:
    parts = own.encode().split("/") if own.encode() else []
    assert len(own.signs.split(" · ") if own.signs else []) == len(parts)


def test_hidden_values_have_a_sign() -> None:
    assert Player("Mia", 0, help=Help(values=False)).signed == "Mia =–"


@pytest.mark.parametrize("mode_key", ["card_network", "strategy", "no_remainder"])
def test_seats_carry_only_help_that_the_mode_knows(mode_key: str) -> None:
    mode = find_mode(mode_key)
    players = (Player("Mia", 0, help=Help(price=2, ahead=3, values=False, seconds=60)), Player("Opa", 1))

    plan = GamePlan(mode_key, players, settle(mode.options, {}, 2), 5).settled()

    price = 0 if mode_key == "no_remainder" else 2
    known = Help(price=price, values=mode_key == "card_network", seconds=60)
    assert plan.players == (replace(players[0], help=known), players[1])


def test_a_head_start_ends_below_the_goal() -> None:
    mode = MentalArithmetic()
    players = (Player("Anna", 0, help=Help(ahead=40)), Player("Ben", 1))
    for cards, ahead in (("5", 4), ("0", 40), ("60", 40)):
        plan = GamePlan(mode.key, players, settle(mode.options, {"cards": cards}, 2), 5).settled()
        assert plan.players[0].help.ahead == ahead
        assert plan.settings.for_seat("head_starts", 0) == ahead
    bare = GamePlan(mode.key, read_seats("Anna,Ben"), settle(mode.options, {"cards": "5", "head_starts": "0,40"}, 2), 5)
    assert bare.settled().settings["head_starts"] == "0,4"


def test_a_header_without_help_is_as_short_as_ever(tmp_path: Path) -> None:
    mode = BrainTraining()
    header = Header(mode.key, settle(mode.options, {}), (Player("Mia", 0),), 1)
    path = tmp_path / "one.journal"
    JournalWriter.create(path, header)

    assert '"help"' not in path.read_text(encoding="utf-8")
    assert read_journal(path).header == header
