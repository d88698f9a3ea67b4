from __future__ import annotations

from itertools import pairwise

import pytest

from quiclo_game.locale import load_words
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.line_breaking import wrapped
from quiclo_game.shell.syllables import SHORTEST, break_points


def divided(word: str) -> str:
    points = [0, *break_points(word), len(word)]
    return "-".join(word[one:other] for one, other in pairwise(points))


@pytest.mark.parametrize(
    "parts",
    [
        *("Kar-ten-ver-bin-dung", "Kopf-rech-nen", "Spiel-ver-lauf", "Ein-stel-lun-gen", "Mit-spie-ler"),
        *("Gemein-sam", "Mischun-gen", "Wür-fel", "Rech-nun-gen", "Dru-cker", "Wei-ter-spie-len", "Ras-ter"),
    ],
)
def test_german_words_are_divided_between_their_syllables(parts: str) -> None:
    assert divided(parts.replace("-", "")).lower() == parts.lower()


@pytest.mark.parametrize("parts", ["pré-fé-rence", "seño-rita", "Réé-né-réch-núng"])
def test_vowels_with_accents_make_syllables_as_well(parts: str) -> None:
    assert divided(parts.replace("-", "")) == parts


@pytest.mark.parametrize("word", ["aus", "Ja", "88", "1200er", "Schrank", "Mischung", "", "–"])
def test_short_words_and_numbers_stay_whole(word: str) -> None:
    assert break_points(word) == []


def test_a_written_hyphen_is_a_place_to_break() -> None:
    assert len("Touch-") in break_points("Touch-Tisch")


def test_no_piece_is_too_short_in_any_word_of_the_program() -> None:
    texts = [
        text
        for key in ("title.tagline", "table.turn_now", "mode.card_network.pitch")
        if (text := load_words("de")(key))
    ]
    for word in " ".join(texts).split():
        pieces = divided(word).split("-")
        assert len(pieces) == 1 or min(map(len, pieces)) >= SHORTEST


def test_a_word_that_is_too_wide_is_divided_with_a_hyphen_and_nothing_is_lost() -> None:
    fonts = Fonts()
    word = "Einstellungsmöglichkeiten"
    room = fonts.width("Einstellungs-", 20, "plain") + 4.0
    lines = wrapped(fonts, word, 20, "plain", room)
    assert len(lines) > 1
    assert all(line.endswith("-") for line in lines[:-1])
    assert "".join(line.removesuffix("-") for line in lines) == word
    assert all(fonts.width(line, 20, "plain") <= room for line in lines)


def test_where_not_even_a_syllable_fits_it_is_divided_anywhere() -> None:
    fonts = Fonts()
    lines = wrapped(fonts, "Schranke", 20, "plain", fonts.width("Sch", 20, "plain"))
    assert "".join(line.removesuffix("-") for line in lines) == "Schranke"


def test_a_word_that_is_divided_anywhere_has_a_hyphen_too_but_no_number() -> None:
    fonts = Fonts()
    assert wrapped(fonts, "Schranke", 20, "plain", fonts.width("Schran-", 20, "plain")) == ["Schran-", "ke"]
    assert wrapped(fonts, "12345678", 20, "plain", fonts.width("12345", 20, "plain")) == ["12345", "678"]
