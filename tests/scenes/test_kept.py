"""Draws that are kept until what they show has changed."""

from __future__ import annotations

from collections.abc import Iterator

from quiclo_game.scenes.kept import Kept
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.shapes import Disc


def test_draws_are_made_once_for_what_they_show() -> None:
    kept, made = Kept(), list[str]()

    def make() -> Iterator[Draw]:
        made.append("made")
        yield Draw(Disc(len(made), "honey"), 0, 0)

    first = kept.draws("disc", (1, 2), make)
    assert kept.draws("disc", (1, 2), make) is first
    assert kept.draws("disc", (1, 3), make) != first
    assert len(made) == 2


def test_parts_are_kept_apart() -> None:
    kept = Kept()
    kept.draws("one", 1, lambda: (Draw(Disc(1, "honey"), 0, 0),))
    assert kept.draws("two", 1, lambda: ()) == ()
