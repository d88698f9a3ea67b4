"""Help at the table: hints, reveals, undo, and the clock."""

from __future__ import annotations

import pytest

from quiclo_game.rules.brain_state import EndTurn, Status
from quiclo_game.shell.choices import Speed
from quiclo_game.shell.loop import STEP
from tests.scenes.brain.seated import first_turn

# ---- hints and reveals ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("de", ["Ja, 60 geht – mit 3 Würfeln.", "Diese Würfel reichen.", "Beginne mit ", "So geht es: "]),
        ("en", ["Yes, 60 works – with 3 dice.", "These dice are enough.", "Begin with ", "Like this: "]),
    ],
)
def test_hints_come_in_four_grades(language: str, sentences: list[str]) -> None:
    game = first_turn(language=language).roll().press("target:60")
    hinted = []
    for sentence in (*sentences, sentences[-1]):
        game.press("hint")
        assert game.table.message.startswith(sentence)
        hinted.append(len(game.board.hinted))
    assert hinted == [0, 3, 3, 3, 3]
    assert game.table.message.endswith(" = 60")


def test_a_hint_on_show_changes_its_language_with_everything_else() -> None:
    game = first_turn(language="de").roll().press("target:60", "hint")
    game.table.services.store.change(language="en")
    game.table.settings_changed()
    assert game.table.message == "Yes, 60 works – with 3 dice."


def test_hints_begin_anew_with_another_target() -> None:
    game = first_turn().roll().press("hint", "hint")
    assert game.board.hinted
    game.press("target:30")
    assert not game.board.hinted
    game.press("hint")
    assert game.table.message == "Ja, 30 geht – mit 2 Würfeln."


def test_a_hint_after_a_wrong_calculation_leaves_nothing_marked_as_wrong() -> None:
    game = first_turn().roll().press("target:60").lay("b*f").press("main").hurry()
    assert game.board.verdict == "wrong"
    game.press("hint")
    assert (game.board.verdict, game.table.message_tone) == ("", "hint")


def test_a_hint_costs_nothing() -> None:
    game = first_turn().roll().press("hint", "hint", "hint", "hint").lay("b*f").press("main").hurry()
    assert game.state.points == (1, 0)


def test_a_reveal_asks_once_more() -> None:
    game = first_turn().roll()
    statuses = [game.press("reveal").state.targets[0].status for _ in range(2)]
    assert statuses == [Status.OPEN, Status.REVEALED]


@pytest.mark.parametrize("between", ["die:0", "target:30", "hint", "clear"])
def test_a_reveal_is_forgotten_when_something_else_is_pressed(between: str) -> None:
    game = first_turn().roll().press("die:1", "reveal", between, "reveal")
    assert all(target.status is Status.OPEN for target in game.state.targets)


def test_a_reveal_by_key_is_forgotten_as_well() -> None:
    game = first_turn().roll().key("r", "n", "r").write("6").key("r")
    assert all(target.status is Status.OPEN for target in game.state.targets)


# ---- undo ----------------------------------------------------------------------------------------------------------


def test_undo_takes_points_and_pawn_back() -> None:
    game = first_turn().roll().press("target:60").lay("a*c*d*e").press("main").hurry()
    assert (game.state.points, game.board.pawns[0].position) == ((3, 0), 3.0)
    game.press("undo")
    assert game.state.points == (0, 0)
    assert (game.board.pawns[0].position, game.board.pawns[0].points) == (0.0, 0.0)
    assert game.state.targets[2].status is Status.OPEN
    assert game.board.last is None
    assert game.table.message == "Zurückgenommen."
    assert game.table.interactive
    assert game.board.selected == 60


def test_undo_takes_a_won_card_back() -> None:
    game = first_turn(variant="conquest").roll().lay("b*f").press("main").hurry()
    assert list(game.board.won) == [(12,), ()]
    game.press("undo")
    assert list(game.board.won) == [(), ()]
    view = game.board.card(12)
    assert view is not None
    assert (view.flight, view.status) == (0.0, Status.OPEN)


@pytest.mark.parametrize(
    ("press", "why"),
    [((), "Was gewürfelt ist, bleibt."), (("reveal", "reveal"), "Was aufgedeckt oder gesagt ist, bleibt.")],
)
def test_what_was_seen_cannot_be_taken_back(press: tuple[str, ...], why: str) -> None:
    game = first_turn().roll().press(*press).hurry()
    state = game.state
    game.table.undo()
    assert game.state is state
    assert game.table.message == why


def test_only_one_action_of_a_bot_s_turn_is_never_taken_back() -> None:
    game = first_turn("bot:strong,Mia", program={"thinking": Speed.INSTANT, "speed": Speed.INSTANT})
    game.wait(500)
    assert isinstance(game.match.moves[-1].action, EndTurn)
    game.key("u")
    assert isinstance(game.match.moves[-1].action, EndTurn)
    assert game.table.message == "Zuletzt hat ein Bot gespielt: Das bleibt."


# ---- the clock -----------------------------------------------------------------------------------------------------


def test_the_clock_counts_from_the_fall_of_the_six_dice() -> None:
    game = first_turn(think_seconds="30").hurry()
    game.wait(60_000)
    assert game.table.seconds_left is None
    game.roll()
    assert game.table.seconds_left == 30
    game.wait(10_500)
    assert game.table.seconds_left == 20
    assert game.state.turns.seat == 0


def test_the_clock_is_that_of_the_turn_not_of_each_target() -> None:
    game = first_turn(think_seconds="30").roll()
    game.wait(20_000)
    game.lay("b*f").press("main").watch()
    left = game.table.seconds_left
    assert left is not None
    assert left <= 10


def test_when_the_time_is_up_what_is_open_counts_as_revealed_and_the_turn_ends() -> None:
    game = first_turn(think_seconds="30").roll().lay("b*f").press("main").watch()
    game.wait(31_000)
    assert game.state.turns.seat == 1
    assert game.state.points == (1, 0)
    assert [tally.revealed for tally in game.state.tallies] == [2, 0]


def test_the_clock_stands_still_while_something_plays() -> None:
    game = first_turn(think_seconds="30").roll()
    game.press("reveal", "reveal")
    before = game.table.seconds_left
    while not game.table.queue.empty:
        game.table.update(STEP)
    assert game.table.seconds_left == before


def test_without_a_limit_no_clock_runs() -> None:
    game = first_turn().roll()
    game.wait(700_000)
    assert game.table.seconds_left is None
    assert game.table.interactive


def test_the_clock_is_shown_running_without_anything_else_moving() -> None:
    game = first_turn(think_seconds="30").roll()
    game.wait(200)
    version, changes = game.table.version, 0
    for _ in range(round(3000 / STEP)):
        game.table.update(STEP)
        changes += game.table.version != version
        version = game.table.version
    assert changes == 3
