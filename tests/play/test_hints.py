"""Hints give away a little more with every grade, and are always right."""

import pytest

from quiclo_game.play.hints import Grade, hint_for
from quiclo_game.rules.calculation import Calculation, Operator, Step
from quiclo_game.rules.writing import write
from tests.arithmetic import flat_value
from tests.brain_table import BrainTable


@pytest.fixture
def table() -> BrainTable:
    """The targets 24 (d × f), 120 (d × e × f) and, out of reach, 144; the dice are 1, 1, 1, 4, 5, 6."""
    laid = BrainTable(tops={1: [24], 5: [120], 6: [143]})
    laid.throw(1, 5, 6)
    laid.numbers(1, 1, 1, 4, 5, 6)
    return laid


def test_the_first_grade_says_only_with_how_many_dice_it_can_be_done(table: BrainTable) -> None:
    hint = hint_for(table.state, 120, Grade.POSSIBLE)

    assert (hint.target, hint.count) == (120, 3)
    assert (hint.operands, hint.step, hint.calculation) == ((), None, "")


def test_the_second_grade_names_the_dice(table: BrainTable) -> None:
    hint = hint_for(table.state, 120, Grade.OPERANDS)

    assert hint.operands == (3, 4, 5)
    assert (hint.step, hint.calculation) == (None, "")


def test_the_third_grade_gives_the_first_step_as_well(table: BrainTable) -> None:
    hint = hint_for(table.state, 24, Grade.FIRST_STEP)

    assert hint.operands == (3, 5)
    assert hint.step in (Step(4, Operator.TIMES, 6, 24, 1), Step(6, Operator.TIMES, 4, 24, 1))
    assert hint.calculation == ""


def test_the_last_grade_gives_the_whole_calculation(table: BrainTable) -> None:
    hint = hint_for(table.state, 120, Grade.SOLUTION)

    assert flat_value(write(Calculation.decode(hint.calculation), table.state.roll), table.state.roll) == 120
    assert table.solve(120, hint.calculation)


def test_for_a_target_that_is_out_of_reach_or_closed_there_is_no_hint(table: BrainTable) -> None:
    table.solve(24, "d*f")

    for target in (24, 143):
        for grade in Grade:
            hint = hint_for(table.state, target, grade)
            assert (hint.count, hint.operands, hint.step, hint.calculation) == (0, (), None, "")


def test_a_lone_die_needs_no_step(table: BrainTable) -> None:
    alone = BrainTable(tops={1: [5]})
    alone.throw(1, 1, 1)
    alone.numbers(1, 2, 3, 4, 5, 6)
    hint = hint_for(alone.state, 5, Grade.FIRST_STEP)

    assert (hint.count, hint.operands, hint.step) == (1, (4,), None)


def test_grades_follow_one_another_up_to_the_solution() -> None:
    assert [grade.next for grade in Grade] == [Grade.OPERANDS, Grade.FIRST_STEP, Grade.SOLUTION, Grade.SOLUTION]
