"""How bots play the card network: what each strength prefers, how long they think, and what they never see."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from quiclo_game.play.bots import Bot
from quiclo_game.play.chance import SeededChance
from quiclo_game.play.lots import Lots
from quiclo_game.play.match import Match
from quiclo_game.play.players import Strength
from quiclo_game.rules.frozen import changed
from quiclo_game.rules.network_moves import fits
from quiclo_game.rules.network_state import DrawCard, NetworkState, PassTurn, PlaceCards, Step
from quiclo_game.rules.options import settle
from tests.network_table import MODE, NetworkTable
from tests.random_play import Setup, play_at_random

EASY, MEDIUM, STRONG = Strength
ALL = "+-*/"

every_strength = pytest.mark.parametrize("strength", Strength)


def choices(table: NetworkTable, strength: Strength, tries: int = 1) -> list[PlaceCards]:
    """Return what a bot lays when it is asked again and again."""
    bot = Bot(MODE, 0, strength, Lots(5))
    actions = [bot.decide(table.state).action for _ in range(tries)]
    return [action for action in actions if isinstance(action, PlaceCards)]


@every_strength
def test_a_bot_draws_where_nothing_fits_and_passes_where_nothing_is_left(strength: Strength) -> None:
    bot = Bot(MODE, 0, strength, Lots(1))

    drawing = bot.decide(NetworkTable((100, 143), (1,), cards={47: (0, 0)}, pile=(5,)).state)
    assert (drawing.action, drawing.found) == (DrawCard(), False)
    passing = bot.decide(NetworkTable((100, 143), (1,), cards={47: (0, 0)}).state)
    assert (passing.action, passing.found) == (PassTurn(), False)
    assert 0 < passing.ms < drawing.ms


@every_strength
def test_a_bot_lays_what_fits_also_where_it_might_draw(strength: Strength) -> None:
    table = NetworkTable((17, 30, 99), (1,), cards={47: (0, 0)}, pile=(5,), voluntary_draw="on")

    assert {frozenset((action.first, action.second)) for action in choices(table, strength, 20)} == {
        frozenset((17, 30))
    }


@every_strength
def test_a_bot_thinks_some_seconds_and_never_quite_the_same(strength: Strength) -> None:
    table = NetworkTable(range(1, 13), (20,), cards={47: (0, 0), 14: (5, 5)})
    bot = Bot(MODE, 0, strength, Lots(9))
    times = [bot.decide(table.state).ms for _ in range(50)]

    assert len(set(times)) > 10
    assert 2000 < min(times) < max(times) < 12_000


def test_stronger_bots_are_faster_and_large_hands_take_longer() -> None:
    small = NetworkTable((17, 30), (20,), cards={47: (0, 0)})
    large = NetworkTable((17, 30, *range(100, 130)), (20,), cards={47: (0, 0)})
    means = [
        [sum(Bot(MODE, 0, strength, Lots(n)).decide(table.state).ms for n in range(60)) / 60 for strength in Strength]
        for table in (small, large)
    ]

    assert all(times == sorted(times, reverse=True) for times in means)
    assert all(short < long for short, long in zip(*means, strict=True))


# ---- easy --------------------------------------------------------------------------------------------------------


def test_easy_takes_any_two_cards_with_any_target_and_then_any_open_direction() -> None:
    """Each pair with its target is equally likely, however many directions are open there."""
    cards = {47: (0, 0), 13: (20, 0), 100: (22, 0), 101: (20, 2), 102: (18, 0), 103: (20, -2)}
    table = NetworkTable((17, 30), (1,), cards=cards)
    tries = 1500
    laid = choices(table, EASY, tries)

    assert len(laid) == tries
    assert Counter(action.target for action in laid)[47] / tries == pytest.approx(1 / 2, abs=0.07)
    directions = Counter(action.direction for action in laid if action.target == 47)
    assert len(directions) == 8
    assert all(count / tries == pytest.approx(1 / 16, abs=0.035) for count in directions.values())
    assert {action.direction for action in laid if action.target == 13} == {"se", "sw", "nw", "ne"}
    assert {action.first for action in laid if action.target == 47} == {17, 30}


# ---- medium ------------------------------------------------------------------------------------------------------


def test_medium_gets_rid_of_the_cards_that_take_part_in_the_fewest_equations() -> None:
    table = NetworkTable((2, 3, 92, 97), (1,), cards={5: (0, 0)})
    assert [fit[:2] for fit in fits(table.state.hand, table.state.network, ALL)] == [(2, 3), (92, 97)]

    assert {frozenset((action.first, action.second)) for action in choices(table, MEDIUM, 10)} == {frozenset((92, 97))}


# ---- strong ------------------------------------------------------------------------------------------------------


def positions(count: int) -> list[NetworkState]:
    found: list[NetworkState] = []
    for number in range(count):
        setup = Setup(MODE, 2 + number % 5, settle(MODE.options, {"hands": ("hidden", "open")[number % 2]}))
        for place, ply in enumerate(play_at_random(setup, seed=number)):
            state: NetworkState = ply.before
            if state.step is Step.PLAY and place % 9 == 4:
                found.append(state)
    return found


def test_strong_with_few_cards_keeps_what_fits_at_once() -> None:
    """40 and 7 fit both to 47 and 33; the other two cards fit nowhere before, and 100 − 60 = 40 afterwards."""
    table = NetworkTable((7, 40, 60, 100), (1,), cards={47: (0, 0), 67: (9, 9)})
    laid = {tuple(sorted((action.first, action.second))) for action in choices(table, STRONG, 20)}

    assert {fit[:2] for fit in fits((7, 40, 60, 100), table.state.network, ALL)} == {(7, 40), (7, 60)}
    assert laid == {(7, 40)}


def test_strong_lays_first_what_leaves_a_pair_for_later() -> None:
    """3 and 4 fit to 7 and so do 2 and 5; only 2 and 5 leave 3 and 4, while 3 and 5 fit to 2 or 8 in their turn."""
    table = NetworkTable((2, 3, 4, 5), (1,), cards={7: (0, 0)})
    laid = {tuple(sorted((action.first, action.second))) for action in choices(table, STRONG, 20)}

    assert laid <= {(2, 5), (3, 4)}


# ---- among each other --------------------------------------------------------------------------------------------


def wins(strengths: tuple[Strength, ...], games: int) -> Counter[Strength]:
    """Return how many games each strength wins when the seats move on from game to game."""
    won: Counter[Strength] = Counter()
    settings = settle(MODE.options, {"start": "first"})
    for number in range(games):
        lots = Lots(1000 + number)
        seated = [strengths[(seat + number) % len(strengths)] for seat in range(len(strengths))]
        bots = [Bot(MODE, seat, strength, lots) for seat, strength in enumerate(seated)]
        match: Match[NetworkState] = Match(MODE, len(strengths), settings, SeededChance(number))
        match.start()
        while match.outcome is None:
            seat = match.state.turns.seat
            assert match.submit(seat, bots[seat].decide(match.state).action) is None
        won.update(seated[seat] for seat in match.outcome.winners)
    return won


@pytest.mark.parametrize("stronger", [MEDIUM, STRONG])
def test_stronger_bots_win_more_than_easy_ones(stronger: Strength) -> None:
    won = wins((EASY, stronger, EASY, stronger), 150)

    assert won[stronger] > 1.3 * won[EASY]


@every_strength
def test_a_bot_decides_by_its_own_hand_the_network_and_the_counts(strength: Strength) -> None:
    for state in positions(4):
        if state.settings["hands"] == "open":
            continue
        seat = state.turns.seat
        others = [own for own in range(state.turns.seats) if own != seat]
        for one, other in combinations(others, 2):
            hands = list(state.hands)
            size = min(len(hands[one]), len(hands[other]))
            hands[one], hands[other] = (
                tuple(sorted((*hands[other][:size], *hands[one][size:]))),
                tuple(sorted((*hands[one][:size], *hands[other][size:]))),
            )
            swapped = changed(state, hands=tuple(hands), pile=state.pile[::-1])
            assert Bot(MODE, seat, strength, Lots(3)).decide(state) == Bot(MODE, seat, strength, Lots(3)).decide(
                swapped
            )
