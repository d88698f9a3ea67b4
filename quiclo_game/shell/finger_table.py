"""The finger table: which contacts are live, kept by ourselves because ups go missing and downs repeat (table.md)."""

from __future__ import annotations

from dataclasses import dataclass

from quiclo_game.shell.inputs import Phase

STALE_AFTER = 20_000.0
"""A contact without any sign of life for this long, in ms, lost its up: even a still finger trembles sooner."""


@dataclass(slots=True)
class Contact:
    """One finger on the glass, or the pressed mouse: where it is in px, since when and when last heard of, in ms."""

    id: str
    x: float
    y: float
    began: float
    heard: float
    moved: bool = False
    """Whether its panel has told of any motion."""


class FingerTable:
    """Makes sure that each contact has one beginning and one end, whatever the system reports."""

    def __init__(self) -> None:
        """Start with nothing live."""
        self._live: dict[str, Contact] = {}

    def __contains__(self, id: str) -> bool:
        """Say whether a contact is live."""
        return id in self._live

    def __getitem__(self, id: str) -> Contact:
        """Return a live contact. Raises ``KeyError``."""
        return self._live[id]

    def live(self) -> tuple[Contact, ...]:
        """Return all live contacts, the oldest first."""
        return tuple(self._live.values())

    def down(self, id: str, x: float, y: float, now: float, began: float | None = None) -> Phase:
        """Note a down; return ``DOWN``, or ``MOVE`` if the contact is live already.

        ``began`` is the earliest moment at which the contact can have begun, ``now`` by default.
        """
        if self.move(id, x, y, now):
            return Phase.MOVE
        self._live[id] = Contact(id, x, y, now if began is None else began, now)
        return Phase.DOWN

    def move(self, id: str, x: float, y: float, now: float) -> bool:
        """Note a move; return whether the contact is live, since a stranger's move means nothing."""
        contact = self._live.get(id)
        if contact is None:
            return False
        contact.moved = contact.moved or (x, y) != (contact.x, contact.y)
        contact.x, contact.y, contact.heard = x, y, now
        return True

    def end(self, id: str) -> Contact | None:
        """Forget a contact and return it as it was, or ``None`` if it was not live."""
        return self._live.pop(id, None)

    def end_all(self) -> tuple[Contact, ...]:
        """Forget all contacts and return them."""
        live = self.live()
        self._live.clear()
        return live

    def end_stale(self, now: float) -> tuple[Contact, ...]:
        """Forget and return the contacts that were not heard of for ``STALE_AFTER`` ms."""
        stale = tuple(contact for contact in self._live.values() if now - contact.heard >= STALE_AFTER)
        for contact in stale:
            del self._live[contact.id]
        return stale
