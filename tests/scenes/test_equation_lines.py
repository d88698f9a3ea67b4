"""Sentences keep their words, and calculations in them are drawn whole."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quiclo_game.scenes.equation_lines import LineBreaker, Part
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.text import Words
from tests.scenes.stand_ins import stand

LONG = "Anna löst 88 und gewinnt die Karte: (3 + 4) × 12 + 4 = 88. Ben legt 5 und 7 an 12: 5 + 7 = 12."


@pytest.fixture
def fonts() -> Fonts:
    return stand("de").services.forge.fonts


def read(lines: list[tuple[Part, ...]]) -> Iterator[str]:
    for line in lines:
        for part in line:
            yield part.look.text if isinstance(part.look, Words) else "".join(part.look.tokens)


def right_end(line: tuple[Part, ...], fonts: Fonts) -> float:
    return line[-1].x + line[-1].look.width(fonts)


def test_a_calculation_is_drawn_between_the_words(fonts: Fonts) -> None:
    (line,) = LineBreaker(fonts, 20, 900, 30).lines("Mia legt 17 + 30 = 47. Gut!")
    first, drawn, last = line
    assert isinstance(first.look, Words)
    assert first.look.text == "Mia legt"
    assert isinstance(drawn.look, Equation)
    assert drawn.look.tokens == ("17", "+", "30", "=", "47")
    assert isinstance(last.look, Words)
    assert last.look.text == ". Gut!"
    assert first.x + first.look.width(fonts) < drawn.x
    assert drawn.x + drawn.look.width(fonts) == pytest.approx(last.x)


@pytest.mark.parametrize("width", [280, 400, 700, 2000])
def test_no_line_is_too_wide_and_nothing_is_lost(fonts: Fonts, width: int) -> None:
    lines = LineBreaker(fonts, 20, width, 30).lines(LONG)
    assert all(right_end(line, fonts) <= width + 0.5 for line in lines if len(line) > 1)
    assert "".join(read(lines)).replace(" ", "") == LONG.replace(" ", "")
    assert [line[0].x for line in lines] == [0.0] + [30.0] * (len(lines) - 1)


def test_dice_dates_and_bare_numbers_are_no_calculations(fonts: Fonts) -> None:
    for sentence in ("Es fallen 3 1 5.", "Runde 4 – 12 Karten", "17, 30 und 47", "5 + 7"):
        (line,) = LineBreaker(fonts, 20, 900, 30).lines(sentence)
        assert [type(part.look) for part in line] == [Words]


def test_a_word_wider_than_the_line_is_broken(fonts: Fonts) -> None:
    lines = LineBreaker(fonts, 20, 120, 10).lines("Donaudampfschifffahrtsgesellschaft")
    assert len(lines) > 1
    assert "".join(read(lines)).replace("-", "") == "Donaudampfschifffahrtsgesellschaft"
