"""About how long a game of mental arithmetic lasts, from what a turn brings; tests hold it against simulated games."""

from __future__ import annotations

from typing import Final

from quiclo_game.rules.cards import CARDS_PER_CONTINENT, Continent
from quiclo_game.rules.mental_state import EACH
from quiclo_game.rules.options import Settings

CARDS_A_TURN: Final = 2.85
"""Cards that people use in a turn, turns without a solution included."""
USED_UP: Final = 0.71
"""The share of the cards in the stacks that is gone when the first stack is empty."""
SECONDS_TO_THINK: Final = 30.0
SECONDS_TO_HANDLE: Final = 10.0
"""Rolling, covering the used cards, handing on."""


def expected_turns(seats: int, settings: Settings) -> float:
    """Return the expected number of turns: to an empty stack, or to what was agreed, whichever comes first."""
    stacks = len(Continent) * (CARDS_PER_CONTINENT - EACH * seats)
    turns = stacks * USED_UP / CARDS_A_TURN
    rounds, cards = settings.number("rounds"), settings.number("cards")
    if rounds:
        turns = min(turns, rounds * seats)
    if cards:
        turns = min(turns, cards / CARDS_A_TURN * seats)
    return turns


def expected_minutes(seats: int, settings: Settings) -> int:
    """Return about how many minutes a game lasts, at least 1; an agreed playing time is never exceeded by much."""
    think = settings.number("think_seconds")
    seconds = SECONDS_TO_HANDLE + (min(SECONDS_TO_THINK, think) if think else SECONDS_TO_THINK)
    minutes = expected_turns(seats, settings) * seconds / 60
    agreed = settings.number("minutes")
    return max(1, round(min(minutes, agreed) if agreed else minutes))
