"""What a seat may not see in strategy changes nothing that it is shown, that it may do, or that it is advised to do.

All positions of whole games are looked at, the final scoring included; what is face down is dealt anew within each
continent, as every seat knows which stack a card came from.
"""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiclo_game.play.hints import Grade
from quiclo_game.play.lots import Lots
from quiclo_game.play.players import Strength
from quiclo_game.play.strategy_bot import StrategyMind
from quiclo_game.play.strategy_hints import combination_hint
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.options import settle
from quiclo_game.rules.seats import Seat
from quiclo_game.rules.strategy import Strategy
from quiclo_game.rules.strategy_state import FACE_DOWN, Hand, Step, StrategyState
from tests.random_play import Ply, Setup, play_at_random
from tests.strategy_table import StrategyTable

MODE = Strategy()
OPTIONS = (
    {"card_limit": "9"},
    {"card_limit": "8", "won_cards": "hidden", "final": "people"},
    {"combination": "two", "vote": "on", "card_limit": "10", "think_seconds": "20"},
)


def shuffled_away(state: StrategyState, seat: Seat, lots: Lots) -> StrategyState:
    """Deal anew what the seat cannot see."""
    told = {card for six in state.choices if state.step is not Step.CHOOSE_SIX for card in six}
    told |= set(state.ballot.cards) if state.ballot else set()
    others = [hand for own, hand in enumerate(state.hands) if own != seat]
    face_down = [card for stack in state.stacks for card in stack] + [card for hand in others for card in hand.hidden]
    new: dict[int, int] = {}
    for continent in Continent:
        cards = [card for card in face_down if card in continent.cards and card not in told]
        new |= dict(zip(cards, lots.shuffled(cards), strict=True))
    return replace(
        state,
        hands=tuple(
            Hand(hand.open, tuple(sorted(new.get(card, card) for card in hand.hidden))) for hand in state.hands
        ),
        stacks=tuple(tuple(new.get(card, card) for card in stack) for stack in state.stacks),
        choices=tuple(
            tuple(sorted(new.get(card, card) for card in six)) if state.step is Step.CHOOSE_SIX and own != seat else six
            for own, six in enumerate(state.choices)
        ),
    )


def game(options: dict[str, str], seats: int, seed: int) -> list[Ply]:
    """Return a whole random game from the deal on."""
    plies = play_at_random(Setup(MODE, seats, settle(MODE.options, options)), seed)
    return [ply for ply in plies if ply.before.stacks]


@settings(max_examples=12, deadline=None)
@given(
    options=st.sampled_from(OPTIONS),
    seats=st.integers(2, 4),
    seed=st.integers(0, 10_000),
    step=st.integers(1, 7),
)
def test_what_is_face_down_reaches_neither_the_view_nor_the_bots_nor_the_hints(
    options: dict[str, str], seats: int, seed: int, step: int
) -> None:
    changed = 0
    for number, ply in list(enumerate(game(options, seats, seed)))[::step]:
        state: StrategyState = ply.before
        for seat in range(seats):
            other = shuffled_away(state, seat, Lots(number))
            changed += other != state
            view = MODE.view(state, seat)
            assert view == MODE.view(other, seat)
            assert MODE.legal(state, seat) == MODE.legal(other, seat) == MODE.legal(view, seat)
            for grade in Grade:
                hint = combination_hint(view, seat, grade)
                assert hint == combination_hint(MODE.view(other, seat), seat, grade)
            if seat in MODE.actors(state):
                for strength in Strength:
                    thoughts = [
                        StrategyMind(strength).decide(MODE.view(each, seat), seat, Lots(number))
                        for each in (state, other)
                    ]
                    assert thoughts[0] == thoughts[1]
                    assert MODE.check(state, seat, thoughts[0].action) is None
    assert changed


def test_every_step_comes_up_in_the_games_looked_at() -> None:
    seen = {ply.before.step for seed in range(6) for options in OPTIONS for ply in game(options, 3, seed)}

    assert seen >= set(Step) - {Step.DRAW_STARTER, Step.SHUFFLE, Step.OVER}


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_seat_sees_its_own_cards_and_of_the_others_only_the_open_ones(seat: Seat) -> None:
    table = StrategyTable(3)
    view = table.mode.view(table.state, seat)

    for own, hand in enumerate(view.hands):
        true = table.state.hands[own]
        assert hand == (true if own == seat else Hand(true.open, (FACE_DOWN,) * 3))
    assert view.stacks == ((FACE_DOWN,) * 21,) * 6


def test_with_open_hands_only_the_stacks_and_the_secret_choice_are_hidden() -> None:
    table = StrategyTable(2, hands="open")
    view = table.mode.view(table.state, 0)

    assert view.hands == table.state.hands
    assert view.stacks == ((FACE_DOWN,) * 22,) * 6
    table.to_final()
    table.act(1, table.mode.legal(table.state, 1)[0])
    assert table.mode.view(table.state, 0).choices[1] == (FACE_DOWN,) * 6


def test_no_event_before_the_common_roll_names_a_hidden_card() -> None:
    for seed in range(4):
        for ply in game({"card_limit": "9"}, 3, seed):
            hidden = {card for hand in ply.before.hands for card in hand.hidden}
            if ply.before.step in (Step.FINAL_FALLS, Step.SHOW_CARDS) or MODE.outcome(ply.transition.state):
                continue
            for event in ply.transition.events:
                named = {getattr(event, name) for name in ("card", "given", "taken") if hasattr(event, name)}
                assert not named & hidden, event
