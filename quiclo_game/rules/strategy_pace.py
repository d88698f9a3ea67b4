"""About how long a game of strategy takes people: turns as bots of medium strength play them, times a pace.

A seat is followed card by card: in every turn it may lay out a combination, and it may win one more card. Tests hold
the turns against simulated games.
"""

from __future__ import annotations

from typing import Final

from quiclo_game.rules.options import Settings
from quiclo_game.rules.strategy_turn import FIRST_CARDS

_LAID: Final = {
    "net": (0.002, 0.007, 0.018, 0.033, 0.06, 0.09, 0.125, 0.16, 0.18),
    "ring": (0.0, 0.001, 0.007, 0.017, 0.032, 0.05, 0.08, 0.09, 0.1),
    "two": (0.008, 0.024, 0.068, 0.115, 0.17, 0.22, 0.24, 0.3, 0.3),
    "free": (0.23, 0.4, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5),
}
"""How often a turn with 6 to 14 cards brings a combination, with four seats."""
_PER_SEAT: Final = 0.15
"""With every further seat more open cards can be swapped for: so much more often a turn brings one."""
_WON: Final = 0.67
_WON_BY_SUMS: Final = 0.88
"""How often a turn brings a card, and the same without × and ÷: then only what is easy is drawn."""
_STACK_CARDS: Final = 144
_LONGEST: Final = 72

SECONDS_TO_CALCULATE: Final = 45.0
"""Choosing a stack, calculating, and about every other time a swap."""
SECONDS_A_TURN: Final = 20.0
"""Turning up, rolling, looking for a combination, handing on."""
SECONDS_TO_CHOOSE: Final = 30.0
"""Choosing three cards at the beginning, and six at the end; everyone at the same time."""
SECONDS_TO_SCORE: Final = {"program": 30.0, "people": 180.0}
"""The common roll and what it does to everyone's six cards."""


def expected_turns(seats: int, settings: Settings) -> float:
    """Return the expected number of turns of a whole game without a clock."""
    limit = settings.number("card_limit")
    laid = [chance * (1 + _PER_SEAT * (seats - 4)) for chance in _LAID[settings["combination"]]]
    shares = [0.0] * (limit - FIRST_CARDS)
    shares[0] = 1.0
    most = (_STACK_CARDS - FIRST_CARDS * seats) / seats
    rounds, playing = 0.0, 1.0
    won = _WON if set("*/") & set(settings["operators"]) else _WON_BY_SUMS
    for _ in range(_LONGEST):
        rounds += playing**seats
        if rounds >= most or playing**seats < 1e-3:
            break
        staying = [share * (1 - chance) for share, chance in zip(shares, laid, strict=False)]
        shares = [
            share * (1 - won) + (staying[place - 1] * won if place else 0.0) for place, share in enumerate(staying)
        ]
        playing = sum(shares)
    # The game ends within its last round, on average in the middle.
    return max(1.0, min(rounds, most) * seats - (seats - 1) / 2)


def expected_minutes(seats: int, settings: Settings) -> int:
    """Return the expected length in whole minutes, at least 1; an agreed time bounds the turns, not the scoring."""
    thinking, choosing, limit = SECONDS_TO_CALCULATE, SECONDS_TO_CHOOSE, settings.number("think_seconds")
    if limit:
        thinking, choosing = min(thinking, limit), min(choosing, limit)
    turn = thinking + SECONDS_A_TURN
    playing = expected_turns(seats, settings) * turn
    agreed = settings.number("minutes") * 60
    if agreed:
        playing = min(playing, agreed + turn / 2)
    return max(1, round((playing + 2 * choosing + SECONDS_TO_SCORE[settings["final"]]) / 60))
