"""Typing a number: by touch and by keyboard, within its range, with what it would mean."""

from __future__ import annotations

import pytest

from quiclo_game.locale import Words
from quiclo_game.scenes.number_pad import NumberPadScene, Wanted
from quiclo_game.scenes.setup import SetupScene
from quiclo_game.shell.inputs import KeyPress, TextTyped
from tests.scenes.stand_ins import Stand, stand, tap

REMAINDER = "no_remainder"


def meaning(words: Words, number: int) -> str:
    return f"means {number}"


def opened(there: Stand, taken: list[int], value: int = 12) -> NumberPadScene:
    scene = NumberPadScene(there.services, Wanted("What?", value, 1, 999, meaning), taken.append)
    scene.enter((1280, 720))
    return scene


def test_a_number_is_tapped_together_and_taken() -> None:
    there, taken = stand("de"), list[int]()
    scene = opened(there, taken)
    for key in ("digit:2", "digit:8", "digit:7", "done"):
        tap(scene, key)
    assert taken == [287]
    assert there.navigator.went == ["back"]


def test_the_first_digit_begins_a_new_number_and_what_stood_there_can_be_taken_back_too() -> None:
    there = stand("de")
    scene = opened(there, [], 240)
    tap(scene, "erase")
    assert scene.number == 24
    fresh = opened(there, [], 240)
    tap(fresh, "digit:5")
    assert fresh.number == 5


def test_a_keyboard_types_digits_takes_them_back_and_affirms() -> None:
    there, taken = stand("de"), list[int]()
    scene = opened(there, taken)
    for sign in ("7", "x", "5"):
        scene.handle(KeyPress(sign))
        scene.handle(TextTyped(sign))
    scene.handle(KeyPress("backspace"))
    scene.handle(KeyPress("return"))
    assert taken == [7]


def test_return_presses_the_key_on_which_the_ring_stands() -> None:
    there, taken = stand("de"), list[int]()
    scene = opened(there, taken)
    scene.handle(TextTyped("7"))
    scene.controls.focus("close")
    scene.handle(KeyPress("return"))
    assert taken == []
    assert there.navigator.went == ["back"]


def test_return_is_refused_audibly_while_nothing_that_is_wanted_is_typed() -> None:
    there, taken = stand("de"), list[int]()
    scene = opened(there, taken)
    for key in ("backspace", "backspace", "return"):
        scene.handle(KeyPress(key))
    assert taken == []
    assert there.navigator.went == []


def test_nothing_outside_the_range_can_be_taken() -> None:
    there, taken = stand("de"), list[int]()
    scene = opened(there, taken)
    tap(scene, "digit:0")
    assert scene.number == 12, "no number begins with 0"
    for _ in range(2):
        tap(scene, "erase")
    assert scene.number is None
    assert not scene.controls.get("done").enabled
    for key in ("digit:9", "digit:9", "digit:9", "digit:9"):
        tap(scene, key)
    assert scene.number == 999


@pytest.mark.parametrize("way", ["close", "escape"])
def test_it_can_be_left_as_it_was(way: str) -> None:
    there, taken = stand("de"), list[int]()
    scene = opened(there, taken)
    tap(scene, "digit:3")
    if way == "close":
        tap(scene, way)
    else:
        scene.handle(KeyPress(way))
    assert taken == []
    assert there.navigator.went == ["back"]


def test_the_divisor_is_typed_at_setup_with_what_each_one_means() -> None:
    there = stand("de")
    scene = SetupScene(there.services, REMAINDER, lambda: 1)
    scene.enter((1920, 1080))
    tap(scene, "option.divisor:type")
    assert there.navigator.went == ["type 12"]
    wanted = there.navigator.wanted[-1]
    assert (wanted.low, wanted.high) == (1, 999)
    words = there.services.words
    assert "2" in wanted.meaning(words, 7)
    assert wanted.meaning(words, 1) != wanted.meaning(words, 12) != wanted.meaning(words, 288)
    there.navigator.numbers[-1](7)
    assert scene.settings["divisor"] == "7"
    assert scene.preset == "own"
    assert scene.plan().settings["divisor"] == "7"
