"""The heartbeat: at most two beats a second, one only where a frame was drawn, and none for nobody."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from quiclo_game.kiosk.heartbeat import BEAT, EVERY, Heartbeat
from quiclo_game.shell.loop import STEP
from tests.kiosk.house import start_house


@pytest.fixture(autouse=True)
def _screen() -> Iterator[None]:
    yield
    pygame.display.quit()


def never() -> None:
    raise AssertionError("somebody listens")


def test_a_table_beats_for_a_drawn_frame_and_for_nothing_else_however_long_it_computes(tmp_path: Path) -> None:
    app, beats = start_house(tmp_path), list[bytes]()
    app.loop.on_frame.append(Heartbeat(beats.append, never))
    app.loop.advance(60_000.0)
    assert beats == [], "sixty seconds were computed and none of them drawn"

    for drawn in range(1, 4):
        app.loop.advance(EVERY + STEP)
        app.loop.render()
        assert len(beats) == drawn


def test_many_frames_make_two_beats_a_second(tmp_path: Path) -> None:
    beats: list[bytes] = []
    beat = Heartbeat(beats.append, never)
    for tick in range(600):
        beat(None, tick * STEP)

    assert len(beats) == pytest.approx(10_000.0 / EVERY, abs=1)
    assert set(beats) == {BEAT}


def test_where_nobody_listens_the_game_is_told() -> None:
    told: list[str] = []

    def gone(beat: bytes) -> None:
        raise BrokenPipeError

    Heartbeat(gone, lambda: told.append("orphaned"))(None, 0.0)

    assert told == ["orphaned"]
