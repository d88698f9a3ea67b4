"""How long a game of strategy lasts: the estimate against simulated games, and what people agree on."""

from __future__ import annotations

import pytest

from quiclo_game.play.players import Strength
from quiclo_game.play.simulate import Plan, simulate
from quiclo_game.rules.options import Settings, settle
from quiclo_game.rules.strategy import Strategy
from quiclo_game.rules.strategy_pace import expected_minutes, expected_turns

MODE = Strategy()


def table(**options: str) -> Settings:
    return settle(MODE.options, options)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (5, {}),
        (3, {"combination": "ring", "card_limit": "12"}),
        (4, {"combination": "two"}),
        (3, {"combination": "free"}),
        (4, {"card_limit": "8"}),
        (2, {"combination": "two", "card_limit": "10", "operators": "+-"}),
    ],
    ids=str,
)
def test_the_expected_turns_are_those_of_simulated_games(seats: int, options: dict[str, str]) -> None:
    pool = simulate(Plan("strategy", 40, seats, Strength.MEDIUM, table(**options), 4))

    assert expected_turns(seats, table(**options)) == pytest.approx(pool.turns.total / pool.games, rel=0.25)


def test_by_default_a_game_takes_about_as_long_as_the_text_says() -> None:
    minutes = [expected_minutes(seats, table()) for seats in MODE.seats]

    assert minutes == sorted(minutes)
    assert min(minutes) >= 20
    assert max(minutes) <= 45


def test_at_a_fair_a_game_takes_five_minutes_at_most() -> None:
    fair = settle(MODE.options, MODE.presets["fair"])

    assert all(1 <= expected_minutes(seats, fair) <= 5 for seats in MODE.seats)


def test_what_is_agreed_on_shortens_the_game() -> None:
    long = expected_minutes(4, table())

    assert expected_minutes(4, table(minutes="10")) <= 13
    assert expected_minutes(4, table(think_seconds="10")) < long
    assert expected_minutes(4, table(card_limit="8")) < long
    assert expected_minutes(4, table(final="people")) > long
    assert expected_minutes(6, table(minutes="0")) >= expected_minutes(6, table())
