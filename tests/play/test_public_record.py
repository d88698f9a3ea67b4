"""Looking back while hands are hidden: the record is the same whatever lies face down, so nothing of it can leak."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from quiclo_game.play.bots import Bot
from quiclo_game.play.chance import SeededChance
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match, Move
from quiclo_game.play.players import Player, Strength
from quiclo_game.play.public_record import public_record
from quiclo_game.play.recording import RecordedMatch, Recording
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.chance import Shuffled
from quiclo_game.rules.events import Event
from quiclo_game.rules.frozen import changed
from quiclo_game.rules.hints import TakeHint
from quiclo_game.rules.network_state import FACE_DOWN, CardDrawn, HintDrawn, NetworkState
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.rules.seats import Dealer
from quiclo_game.rules.strategy_state import ChooseSix, Hand, Step, StrategyState

NAMES = ("Anna", "Mia", "Jonas")


def record(mode_key: str, actions: int, seed: int, **options: str) -> Recording:
    """Return a game of three easy bots, as far as so many actions of theirs; who can pays for hints now and then."""
    mode = find_mode(mode_key)
    rules = settle(mode.options, {"hands": "hidden", **options}, 3)
    match: Match[Any] = Match(mode, 3, rules, SeededChance(seed))
    minds = {seat: Bot(mode, seat, Strength.EASY, Lots(seed + seat)) for seat in range(3)}
    match.start()
    for _ in range(actions):
        seat = next((actor for actor in mode.actors(match.state) if not isinstance(actor, Dealer)), None)
        if seat is None or match.outcome is not None:
            break
        if len(match.moves) % 3 == 0:
            match.submit(seat, TakeHint())
        match.submit(seat, minds[seat].decide(match.state).action)
    players = tuple(Player(name, colour) for colour, name in enumerate(NAMES))
    return Recording(mode_key, players, rules, seed, tuple(match.moves), tuple(match.attempts))


def face_down(state: Any) -> set[int]:
    """Return the cards that nobody has seen openly."""
    if isinstance(state, NetworkState):
        return {card for hand in (*state.hands, state.pile) for card in hand}
    held = {card for hand in state.hands for card in hand.hidden}
    return held | {card for stack in state.stacks for card in stack}


def shown_from_hands(state: Any) -> set[int]:
    """Return the cards that still lie in hands, but which everybody was shown: explained, or staked by all at once."""
    if not isinstance(state, StrategyState):
        return set()
    shown = set(state.ballot.cards) if state.ballot else set()
    if state.step in (Step.ROLL_FINAL, Step.FINAL_FALLS, Step.CALCULATE_FINAL, Step.OVER):
        shown |= {card for six in state.choices for card in six}
    return shown


def dealt_anew(recording: Recording, lots: Lots) -> Recording:
    """Return another game that looks the same to everybody: what is still hidden changes its places throughout."""
    hidden = face_down(recording.moves[-1].after)
    told = shown_from_hands(recording.moves[-1].after)
    new: dict[int, int] = {}
    network = recording.mode_key == "card_network"
    groups: list[Iterable[int]] = [range(1, 145)] if network else [one.cards for one in Continent]
    for group in groups:
        moving = [card for card in group if card in hidden - told]
        new |= dict(zip(moving, lots.shuffled(moving), strict=True))

    def cards(held: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(new.get(card, card) for card in held)

    def state(before: Any) -> Any:
        if isinstance(before, NetworkState):
            hands = tuple(tuple(sorted(cards(hand))) for hand in before.hands)
            return changed(before, hands=hands, pile=cards(before.pile))
        assert isinstance(before, StrategyState)
        return replace(
            before,
            hands=tuple(Hand(hand.open, tuple(sorted(cards(hand.hidden)))) for hand in before.hands),
            stacks=tuple(map(cards, before.stacks)),
            choices=tuple(tuple(sorted(cards(six))) for six in before.choices),
        )

    def event(told: Event) -> Event:
        match told:
            case CardDrawn(card=card):
                return replace(told, card=new.get(card, card))
            case HintDrawn():
                return replace(told, cards=cards(told.cards))
            case _:
                return told

    def action(done: Any) -> Any:
        if isinstance(done, Shuffled):
            return Shuffled(tuple(map(cards, done.groups)))
        return ChooseSix(tuple(sorted(cards(done.cards)))) if isinstance(done, ChooseSix) else done

    return replace(
        recording,
        moves=tuple(
            Move(one.actor, action(one.action), state(one.before), state(one.after), tuple(map(event, one.events)))
            for one in recording.moves
        ),
        attempts=(),
    )


@settings(max_examples=24, deadline=None)
@given(seed=st.integers(0, 5_000), actions=st.integers(1, 60), other=st.integers(0, 99))
def test_a_network_looks_back_alike_whatever_is_face_down(seed: int, actions: int, other: int) -> None:
    true = record("card_network", actions, seed, hint_prices="1,2,3")
    again = dealt_anew(true, Lots(other))
    assert public_record(true) == public_record(again)


@settings(max_examples=16, deadline=None)
@given(seed=st.integers(0, 5_000), actions=st.integers(1, 90), other=st.integers(0, 99))
@example(seed=3510, actions=25, other=0)
def test_strategy_looks_back_alike_whatever_is_face_down(seed: int, actions: int, other: int) -> None:
    true = record("strategy", actions, seed, card_limit="8")
    again = dealt_anew(true, Lots(other))
    assert public_record(true) == public_record(again)


def test_what_was_drawn_for_a_hint_is_seen_by_nobody_else() -> None:
    true = record("card_network", 30, 4, hint_prices="2,2,2")
    drawn = [event for move in true.moves for event in move.events if isinstance(event, HintDrawn)]
    assert drawn
    told = [event for move in public_record(true).moves for event in move.events if isinstance(event, HintDrawn)]
    assert told == [replace(event, cards=(FACE_DOWN, FACE_DOWN)) for event in drawn]


@pytest.mark.parametrize("mode_key", ["card_network", "strategy"])
def test_such_other_games_differ_and_would_be_told_apart_without_it(mode_key: str) -> None:
    true = record(mode_key, 20, 4)
    again = dealt_anew(true, Lots(1))
    assert true.moves != again.moves


@pytest.mark.parametrize("mode_key", ["card_network", "strategy"])
def test_all_hands_are_backs_and_all_that_lay_open_is_there(mode_key: str) -> None:
    true = record(mode_key, 25, 9)
    match = RecordedMatch(public_record(true))
    for move in true.moves:
        assert match.forward()
        assert face_down(match.state) <= {FACE_DOWN}
        if isinstance(match.state, NetworkState):
            assert list(match.state.network.spots()) == list(move.after.network.spots())
            assert list(map(len, match.state.hands)) == list(map(len, move.after.hands))
        else:
            assert [hand.open for hand in match.state.hands] == [hand.open for hand in move.after.hands]
            assert [hand.count for hand in match.state.hands] == [hand.count for hand in move.after.hands]
