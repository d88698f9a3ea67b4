"""Everyone at their own level at the table: priced hints, none at all, no intermediate values, own time."""

from __future__ import annotations

from quiclo_game.play.accounts import record_of
from quiclo_game.play.hints import Grade
from quiclo_game.play.players import read_seats
from quiclo_game.play.remainder_hints import fair_hint
from quiclo_game.rules.hints import TakeHint
from quiclo_game.shell.text import Words
from tests.scenes.brain.seated import ROLLS, TOPS, Seated
from tests.scenes.finished_games import played
from tests.scenes.mental.seated import Seated as Mental
from tests.scenes.remainder.seated import Seated as Lone

PRICED = "Anna/hints=2/ahead=5,Mia"


def seated(seats: str, **rules: str) -> Seated:
    return Seated(seats, tops=TOPS, rolls=ROLLS, rules=rules).roll()


def after_pairs(count: int) -> Lone:
    """Return somebody alone who pays for hints, and has taken so many pairs."""
    game = Lone("Mia/hints=1", cards=None, hint_prices="1", divisor="12").watch()
    for _ in range(count):
        game.choose(*fair_hint(game.state, Grade.SOLUTION).cards).watch()
    return game


def texts(game: Seated) -> list[str]:
    return [draw.what.text for draw in game.table.moving(0.0) if isinstance(draw.what, Words)]


def test_a_priced_hint_costs_what_it_should_and_the_pawn_goes_back() -> None:
    game = seated(PRICED, hint_prices="2", head_starts="5")
    assert game.board.pawns[0].points == 5
    game.press("hint")

    assert game.state.points == (3, 0)
    assert game.board.pawns[0].points == 3
    assert game.table.message_tone == "hint"
    game.press("hint")
    assert game.state.points == (1, 0)


def test_who_cannot_pay_gets_no_priced_hint_and_is_told_so() -> None:
    for start, taken in (("1", 0), ("3", 1)):
        game = seated(PRICED, hint_prices="2", head_starts=start)
        game.press(*["hint"] * 4)

        assert game.state.points == (1, 0)
        assert game.state.debts == (0, 0)
        assert game.table.message == "Ein Tipp kostet 2. So viel hast du noch nicht."
        assert sum(isinstance(move.action, TakeHint) for move in game.match.moves) == taken


def test_what_has_been_typed_stays_when_a_hint_is_paid() -> None:
    game = seated(PRICED, hint_prices="2", head_starts="5")
    game.lay("b")
    game.press("hint")

    assert game.board.line.encode() == "b"


def test_the_whole_solution_is_paid_only_once() -> None:
    game = seated("Anna/hints=1/ahead=9,Mia", hint_prices="1", head_starts="9")
    game.press(*["hint"] * 6)

    assert game.state.points == (5, 0)


def test_what_was_told_of_one_target_is_not_paid_again_after_another_one() -> None:
    game = seated("Anna/hints=1/ahead=30,Mia", hint_prices="1", head_starts="30")
    first = game.board.selected
    game.press(*["hint"] * 4)
    game.key("n").press("hint")
    second = game.board.selected
    assert second != first
    assert game.state.points == (25, 0)
    while game.board.selected != first:
        game.key("n")
    game.press("hint")

    assert game.table.message.startswith("So geht es")
    assert game.state.points == (25, 0)
    game.press("reveal", "reveal").watch()
    while game.board.selected != second:
        game.key("n")
    game.press("hint")

    assert game.table.message == "Diese Würfel reichen."
    assert game.state.points == (24, 0)


def test_without_a_remainder_a_pair_that_was_told_is_not_paid_again() -> None:
    game = after_pairs(3)
    game.press(*["hint"] * 4)
    assert game.table.message.startswith("So geht es")
    assert game.match.mode.scores(game.state) == (2,)
    told = game.table.message
    game.press("hint", "hint", "hint")

    assert game.table.message == told
    assert game.match.mode.scores(game.state) == (2,)


def test_looking_ahead_is_not_paid_twice_while_it_is_worked_out_nor_after() -> None:
    game = after_pairs(5)
    game.key("v", "v", "v")
    assert game.table.adviser.working
    assert game.match.mode.scores(game.state) == (9,)
    game.wait(2000)
    game.press(*["ahead"] * 8)

    assert game.match.mode.scores(game.state) == (6,)


def test_that_a_target_cannot_be_reached_is_paid_only_once() -> None:
    game = Mental(
        "Anna/hints=1/ahead=5,Mia", rolls=((1, 1, 1),), hint_prices="1", head_starts="5", operators="+"
    ).roll()
    game.press(*["hint"] * 3)

    assert game.table.message == "Die 1 geht mit deinen Karten nicht. Pass einfach."
    assert game.match.mode.scores(game.state) == (4, 0)


def test_free_hints_cost_nothing_and_where_there_are_none_that_is_said() -> None:
    game = seated("Anna,Mia")
    game.press("hint")
    assert game.table.message_tone == "hint"
    assert game.state.debts == (0, 0)

    game = seated("Anna/hints=off,Mia")
    game.press("hint")
    assert "keine Tipps" in game.table.message
    assert not any(move.action.__class__.__name__ == "TakeHint" for move in game.match.moves)


def test_intermediate_values_are_hidden_where_people_want_that() -> None:
    for seats, shown in (("Anna,Mia", True), ("Anna/values=off,Mia", False)):
        game = seated(seats)
        game.lay("b*f")
        assert any(text.startswith("= ") for text in texts(game)) is shown


def test_a_seat_has_its_own_time() -> None:
    game = seated("Anna/time=30,Mia", own_seconds="30")
    assert game.table.seconds_left == 30
    game = seated("Anna,Mia/time=30", own_seconds="0,30")
    assert game.table.seconds_left is None


def test_what_is_special_stands_beside_the_name_and_is_kept_with_the_result() -> None:
    players = read_seats("Anna/ahead=5/time=60/hints=2,Mia/hints=off,Opa")
    assert [player.signed for player in players] == ["Anna +5 · 60\u00a0s · ?2", "Mia ?–", "Opa"]
    game = seated(PRICED, hint_prices="2", head_starts="5")
    assert any("+5" in text and "Anna" in text for text in texts(game))

    report = played(2)
    kept = record_of(
        report.plan.mode, report.plan.settings, players[:2], report.moves, report.outcome, deal=1, seconds=1, ended="",
        mark=None,
    )  # fmt: skip
    assert kept is not None
    assert [part.help for part in kept.parts] == ["hints=2/time=60/ahead=5", "hints=off"]
