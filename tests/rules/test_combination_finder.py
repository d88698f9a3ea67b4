"""The finder against brute force: whether a hand holds a combination, and which cards would give it one."""

from __future__ import annotations

import math
import random
from itertools import combinations

import pytest

from quiclo_game.rules.bits import bits_of, places_of
from quiclo_game.rules.combination import (
    LayEquations,
    LayProgression,
    Relation,
    Terms,
    all_primes,
    cards_of,
)
from quiclo_game.rules.combination_finder import completing_cards, find_combination, largest_group, rows_in
from quiclo_game.rules.combination_judging import judge_laid
from quiclo_game.rules.combination_progressions import completed_progressions, doubling_rows, progression_in
from tests.rules.combination_brute_force import holds, is_combination, is_progression

ALL_SIGNS = "+-*/"


def hands(count: int, seed: int, sizes: range, highest: tuple[int, ...] = (144, 60, 25)) -> list[tuple[int, ...]]:
    """Return random hands; those of low cards hold many more equations."""
    lots = random.Random(seed)
    return [
        tuple(sorted(lots.sample(range(1, highest[number % len(highest)] + 1), lots.choice(sizes))))
        for number in range(count)
    ]


@pytest.mark.parametrize("relation", [Relation.NET, Relation.RING, Relation.TWO])
@pytest.mark.parametrize(("signs", "count"), [(ALL_SIGNS, 90), ("+", 20), ("-*", 20), ("/", 30)])
def test_the_finder_finds_equations_exactly_where_brute_force_does(relation: Relation, signs: str, count: int) -> None:
    found = 0
    highest = (16, 12) if signs == "/" else (144, 60, 25)
    for hand in hands(count, seed=len(signs), sizes=range(6, 11), highest=highest):
        laid = find_combination(hand, Terms(relation, signs))
        assert (laid is not None) is holds(hand, relation.value, signs), hand
        if laid is not None:
            found += 1
            assert judge_laid(laid, hand, Terms(relation, signs)) is None, (hand, laid)
    assert found


@pytest.mark.parametrize(("signs", "count"), [(ALL_SIGNS, 12), ("+-", 15), ("-", 15), ("*/", 6), ("-/", 12), ("*", 6)])
def test_the_finder_finds_a_free_equation_exactly_where_brute_force_does(signs: str, count: int) -> None:
    terms = Terms(Relation.FREE, signs)
    for hand in hands(count, seed=3, sizes=range(6, 8)):
        laid = find_combination(hand, terms)
        assert (laid is not None) is holds(hand, "free", signs), hand
        assert laid is None or judge_laid(laid, hand, terms) is None, (hand, laid)


@pytest.mark.parametrize(
    ("relation", "cards", "share"),
    [
        (Relation.NET, 10, 0.0519),
        (Relation.NET, 15, 0.494),
        (Relation.RING, 12, 0.0786),
        (Relation.RING, 15, 0.311),
    ],
)
def test_random_hands_hold_a_combination_as_often_as_counted_independently(
    relation: Relation, cards: int, share: float
) -> None:
    lots, games = random.Random(cards), 2000
    found = sum(
        find_combination(tuple(sorted(lots.sample(range(1, 145), cards))), Terms(relation)) is not None
        for _ in range(games)
    )

    # The independent figure comes from 20,000 hands; three standard errors of both.
    error = math.sqrt(share * (1 - share) * (1 / games + 1 / 20_000))
    assert found / games == pytest.approx(share, abs=3 * error)


@pytest.mark.parametrize(("cards", "share"), [(8, 0.0295), (10, 0.179), (12, 0.480), (15, 0.896)])
def test_random_hands_hold_two_separate_equations_as_often_as_counted_independently(cards: int, share: float) -> None:
    lots, games = random.Random(cards), 2000
    found = 0
    for _ in range(games):
        rows = rows_in(lots.sample(range(1, 145), cards), ALL_SIGNS)
        found += any(not one & other for one, other in combinations(rows, 2))

    error = math.sqrt(share * (1 - share) * (1 / games + 1 / 20_000))
    assert found / games == pytest.approx(share, abs=3 * error)


def test_nearly_every_hand_of_eight_holds_a_free_equation() -> None:
    lots, games = random.Random(8), 100
    found = sum(
        find_combination(tuple(sorted(lots.sample(range(1, 145), 8))), Terms(Relation.FREE)) is not None
        for _ in range(games)
    )

    # 97 % of 300 hands; three standard errors of both are 5.9 points.
    assert found / games == pytest.approx(0.97, abs=0.059)


def test_there_are_5336_equations_of_three_cards() -> None:
    assert len(rows_in(range(1, 145), ALL_SIGNS)) == 5336
    assert len(rows_in(range(1, 145), "-")) == 5112
    assert len(rows_in(range(1, 145), "*")) == 224


# ---- what a hand lacks -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("relation", [Relation.NET, Relation.RING, Relation.TWO])
def test_the_completing_cards_are_exactly_those_with_which_brute_force_finds_a_combination(relation: Relation) -> None:
    told = 0
    for hand in hands(6, seed=21, sizes=range(5, 9)):
        completing = places_of(completing_cards(hand, Terms(relation)))
        wanted = tuple(
            card
            for card in range(1, 145)
            if card not in hand
            and any(is_combination(tuple(sorted((*five, card))), relation.value) for five in combinations(hand, 5))
        )
        assert completing == wanted, hand
        told += len(completing)
    assert told


@pytest.mark.parametrize("signs", [ALL_SIGNS, "+", "-", "+-", "-*", "+/", "-*/", "*/", "*", "/"])
def test_exactly_those_cards_complete_a_free_equation_with_which_five_cards_hold_one(signs: str) -> None:
    terms, lots, told = Terms(Relation.FREE, signs), random.Random(31), 0
    hands_of_five = [tuple(sorted(lots.sample(pool, 5))) for pool in (range(1, 145), range(1, 40), range(1, 13))]
    for hand in (*hands_of_five, (2, 3, 4, 6, 12), (2, 3, 5, 7, 11)):
        others = [card for card in range(1, 145) if card not in hand]
        wanted = [card for card in others if find_combination(tuple(sorted((*hand, card))), terms) is not None]
        assert list(places_of(completing_cards(hand, terms))) == wanted, hand
        told += len(wanted)
    assert told or signs == "/"


def test_a_free_hand_of_six_is_completed_with_any_five_of_its_cards() -> None:
    terms = Terms(Relation.FREE)
    hand = (15, 22, 24, 44, 79, 93)
    assert find_combination(hand, terms) is None
    others = [card for card in range(1, 145) if card not in hand]
    wanted = [card for card in others if find_combination(tuple(sorted((*hand, card))), terms) is not None]
    assert list(places_of(completing_cards(hand, terms))) == wanted


def test_the_largest_group_hangs_together_and_never_has_more_than_five_cards() -> None:
    assert largest_group((10, 20, 30, 50, 80, 130), ALL_SIGNS) == (10, 20, 30, 50, 80)
    assert largest_group((1, 5, 6, 40, 100, 144), ALL_SIGNS) == (1, 5, 6)
    assert largest_group((11, 23, 47, 59, 83, 100), ALL_SIGNS) in ((), (11, 23, 47), (23, 59, 83))
    assert largest_group((11, 24, 50, 103), ALL_SIGNS) == ()


def test_what_is_shown_has_as_few_equations_as_possible_and_each_joins_one_before_it() -> None:
    for hand in hands(40, seed=4, sizes=range(8, 13), highest=(40,)):
        laid = find_combination(hand, Terms(Relation.NET))
        if not isinstance(laid, LayEquations):
            continue
        assert 3 <= len(laid.rows) <= 4
        reached = set(laid.rows[0])
        for row in laid.rows[1:]:
            assert reached & set(row)
            reached |= set(row)
        assert len(cards_of(laid)) == len(reached) == 6


def test_six_primes_are_passed_over_in_favour_of_other_cards() -> None:
    primes = (2, 3, 5, 7, 11, 13)

    assert find_combination(primes, Terms(Relation.NET)) is None
    assert find_combination(primes, Terms(Relation.FREE)) is None
    found = find_combination((*primes, 14), Terms(Relation.NET))
    assert found is not None
    assert 14 in cards_of(found)


# ---- progressions ------------------------------------------------------------------------------------------------


def test_there_are_2002_progressions_by_step_and_four_by_factor() -> None:
    by_step = {tuple(range(first, 145, step))[:6] for step in range(1, 29) for first in range(1, 145 - 5 * step)}

    assert len(by_step) == 2002
    assert all(progression_in(bits_of(row)) == row for row in by_step)
    assert [places_of(row) for row in doubling_rows()] == [
        tuple(start * 2**place for place in range(6)) for start in (1, 2, 3, 4)
    ]
    assert not any(all_primes(bits_of(row)) for row in by_step)


@pytest.mark.parametrize("relation", list(Relation))
def test_a_progression_is_found_in_every_setting(relation: Relation) -> None:
    hand = (9, 35, 60, 61, 87, 113, 139, 144)  # 9, 35, 61, … by 26; no other relation for three of the settings
    laid = find_combination(hand, Terms(relation))

    assert laid is not None
    if relation is not Relation.FREE:
        assert laid == LayProgression((9, 35, 61, 87, 113, 139))


def test_the_cards_that_complete_a_progression_are_found_wherever_they_are_missing() -> None:
    row = (9, 35, 61, 87, 113, 139)
    for missing in row:
        five = bits_of([card for card in row if card != missing])
        assert completed_progressions(five) & 1 << missing
    assert completed_progressions(bits_of((3, 12, 24, 48, 96))) == 1 << 6
    for hand in hands(20, seed=6, sizes=range(5, 9), highest=(20, 40)):
        wanted = [
            card
            for card in range(1, 145)
            if card not in hand and any(is_progression(tuple(sorted((*five, card)))) for five in combinations(hand, 5))
        ]
        assert places_of(completed_progressions(bits_of(hand))) == tuple(wanted)
