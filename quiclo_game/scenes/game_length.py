"""How long a game takes, told as people tell it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quiclo_game.rules.contract import Mode
    from quiclo_game.rules.options import Settings


def told_minutes(mode: Mode[Any], seats: int, settings: Settings) -> int:
    """Return about how many minutes a game takes: by the minute when short, else by fives or tens."""
    return rounded(mode.minutes(seats, settings))


def rounded(minutes: int) -> int:
    """Return a number of minutes as round as people would say it, at least 1."""
    step = 1 if minutes < 10 else 5 if minutes < 60 else 10
    return max(1, round(minutes / step) * step)
