"""The accounting itself: right for every state of random games, and able to see a lost card."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quiclo_game.rules.mental_state import MentalState
from quiclo_game.rules.registry import KEYS, find_mode
from tests.random_play import mixtures, play_at_random
from tests.soak.cards import cards_are_wrong


@pytest.mark.parametrize("key", KEYS)
def test_every_card_is_in_exactly_one_place_all_through_a_game(key: str) -> None:
    for seed, setup in enumerate(setup for setup in mixtures(3) if setup.mode is find_mode(key)):
        for ply in play_at_random(setup, seed):
            assert cards_are_wrong(ply.transition.state) == "", f"{setup}: {ply.action}"


def test_a_card_that_is_gone_is_noticed() -> None:
    setup = next(setup for setup in mixtures(1) if setup.mode.key == "mental_arithmetic")
    *_, last = play_at_random(setup, 1)
    state = last.transition.state
    assert isinstance(state, MentalState)
    spoilt = replace(state, stacks=(state.stacks[0][:-1], *state.stacks[1:]))

    assert cards_are_wrong(spoilt).startswith("missing")
