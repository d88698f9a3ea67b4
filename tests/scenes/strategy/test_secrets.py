"""The screen keeps secrets: what nobody may see changes nothing on it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from quiclo_game.rules.strategy_state import Hand, StrategyState
from tests.scenes.strategy.phases import PHASES
from tests.scenes.strategy.seated import Seated

QUIET = ("stacks", "rolled", "calculated", "won", "market", "swapping", "workshop", "voting")
"""Phases in which no hidden card may be seen."""


def permuted(state: StrategyState, random: Random, keep: int | None = None) -> StrategyState:
    """Return the state with stacks and hidden cards dealt anew among each other."""
    seats = [seat for seat in range(len(state.hands)) if seat != keep]
    pool = [card for seat in seats for card in state.hands[seat].hidden]
    pool += [card for stack in state.stacks for card in stack]
    random.shuffle(pool)
    hands = list(state.hands)
    for seat in seats:
        count = len(hands[seat].hidden)
        hands[seat] = Hand(hands[seat].open, tuple(sorted(pool[:count])))
        pool = pool[count:]
    stacks = []
    for stack in state.stacks:
        stacks.append(tuple(pool[: len(stack)]))
        pool = pool[len(stack) :]
    return replace(state, hands=tuple(hands), stacks=tuple(stacks))


def picture(seated: Seated) -> tuple[object, ...]:
    seated.table.refreshed()
    return tuple(seated.table.moving(1.0))


@pytest.mark.parametrize("phase", QUIET)
@pytest.mark.parametrize("seed", range(3))
def test_hidden_cards_and_stacks_change_nothing_on_the_screen(phase: str, seed: int) -> None:
    seated = PHASES[phase]()
    before = picture(seated)
    seated.match.state = permuted(seated.state, Random(seed))
    seated.board.hands = list(seated.state.hands)
    assert picture(seated) == before


def test_the_lens_opens_only_the_own_hand_and_only_in_the_own_turn() -> None:
    seated = PHASES["lens"]()
    assert seated.table.sees(0)
    assert not seated.table.sees(1)
    shown = picture(seated)
    seated.match.state = permuted(seated.state, Random(5), keep=0)
    seated.board.hands = list(seated.state.hands)
    assert picture(seated) == shown
    seated.press("stack:1")
    assert seated.table.sees(0), "it stays open for this turn"
    seated.falls(1, 1, 1, 1, 1, 1).press("main")
    if "give_up" in seated.keys and seated.table.controls.get("give_up").enabled:
        seated.press("give_up", "give_up")
    seated.press("main")
    assert not any(seated.table.sees(seat) for seat in range(3))


def test_the_cards_of_bots_are_never_shown_and_a_single_person_always_sees_the_own_ones() -> None:
    seated = Seated("Anna,bot:easy,bot:easy").watch().show_cards()
    assert seated.table.sees(0)
    assert not seated.table.sees(1)
    everyone = Seated("bot:easy,bot:easy").watch()
    assert not any(everyone.table.sees(seat) for seat in range(2))


def test_open_hands_are_shown_to_all() -> None:
    seated = Seated("Anna,bot:easy", hands="open").watch()
    assert seated.table.sees(0)
    assert seated.table.sees(1)


def test_the_curtain_shows_nothing_until_it_is_opened() -> None:
    seated = Seated("Anna,Ben").watch()
    before = picture(seated)
    seated.match.state = permuted(seated.state, Random(3))
    seated.board.hands = list(seated.state.hands)
    assert picture(seated) == before
    seated.press("open")
    assert picture(seated) != before
