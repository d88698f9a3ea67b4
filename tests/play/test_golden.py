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
    ):
        assert words in told, words
