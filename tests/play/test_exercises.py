"""What every seat had to calculate, read off the moves of whole games of every mode."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from quiclo_game.play.exercises import exercises_of, ways
from quiclo_game.play.match import Match
from quiclo_game.play.players import Strength
from quiclo_game.rules.registry import KEYS
from tests.bot_game import begin, header_of, play_on

SIGNS = {"×": "*", "÷": "/", "−": "-"}


@cache
def played(mode: str) -> Match[Any]:
    header = header_of(mode, 2, seed=3, strength=Strength.EASY)
    return play_on(begin(header), header)


def comes_out(text: str) -> bool:
    """Say whether both sides of an equation (of all its equals signs) are the same."""
    for sign, written in SIGNS.items():
        text = text.replace(sign, written)
    return len({eval(side) for side in text.split("=")}) == 1


@pytest.mark.parametrize("mode", KEYS)
def test_every_right_calculation_comes_out(mode: str) -> None:
    exercises = exercises_of(played(mode).moves)

    assert len(exercises) > 10
    assert [one for one in exercises if not comes_out(one.calculation)] == []
    assert {one.seat for one in exercises} == {0, 1}


@pytest.mark.parametrize("mode", ["brain_training", "mental_arithmetic", "no_remainder", "strategy"])
def test_what_was_missed_names_calculations_that_would_have_worked(mode: str) -> None:
    match = played(mode)
    missed = [one for one in exercises_of(match.moves) if not one.solved]

    assert missed
    for one in missed[:10]:
        told = ways(one, match.moves)
        assert 1 <= len(told) <= 3
        assert len(set(told)) == len(told)
        assert all(map(comes_out, told))


def test_brain_training_counts_what_its_own_tally_counts() -> None:
    match = played("brain_training")
    exercises = exercises_of(match.moves)

    for seat, tally in enumerate(match.state.tallies):
        own = [one for one in exercises if one.seat == seat]
        assert sum(one.solved for one in own) == tally.solved
        assert len(own) == tally.solved + tally.revealed + tally.missed
