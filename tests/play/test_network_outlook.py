"""What a hand could still do is what a plain search finds, card by card and order by order."""

from __future__ import annotations

from itertools import combinations

import pytest

from quiclo_game.play.network_outlook import Outlook
from quiclo_game.rules.bits import bits_of, places_of
from quiclo_game.rules.network_moves import fits
from quiclo_game.rules.network_state import NetworkState, Step
from quiclo_game.rules.network_triples import makes_equation
from quiclo_game.rules.options import settle
from tests.network_table import MODE
from tests.random_play import Setup, play_at_random

ALL = "+-*/"


def positions(count: int) -> list[NetworkState]:
    """Return states of random games in which somebody is to lay."""
    found: list[NetworkState] = []
    for number in range(count):
        for place, ply in enumerate(play_at_random(Setup(MODE, 2 + number % 5, settle(MODE.options, {})), seed=number)):
            state: NetworkState = ply.before
            if state.step is Step.PLAY and place % 7 == 3:
                found.append(state)
    return found


def fitting(one: int, other: int, lying: set[int], signs: str) -> bool:
    return any(makes_equation(one, other, third, signs) for third in lying if third not in (one, other))


def most_pairs(hand: frozenset[int], lying: set[int], signs: str) -> int:
    """Try every order."""
    return max(
        (
            1 + most_pairs(hand - {one, other}, lying | {one, other}, signs)
            for one, other in combinations(sorted(hand), 2)
            if fitting(one, other, lying, signs)
        ),
        default=0,
    )


@pytest.mark.parametrize("signs", [ALL, "+-"])
def test_pairs_ahead_are_as_many_as_the_best_order_lays(signs: str) -> None:
    seen = set()
    for state in positions(12):
        hand = state.hand[:7]
        lying = set(places_of(state.network.playable))
        outlook = Outlook(hand, state.network.playable, 0, signs)
        for fit in fits(hand, state.network, signs):
            pair = fit.low, fit.high
            ahead = outlook.pairs_ahead(pair)
            assert ahead == most_pairs(frozenset(hand) - set(pair), lying | set(pair), signs)
            seen.add(ahead)
    assert {0, 1, 2} <= seen


def test_hopes_are_the_shares_of_unseen_cards_that_fit() -> None:
    told = 0
    for state in positions(6):
        hand, network = state.hand, state.network
        lying = set(places_of(network.playable))
        unseen = [card for card in range(1, 145) if card not in hand and card not in network]
        outlook = Outlook(hand, network.playable, bits_of(unseen), ALL)
        for fit in fits(hand, network, ALL)[:6]:
            rest = [card for card in hand if card not in fit[:2]]
            after = lying | set(fit[:2])
            each = [{draw for draw in unseen if fitting(own, draw, after, ALL)} for own in rest]
            any_of, total = outlook.hopes(fit[:2])
            assert any_of == pytest.approx(len(set().union(*each)) / len(unseen))
            assert total == pytest.approx(sum(map(len, each)) / len(unseen))
            told += total > 0
    assert told > 20


def test_where_nothing_is_unseen_there_is_nothing_to_hope_for() -> None:
    assert Outlook((2, 3, 5), 1 << 7, 0, ALL).hopes((2, 5)) == (0, 0)
