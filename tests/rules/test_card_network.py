"""The course of a card network: deal, placements, draws, passes, endings, settings, and what a seat may see."""

from __future__ import annotations

from typing import Any

import pytest

from quiclo_game.play.chance import SeededChance
from quiclo_game.play.match import Match
from quiclo_game.play.players import Strength
from quiclo_game.play.simulate import Plan, report, simulate
from quiclo_game.rules.card_network import CardNetwork
from quiclo_game.rules.chance import Picked, PickRequest, Shuffled, ShuffleRequest
from quiclo_game.rules.events import GameEnded, Outcome, StacksShuffled, StarterDrawn, TurnEnded, TurnStarted
from quiclo_game.rules.frozen import changed
from quiclo_game.rules.network_pace import expected_turns
from quiclo_game.rules.network_state import (
    CardDrawn,
    CardsDealt,
    CardsPlaced,
    DrawCard,
    NetworkState,
    PassTurn,
    PlaceCards,
    Step,
    TimeRanOut,
    TimeUp,
    TurnPassed,
)
from quiclo_game.rules.options import settle
from quiclo_game.rules.seats import CHANCE
from tests.network_table import MODE, NetworkTable

ALL_CARDS = tuple(range(1, 145))


def dealt(seats: int, order: tuple[int, ...] = ALL_CARDS, **options: str) -> NetworkState:
    """Return a game after the deal from cards in this order."""
    state = MODE.initial(seats, settle(MODE.options, {"start": "first", **options}))
    return MODE.apply(state, CHANCE, Shuffled((order,))).state


# ---- the deal ----------------------------------------------------------------------------------------------------


def test_the_starter_is_drawn_by_lot_unless_the_first_seat_begins() -> None:
    by_lot = MODE.initial(4, settle(MODE.options, {}))

    assert MODE.actors(by_lot) == (CHANCE,)
    assert MODE.request(by_lot) == PickRequest(4)
    drawn = MODE.apply(by_lot, CHANCE, Picked(2))
    assert drawn.events == (StarterDrawn(2),)
    assert drawn.state.turns.seat == 2
    first = MODE.initial(4, settle(MODE.options, {"start": "first"}))
    assert MODE.request(first) == MODE.request(drawn.state) == ShuffleRequest((ALL_CARDS,))


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("start_cards", [1, 2, 3])
def test_all_144_cards_are_dealt_twelve_to_each_seat_and_the_start_cards(seats: int, start_cards: int) -> None:
    state = dealt(seats, start_cards=str(start_cards))

    assert [len(hand) for hand in state.hands] == [12] * seats
    assert state.network.size == start_cards
    assert len(state.pile) == 144 - 12 * seats - start_cards
    lying = [spot.number for spot in state.network.spots()]
    assert sorted([*state.pile, *lying, *(card for hand in state.hands for card in hand)]) == list(ALL_CARDS)


def test_the_deal_is_told_and_the_first_turn_begins() -> None:
    state = MODE.initial(2, settle(MODE.options, {"start": "first", "start_cards": "3"}))
    transition = MODE.apply(state, CHANCE, Shuffled((ALL_CARDS[::-1],)))

    assert transition.events == (StacksShuffled(), CardsDealt(12, (120, 119, 118)), TurnStarted(0, 1))
    assert transition.state.hands == (tuple(range(133, 145)), tuple(range(121, 133)))
    assert {spot.number: spot.cell for spot in transition.state.network.spots()} == {
        120: (0, 0),
        119: (4, 0),
        118: (-4, 0),
    }
    assert transition.state.pile[0] == 117


# ---- a turn ------------------------------------------------------------------------------------------------------


def test_two_cards_leave_the_hand_lie_next_to_the_target_and_the_turn_passes() -> None:
    table = NetworkTable((17, 30, 99), (1, 2), cards={47: (0, 0)})

    events = table.place(17, 30, 47, "ne")

    state = table.state
    line = state.network.line(0)
    assert events == (CardsPlaced(0, line, 0), TurnEnded(0), TurnStarted(1, 1))
    assert (line.target, line.near, line.far, line.direction) == (47, 17, 30, "ne")
    assert state.hands == ((99,), (1, 2))
    assert state.network.card_at((0, 0)) == 47
    assert state.network.card_at((1, -1)) == 17
    assert state.network.card_at((2, -2)) == 30
    assert table.seat == 1


def test_every_card_that_lies_can_be_used_again_and_neighbours_do_not_matter() -> None:
    table = NetworkTable((17, 30, 3, 23), (20, 27, 5, 101), cards={47: (0, 0)})

    table.place(17, 30, 47, "e")
    table.place(20, 27, 47, "se")  # 20 lies below 17
    table.place(3, 23, 20, "sw")

    assert table.state.network.card_at((0, 2)) == 3
    assert table.state.network.card_at((-1, 3)) == 23
    assert table.state.hands[0] == ()


def test_a_seat_without_a_move_draws_the_top_card_and_the_turn_passes() -> None:
    table = NetworkTable((100, 143), (1, 2), cards={47: (0, 0)}, pile=(5, 9))
    assert MODE.legal(table.state, 0) == (DrawCard(),)

    events = table.draw()

    assert events == (CardDrawn(0, 5, 1), TurnEnded(0), TurnStarted(1, 1))
    assert table.state.hands == ((5, 100, 143), (1, 2))
    assert table.state.pile == (9,)


def test_one_card_alone_cannot_be_laid_and_the_seat_draws() -> None:
    table = NetworkTable((30,), (1, 2), cards={47: (0, 0)}, pile=(17, 9))

    assert MODE.legal(table.state, 0) == (DrawCard(),)
    table.draw()
    assert table.state.hands[0] == (17, 30)


def test_where_the_pile_is_empty_the_turn_just_passes() -> None:
    table = NetworkTable((100, 143), (17, 30), cards={47: (0, 0)})
    assert MODE.legal(table.state, 0) == (PassTurn(),)

    assert table.pass_turn() == (TurnPassed(0, 1), TurnEnded(0), TurnStarted(1, 1))
    assert table.state.hands[0] == (100, 143)


def test_drawing_by_choice_is_a_setting() -> None:
    table = NetworkTable((17, 30), (1, 2), cards={47: (0, 0)}, pile=(5,), voluntary_draw="on")

    legal = MODE.legal(table.state, 0)
    assert legal[-1] == DrawCard()
    assert len(legal) == 17
    table.draw()
    assert table.state.hands[0] == (5, 17, 30)


def test_choice_ends_where_the_pile_does() -> None:
    table = NetworkTable((17, 30), (1, 2), cards={47: (0, 0)}, voluntary_draw="on")

    assert all(isinstance(action, PlaceCards) for action in MODE.legal(table.state, 0))
    assert table.refusal(PassTurn()) is not None


# ---- time --------------------------------------------------------------------------------------------------------


def test_who_runs_out_of_time_draws_a_card_and_the_turn_passes() -> None:
    table = NetworkTable((17, 30), (1, 2), cards={47: (0, 0)}, pile=(5,), think_seconds="30")

    assert table.act(0, TimeUp()) == (TimeRanOut(0), CardDrawn(0, 5, 0), TurnEnded(0), TurnStarted(1, 1))
    assert table.act(1, TimeUp()) == (TimeRanOut(1), TurnPassed(1, 1), TurnEnded(1), TurnStarted(0, 2))


def test_no_time_runs_out_where_there_is_no_limit() -> None:
    assert NetworkTable((17, 30), (1, 2), cards={47: (0, 0)}).refusal(TimeUp()) is not None


# ---- endings -----------------------------------------------------------------------------------------------------


def test_who_lays_the_last_card_first_wins_at_once() -> None:
    table = NetworkTable((17, 30), (1, 2, 3), (4,), cards={47: (0, 0)}, pile=(5,))

    events = table.place(17, 30, 47)

    outcome = Outcome("hand_empty", (0,), (0, 3, 1))
    assert events[1:] == (TurnEnded(0), GameEnded(outcome))
    assert MODE.outcome(table.state) == outcome
    assert MODE.actors(table.state) == ()


def test_a_full_round_without_a_placement_on_an_empty_pile_ends_the_game_and_the_fewest_cards_win() -> None:
    table = NetworkTable((143, 100), (142,), (141, 101, 99), cards={47: (0, 0)})
    table.pass_turn()
    table.pass_turn()
    assert MODE.outcome(table.state) is None

    events = table.pass_turn()

    outcome = Outcome("blocked", (1,), (2, 1, 3))
    assert events == (TurnPassed(2, 3), TurnEnded(2), GameEnded(outcome))
    assert MODE.outcome(table.state) == outcome


def test_equal_counts_share_the_win() -> None:
    table = NetworkTable((143, 100), (142, 98), (141, 101, 99), cards={47: (0, 0)})
    for _ in range(3):
        table.pass_turn()

    outcome = MODE.outcome(table.state)
    assert outcome == Outcome("blocked", (0, 1), (2, 2, 3))
    assert outcome.draw


def test_a_placement_begins_the_round_anew() -> None:
    table = NetworkTable((143, 100), (17, 30, 142), (141, 101), cards={47: (0, 0)})
    table.pass_turn()
    table.place(17, 30, 47)
    table.pass_turn()
    table.pass_turn()
    assert MODE.outcome(table.state) is None

    table.pass_turn()
    assert MODE.outcome(table.state) == Outcome("blocked", (1,), (2, 1, 2))


def test_the_round_begins_only_once_the_pile_is_empty() -> None:
    table = NetworkTable((143, 100), (142, 98), cards={47: (0, 0)}, pile=(99,))
    table.draw()
    table.pass_turn()
    assert MODE.outcome(table.state) is None

    table.pass_turn()
    assert MODE.outcome(table.state) == Outcome("blocked", (1,), (3, 2))


# ---- settings ----------------------------------------------------------------------------------------------------


def test_the_game_may_pick_the_direction() -> None:
    table = NetworkTable((17, 30), (1, 2), cards={47: (0, 0), 100: (2, 0)}, direction="game")

    legal = MODE.legal(table.state, 0)
    assert {action.direction for action in legal if isinstance(action, PlaceCards)} == {"s"}
    assert len(legal) == 2


@pytest.mark.parametrize(("operators", "targets"), [("+-*/", {4, 9, 15, 36}), ("-", {9, 15}), ("*", {4, 36})])
def test_only_the_operators_of_the_table_count(operators: str, targets: set[int]) -> None:
    cards = {number: (5 * place, 0) for place, number in enumerate((4, 9, 15, 36))}
    table = NetworkTable((3, 12), (1, 2), cards=cards, operators=operators)

    assert {action.target for action in MODE.legal(table.state, 0) if isinstance(action, PlaceCards)} == targets


def test_equations_use_only_the_operators_of_the_table() -> None:
    table = NetworkTable((13, 30), (1, 2), cards={17: (0, 0)}, operators="-")

    table.place(13, 30, 17, "e")

    assert table.state.network.line(0).equation.written() == "30 − 13 = 17"


@pytest.mark.parametrize(("hands", "seen"), [("hidden", ((0, 0), (1, 2), (0,))), ("open", ((17, 30), (1, 2), (5,)))])
def test_a_seat_sees_its_own_hand_and_others_only_where_the_table_plays_open(
    hands: str, seen: tuple[tuple[int, ...], ...]
) -> None:
    table = NetworkTable((17, 30), (1, 2), (5,), cards={47: (0, 0)}, pile=(9, 8), hands=hands)

    view = MODE.view(table.state, 1)

    assert view.hands == seen
    assert view.pile == (0, 0)
    assert view.network is table.state.network
    assert MODE.scores(view) == MODE.scores(table.state) == (2, 2, 1)


def test_what_was_drawn_cannot_be_taken_back_but_a_placement_can() -> None:
    match: Match[Any] = Match(MODE, 2, settle(MODE.options, {}), SeededChance(1))
    match.start()
    while not isinstance(MODE.legal(match.state, match.state.turns.seat)[0], DrawCard):
        before = match.state
        match.submit(match.state.turns.seat, MODE.legal(match.state, match.state.turns.seat)[0])
        assert match.undo(0) is None
        assert match.state is before
        match.submit(match.state.turns.seat, MODE.legal(match.state, match.state.turns.seat)[0])
    match.submit(match.state.turns.seat, DrawCard())
    assert match.undo(0) is not None


# ---- figures -----------------------------------------------------------------------------------------------------

SIMULATED = {2: (39.5, 0.49), 3: (35.1, 0.38), 4: (33.9, 0.28), 5: (35.2, 0.20), 6: (37.5, 0.14)}
"""Mean turns and share of drawing turns, from independent simulations."""


@pytest.mark.parametrize("seats", SIMULATED)
def test_random_play_takes_as_many_turns_and_draws_as_independent_simulations(seats: int) -> None:
    games = 120
    plan = Plan("card_network", games, seats, Strength.EASY, settle(MODE.options, {}), 1)
    figures: Any = report(plan, simulate(plan))
    turns, share = SIMULATED[seats]

    assert abs(figures["turns"]["mean"] - turns) < 3 * figures["turns"]["sd"] / games**0.5
    assert abs(figures["measures"]["drawing_turns"] - share) < 0.06
    assert figures["endings"] == {"hand_empty": 1.0}


def test_measures_count_what_happened() -> None:
    table = NetworkTable((17, 30, 99, 4), (143, 101), cards={47: (0, 0)}, pile=(50,))
    table.place(17, 30, 47, "s")
    table.draw()
    table.pass_turn()

    measures = MODE.measures(table.state)
    assert measures["drawing_turns"].total == 1
    assert measures["passing_turns"].total == 1
    assert measures["network_cards"].total == 3
    assert measures["network_span"].total == 3
    assert measures["largest_hand"].total == 3
    assert measures["cards_left"].total == 3


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_presets_take_as_long_as_they_promise(seats: int) -> None:
    lengths = {name: MODE.minutes(seats, settle(MODE.options, values)) for name, values in MODE.presets.items()}

    assert lengths["fair"] <= 5 < lengths["text"] <= 12
    assert 1 <= lengths["first_steps"] <= lengths["text"]


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (4, {"start_cards": "2"}), (6, {"start_cards": "3"}), (3, {"operators": "*/"})]
)
def test_the_expected_turns_are_those_of_medium_bots(seats: int, options: dict[str, str]) -> None:
    settings = settle(MODE.options, options)
    pool = simulate(Plan("card_network", 60, seats, Strength.MEDIUM, settings, 5))
    mean = pool.turns.total / pool.games
    error = pool.turns.summary()["sd"] / pool.games**0.5

    assert sum(expected_turns(seats, settings)) == pytest.approx(mean, abs=3.5 * error)


def test_a_network_never_changes_under_a_state_that_was_kept() -> None:
    table = NetworkTable((17, 30, 3, 23), (20, 27), cards={47: (0, 0)})
    before = table.state
    kept = changed(before)
    table.place(17, 30, 47)

    assert before == kept
    assert before.network.size == 1


def test_two_to_six_seats_play() -> None:
    assert CardNetwork.seats == range(2, 7)
    assert dealt(6).step is Step.PLAY
