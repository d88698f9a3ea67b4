"""Combinations once more, as plainly as possible and without a single short cut, to hold the finder against."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise, permutations

from tests.rules.brute_force import SIGNS, operate

Cards = tuple[int, ...]


def is_prime(number: int) -> bool:
    return number > 1 and all(number % low for low in range(2, number))


def makes_equation(cards: Sequence[int], signs: str) -> bool:
    """Say whether three cards can be put as p ∘ q = r in any order."""
    return any(operate(p, sign, q) == r for p, q, r in permutations(cards, 3) for sign in signs)


@cache
def equations(six: Cards, signs: str) -> tuple[Cards, ...]:
    return tuple(three for three in combinations(six, 3) if makes_equation(three, signs))


def is_net(six: Cards, signs: str) -> bool:
    """Spread from one card through all equations; all six must be reached."""
    reached = {six[0]}
    while True:
        more = {card for three in equations(six, signs) if reached & set(three) for card in three}
        if more <= reached:
            return reached == set(six)
        reached |= more


def is_ring(six: Cards, signs: str) -> bool:
    return any(
        all(len(set(one) & set(other)) == 1 for one, other in combinations(three, 2))
        and len({card for equation in three for card in equation}) == 6
        for three in combinations(equations(six, signs), 3)
    )


def is_two_apart(six: Cards, signs: str) -> bool:
    return any(
        tuple(card for card in six if card not in three) in equations(six, signs) for three in equations(six, signs)
    )


def is_progression(six: Cards, signs: str = SIGNS) -> bool:
    steps = {after - before for before, after in pairwise(six)}
    factors = {Fraction(after, before) for before, after in pairwise(six)}
    return len(steps) == 1 or len(factors) == 1


def is_formula(six: Cards, signs: str) -> bool:
    """Put every part of the cards on the left, in every order with every sign, and the others on the right."""
    for count in range(1, 6):
        for left in combinations(six, count):
            right = tuple(card for card in six if card not in left)
            if flat_values(left, signs) & flat_values(right, signs):
                return True
    return False


@cache
def flat_values(cards: Cards, signs: str) -> frozenset[int]:
    """Return the values of all calculations that use each of the cards, written down from left to right.

    A state is (finished sum, sign of the chain being written, value of that chain).
    """
    states: dict[Cards, set[tuple[int, str, int]]] = {(card,): {(0, "+", card)} for card in cards}
    for _ in range(len(cards) - 1):
        following: dict[Cards, set[tuple[int, str, int]]] = {}
        for used, here in states.items():
            for card in set(cards) - set(used):
                there = following.setdefault(tuple(sorted((*used, card))), set())
                for total, sign, chain in here:
                    for next_sign in signs:
                        if next_sign in "*/":
                            longer = operate(chain, next_sign, card)
                            if longer is not None:
                                there.add((total, sign, longer))
                        else:
                            value = operate(total, sign, chain)
                            if value is not None:
                                there.add((value, next_sign, card))
        states = following
    values = (operate(*state) for here in states.values() for state in here)
    return frozenset(value for value in values if value is not None)


KINDS = {
    "net": (is_net,),
    "ring": (is_ring,),
    "two": (is_two_apart, is_net),
    "free": (is_formula,),
}


def holds(hand: Sequence[int], relation: str, signs: str = SIGNS) -> bool:
    """Say whether any six cards of a hand are a combination."""
    return any(is_combination(six, relation, signs) for six in combinations(sorted(hand), 6))


def is_combination(six: Cards, relation: str, signs: str = SIGNS) -> bool:
    """Say whether six cards, ascending, are a combination."""
    if all(map(is_prime, six)):
        return False
    return is_progression(six) or any(kind(six, signs) for kind in KINDS[relation])
