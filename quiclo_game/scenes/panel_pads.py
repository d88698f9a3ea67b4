"""Gamepads of people around a table: each moves a ring through the panel of its own seat, also while others are due."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quiclo_game.rules.seats import Seat
from quiclo_game.shell.controls import DIRECTIONS
from quiclo_game.shell.inputs import Button, PadPress
from quiclo_game.shell.turning import turned_by

if TYPE_CHECKING:
    from quiclo_game.scenes.table import TableScene

WAYS: Final = {Button.UP: (0, -1), Button.DOWN: (0, 1), Button.LEFT: (-1, 0), Button.RIGHT: (1, 0)}
"""Directions across and down, as whoever holds the gamepad sees them."""


def led_over_panel(table: TableScene, seat: Seat, press: PadPress, *, due: bool) -> bool:
    """Let a button move the ring on the panel of a seat, or press what has it; return whether it meant that.

    Who is due comes there from what lies nearest to the own edge, and goes back by the way to the middle; for anybody
    else the panel is all there is.
    """
    if not table.around:
        return False
    focus, turn = table.edges.focus, table.edges.plan.places[seat].turn
    there, way = seat in focus, WAYS.get(press.button)
    if way is not None:
        if not there and due and not _leads_out(table, turn, way):
            return False
        moved = focus.move(seat, turn, *way)
        if not moved and there and due and way == (0, -1):
            focus.leave((seat,))
        elif moved and not there and due:
            table.controls.focus(None)
        return moved or there
    if not there or press.button not in (Button.A, Button.B):
        return False
    if press.button is Button.B:
        focus.leave((seat,))
    elif not press.repeated:
        table.press_panel(focus.at(seat) or "")
    return True


def way_in_middle(table: TableScene, seat: Seat, key: str) -> str:
    """Return the arrow key that leads in the middle where a seat sees ``key`` lead: the middle may face others."""
    if not table.around:
        return key
    across, down = turned_by(*DIRECTIONS[key], table.edges.plan.places[seat].turn - table.edges.frame.turn)
    return next(name for name, way in DIRECTIONS.items() if way == (round(across), round(down)))


def _leads_out(table: TableScene, turn: int, way: tuple[int, int]) -> bool:
    """Say whether a direction leads from the last control of the middle on to the edge of a seat."""
    if way != (0, 1) or not table.controls.focus_shown:
        return False
    x, y = turned_by(*way, turn - table.edges.frame.turn)
    return table.controls.ahead(round(x), round(y)) is None
