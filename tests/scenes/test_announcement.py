"""What is said in front of every scene: for a while, large enough, towards each side, and nowhere outside."""

from __future__ import annotations

import pytest

from quiclo_game.scenes.announcement import SAID_MS, Announcement
from quiclo_game.scenes.facing import Facing
from quiclo_game.shell.clock import VirtualClock
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.layout import scale
from quiclo_game.shell.shapes import Box
from quiclo_game.shell.text import Words

SIZES = [(1280, 720), (1920, 1080), (3840, 2160), (1080, 1920)]
LINE = "Noch 2 Minuten, dann sind die Nächsten dran."


def said(*turns: int, line: str = LINE) -> tuple[Announcement, VirtualClock]:
    clock = VirtualClock()
    there = Announcement(clock, Fonts())
    there.say(lambda: line, [Facing(turn) for turn in turns])
    return there, clock


def panels(there: Announcement, size: tuple[int, int]) -> list[tuple[float, float, float, float]]:
    """Return left, top, right and bottom of each panel in the window."""
    found = []
    for draw in there.draws(size):
        if isinstance(draw.what, Box):
            wide, high = draw.what.width, draw.what.height
            if draw.turn % 180:
                wide, high = high, wide
            found.append((draw.x - wide / 2, draw.y - high / 2, draw.x + wide / 2, draw.y + high / 2))
    return found


def test_it_is_said_for_a_while() -> None:
    there, clock = said(0)
    assert there.draws((1280, 720))
    clock.advance(SAID_MS - 1)
    assert there.draws((1280, 720))
    clock.advance(1)

    assert there.draws((1280, 720)) == ()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("turns", [(0,), (180,), (90, 270), (0, 90, 180, 270)])
def test_every_side_is_told_within_the_window_and_apart_from_the_others(
    size: tuple[int, int], turns: tuple[int, ...]
) -> None:
    there, _ = said(*turns, *turns)
    found = panels(there, size)

    assert len(found) == len(turns)
    for left, top, right, bottom in found:
        assert left >= 0
        assert top >= 0
        assert right <= size[0]
        assert bottom <= size[1]
    for index, one in enumerate(found):
        for other in found[index + 1 :]:
            apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
            assert apart, (one, other)


@pytest.mark.parametrize("size", SIZES)
def test_its_letters_are_large(size: tuple[int, int]) -> None:
    there, _ = said(0)
    letters = [draw.what.size for draw in there.draws(size) if isinstance(draw.what, Words)]

    assert letters
    assert min(letters) >= 34 * scale(size)
