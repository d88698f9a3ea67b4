"""What is right, what is wrong, and which step it is."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiclo_game.rules.calculation import Calculation, Dialect, Evaluated, Operator, Parenthesis, Token
from quiclo_game.rules.judging import judge, judge_so_far
from quiclo_game.rules.reading import read_calculation
from quiclo_game.rules.rejections import Reason, Rejection
from tests.rules.calculations import NotAllowedError, flat_calculations, fraction_value, grouped_calculations

DICE = (3, 4, 5, 5, 6, 12)
FRACTION_STEPS = {
    Operator.PLUS: lambda left, right: left + right,
    Operator.MINUS: lambda left, right: left - right,
    Operator.TIMES: lambda left, right: left * right,
    Operator.OVER: lambda left, right: left / right,
}


def judged(text: str, operands: tuple[int, ...] = DICE, dialect: Dialect = Dialect.FLAT) -> Evaluated | Rejection:
    calculation = read_calculation(text, operands, dialect)
    assert isinstance(calculation, Calculation)
    return judge(calculation, operands, dialect=dialect)


@given(st.one_of(flat_calculations(), grouped_calculations()))
def test_what_is_accepted_has_the_value_that_fractions_give_and_nothing_right_is_refused(
    case: tuple[tuple[int, ...], Calculation],
) -> None:
    operands, calculation = case
    verdict = judge(calculation, operands, dialect=Dialect.GROUPED)
    try:
        value = fraction_value(calculation.tokens, operands)
    except NotAllowedError:
        assert isinstance(verdict, Rejection)
    else:
        assert isinstance(verdict, Evaluated)
        assert value == verdict.value


@given(st.one_of(flat_calculations(), grouped_calculations()))
def test_every_step_is_right_by_itself_and_the_last_one_makes_the_value(
    case: tuple[tuple[int, ...], Calculation],
) -> None:
    operands, calculation = case
    verdict = judge(calculation, operands, dialect=Dialect.GROUPED)
    if isinstance(verdict, Evaluated):
        for step in verdict.steps:
            assert FRACTION_STEPS[step.operator](Fraction(step.left), Fraction(step.right)) == step.value
            assert calculation.tokens[step.token] is step.operator
        assert len(verdict.steps) == calculation.count - 1
        if verdict.steps:
            assert verdict.steps[-1].value == verdict.value


@given(st.lists(st.one_of(st.integers(-2, 7), st.sampled_from(Operator), st.sampled_from(Parenthesis)), max_size=12))
def test_tokens_in_any_order_are_judged_without_an_error(tokens: list[Token]) -> None:
    for dialect in Dialect:
        verdict = judge(Calculation(tuple(tokens)), DICE, dialect=dialect)
        assert isinstance(verdict, Evaluated | Rejection)
        judge_so_far(Calculation(tuple(tokens)), DICE)


def test_times_and_division_come_first_and_equal_rank_goes_from_left_to_right() -> None:
    verdict = judged("12 - 4 * 5 / 5 + 3", (3, 4, 5, 5, 6, 12))
    assert isinstance(verdict, Evaluated)
    assert [(step.left, step.right, step.value) for step in verdict.steps] == [
        (4, 5, 20),
        (20, 5, 4),
        (12, 4, 8),
        (8, 3, 11),
    ]


def test_parentheses_come_before_everything() -> None:
    verdict = judged("(3 + 4) * (6 - 5)", dialect=Dialect.GROUPED)
    assert isinstance(verdict, Evaluated)
    assert [step.value for step in verdict.steps] == [7, 1, 7]


@pytest.mark.parametrize(
    ("text", "rejection"),
    [
        ("3 - 5 + 4", Rejection(Reason.NEGATIVE, step="3 − 5", value=-2)),
        ("6 / 4 * 5", Rejection(Reason.INEXACT_DIVISION, step="6 ÷ 4", remainder=2)),
        ("12 - 3 * 5", Rejection(Reason.NEGATIVE, step="12 − 15", value=-3)),
    ],
)
def test_the_step_that_is_wrong_is_named_with_its_numbers(text: str, rejection: Rejection) -> None:
    assert judged(text) == rejection


@pytest.mark.parametrize(("text", "value"), [("3 + 4 - 5", 2), ("6 * 4 / 3", 8), ("5 - 5", 0), ("12 / 4 / 3", 1)])
def test_the_same_numbers_in_a_better_order_are_right(text: str, value: int) -> None:
    verdict = judged(text)
    assert isinstance(verdict, Evaluated)
    assert verdict.value == value


def test_nothing_can_be_divided_by_zero() -> None:
    verdict = judged("6 / (5 - 5)", dialect=Dialect.GROUPED)
    assert verdict == Rejection(Reason.DIVISION_BY_ZERO, step="6 ÷ 0")


def test_a_die_used_twice_is_told_from_a_second_die_of_the_same_value() -> None:
    assert judge(Calculation.decode("c+c"), DICE) == Rejection(Reason.OPERAND_REUSED, operand=5)
    assert isinstance(judge(Calculation.decode("c+d"), DICE), Evaluated)


def test_an_operand_that_is_not_there_is_refused() -> None:
    assert judge(Calculation.decode("a+z"), DICE) == Rejection(Reason.UNKNOWN_OPERAND)


def test_a_result_beside_the_target_says_both() -> None:
    calculation = Calculation.decode("a*b+c")
    assert judge(calculation, DICE, target=18) == Rejection(Reason.WRONG_RESULT, value=17, target=18)
    assert isinstance(judge(calculation, DICE, target=17), Evaluated)


def test_too_few_and_too_many_operands_say_how_many_and_the_limit() -> None:
    assert judge(Calculation.decode("a"), DICE, use=range(2, 6)) == Rejection(Reason.TOO_FEW_OPERANDS, value=1, limit=2)
    assert judge(Calculation.decode("a+b+c"), DICE, use=range(1, 3)) == Rejection(
        Reason.TOO_MANY_OPERANDS, value=3, limit=2
    )


def test_parentheses_are_refused_where_the_dialect_has_none() -> None:
    assert judge(Calculation.decode("(a+b)*c"), DICE) == Rejection(Reason.PARENTHESES_NOT_ALLOWED, position=0)


def test_an_operator_that_the_table_has_switched_off_is_refused() -> None:
    allowed = frozenset((Operator.PLUS, Operator.MINUS))
    assert judge(Calculation.decode("a+b*c"), DICE, operators=allowed) == Rejection(
        Reason.OPERATOR_NOT_ALLOWED, position=3
    )


@pytest.mark.parametrize(("text", "position"), [("", 0), ("a+", 2), ("+a", 0), ("a*/b", 2), ("ab", 1)])
def test_tokens_that_make_no_calculation_say_where(text: str, position: int) -> None:
    assert judge(Calculation.decode(text), DICE) == Rejection(Reason.UNREADABLE, position=position)


@pytest.mark.parametrize(
    ("text", "value"),
    [("a", 3), ("a*b", 12), ("a*b+", 12), ("a*b+c", 17), ("(a+b", 7), ("(a+b)*(", 7), ("e/(a-", 2)],
)
def test_the_running_value_leaves_aside_what_still_waits_for_a_number(text: str, value: int) -> None:
    verdict = judge_so_far(Calculation.decode(text), DICE)
    assert isinstance(verdict, Evaluated)
    assert verdict.value == value


@pytest.mark.parametrize("text", ["", "(", "(("])
def test_there_is_no_running_value_before_the_first_number(text: str) -> None:
    assert judge_so_far(Calculation.decode(text), DICE) is None


def test_a_running_value_below_zero_can_still_be_mended() -> None:
    assert judge_so_far(Calculation.decode("a-e"), DICE) == Rejection(Reason.NEGATIVE, step="3 − 6", value=-3)
    mended = judge_so_far(Calculation.decode("a-e/a"), (3, 4, 5, 5, 6, 12))
    assert isinstance(mended, Rejection)
    assert isinstance(judge_so_far(Calculation.decode("b-e/a"), DICE), Evaluated)


def test_very_deep_parentheses_are_calculated_without_recursion() -> None:
    depth = 50_000
    tokens = (Parenthesis.OPEN,) * depth + (0,) + (Parenthesis.CLOSE,) * depth
    verdict = judge(Calculation(tokens), DICE, dialect=Dialect.GROUPED)
    assert isinstance(verdict, Evaluated)
    assert verdict.value == 3
