"""Which partners make a result: exactly those that a step leads there, counted by trying every number."""

from __future__ import annotations

from itertools import combinations

import pytest

from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.joining import Joining

LARGEST = 40
SETS = [frozenset(chosen) for count in range(1, 5) for chosen in combinations(Operator, count)]


@pytest.mark.parametrize("operators", SETS, ids=lambda operators: "".join(sorted(sign.value for sign in operators)))
def test_a_partner_is_named_if_and_only_if_a_step_makes_the_result(operators: frozenset[Operator]) -> None:
    joining = Joining(operators)
    for number in range(13):
        made: dict[int, set[int]] = {}
        for partner in range(LARGEST):
            for *_, value in joining.steps(number, partner):
                made.setdefault(value, set()).add(partner)
        for value, partners in made.items():
            if number or value:  # what 0 swallows is any number
                named = joining.partners(number, value)
                assert {one for one in named if one < LARGEST} == partners, f"{number} to {value}"
