"""Numbers typed digit by digit: 1 may be the beginning of 11."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiclo_game.scenes.number_typing import PAUSE, NumberTyping


def test_a_digit_that_begins_no_longer_number_is_taken_at_once() -> None:
    assert NumberTyping().digit("7", (7, 11, 12)) == 7


def test_one_is_taken_at_once_where_nothing_longer_lies_there() -> None:
    assert NumberTyping().digit("1", (1, 1, 7)) == 1


@pytest.mark.parametrize(("second", "number"), [("1", 11), ("2", 12), ("0", 10)])
def test_a_second_digit_makes_the_longer_number(second: str, number: int) -> None:
    typing = NumberTyping()
    assert typing.digit("1", (1, 10, 11, 12)) is None
    assert typing.pending
    assert typing.digit(second, (1, 10, 11, 12)) == number
    assert not typing.pending


def test_a_pause_takes_the_one_as_it_is() -> None:
    typing = NumberTyping()
    typing.digit("1", (1, 12))
    assert typing.update(PAUSE - 1) is None
    assert typing.update(1) == 1
    assert typing.update(PAUSE) is None


def test_each_digit_begins_the_pause_anew() -> None:
    typing = NumberTyping()
    typing.digit("1", (1, 12))
    typing.update(PAUSE - 1)
    assert typing.digit("2", (1, 12)) == 12
    assert typing.update(PAUSE) is None


def test_a_digit_that_fits_nothing_is_forgotten() -> None:
    typing = NumberTyping()
    assert typing.digit("9", (1, 12)) is None
    assert not typing.pending
    assert typing.digit("1", (1, 12)) is None
    assert typing.digit("2", (1, 12)) == 12


def test_settling_takes_what_was_typed_and_nothing_twice() -> None:
    typing = NumberTyping()
    typing.digit("1", (1, 11))
    assert typing.settle() == 1
    assert typing.settle() is None


def test_clearing_forgets_it() -> None:
    typing = NumberTyping()
    typing.digit("1", (1, 11))
    typing.clear()
    assert typing.update(PAUSE) is None


@given(st.lists(st.integers(1, 12), min_size=1, max_size=6))
def test_every_die_can_be_typed(faces: list[int]) -> None:
    for face in faces:
        typing = NumberTyping()
        taken = [number for digit in str(face) if (number := typing.digit(digit, faces)) is not None]
        taken += [number for number in (typing.update(PAUSE),) if number is not None]
        assert taken == [face]
