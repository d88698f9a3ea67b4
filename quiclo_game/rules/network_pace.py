"""About how long a game of the card network takes people: turns as bots of medium strength play them, times a pace.

Tests hold the turns against simulated games.
"""

from __future__ import annotations

from typing import Final

from quiclo_game.rules.options import Settings

_PLACED: Final = {
    1: (19.5, 20.4, 23.1, 27.0, 31.5),
    2: (18.1, 19.7, 22.5, 26.5, 31.1),
    3: (17.3, 19.2, 22.3, 26.5, 31.0),
}
"""Turns in which cards are laid, by start cards, for 2 to 6 seats."""
_DRAWN: Final = {
    1: (18.0, 10.5, 6.5, 4.6, 3.5),
    2: (15.3, 9.2, 5.0, 3.1, 2.1),
    3: (13.7, 7.8, 4.3, 2.6, 1.8),
}
"""Turns in which a card is drawn, likewise."""
_PLACED_BY_PRODUCTS: Final = (19.3, 14.4, 12.6, 10.6, 8.9)
_NOTHING_BY_PRODUCTS: Final = (121.1, 110.4, 100.2, 89.1, 78.5)
"""The same without + and −: few cards fit, and the game ends when the pile is empty."""

SECONDS_TO_FIND: Final = {"hidden": 15.0, "open": 6.0}
"""With open hands everyone looks for a move while the others play."""
SECONDS_TO_LAY: Final = {"player": 4.0, "game": 3.0}
SECONDS_TO_DRAW: Final = 4.0


def expected_turns(seats: int, settings: Settings) -> tuple[float, float]:
    """Return the expected numbers of turns of a whole game in which cards are laid, and of all others."""
    place = seats - 2
    if not {"+", "-"} & set(settings["operators"]):
        return _PLACED_BY_PRODUCTS[place], _NOTHING_BY_PRODUCTS[place]
    start_cards = settings.number("start_cards")
    return _PLACED[start_cards][place], _DRAWN[start_cards][place]


def expected_minutes(seats: int, settings: Settings) -> int:
    """Return the expected length in whole minutes, at least 1."""
    placed, drawn = expected_turns(seats, settings)
    finding = SECONDS_TO_FIND[settings["hands"]]
    limit = settings.number("think_seconds")
    if limit:
        finding = min(finding, limit)
    seconds = placed * (finding + SECONDS_TO_LAY[settings["direction"]]) + drawn * SECONDS_TO_DRAW
    return max(1, round(seconds / 60))
