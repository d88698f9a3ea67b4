import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiclo_game.rules.options import COMMON_OPTIONS, Choice, Number, OptionError, Settings, Subset, settle

VARIANT = Choice("variant", ("race", "conquest"))
SECONDS = Number("seconds", "0", 5, 600, zero=True)
LIMIT = Number("limit", "15", 7, 15)
OPERATORS = Subset("operators", "+-*/")
ALL = (VARIANT, SECONDS, LIMIT, OPERATORS)


def test_what_is_not_said_is_the_default_and_the_order_is_the_modes_own() -> None:
    assert settle(ALL, {}).as_dict() == {"variant": "race", "seconds": "0", "limit": "15", "operators": "+-*/"}
    assert list(settle(ALL, {"operators": "+", "variant": "conquest"}).as_dict()) == [
        "variant",
        "seconds",
        "limit",
        "operators",
    ]


@pytest.mark.parametrize(
    ("name", "value", "settled"),
    [
        ("variant", "conquest", "conquest"),
        ("seconds", "0", "0"),
        ("seconds", "5", "5"),
        ("seconds", "600", "600"),
        ("seconds", "060", "60"),
        ("limit", "7", "7"),
        ("operators", "*+", "+*"),
        ("operators", "/", "/"),
        ("operators", "/*-+", "+-*/"),
    ],
)
def test_a_value_is_settled_in_its_one_spelling(name: str, value: str, settled: str) -> None:
    assert settle(ALL, {name: value})[name] == settled


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("variant", "Race"),
        ("variant", ""),
        ("seconds", "4"),
        ("seconds", "601"),
        ("seconds", "-5"),
        ("seconds", "5.0"),
        ("seconds", " 5"),
        ("seconds", "٥"),
        ("seconds", "9" * 5000),
        ("limit", "0"),
        ("limit", "16"),
        ("operators", ""),
        ("operators", "++"),
        ("operators", "+x"),
    ],
)
def test_a_value_that_the_option_does_not_take_is_refused_with_what_it_takes(name: str, value: str) -> None:
    with pytest.raises(OptionError) as caught:
        settle(ALL, {name: value})

    assert (caught.value.name, caught.value.value) == (name, value)
    assert caught.value.allowed == {option.name: option.allowed for option in ALL}[name]


def test_an_option_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(OptionError) as caught:
        settle(ALL, {"colour": "red"})

    assert caught.value.value is None
    assert caught.value.allowed == "variant, seconds, limit, operators"


def test_what_an_option_takes_can_be_read() -> None:
    assert [option.allowed for option in ALL] == [
        "race, conquest",
        "0, 5–600",
        "7–15",
        "+-*/, or any part of it",
    ]


def test_settings_answer_as_text_as_number_and_as_switch() -> None:
    settings = Settings((("seconds", "30"), ("vote", "on"), ("hands", "off")))

    assert settings["seconds"] == "30"
    assert settings.number("seconds") == 30
    assert settings.is_on("vote")
    assert not settings.is_on("hands")
    with pytest.raises(KeyError):
        settings["nothing"]


def test_one_changed_value_leaves_the_others_and_the_old_settings_alone() -> None:
    before = settle(ALL, {})
    after = before.changed("limit", "9")

    assert after.as_dict() == {**before.as_dict(), "limit": "9"}
    assert before["limit"] == "15"


def test_changing_an_option_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError):
        settle(ALL, {}).changed("colour", "red")


def test_every_mode_offers_start_operators_and_thinking_time() -> None:
    assert settle(COMMON_OPTIONS, {}).as_dict() == {
        "start": "random",
        "operators": "+-*/",
        "think_seconds": "0",
        "own_seconds": "0",
    }


@given(st.text())
def test_any_text_is_either_refused_or_settled_once_and_for_all(text: str) -> None:
    for option in ALL:
        if option.accepts(text):
            once = option.canonical(text)
            assert option.accepts(once)
            assert option.canonical(once) == once
