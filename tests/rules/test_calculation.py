"""Calculations as tokens, and their compact text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiclo_game.rules.calculation import Calculation, Operator, Parenthesis, Token

TOKENS = st.lists(st.one_of(st.integers(0, 25), st.sampled_from(Operator), st.sampled_from(Parenthesis)))


@given(TOKENS)
def test_the_compact_text_reads_back_equal(tokens: list[Token]) -> None:
    calculation = Calculation(tuple(tokens))
    assert Calculation.decode(calculation.encode()) == calculation


def test_the_compact_text_names_operands_by_letter() -> None:
    tokens = (0, Operator.TIMES, 1, Operator.MINUS, 2, Operator.PLUS, 3)
    assert Calculation(tokens).encode() == "a*b-c+d"


def test_two_operands_of_the_same_value_are_told_apart() -> None:
    assert Calculation.decode("a+b") != Calculation.decode("a+c")


@given(st.text())
def test_text_that_encode_never_writes_is_refused_and_nothing_else_happens(text: str) -> None:
    try:
        assert Calculation.decode(text).encode() == text
    except ValueError:
        assert not set(text) <= set("abcdefghijklmnopqrstuvwxyz+-*/()")


@pytest.mark.parametrize("place", [-1, 26, 1000])
def test_an_operand_without_a_letter_cannot_be_encoded(place: int) -> None:
    with pytest.raises(ValueError, match="no letter"):
        Calculation((place,)).encode()


def test_a_calculation_grows_and_shrinks_token_by_token_and_never_changes_itself() -> None:
    start = Calculation()
    longer = start.with_token(2).with_token(Operator.PLUS)
    assert start.tokens == ()
    assert longer.tokens == (2, Operator.PLUS)
    assert longer.without_last().tokens == (2,)
    assert start.without_last() == start


def test_the_operands_used_are_counted_in_the_order_in_which_they_stand() -> None:
    calculation = Calculation.decode("(c+a)*b")
    assert calculation.operands == (2, 0, 1)
    assert calculation.count == 3
