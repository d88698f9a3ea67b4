"""The exact judge of combinations: what counts in each setting, and what it says is missing."""

from __future__ import annotations

import pytest

from quiclo_game.rules.combination import (
    PRIMES,
    Laid,
    LayAloud,
    LayEquations,
    LayFormula,
    LayProgression,
    Relation,
    Terms,
    groups_of,
    read_row,
)
from quiclo_game.rules.combination_judging import judge_laid, survey
from quiclo_game.rules.rejections import Reason, Rejection

NET, RING, TWO, FREE = map(Terms, Relation)
ALL = range(1, 145)

CHAIN = LayEquations(((54, 81, 135), (27, 54, 81), (10, 17, 27)))
"""The first two equations share two cards, the first and the last none."""
A_RING = LayEquations(((1, 2, 3), (3, 4, 7), (1, 6, 7)))
APART = LayEquations(((10, 20, 30), (7, 11, 77)))


def reason(laid: Laid, terms: Terms = NET) -> Reason | None:
    rejection = judge_laid(laid, ALL, terms)
    return None if rejection is None else rejection.reason


# ---- reading -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "text"),
    [
        ((54, 81, 135), "54 + 81 = 135"),
        ((135, 81, 54), "135 − 81 = 54"),
        ((81, 135, 54), "135 − 81 = 54"),
        ((6, 7, 42), "6 × 7 = 42"),
        ((42, 7, 6), "42 ÷ 7 = 6"),
        ((7, 42, 6), "42 ÷ 7 = 6"),
    ],
)
def test_three_cards_read_as_far_as_possible_in_their_own_order(row: tuple[int, ...], text: str) -> None:
    equation = read_row(row, "+-*/")

    assert equation is not None
    assert equation.written() == text


@pytest.mark.parametrize(("operators", "text"), [("+", "54 + 81 = 135"), ("-", "135 − 81 = 54"), ("*/", None)])
def test_a_row_reads_only_with_operators_that_the_table_plays_with(operators: str, text: str | None) -> None:
    for row in ((54, 81, 135), (81, 135, 54), (135, 54, 81)):
        equation = read_row(row, operators)
        assert (equation is None) is (text is None)
        if text == "54 + 81 = 135":
            assert equation is not None
            assert sorted((equation.left, equation.right)) == [54, 81]


def test_cards_hang_together_in_groups_the_largest_first() -> None:
    assert groups_of([(1, 2, 3), (10, 20, 30), (3, 4, 7)]) == ((1, 2, 3, 4, 7), (10, 20, 30))
    assert groups_of([(1, 2, 3), (10, 20, 30), (3, 10, 13)]) == ((1, 2, 3, 10, 13, 20, 30),)
    assert groups_of([]) == ()


def test_there_are_34_primes_among_the_cards() -> None:
    assert len(PRIMES) == 34
    assert {2, 3, 5, 7, 139} <= PRIMES
    assert not {1, 4, 91, 143} & PRIMES


# ---- equations of three ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("laid", "net", "ring", "two"),
    [
        (CHAIN, None, Reason.RING_SHARE, None),
        (A_RING, None, None, None),
        (APART, Reason.NOT_CONNECTED, Reason.NOT_CONNECTED, None),
    ],
)
def test_each_setting_takes_what_it_says(
    laid: Laid, net: Reason | None, ring: Reason | None, two: Reason | None
) -> None:
    assert (reason(laid, NET), reason(laid, RING), reason(laid, TWO)) == (net, ring, two)
    assert reason(laid, FREE) is Reason.OTHER_COMBINATION


def test_more_equations_than_needed_do_no_harm_to_a_net_but_to_a_ring() -> None:
    more = LayEquations((*A_RING.rows, (2, 4, 6)))

    assert reason(more, NET) is None
    assert judge_laid(more, ALL, RING) == Rejection(Reason.RING_COUNT, value=4, limit=3)


def test_in_a_ring_the_two_equations_that_share_too_much_are_named() -> None:
    line = LayEquations(((1, 2, 3), (3, 4, 7), (4, 6, 10)))

    assert judge_laid(CHAIN, ALL, RING) == Rejection(Reason.RING_SHARE, value=2, limit=1, pair=(1, 2))
    assert judge_laid(line, ALL, RING) == Rejection(Reason.CARD_COUNT, value=7, limit=6)
    assert judge_laid(LayEquations(CHAIN.rows[::-1]), ALL, RING) == Rejection(
        Reason.RING_SHARE, value=0, limit=1, pair=(1, 3)
    )


def test_the_first_card_that_does_not_hang_together_with_the_first_equation_is_named() -> None:
    assert judge_laid(APART, ALL, NET) == Rejection(Reason.NOT_CONNECTED, operand=7)


def test_a_row_that_is_no_equation_says_what_its_first_two_cards_come_to() -> None:
    wrong = LayEquations((*A_RING.rows[:2], (55, 81, 137)))

    assert judge_laid(wrong, ALL, NET) == Rejection(
        Reason.NO_EQUATION, target=137, pair=(55, 81), results=(136, 26, 4455)
    )


@pytest.mark.parametrize(
    ("rows", "rejection"),
    [
        ((), Rejection(Reason.CARD_COUNT, value=0, limit=6)),
        (((1, 2, 3),), Rejection(Reason.CARD_COUNT, value=3, limit=6)),
        (((1, 2),), Rejection(Reason.CARD_COUNT, value=2, limit=3)),
        (((1, 2, 3, 6),), Rejection(Reason.CARD_COUNT, value=4, limit=3)),
        (((3, 3, 6),), Rejection(Reason.OPERAND_REUSED, operand=3)),
        ((*A_RING.rows, (7, 8, 15)), Rejection(Reason.CARD_COUNT, value=8, limit=6)),
    ],
)
def test_the_number_of_cards_must_be_right(rows: tuple[tuple[int, ...], ...], rejection: Rejection) -> None:
    assert judge_laid(LayEquations(rows), ALL, NET) == rejection


def test_only_own_cards_can_be_laid() -> None:
    own = (1, 2, 3, 4, 6)

    assert judge_laid(A_RING, own, NET) == Rejection(Reason.NOT_YOUR_CARD, operand=7)
    assert judge_laid(LayProgression((1, 2, 3, 4, 5, 6)), own, NET) == Rejection(Reason.NOT_YOUR_CARD, operand=5)


def test_six_primes_never_count() -> None:
    primes = LayEquations(((2, 3, 5), (2, 5, 7), (2, 11, 13)))

    for terms in (NET, TWO):
        assert reason(primes, terms) is Reason.ONLY_PRIMES
    assert reason(LayFormula((2, 3, 5, 7, 11, 13), "a+b+f", "c+f"), FREE) is Reason.ONLY_PRIMES
    assert reason(LayAloud((2, 3, 5, 7, 11, 13))) is Reason.ONLY_PRIMES
    assert reason(LayEquations(((2, 3, 5), (2, 5, 7), (2, 7, 9), (2, 9, 11)))) is None


def test_operators_that_the_table_does_without_do_not_count() -> None:
    assert reason(CHAIN, Terms(Relation.NET, "+")) is None
    assert reason(CHAIN, Terms(Relation.NET, "*/")) is Reason.NO_EQUATION
    assert reason(APART, Terms(Relation.TWO, "+-")) is Reason.NO_EQUATION


# ---- the workshop ------------------------------------------------------------------------------------------------


def test_a_survey_shows_how_far_unfinished_rows_have_come() -> None:
    look = survey([(54, 81, 135), (10, 20, 31), (1, 135)], ALL, NET)

    assert [equation and equation.written() for equation in look.equations] == ["54 + 81 = 135", None, None]
    assert look.groups == ((54, 81, 135),)
    assert not look.complete
    assert look.rejection == Rejection(Reason.NO_EQUATION, target=31, pair=(10, 20), results=(30, 10, 200, 2))


def test_a_survey_of_a_whole_net_is_complete() -> None:
    look = survey(CHAIN.rows, ALL, NET)

    assert look.complete
    assert look.groups == ((10, 17, 27, 54, 81, 135),)


# ---- one equation ------------------------------------------------------------------------------------------------

SIX = (2, 3, 4, 5, 7, 19)


@pytest.mark.parametrize(
    ("left", "right", "rejection"),
    [
        ("a*b+d+e", "f-d", Rejection(Reason.OPERAND_REUSED, operand=5)),
        ("c*d+b-a", "f", Rejection(Reason.CARD_UNUSED, operand=7)),
        ("a*b+c+d+e", "f", Rejection(Reason.SIDES_DIFFER, value=22, target=19)),
        ("b*d+c", "f*a/e", Rejection(Reason.INEXACT_DIVISION, step="38 ÷ 7", remainder=3)),
        ("a-b+d", "c", Rejection(Reason.NEGATIVE, step="2 − 3", value=-1)),
        ("(a+b)", "c", Rejection(Reason.PARENTHESES_NOT_ALLOWED, position=0)),
        ("a+", "c", Rejection(Reason.UNREADABLE, position=2)),
        ("", "a+b+c+d+e+f", Rejection(Reason.UNREADABLE, position=0)),
        ("a?b", "c", Rejection(Reason.UNREADABLE, position=0)),
        ("a+g", "c", Rejection(Reason.UNKNOWN_OPERAND)),
    ],
)
def test_a_wrong_equation_is_explained(left: str, right: str, rejection: Rejection) -> None:
    assert judge_laid(LayFormula(SIX, left, right), ALL, FREE) == rejection


def test_an_equation_may_be_calculated_on_both_sides() -> None:
    assert reason(LayFormula(SIX, "e+d+c+b", "f"), FREE) is Reason.CARD_UNUSED
    assert reason(LayFormula((2, 3, 4, 5, 7, 21), "a*c+b", "f-d*a"), FREE) is Reason.OPERAND_REUSED
    assert reason(LayFormula((2, 3, 4, 5, 7, 20), "f/c+a", "e"), FREE) is Reason.CARD_UNUSED
    assert reason(LayFormula((2, 3, 4, 5, 6, 20), "f/d+a", "c*b-e"), FREE) is None
    assert reason(LayFormula((2, 3, 4, 5, 6, 20), "f/d+a", "c*b-e"), Terms(Relation.FREE, "+-")) is not None


def test_an_equation_counts_only_where_the_table_takes_free_ones() -> None:
    for terms in (NET, RING, TWO):
        assert reason(LayFormula((2, 3, 4, 5, 6, 20), "f/d+a", "c*b-e"), terms) is Reason.OTHER_COMBINATION


def test_the_cards_of_an_equation_are_six_different_ones() -> None:
    assert reason(LayFormula((2, 3, 5, 10, 20), "a+b", "c"), FREE) is Reason.CARD_COUNT
    assert reason(LayFormula((2, 2, 3, 4, 5, 20), "a+b", "c"), FREE) is Reason.OPERAND_REUSED


# ---- progressions ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("terms", [NET, RING, TWO, FREE])
def test_progressions_count_in_every_setting_forwards_and_backwards(terms: Terms) -> None:
    for cards in ((5, 12, 19, 26, 33, 40), (4, 8, 16, 32, 64, 128)):
        assert reason(LayProgression(cards), terms) is None
        assert reason(LayProgression(cards[::-1]), terms) is None


def test_the_card_with_which_a_progression_breaks_off_is_named() -> None:
    assert judge_laid(LayProgression((5, 12, 19, 27, 33, 40)), ALL, NET) == Rejection(
        Reason.NO_PROGRESSION, operand=27, pair=(12, 19)
    )
    assert judge_laid(LayProgression((1, 2, 4, 8, 16, 33)), ALL, NET) == Rejection(
        Reason.NO_PROGRESSION, operand=33, pair=(8, 16)
    )
    assert reason(LayProgression((4, 2, 6, 8, 10, 12))) is Reason.NO_PROGRESSION
    assert reason(LayProgression((1, 2, 3, 4, 5))) is Reason.CARD_COUNT


def test_a_relation_explained_aloud_is_left_to_the_people() -> None:
    assert reason(LayAloud((9, 27, 30, 57, 90, 144))) is None
    assert reason(LayAloud((9, 27, 30, 57, 90))) is Reason.CARD_COUNT
    assert reason(LayAloud((9, 9, 30, 57, 90, 144))) is Reason.OPERAND_REUSED
