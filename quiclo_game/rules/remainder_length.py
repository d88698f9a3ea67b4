"""How long people take for a game of no remainder, from simulated games at their pace."""

from __future__ import annotations

from typing import Final

from quiclo_game.rules.options import Settings
from quiclo_game.rules.remainder_divisor import meaning_of
from quiclo_game.rules.remainder_pairs import pair_rule

_PAIRS: Final = 72
_HANDLING: Final = {True: 2.5, False: 3.0}
"""Seconds to take a pair once it is seen: alone, and at a table with the buzz."""
_SEARCH: Final = {"shown": 60.0, "hidden": 150.0}
"""Seconds until one person sees the one pair that is open; half of it where two are."""
_MANY: Final = 4.5
"""With fewer pairs open on average, games that were shuffled at random end before all cards are gone."""


def expected_minutes(seats: int, settings: Settings) -> int:
    """Return about how many minutes a game lasts, at least 1."""
    open_pairs = meaning_of(pair_rule(settings)).open_pairs
    if not open_pairs:
        return 1
    pairs = _PAIRS if settings["deal"] == "clearable" else _PAIRS * min(1.0, open_pairs / _MANY)
    search = _SEARCH[settings["remainders"]] / open_pairs / seats
    think = settings.thinking_seconds(0) if seats == 1 else settings.number("think_seconds")
    seconds = _HANDLING[seats == 1] + (min(search, think) if think else search)
    return max(1, round(pairs * seconds / 60))
