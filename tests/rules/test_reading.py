"""Calculations read from text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiclo_game.rules.calculation import Calculation, Dialect
from quiclo_game.rules.reading import read_calculation
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.writing import Notation, write
from tests.rules.calculations import grouped_calculations

DICE = (3, 4, 5, 5, 7, 8)


@pytest.mark.parametrize(
    "text", ["3*4+5", " 3 * 4 + 5 ", "3×4+5", "3x4+5", "3X4+5", "3·4+5", "3\u00a0×\u202f4\t+ 5", "003*4+05"]
)
def test_every_usual_way_to_write_a_product_is_read(text: str) -> None:
    assert read_calculation(text, DICE) == Calculation.decode("a*b+c")


@pytest.mark.parametrize("text", ["8/4-3", "8÷4−3", "8 : 4 – 3"])
def test_every_usual_way_to_write_a_quotient_and_a_difference_is_read(text: str) -> None:
    assert read_calculation(text, DICE) == Calculation.decode("f/b-a")


def test_equal_numbers_take_the_operands_in_turn() -> None:
    assert read_calculation("5+5", DICE) == Calculation.decode("c+d")
    assert read_calculation("5+5+5", DICE) == Rejection(Reason.OPERAND_REUSED, operand=5, position=4)


def test_a_number_that_is_not_there_is_named_with_its_place() -> None:
    assert read_calculation("3 + 99", DICE) == Rejection(Reason.UNKNOWN_OPERAND, operand=99, position=4)


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("", 0),
        ("   ", 3),
        ("3+", 2),
        ("+3", 0),
        ("-3", 0),
        ("3 4", 2),
        ("3+*4", 2),
        ("3=3", 1),
        ("drei", 0),
        ("3.5", 1),
    ],
)
def test_what_cannot_be_read_says_where(text: str, position: int) -> None:
    assert read_calculation(text, DICE) == Rejection(Reason.UNREADABLE, position=position)


def test_digits_of_other_scripts_are_no_digits() -> None:
    assert read_calculation("٣+4", DICE) == Rejection(Reason.UNREADABLE, position=0)
    assert read_calculation("3²", DICE) == Rejection(Reason.UNREADABLE, position=1)


def test_parentheses_are_read_only_where_the_dialect_has_them() -> None:
    assert read_calculation("(3+4)*5", DICE, Dialect.GROUPED) == Calculation.decode("(a+b)*c")
    assert read_calculation("5*(3+4)", DICE) == Rejection(Reason.PARENTHESES_NOT_ALLOWED, position=2)


@pytest.mark.parametrize(("text", "position"), [("(3+4", 4), ("3+4)", 3), ("()", 1), ("3(4)", 1), ("(3)4", 3)])
def test_parentheses_that_do_not_fit_say_where(text: str, position: int) -> None:
    assert read_calculation(text, DICE, Dialect.GROUPED) == Rejection(Reason.UNREADABLE, position=position)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("9" * 100_000, Reason.UNKNOWN_OPERAND),
        ("(" * 1_000_000, Reason.TOO_DEEP),
        ("3+" * 500_000, Reason.OPERAND_REUSED),
        (" " * 1_000_000, Reason.UNREADABLE),
        ("(" * 60 + "3" + ")" * 60, Reason.TOO_DEEP),
    ],
)
def test_huge_texts_are_answered(text: str, reason: Reason) -> None:
    rejection = read_calculation(text, DICE, Dialect.GROUPED)
    assert isinstance(rejection, Rejection)
    assert rejection.reason is reason


def test_fifty_parentheses_within_each_other_are_read_and_the_next_one_is_named() -> None:
    deep = read_calculation("(" * 50 + "3" + ")" * 50, DICE, Dialect.GROUPED)
    assert isinstance(deep, Calculation)
    too_deep = read_calculation("(" * 51 + "3" + ")" * 51, DICE, Dialect.GROUPED)
    assert too_deep == Rejection(Reason.TOO_DEEP, position=50, limit=50)


@given(st.text())
def test_any_text_is_either_read_or_refused_with_a_place(text: str) -> None:
    for dialect in Dialect:
        read = read_calculation(text, DICE, dialect)
        if isinstance(read, Rejection):
            assert read.position is not None
            assert 0 <= read.position <= len(text)


@given(grouped_calculations(), st.sampled_from(Notation))
def test_what_is_written_reads_back_with_the_same_numbers(
    case: tuple[tuple[int, ...], Calculation], notation: Notation
) -> None:
    operands, calculation = case
    text = write(calculation, operands, notation)
    read = read_calculation(text, operands, Dialect.GROUPED)
    assert isinstance(read, Calculation)
    assert write(read, operands, notation) == text
