"""The ring in the middle of a table: who moved it there, and where it goes when others become due."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quiclo_game.rules.seats import Dealer, Seat

if TYPE_CHECKING:
    from quiclo_game.scenes.table import TableScene


class TableRing:
    """Belongs to whoever moves it, until it is the turn of others."""

    def __init__(self) -> None:
        """Belong to nobody."""
        self.led_by = ""
        """With which gamepad it was moved last; empty for the keyboard, and once others are due."""
        self._seen: tuple[Seat | None, bool] = (None, False)
        """Who was due, and whether others too, when it was last seen to that the ring is where that seat begins."""

    def bring(self, table: TableScene) -> None:
        """Let it begin anew once another person's turn does: what it was left on may be no more meant.

        Where the first one who buzzes is due it goes away: nobody presses by it what was meant for a buzzer.
        """
        actors = [actor for actor in table.match.mode.actors(table.match.state) if not isinstance(actor, Dealer)]
        several = len(actors) > 1
        if not actors or (actors[0], several) == self._seen or not table.queue.empty:
            return
        self._seen = actors[0], several
        if table.is_person(actors[0]) and table.controls.focus_shown:
            table.controls.focus(None)
            if table.waits_for_one or not several:
                table.controls.move_focus(0, 1)
            table.refreshed()
