"""A ring for each seat on its own panel at the edge of a table, moved by the seat's gamepad as the seat sees it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from quiclo_game.rules.seats import Seat
from quiclo_game.shell.control import Control
from quiclo_game.shell.control_looks import FocusRing
from quiclo_game.shell.controls import Controls
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.focus import Bounds, nearest
from quiclo_game.shell.turning import turned_by

WHOLE = "seat:"
"""The panel itself: a finger touches it, a ring has nothing to do there."""


class PanelFocus:
    """Knows for every seat which control of its panel has the ring; rings of several seats show at once."""

    def __init__(self, controls: Controls) -> None:
        """Lead over the controls of all panels, which are in px of the window."""
        self._controls = controls
        self._rings: dict[Seat, str] = {}

    def __contains__(self, seat: Seat) -> bool:
        """Say whether the ring of a seat is on its panel."""
        return self._here(seat) is not None

    def at(self, seat: Seat) -> str | None:
        """Return the key of the control with the ring of a seat."""
        here = self._here(seat)
        return here.key if here is not None else None

    def enter(self, seat: Seat) -> bool:
        """Show the ring of a seat, on its first control; return whether there is any."""
        if self._here(seat) is None:
            first = next(iter(self._own(seat)), None)
            if first is None:
                return False
            self._put(seat, first.key)
        return True

    def move(self, seat: Seat, turn: int, across: int, down: int) -> bool:
        """Move the ring in a direction as the seat sees it, ``turn`` degrees; return whether it moved."""
        here = self._here(seat)
        if here is None:
            return self.enter(seat)
        others = {control.key: _seen(control, turn) for control in self._own(seat) if control is not here}
        found = nearest(_seen(here, turn), others, across, down)
        if found is not None:
            self._put(seat, found)
        return found is not None

    def leave(self, seats: Iterable[Seat]) -> None:
        """Take the rings of some seats away."""
        for seat in tuple(seats):
            if self._rings.pop(seat, None) is not None:
                self._controls.version += 1

    def draws(self) -> Iterator[Draw]:
        """Yield the rings, in px of the window."""
        for seat in self._rings:
            control = self._here(seat)
            if control is not None:
                yield Draw(FocusRing(control.width, control.height), control.x, control.y, control.turn)

    def _own(self, seat: Seat) -> Iterator[Control]:
        for control in self._controls:
            if control.key.endswith(f":{seat}") and not control.key.startswith(WHOLE) and not control.passive:
                yield control

    def _here(self, seat: Seat) -> Control | None:
        return next((control for control in self._own(seat) if control.key == self._rings.get(seat)), None)

    def _put(self, seat: Seat, key: str) -> None:
        self._rings[seat] = key
        self._controls.version += 1


def _seen(control: Control, turn: int) -> Bounds:
    """Return the bounds of a control as a side sees them that is turned so."""
    left, top, right, bottom = control.bounds()
    (x0, y0), (x1, y1) = turned_by(left, top, -turn % 360), turned_by(right, bottom, -turn % 360)
    return min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)
