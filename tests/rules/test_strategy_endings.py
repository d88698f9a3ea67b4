"""How a game of strategy ends before the final scoring: combination, vote, card limit, time, empty stacks."""

from __future__ import annotations

import pytest

from quiclo_game.rules.combination import LayAloud, LayEquations, LayFormula, LayProgression
from quiclo_game.rules.events import GameEnded, Outcome, TurnEnded, TurnStarted
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.strategy_events import (
    CombinationLaid,
    FinalScoringBegun,
    LimitReached,
    RelationExplained,
    RelationRefused,
    TargetLost,
    TimeCalled,
    TimeRanOut,
    VoteCast,
)
from quiclo_game.rules.strategy_state import CallTime, DrawTarget, Roll, Step, Swap, TimeUp, Vote
from tests.strategy_table import RICH, StrategyTable

RING = LayEquations(((1, 2, 3), (3, 4, 7), (1, 6, 7)))
RING_CARDS = (1, 2, 3, 4, 6, 7)
OTHERS = (30, 52, 75, 99, 123, 140)


def with_a_ring(**options: str) -> StrategyTable:
    """Return a table at which seat 0 holds a ring and three cards more, three of them hidden."""
    table = StrategyTable(2, **options)
    table.give((1, 2, 3, 50), OTHERS, hidden=[(4, 6, 7, 60), ()])
    return table


# ---- combination -------------------------------------------------------------------------------------------------


def test_a_combination_wins_at_once_also_with_hidden_cards() -> None:
    table = with_a_ring()
    outcome = Outcome("combination", (0,), (8, 6))

    assert table.do(RING) == (CombinationLaid(0, RING, RING_CARDS), TurnEnded(0), GameEnded(outcome))
    assert table.state.outcome == outcome
    assert table.state.combination == RING
    assert table.mode.actors(table.state) == ()
    assert table.reason(DrawTarget(1)) is Reason.GAME_OVER


def test_a_combination_can_be_laid_at_any_step_of_the_own_turn() -> None:
    table = with_a_ring()
    steps = []

    def is_possible_here() -> None:
        steps.append(table.state.step)
        assert table.refusal(RING) is None

    is_possible_here()
    table.draw(61)
    is_possible_here()
    table.roll()
    is_possible_here()
    table.solve()
    is_possible_here()
    table.do(Swap(30))
    is_possible_here()
    table.roll()
    is_possible_here()
    assert steps == [
        Step.CHOOSE_STACK,
        Step.ROLL_TARGET,
        Step.CALCULATE,
        Step.FINISH,
        Step.ROLL_SWAP,
        Step.CALCULATE_SWAP,
    ]


def test_nobody_lays_out_in_someone_elses_turn_or_while_dice_fall() -> None:
    table = with_a_ring()
    assert table.reason(RING, 1) is Reason.NOT_YOUR_TURN
    table.draw(61)
    table.do(Roll())
    assert table.reason(RING) is Reason.NOT_FROM_CHANCE
    waiting = with_a_ring()
    waiting.lose(61)
    waiting.end_turn()
    assert waiting.reason(RING, 0) is Reason.NOT_YOUR_TURN


def test_a_wrong_combination_costs_nothing_and_says_what_is_missing() -> None:
    table = with_a_ring()

    assert table.refusal(LayEquations(((1, 2, 3), (3, 4, 8)))) == Rejection(Reason.NOT_YOUR_CARD, operand=8)
    assert table.refusal(LayEquations(((1, 2, 3), (3, 4, 7)))) == Rejection(Reason.CARD_COUNT, value=5, limit=6)
    assert table.refusal(LayEquations(((1, 2, 3), (4, 6, 7)))) is not None
    assert table.refusal(RING) is None


def test_the_settings_of_the_table_decide_what_counts() -> None:
    formula = LayFormula(RING_CARDS, "a+b+c+f", "d+e")
    good = LayFormula(RING_CARDS, "a*b+d+f", "c+e")

    assert with_a_ring().reason(formula) is Reason.OTHER_COMBINATION
    assert with_a_ring(combination="free").refusal(formula) == Rejection(Reason.SIDES_DIFFER, value=13, target=10)
    assert with_a_ring(combination="free").reason(good) is Reason.SIDES_DIFFER
    assert with_a_ring(combination="free").reason(RING) is Reason.OTHER_COMBINATION
    assert with_a_ring(combination="ring").refusal(RING) is None
    assert with_a_ring(operators="*/").reason(RING) is Reason.NO_EQUATION


def test_a_progression_counts_too() -> None:
    table = StrategyTable(2)
    table.give((10, 20, 30), (30, 53, 75, 99, 123, 140), hidden=[(40, 50, 60), ()])
    table.do(LayProgression((60, 50, 40, 30, 20, 10)))

    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)


# ---- the card limit ----------------------------------------------------------------------------------------------


def test_a_combination_comes_before_the_fifteenth_card() -> None:
    table = StrategyTable(2)
    table.give((1, 2, 3, 4, 6), OTHERS, hidden=[(50, 62, 74, 86, 98, 109, 121, 133, 144), ()])
    events = table.win(7)

    assert events[-1] == LimitReached(0, 15)
    assert table.state.outcome is None
    assert table.refusal(Swap(30)) == Rejection(Reason.LIMIT_REACHED, limit=15)
    assert isinstance(table.mode.legal(table.state, 0)[0], LayEquations)
    table.do(RING)
    assert table.state.outcome == Outcome("combination", (0,), (15, 6))


@pytest.mark.parametrize("limit", [7, 9, 15])
def test_the_card_limit_leads_to_the_final_scoring_once_the_turn_is_over(limit: int) -> None:
    table = StrategyTable(2, card_limit=str(limit))
    table.give((3, 29, 53, 79, 101, 127), OTHERS, hidden=[(5, 31, 55, 81, 103, 129, 9, 35)[: limit - 7], ()])
    table.win(59)

    assert table.state.step is Step.FINISH
    assert table.end_turn() == (TurnEnded(0), FinalScoringBegun("card_limit"))
    assert table.state.closing == "card_limit"
    assert table.mode.actors(table.state) == (0, 1)


# ---- time --------------------------------------------------------------------------------------------------------


def test_when_the_agreed_time_is_up_the_turn_is_finished() -> None:
    table = StrategyTable(2)
    table.draw(60)

    assert table.do(CallTime()) == (TimeCalled(),)
    assert table.reason(CallTime()) is Reason.WRONG_PHASE
    table.roll()
    table.solve()
    table.swap(26)
    assert table.end_turn() == (TurnEnded(0), FinalScoringBegun("time"))


def test_without_an_agreed_time_nobody_can_call_it() -> None:
    assert StrategyTable(2, minutes="0").reason(CallTime()) is Reason.WRONG_PHASE


def test_time_is_not_called_outside_the_turns() -> None:
    table = StrategyTable(2)
    table.to_final()

    assert table.reason(CallTime()) is Reason.WRONG_PHASE


def test_thinking_time_that_is_up_loses_the_target_and_ends_the_turn() -> None:
    table = StrategyTable(2, think_seconds="30")
    table.draw(60)
    table.roll()
    ran_out, lost, ended, started = table.do(TimeUp())

    assert ran_out == TimeRanOut(0)
    assert isinstance(lost, TargetLost)
    assert lost.calculation
    assert (ended, started) == (TurnEnded(0), TurnStarted(1, 1))
    assert table.state.dead == (60,)


@pytest.mark.parametrize("rolled", [False, True])
def test_thinking_time_that_is_up_ends_a_swap_without_changes(rolled: bool) -> None:
    table = StrategyTable(2, think_seconds="30")
    table.win(60)
    hands = table.state.hands
    table.do(Swap(26))
    if rolled:
        table.roll()
    table.do(TimeUp())

    assert table.state.hands == hands
    assert table.state.dead == ()
    assert table.seat == 1


def test_a_target_that_nobody_rolled_for_in_time_is_dead_too() -> None:
    table = StrategyTable(2, think_seconds="30")
    table.draw(60)

    assert table.do(TimeUp())[1] == TargetLost(0, 60, "", ())
    assert table.state.dead == (60,)


def test_without_a_limit_to_thinking_no_time_is_up() -> None:
    assert StrategyTable(2).reason(TimeUp()) is Reason.WRONG_PHASE


# ---- empty stacks ------------------------------------------------------------------------------------------------


def test_six_players_empty_all_stacks_and_the_last_turn_is_finished() -> None:
    table = StrategyTable(6)
    table.pass_turns(107)
    assert sum(map(len, table.state.stacks)) == 1

    last = next(stack[0] for stack in table.state.stacks if stack)
    table.lose(last)
    assert table.state.outcome is None
    assert table.end_turn()[-1] == FinalScoringBegun("stacks_empty")
    assert len(table.state.dead) == 108
    assert table.mode.actors(table.state) == (0, 1, 2, 3, 4, 5)
    assert table.state.turns.round == 18


# ---- the vote ----------------------------------------------------------------------------------------------------

ALOUD = LayAloud((1, 2, 3, 4, 6, 60))


def voting(seats: int = 3) -> StrategyTable:
    """Return a table at which seat 0 has explained six cards."""
    table = StrategyTable(seats, vote="on")
    hands = [(1, 2, 3, 50), OTHERS, (31, 53, 76, 100, 124, 141), (32, 54, 77, 101, 125, 142)][:seats]
    table.give(*hands, hidden=[(4, 6, 7, 60), *[()] * (seats - 1)])
    assert table.do(ALOUD) == (RelationExplained(0, ALOUD.cards),)
    return table


def test_a_relation_counts_if_all_others_who_speak_agree() -> None:
    table = voting()

    assert table.mode.actors(table.state) == (1, 2)
    assert table.act(2, Vote("abstain")) == (VoteCast(2, "abstain"),)
    events = table.act(1, Vote("agree"))
    assert events[:2] == (VoteCast(1, "agree"), CombinationLaid(0, ALOUD, ALOUD.cards))
    assert table.state.outcome == Outcome("combination", (0,), (8, 6, 6))


@pytest.mark.parametrize(
    ("one", "other", "agreed", "objected"),
    [("agree", "object", 1, 1), ("object", "object", 0, 2), ("abstain", "abstain", 0, 0), ("abstain", "object", 0, 1)],
)
def test_one_objection_or_nobody_who_agrees_and_the_turn_goes_on(
    one: str, other: str, agreed: int, objected: int
) -> None:
    table = voting()
    table.act(1, Vote(one))
    events = table.act(2, Vote(other))

    assert events == (VoteCast(2, other), RelationRefused(0, agreed, objected))
    assert table.state.outcome is None
    assert (table.state.step, table.seat, table.state.ballot) == (Step.CHOOSE_STACK, 0, None)
    assert table.refusal(ALOUD) == Rejection(Reason.VOTE_OVER)


def test_after_a_vote_the_turn_goes_on_where_it_stood_and_the_next_turn_may_see_another_vote() -> None:
    table = StrategyTable(2, vote="on")
    table.give((1, 2, 3, 50), OTHERS, hidden=[(4, 6, 7, 60), ()])
    table.draw(61)
    table.roll()
    table.do(ALOUD)
    table.act(1, Vote("object"))

    assert (table.state.step, table.state.roll) == (Step.CALCULATE, RICH)
    table.solve()
    table.end_turn()
    assert table.refusal(LayAloud(OTHERS)) is None


def test_nobody_votes_twice_for_oneself_or_with_other_words() -> None:
    table = voting()
    table.act(1, Vote("agree"))

    assert table.reason(Vote("agree"), 1) is Reason.NOT_YOUR_TURN
    assert table.reason(Vote("agree"), 0) is Reason.NOT_YOUR_TURN
    assert table.reason(Vote("maybe"), 2) is Reason.UNREADABLE
    assert table.reason(RING, 0) is Reason.NOT_YOUR_TURN


def test_a_table_without_the_vote_takes_no_explanations_and_never_six_primes_or_other_peoples_cards() -> None:
    assert with_a_ring().reason(ALOUD) is Reason.OTHER_COMBINATION
    assert with_a_ring(vote="on").reason(LayAloud((1, 2, 3, 4, 6, 30))) is Reason.NOT_YOUR_CARD
    primes = StrategyTable(2, vote="on")
    primes.give((2, 3, 5), OTHERS, hidden=[(7, 11, 13, 60), ()])
    assert primes.reason(LayAloud((2, 3, 5, 7, 11, 13))) is Reason.ONLY_PRIMES


def test_thinking_time_that_is_up_in_a_vote_is_an_abstention() -> None:
    table = StrategyTable(2, vote="on", think_seconds="30")
    table.give((1, 2, 3, 50), OTHERS, hidden=[(4, 6, 7, 60), ()])
    table.do(ALOUD)

    assert table.act(1, TimeUp()) == (TimeRanOut(1), VoteCast(1, "abstain"), RelationRefused(0, 0, 0))
