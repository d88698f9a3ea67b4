import pytest

from quiclo_game.play.players import Strength
from quiclo_game.play.simulate import Plan, simulate
from quiclo_game.rules.brain_length import expected_minutes, expected_turns
from quiclo_game.rules.brain_training import BrainTraining
from quiclo_game.rules.options import Settings, settle

MODE = BrainTraining()


def table(**options: str) -> Settings:
    return settle(MODE.options, options)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (4, {}),
        (2, {"play": "animation"}),
        (2, {"variant": "conquest"}),
        (4, {"variant": "conquest", "continents": "456"}),
    ],
)
def test_the_expected_length_is_near_that_of_simulated_games(seats: int, options: dict[str, str]) -> None:
    settings = table(**options)
    pool = simulate(Plan(MODE.key, 40, seats, Strength.MEDIUM, settings, seed=5))

    assert expected_turns(seats, settings) == pytest.approx(pool.turns.total / pool.games, rel=0.2)


def test_more_seats_make_a_longer_game_and_animation_a_shorter_one() -> None:
    lengths = [expected_minutes(seats, table()) for seats in range(1, 7)]

    assert lengths == sorted(lengths)
    assert expected_minutes(2, table(play="animation")) < expected_minutes(2, table())


def test_a_limit_of_thinking_time_shortens_the_game() -> None:
    assert expected_minutes(2, table(think_seconds="10")) < expected_minutes(2, table())


def test_the_preset_for_the_fair_lasts_at_most_five_minutes_for_two() -> None:
    assert MODE.minutes(2, table(**MODE.presets["fair"])) <= 5
