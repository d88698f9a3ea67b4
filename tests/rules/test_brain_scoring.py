"""What a solved target brings, in the race and in the conquest."""

import pytest

from quiclo_game.rules.brain_scoring import replaced_by
from quiclo_game.rules.brain_state import CardNotKept, CardWon, PointsScored, Step, TargetSolved
from tests.brain_table import BrainTable


@pytest.mark.parametrize(
    ("face", "card", "calculation", "points"),
    [
        (1, 24, "d*f", 1),
        (2, 25, "d*f+a", 2),
        (3, 60, "b*e*f", 3),
        (4, 90, "c*e*f", 4),
        (5, 120, "d*e*f", 5),
        (6, 144, "b*c*d*f", 6),
    ],
)
def test_in_the_race_a_solved_card_scores_its_continents_points(
    face: int, card: int, calculation: str, points: int
) -> None:
    table = BrainTable(tops={face: [card]})
    table.throw(face, face, face)
    table.numbers(1, 2, 3, 4, 5, 6)

    assert table.solve(card, calculation) == (
        TargetSolved(0, card, calculation),
        PointsScored(0, points, points),
    )
    assert table.mode.scores(table.state) == (points, 0)


def test_in_the_race_points_add_up_for_each_seat_and_solved_cards_are_remembered() -> None:
    table = BrainTable(tops={1: [24, 5], 5: [120]})
    table.throw(1, 5, 5)
    table.numbers()
    table.solve(120, "d*e*f")
    table.solve(24, "d*f")
    table.end_turn()
    table.throw(1, 1, 1)
    table.numbers()
    table.solve(5, "e")

    assert table.state.points == (6, 1)
    assert table.state.won == ((24, 120), (5,))


def test_in_the_conquest_there_are_no_points_and_the_figure_is_the_sum_of_the_cards() -> None:
    table = BrainTable(tops={1: [24], 5: [120]}, variant="conquest")
    table.throw(1, 5, 5)
    table.numbers()

    assert table.solve(120, "d*e*f") == (TargetSolved(0, 120, "d*e*f"), CardWon(0, 120, 0))
    assert table.solve(24, "d*f") == (TargetSolved(0, 24, "d*f"), CardWon(0, 24, 0))
    assert table.state.points == (0, 0)
    assert table.state.won == ((24, 120), ())
    assert table.mode.scores(table.state) == (144, 0)


@pytest.mark.parametrize(
    ("own", "card", "replaced"),
    [
        ((), 10, 0),
        ((10,), 9, 0),
        ((10,), 11, 0),
        ((10, 20), 9, None),
        ((10, 20), 11, 10),
        ((10, 20), 24, 10),
        ((20, 10), 11, 10),
        ((23, 24), 22, None),
        ((25, 26, 27, 28), 10, 0),
        ((10, 20, 47, 48), 15, 10),
        ((10, 20, 144), 25, 0),
    ],
)
def test_two_cards_of_a_continent_are_kept_and_a_third_replaces_the_lower_only_if_it_is_higher(
    own: tuple[int, ...], card: int, replaced: int | None
) -> None:
    assert replaced_by(own, card) == replaced


@pytest.mark.parametrize(
    ("card", "calculation", "event", "kept"),
    [
        (24, "d*f", CardWon(0, 24, 5), (20, 24)),
        (6, "f", CardWon(0, 6, 5), (6, 20)),
        (4, "d", CardNotKept(0, 4), (5, 20)),
    ],
)
def test_a_third_card_is_told_as_kept_in_exchange_or_as_not_kept(
    card: int, calculation: str, event: object, kept: tuple[int, ...]
) -> None:
    table = BrainTable(tops={1: [card]}, variant="conquest")
    table.alter(won=((5, 20), ()))
    table.throw(1, 1, 1)
    table.numbers()

    assert table.solve(card, calculation) == (TargetSolved(0, card, calculation), event)
    assert table.state.won == (kept, ())


def test_a_card_that_was_replaced_is_in_nobodys_hands_and_in_no_stack() -> None:
    table = BrainTable(1, tops={1: [5, 20, 24]}, variant="conquest")
    for card, calculation in ((5, "e"), (20, "d*e"), (24, "d*f")):
        table.throw(1, 1, 1)
        table.numbers()
        table.solve(card, calculation)
        table.end_turn()

    assert table.state.won == ((20, 24),)
    assert 5 not in table.state.stacks[0][table.state.drawn[0] :]


def test_what_one_seat_wins_leaves_the_others_alone() -> None:
    table = BrainTable(3, tops={1: [24]}, variant="conquest")
    table.alter(won=((1,), (2, 48), (3,)))
    table.throw(1, 1, 1)
    table.numbers()
    table.solve(24, "d*f")

    assert table.state.won == ((1, 24), (2, 48), (3,))
    assert table.state.step is Step.CALCULATE
