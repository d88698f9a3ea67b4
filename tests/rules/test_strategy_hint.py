"""A hint in strategy costs open cards, those that came last, which go back under their stacks [house]."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from quiclo_game.play.chance import SeededChance
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.hints import TakeHint
from quiclo_game.rules.notation import read_action, write_action
from quiclo_game.rules.options import settle
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.seats import Dealer
from quiclo_game.rules.strategy import Strategy, swap_cards
from quiclo_game.rules.strategy_events import CardsReturned
from quiclo_game.rules.strategy_hint import cards_for_hint
from quiclo_game.rules.strategy_state import NO_CARD, Step, StrategyState, Swap
from tests.strategy_table import RICH, StrategyTable

MODE = Strategy()
UNPAID = Reason.HINT_UNPAID
OWN = (2, 30, 50, 80, 100, 130)
OTHERS = (3, 31, 51, 81, 101, 131)


def rich(price: str = "2", **options: str) -> StrategyTable:
    """Return a game in which the first seat has won 60 and then 61 and 10 besides its six cards."""
    table = StrategyTable(2, hint_prices=price, **options)
    table.give((*OWN[:3], 60, 61, 10), OTHERS, hidden=[OWN[3:], ()])
    return table


def test_the_open_cards_that_came_last_go_under_their_stacks_one_after_the_other() -> None:
    table = rich()

    assert table.do(TakeHint()) == (CardsReturned(0, (10, 61)),)

    state = table.state
    assert state.hands[0].open == (*OWN[:3], 60)
    assert state.hands[0].hidden == OWN[3:]
    assert state.stacks[0][-1] == 10
    assert state.stacks[2][-1] == 61
    assert (state.step, table.seat) == (Step.CHOOSE_STACK, 0)
    assert table.mode.scores(state) == (7, 6)


def test_of_several_from_one_continent_the_last_one_went_under_last() -> None:
    table = rich("3")
    table.do(TakeHint())
    assert table.state.stacks[2][-2:] == (61, 60)


def test_six_cards_stay_whatever_a_hint_costs() -> None:
    table = rich("4")
    assert table.refusal(TakeHint()) == Rejection(UNPAID, limit=4)
    table = rich("1")
    for left in (8, 7, 6):
        table.do(TakeHint())
        assert table.state.hand.count == left
    assert table.reason(TakeHint()) is UNPAID
    assert set(table.state.hand.cards) == set(OWN)


def test_nobody_pays_before_winning_anything() -> None:
    table = StrategyTable(hint_prices="1")
    assert table.reason(TakeHint()) is UNPAID
    assert not table.mode.affords_hint(table.state, 0, 1)


def test_only_open_cards_are_given_so_that_everybody_sees_which() -> None:
    table = StrategyTable(hint_prices="2", won_cards="hidden")
    table.give((2,), OTHERS, hidden=[(30, 50, 80, 100, 130, 60, 61), ()])
    assert table.reason(TakeHint()) is UNPAID
    table.give((2, 30), OTHERS, hidden=[(50, 80, 100, 130, 60, 61), ()])
    assert table.do(TakeHint()) == (CardsReturned(0, (30, 2)),)


@pytest.mark.parametrize("prices", ["0", "0,2"])
def test_a_hint_without_a_price_is_no_action(prices: str) -> None:
    assert rich(prices).reason(TakeHint()) is Reason.WRONG_PHASE


def test_it_is_paid_in_the_own_turn_alone() -> None:
    table = rich("1,1")
    assert table.reason(TakeHint(), actor=1) is Reason.NOT_YOUR_TURN
    table.to_final()
    assert table.state.step is Step.CHOOSE_SIX
    assert table.reason(TakeHint(), actor=0) is UNPAID
    assert table.reason(TakeHint(), actor=1) is UNPAID


def test_a_card_that_went_back_is_swapped_no_more() -> None:
    table = rich("1")
    table.win(110)
    assert swap_cards(table.state)
    assert table.do(TakeHint()) == (CardsReturned(0, (110,)),)
    assert table.state.won == NO_CARD
    assert swap_cards(table.state) == ()
    assert table.reason(Swap(3)) is Reason.SWAP_OVER


def test_a_card_that_is_at_stake_in_a_swap_stays() -> None:
    table = rich("1")
    table.win(110)
    table.do(Swap(3))
    table.roll(*RICH)

    assert table.do(TakeHint()) == (CardsReturned(0, (10,)),)

    table.solve()
    assert 3 in table.state.hands[0].open
    assert 110 in table.state.hands[1].open


def test_whoever_has_reached_the_limit_gives_no_card_back() -> None:
    table = rich("1", card_limit="10")
    table.win(110)
    assert table.state.full
    assert table.reason(TakeHint()) is UNPAID


def test_what_is_being_calculated_goes_on() -> None:
    table = rich("1")
    table.draw(110)
    table.roll()
    before = table.state
    table.do(TakeHint())
    after = table.state
    assert (after.step, after.target, after.roll) == (before.step, before.target, before.roll)
    table.solve()
    assert 110 in table.cards


def test_a_stack_that_was_empty_holds_the_card_again() -> None:
    table = rich("1")
    table.alter(stacks=((), *table.state.stacks[1:]))
    table.do(TakeHint())
    assert table.state.stacks[0] == (10,)


def test_a_journal_can_say_it_and_it_is_no_choice_of_bots() -> None:
    table = rich()
    assert read_action(write_action(TakeHint()), table.mode.actions) == TakeHint()
    assert TakeHint() not in table.mode.legal(table.state, 0)


@settings(max_examples=12, deadline=None)
@given(seed=some.integers(0, 9_999), price=some.integers(1, 3), hidden=some.booleans())
def test_no_card_is_lost_or_made_and_every_seat_keeps_six(seed: int, price: int, hidden: bool) -> None:
    values = {
        "hint_prices": f"{price},{price},{price}", "card_limit": "12", "think_seconds": "30",
        "won_cards": "hidden" if hidden else "open",
    }  # fmt: skip
    match: Match[StrategyState] = Match(MODE, 3, settle(MODE.options, values), SeededChance(seed))
    match.start()
    lots = Lots(seed)
    for _ in range(120):
        if match.outcome is not None:
            break
        state = match.state
        seat = next(actor for actor in MODE.actors(state) if not isinstance(actor, Dealer))
        given = cards_for_hint(state, seat, price)
        if lots.happens(0.15) and match.submit(seat, TakeHint()) is None:
            assert len(given) == price
            assert match.state.hands[seat].count == state.hands[seat].count - price
            refusal = match.undo(seat)
            assert refusal is not None
            assert refusal.reason is Reason.UNDO_WOULD_REVEAL
        else:
            legal = MODE.legal(state, seat)
            likely = legal[:1] if state.step in (Step.CALCULATE, Step.CALCULATE_SWAP) else legal
            assert match.submit(seat, likely[lots.below(len(likely))]) is None
        _all_cards_are_there(match.state)


def _all_cards_are_there(state: StrategyState) -> None:
    held = [card for hand in state.hands for card in hand.cards]
    target = () if state.target == NO_CARD else (state.target,)
    lying = [card for stack in state.stacks for card in stack]
    assert sorted([*held, *lying, *state.dead, *target]) == list(range(1, 145))
    assert all(hand.count >= 6 for hand in state.hands)
    for continent, stack in zip(Continent, state.stacks, strict=True):
        assert set(stack) <= set(continent.cards)
