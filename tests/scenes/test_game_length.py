"""The length of a game as it is told."""

from __future__ import annotations

import pytest

from quiclo_game.scenes.game_length import rounded


@pytest.mark.parametrize(
    ("minutes", "told"), [(0, 1), (4, 4), (9, 9), (12, 10), (24, 25), (58, 60), (64, 60), (115, 120)]
)
def test_minutes_are_told_as_round_as_people_say_them(minutes: int, told: int) -> None:
    assert rounded(minutes) == told
