"""Who acts: seats by number, and chance; names and colours of the people belong to the screen."""

from __future__ import annotations

from enum import Enum
from typing import Final

Seat = int
"""A place at the table, 0-based, in playing order."""


class Dealer(Enum):
    """The one actor that is no seat: dice, shuffles and draws by lot."""

    CHANCE = "chance"


CHANCE: Final = Dealer.CHANCE

Actor = Seat | Dealer
