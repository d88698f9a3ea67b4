"""Hints that cost something: an action, so that a journal knows of it, and what is paid in points or cards collected.

What a hint costs is said for each seat (``hint_prices``). Tables grant it only to those who can pay [house]; in games
from before they did, whoever had less owed the rest, and the next gains paid it off: nobody stands below nothing. Where
the cards themselves move (card network, strategy), the rules of the mode say which.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from quiclo_game.rules.events import Event
from quiclo_game.rules.options import PerSeat
from quiclo_game.rules.seats import Seat

HINT_PRICES: Final = PerSeat("hint_prices", 1, 5)
HEAD_STARTS: Final = PerSeat("head_starts", 1, 40)
"""Points or cards that a seat has from the beginning [house]."""


@dataclass(frozen=True, slots=True)
class TakeHint:
    """Pay for a hint, where the hints of the own seat have a price."""


@dataclass(frozen=True, slots=True)
class HintTaken(Event):
    """A seat paid for a hint: ``price`` in points or cards, of which ``total`` are left; what was seen stays seen."""

    reveals: ClassVar[bool] = True
    seat: Seat
    price: int
    total: int


def paid(figure: int, debt: int, price: int) -> tuple[int, int]:
    """Return figure and debt after a price was paid from the figure, as far as it goes."""
    at_once = min(figure, price)
    return figure - at_once, debt + price - at_once


def earned(figure: int, debt: int, gain: int) -> tuple[int, int]:
    """Return figure and debt after a gain, of which the debt is paid first."""
    back = min(debt, gain)
    return figure + gain - back, debt - back
