"""Whose turn it is: order, rounds and rotation, the same for every mode that takes turns."""

from __future__ import annotations

from dataclasses import dataclass, field

from quiclo_game.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Turns:
    """The turn order of ``seats`` seats: the acting seat, who started, and how many turns were begun (from 1)."""

    seats: int
    starter: Seat = 0
    number: int = 1
    seat: Seat = field(init=False, repr=False, compare=False)
    """The seat whose turn it is."""

    def __post_init__(self) -> None:
        """Work out the seat once: every action asks for it several times."""
        object.__setattr__(self, "seat", (self.starter + self.number - 1) % self.seats)

    @property
    def round(self) -> int:
        """The running round, from 1; a round is each seat once, counted from the starter."""
        return (self.number - 1) // self.seats + 1

    def started_by(self, seat: Seat) -> Turns:
        """Return the order of a game that this seat begins."""
        return Turns(self.seats, seat)

    def passed_on(self) -> Turns:
        """Return the order with the next seat acting."""
        return Turns(self.seats, self.starter, self.number + 1)
