"""The table by keyboard: everything can be typed and everything can be reached."""

from __future__ import annotations

import pytest

from quiclo_game.rules.brain_state import Status
from quiclo_game.shell.inputs import KeyPress, TextTyped
from tests.scenes.brain.seated import first_turn


def test_a_person_plays_a_turn_by_keys_alone() -> None:
    game = first_turn().hurry()
    game.key("return").hurry().key("space").hurry()
    game.write("6*2").key("return").hurry()
    game.write("5x6=").hurry()
    game.write("2:1").key("backspace", "backspace").write("*5*6").key("return").hurry()
    assert game.state.points == (6, 0)
    game.key("return").hurry()
    assert game.table.seat == 1


@pytest.mark.parametrize(("sign", "operator"), [("+", "+"), ("-", "-"), ("*", "*"), ("x", "*"), ("/", "/"), (":", "/")])
def test_signs_count_as_they_are_written_wherever_they_lie_on_the_keyboard(sign: str, operator: str) -> None:
    game = first_turn().roll().write("6")
    # On a German keyboard the star is the plus key with shift, the colon the dot's, the slash that of seven.
    key = {"*": "+", "/": "7", ":": "."}.get(sign, sign)
    game.table.handle(KeyPress(key, shift=key != sign))
    game.table.handle(TextTyped(sign))
    assert game.board.line.encode() == f"f{operator}"


def test_a_twelve_is_typed_as_one_and_two() -> None:
    game = first_turn(rolls=((1, 2, 3), (12, 1, 11, 2, 5, 5))).roll()
    game.write("12")
    assert game.board.line.encode() == "a"
    game.write("-1")
    assert game.board.line.encode() == "a-"
    game.wait(800)
    assert game.board.line.encode() == "a-b"
    game.write("+11")
    assert game.board.line.encode() == "a-b+c"


def test_a_one_that_was_begun_is_taken_before_what_follows() -> None:
    game = first_turn(rolls=((1, 2, 3), (12, 1, 11, 2, 5, 5))).roll()
    game.write("1+")
    assert game.board.line.encode() == "b+"
    game.key("backspace", "backspace").write("1").key("backspace")
    assert not game.board.line.tokens
    game.wait(800)
    assert not game.board.line.tokens


def test_a_key_that_skips_writes_nothing() -> None:
    game = first_turn().hurry()
    game.press("main").hurry().press("main")
    game.write("6")
    assert game.table.queue.empty
    assert not game.board.line.tokens
    game.write("6")
    assert game.board.line.operands == (5,)


def test_letters_are_shortcuts() -> None:
    game = first_turn().roll().key("n")
    assert game.board.selected == 30
    game.key("h")
    assert game.table.message_tone == "hint"
    game.key("r", "r").hurry()
    assert game.state.targets[1].status is Status.REVEALED
    game.write("6*2=").hurry().key("u")
    assert game.state.targets[0].status is Status.OPEN


def test_log_rules_and_pause_have_keys_that_always_answer() -> None:
    game = first_turn()
    assert not game.table.queue.empty
    game.key("l", "f1", "escape")
    assert game.went == ["move_log", "rule_book brain_training", "pause brain_training"]
    assert not game.table.queue.empty


def test_the_focus_can_be_moved_while_something_plays_and_press_what_is_live() -> None:
    game = first_turn("bot,bot", play="animation")
    game.key("tab")
    while game.table.controls.focused != "pause":
        game.key("tab")
    game.key("return")
    assert game.went == ["pause brain_training"]
    assert not game.table.stopped


def test_every_key_of_the_pad_that_is_of_use_can_be_reached_by_tab() -> None:
    game = first_turn().roll()

    def walk() -> set[str | None]:
        reached = set()
        for _ in range(40):
            game.key("tab")
            reached.add(game.table.controls.focused)
        return reached

    reached = walk()
    assert {"die:0", "hint", "reveal", "target:60", "log"} <= reached
    assert reached & {"operator:+", "back", "main"} == set(), "nothing is written yet"
    while game.table.controls.focused != "die:4":
        game.key("tab")
    game.key("return")
    assert {"operator:+", "back", "clear"} <= walk()
    assert game.board.line.operands == (4,)
