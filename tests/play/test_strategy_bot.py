"""How bots play strategy: what they notice, draw, swap, and stake; never more than their seat may see."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from quiclo_game.play.bots import Bot
from quiclo_game.play.brain_bot import FINDS
from quiclo_game.play.lots import Lots
from quiclo_game.play.players import Strength
from quiclo_game.play.simulate import Plan, report, simulate
from quiclo_game.play.strategy_bot import NOTICES, SWAPS_BLINDLY, StrategyMind
from quiclo_game.play.strategy_odds import Odds, odds_of, typical_rolls
from quiclo_game.play.strategy_stakes import all_stakes, chance_to_win, expected_sum
from quiclo_game.play.strategy_worth import seen, stack_worths, swap_worths
from quiclo_game.play.thought import Thought
from quiclo_game.rules.calculation import ALL_OPERATORS, Dialect
from quiclo_game.rules.combination import LayAloud, LayEquations
from quiclo_game.rules.options import settle
from quiclo_game.rules.solver import solve
from quiclo_game.rules.strategy import Strategy
from quiclo_game.rules.strategy_arithmetic import fewest_dice
from quiclo_game.rules.strategy_final import decide
from quiclo_game.rules.strategy_state import (
    ChooseSix,
    DrawTarget,
    EndTurn,
    GiveUp,
    Roll,
    ShowCards,
    Solve,
    Step,
    Swap,
    Vote,
)
from tests.strategy_table import StrategyTable

EASY, MEDIUM, STRONG = Strength
MODE = Strategy()
OTHERS = (30, 52, 75, 99, 123, 140)
TEN = (3, 8, 20, 31, 44, 60, 78, 101, 119, 142)
"""The first six of them hold no combination."""


def thought(table: StrategyTable, strength: Strength, seed: int, seat: int | None = None) -> Thought:
    """Return what a bot would do in the place of a seat, by default of the one whose turn it is."""
    return Bot(table.mode, table.seat if seat is None else seat, strength, Lots(seed)).decide(table.state)


def thoughts(table: StrategyTable, strength: Strength, count: int = 600) -> list[Thought]:
    """Return what one bot would do again and again."""
    lots = Lots(5)
    bot = Bot(table.mode, table.seat, strength, lots)
    return [bot.decide(table.state) for _ in range(count)]


def share(thoughts_: list[Thought], kind: type) -> float:
    return sum(isinstance(each.action, kind) for each in thoughts_) / len(thoughts_)


# ---- combinations ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strength", Strength)
def test_a_bot_notices_a_combination_as_often_as_its_strength_says(strength: Strength) -> None:
    table = StrategyTable(2)
    table.give((1, 2, 3, 50), OTHERS, hidden=[(4, 6, 7, 60), ()])

    # Three standard errors of 600 tries are at most 0.06.
    assert share(thoughts(table, strength), LayEquations) == pytest.approx(NOTICES[strength], abs=0.06)


@pytest.mark.parametrize("strength", Strength)
def test_a_card_that_has_come_is_another_chance_to_notice(strength: Strength) -> None:
    table = StrategyTable(2)
    table.give((1, 2, 3, 6), OTHERS, hidden=[(7, 50, 98, 131), ()])
    table.win(4)

    assert share(thoughts(table, strength), LayEquations) == pytest.approx(NOTICES[strength], abs=0.06)
    table.do(Swap(30))
    table.roll()
    table.do(GiveUp(30))
    assert share(thoughts(table, strength, 100), EndTurn) == 1.0


def test_after_a_lost_target_there_is_nothing_new_to_notice() -> None:
    table = StrategyTable(2)
    table.give((1, 2, 3, 50), OTHERS, hidden=[(4, 6, 7, 60), ()])
    table.lose(61)

    assert share(thoughts(table, STRONG, 100), EndTurn) == 1.0


def test_the_chances_are_those_agreed_on() -> None:
    assert NOTICES == {EASY: 0.1, MEDIUM: 0.3, STRONG: 0.6}


def test_bots_abstain_from_every_vote() -> None:
    table = StrategyTable(3, vote="on")
    table.do(LayAloud(table.cards))

    for strength in Strength:
        assert thought(table, strength, 1, seat=1).action == Vote("abstain")


# ---- stacks ------------------------------------------------------------------------------------------------------


def test_an_easy_bot_draws_from_any_stack_that_holds_cards() -> None:
    table = StrategyTable(2)
    table.give(TEN[:6], OTHERS)
    table.alter(stacks=((), *table.state.stacks[1:]))
    drawn = Counter(each.action for each in thoughts(table, EASY))

    assert set(drawn) == {DrawTarget(stack) for stack in range(2, 7)}
    assert all(number > 60 for number in drawn.values())


def test_whoever_sees_what_would_complete_a_combination_draws_where_it_may_lie() -> None:
    table = StrategyTable(2)
    table.give((1, 2, 3, 6, 7, 144), (30, 52, 75, 99, 123, 140))
    worths = stack_worths(table.state, 0, completing=True)
    plain = stack_worths(table.state, 0, completing=False)

    assert max(worths, key=lambda stack: worths[stack]) == 1
    assert worths[1] > 2 * plain[1]


def test_what_cannot_be_reached_is_worth_nothing() -> None:
    table = StrategyTable(2, operators="+-")
    worths = stack_worths(table.state, 0, completing=False)

    assert worths[1] > worths[3] > worths[4] == worths[6] == 0.0


def test_dead_open_and_own_cards_are_no_longer_expected_on_top_of_a_stack() -> None:
    table = StrategyTable(2)
    table.lose(60)
    table.end_turn()
    table.draw(61)
    known = seen(table.mode.view(table.state, 1), 1)

    assert [card for card in range(1, 145) if known >> card & 1] == sorted(
        {1, 25, 49, 60, 61, *table.state.hands[1].cards}
    )


# ---- swaps -------------------------------------------------------------------------------------------------------


def test_an_easy_bot_swaps_now_and_then_for_any_open_card() -> None:
    table = StrategyTable(2)
    table.give(TEN[:6], (2, 26, 50), hidden=[(), (99, 123, 140)])
    table.win(61)
    each = thoughts(table, EASY)

    assert share(each, Swap) == pytest.approx(SWAPS_BLINDLY, abs=0.06)
    assert {thought_.action for thought_ in each} == {Swap(2), Swap(26), Swap(50), EndTurn()}


def test_a_card_that_completes_a_combination_is_swapped_for_as_soon_as_it_is_seen() -> None:
    table = StrategyTable(2)
    table.give((1, 2, 3, 6, 7), (4, 52, 75, 99, 123, 140), hidden=[(98,), ()])
    table.win(60)
    wanted = Counter(each.action for each in thoughts(table, STRONG))

    assert wanted[Swap(4)] > 0.4 * 600
    worths = swap_worths(table.state, 0, completing=True)
    assert worths[4] > 3 * worths[60]


def test_nothing_is_swapped_for_something_worse() -> None:
    table = StrategyTable(2)
    table.give((100, 101, 102), (1, 2, 3, 26, 27, 28), hidden=[(77, 88, 99), ()])
    table.win(72)

    assert share(thoughts(table, MEDIUM, 100), Swap) == 0.0


# ---- calculating -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strength", Strength)
@pytest.mark.parametrize(("card", "dice"), [(5, 1), (24, 2), (120, 3)])
def test_a_target_is_found_as_often_as_strength_and_dice_say(strength: Strength, card: int, dice: int) -> None:
    table = StrategyTable(2)
    table.draw(card)
    table.roll(1, 2, 3, 4, 5, 6)
    each = thoughts(table, strength)

    assert fewest_dice(table.state.roll, card, table.state.settings) == dice
    assert share(each, Solve) == pytest.approx(FINDS[strength][dice - 1], abs=0.06)
    assert {type(thought_.action) for thought_ in each} <= {Solve, GiveUp}
    assert all(thought_.found is isinstance(thought_.action, Solve) for thought_ in each)


def test_a_bot_rolls_shows_and_hands_on() -> None:
    table = StrategyTable(2)
    for strength in Strength:
        fresh = StrategyTable(2)
        fresh.alter(step=Step.SHOW_CARDS, hands=tuple(hand.__class__((), hand.cards) for hand in fresh.state.hands))
        action = thought(fresh, strength, 3, seat=1).action
        assert isinstance(action, ShowCards)
        assert fresh.refusal(action, 1) is None
    table.draw(60)
    assert thought(table, MEDIUM, 1).action == Roll()


# ---- the final scoring -------------------------------------------------------------------------------------------


def staged(*hands: tuple[int, ...]) -> StrategyTable:
    table = StrategyTable(len(hands))
    table.give(*hands)
    table.to_final()
    return table


def test_what_is_staked_grows_bolder_with_strength() -> None:
    table = staged(TEN, (5, 29, 50, 99, 120, 140))
    sums = {}
    for strength in Strength:
        action = thought(table, strength, 1, seat=0).action
        assert isinstance(action, ChooseSix)
        assert table.refusal(action, 0) is None
        sums[strength] = sum(action.cards)

    assert sums[EASY] < sums[MEDIUM] <= sums[STRONG]


def test_the_stakes_of_a_hand_are_all_its_sixes_with_chance_and_sum() -> None:
    odds = odds_of(settle(MODE.options, {}))
    stakes = list(all_stakes(TEN, odds))

    assert [stake.cards for stake in stakes] == list(combinations(TEN, 6))
    for stake in stakes[::23]:
        assert stake.total == sum(stake.cards)
        assert stake.chance == odds.chance(*stake.cards)


def test_the_odds_are_those_of_all_rolls_within_a_few_points() -> None:
    odds = odds_of(settle(MODE.options, {}))
    by_continent = [sum(odds.chances[card] for card in range(first, first + 24)) / 24 for first in range(1, 145, 24)]

    assert by_continent == pytest.approx([0.9994, 0.9886, 0.9691, 0.9418, 0.8950, 0.8247], abs=0.02)


def test_typical_rolls_are_spread_as_rolls_fall() -> None:
    rolls = list(typical_rolls(600))
    faces = Counter(face for roll in rolls for face in roll)

    assert len(rolls) == 600
    assert rolls == sorted(rolls)
    assert all(number == pytest.approx(300, abs=36) for number in faces.values())
    different = sum(len(set(roll)) == 6 for roll in rolls) / 600
    assert different == pytest.approx(0.2228, abs=0.03)


def test_odds_count_the_rolls_that_reach_all_of_several_cards() -> None:
    rolls = ((1, 2, 3, 4, 5, 6), (1, 1, 1, 1, 1, 1), (2, 5, 7, 9, 11, 12), (1, 1, 1, 1, 1, 2))
    odds = Odds(rolls, Dialect.FLAT, ALL_OPERATORS)

    for cards in ((3,), (6, 7), (1, 2, 3), (100, 144)):
        reached = sum(set(cards) <= solve(roll).counts.keys() for roll in rolls)
        assert odds.chance(*cards) == reached / 4


def test_a_strong_bot_reckons_with_what_the_others_may_stake() -> None:
    table = staged(TEN, (90, 100, 110, 120, 130, 140, 1, 2))
    view = table.mode.view(table.state, 0)
    stakes = list(all_stakes(TEN, odds_of(table.state.settings)))
    highest, lowest = stakes[-1], stakes[0]

    assert expected_sum(view, 1) == 690
    assert chance_to_win(highest, [400]) > chance_to_win(highest, [690])
    assert chance_to_win(highest, [400]) > chance_to_win(lowest, [400])
    assert 0 <= chance_to_win(lowest, [690, 500]) <= 1
    assert decide([highest.cards, lowest.cards], [True, True])[0] == (0,)


# ---- whole games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strength", Strength)
@pytest.mark.parametrize(
    "options",
    [{}, {"combination": "free"}, {"final": "people", "card_limit": "8"}, {"operators": "-"}, {"dialect": "grouped"}],
    ids=str,
)
def test_simulated_games_of_every_strength_come_to_an_end(strength: Strength, options: dict[str, str]) -> None:
    plan = Plan("strategy", 4, 3, strength, settle(MODE.options, options), 3)
    figures = report(plan, simulate(plan))

    assert sum(figures["endings"].values()) == pytest.approx(1)
    assert 0 <= figures["measures"]["won_share"] <= figures["measures"]["reachable_share"] <= 1


def test_more_players_end_more_games_by_a_combination_and_in_fewer_rounds() -> None:
    found = []
    for seats in (2, 4, 6):
        plan = Plan("strategy", 50, seats, MEDIUM, settle(MODE.options, {}), 1)
        found.append(report(plan, simulate(plan)))
    shares = [figures["endings"].get("combination", 0.0) for figures in found]
    rounds = [figures["rounds"]["mean"] for figures in found]

    assert 0.35 <= shares[0] < shares[1] <= shares[2] <= 1.0
    assert 12 >= rounds[0] > rounds[1] > rounds[2] >= 4


def test_a_bot_of_the_mind_is_found_and_equal_positions_lead_to_equal_decisions() -> None:
    table = StrategyTable(2)

    assert isinstance(Bot(table.mode, 0, EASY, Lots(1))._mind, StrategyMind)
    for seed in range(10):
        assert thought(table, STRONG, seed) == thought(table, STRONG, seed)
