"""Moves: found by look-up, held against trying every pair, card, direction and order."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quiclo_game.play.lots import Lots
from quiclo_game.rules.bits import bits_of
from quiclo_game.rules.card_network import CardNetwork
from quiclo_game.rules.frozen import changed
from quiclo_game.rules.network_board import DIRECTIONS
from quiclo_game.rules.network_moves import Fit, calmest_direction, fits, has_fit, line_of, placements
from quiclo_game.rules.network_state import NetworkState, PlaceCards, Step
from quiclo_game.rules.options import settle
from tests.network_table import MODE, NetworkTable, network_of
from tests.random_play import Setup, play_at_random
from tests.rules.test_network_triples import equations

READABLE = {operators: equations(operators) for operators in ("+-*/", "+-", "*")}


def every_placement(state: NetworkState) -> Iterator[PlaceCards]:
    """Yield every placement of the seat whose turn it is, by trying them all."""
    readable = READABLE[state.settings["operators"]]
    taken = {spot.cell: spot.number for spot in state.network.spots()}
    for (x, y), target in taken.items():
        free = [
            direction.name
            for direction in DIRECTIONS
            if (x + direction.dx, y + direction.dy) not in taken
            and (x + 2 * direction.dx, y + 2 * direction.dy) not in taken
        ]
        for near in state.hand if free else ():
            for far in state.hand:
                if near != far and ((target, near, far) in readable or (far, near, target) in readable):
                    for direction in free:
                        yield PlaceCards(near, far, target, direction)


def positions(count: int) -> Iterator[NetworkState]:
    """Yield positions from random games of all kinds; every other one with a hand of 1 to 32 cards put in."""
    lots = Lots(77)
    number = 0
    while True:
        options = {"start_cards": "123"[number % 3], "operators": ("+-*/", "+-", "+-*/", "*")[number % 4]}
        setup = Setup(MODE, 2 + number % 5, settle(MODE.options, options))
        for ply in play_at_random(setup, seed=number):
            state: NetworkState = ply.before
            if state.step is Step.PLAY and lots.happens(0.35):
                if lots.happens(0.5):
                    absent = [card for card in range(1, 145) if card not in state.network]
                    hand = tuple(sorted(lots.shuffled(absent)[: 1 + lots.below(32)]))
                    state = changed(state, hands=tuple(hand for _ in state.hands))
                yield state
                count -= 1
                if not count:
                    return
        number += 1


def test_the_legal_moves_are_those_of_trying_everything_in_a_thousand_positions() -> None:
    seen = moves = 0
    for state in positions(1000):
        wanted = set(every_placement(state))
        found = [action for action in MODE.legal(state, state.turns.seat) if isinstance(action, PlaceCards)]

        assert set(found) == wanted
        assert len(found) == len(wanted)
        assert has_fit(state.hand, state.network, state.settings["operators"]) is bool(wanted)
        seen += 1
        moves += len(found)
    assert seen == 1000
    assert moves > 50_000


def test_moves_are_grouped_by_two_cards_and_a_target_with_what_can_be_done_there() -> None:
    for state in positions(40):
        groups = placements(state, state.turns.seat)

        assert [group.fit for group in groups] == sorted({group.fit for group in groups})
        grouped = {action: group.fit for group in groups for action in group.actions()}
        assert set(grouped) == set(every_placement(state))
        for action, fit in grouped.items():
            assert fit == (*sorted((action.first, action.second)), action.target)
        for group in groups:
            assert list(group.directions) == [way for way in DIRECTIONS if way in group.directions]
            assert group.orders == tuple(sorted(group.orders))


def test_two_orders_read_where_the_target_is_the_largest_card() -> None:
    table = NetworkTable((17, 30), (1,), cards={47: (0, 0), 13: (9, 9)})

    groups = placements(table.state, 0)

    assert [(group.fit, group.orders) for group in groups] == [
        (Fit(17, 30, 13), ((17, 30),)),
        (Fit(17, 30, 47), ((17, 30), (30, 17))),
    ]


def test_a_target_that_is_shut_in_is_no_move() -> None:
    around = {place + 60: (2 * way.dx, 2 * way.dy) for place, way in enumerate(DIRECTIONS)}
    network = network_of({47: (0, 0), **around})

    assert fits((17, 30), network, "+-*/") == []
    assert not has_fit((17, 30), network, "+-*/")


def test_cards_of_hands_that_are_hidden_fit_nowhere() -> None:
    table = NetworkTable((17, 30), (3, 44), cards={47: (0, 0)})

    assert placements(table.mode.view(table.state, 1), 0) == ()


# ---- the order in which cards lie --------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [17, 30])
def test_where_both_orders_read_the_card_chosen_first_lies_next_to_the_target(first: int) -> None:
    table = NetworkTable((17, 30), (1,), cards={47: (0, 0)})

    line = line_of(table.state, PlaceCards(first, 47 - first, 47, "e"))

    assert line is not None
    assert (line.near, line.far) == (first, 47 - first)
    assert line.equation.written() == f"47 − {first} = {47 - first}"


@pytest.mark.parametrize("first", [13, 30])
def test_where_one_order_reads_the_game_takes_it(first: int) -> None:
    table = NetworkTable((13, 30), (1,), cards={17: (0, 0)})

    line = line_of(table.state, PlaceCards(first, 43 - first, 17, "s"))

    assert line is not None
    assert (line.near, line.far) == (13, 30)
    assert line.equation.written() == "17 + 13 = 30"


@pytest.mark.parametrize(
    ("direction", "written"),
    [
        ("e", "17 + 13 = 30"),
        ("s", "17 + 13 = 30"),
        ("ne", "17 + 13 = 30"),
        ("w", "30 − 13 = 17"),
        ("n", "30 − 13 = 17"),
    ],
)
def test_an_equation_reads_from_left_to_right_or_from_the_top(direction: str, written: str) -> None:
    table = NetworkTable((13, 30), (1,), cards={17: (0, 0)})

    line = line_of(table.state, PlaceCards(13, 30, 17, direction))

    assert line is not None
    assert line.equation.written() == written


def test_no_line_is_made_of_cards_that_make_no_equation_or_in_no_direction() -> None:
    table = NetworkTable((13, 31), (1,), cards={17: (0, 0)})

    assert line_of(table.state, PlaceCards(13, 31, 17, "e")) is None
    assert line_of(table.state, PlaceCards(13, 30, 17, "up")) is None


# ---- the direction that the game picks ---------------------------------------------------------------------------


def test_the_game_picks_the_direction_that_touches_the_fewest_cards() -> None:
    cards = {47: (0, 0), 1: (1, 1), 2: (3, 0), 3: (-1, 1), 4: (0, 3), 5: (-3, 1), 6: (3, 3), 7: (-3, -3), 8: (0, -3)}
    network = network_of(cards)

    assert calmest_direction(network, 47).name == "ne"


def test_of_equally_calm_directions_the_game_picks_the_one_nearest_to_the_middle() -> None:
    assert calmest_direction(network_of({47: (10, 0)}), 47).name == "w"
    assert calmest_direction(network_of({47: (0, -10)}), 47).name == "s"
    assert calmest_direction(network_of({47: (0, 0)}), 47).name == "e"


def test_a_card_that_does_not_lie_has_no_direction() -> None:
    with pytest.raises(ValueError, match="5"):
        calmest_direction(network_of({47: (0, 0)}), 5)


def test_where_the_game_picks_every_target_has_one_direction() -> None:
    mode = CardNetwork()
    setup = Setup(mode, 3, settle(mode.options, {"direction": "game"}))
    seen = 0
    for ply in play_at_random(setup, seed=3):
        state: NetworkState = ply.before
        if state.step is Step.PLAY:
            for group in placements(state, state.turns.seat):
                assert group.directions == (calmest_direction(state.network, group.fit.target),)
                assert group.directions[0] in state.network.open_directions(group.fit.target)
                seen += 1
    assert seen


def test_a_search_looks_at_numbers_only_and_never_at_the_cards_that_lie() -> None:
    """A network that holds nothing but the set of its playable cards is enough to search it."""
    network = network_of({47: (0, 0), 13: (9, 9)})
    bare = changed(network_of({}), playable=bits_of((13, 47)))

    assert fits((17, 30), bare, "+-*/") == fits((17, 30), network, "+-*/")
