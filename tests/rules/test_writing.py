"""Calculations as people read them."""

from __future__ import annotations

import pytest

from quiclo_game.rules.calculation import Calculation, Operator
from quiclo_game.rules.writing import Notation, rewrite, sign, write, write_step

DICE = (3, 4, 5, 12)


@pytest.mark.parametrize(
    ("compact", "written"),
    [("a*b+c", "3 × 4 + 5"), ("d/(b-a)", "12 ÷ (4 − 3)"), ("a", "3"), ("a*", "3 ×"), ("(a+", "(3 +"), ("", "")],
)
def test_operators_stand_between_spaces_and_parentheses_tight(compact: str, written: str) -> None:
    assert write(Calculation.decode(compact), DICE) == written


def test_german_schools_write_a_dot_and_a_colon() -> None:
    assert write(Calculation.decode("a*b+d/c"), DICE, Notation.DOT) == "3 · 4 + 12 : 5"
    assert rewrite("12 ÷ 5 × 3 − 1", Notation.DOT) == "12 : 5 · 3 − 1"
    assert rewrite("12 ÷ 5", Notation.CROSS) == "12 ÷ 5"


def test_minus_is_a_real_minus_sign() -> None:
    assert sign(Operator.MINUS) == "−"
    assert write_step(3, Operator.MINUS, 5) == "3 − 5"


def test_an_operand_that_is_not_there_cannot_be_written() -> None:
    with pytest.raises(IndexError):
        write(Calculation.decode("z"), DICE)
