"""Calculating step by step: what is joined, what is refused, and that it is the calculation of one line."""

from __future__ import annotations

from quiclo_game.rules.calculation import Dialect, Evaluated, Operator
from quiclo_game.rules.judging import judge
from quiclo_game.rules.mental_tiles import Terms
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.scenes.mental.step_pad import RESULT, StepPad

HAND = (14, 5, 36, 29, 71, 54, 85, 92, 108, 117, 130, 141)


def place(card: int) -> int:
    return HAND.index(card)


PLUS, MINUS, TIMES, OVER = Operator


def test_two_cards_and_an_operator_make_a_result_that_is_chosen_at_once() -> None:
    steps = StepPad(HAND, Terms())
    steps.press(place(108))
    steps.press_operator(OVER)
    assert steps.press(place(36)) is True
    assert [tile.value for tile in steps.desk.results] == [3]
    assert steps.desk.left == RESULT
    assert set(steps.used) == {place(108), place(36)}


def test_the_last_tile_stands_for_a_calculation_in_one_line() -> None:
    steps = StepPad(HAND, Terms())
    for card, operator in ((108, OVER), (36, TIMES), (14, PLUS)):
        if not steps.desk.results or steps.desk.operator is not None:
            steps.press(place(card))
        steps.press_operator(operator)
    steps.press(place(85))
    steps.press_operator(MINUS)
    steps.press(place(71))
    whole = steps.whole
    assert whole is not None
    verdict = judge(whole, HAND, dialect=Dialect.GROUPED)
    assert isinstance(verdict, Evaluated)
    assert verdict.value == 56
    assert len(steps.desk.steps) == 4


def test_two_results_have_to_be_joined_before_anything_can_be_checked() -> None:
    steps = StepPad(HAND, Terms())
    for left, operator, right in ((36, PLUS, 14), (85, MINUS, 71)):
        steps.press(place(left))
        steps.press_operator(operator)
        steps.press(place(right))
    assert steps.whole is None
    steps.press_operator(PLUS)
    steps.press(RESULT + 1)
    assert steps.whole is not None
    assert [tile.value for tile in steps.desk.results] == [64]


def test_a_step_that_does_not_come_out_is_refused_and_nothing_is_lost() -> None:
    steps = StepPad(HAND, Terms())
    steps.press(place(14))
    steps.press_operator(OVER)
    refused = steps.press(place(5))
    assert isinstance(refused, Rejection)
    assert refused.reason is Reason.INEXACT_DIVISION
    assert steps.desk.left == place(14)
    assert steps.desk.operator is OVER


def test_a_step_below_zero_is_refused() -> None:
    steps = StepPad(HAND, Terms())
    steps.press(place(5))
    steps.press_operator(MINUS)
    refused = steps.press(place(14))
    assert isinstance(refused, Rejection)
    assert refused.reason is Reason.NEGATIVE


def test_a_sixth_card_is_refused() -> None:
    steps = StepPad(HAND, Terms())
    steps.press(place(14))
    for card in (5, 36, 29, 71):
        steps.press_operator(PLUS)
        assert steps.press(place(card)) is True
    steps.press_operator(PLUS)
    refused = steps.press(place(54))
    assert isinstance(refused, Rejection)
    assert refused.reason is Reason.TOO_MANY_OPERANDS


def test_every_step_can_be_taken_back_to_the_empty_desk() -> None:
    steps = StepPad(HAND, Terms())
    steps.press(place(108))
    steps.press_operator(OVER)
    steps.press(place(36))
    steps.press_operator(TIMES)
    while steps.back():
        pass
    assert steps.desk.results == ()
    assert steps.used == ()


def test_another_card_takes_the_place_of_the_first_and_a_second_tap_gives_it_up() -> None:
    steps = StepPad(HAND, Terms())
    steps.press(place(5))
    steps.press(place(14))
    assert list(steps.used) == [place(14)]
    steps.press(place(14))
    assert list(steps.used) == []


def test_without_parentheses_what_needs_some_is_refused() -> None:
    steps = StepPad(HAND, Terms(dialect=Dialect.FLAT))
    steps.press(place(36))
    steps.press_operator(PLUS)
    steps.press(place(14))
    steps.press_operator(TIMES)
    refused = steps.press(place(5))
    assert isinstance(refused, Rejection)
    assert refused.reason is Reason.PARENTHESES_NOT_ALLOWED
