"""Fingers and the mouse on the table: every one belongs to a key, to a hand card, or to the felt, until it goes up."""

from __future__ import annotations

from typing import Protocol

from quiclo_game.scenes.carrying import Cards, CardsDropped, CardTapped, Carrying
from quiclo_game.scenes.network.camera_work import CameraWork
from quiclo_game.shell.controls import Controls
from quiclo_game.shell.gestures import Gestures, Tapped
from quiclo_game.shell.inputs import Phase, Pointer

OVERVIEW = "overview"
"""The control that is pointed at rather than pressed."""


class Touchable(Protocol):
    """The table as pointers see it."""

    controls: Controls

    def fire(self, keys: list[str]) -> None:
        """Carry out what controls mean."""
        ...

    def uses_touch(self, key: str | None) -> bool:
        """Use a fresh tap on a control (or on none) for stopping, going on or skipping; say whether it was used."""
        ...

    def takes_card(self, key: str) -> int | None:
        """Return the hand card of a control that a person may take just now, or ``None``."""
        ...

    def together(self, card: int) -> Cards:
        """Return the cards that move along with a hand card."""
        ...

    def came_of(self, happened: CardTapped | CardsDropped) -> None:
        """Carry out what a finger did with hand cards."""
        ...

    def on_panel(self, x: float, y: float) -> bool:
        """Say whether a panel covers the felt at a place."""
        ...

    def point_overview(self, x: float, y: float) -> None:
        """Go to the place that a finger points out in the overview."""
        ...

    def touched(self, x: float, y: float) -> None:
        """Answer a contact on the felt at once, whatever comes of it."""
        ...

    def tapped(self, x: float, y: float) -> None:
        """Carry out what a tap on the network means."""
        ...


class Pointing:
    """Leads every pointer to what it went down on."""

    def __init__(self, table: Touchable, work: CameraWork, carrying: Carrying, slop: float) -> None:
        """Let fingers tremble by ``slop`` px before a tap on the felt becomes a pan."""
        self._table = table
        self._work = work
        self._carrying = carrying
        self._gestures = Gestures(slop)
        self._swallowed: set[str] = set()
        self._felt: set[str] = set()
        self._on_overview: set[str] = set()

    def handle(self, event: Pointer) -> None:
        """Take one step of a pointer."""
        if event.phase is Phase.DOWN:
            self._end(event.id)
            self._go_down(event)
        elif event.id in self._swallowed:
            if event.phase is not Phase.MOVE:
                self._swallowed.discard(event.id)
        elif self._carrying.owns(event.id):
            happened = self._carrying.handle(event, self._table.together)
            if happened is not None:
                self._table.came_of(happened)
        elif event.id in self._felt:
            self._on_felt(event)
        elif event.id in self._on_overview:
            if event.phase is Phase.MOVE:
                self._table.point_overview(event.x, event.y)
            else:
                self._on_overview.discard(event.id)
        else:
            self._table.fire(self._table.controls.handle(event))

    def _go_down(self, event: Pointer) -> None:
        table = self._table
        control = table.controls.at(event.x, event.y)
        if control is not None:
            card = table.takes_card(control.key)
            if card is not None:
                self._carrying.take(event, card)
            elif control.key == OVERVIEW:
                self._on_overview.add(event.id)
                table.point_overview(event.x, event.y)
            elif table.uses_touch(control.key):
                self._swallowed.add(event.id)
            else:
                table.fire(table.controls.handle(event))
        elif table.on_panel(event.x, event.y):
            table.uses_touch(None)
            self._swallowed.add(event.id)
        else:
            table.controls.handle(event)
            table.touched(event.x, event.y)
            self._felt.add(event.id)
            self._on_felt(event)

    def _on_felt(self, event: Pointer) -> None:
        gesturing = self._work.gesturing
        self._work.handle(event)
        for gesture in self._gestures.handle(event):
            if isinstance(gesture, Tapped) and not gesturing:
                self._tap(gesture)
        if event.phase in (Phase.UP, Phase.CANCEL):
            self._felt.discard(event.id)

    def _tap(self, gesture: Tapped) -> None:
        if gesture.count == 2:
            self._work.come_near(gesture.x, gesture.y)
        elif not self._table.uses_touch(None):
            self._table.tapped(gesture.x, gesture.y)

    def _end(self, pointer: str) -> None:
        self._swallowed.discard(pointer)
        self._felt.discard(pointer)
        self._on_overview.discard(pointer)
