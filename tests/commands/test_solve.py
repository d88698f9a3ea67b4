"""``quiclo solve`` from the command line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from quiclo_game.cli import main


def solved(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["solve", *words, "--json"]) == 0
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


def test_json_names_operands_dialect_what_is_reached_and_what_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    answer = solved(capsys, "3", "4", "5", "6", "7", "8", "--targets", "17-18")
    assert answer == {
        "operands": [3, 4, 5, 6, 7, 8],
        "dialect": "flat",
        "reachable": {
            "17": {"calculation": "3 × 4 + 5", "count": 3},
            "18": {"calculation": "3 × 6", "count": 2},
        },
        "unreachable": [],
    }


def test_all_144_targets_are_looked_for_unless_told_otherwise(capsys: pytest.CaptureFixture[str]) -> None:
    answer = solved(capsys, "1", "1", "1", "1", "1", "1")
    assert list(answer["reachable"]) == ["1", "2", "3", "4", "5", "6"]
    assert answer["unreachable"] == list(range(7, 145))


def test_grouped_allows_parentheses(capsys: pytest.CaptureFixture[str]) -> None:
    answer = solved(capsys, "1", "1", "1", "1", "1", "1", "--grouped", "--targets", "9")
    assert answer["dialect"] == "grouped"
    assert answer["reachable"]["9"] == {"calculation": "(1 + 1 + 1) × (1 + 1 + 1)", "count": 6}


def test_use_limits_the_number_of_operands(capsys: pytest.CaptureFixture[str]) -> None:
    answer = solved(capsys, "3", "4", "7", "--targets", "7", "--use", "2-3")
    assert answer["reachable"]["7"] == {"calculation": "3 + 4", "count": 2}


def test_for_reading_there_is_one_line_for_each_target(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "2", "3", "--targets", "5-7"]) == 0
    output = capsys.readouterr().out
    assert output.splitlines() == ["   5 = 2 + 3", "   6 = 2 × 3", "2 of 3 targets can be reached.", "Out of reach: 7"]


def test_german_is_spoken_on_request(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "2", "3", "--targets", "5-7", "--lang", "de"]) == 0
    assert "Nicht erreichbar: 7" in capsys.readouterr().out


def test_all_lists_every_calculation_of_a_target(capsys: pytest.CaptureFixture[str]) -> None:
    answer = solved(capsys, "2", "3", "7", "--all", "6")
    assert answer == {
        "operands": [2, 3, 7],
        "dialect": "flat",
        "target": 6,
        "calculations": [{"calculation": "2 × 3", "count": 2}, {"calculation": "2 + 7 − 3", "count": 3}],
    }
    assert main(["solve", "2", "3", "7", "--all", "6"]) == 0
    assert capsys.readouterr().out.splitlines() == ["  2   2 × 3", "  3   2 + 7 − 3", "2 calculations for 6"]


def test_a_target_without_a_calculation_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "2", "3", "--all", "100"]) == 0
    assert capsys.readouterr().out == "There is no calculation for 100.\n"


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["3", "four"],
        ["-3"],
        ["10000"],
        ["9" * 5000],
        ["1"] * 13,
        ["1", "2", "--targets", "9-3"],
        ["1", "2", "--targets", "1-"],
        ["1", "2", "--targets", "1-10000"],
        ["1", "2", "--use", "0-2"],
        ["1", "2", "--use", "2-13"],
        ["1", "2", "--all", "x"],
        ["1", "2", "--lang", "xx"],
    ],
)
def test_bad_usage_says_what_is_wrong_and_ends_with_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", *words]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err
    assert len(output.err) < 1500


def test_one_target_and_several_at_once_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "3", "4", "5", "--all", "17", "--targets", "1-20"]) == 2
    assert "--targets" in capsys.readouterr().err
