"""How the figures of a game grew, over the rounds of every mode."""

from __future__ import annotations

from typing import Any

import pytest

from quiclo_game.play.match import Match
from quiclo_game.rules.events import TurnStarted
from quiclo_game.rules.registry import KEYS
from quiclo_game.rules.remainder_state import PairTaken
from quiclo_game.scenes.game_summary import curve_of
from tests.bot_game import begin, header_of, play_on

SEATS = 3
Figures = tuple[int, ...]


def played(mode_key: str, seats: int = SEATS) -> Match[Any]:
    header = header_of(mode_key, seats, seed=8)
    return play_on(begin(header), header)


def after_rounds(match: Match[Any]) -> list[Figures]:
    """Return the figures after each round, found by what was told: turns begun, or pairs taken."""
    found: list[Figures] = []
    pairs = 0
    for move in match.moves:
        begun = [event for event in move.events if isinstance(event, TurnStarted)]
        taken = [event for event in move.events if isinstance(event, PairTaken)]
        pairs += len(taken)
        closes = any(event.round == len(found) + 2 for event in begun) or bool(taken and pairs % match.seats == 0)
        if closes or move is match.moves[-1]:
            found.append(match.mode.scores(move.after))
    return found


@pytest.mark.parametrize("mode_key", KEYS)
def test_the_move_that_closes_a_round_counts_for_that_round(mode_key: str) -> None:
    match = played(mode_key)
    curve = list(zip(*curve_of(match.mode, match.moves, SEATS), strict=True))

    assert curve[1:] == after_rounds(match)
    assert len(curve) == 1 + match.mode.progress(match.state)[1]


def test_alone_each_pair_without_remainder_is_a_round() -> None:
    match = played("no_remainder", 1)
    (figures,) = curve_of(match.mode, match.moves, 1)

    assert list(figures) == list(range(0, 2 * len(figures), 2))
