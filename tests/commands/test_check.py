"""``quiclo check`` from the command line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from quiclo_game.cli import main

DICE = ["--operands", "3", "4", "5", "6", "7", "8"]


def checked(capsys: pytest.CaptureFixture[str], calculation: str, *words: str) -> tuple[int, dict[str, Any]]:
    code = main(["check", calculation, *(words or DICE), "--json"])
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return code, answer


@pytest.mark.parametrize("calculation", ["3*4+5", "3 × 4 + 5", "3x4+5", "3·4+5"])
def test_a_right_calculation_has_its_value_and_code_0(calculation: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(capsys, calculation) == (0, {"ok": True, "value": 17})


def test_a_step_below_zero_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(capsys, "3-5+4") == (
        1,
        {
            "ok": False,
            "reason": "negative",
            "step": "3 − 5",
            "value": -2,
            "message": "3 − 5 goes below zero. That is not allowed.",
        },
    )


@pytest.mark.parametrize(
    ("calculation", "words", "figures"),
    [
        ("7/5", DICE, {"reason": "inexact_division", "step": "7 ÷ 5", "remainder": 2}),
        ("3+3", DICE, {"reason": "operand_reused", "operand": 3, "position": 2}),
        ("3+9", DICE, {"reason": "unknown_operand", "operand": 9, "position": 2}),
        ("3+", DICE, {"reason": "unreadable", "position": 2}),
        ("-3+5", DICE, {"reason": "unreadable", "position": 0}),
        ("", DICE, {"reason": "unreadable", "position": 0}),
        ("(3+4)*5", DICE, {"reason": "parentheses_not_allowed", "position": 0}),
        ("3*4", [*DICE, "--target", "13"], {"reason": "wrong_result", "value": 12, "target": 13}),
        ("3", [*DICE, "--use", "2-5"], {"reason": "too_few_operands", "value": 1, "limit": 2}),
        ("3+4+5", [*DICE, "--use", "1-2"], {"reason": "too_many_operands", "value": 3, "limit": 2}),
        ("6/(4-4)", ["--operands", "4", "4", "6", "--grouped"], {"reason": "division_by_zero", "step": "6 ÷ 0"}),
    ],
)
def test_every_refusal_names_its_reason_and_its_numbers(
    calculation: str, words: list[str], figures: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    code, answer = checked(capsys, calculation, *words)
    message = answer.pop("message")
    assert code == 1
    assert answer == {"ok": False, **figures}
    assert message.endswith((".", "?"))


def test_grouped_allows_parentheses(capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(capsys, "(3+4)*5", *DICE, "--grouped") == (0, {"ok": True, "value": 35})


def test_for_reading_the_calculation_is_written_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "3*4+5", *DICE]) == 0
    assert capsys.readouterr().out == "3 × 4 + 5 = 17\n"


def test_a_refusal_for_reading_goes_to_stderr_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "7:5", *DICE, "--lang", "de"]) == 1
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err == "7 ÷ 5 geht nicht auf: Es bleibt Rest 2.\n"


def test_a_word_with_a_zero_character_is_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "3\x00+4", "--operands", "3", "4"]) == 2
    assert "zero character" in capsys.readouterr().err


@pytest.mark.parametrize("calculation", ["9" * 50_000, "(" * 100_000, "3+" * 100_000, "\ud800", "🎲"])
def test_monstrous_input_is_refused_like_any_other(calculation: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, answer = checked(capsys, calculation)
    assert (code, answer["ok"]) == (1, False)


@pytest.mark.parametrize(
    "words", [[], ["3+4"], ["3+4", "--operands"], ["3+4", "--operands", "x"], ["3+4", "--operands", *["1"] * 13]]
)
def test_bad_usage_ends_with_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", *words]) == 2
    assert capsys.readouterr().err
