"""The fingers that lie on seats while people sit down: each is one of its own, and may become a drag."""

from __future__ import annotations

from dataclasses import dataclass

from quiclo_game.play.seat_plan import Place
from quiclo_game.rules.seats import Seat
from quiclo_game.shell.inputs import Phase, Pointer


@dataclass(slots=True)
class Grip:
    """A finger on a seat: where it went down, where the seat was then, and whether it has become a drag."""

    seat: Seat
    x: float
    y: float
    home: Place
    dragging: bool = False


class SeatFingers:
    """Knows which finger drags which seat."""

    def __init__(self) -> None:
        """Begin with no finger."""
        self._grips: dict[str, Grip] = {}

    def down(self, event: Pointer, seat: Seat, home: Place) -> None:
        """Note a finger that goes down on a seat, which is at ``home``."""
        self._grips[event.id] = Grip(seat, event.x, event.y, home)

    def drag(self, event: Pointer, slack: float) -> Grip | None:
        """Return the grip that an event drags on, ``None`` if its finger holds no seat, or rests on it.

        It drags once it is more than ``slack`` px from where it went down; panels without motion tell that by the end.
        """
        grip = self._grips.get(event.id)
        if grip is None:
            return None
        far = max(abs(event.x - grip.x), abs(event.y - grip.y)) > slack
        if event.phase in (Phase.MOVE, Phase.UP) and far:
            grip.dragging = True
        if event.phase in (Phase.UP, Phase.CANCEL):
            del self._grips[event.id]
        return grip if grip.dragging else None

    def forget(self, seat: Seat) -> None:
        """Let go of a seat that is no more; those after it move up by one."""
        kept = {finger: grip for finger, grip in self._grips.items() if grip.seat != seat}
        for grip in kept.values():
            grip.seat -= grip.seat > seat
        self._grips = kept

    def clear(self) -> None:
        """Let go of every seat."""
        self._grips.clear()
