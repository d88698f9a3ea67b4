"""The table of brain training as people meet it: the course of a turn, taps, calculating."""

from __future__ import annotations

import pytest

from quiclo_game.rules.brain_state import Roll, Status, Step
from quiclo_game.rules.rejections import Reason
from quiclo_game.shell.choices import Speed
from quiclo_game.shell.inputs import Phase, Pointer
from quiclo_game.shell.loop import STEP
from tests.scenes.brain.seated import Seated, first_turn

# ---- the course of a turn ------------------------------------------------------------------------------------------


def test_a_person_plays_a_turn_by_taps_alone() -> None:
    game = first_turn().hurry()
    game.press("dice").hurry().press("main").hurry()
    for card in (12, 30, 60):
        game.press(f"target:{card}").lay(game.solution(card)).press("main").hurry()
    assert [target.status for target in game.state.targets] == [Status.SOLVED] * 3
    assert game.state.points == (6, 0)
    game.press("main").hurry()
    assert game.table.seat == 1


def test_the_bot_plays_its_turn_and_hands_back() -> None:
    game = first_turn("bot:strong,Mia").hurry()
    waited = 0.0
    while game.table.seat != 1:
        game.table.update(STEP)
        waited += STEP
        assert waited < 120_000
    assert [move.actor for move in game.match.moves if isinstance(move.action, Roll)] == [0, 0]
    assert waited > 10_000, "a bot takes the time that a person would"


def test_bots_of_instant_thought_do_not_make_people_wait() -> None:
    game = first_turn("bot:strong,Mia", program={"thinking": Speed.INSTANT, "speed": Speed.INSTANT})
    game.wait(500)
    assert game.table.seat == 1


def test_a_bot_thinks_visibly() -> None:
    game = first_turn("bot,Mia").hurry()
    game.wait(50)
    assert game.table.animating
    first = tuple(game.table.moving(0.0))
    game.wait(400)
    assert game.table.director.thinking == 0
    assert tuple(game.table.moving(0.0)) != first


def test_nobody_can_act_for_a_bot() -> None:
    game = first_turn("bot,Mia").hurry()
    refused = game.table.submit(Roll())
    assert refused is not None
    assert refused.reason is Reason.NOT_YOUR_TURN


def test_the_first_open_target_is_chosen_by_itself_and_another_one_by_a_tap() -> None:
    game = first_turn().roll()
    assert game.board.selected == 12
    game.press("target:60")
    assert game.board.selected == 60
    game.press("reveal", "reveal").hurry()
    assert game.board.selected == 12


def test_the_game_ends_with_a_last_look_and_then_the_report() -> None:
    game = Seated("Anna", tops={6: range(144, 120, -1)}, rolls=[(6, 6, 6), (12, 12, 12, 12, 1, 1)] * 9)
    while game.match.outcome is None:
        game.roll()
        while any(target.status is Status.OPEN for target in game.state.targets):
            game.lay(game.solution(game.board.selected)).press("main").hurry()
            if game.match.outcome is not None:
                break
        else:
            game.press("main").hurry()
    assert game.reports == []
    game.wait(1000)
    assert game.reports == []
    game.wait(800)
    assert [report.outcome.ending for report in game.reports] == ["points"]
    game.wait(5000)
    assert len(game.reports) == 1
    report = game.reports[0]
    assert report.state is game.match.state
    assert report.moves == tuple(game.match.moves)
    assert report.duration > 0


# ---- taps ----------------------------------------------------------------------------------------------------------


def test_a_tap_skips_what_plays_and_does_nothing_else() -> None:
    game = first_turn().hurry()
    game.press("main")
    main = game.table.controls.get("main")
    game.tap(main.x, main.y)
    assert game.table.queue.empty
    assert game.state.step is Step.ROLL_NUMBERS
    game.wait(50)
    assert game.state.step is Step.ROLL_NUMBERS


def test_the_finger_that_skipped_presses_nothing_when_it_is_lifted() -> None:
    game = first_turn().hurry()
    game.press("main")
    main = game.table.controls.get("main")
    game.down(main.x, main.y)
    game.wait(100)
    game.up(main.x, main.y)
    assert game.state.step is Step.ROLL_NUMBERS


def test_two_fingers_press_two_keys_at_once() -> None:
    game = first_turn().roll()
    first, second = game.table.controls.get("die:5"), game.table.controls.get("target:60")
    game.down(first.x, first.y, "finger:1:1")
    game.down(second.x, second.y, "finger:1:2")
    assert game.table.controls.pressed("die:5")
    assert game.table.controls.pressed("target:60")
    game.up(second.x, second.y, "finger:1:2")
    game.up(first.x, first.y, "finger:1:1")
    assert game.board.selected == 60
    assert game.board.line.operands == (5,)


def test_a_cancelled_finger_presses_nothing() -> None:
    game = first_turn().roll()
    key = game.table.controls.get("die:5")
    game.down(key.x, key.y)
    game.table.handle(Pointer("finger:1:1", Phase.CANCEL, key.x, key.y))
    game.up(key.x, key.y)
    assert not game.board.line.tokens


def test_a_press_is_drawn_at_once() -> None:
    game = first_turn().roll()
    version = game.table.version
    key = game.table.controls.get("die:5")
    game.down(key.x, key.y)
    assert game.table.version != version


def test_a_press_on_what_cannot_be_done_is_answered() -> None:
    game = first_turn().roll()
    game.stand.audio.played.clear()
    game.press("main")
    assert game.stand.audio.played == ["select"]
    assert game.table.message == "Rechne 12 – jeder Würfel höchstens einmal."


# ---- calculating ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "line", "sentence"),
    [
        ("de", "b+c", "5"),
        ("en", "b+c", "5"),
        ("de", "a-b", "1 − 2"),
        ("en", "a-b", "1 − 2"),
        ("de", "e/b", "5 ÷ 2"),
        ("en", "e/b", "5 ÷ 2"),
    ],
)
def test_a_wrong_calculation_says_why_and_keeps_the_input(language: str, line: str, sentence: str) -> None:
    game = first_turn(language=language).roll().lay(line).press("main")
    assert game.table.message_tone == "wrong"
    assert sentence in game.table.message
    assert game.board.line.encode() == line
    assert game.board.verdict == "wrong"
    assert game.state.points == (0, 0)
    assert "wrong" in game.stand.audio.played
    game.watch()
    assert game.board.line.encode() == line
    game.press("back")
    assert game.board.line.encode() == line[:-1]
    assert game.board.verdict == ""
    assert game.table.message == ""


def test_a_wrong_calculation_is_said_differently_in_each_language() -> None:
    said = {}
    for language in ("de", "en"):
        said[language] = first_turn(language=language).roll().lay("b+c").press("main").table.message
    assert said["de"] != said["en"]


def test_another_target_may_be_tried_with_the_same_calculation() -> None:
    game = first_turn().roll().lay("e*f").press("main").watch()
    assert game.board.verdict == "wrong"
    game.press("target:30")
    assert game.board.verdict == ""
    assert game.board.line.encode() == "e*f"
    game.press("main").hurry()
    assert game.state.points == (2, 0)


def test_with_one_attempt_a_wrong_calculation_costs_the_target() -> None:
    game = first_turn(attempts="one").roll().lay("b+c").press("main").hurry()
    assert game.state.targets[0].status is Status.MISSED
    assert not game.board.line.tokens
    assert game.board.selected == 30


def test_clear_empties_the_line() -> None:
    game = first_turn().roll().lay("b+c").press("clear")
    assert not game.board.line.tokens
