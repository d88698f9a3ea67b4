"""What every mode promises, tried on every registered mode: whoever adds a mode gets these tests with it.

Nothing here knows the rules of a mode, except ``SCRAMBLERS``: how to reorder what a seat must not see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import FrozenInstanceError, fields, replace
from itertools import islice
from typing import Any

import pytest

from quiclo_game.play.bots import Bot
from quiclo_game.play.chance import SeededChance
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.play.players import Strength
from quiclo_game.rules.brain_state import BrainState
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.chance import answers
from quiclo_game.rules.combination import cards_of
from quiclo_game.rules.contract import Action, IllegalActionError, Mode, Ratio
from quiclo_game.rules.events import Event, GameEnded
from quiclo_game.rules.network_state import NetworkState
from quiclo_game.rules.notation import read_action, write_action
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import MODES, UnknownModeError, find_mode
from quiclo_game.rules.rejections import Rejection
from quiclo_game.rules.seats import CHANCE, Actor, Seat
from quiclo_game.rules.strategy_state import Step as StrategyStep
from quiclo_game.rules.strategy_state import StrategyState
from tests.random_play import Ply, Setup, mixtures, mutable_parts, play_at_random, setups

GAMES = {"brain_training": 120, "card_network": 60, "no_remainder": 120, "mental_arithmetic": 36, "strategy": 48}
"""So many random games of each mode: fewer where every step is expensive to work out, and still every ending."""
MIXTURES = 60
ENDINGS = {
    "brain_training": {"points", "twelve_cards", "hopeless", "stacks_empty"},
    "card_network": {"hand_empty", "blocked"},
    "no_remainder": {"cleared", "best_possible", "dead_end", "no_pair"},
    "mental_arithmetic": {"stack_empty", "time", "rounds", "cards"},
    "strategy": {"combination", "card_limit", "time", "stacks_empty"},
}
"""The names of all endings, as rules.md lists them."""

SELDOM_UNDONE = {"no_remainder", "mental_arithmetic"}
"""Modes in which nearly every action shows something new; their own tests try what can be taken back."""

every_setup = pytest.mark.parametrize("setup", setups(), ids=str)
every_mode = pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.key)


def positions(setup: Setup, every: int = 5, most: int = 12) -> Iterator[Ply]:
    """Yield some steps of a random game, spread over its beginning and middle."""
    return islice(play_at_random(setup, seed=11), 0, every * most, every)


def _scramble_brain(state: BrainState, seat: Seat, lots: Lots) -> BrainState:
    """Shuffle the cards that still lie face down in their stacks."""
    stacks = tuple(
        (*stack[:gone], *lots.shuffled(stack[gone:]))
        for stack, gone in zip(state.stacks, state.drawn, strict=bool(state.stacks))
    )
    return replace(state, stacks=stacks)


def _scramble_stacks(state: Any, seat: Seat, lots: Lots) -> Any:
    """Shuffle the cards that still lie face down in their stacks."""
    stacks = tuple(
        (*stack[:gone], *lots.shuffled(stack[gone:]))
        for stack, gone in zip(state.stacks, state.dealt, strict=bool(state.stacks))
    )
    return replace(state, stacks=stacks)


def _scramble_network(state: NetworkState, seat: Seat, lots: Lots) -> NetworkState:
    """Shuffle the pile together with the hands of the others, unless the table plays open."""
    hidden = [own for own in range(state.turns.seats) if own != seat and state.settings["hands"] == "hidden"]
    order = iter(lots.shuffled([*state.pile, *(card for own in hidden for card in state.hands[own])]))
    hands = list(state.hands)
    for own in hidden:
        hands[own] = tuple(sorted(islice(order, len(hands[own]))))
    return replace(state, hands=tuple(hands), pile=tuple(order))


def _scramble_strategy(state: StrategyState, seat: Seat, lots: Lots) -> StrategyState:
    """Shuffle, continent by continent, the stacks together with the hidden cards of the others."""
    if not state.stacks:
        return state
    told = {card for six in state.choices if state.step is not StrategyStep.CHOOSE_SIX for card in six}
    told |= set(state.ballot.cards if state.ballot else ()) | set(
        cards_of(state.combination) if state.combination else ()
    )
    closed = state.settings["hands"] == "hidden"
    unseen = [
        *(card for stack in state.stacks for card in stack),
        *(card for own, hand in enumerate(state.hands) if own != seat and closed for card in hand.hidden),
    ]
    swapped: dict[int, int] = {}
    for continent in Continent:
        cards = [card for card in unseen if card in continent.cards and card not in told]
        swapped |= dict(zip(cards, lots.shuffled(cards), strict=True))

    def other(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(swapped.get(card, card) for card in cards)

    hands = tuple(replace(hand, hidden=tuple(sorted(other(hand.hidden)))) for hand in state.hands)
    stacks = tuple(other(stack) for stack in state.stacks)
    choices = state.choices
    if state.step is StrategyStep.CHOOSE_SIX:
        choices = tuple(six if own == seat else tuple(sorted(other(six))) for own, six in enumerate(choices))
    return replace(state, hands=hands, stacks=stacks, choices=choices)


SCRAMBLERS: dict[str, Callable[[Any, Seat, Lots], Any]] = {
    "brain_training": _scramble_brain,
    "card_network": _scramble_network,
    "no_remainder": _scramble_stacks,
    "mental_arithmetic": _scramble_stacks,
    "strategy": _scramble_strategy,
}


# ---- the registry ------------------------------------------------------------------------------------------------


def test_every_mode_is_found_by_its_name_and_no_two_share_one() -> None:
    assert [find_mode(mode.key) for mode in MODES] == list(MODES)
    assert len({mode.key for mode in MODES}) == len(MODES)
    with pytest.raises(UnknownModeError):
        find_mode("chess")


@every_mode
def test_a_mode_has_known_endings_and_says_what_it_hides(mode: Mode[Any]) -> None:
    assert mode.key in ENDINGS
    assert mode.key in SCRAMBLERS


@every_mode
def test_a_mode_offers_the_presets_and_each_can_be_settled(mode: Mode[Any]) -> None:
    assert [name for name in mode.presets if name != "usual"] == ["text", "fair", "first_steps"]
    assert settle(mode.options, {}) in [settle(mode.options, values) for values in mode.presets.values()]
    for values in (*mode.presets.values(), mode.automatic):
        settle(mode.options, values)


@every_mode
def test_a_mode_takes_the_seats_that_it_says_and_no_others(mode: Mode[Any]) -> None:
    settings = settle(mode.options, {})
    for seats in range(-1, 12):
        if seats in mode.seats:
            state = mode.initial(seats, settings)
            assert len(mode.scores(state)) == seats
            assert mode.minutes(seats, settings) >= 1
        else:
            with pytest.raises(ValueError, match=str(seats)):
                mode.initial(seats, settings)


# ---- legality ----------------------------------------------------------------------------------------------------


@every_setup
def test_legal_actions_are_accepted_sorted_distinct_and_never_none_for_whoever_may_act(setup: Setup) -> None:
    mode = setup.mode
    for ply in positions(setup):
        actors = mode.actors(ply.before)
        assert ply.actor in actors
        for seat in range(setup.seats):
            legal = mode.legal(ply.before, seat)
            assert bool(legal) is (seat in actors)
            assert legal == mode.legal(ply.before, seat)
            assert list(legal) == sorted(set(legal), key=lambda action: sort_key(mode, action))
            assert [mode.check(ply.before, seat, action) for action in legal] == [None] * len(legal)
            if legal:
                assert mode.forced(ply.before, seat) in (None, *(legal if len(legal) == 1 else ()))


def sort_key(mode: Mode[Any], action: Action) -> tuple[Any, ...]:
    """Order actions by kind, as the mode lists its kinds, then by their fields."""
    values = tuple(getattr(action, field.name) for field in fields(action))  # type: ignore[arg-type]  # a dataclass
    return (mode.actions.index(type(action)), *values)


@every_setup
def test_what_check_refuses_apply_refuses_and_what_check_accepts_apply_does(setup: Setup) -> None:
    mode = setup.mode
    plies = list(positions(setup))
    actions: list[Action] = list(dict.fromkeys(ply.action for ply in plies))
    actors: list[Actor] = [*range(-1, setup.seats + 1), CHANCE]
    refused = 0
    for ply in plies:
        for actor in actors:
            for action in [*actions, "rubbish", None]:
                rejection = mode.check(ply.before, actor, action)
                if rejection is None:
                    assert actor in mode.actors(ply.before)
                    mode.apply(ply.before, actor, action)
                else:
                    refused += 1
                    with pytest.raises(IllegalActionError) as caught:
                        mode.apply(ply.before, actor, action)
                    assert caught.value.rejection == rejection
                    assert isinstance(rejection, Rejection)
    assert refused > len(plies)


@every_setup
def test_a_refused_action_leaves_the_match_untouched(setup: Setup) -> None:
    match: Match[Any] = Match(setup.mode, setup.seats, setup.settings, SeededChance(3))
    match.start()
    lots = Lots(3)
    for _ in range(10):
        actors = setup.mode.actors(match.state)
        state, moves = match.state, list(match.moves)
        for actor in (*range(setup.seats), CHANCE):
            if actor not in actors:
                for action in setup.mode.legal(match.state, actors[0]):  # type: ignore[arg-type]  # seats act here
                    assert match.submit(actor, action) is not None
        assert match.state is state
        assert match.moves == moves
        legal = setup.mode.legal(match.state, actors[0])  # type: ignore[arg-type]  # as above
        match.submit(actors[0], legal[lots.below(len(legal))])
        if match.outcome is not None:
            return


@every_setup
def test_actions_read_back_equal_and_belong_to_the_mode(setup: Setup) -> None:
    for ply in play_at_random(setup, seed=4):
        text = write_action(ply.action)
        assert type(ply.action) in setup.mode.actions
        assert read_action(text, setup.mode.actions) == ply.action
        assert "\n" not in text
        for seat in range(setup.seats):
            for action in setup.mode.legal(ply.before, seat):
                assert read_action(write_action(action), setup.mode.actions) == action


@every_setup
def test_chance_is_asked_for_something_exactly_when_it_is_to_act(setup: Setup) -> None:
    for ply in positions(setup, every=1, most=40):
        if CHANCE in setup.mode.actors(ply.before):
            assert answers(setup.mode.request(ply.before), ply.action)
        else:
            with pytest.raises(ValueError, match=r".+"):
                setup.mode.request(ply.before)


# ---- states ------------------------------------------------------------------------------------------------------


@every_setup
def test_states_can_be_hashed_and_nothing_in_them_or_in_events_can_be_changed(setup: Setup) -> None:
    for ply in positions(setup):
        state = ply.transition.state
        assert hash(state) == hash(setup.mode.apply(ply.before, ply.actor, ply.action).state)
        assert list(mutable_parts(state)) == []
        for event in ply.transition.events:
            assert list(mutable_parts(event, type(event).__name__)) == []
            assert isinstance(event, Event)
            hash(event)
        name = fields(state)[0].name
        with pytest.raises(FrozenInstanceError):
            setattr(state, name, getattr(state, name))


@every_setup
def test_applying_is_a_pure_function(setup: Setup) -> None:
    for ply in positions(setup):
        before = hash(ply.before)
        assert setup.mode.apply(ply.before, ply.actor, ply.action) == ply.transition
        assert hash(ply.before) == before


@every_setup
def test_the_same_seed_gives_the_same_game_and_another_seed_another(setup: Setup) -> None:
    games = [[ply.action for ply in islice(play_at_random(setup, seed), 30)] for seed in (5, 5, 6)]

    assert games[0] == games[1] != games[2]


# ---- endings -----------------------------------------------------------------------------------------------------


@every_mode
def test_random_play_over_many_games_always_ends_with_a_known_ending(mode: Mode[Any]) -> None:
    all_setups = [setup for setup in setups() + mixtures(MIXTURES) if setup.mode is mode]
    reached = set()
    for number in range(GAMES[mode.key]):
        setup = all_setups[number % len(all_setups)]
        last = None
        turns = rounds = 0
        for ply in play_at_random(setup, seed=1000 + number):
            assert mode.outcome(ply.before) is None
            now = mode.progress(ply.transition.state)
            assert now[0] >= turns
            assert now[1] >= rounds
            turns, rounds = now
            last = ply
        assert last is not None
        state = last.transition.state
        outcome = mode.outcome(state)
        assert outcome is not None
        assert outcome.ending in ENDINGS[mode.key]
        assert outcome.winners == tuple(sorted(set(outcome.winners)))
        assert set(outcome.winners) <= set(range(setup.seats))
        assert outcome.scores == mode.scores(state)
        assert outcome.draw is (len(outcome.winners) > 1)
        assert last.transition.events[-1] == GameEnded(outcome)
        assert mode.actors(state) == ()
        assert all(isinstance(ratio, Ratio) and ratio.count >= 0 for ratio in mode.measures(state).values())
        reached.add(outcome.ending)
    assert reached == ENDINGS[mode.key]


@every_setup
def test_measures_have_the_same_names_in_every_game(setup: Setup) -> None:
    plain = settle(setup.mode.options, {})
    wanted = set(setup.mode.measures(setup.mode.initial(setup.seats, plain)))

    assert set(setup.mode.measures(setup.mode.initial(setup.seats, setup.settings))) == wanted


# ---- what a seat may see -----------------------------------------------------------------------------------------


@every_setup
def test_what_is_hidden_changes_neither_the_view_nor_what_is_legal_nor_what_bots_do(setup: Setup) -> None:
    mode, scramble = setup.mode, SCRAMBLERS[setup.mode.key]
    changed = 0
    for number, ply in enumerate(positions(setup)):
        for seat in range(setup.seats):
            other = scramble(ply.before, seat, Lots(number))
            changed += other != ply.before
            view = mode.view(ply.before, seat)
            assert view == mode.view(other, seat)
            assert mode.view(view, seat) == view
            assert mode.legal(view, seat) == mode.legal(ply.before, seat) == mode.legal(other, seat)
            if seat in mode.actors(ply.before):
                for strength in Strength:
                    one = Bot(mode, seat, strength, Lots(number)).decide(ply.before)
                    assert one == Bot(mode, seat, strength, Lots(number)).decide(other)
                    assert mode.check(ply.before, seat, one.action) is None
                    assert one.ms > 0
    assert changed, "the scrambler of this mode changes nothing"


# ---- undo --------------------------------------------------------------------------------------------------------


@every_mode
def test_undo_gives_back_the_very_state_and_never_crosses_chance_or_a_reveal(mode: Mode[Any]) -> None:
    counts = [_undo_what_can_be(setup) for setup in setups() if setup.mode is mode]

    assert sum(taken_back for taken_back, _ in counts) or mode.key in SELDOM_UNDONE
    assert all(refused for _, refused in counts)


def _undo_what_can_be(setup: Setup) -> tuple[int, int]:
    """Play at random, try to take back every action; return how often that was done and how often refused."""
    match: Match[Any] = Match(setup.mode, setup.seats, setup.settings, SeededChance(8))
    match.start()
    lots = Lots(8)
    taken_back = refused = 0
    for _ in range(120):
        actors = setup.mode.actors(match.state)
        if not actors:
            break
        legal = setup.mode.legal(match.state, actors[0])  # type: ignore[arg-type]  # chance has acted already
        assert match.submit(actors[0], legal[lots.below(len(legal))]) is None
        last, length = match.moves[-1], len(match.moves)
        fixed = last.actor is CHANCE or any(event.reveals for event in last.events) or match.outcome is not None
        if match.undo(0) is None:
            assert not fixed
            assert match.state is last.before
            assert len(match.moves) == length - 1
            assert match.submit(last.actor, last.action) is None
            assert match.state == last.after
            taken_back += 1
        else:
            assert fixed
            assert match.state is last.after
            assert len(match.moves) == length
            refused += 1
    return taken_back, refused
