"""Rejections as sentences."""

from __future__ import annotations

import pytest

from quiclo_game.locale import Words
from quiclo_game.locale.sentences import all_named, explain
from quiclo_game.rules.rejections import Reason, Rejection
from quiclo_game.rules.writing import Notation

COMPLETE = {"step": "7 ÷ 2", "value": 3, "remainder": 1, "operand": 5, "position": 2, "target": 17, "limit": 4}


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence_with_and_without_figures(reason: Reason, words: Words) -> None:
    for rejection in (Rejection(reason), Rejection(reason, **COMPLETE)):  # type: ignore[arg-type]  # mixed figures
        sentence = explain(rejection, words)
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert sentence.endswith((".", "?"))
        assert "{" not in sentence


@pytest.mark.parametrize(
    ("rejection", "sentence"),
    [
        (Rejection(Reason.NEGATIVE, step="3 − 5", value=-2), "3 − 5 wird negativ. Das ist nicht erlaubt."),
        (Rejection(Reason.INEXACT_DIVISION, step="7 ÷ 2", remainder=1), "7 ÷ 2 geht nicht auf: Es bleibt Rest 1."),
        (Rejection(Reason.DIVISION_BY_ZERO, step="6 ÷ 0"), "6 ÷ 0 geht nicht: Durch 0 kann man nicht teilen."),
        (Rejection(Reason.WRONG_RESULT, value=16, target=17), "Das ergibt 16, gesucht ist 17."),
        (Rejection(Reason.OPERAND_REUSED, operand=5), "Die 5 ist schon verbraucht. Jede Zahl gilt nur einmal."),
        (Rejection(Reason.UNKNOWN_OPERAND, operand=9, position=0), "Eine 9 ist nicht dabei."),
        (Rejection(Reason.UNKNOWN_OPERAND, position=0), "Diese Zahl ist nicht dabei."),
    ],
)
def test_german_sentences_name_the_numbers(rejection: Rejection, sentence: str, german: Words) -> None:
    assert explain(rejection, german) == sentence


def test_places_are_counted_from_one(english: Words) -> None:
    assert "place 3" in explain(Rejection(Reason.UNREADABLE, position=2), english)


def test_one_open_target_is_spoken_of_in_the_singular(german: Words) -> None:
    assert "ein Ziel offen" in explain(Rejection(Reason.TARGETS_OPEN, value=1), german)
    assert "2 Ziele offen" in explain(Rejection(Reason.TARGETS_OPEN, value=2), german)


def test_steps_are_written_as_the_table_writes(german: Words) -> None:
    rejection = Rejection(Reason.INEXACT_DIVISION, step="7 ÷ 2", remainder=1)
    assert explain(rejection, german, Notation.DOT).startswith("7 : 2 ")


def test_names_are_listed_as_people_say_them(german: Words) -> None:
    assert all_named(["Anna"], german) == "Anna"
    assert all_named(["Anna", "Ben"], german) == "Anna und Ben"
    assert all_named(["Anna", "Ben", "Mia"], german) == "Anna, Ben und Mia"
