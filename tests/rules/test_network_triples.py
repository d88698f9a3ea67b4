"""Which three cards make an equation, counted and calculated a second time by counting every equation there is."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.network_triples import (
    Equation,
    makes_equation,
    orders_of,
    partners,
    read_line,
    results_of,
    triple_counts,
    triples_of,
)
from quiclo_game.rules.writing import Notation

CARDS = range(1, 145)
ALL = "+-*/"


def equations(operators: str = ALL) -> dict[tuple[int, int, int], str]:
    """Return every p ∘ q = r over three different cards, with its operator."""
    found = {}
    for left, right in permutations(CARDS, 2):
        results = {"+": left + right, "-": left - right, "*": left * right, "/": left / right}
        for sign in operators:
            result = results[sign]
            if result == int(result) and result in CARDS and result not in (left, right):
                found[left, right, int(result)] = sign
    return found


EQUATIONS = equations()


def reads(target: int, near: int, far: int) -> bool:
    return (target, near, far) in EQUATIONS or (far, near, target) in EQUATIONS


def test_there_are_5336_triples_and_16008_of_triple_and_target() -> None:
    brute = {tuple(sorted(equation)) for equation in EQUATIONS}
    found = {triple for triple in combinations(CARDS, 3) if makes_equation(*triple, ALL)}

    assert found == brute
    assert len(found) == 5336
    cases = [(one, other, target) for one, other in combinations(CARDS, 2) for target in triples_of(one, other)]
    assert len(cases) == len(set(cases)) == 16_008


def test_5112_of_them_are_sums_and_224_products() -> None:
    assert sum(low + middle == high for low, middle, high in combinations(CARDS, 3)) == 5112
    assert sum(makes_equation(*triple, "+") for triple in combinations(CARDS, 3)) == 5112
    assert sum(makes_equation(*triple, "/") for triple in combinations(CARDS, 3)) == 224


def test_two_cards_have_at_most_four_targets_in_ascending_order() -> None:
    targets = [triples_of(one, other) for one, other in combinations(CARDS, 2)]

    assert max(map(len, targets)) == 4
    assert all(list(found) == sorted(set(found)) for found in targets)
    assert triples_of(3, 12) == triples_of(12, 3) == (4, 9, 15, 36)
    assert triples_of(143, 144) == (1,)
    assert triples_of(1, 2) == (3,)


def test_a_card_alone_or_one_that_does_not_exist_makes_no_equation() -> None:
    table = partners(ALL)

    assert [table[card][card] for card in CARDS] == [0] * 144
    assert all(not table[card][0] for card in range(145))


@pytest.mark.parametrize(("operators", "alike"), [("+", "-"), ("*", "/"), ("+*", "-/"), ("+/", ALL)])
def test_a_sum_is_a_difference_and_a_product_a_quotient(operators: str, alike: str) -> None:
    assert partners(operators) == partners(alike)


def test_cards_are_counted_in_how_many_triples_they_take_part() -> None:
    for operators in (ALL, "+-", "*/"):
        counts = triple_counts(operators)
        triples = {tuple(sorted(equation)) for equation in equations(operators)}
        assert counts[0] == 0
        assert [counts[card] for card in CARDS] == [sum(card in triple for triple in triples) for card in CARDS]


def test_a_person_is_told_what_two_cards_come_to() -> None:
    assert results_of(17, 30) == results_of(30, 17) == (47, 13, 510)
    assert results_of(3, 12) == (15, 9, 36, 4)
    assert results_of(1, 5) == (6, 4, 5)
    assert results_of(2, 1) == (3, 1, 2)
    assert results_of(3, 12, "-") == (15, 9)
    assert results_of(3, 12, "*") == (36, 4)


# ---- how a line reads --------------------------------------------------------------------------------------------


def test_cards_lie_in_exactly_the_orders_that_read() -> None:
    for one, other in combinations(CARDS, 2):
        for target in triples_of(one, other):
            found = orders_of(one, other, target)
            assert found == orders_of(other, one, target)
            assert found == tuple(order for order in ((one, other), (other, one)) if reads(target, *order))
            assert found


@pytest.mark.parametrize("operators", [ALL, "+-", "+", "-", "*/", "*", "/"])
@pytest.mark.parametrize("outward", [True, False])
def test_every_order_that_reads_has_a_right_equation_with_an_operator_of_the_table(
    operators: str, outward: bool
) -> None:
    right = equations(operators)
    for one, other in combinations(range(1, 145, 1 if operators == ALL else 3), 2):
        for target in triples_of(one, other, operators):
            for near, far in orders_of(one, other, target):
                equation = read_line(target, near, far, operators, outward=outward)
                assert equation is not None
                line = (target, near, far) if equation.outward else (far, near, target)
                assert (equation.left, equation.right, equation.result) == line
                assert right[line] == equation.operator.value


def test_a_line_is_read_from_the_end_that_is_wanted_where_the_operators_allow_it() -> None:
    assert read_line(47, 30, 17, ALL, outward=True) == Equation(47, Operator.MINUS, 30, 17, True)
    assert read_line(47, 30, 17, ALL, outward=False) == Equation(17, Operator.PLUS, 30, 47, False)
    assert read_line(47, 30, 17, "+", outward=True) == Equation(17, Operator.PLUS, 30, 47, False)
    assert read_line(47, 30, 17, "-", outward=False) == Equation(47, Operator.MINUS, 30, 17, True)
    assert read_line(4, 3, 12, ALL, outward=True) == Equation(4, Operator.TIMES, 3, 12, True)
    assert read_line(4, 3, 12, ALL, outward=False) == Equation(12, Operator.OVER, 3, 4, False)


def test_a_line_with_the_largest_card_in_the_middle_does_not_read() -> None:
    for outward in (True, False):
        assert read_line(17, 47, 30, ALL, outward=outward) is None
        assert read_line(17, 30, 46, ALL, outward=outward) is None


def test_an_equation_is_written_with_the_signs_of_the_table() -> None:
    assert Equation(17, Operator.PLUS, 30, 47, False).written() == "17 + 30 = 47"
    assert Equation(12, Operator.OVER, 3, 4, True).written() == "12 ÷ 3 = 4"
    assert Equation(12, Operator.OVER, 3, 4, True).written(Notation.DOT) == "12 : 3 = 4"
