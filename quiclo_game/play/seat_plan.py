"""Where the seats are: all before an upright screen (couch), or around a table, each at its edge.

Written ``couch``, or a place a seat as ``turn:along`` in per cent: ``0:50 90:50 180:50``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from quiclo_game.rules.seats import Seat

TURNS = (0, 90, 180, 270)
"""Clockwise quarter turns (degrees) of what faces a seat: at the lower, left, upper and right edge."""
_COUCH = "couch"
_BOTH = (0.73, 0.27)
"""Where two share a long edge, in the order in which they play."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place at an edge: the ``turn`` of what faces it, and how far ``along`` the edge, from its own left (0) to 1."""

    turn: int
    along: float = 0.5

    @property
    def way(self) -> float:
        """How far clockwise around the table it lies, in edges from the lower right corner."""
        return self.turn / 90 + 1 - self.along


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """A place for every seat, or none at all on a couch."""

    places: tuple[Place, ...] = ()

    @classmethod
    def usual(cls, seats: int, *, upright: bool = False) -> SeatPlan:
        """Return the plan that waits for so many seats, clockwise; where two share an edge it is a long one."""
        long, short = ((90, 270), (0, 180)) if upright else ((0, 180), (90, 270))
        single = {1: (0,), 2: long, 3: (long[0], *short), 4: TURNS}
        if seats in single:
            return cls(tuple(Place(turn) for turn in sorted(single[seats])))
        shared = long if seats > 5 else long[:1]
        return cls(tuple(Place(turn, along) for turn in TURNS for along in (_BOTH if turn in shared else (0.5,))))

    @property
    def couch(self) -> bool:
        """Whether everything is upright."""
        return not self.places

    def fitting(self, seats: int) -> SeatPlan:
        """Return the plan if it has a place for each of so many seats, else the couch."""
        return self if len(self.places) == seats else COUCH

    def moved(self, seat: Seat, place: Place) -> SeatPlan:
        """Return the plan with a seat at another place."""
        return replace(self, places=(*self.places[:seat], place, *self.places[seat + 1 :]))

    def turned(self, turn: int) -> SeatPlan:
        """Return the plan with everybody moved on clockwise by a quarter ``turn`` or more; the couch stays."""
        return replace(self, places=tuple(replace(place, turn=(place.turn + turn) % 360) for place in self.places))

    def begun_by(self, seat: Seat) -> SeatPlan:
        """Return the plan of the same people who now play from ``seat`` on: everybody keeps the place."""
        return replace(self, places=(*self.places[seat:], *self.places[:seat]))

    def clockwise(self) -> tuple[Seat, ...]:
        """Return the seats in the order in which they sit around the table."""
        return tuple(sorted(range(len(self.places)), key=lambda seat: self.places[seat].way))

    def home(self, seats: Sequence[Seat]) -> int:
        """Return the turn that most of these seats have, 0 where there are none; of equal ones the first."""
        turns = [self.places[seat].turn for seat in seats if seat < len(self.places)]
        return max(TURNS, key=turns.count) if turns else 0

    def encode(self) -> str:
        """Return the plan as text; places are kept to a hundredth of the edge."""
        return " ".join(f"{place.turn}:{place.along * 100:.0f}" for place in self.places) or _COUCH


COUCH = SeatPlan()


def read_plan(text: str) -> SeatPlan:
    """Return the plan that ``encode`` has written.

    Raises ``ValueError``.
    """
    return COUCH if text == _COUCH else SeatPlan(tuple(_read_place(part) for part in text.split(" ")))


def _read_place(text: str) -> Place:
    turn, _, along = text.partition(":")
    if not (turn.isdecimal() and along.isdecimal() and int(turn) in TURNS and int(along) <= 100):
        raise ValueError(f"not a place at a table: {text!r}")
    return Place(int(turn), int(along) / 100)
