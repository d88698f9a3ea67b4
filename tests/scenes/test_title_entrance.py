"""How the pieces of the title come in."""

from __future__ import annotations

from itertools import pairwise

import pytest

from quiclo_game.scenes.title_entrance import EVERY, FALL, FROM, Entrance
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.shapes import Disc

PIECES = tuple(Draw(Disc(10.0, "paper"), 100.0 * index, 50.0) for index in range(5))


@pytest.fixture
def entrance() -> Entrance:
    return Entrance(PIECES, 1.0)


def test_the_first_picture_waits_for_no_piece(entrance: Entrance) -> None:
    assert list(entrance.draws(1000 / 60)) == []


def test_no_frame_brings_more_than_one_new_piece(entrance: Entrance) -> None:
    counts = [len(entrance.draws(tick * 1000 / 60)) for tick in range(60)]
    assert all(after - before in (0, 1) for before, after in pairwise(counts))
    assert counts[-1] == len(PIECES)


def test_every_piece_falls_onto_its_place_and_never_below_it(entrance: Entrance) -> None:
    for index, piece in enumerate(PIECES):
        begins = FROM + EVERY * index
        ways = [entrance.draws(begins + share * FALL / 10)[index] for share in range(11)]
        heights = [draw.y for draw in ways]
        assert heights == sorted(heights)
        assert heights[0] < piece.y
        assert [draw.alpha for draw in ways] == sorted(draw.alpha for draw in ways)
        assert ways[-1] == piece


def test_in_the_end_everything_lies_where_it_belongs(entrance: Entrance) -> None:
    assert tuple(entrance.draws(entrance.length)) == PIECES
    assert tuple(entrance.draws(entrance.length - FALL / 2)) != PIECES


def test_a_title_without_pieces_is_complete_at_once() -> None:
    assert tuple(Entrance((), 1.0).draws(1000.0)) == ()
