"""Names fit their plates and can be read."""

from __future__ import annotations

from itertools import pairwise

import pytest

from quiclo_game.play.help import Help
from quiclo_game.play.players import Player
from quiclo_game.scenes.names import CAPITAL, SMALLEST, name_words, seat_name
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


@pytest.mark.parametrize("room", range(118, 400, 20))
@pytest.mark.parametrize("half", [0.0, 16.0, 22.0])
def test_the_own_help_stands_behind_a_name_or_beneath_it_always_to_its_end(
    fonts: Fonts, room: float, half: float
) -> None:
    player = Player(LONG, 0, help=Help(price=2, values=False, seconds=120, ahead=20))
    lines = seat_name(fonts, player, 28, room, 1.0, above=half, below=half).lines
    written = [words.setting(fonts) for words, _ in lines]
    assert written[-1].lines[0].endswith(("+20 · 120\u00a0s · ?2 · =–", "+20 120\u00a0s ?2 =–"))
    assert min(line.size for line in written) >= SMALLEST - 1
    assert max(words.width(fonts) for words, _ in lines) <= room
    for (above, up), (below, down) in pairwise(lines):
        assert down - up >= 0.5 * (above.setting(fonts).size + below.setting(fonts).size)
        assert -half - 1 <= up - CAPITAL * above.setting(fonts).size
        assert down + CAPITAL * below.setting(fonts).size <= half


def test_a_name_without_own_help_is_written_as_ever(fonts: Fonts) -> None:
    plate = seat_name(fonts, Player("Opa Karl", 0), 22, 200, 1.0, above=20, below=20)
    assert plate.lines == ((name_words(fonts, "Opa Karl", 22, 200, 1.0), 0.0),)
