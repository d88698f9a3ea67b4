"""Whole games in text, told in both languages, compared with those that were read and approved before.

After an intended change: ``python -m tests.golden`` writes them anew; read the difference before you keep it.
"""

from __future__ import annotations

import re
from itertools import zip_longest
from pathlib import Path

import pytest

from tests.arithmetic import flat_value
from tests.golden.games import FOLDER, GAMES, Game, playthrough


def games_of(mode: str) -> list[Game]:
    return [game for game in GAMES if game.mode == mode]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_runs_as_it_was_approved(game: Game, tmp_path: Path) -> None:
    assert game.path.exists(), f"{game.path.name} is missing: run python -m tests.golden, read it, keep it"
    approved = game.path.read_text(encoding="utf-8").splitlines()
    played = playthrough(game, tmp_path / "game.journal").splitlines()

    differing = [
        f"line {number}: approved {old!r}, played {new!r}"
        for number, (old, new) in enumerate(zip_longest(approved, played), start=1)
        if old != new
    ]
    assert differing[:3] == []


@pytest.mark.parametrize("game", games_of("brain_training"), ids=lambda game: game.name)
def test_every_calculation_in_an_approved_game_is_right(game: Game) -> None:
    """Calculated a second time by other code, with the dice that the text itself says were rolled."""
    dice: list[int] = []
    checked = 0
    for line in game.path.read_text(encoding="utf-8").partition("== en ==")[2].splitlines():
        if rolled := re.search(r"rolls the numbers ([\d ]+)\.", line):
            dice = list(map(int, rolled[1].split()))
        elif told := re.search(r"(?:solves|has|miscalculates) (\d+)[^:]*: (.+) = (\d+)", line):
            assert int(told[1]) == int(told[3]) == flat_value(told[2], dice), line
            checked += 1
    assert checked > 5


@pytest.mark.parametrize("game", games_of("card_network"), ids=lambda game: game.name)
def test_every_equation_in_an_approved_network_is_right_and_of_the_three_cards(game: Game) -> None:
    checked = 0
    for line in game.path.read_text(encoding="utf-8").partition("== en ==")[2].splitlines():
        if told := re.search(r"lays (\d+) and (\d+) next to (\d+): (.+) = (\d+)$", line):
            cards = sorted(map(int, told.groups()[:3]))
            left = told[4]
            assert sorted([*map(int, re.findall(r"\d+", left)), int(told[5])]) == cards, line
            assert flat_value(left, cards) == int(told[5]), line
            checked += 1
    assert checked > 5


@pytest.mark.parametrize("game", games_of("no_remainder"), ids=lambda game: game.name)
def test_every_pair_in_an_approved_game_without_remainder_fits(game: Game) -> None:
    divisor = int(game.options.get("divisor", "12"))
    for line in game.path.read_text(encoding="utf-8").partition("== en ==")[2].splitlines():
        if told := re.search(r"(?:takes (\d+) and (\d+)|, (\d+) and (\d+) are nobody's): (.+)$", line):
            low, high = sorted(int(number) for number in told.groups()[:4] if number)
            results = [int(part.split(" = ")[1]) for part in told[5].split("; ")]
            assert set(results) <= {low + high, high - low}, line
            assert all(result % divisor == 0 for result in results), line
        elif told := re.search(r"shows (\d+) and (\d+): .* remainder (\d+); .* remainder (\d+)\.$", line):
            low, high, total, difference = map(int, told.groups())
            assert ((low + high) % divisor, (high - low) % divisor) == (total, difference), line


@pytest.mark.parametrize("game", games_of("mental_arithmetic"), ids=lambda game: game.name)
def test_every_target_in_an_approved_game_of_mental_arithmetic_is_calculated_with_different_cards(game: Game) -> None:
    target = -1
    for line in game.path.read_text(encoding="utf-8").partition("== en ==")[2].splitlines():
        if rolled := re.search(r"rolls (\d+) × (\d+) × (\d+) = (\d+)\. The target is (\d+)\.", line):
            one, two, three, product, target = map(int, rolled.groups())
            assert (one * two * three, product % 100) == (product, target), line
        elif told := re.search(r"hits (\d+): ([\d()+−×÷ ]+) = (\d+)$", line):
            numbers = re.findall(r"\d+", told[2])
            assert 2 <= len(numbers) == len(set(numbers)) <= 5, line
            plain = told[2].replace("−", "-").replace("×", "*").replace("÷", "/")
            assert eval(plain) == int(told[1]) == int(told[3]) == target, line


@pytest.mark.parametrize("game", games_of("strategy"), ids=lambda game: game.name)
def test_every_calculation_and_equation_in_an_approved_game_of_strategy_is_right(game: Game) -> None:
    dice: list[int] = []
    checked = 0
    for line in game.path.read_text(encoding="utf-8").partition("== en ==")[2].splitlines():
        if rolled := re.search(r"rolls the numbers ([\d ]+)\.", line):
            dice = list(map(int, rolled[1].split()))
        elif told := re.search(r"(?:solves|gives|manage) (\d+)\D.*: (.+) = (\d+)$", line):
            assert int(told[1]) == int(told[3]) == flat_value(told[2], dice), line
            checked += 1
        elif laid := re.search(r"lays a combination: (.+ = .+)", line):
            for left, right in (equation.split(" = ") for equation in laid[1].split("; ")):
                assert flat_value(left, range(1, 145)) == flat_value(right, range(1, 145)), line
    assert checked > 5


def test_no_approved_game_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {game.path.name for game in GAMES}


def test_together_the_games_tell_every_kind_of_sentence() -> None:
    told = "\n".join(game.path.read_text(encoding="utf-8") for game in GAMES)

    for words in (
        "beginnt.",
        "Runde 1:",
        "trifft keinen Kontinent",
        "Ziele:",
        "würfelt die Zahlen",
        "nicht erreichbar",
        "löst",
        "aufdecken",
        "verrechnet sich",
        "bekommt 1 Punkt und",
        "Punkte und steht",
        "gewinnt die Karte",
        "ersetzt",
        "behält die höheren Karten",
        "gewinnt mit",
        "Jeder bekommt",
        "legt",
        "zieht eine Karte",
        "passt:",
        "Die Zeit von",
        "hat keine Karten mehr",
        "Nichts passt mehr",
        " undo",
        "time_up",
        "meldet sich",
        "zeigt die Karten zu spät",
        "gehören niemandem",
        "Kein Paar liegt mehr offen",
        "hat alles abgeräumt",
        "Mehr war mit diesem Teiler nicht möglich",
        "Sackgasse",
        "Das Ziel ist",
        "trifft die",
        "findet nichts für die",
        "Bedenkzeit",
        "letzte Zug",
        "Karten gesammelt",
        "call_time",
        "deckt",
        "bleibt liegen",
        "gibt",
        "möchte",
        "bekommt dafür",
        "Es wird nicht getauscht",
        "es wird nicht getauscht",
        "legt eine Kombination",
        "erklärt, was sie verbindet",
        "ist einverstanden",
        "ist dagegen",
        "enthält sich",
        "Das zählt nicht",
        "Die Spielzeit ist um",
        "Jeder wählt heimlich",
        "schafft alle sechs (",
        "von sechs",
    ):
        assert words in told, words
