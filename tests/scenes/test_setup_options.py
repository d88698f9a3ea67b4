"""What the controls of the options do to the settings."""

from __future__ import annotations

import pytest

from quiclo_game.rules.options import Choice, Number, Subset, settle
from quiclo_game.scenes.setup_options import settings_after, stepped

SECONDS = Number("think_seconds", "0", 5, 600, zero=True)
OPTIONS = (Choice("variant", ("race", "conquest")), Subset("operators", "+-*/"), SECONDS)
START = settle(OPTIONS, {})


def test_a_choice_takes_its_value() -> None:
    after = settings_after("option.variant:conquest", OPTIONS, START)
    assert after is not None
    assert after["variant"] == "conquest"


def test_a_sign_is_taken_out_and_put_back_in_its_place() -> None:
    without = settings_after("option.operators:-", OPTIONS, START)
    assert without is not None
    assert without["operators"] == "+*/"
    again = settings_after("option.operators:-", OPTIONS, without)
    assert again == START


def test_the_last_sign_stays() -> None:
    only = settle(OPTIONS, {"operators": "+"})
    assert settings_after("option.operators:+", OPTIONS, only) == only


def test_a_key_of_something_else_changes_nothing() -> None:
    assert settings_after("back", OPTIONS, START) is None
    assert settings_after("option.unknown:1", OPTIONS, START) is None


def test_a_number_starts_at_its_least_and_returns_to_none() -> None:
    more = settings_after("option.think_seconds:more", OPTIONS, START)
    assert more is not None
    assert more["think_seconds"] == "5"
    assert stepped(SECONDS, "5", -1) == "0"
    assert stepped(SECONDS, "0", -1) == "0"


def test_every_step_of_a_number_is_accepted_and_steps_back() -> None:
    value, seen = "0", []
    for _ in range(60):
        value = stepped(SECONDS, value, 1)
        seen.append(value)
        assert SECONDS.accepts(value)
    assert value == "600"
    assert "60" in seen
    for _ in range(60):
        value = stepped(SECONDS, value, -1)
        assert SECONDS.accepts(value)
    assert value == "0"


@pytest.mark.parametrize(("value", "direction", "expected"), [("15", 1, "15"), ("7", -1, "7"), ("9", 1, "10")])
def test_a_short_range_is_walked_one_by_one_and_never_left(value: str, direction: int, expected: str) -> None:
    assert stepped(Number("card_limit", "15", 7, 15), value, direction) == expected
