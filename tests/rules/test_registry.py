"""What the registry says about a mode before its rules are loaded is what the rules say."""

from __future__ import annotations

import pytest

from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import KEYS, MINUTES, MODES, SEATS, UnknownModeError, find_mode


@pytest.mark.parametrize("key", KEYS)
def test_names_seats_and_minutes_are_those_of_the_rules(key: str) -> None:
    mode = find_mode(key)
    assert mode.key == key
    assert mode.seats == SEATS[key]
    assert mode.minutes(2, settle(mode.options, {}, 2)) == MINUTES[key]


def test_a_mode_is_always_the_same_object_however_it_is_asked_for() -> None:
    assert [find_mode(key) for key in KEYS] == list(MODES)
    assert all(find_mode(mode.key) is mode for mode in MODES)
    assert MODES[1:3] == tuple(MODES)[1:3]
    assert len(MODES) == len(KEYS)
    with pytest.raises(IndexError):
        MODES[len(KEYS)]


def test_nobody_registered_chess() -> None:
    with pytest.raises(UnknownModeError):
        find_mode("chess")
