"""What can be reached, with how few operands, and how: held against brute force and against the judge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from quiclo_game.rules.calculation import ALL_OPERATORS, Calculation, Dialect, Evaluated, Operator
from quiclo_game.rules.judging import judge
from quiclo_game.rules.solver import Solution, solve
from quiclo_game.rules.writing import write
from tests.rules.brute_force import flat_counts, full_values, grouped_counts

BRUTE_FORCE: dict[Dialect, Callable[[Sequence[int], str], dict[int, int]]] = {
    Dialect.FLAT: flat_counts,
    Dialect.GROUPED: grouped_counts,
}
OPERATOR_SETS = [frozenset(chosen) for count in range(len(Operator) + 1) for chosen in combinations(Operator, count)]


def signs(operators: frozenset[Operator]) -> str:
    return "".join(operator.value for operator in operators)


def within(counts: dict[int, int], targets: range) -> dict[int, int]:
    return {target: count for target, count in sorted(counts.items()) if target in targets}


def assert_every_best_calculation_is_right(
    solution: Solution, dialect: Dialect, operators: frozenset[Operator] = ALL_OPERATORS
) -> None:
    for target, count in solution.counts.items():
        best = solution.best(target)
        assert best is not None
        verdict = judge(
            best,
            solution.operands,
            target=target,
            dialect=dialect,
            use=range(count, count + 1),
            operators=operators,
        )
        assert isinstance(verdict, Evaluated), (solution.operands, target, verdict)


@settings(max_examples=60)
@given(
    st.lists(st.integers(0, 12), min_size=1, max_size=4),
    st.sampled_from(OPERATOR_SETS),
    st.sampled_from(Dialect),
    st.integers(0, 200),
)
def test_few_operands_of_any_kind_reach_exactly_what_brute_force_reaches(
    operands: list[int], operators: frozenset[Operator], dialect: Dialect, highest: int
) -> None:
    targets = range(highest + 1)
    solution = solve(operands, dialect=dialect, targets=targets, operators=operators)
    assert dict(solution.counts) == within(BRUTE_FORCE[dialect](operands, signs(operators)), targets)
    assert set(solution.unreachable) == set(targets) - set(solution.counts)
    assert_every_best_calculation_is_right(solution, dialect, operators)


@settings(max_examples=30)
@given(st.lists(st.integers(1, 9999), min_size=1, max_size=4), st.sampled_from(Dialect))
def test_large_operands_reach_exactly_what_brute_force_reaches(operands: list[int], dialect: Dialect) -> None:
    targets = range(10_000)
    solution = solve(operands, dialect=dialect, targets=targets)
    assert dict(solution.counts) == within(BRUTE_FORCE[dialect](operands, "+-*/"), targets)
    assert_every_best_calculation_is_right(solution, dialect)


@pytest.mark.parametrize("seed", range(25))
def test_six_dice_without_parentheses_reach_exactly_what_brute_force_reaches(seed: int) -> None:
    roll = [Random(seed).randint(1, 12) for _ in range(6)]
    solution = solve(roll)
    assert dict(solution.counts) == within(flat_counts(roll), range(1, 145))
    assert_every_best_calculation_is_right(solution, Dialect.FLAT)


@pytest.mark.parametrize("seed", range(6))
def test_six_dice_with_parentheses_reach_exactly_what_brute_force_reaches(seed: int) -> None:
    roll = [Random(seed).randint(1, 12) for _ in range(6)]
    solution = solve(roll, dialect=Dialect.GROUPED)
    assert dict(solution.counts) == within(grouped_counts(roll), range(1, 145))
    assert_every_best_calculation_is_right(solution, Dialect.GROUPED)


@pytest.mark.parametrize(
    "roll", [(1,) * 6, (12,) * 6, (1, 1, 1, 2, 2, 2), (11, 11, 12, 12, 12, 12), (5, 5, 5, 10, 10, 10)]
)
@pytest.mark.parametrize("dialect", Dialect)
def test_rolls_of_many_equal_dice_reach_exactly_what_brute_force_reaches(
    roll: tuple[int, ...], dialect: Dialect
) -> None:
    counts = BRUTE_FORCE[dialect](roll, "+-*/")
    assert dict(solve(roll, dialect=dialect).counts) == within(counts, range(1, 145))


@pytest.mark.parametrize("dialect", Dialect)
def test_more_than_six_operands_reach_exactly_what_brute_force_reaches(dialect: Dialect) -> None:
    operands = (1, 1, 1, 1, 2, 2, 2, 1)
    solution = solve(operands, dialect=dialect)
    assert dict(solution.counts) == within(BRUTE_FORCE[dialect](operands, "+-*/"), range(1, 145))
    assert_every_best_calculation_is_right(solution, dialect)


@settings(max_examples=40)
@given(
    st.lists(st.integers(0, 24), min_size=1, max_size=4),
    st.integers(1, 4),
    st.integers(1, 4),
    st.sampled_from(Dialect),
    st.sampled_from(OPERATOR_SETS),
)
@example([0, 1], 2, 2, Dialect.GROUPED, frozenset({Operator.MINUS, Operator.TIMES}))
def test_a_range_of_use_counts_only_calculations_of_that_many_operands(
    operands: list[int], first: int, last: int, dialect: Dialect, operators: frozenset[Operator]
) -> None:
    expected: dict[int, int] = {}
    for count in range(first, min(last, len(operands)) + 1):
        for chosen in combinations(operands, count):
            for value in full_values(chosen, signs(operators), grouped=dialect is Dialect.GROUPED):
                expected.setdefault(value, count)
    solution = solve(operands, dialect=dialect, targets=range(145), use=range(first, last + 1), operators=operators)
    assert dict(solution.counts) == within(expected, range(145))
    assert_every_best_calculation_is_right(solution, dialect, operators)


@pytest.mark.parametrize("seed", range(4))
def test_two_to_five_of_twelve_cards_reach_what_brute_force_reaches_with_two_and_three(seed: int) -> None:
    random = Random(seed)
    hand = [24 * continent + card for continent in range(6) for card in random.sample(range(1, 25), 2)]
    expected: dict[int, int] = {}
    for count in (2, 3):
        for chosen in combinations(hand, count):
            for value in full_values(chosen, "+-*/", grouped=True):
                expected.setdefault(value, count)
    solution = solve(hand, dialect=Dialect.GROUPED, targets=range(100), use=range(2, 6))
    few = {target: count for target, count in solution.counts.items() if count <= 3}
    assert few == within(expected, range(100))
    assert_every_best_calculation_is_right(solution, Dialect.GROUPED)


def test_using_exactly_five_cards_gives_calculations_of_five_cards() -> None:
    hand = (3, 20, 25, 40, 50, 70, 75, 90, 100, 119, 121, 144)
    solution = solve(hand, dialect=Dialect.GROUPED, targets=(0, 17, 96), use=range(5, 6))
    assert dict(solution.counts) == {0: 5, 17: 5, 96: 5}
    assert_every_best_calculation_is_right(solution, Dialect.GROUPED)


def test_wanted_targets_alone_give_the_same_answers_as_all_targets() -> None:
    roll = (2, 3, 7, 7, 11, 12)
    for dialect in Dialect:
        everything = solve(roll, dialect=dialect)
        for target in range(1, 145):
            alone = solve(roll, dialect=dialect, targets=(target,))
            assert alone.counts.get(target) == everything.counts.get(target)
            assert alone.best(target) == everything.best(target)


def test_the_same_question_always_gets_the_same_calculation() -> None:
    roll = (4, 4, 6, 9, 10, 12)
    first = [solve(roll).best(target) for target in range(1, 145)]
    for shuffled in ((12, 4, 9, 6, 4, 10), (10, 9, 6, 4, 4, 12)):
        solution = solve(shuffled)
        texts = [None if best is None else write(best, shuffled) for best in map(solution.best, range(1, 145))]
        assert texts == [None if best is None else write(best, roll) for best in first]


@pytest.mark.parametrize(
    ("operands", "target", "written"),
    [
        ((3, 4, 5, 6, 7, 8), 17, "3 × 4 + 5"),
        ((3, 4, 5, 6, 7, 8), 9, "3 + 6"),
        ((3, 4, 5, 6, 7, 8), 24, "4 × 6"),
        ((2, 9, 12), 108, "9 × 12"),
        ((3, 8, 12), 2, "3 × 8 ÷ 12"),
        ((6, 10, 5), 12, "10 ÷ 5 × 6"),
    ],
)
def test_a_person_would_like_this_one(operands: tuple[int, ...], target: int, written: str) -> None:
    best = solve(operands).best(target)
    assert best is not None
    assert write(best, operands) == written


def test_what_cannot_be_reached_has_no_calculation() -> None:
    solution = solve((1, 1))
    assert dict(solution.counts) == {1: 1, 2: 2}
    assert solution.best(3) is None
    assert solution.best(-1) is None
    assert solution.best(10**6) is None
    assert 3 in solution.unreachable


def test_equal_dice_are_different_operands_of_the_calculation() -> None:
    assert solve((7, 7)).best(14) == Calculation.decode("a+b")


def test_no_targets_and_no_use_are_no_work() -> None:
    assert dict(solve((1, 2), targets=()).counts) == {}
    assert dict(solve((1, 2), use=range(3, 9)).counts) == {}
    assert solve((1, 2), use=range(3, 9)).unreachable == tuple(range(1, 145))


@pytest.mark.parametrize(
    ("operands", "targets"),
    [
        ((), range(1, 145)),
        ((1,) * 13, range(1, 145)),
        ((-1,), range(1, 145)),
        ((10_000,), (1,)),
        ((1,), (-1,)),
        ((1,), (10_000,)),
    ],
)
def test_questions_beyond_the_limits_are_refused(operands: tuple[int, ...], targets: Sequence[int]) -> None:
    with pytest.raises(ValueError, match=r"takes 1 to 12|whole numbers from 0"):
        solve(operands, targets=targets)


@pytest.mark.parametrize("dialect", Dialect)
def test_twelve_operands_end_and_what_they_did_not_decide_they_say(dialect: Dialect) -> None:
    operands = tuple(range(9999, 9987, -1))
    solution = solve(operands, dialect=dialect, use=range(1, 13))
    decided = {*solution.counts, *solution.unreachable}
    assert not solution.unreachable
    assert decided | set(solution.undecided) == set(range(1, 145))
    assert not decided & set(solution.undecided)


def test_twelve_ones_need_all_twelve_for_some_targets() -> None:
    flat = solve((1,) * 12)
    assert dict(flat.counts) == {target: target for target in range(1, 13)}
    grouped = solve((1,) * 12, dialect=Dialect.GROUPED)
    assert max(grouped.counts.values()) == 12
    assert not grouped.undecided
    assert_every_best_calculation_is_right(grouped, Dialect.GROUPED)
