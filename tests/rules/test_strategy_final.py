"""The final scoring of strategy: the secret choice, the common roll, and every way in which it is decided."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import factorial, prod

import pytest

from quiclo_game.rules.cards import Continent
from quiclo_game.rules.chance import Rolled
from quiclo_game.rules.events import GameEnded, Outcome
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.seats import CHANCE
from quiclo_game.rules.solver import solve
from quiclo_game.rules.strategy_events import (
    Decider,
    FinalDecided,
    FinalLost,
    FinalRolled,
    FinalScored,
    FinalSolved,
    SixChosen,
    TimeRanOut,
)
from quiclo_game.rules.strategy_final import decide
from quiclo_game.rules.strategy_state import FACE_DOWN, ChooseSix, EndTurn, GiveUp, Roll, Solve, Step, TimeUp
from tests.strategy_table import ALL_ONES, ONE_TO_SIX, RICH, StrategyTable

LOW = (1, 2, 3, 4, 5, 6)
"""All of them lie on the dice 1 to 6."""
ODD = (7, 8, 9, 10, 11, 142)
OUT = (137, 139, 141, 142, 143, 131)


def staged(*hands: Sequence[int], **options: str) -> StrategyTable:
    """Return a table at which everyone is to choose six of these cards."""
    table = StrategyTable(len(hands), **options)
    table.give(*hands)
    table.to_final()
    return table


# ---- choosing ----------------------------------------------------------------------------------------------------


def test_everyone_chooses_six_own_cards_in_any_order_and_nobody_sees_them() -> None:
    table = staged((*LOW, 20), (*ODD, 60))

    assert table.act(1, ChooseSix((60, 7, 8, 9, 10, 11))) == (SixChosen(1),)
    assert table.state.choices == ((), (7, 8, 9, 10, 11, 60))
    assert table.mode.view(table.state, 0).choices == ((), (FACE_DOWN,) * 6)
    assert table.mode.view(table.state, 1).choices == table.state.choices
    assert table.mode.actors(table.state) == (0,)
    assert table.reason(ChooseSix((60, 7, 8, 9, 10, 142)), 1) is Reason.NOT_YOUR_TURN
    table.act(0, ChooseSix(LOW))
    assert table.state.step is Step.ROLL_FINAL
    assert table.mode.view(table.state, 0).choices == table.state.choices


def test_a_choice_must_be_six_different_own_cards() -> None:
    table = staged((*LOW, 20), ODD)

    assert table.refusal(ChooseSix(LOW[:5]), 0) == Rejection(Reason.CARD_COUNT, value=5, limit=6)
    assert table.refusal(ChooseSix((*LOW, 20)), 0) == Rejection(Reason.CARD_COUNT, value=7, limit=6)
    assert table.refusal(ChooseSix((1, 1, 2, 3, 4, 5)), 0) == Rejection(Reason.OPERAND_REUSED, operand=1)
    assert table.refusal(ChooseSix((1, 2, 3, 4, 5, 7)), 0) == Rejection(Reason.NOT_YOUR_CARD, operand=7)
    assert table.reason(EndTurn(), 0) is Reason.WRONG_PHASE


def test_the_listed_choices_are_the_windows_of_the_cards_in_order() -> None:
    table = staged((*LOW, 20, 21), ODD)

    assert table.mode.legal(table.state, 0) == (
        ChooseSix(LOW),
        ChooseSix((2, 3, 4, 5, 6, 20)),
        ChooseSix((3, 4, 5, 6, 20, 21)),
    )


# ---- one roll for everybody --------------------------------------------------------------------------------------


def test_one_roll_decides_for_everybody_and_the_program_judges() -> None:
    table = staged(LOW, OUT)
    table.stake(LOW, OUT)
    assert table.do(Roll()) == ()
    events = table.act(CHANCE, Rolled(ONE_TO_SIX))
    outcome = Outcome("stacks_empty", (0,), (6, 6))
    reached = tuple(card for card in sorted(OUT) if card in solve(ONE_TO_SIX).counts)

    assert events == (
        FinalRolled(0, ONE_TO_SIX, (LOW, tuple(sorted(OUT)))),
        FinalScored(0, LOW, (), 21),
        FinalScored(1, reached, tuple(card for card in sorted(OUT) if card not in reached), sum(OUT)),
        FinalDecided(Decider.ONLY_ONE, (0,)),
        GameEnded(outcome),
    )
    assert len(reached) < 6
    assert table.state.outcome == outcome


def test_of_several_who_manage_all_six_the_highest_sum_wins() -> None:
    table = staged(LOW, ODD, (12, 13, 14, 15, 16, 17))
    table.stake(LOW, ODD, (12, 13, 14, 15, 16, 17))
    events = table.roll(*RICH)

    assert FinalDecided(Decider.HIGHEST_SUM, (1,)) in events
    assert table.state.outcome == Outcome("stacks_empty", (1,), (6, 6, 6))


def test_if_nobody_manages_all_six_the_smallest_sum_wins() -> None:
    hands = ((97, 98, 99, 100, 101, 102), (91, 92, 93, 94, 95, 96), (121, 122, 123, 124, 125, 126))
    table = staged(*hands)
    table.stake(*hands)
    events = table.roll(*ALL_ONES)

    assert FinalDecided(Decider.SMALLEST_SUM, (1,)) in events


@pytest.mark.parametrize("faces", [RICH, ALL_ONES])
def test_equal_sums_are_decided_by_the_highest_single_card(faces: tuple[int, ...]) -> None:
    hands = ((80, 81, 82, 83, 84, 100), (75, 85, 86, 87, 88, 89))
    assert sum(hands[0]) == sum(hands[1]) == 510
    table = staged(*hands)
    table.stake(*hands)
    events = table.roll(*faces)

    assert FinalDecided(Decider.HIGHEST_CARD, (0,)) in events


@pytest.mark.parametrize(
    ("sixes", "made", "winners", "decider"),
    [
        (((1, 2), (3, 4)), (False, True), (1,), Decider.ONLY_ONE),
        (((9, 2), (3, 4)), (False, True), (1,), Decider.ONLY_ONE),
        (((9, 2), (3, 4), (50, 60)), (True, True, False), (0,), Decider.HIGHEST_SUM),
        (((9, 2), (3, 4), (50, 60)), (False, False, False), (1,), Decider.SMALLEST_SUM),
        (((9, 2), (3, 8), (5, 6)), (True, True, True), (0,), Decider.HIGHEST_CARD),
        (((9, 2), (3, 8), (1, 20)), (False, False, False), (0,), Decider.HIGHEST_CARD),
        (((9, 2), (3, 8), (1, 9)), (False, True, False), (1,), Decider.ONLY_ONE),
        (((9, 2), (9, 2), (5, 6)), (True, True, True), (0, 1), Decider.HIGHEST_CARD),
        (((9, 2), (9, 2), (9, 2)), (False, False, False), (0, 1, 2), Decider.HIGHEST_CARD),
    ],
)
def test_every_tie_has_its_rule(
    sixes: Sequence[Sequence[int]], made: Sequence[bool], winners: tuple[int, ...], decider: Decider
) -> None:
    assert decide(sixes, made) == (winners, decider)


def test_six_players_are_scored_together() -> None:
    hands = [tuple(range(1 + seat, 144, 24)) for seat in range(6)]
    table = staged(*hands)
    table.stake(*hands)
    events = table.roll(*RICH)

    assert [event.total for event in events if isinstance(event, FinalScored)] == [sum(hand) for hand in hands]
    assert table.state.outcome == Outcome("stacks_empty", (5,), (6,) * 6)


# ---- people calculate --------------------------------------------------------------------------------------------


def test_where_people_calculate_every_card_is_put_to_its_seat_in_any_order() -> None:
    table = staged(LOW, (7, 8, 9, 10, 11, 137), final="people")
    table.stake(LOW, (7, 8, 9, 10, 11, 137))
    table.roll(*ONE_TO_SIX)

    assert table.state.step is Step.CALCULATE_FINAL
    assert table.mode.actors(table.state) == (0, 1)
    assert 137 not in solve(ONE_TO_SIX).counts
    assert table.reason(Solve(137, "a"), 1) is Reason.TARGET_CLOSED
    assert table.reason(Solve(7, "a+f"), 0) is Reason.UNKNOWN_TARGET
    assert table.refusal(Solve(7, "a+e"), 1) == Rejection(Reason.WRONG_RESULT, value=6, target=7)
    assert table.act(1, Solve(7, "a+f")) == (FinalSolved(1, 7, "a+f", ONE_TO_SIX),)
    assert table.reason(Solve(7, "a+f"), 1) is Reason.TARGET_CLOSED
    lost = table.act(1, GiveUp(8))[0]
    assert isinstance(lost, FinalLost)
    assert (lost.card, bool(lost.calculation)) == (8, True)
    for card, calculation in ((9, "d+e"), (10, "d+f"), (11, "e+f")):
        table.act(1, Solve(card, calculation))
    assert table.mode.actors(table.state) == (0,)
    for card in LOW:
        events = table.act(0, Solve(card, "abcdef"[card - 1]))
    assert events[1:] == (
        FinalScored(0, LOW, (), 21),
        FinalScored(1, (7, 9, 10, 11), (8, 137), 182),
        FinalDecided(Decider.ONLY_ONE, (0,)),
        GameEnded(Outcome("stacks_empty", (0,), (6, 6))),
    )


def test_where_nothing_can_be_reached_nobody_needs_to_calculate() -> None:
    table = staged((91, 92, 93, 94, 95, 142), (97, 98, 99, 100, 101, 102), final="people")
    table.stake((91, 92, 93, 94, 95, 142), (97, 98, 99, 100, 101, 102))
    table.roll(*ALL_ONES)

    assert table.state.outcome is not None


def test_time_that_is_up_chooses_the_lowest_rolls_and_gives_up() -> None:
    table = staged((*LOW, 20), (*ODD, 60), final="people", think_seconds="20")

    assert table.act(1, TimeUp()) == (TimeRanOut(1), SixChosen(1))
    assert table.state.choices[1] == (7, 8, 9, 10, 11, 60)
    table.act(0, TimeUp())
    assert table.do(TimeUp()) == (TimeRanOut(0),)
    table.act(CHANCE, Rolled(ONE_TO_SIX))
    events = table.act(0, TimeUp())
    assert [event.card for event in events if isinstance(event, FinalLost)] == list(LOW)
    table.act(1, TimeUp())
    assert table.state.outcome is not None


# ---- chances -----------------------------------------------------------------------------------------------------


def some_rolls(count: int, lots: random.Random) -> list[tuple[int, ...]]:
    rolls = list(combinations_with_replacement(range(1, 13), 6))
    weights = [factorial(6) // prod(factorial(roll.count(face)) for face in set(roll)) for roll in rolls]
    return lots.choices(rolls, weights, k=count)


def test_the_lowest_six_of_ten_cards_succeed_far_more_often_than_the_highest() -> None:
    lots, games = random.Random(4), 700
    low = high = 0
    for roll in some_rolls(games, lots):
        cards = [lots.choice(continent.cards) for continent in Continent]
        cards += lots.sample([card for card in range(1, 145) if card not in cards], 4)
        reached = solve(roll).counts.keys()
        low += set(sorted(cards)[:6]) <= reached
        high += set(sorted(cards)[-6:]) <= reached

    # 92 and 71 %, within three standard errors.
    assert low / games == pytest.approx(0.92, abs=0.031)
    assert high / games == pytest.approx(0.71, abs=0.052)
