"""Names fit their plates and can be read."""

from __future__ import annotations

import pytest

from quiclo_game.scenes.names import SMALLEST, name_words
from quiclo_game.shell.fonts import Fonts

LONG = "Maximiliane Theodora Xav"


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    return Fonts()


def test_a_short_name_is_written_in_full_and_at_full_size(fonts: Fonts) -> None:
    words = name_words(fonts, "Opa Karl", 22, 200, 1.0)
    assert (words.text, words.size) == ("Opa Karl", 22)


def test_a_longer_name_shrinks_but_stays_whole(fonts: Fonts) -> None:
    words = name_words(fonts, LONG, 30, 230, 1.0)
    assert words.text == LONG
    assert SMALLEST <= fonts.fitting_size(words.text, words.size, "round", words.max_width) < 30


@pytest.mark.parametrize("room", [20, 60, 100, 130])
def test_a_name_too_long_for_that_ends_in_an_ellipsis(fonts: Fonts, room: float) -> None:
    words = name_words(fonts, LONG, 22, room, 1.0)
    assert words.text.endswith("…")
    assert LONG.startswith(words.text[:-1])
    assert words.width(fonts) <= room
    assert words.size >= SMALLEST


def test_as_much_of_the_name_as_fits_is_kept(fonts: Fonts) -> None:
    kept = name_words(fonts, LONG, 22, 120, 1.0).text[:-1]
    assert fonts.width(f"{LONG[: len(kept) + 1]}…", SMALLEST) > 120
