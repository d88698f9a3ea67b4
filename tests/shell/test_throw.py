from __future__ import annotations

import math
from itertools import pairwise

import pytest

from quiclo_game.shell.dice_faces import BODY
from quiclo_game.shell.throw import IMPACTS, ROLL, STAGGER, STILL, TOUCH, Throw, frame, height

SIZE = 158.0
PITCH = 146.0
"""Side of a die's sprite and distance of two dice on the table of brain training, in px of the design."""


def thrown(bump: int = 1) -> Throw:
    return Throw((300.0, 800.0), (960.0, 534.0), SIZE, bump)


def test_a_die_leaves_the_hand_and_ends_at_its_place() -> None:
    throw = thrown()
    assert throw.place(0.0) == (300.0, 800.0)
    assert throw.place(STILL) == throw.place(1.0) == (960.0, 534.0)


def test_it_strikes_the_table_at_306_576_and_756_ms_and_six_lie_after_1200() -> None:
    assert [round(impact * ROLL) for impact in IMPACTS] == [306, 576, 756]
    assert all(height(impact) == pytest.approx(0.0, abs=1e-9) for impact in IMPACTS)
    assert 5 * STAGGER + ROLL == 1200
    assert height(0.0) == 1.0
    assert height(0.49) == pytest.approx(0.42)
    assert height(0.74) == pytest.approx(0.14)


@pytest.mark.parametrize("bump", [-1, 1])
def test_it_strikes_for_the_second_time_where_it_touches_the_body_of_its_neighbour(bump: int) -> None:
    x, _ = thrown(bump).place(IMPACTS[1])
    neighbour = 960.0 + bump * PITCH
    assert abs(neighbour - x) == pytest.approx(2 * BODY * SIZE, abs=0.03 * SIZE)
    assert pytest.approx(PITCH - 2 * BODY * SIZE, abs=0.03 * SIZE) == TOUCH * SIZE


@pytest.mark.parametrize("bump", [-1, 1])
def test_it_springs_back_from_there_beyond_its_own_place(bump: int) -> None:
    x, _ = thrown(bump).place(IMPACTS[2])
    assert (x - 960.0) * bump < 0


@pytest.mark.parametrize("bump", [-1, 0, 1])
def test_it_loses_speed_with_every_impact(bump: int) -> None:
    throw = thrown(bump)
    borders = (0.0, *IMPACTS)
    speeds = [
        math.dist(throw.place(begin), throw.place(end - 1e-9)) / (end - begin)
        for begin, end in zip(borders, (*IMPACTS, STILL), strict=True)
    ]
    assert speeds == sorted(speeds, reverse=True)


@pytest.mark.parametrize("bump", [-1, 0, 1])
def test_it_never_leaps(bump: int) -> None:
    throw = thrown(bump)
    steps = [throw.place(tick / 54) for tick in range(55)]
    assert max(math.dist(one, other) for one, other in pairwise(steps)) < 40


def test_it_tumbles_forward_only_and_lies_as_at_rest_before_it_lies_still() -> None:
    frames = [frame(tick / 100, 12) for tick in range(101)]
    assert frames == sorted(frames)
    assert frames[0] == 0
    assert frames[round(STILL * 100)] == 11
