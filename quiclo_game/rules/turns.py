"""Whose turn it is: order, rounds and rotation, the same for every mode that takes turns."""

from __future__ import annotations

from dataclasses import dataclass

from quiclo_game.rules.frozen import changed
from quiclo_game.rules.seats import Seat


@dataclass(frozen=True)
class Turns:
    """The turn order of ``seats`` seats: the acting seat, who started, and how many turns were begun (from 1)."""

    seats: int
    starter: Seat = 0
    number: int = 1

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is."""
        return (self.starter + self.number - 1) % self.seats

    @property
    def round(self) -> int:
        """The running round, from 1; a round is each seat once, counted from the starter."""
        return (self.number - 1) // self.seats + 1

    def passed_on(self) -> Turns:
        """Return the order with the next seat acting."""
        return changed(self, number=self.number + 1)
