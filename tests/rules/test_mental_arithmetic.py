"""Mental arithmetic turn by turn: the deal, the target, right and wrong calculations, covered cards, the pass."""

from __future__ import annotations

from itertools import product
from math import prod

import pytest

from quiclo_game.play.chance import SeededChance
from quiclo_game.play.match import Match
from quiclo_game.rules.cards import Continent, continent_of
from quiclo_game.rules.chance import Picked, PickRequest, Rolled, RollRequest
from quiclo_game.rules.dice import DiceSet
from quiclo_game.rules.events import StarterDrawn, TurnEnded, TurnStarted
from quiclo_game.rules.mental_arithmetic import MentalArithmetic
from quiclo_game.rules.mental_solving import rollable_targets, target_of
from quiclo_game.rules.mental_state import (
    CardCovered,
    CardsCollected,
    Pass,
    Roll,
    Solve,
    Step,
    Tally,
    TargetRolled,
    TargetSolved,
    TimeRanOut,
    TimeUp,
    TurnPassed,
)
from quiclo_game.rules.options import settle
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.seats import CHANCE
from tests.mental_table import MentalTable

TOPS = {1: (3, 8), 2: (30, 47), 3: (50, 64), 4: (80, 95), 5: (100, 119), 6: (125, 144)}


# ---- the deal ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(1, 7))
def test_every_seat_has_two_open_cards_of_every_continent(seats: int) -> None:
    table = MentalTable(seats)
    hands = [table.state.hand(seat) for seat in range(seats)]

    for hand in hands:
        assert [continent_of(card) for card in hand] == [continent for continent in Continent for _ in range(2)]
    assert len({card for hand in hands for card in hand}) == 12 * seats
    assert [table.state.left(continent) for continent in Continent] == [24 - 2 * seats] * 6


def test_more_than_six_cannot_play() -> None:
    mode = MentalArithmetic()
    with pytest.raises(ValueError, match="7"):
        mode.initial(7, settle(mode.options, {}))


def test_who_starts_is_drawn_by_lot_unless_one_practises_or_the_first_seat_begins() -> None:
    mode = MentalArithmetic()
    by_lot = mode.initial(3, settle(mode.options, {}))
    assert mode.request(by_lot) == PickRequest(3)
    drawn = mode.apply(by_lot, CHANCE, Picked(2))
    assert drawn.events == (StarterDrawn(2),)
    assert drawn.state.turns.seat == 2
    assert mode.initial(1, settle(mode.options, {})).step is Step.SHUFFLE
    assert mode.initial(3, settle(mode.options, {"start": "first"})).step is Step.SHUFFLE


# ---- the target --------------------------------------------------------------------------------------------------


def test_the_target_is_made_of_the_last_two_digits_of_the_product() -> None:
    table = MentalTable()
    assert table.mode.legal(table.state, 0) == (Roll(),)
    table.act(0, Roll())
    assert table.mode.request(table.state) == RollRequest(DiceSet(3, 12))

    assert table.act(CHANCE, Rolled((4, 7, 12))) == (TargetRolled(0, (4, 7, 12), 336, 36),)
    assert (table.state.faces, table.state.target) == ((4, 7, 12), 36)


@pytest.mark.parametrize(("faces", "target"), [((10, 10, 1), 0), ((10, 10, 12), 0), ((1, 1, 5), 5), ((1, 10, 11), 10)])
def test_two_zeros_are_zero_and_small_products_stay_as_they_are(faces: tuple[int, ...], target: int) -> None:
    assert target_of(faces) == target


def test_78_of_the_hundred_targets_can_come_up() -> None:
    never = {13, 17, 19, 23, 34, 37, 38, 46, 51, 53, 57, 58, 59, 61, 69, 71, 73, 74, 79, 82, 83, 87}

    assert set(rollable_targets()) == set(range(100)) - never
    assert set(rollable_targets()) == {prod(faces) % 100 for faces in product(range(1, 13), repeat=3)}


# ---- calculating -------------------------------------------------------------------------------------------------


def test_a_right_calculation_covers_its_cards_with_new_ones_of_the_same_continents_and_counts_them() -> None:
    table = MentalTable(2, TOPS)
    table.roll(24)
    before = table.state
    events = table.solve("3*8")

    assert events[0] == TargetSolved(0, 24, "a*b", before.hand(0))
    assert events[1:4] == (CardCovered(0, 0, 3, 4, 19), CardCovered(0, 1, 8, 5, 18), CardsCollected(0, 2, 2))
    assert events[4:] == (TurnEnded(0), TurnStarted(1, 1))
    assert table.state.piles[0][:3] == ((3, 4), (8, 5), (30,))
    assert table.state.hand(0)[:2] == (4, 5)
    assert len(table.state.hand(0)) == 12
    assert table.state.piles[1] == before.piles[1]
    assert table.state.collected == (2, 0)
    assert table.state.tallies[0] == Tally(turns=1, solved_with=(1, 0, 0, 0))
    assert table.mode.scores(table.state) == (2, 0)


def test_covered_cards_are_replaced_in_the_order_in_which_they_stand_in_the_calculation() -> None:
    table = MentalTable(1, TOPS)
    table.roll(5)
    covered = [event for event in table.solve("8-3") if isinstance(event, CardCovered)]

    assert [(event.place, event.used, event.card) for event in covered] == [(1, 8, 1), (0, 3, 2)]


def test_parentheses_count_where_the_table_has_them() -> None:
    table = MentalTable(1, {1: (3, 8), 4: (80, 95)})
    table.roll(5)
    assert table.refusal(table.solving("(95-80)/3")) is None

    flat = MentalTable(1, {1: (3, 8), 4: (80, 95)}, dialect="flat")
    flat.roll(5)
    refusal = flat.refusal(flat.solving("(95-80)/3"))
    assert refusal is not None
    assert refusal.reason is Reason.PARENTHESES_NOT_ALLOWED


def test_two_to_five_cards_are_used() -> None:
    table = MentalTable(1, {1: (3, 8), 2: (30, 40), 3: (50, 64)})
    table.roll(8)

    assert table.refusal(table.solving("8")) == Rejection(Reason.TOO_FEW_OPERANDS, value=1, limit=2)
    six = table.refusal(table.solving("3+8+30+40+50+64"))
    assert six == Rejection(Reason.TOO_MANY_OPERANDS, value=6, limit=5)


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("3+8", Rejection(Reason.WRONG_RESULT, value=11, target=24)),
        ("3-8", Rejection(Reason.NEGATIVE, step="3 − 8", value=-5)),
        ("8/3", Rejection(Reason.INEXACT_DIVISION, step="8 ÷ 3", remainder=2)),
    ],
)
def test_a_wrong_calculation_names_what_is_wrong_and_changes_nothing(text: str, refusal: Rejection) -> None:
    table = MentalTable(2, TOPS)
    table.roll(24)
    before = table.state

    assert table.refusal(table.solving(text)) == refusal
    assert table.state is before
    assert table.refusal(table.solving("3*8")) is None


def test_a_card_counts_once_and_only_own_cards_count() -> None:
    table = MentalTable(1, TOPS)
    table.roll(24)

    assert table.refusal(Solve("a*a")) == Rejection(Reason.OPERAND_REUSED, operand=3)
    assert table.refusal(Solve("a*m")) == Rejection(Reason.UNKNOWN_OPERAND)
    assert table.refusal(Solve("nonsense!")) == Rejection(Reason.UNREADABLE, position=0)


def test_operators_can_be_switched_off() -> None:
    table = MentalTable(1, TOPS, operators="+-")
    table.roll(24)
    refusal = table.refusal(table.solving("3*8"))

    assert refusal is not None
    assert refusal.reason is Reason.OPERATOR_NOT_ALLOWED


def test_a_calculation_with_the_fewest_cards_is_legal_and_so_is_the_pass() -> None:
    table = MentalTable(1, TOPS)
    table.roll(24)
    legal = table.mode.legal(table.state, 0)

    assert legal == (Solve("a*b"), Pass())
    assert table.mode.forced(table.state, 0) is None


def test_where_nothing_reaches_the_target_only_the_pass_is_legal() -> None:
    table = MentalTable(1, TOPS, operators="*")
    table.roll(97)

    assert table.mode.legal(table.state, 0) == (Pass(),)


# ---- passing -----------------------------------------------------------------------------------------------------


def test_whoever_passes_changes_nothing_and_the_next_one_rolls() -> None:
    table = MentalTable(2, TOPS)
    table.roll(24)
    before = table.state
    events = table.act(0, Pass())

    assert events == (TurnPassed(0, 24), TurnEnded(0), TurnStarted(1, 1))
    assert table.state.piles == before.piles
    assert table.state.collected == (0, 0)
    assert table.state.step is Step.ROLL


def test_a_pass_cannot_be_taken_back_because_a_solution_may_be_shown_then() -> None:
    mode = MentalArithmetic()
    match = Match(mode, 2, settle(mode.options, {"start": "first"}), SeededChance(1))
    match.start()
    match.submit(0, Roll())
    match.submit(0, Pass())

    assert match.undo(0) == Rejection(Reason.UNDO_WOULD_REVEAL)


def test_the_thinking_time_passes_the_turn() -> None:
    table = MentalTable(2, TOPS, think_seconds="30")
    assert table.refusal(TimeUp()) == Rejection(Reason.WRONG_PHASE)
    table.roll(24)

    assert table.act(0, TimeUp()) == (TimeRanOut(0, 24), TurnEnded(0), TurnStarted(1, 1))
    unlimited = MentalTable(2, TOPS)
    unlimited.roll(24)
    assert unlimited.refusal(TimeUp()) == Rejection(Reason.WRONG_PHASE)


def test_only_the_seat_whose_turn_it_is_acts_and_only_what_is_due() -> None:
    table = MentalTable(2, TOPS)
    assert table.refusal(Roll(), actor=1) == Rejection(Reason.NOT_YOUR_TURN)
    assert table.refusal(Pass()) == Rejection(Reason.WRONG_PHASE)
    assert table.refusal(Solve("a*b")) == Rejection(Reason.WRONG_PHASE)
    table.roll(24)

    assert table.refusal(Roll()) == Rejection(Reason.WRONG_PHASE)
    assert table.refusal(Rolled((1, 2, 3))) == Rejection(Reason.WRONG_PHASE)
