"""How bots play mental arithmetic: with how many cards, how often, how fast; and calculating in the head."""

from __future__ import annotations

from itertools import combinations

import pytest

from quiclo_game.play.bots import Bot
from quiclo_game.play.lots import Lots
from quiclo_game.play.mental_bot import FINDS
from quiclo_game.play.mental_head import think_of
from quiclo_game.play.players import Strength
from quiclo_game.play.simulate import Plan, Pool, simulate
from quiclo_game.play.thought import Thought
from quiclo_game.rules.calculation import Calculation
from quiclo_game.rules.cards import Continent
from quiclo_game.rules.mental_arithmetic import MentalArithmetic
from quiclo_game.rules.mental_length import expected_turns
from quiclo_game.rules.mental_solving import calculation_with, judge_attempt, rollable_targets
from quiclo_game.rules.mental_state import USE, Pass, Solve
from quiclo_game.rules.options import settle
from tests.mental_table import MentalTable

MODE = MentalArithmetic()


def thoughts(table: MentalTable, strength: Strength, count: int = 200) -> list[Thought]:
    """Return what bots of a strength do here, each with lots of its own."""
    return [Bot(MODE, table.seat, strength, Lots(seed)).decide(table.state) for seed in range(count)]


def cards_used(found: list[Thought]) -> list[int]:
    return [
        Calculation.decode(thought.action.calculation).count for thought in found if isinstance(thought.action, Solve)
    ]


def games(seats: int, strength: Strength = Strength.MEDIUM, number: int = 6, **options: str) -> Pool:
    return simulate(Plan(MODE.key, number, seats, strength, settle(MODE.options, options, seats), 1))


def mean(pool: Pool, measure: str) -> float:
    ratio = pool.measures[measure]
    return ratio.total / ratio.count


# ---- what bots do ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strength", list(Strength))
def test_bots_use_as_many_cards_as_their_strength_dares(strength: Strength) -> None:
    table = MentalTable()
    table.roll(24)

    assert set(cards_used(thoughts(table, strength))) <= {count for count, _ in FINDS[strength]}


def test_easy_bots_use_two_or_three_medium_ones_up_to_four_and_strong_ones_often_five() -> None:
    table = MentalTable()
    table.roll(24)
    easy, medium, strong = (cards_used(thoughts(table, strength)) for strength in Strength)

    assert max(easy) == 3
    assert max(medium) == 4
    assert strong.count(5) > len(strong) / 2
    assert len(easy) < len(medium) < len(strong)


def test_who_finds_nothing_passes_and_says_so() -> None:
    table = MentalTable()
    table.roll(24)
    given_up = [thought for thought in thoughts(table, Strength.EASY) if isinstance(thought.action, Pass)]

    assert given_up
    assert not any(thought.found for thought in given_up)


def test_more_cards_take_more_time_and_weaker_bots_more_for_as_many() -> None:
    table = MentalTable()
    table.roll(24)
    times = {
        strength: [
            thought.ms
            for thought in thoughts(table, strength, 400)
            if isinstance(thought.action, Solve) and Calculation.decode(thought.action.calculation).count == 3
        ]
        for strength in Strength
    }

    assert min(times[Strength.EASY]) > max(times[Strength.STRONG])
    assert max(times[Strength.MEDIUM]) < 3 * 5000 * 1.26


def test_stronger_bots_collect_more_cards_in_a_turn() -> None:
    easy, medium, strong = (mean(games(2, strength), "cards_per_turn") for strength in Strength)

    assert easy < medium < strong


# ---- whole games -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(1, 7))
def test_bots_play_every_table_to_an_empty_stack(seats: int) -> None:
    pool = games(seats)

    assert pool.endings == {"stack_empty": 6}
    assert pool.measures["solved_share"].count == pool.turns.total


@pytest.mark.parametrize("options", [{"operators": "/"}, {"operators": "*"}, {"operators": "+", "dialect": "flat"}])
def test_games_end_also_where_hardly_anything_can_be_calculated(options: dict[str, str]) -> None:
    pool = games(2, Strength.EASY, number=2, **options)

    assert set(pool.endings) <= {"rounds", "stack_empty"}


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_the_expected_number_of_turns_is_that_of_simulated_games(seats: int) -> None:
    pool = games(seats, number=30)

    assert expected_turns(seats, settle(MODE.options, {})) == pytest.approx(pool.turns.total / pool.games, rel=0.15)


def test_what_was_agreed_shortens_the_expected_game() -> None:
    def minutes(seats: int = 2, **options: str) -> int:
        return MODE.minutes(seats, settle(MODE.options, options))

    assert minutes(rounds="3") < minutes()
    assert minutes(cards="10") < minutes()
    assert minutes(minutes="5") == 5
    assert minutes(think_seconds="5") < minutes()
    assert all(MODE.minutes(seats, settle(MODE.options, MODE.presets["fair"])) <= 5 for seats in MODE.seats)


# ---- in the head -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("operators", ["+-*/", "+-", "-", "*/", "+", "/"])
@pytest.mark.parametrize("dialect", ["grouped", "flat"])
def test_whatever_comes_to_mind_is_right_and_uses_exactly_so_many_cards(dialect: str, operators: str) -> None:
    settings = settle(MODE.options, {"dialect": dialect, "operators": operators})
    found = 0
    for seed in range(12):
        lots = Lots(seed)
        hand = tuple(card for continent in Continent for card in lots.shuffled(tuple(continent.cards))[:2])
        target = rollable_targets()[lots.below(78)]
        for count in USE if len(operators) > 1 else (2, 3):
            text = think_of(hand, target, count, settings, lots.shuffled(range(12)))
            if text is not None:
                found += 1
                assert judge_attempt(hand, target, text, settings) is None
                assert Calculation.decode(text).count == count
    assert found


def test_with_two_or_three_cards_everything_comes_to_mind_that_there_is() -> None:
    settings = settle(MODE.options, {"operators": "+-"})
    for seed, target in combinations(range(0, 40, 5), 2):
        lots = Lots(seed)
        hand = tuple(card for continent in Continent for card in lots.shuffled(tuple(continent.cards))[:2])
        for count in (2, 3):
            thought_of = think_of(hand, target, count, settings, range(12))
            assert (thought_of is None) is (calculation_with(hand, target, count, settings) is None)


def test_the_order_in_which_cards_come_to_mind_decides_what_is_found() -> None:
    settings = settle(MODE.options, {})
    hand = MentalTable().hand

    found = {think_of(hand, 36, 4, settings, Lots(seed).shuffled(range(12))) for seed in range(20)}
    assert len(found) > 5
