"""Texts in their room: large, in lines, with an ellipsis, and never too small to be read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.text import Words
from quiclo_game.shell.typesetting import ELLIPSIS, may_be_cut, set_text

SENTENCE = "Tipp kostet 2 · ohne Zwischenwerte · 60 s"


@pytest.fixture
def fonts() -> Fonts:
    found = Fonts()
    found.least = 12
    return found


def test_a_text_with_room_stands_in_one_line_at_full_size(fonts: Fonts) -> None:
    found = set_text(fonts, SENTENCE, 20, "plain", 900, 100)

    assert (found.size, found.lines) == (20, (SENTENCE,))


def test_a_text_too_wide_breaks_where_it_may_and_shrinks_where_it_may_not(fonts: Fonts) -> None:
    room = fonts.width(SENTENCE, 20, "plain") * 0.7
    single, double = set_text(fonts, SENTENCE, 20, "plain", room), set_text(fonts, SENTENCE, 20, "plain", room, 60)

    assert (len(single.lines), len(double.lines)) == (1, 2)
    assert single.size < double.size == 20
    assert " ".join(double.lines) == SENTENCE


def test_a_text_that_would_be_unreadable_ends_in_an_ellipsis(fonts: Fonts) -> None:
    found = set_text(fonts, SENTENCE, 20, "plain", 90)

    assert found.size == 12
    assert found.lines[0].endswith(ELLIPSIS)
    assert SENTENCE.startswith(found.lines[0].rstrip(ELLIPSIS))


def test_figures_are_never_shortened(fonts: Fonts) -> None:
    assert set_text(fonts, "11  7  12  12  9", 20, "plain", 40).lines == ("11  7  12  12  9",)
    assert not may_be_cut("144")
    assert may_be_cut("Anna Karenina")


@given(st.text(alphabet="abc deäöß·", min_size=1, max_size=50), st.floats(60, 400), st.sampled_from((None, 30.0, 80.0)))
def test_whatever_is_written_fits_its_room_and_can_be_read(text: str, width: float, height: float | None) -> None:
    fonts = Fonts()
    fonts.least = 12
    found = set_text(fonts, text, 24, "plain", width, height)

    assert found.width(fonts, "plain") <= width
    assert found.size >= 12 or not may_be_cut(text)
    assert len(found.lines) == 1 or (height is not None and found.height <= height)


def test_several_lines_lie_around_the_same_middle_as_one(forge: Forge) -> None:
    one = Words("Neues", 20).bake(forge)
    two = Words("Neues Neues", 20, max_width=one.surface.get_width() + 2, max_height=60).bake(forge)

    middle = two.surface.get_height() / 2
    assert two.surface.get_height() > 1.5 * one.surface.get_height()
    assert abs(two.anchor_y - middle) <= abs(one.anchor_y - one.surface.get_height() / 2) + 1
