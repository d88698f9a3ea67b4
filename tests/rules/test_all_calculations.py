"""Every calculation of a target, once: held against all trees of operations over a few operands."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiclo_game.rules.calculation import Calculation, Dialect, Evaluated, Operator, Parenthesis
from quiclo_game.rules.judging import judge
from quiclo_game.rules.solver import all_calculations, solve
from tests.rules.brute_force import SIGNS, operate
from tests.rules.calculations import NotAllowedError, fraction_value

CASES = [(3, 4, 5), (2, 2, 4), (1, 2, 3), (6, 3, 2, 1), (5, 5, 5, 1), (8, 4, 2, 2), (3, 7, 21, 4), (1, 1, 1, 1)]


def as_python(calculation: Calculation, operands: Sequence[int]) -> str:
    """Return the calculation as a Python expression over the operands' values."""
    parts = [
        str(operands[token]) if not isinstance(token, Operator | Parenthesis) else token.value
        for token in calculation.tokens
    ]
    return "".join(parts)


def key(expression: str) -> str:
    """Return a text that is equal for expressions that differ only in the order of sums and products."""
    return _key(ast.parse(expression, mode="eval").body)


def _key(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    assert isinstance(node, ast.BinOp)
    family = (ast.Add, ast.Sub) if isinstance(node.op, ast.Add | ast.Sub) else (ast.Mult, ast.Div)
    forward, backward = _sides(node, family)
    return f"[{family[0].__name__} {sorted(forward)} {sorted(backward)}]"


def _sides(node: ast.expr, family: tuple[type[ast.operator], type[ast.operator]]) -> tuple[list[str], list[str]]:
    if not (isinstance(node, ast.BinOp) and isinstance(node.op, family)):
        return [_key(node)], []
    forward, backward = _sides(node.left, family)
    ups, downs = _sides(node.right, family)
    if isinstance(node.op, family[1]):
        ups, downs = downs, ups
    return forward + ups, backward + downs


def all_trees(operands: Sequence[int]) -> Iterator[tuple[str, int]]:
    """Return every valid tree of operations over all of the operands, in every order, fully in parentheses."""
    if len(operands) == 1:
        yield str(operands[0]), operands[0]
    for cut in range(1, len(operands)):
        for left, left_value in all_trees(operands[:cut]):
            for right, right_value in all_trees(operands[cut:]):
                for sign in SIGNS:
                    value = operate(left_value, sign, right_value)
                    if value is not None:
                        yield f"({left}{sign}{right})", value


def expected_keys(operands: Sequence[int], target: int) -> set[str]:
    return {
        key(expression)
        for count in range(1, len(operands) + 1)
        for chosen in set(permutations(operands, count))
        for expression, value in all_trees(chosen)
        if value == target
    }


def expected_flat_keys(operands: Sequence[int], target: int) -> set[str]:
    keys = set()
    for count in range(1, len(operands) + 1):
        for places in permutations(range(len(operands)), count):
            for between in product(Operator, repeat=count - 1):
                pairs = zip(between, places[1:], strict=True)
                calculation = Calculation((places[0], *[token for pair in pairs for token in pair]))
                try:
                    if fraction_value(calculation.tokens, operands) == target:
                        keys.add(key(as_python(calculation, operands)))
                except NotAllowedError:
                    continue
    return keys


@pytest.mark.parametrize("operands", CASES)
@pytest.mark.parametrize("target", [0, 1, 2, 6, 14, 24])
def test_with_parentheses_every_calculation_comes_once(operands: tuple[int, ...], target: int) -> None:
    found = [key(as_python(one, operands)) for one in all_calculations(operands, target, dialect=Dialect.GROUPED)]
    assert len(found) == len(set(found))
    assert set(found) == expected_keys(operands, target)


@pytest.mark.parametrize("operands", CASES)
@pytest.mark.parametrize("target", [0, 1, 2, 6, 14, 24])
def test_without_parentheses_every_calculation_comes_once(operands: tuple[int, ...], target: int) -> None:
    found = [key(as_python(one, operands)) for one in all_calculations(operands, target)]
    assert len(found) == len(set(found))
    assert set(found) == expected_flat_keys(operands, target)


@pytest.mark.parametrize(("operands", "target"), [((0, 3, 5), 0), ((0, 0, 2), 2), ((0, 4, 4), 1)])
def test_an_operand_zero_is_an_operand_like_any_other(operands: tuple[int, ...], target: int) -> None:
    found = [key(as_python(one, operands)) for one in all_calculations(operands, target)]
    assert len(found) == len(set(found))
    assert set(found) == expected_flat_keys(operands, target)


@settings(max_examples=30)
@given(
    st.lists(st.integers(1, 12), min_size=1, max_size=5),
    st.integers(0, 144),
    st.sampled_from(Dialect),
    st.frozensets(st.sampled_from(Operator)),
)
def test_every_calculation_listed_is_right_and_the_first_uses_the_fewest_operands(
    operands: list[int], target: int, dialect: Dialect, operators: frozenset[Operator]
) -> None:
    found = list(all_calculations(operands, target, dialect=dialect, operators=operators))
    for calculation in found:
        verdict = judge(calculation, operands, target=target, dialect=dialect, operators=operators)
        assert isinstance(verdict, Evaluated)
    counts = [calculation.count for calculation in found]
    assert counts == sorted(counts)
    fewest = solve(operands, dialect=dialect, targets=(target,), operators=operators).counts.get(target)
    assert (counts[0] if counts else None) == fewest


def test_a_range_of_use_lists_only_calculations_of_that_many_operands() -> None:
    found = list(all_calculations((3, 4, 5, 6, 7, 8), 17, use=range(4, 6)))
    assert {calculation.count for calculation in found} == {4, 5}


def test_the_liked_calculation_stands_first_among_those_of_as_many_operands() -> None:
    for target in range(1, 145):
        found = list(all_calculations((2, 3, 5, 7, 9, 12), target))
        assert (found[0] if found else None) == solve((2, 3, 5, 7, 9, 12)).best(target)
