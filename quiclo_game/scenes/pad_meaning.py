"""What the buttons of a gamepad mean on menus and at tables, and the signs that say so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from quiclo_game.rules.seats import Dealer
from quiclo_game.scenes.couch import KEYBOARDS, Couch
from quiclo_game.scenes.panel_pads import led_over_panel, way_in_middle
from quiclo_game.shell.control import Control
from quiclo_game.shell.control_signs import Sign, Signs
from quiclo_game.shell.inputs import Button, ControlPress, Input, KeyPress, PadPress
from quiclo_game.shell.pad_make import Make

if TYPE_CHECKING:
    from quiclo_game.scenes.table import TableScene

WAYS: Final = {Button.UP: "up", Button.DOWN: "down", Button.LEFT: "left", Button.RIGHT: "right"}
FACE: Final = frozenset((Button.A, Button.B, Button.X, Button.Y))
"""Any of these is a buzzer, but A for whoever has moved the ring to something else."""
MENU: Final = {
    **WAYS, Button.A: "return", Button.START: "return", Button.B: "escape", Button.L: "pageup", Button.R: "pagedown",
}  # fmt: skip
TABLE: Final = {**WAYS, Button.A: "return", Button.B: "backspace"}
"""Which keys of the keyboard the buttons stand for."""
BY_MODE: Final = {"card_network": {Button.L: "pageup", Button.R: "n"}, "brain_training": {Button.R: "n"}}
"""Keys for the shoulder buttons where a mode has some of its own; elsewhere they walk through all controls."""
AROUND: Final = frozenset((Button.L, Button.R))
ANYBODY: Final = {Button.START: "escape", Button.SELECT: "l"}
"""Which keys stand at a table for buttons of those, too, whose turn it is not."""
NAMED: Final = {Button.X: "hint", Button.Y: "main"}
"""Controls of a table that buttons press wherever the focus is."""
ON_MENU: Final = {"back": Button.B}
"""Controls of a menu that bear the sign of a button."""
ON_TABLE: Final = {"hint": Button.X, "main": Button.Y, "back": Button.B, "pause": Button.START, "log": Button.SELECT}
"""Controls of a table that bear the sign of a button."""
RETURN_PRESSES: Final = frozenset(("main", "open"))
"""Controls of a table that return presses where nothing has the focus."""
HOMES: Final = ("finish", "open", "die:", "card:", "place:", "stack:", "pick:", "vote:", "main", "dice", "call")
"""Where the focus begins at a table: at the first control that can do something and whose key begins so."""


def at_menu(press: PadPress, first_key: str | None) -> Iterator[Input]:
    """Yield what a button means on a menu: start presses its first key, wherever the focus is."""
    if press.button is Button.START and first_key is not None:
        yield ControlPress(first_key, press.pad)
    elif press.button in MENU:
        yield KeyPress(MENU[press.button], pad=press.pad)


def at_table(table: TableScene, press: PadPress) -> Iterator[Input]:
    """Yield what a button means at a table; who is not due has a buzzer at most, and hears whose turn it is."""
    couch, players = table.services.couch, table.plan.players
    if table.match.outcome is not None:
        yield from at_menu(press, None)
        return
    seat = table.seat_with(press.pad)
    returns = seat in table.absence.away
    table.heard_pad(press.pad)
    if press.button in ANYBODY:
        yield KeyPress(ANYBODY[press.button], pad=press.pad)
        return
    if returns:
        return
    due = [actor for actor in table.match.mode.actors(table.match.state) if not isinstance(actor, Dealer)]
    people = [actor for actor in due if not table.director.plays(actor)]
    if seat is not None and led_over_panel(table, seat, press, due=seat in people):
        return
    if seat is not None and press.button in FACE and _buzzes(table, seat):
        ringed = press.button is Button.A and _has_ring(table, press.pad)
        yield KeyPress("return", pad=press.pad) if ringed else ControlPress(f"buzz:{seat}", press.pad)
        return
    present = [player.colour for player in players if not player.is_bot]
    if not couch.may_steer(press.pad, [players[actor].colour for actor in people], present):
        if not press.repeated:
            _answer_stranger(table, players[people[0]].name)
        return
    if press.button in NAMED:
        yield ControlPress(NAMED[press.button], press.pad)
    elif press.button in BY_MODE.get(table.plan.mode_key, {}):
        yield KeyPress(BY_MODE[table.plan.mode_key][press.button], pad=press.pad)
    elif press.button in AROUND:
        yield KeyPress("tab", shift=press.button is Button.L, pad=press.pad)
    elif press.button is Button.A and not _presses_something(table):
        yield KeyPress("down", pad=press.pad)
    elif press.button in WAYS and seat is not None:
        yield KeyPress(way_in_middle(table, seat, WAYS[press.button]), pad=press.pad)
    elif press.button in TABLE:
        yield KeyPress(TABLE[press.button], pad=press.pad)


def _buzzes(table: TableScene, seat: int) -> bool:
    """Say whether a seat has a buzzer that is of use now: nobody claims, so the cards are not to be steered to."""
    due = [actor for actor in table.match.mode.actors(table.match.state) if not isinstance(actor, Dealer)]
    return (
        len(due) > 1
        and seat in due
        and any(control.key == f"buzz:{seat}" for control in (*table.controls, *table.edges.controls))
    )


def _has_ring(table: TableScene, pad: str) -> bool:
    """Say whether a gamepad has moved the ring to something that is no buzzer since all may buzz."""
    ringed = table.controls.focused or ""
    return table.controls.focus_shown and table.ring.led_by == pad and not ringed.startswith("buzz:")


def _racing(table: TableScene) -> bool:
    """Say whether all buttons of somebody's gamepad are a buzzer now, so that none of them means anything else."""
    seats = range(len(table.plan.players))
    return any(table.pad_of(seat) is not None and _buzzes(table, seat) for seat in seats)


def _presses_something(table: TableScene) -> bool:
    """Say whether return does something now; else a first press shows where the focus is."""
    main = any(control.key in RETURN_PRESSES and control.enabled for control in table.controls)
    return main or table.controls.focus_shown or not table.queue.empty or table.automatic


def _answer_stranger(table: TableScene, due: str) -> None:
    """Tell somebody who is not due whose turn it is; where something stands there already, light up what waits."""
    table.services.audio.play("select")
    if not table.message:
        table.say(table.services.words("couch.not_due", name=due))
        return
    table.controls.nod()
    table.invalidate()


def menu_signs(couch: Couch, keys: Mapping[str, Button] = ON_MENU) -> Signs:
    """Return what puts signs on the keys of a menu: on the one with the focus, and on those of ``keys``."""

    def look(control: Control, focused: bool, size: float) -> Sign | None:
        button = Button.A if focused else keys.get(control.key)
        if button is Button.START and couch.make in KEYBOARDS:
            return None  # there the key of that name leads back
        return _sign(couch, couch.make, button, size)

    return look


def table_signs(table: TableScene) -> Signs:
    """Return what puts signs on the keys of a table, by the names of the buttons of whoever is due."""

    def look(control: Control, focused: bool, size: float) -> Sign | None:
        button = Button.A if focused else ON_TABLE.get(control.key) if control.enabled else None
        if button in FACE and _racing(table) and not (focused and _has_ring(table, table.ring.led_by)):
            return None
        couch, seat = table.services.couch, table.seat
        pad = table.pad_of(seat) if seat is not None else None
        if focused and table.ring.led_by:
            pad = table.ring.led_by
        make = couch.pads[pad].make if couch.make is not None and pad in couch.pads else couch.make
        return _sign(couch, make, button, size)

    return look


def _sign(couch: Couch, make: Make | None, button: Button | None, size: float) -> Sign | None:
    if make is None or button is None or not couch.signed(make, button):
        return None
    from quiclo_game.shell.pad_signs import ButtonSign  # needed once somebody steers, not for the start

    return ButtonSign(make, button, size)
