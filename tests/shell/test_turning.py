from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiclo_game.shell.draws import Draw
from quiclo_game.shell.shapes import Disc
from quiclo_game.shell.turning import QUARTERS, Frame, turned_by

places = st.integers(-4000, 4000).map(float)
turns = st.sampled_from(QUARTERS)


@given(places, places, places, places, turns)
def test_inward_undoes_outward_exactly(x: float, y: float, across: float, down: float, turn: int) -> None:
    frame = Frame(x, y, turn)
    assert frame.inward(*frame.outward(across, down)) == (across, down)


@given(places, places, turns, turns)
def test_two_turns_are_one_turn_by_their_sum(x: float, y: float, first: int, second: int) -> None:
    assert turned_by(*turned_by(x, y, first), second) == turned_by(x, y, first + second)


def test_a_quarter_turn_is_clockwise_on_the_screen() -> None:
    assert turned_by(1, 0, 90) == (0, 1)


def test_other_angles_are_refused() -> None:
    with pytest.raises(ValueError, match="not a quarter turn: 45"):
        turned_by(1, 0, 45)


def test_a_draw_is_moved_and_turned_along() -> None:
    look = Disc(4, "honey")
    assert Frame(100, 50, 180).draws([Draw(look, 10, 5, 90)]) == (Draw(look, 90, 45, 270),)
