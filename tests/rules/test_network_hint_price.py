"""A hint in the card network costs cards drawn from the pile, and the turn goes on [house]."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from quiclo_game.play.chance import SeededChance
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.rules.hints import TakeHint
from quiclo_game.rules.network_state import DrawCard, HintDrawn, NetworkState, TimeUp
from quiclo_game.rules.notation import read_action, write_action
from quiclo_game.rules.options import settle
from quiclo_game.rules.rejections import Reason, Rejection
from tests.network_table import MODE, NetworkTable


def fitting(pile: tuple[int, ...] = (101, 5, 77), **options: str) -> NetworkTable:
    """Return a game in which 3 and 4 fit at the 7, and a hint costs the first seat two cards."""
    options = {"hint_prices": "2", **options}
    return NetworkTable((3, 4, 90), (20, 21), cards={7: (0, 0)}, pile=pile, **options)


def test_what_a_hint_costs_is_drawn_at_once_and_the_turn_goes_on() -> None:
    table = fitting()

    assert table.act(0, TakeHint()) == (HintDrawn(0, (101, 5), 1),)

    state = table.state
    assert state.hands == ((3, 4, 5, 90, 101), (20, 21))
    assert state.pile == (77,)
    assert table.seat == 0
    assert table.mode.scores(state) == (5, 2)
    table.place(3, 4, 7)
    assert table.seat == 1


def test_it_is_not_the_draw_of_the_turn_but_the_largest_hand_counts() -> None:
    table = fitting()
    table.act(0, TakeHint())

    tally = table.state.tallies[0]
    assert (tally.placed, tally.drawn, tally.passed, tally.largest_hand) == (0, 0, 0, 5)
    assert table.mode.progress(table.state) == (1, 1)


def test_every_seat_pays_its_own_price_and_only_in_its_turn() -> None:
    table = fitting(hint_prices="2,1")
    refused = table.refusal(TakeHint(), 1)
    assert refused is not None
    assert refused.reason is Reason.NOT_YOUR_TURN


def test_with_fewer_cards_in_the_pile_than_it_costs_there_is_no_hint() -> None:
    for pile, refused in (((), True), ((101,), True), ((101, 5), False)):
        table = fitting(pile)
        rejection = Rejection(Reason.HINT_UNPAID, limit=2) if refused else None
        assert table.refusal(TakeHint()) == rejection
        assert table.mode.affords_hint(table.state, 0, 2) is not refused


@pytest.mark.parametrize("prices", ["0", "0,2"])
def test_a_hint_without_a_price_is_no_action(prices: str) -> None:
    assert fitting(hint_prices=prices).refusal(TakeHint()) == Rejection(Reason.WRONG_PHASE)


def test_where_nothing_fits_nobody_draws_a_card_for_a_hint_and_goes_on() -> None:
    table = NetworkTable((3, 90), (20, 21), cards={8: (0, 0)}, pile=(5, 77), hint_prices="1")

    assert table.refusal(TakeHint()) == Rejection(Reason.WRONG_PHASE)
    table.act(0, DrawCard())
    assert table.seat == 1


def test_a_hint_that_was_paid_is_not_taken_back() -> None:
    table = fitting()
    match: Match[NetworkState] = Match(MODE, 2, table.state.settings, SeededChance(7))
    match.state = table.state
    assert match.submit(0, TakeHint()) is None

    refusal = match.undo(0)

    assert refusal is not None
    assert refusal.reason is Reason.UNDO_WOULD_REVEAL
    assert match.state.hands[0] == (3, 4, 5, 90, 101)


def test_it_is_no_choice_of_bots_and_a_journal_can_say_it() -> None:
    table = fitting()
    assert TakeHint() not in table.mode.legal(table.state, 0)
    assert read_action(write_action(TakeHint()), MODE.actions) == TakeHint()


@settings(max_examples=40, deadline=None)
@given(seed=some.integers(0, 9_999), price=some.integers(1, 5), seats=some.integers(2, 6))
def test_no_card_is_lost_or_made_and_a_hint_costs_just_its_price(seed: int, price: int, seats: int) -> None:
    rules = settle(MODE.options, {"hint_prices": ",".join([str(price)] * seats), "think_seconds": "30"})
    match: Match[NetworkState] = Match(MODE, seats, rules, SeededChance(seed))
    match.start()
    lots = Lots(seed)
    for _ in range(60):
        if match.outcome is not None:
            break
        seat, held = match.state.turns.seat, match.state.hands
        if lots.happens(0.4) and match.submit(seat, TakeHint()) is None:
            gains = [len(now) - len(before) for now, before in zip(match.state.hands, held, strict=True)]
            assert gains == [price if own == seat else 0 for own in range(seats)]
            assert match.state.turns.seat == seat
        else:
            legal = [*MODE.legal(match.state, seat), TimeUp()]
            assert match.submit(seat, legal[lots.below(len(legal))]) is None
        state = match.state
        lying = [spot.number for spot in state.network.spots()]
        assert sorted([*lying, *state.pile, *(card for hand in state.hands for card in hand)]) == list(range(1, 145))
