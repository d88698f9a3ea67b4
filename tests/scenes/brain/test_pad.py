"""The pad takes what may follow and nothing else."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quiclo_game.rules.calculation import Calculation, Operator
from quiclo_game.scenes.brain.pad import Pad

ALL = frozenset(Operator)
PRESSES = st.lists(
    st.one_of(st.integers(-1, 6), st.sampled_from(list(Operator)), st.sampled_from(["back", "clear", "digits"])),
    max_size=30,
)


def pad(operators: frozenset[Operator] = ALL) -> Pad:
    return Pad(6, operators)


def test_an_empty_pad_wants_a_die() -> None:
    empty = pad()
    assert empty.wants_number
    assert not empty.complete
    assert not empty.press_operator(Operator.PLUS)
    assert empty.press_die(3)


def test_a_die_follows_no_die() -> None:
    filled = pad()
    filled.press_die(0)
    assert filled.complete
    assert not filled.takes_die(1)
    assert not filled.press_die(1)
    assert filled.line == Calculation((0,))


def test_no_die_is_taken_twice() -> None:
    filled = pad()
    filled.press_die(0)
    filled.press_operator(Operator.TIMES)
    assert not filled.press_die(0)
    assert filled.press_die(1)


def test_an_operator_takes_the_place_of_the_one_before() -> None:
    filled = pad()
    filled.press_die(0)
    filled.press_operator(Operator.PLUS)
    assert filled.press_operator(Operator.OVER)
    assert filled.line == Calculation((0, Operator.OVER))
    assert not filled.complete


def test_an_operator_that_the_table_does_not_allow_is_refused() -> None:
    few = pad(frozenset({Operator.PLUS}))
    few.press_die(0)
    assert not few.press_operator(Operator.TIMES)
    assert few.press_operator(Operator.PLUS)


def test_digits_take_the_first_free_die_of_that_value() -> None:
    roll = (5, 2, 5, 5, 1, 1)
    filled = pad()
    assert filled.press_digits(5, roll)
    filled.press_operator(Operator.PLUS)
    assert filled.press_digits(5, roll)
    assert filled.line == Calculation((0, Operator.PLUS, 2))


def test_digits_that_no_die_shows_are_refused() -> None:
    filled = pad()
    assert not filled.press_digits(7, (1, 2, 3, 4, 5, 6))
    assert filled.line == Calculation()


def test_back_takes_one_sign_at_a_time_and_clear_takes_all() -> None:
    filled = pad()
    filled.press_die(0)
    filled.press_operator(Operator.PLUS)
    filled.press_die(1)
    assert filled.back()
    assert filled.line == Calculation((0, Operator.PLUS))
    assert filled.clear()
    assert not filled.back()
    assert not filled.clear()


def pressed(filled: Pad, press: object) -> bool:
    """Do what a press says and return whether the pad took it."""
    match press:
        case int():
            return filled.press_die(press)
        case Operator():
            return filled.press_operator(press)
        case "back":
            return filled.back()
        case "clear":
            return filled.clear()
        case _:
            return filled.press_digits(3, (3,) * 6)


@given(PRESSES)
def test_whatever_is_pressed_dice_and_operators_alternate_and_no_die_stands_twice(presses: list[object]) -> None:
    filled = pad()
    for press in presses:
        before = filled.line
        taken = pressed(filled, press)
        assert taken or filled.line == before
        tokens = filled.line.tokens
        assert all(isinstance(token, Operator) == bool(place % 2) for place, token in enumerate(tokens))
        assert len(set(filled.line.operands)) == filled.line.count
        assert filled.complete == (len(tokens) % 2 == 1)
