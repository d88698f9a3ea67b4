"""The first picture waits for nothing that comes after it; then that comes, one step with each frame."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from quiclo_game.opening import NEXT, PATIENCE, USUAL_PATIENCE, Afterwards, hurry, loading


@pytest.fixture(autouse=True)
def _patience() -> Iterator[None]:
    yield
    gc.set_threshold(USUAL_PATIENCE)


def test_garbage_is_looked_for_as_usual_from_the_first_picture_on() -> None:
    hurry()
    assert gc.get_threshold()[0] == PATIENCE
    Afterwards((), lambda: True).framed(None, 0.0)
    assert gc.get_threshold()[0] == USUAL_PATIENCE < PATIENCE


def test_each_frame_after_the_first_brings_one_step() -> None:
    done: list[str] = []
    after = Afterwards((lambda: done.append("a"), lambda: done.append("b")), lambda: True)
    seen = []
    for frame in range(4):
        after.framed(None, frame)
        seen.append("".join(done))
    assert seen == ["", "a", "ab", "ab"]


def test_no_step_is_made_where_something_could_stumble_over_it() -> None:
    done: list[str] = []
    resting = [False]
    after = Afterwards((lambda: done.append("a"),), lambda: resting[0])
    for frame in range(3):
        after.framed(None, frame)
    assert done == []
    resting[0] = True
    after.framed(None, 3.0)
    assert done == ["a"]


def test_every_part_that_is_loaded_later_is_there() -> None:
    steps = list(loading())
    for step in steps:
        step()
    assert len(steps) == len(NEXT)
