"""The deal and the turn of strategy: target, calculation, what is lost, and the swap after a win."""

from __future__ import annotations

import pytest

from quiclo_game.rules.cards import Continent
from quiclo_game.rules.chance import Rolled, RollRequest, Shuffled
from quiclo_game.rules.contract import Ratio
from quiclo_game.rules.events import StacksShuffled, TurnEnded, TurnStarted
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.seats import CHANCE
from quiclo_game.rules.strategy import NUMBER_SET, swap_cards
from quiclo_game.rules.strategy_events import (
    CardsDealt,
    CardsShown,
    CardsSwapped,
    LimitReached,
    NumbersRolled,
    SwapChosen,
    SwapFailed,
    SwapUnreachable,
    TargetDrawn,
    TargetLost,
    TargetUnreachable,
    TargetWon,
)
from quiclo_game.rules.strategy_state import (
    DrawTarget,
    EndTurn,
    GiveUp,
    Hand,
    Roll,
    ShowCards,
    Solve,
    Step,
    Swap,
    Tally,
)
from tests.strategy_table import ALL_ONES, ONE_TO_SIX, RICH, StrategyTable

# ---- the deal ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_seat_is_dealt_one_card_from_each_stack(seats: int) -> None:
    table = StrategyTable(seats)

    assert table.dealt == (StacksShuffled(), CardsDealt(6))
    for seat, hand in enumerate(table.state.hands):
        assert hand.cards == tuple(continent.cards[seat] for continent in Continent)
    assert [table.state.left(continent) for continent in Continent] == [24 - seats] * 6


def test_three_cards_lie_open_and_the_player_chooses_which() -> None:
    table = StrategyTable(2)
    fresh = StrategyTable(2)
    fresh.state = fresh.mode.initial(2, fresh.state.settings)
    fresh.act(CHANCE, Shuffled(tuple(tuple(continent.cards) for continent in Continent)))

    assert table.shown == (CardsShown(1, (2, 26, 50)), TurnStarted(0, 1))
    assert table.state.hands[1] == Hand((2, 26, 50), (74, 98, 122))
    assert fresh.state.step is Step.SHOW_CARDS
    assert fresh.mode.actors(fresh.state) == (0, 1)
    assert fresh.act(1, ShowCards((122, 2, 50))) == (CardsShown(1, (2, 50, 122)),)
    assert fresh.state.hands[1] == Hand((2, 50, 122), (26, 74, 98))
    assert fresh.mode.actors(fresh.state) == (0,)
    assert fresh.reason(ShowCards((2, 26, 50)), 1) is Reason.NOT_YOUR_TURN
    assert fresh.refusal(ShowCards((1, 25)), 0) == Rejection(Reason.CARD_COUNT, value=2, limit=3)
    assert fresh.refusal(ShowCards((1, 25, 50)), 0) == Rejection(Reason.NOT_YOUR_CARD, operand=50)
    assert fresh.refusal(ShowCards((1, 25, 25)), 0) == Rejection(Reason.OPERAND_REUSED, operand=25)
    assert fresh.act(0, ShowCards((1, 25, 49)))[-1] == TurnStarted(0, 1)


# ---- a target ----------------------------------------------------------------------------------------------------


def test_a_target_is_turned_up_rolled_for_calculated_and_laid_open() -> None:
    table = StrategyTable(2)

    assert table.do(DrawTarget(3)) == (TargetDrawn(0, Continent.ASIA, 51, 21),)
    assert table.state.target == 51
    assert table.do(Roll()) == ()
    assert table.mode.request(table.state) == RollRequest(NUMBER_SET)
    table.act(CHANCE, Rolled(ONE_TO_SIX))
    events = table.do(Solve(51, "e*d*c-f-b-a"))

    assert events == (TargetWon(0, 51, "e*d*c-f-b-a", ONE_TO_SIX, 7, hidden=False),)
    assert table.state.hands[0] == Hand((1, 25, 49, 51), (73, 97, 121))
    assert (table.state.target, table.state.won, table.state.step) == (0, 51, Step.FINISH)
    assert table.end_turn() == (TurnEnded(0), TurnStarted(1, 1))


def test_won_cards_may_go_to_the_hand_instead() -> None:
    table = StrategyTable(2, won_cards="hidden")
    events = table.win(60)

    assert isinstance(events[-1], TargetWon)
    assert events[-1].hidden
    assert table.state.hands[0] == Hand((1, 25, 49), (60, 73, 97, 121))


def test_a_wrong_calculation_may_be_retried_until_it_is_right() -> None:
    table = StrategyTable(2)
    table.draw(20)
    table.roll(*ONE_TO_SIX)

    assert table.refusal(Solve(20, "d*e+a")) == Rejection(Reason.WRONG_RESULT, value=21, target=20)
    assert table.refusal(Solve(20, "a-b")) == Rejection(Reason.NEGATIVE, step="1 − 2", value=-1)
    assert table.reason(Solve(20, "(a+c)*e")) is Reason.PARENTHESES_NOT_ALLOWED
    assert table.reason(Solve(21, "d*e+a")) is Reason.UNKNOWN_TARGET
    assert table.reason(Solve(20, "d*d")) is Reason.OPERAND_REUSED
    assert table.refusal(Solve(20, "d*e")) is None


def test_with_the_grouped_dialect_parentheses_count() -> None:
    table = StrategyTable(2, dialect="grouped")
    table.draw(20)
    table.roll(*ONE_TO_SIX)

    assert table.refusal(Solve(20, "(a+c)*e")) is None


def test_a_lone_die_may_show_the_target() -> None:
    table = StrategyTable(2)
    table.draw(5)
    table.roll(*ONE_TO_SIX)

    assert table.refusal(Solve(5, "e")) is None


def test_a_target_given_up_stays_on_the_table_and_is_never_won_again() -> None:
    table = StrategyTable(2)
    events = table.lose(60)

    lost = events[-1]
    assert isinstance(lost, TargetLost)
    assert (lost.card, lost.faces, bool(lost.calculation)) == (60, RICH, True)
    assert table.state.step is Step.FINISH
    assert table.reason(Swap(2)) is Reason.SWAP_OVER
    table.end_turn()
    table.lose(61)
    assert table.state.dead == (60, 61)


def test_an_unreachable_target_is_announced_and_ends_the_attempt() -> None:
    table = StrategyTable(2)
    table.draw(60)
    events = table.roll(*ALL_ONES)

    assert events == (NumbersRolled(0, 60, ALL_ONES), TargetUnreachable(0, 60))
    assert table.state.dead == (60,)
    assert table.state.step is Step.FINISH
    assert table.state.tallies[0] == Tally(drawn=1)


def test_an_empty_stack_cannot_be_chosen() -> None:
    table = StrategyTable(2)
    table.alter(stacks=((), *table.state.stacks[1:]))

    assert table.reason(DrawTarget(1)) is Reason.STACK_EMPTY
    assert table.reason(DrawTarget(0)) is Reason.UNREADABLE
    assert table.reason(DrawTarget(7)) is Reason.UNREADABLE
    assert DrawTarget(1) not in table.mode.legal(table.state, 0)
    assert DrawTarget(2) in table.mode.legal(table.state, 0)


# ---- the swap ----------------------------------------------------------------------------------------------------


def test_after_a_win_another_players_open_card_can_be_swapped_for_the_one_just_won() -> None:
    table = StrategyTable(3)
    table.win(60)

    assert swap_cards(table.state) == (2, 3, 26, 27, 50, 51)
    assert table.do(Swap(27)) == (SwapChosen(0, 2, 60, 27),)
    events = table.roll() + table.solve()

    swapped = events[-1]
    assert isinstance(swapped, CardsSwapped)
    assert (swapped.seat, swapped.other, swapped.given, swapped.taken) == (0, 2, 60, 27)
    assert table.state.hands[0].open == (1, 25, 49, 27)
    assert table.state.hands[2].open == (3, 60, 51)
    assert table.state.tallies[0] == Tally(drawn=1, reachable=1, won=1, tried=1, swapped=1)


def test_a_swapped_card_takes_the_very_place_of_the_other_one() -> None:
    table = StrategyTable(2, won_cards="hidden")
    table.win(60)
    table.swap(26)

    assert table.state.hands[0] == Hand((1, 25, 49), (26, 73, 97, 121))
    assert table.state.hands[1] == Hand((2, 60, 50), (74, 98, 122))


def test_a_swap_that_fails_changes_nothing_and_there_is_only_one() -> None:
    table = StrategyTable(2)
    table.win(60)
    before = table.state.hands
    table.do(Swap(26))
    table.roll()
    lost = table.do(GiveUp(26))[-1]

    assert isinstance(lost, SwapFailed)
    assert (lost.seat, lost.other, lost.card) == (0, 1, 26)
    assert table.state.hands == before
    assert table.state.dead == ()
    assert table.reason(Swap(50)) is Reason.SWAP_OVER
    assert swap_cards(table.state) == ()


def test_a_swap_whose_card_cannot_be_reached_is_over_at_once() -> None:
    table = StrategyTable(2)
    table.win(60)
    before = table.state.hands
    table.do(Swap(50))
    events = table.roll(*ALL_ONES)

    assert events[-1] == SwapUnreachable(0, 1, 50)
    assert table.state.hands == before
    assert table.state.step is Step.FINISH


@pytest.mark.parametrize("card", [74, 1, 60, 3, 144])  # hidden, own, just won, in a stack
def test_only_open_cards_of_others_can_be_swapped(card: int) -> None:
    table = StrategyTable(2)
    table.win(60)

    assert table.refusal(Swap(card)) == Rejection(Reason.NO_SWAP_CARD, operand=card)


def test_without_a_win_there_is_no_swap() -> None:
    table = StrategyTable(2)

    assert table.reason(Swap(2)) is Reason.WRONG_PHASE
    table.lose(60)
    assert table.reason(Swap(2)) is Reason.SWAP_OVER
    table.end_turn()
    table.win(61)
    table.end_turn()
    table.lose(62)
    assert table.reason(Swap(2)) is Reason.SWAP_OVER


def test_whoever_has_all_cards_agreed_on_swaps_no_more() -> None:
    table = StrategyTable(2, card_limit="7")
    events = table.win(60)

    assert events[-1] == LimitReached(0, 7)
    assert table.refusal(Swap(26)) == Rejection(Reason.LIMIT_REACHED, limit=7)
    assert swap_cards(table.state) == ()


# ---- order -------------------------------------------------------------------------------------------------------


def test_only_the_seat_whose_turn_it_is_acts_and_only_what_is_due() -> None:
    table = StrategyTable(3)

    assert table.reason(DrawTarget(1), 1) is Reason.NOT_YOUR_TURN
    assert table.reason(Roll()) is Reason.WRONG_PHASE
    assert table.reason(EndTurn()) is Reason.WRONG_PHASE
    assert table.reason(GiveUp(1)) is Reason.WRONG_PHASE
    assert table.reason(Solve(1, "a")) is Reason.WRONG_PHASE
    table.draw(60)
    assert table.reason(DrawTarget(1)) is Reason.WRONG_PHASE
    assert table.mode.forced(table.state, 0) == Roll()
    assert table.mode.forced(table.state, 1) is None
    table.do(Roll())
    assert table.reason(Roll()) is Reason.NOT_FROM_CHANCE
    assert table.reason(Rolled((1, 2, 3, 4, 5, 13)), CHANCE) is Reason.NOT_FROM_CHANCE


def test_the_start_may_be_drawn_by_lot() -> None:
    table = StrategyTable(3, start="random")

    assert table.seat == 0
    assert table.state.turns.starter == 0


# ---- figures -----------------------------------------------------------------------------------------------------


def test_the_measures_count_targets_swaps_and_cards() -> None:
    table = StrategyTable(2)
    table.win(60)
    table.swap(26)
    table.end_turn()
    table.lose(61)
    table.end_turn()
    table.draw(62)
    table.roll(*ALL_ONES)
    measures = table.mode.measures(table.state)

    assert measures["reachable_share"] == Ratio(2, 3)
    assert measures["won_share"] == Ratio(1, 3)
    assert measures["swaps_tried_per_win"] == Ratio(1, 1)
    assert measures["swaps_made_share"] == Ratio(1, 1)
    assert measures["cards_each"] == Ratio(13, 2)
    assert measures["most_cards"] == Ratio(7, 1)
    assert measures["final_all_six"] == Ratio(0, 0)
    assert table.mode.scores(table.state) == (7, 6)
    assert table.mode.progress(table.state) == (3, 2)


def test_in_the_final_scoring_the_seats_that_manage_all_six_are_counted() -> None:
    table = StrategyTable(2)
    table.give((1, 2, 3, 4, 5, 6), (127, 139, 141, 142, 143, 131))
    table.to_final()
    table.stake((1, 2, 3, 4, 5, 6), (127, 139, 141, 142, 143, 131))
    table.roll(*ONE_TO_SIX)

    assert table.mode.measures(table.state)["final_all_six"] == Ratio(1, 2)
