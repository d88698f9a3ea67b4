"""The writer of a journal: a line for everything that happens, on disk before it is shown."""

from __future__ import annotations

import os
from pathlib import Path

from quiclo_game.locale.faults import fault_key
from quiclo_game.play.journal import AWAY, BACK, CLOCK, NAME, SEATING, TRIED, UNDO
from quiclo_game.play.journal_header import Header
from quiclo_game.play.seat_plan import SeatPlan
from quiclo_game.rules.contract import Action
from quiclo_game.rules.notation import write_action
from quiclo_game.rules.seats import CHANCE, Actor, Seat

_OPEN_TO_WRITE = os.O_WRONLY | os.O_CREAT | getattr(os, "O_BINARY", 0)  # Windows would add carriage returns


class JournalWriter:
    """Appends to a journal file and syncs every line; a full or read-only disk never stops the game.

    Lines that could not be written are kept and tried again with the next one; ``fault`` holds the key of the
    words for what is wrong, or ``None``. A file that was removed or cut short meanwhile is written anew as a whole.
    """

    def __init__(self, path: Path, content: bytes = b"") -> None:
        """Continue the file after its ``content``; whatever lies behind that is a torn line and will be cut off."""
        self.path = path
        self.fault: str | None = None
        self._content = bytearray(content)
        self._good = len(content)

    @classmethod
    def create(cls, path: Path, header: Header) -> JournalWriter:
        """Return a writer that has begun a new file with a header."""
        writer = cls(path)
        writer._append(header.to_json())
        return writer

    def write(self, actor: Actor, action: Action) -> None:
        """Put an action on disk."""
        self._append(f"{_write_actor(actor)} {write_action(action)}")

    def write_seating(self, plan: SeatPlan) -> None:
        """Put on disk that everybody sits at other places now."""
        self._append(SEATING + plan.encode())

    def write_name(self, seat: Seat, name: str) -> None:
        """Put on disk that somebody has another name from now on."""
        self._append(f"{NAME}{seat} {name}")

    def write_undo(self, seat: Seat) -> None:
        """Put on disk that a seat took back the last action."""
        self._append(f"{seat} {UNDO}")

    def write_time(self, played: int) -> None:
        """Put on disk how long has been played so far, in ms."""
        self._append(f"{CLOCK} {played}")

    def write_attempt(self, seat: Seat, action: Action) -> None:
        """Put on disk what a seat calculated wrongly."""
        self._append(f"{seat} {TRIED} {write_action(action)}")

    def write_handover(self, seat: Seat, *, to_bot: bool) -> None:
        """Put on disk that a bot stands in for a seat from now on, or no longer."""
        self._append(f"{seat} {AWAY if to_bot else BACK}")

    def _append(self, line: str) -> None:
        self._content += line.encode() + b"\n"
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            descriptor = os.open(self.path, _OPEN_TO_WRITE, 0o644)
            try:
                size = os.fstat(descriptor).st_size
                start = self._good if size >= self._good else 0
                if size > start:
                    os.ftruncate(descriptor, start)
                os.lseek(descriptor, start, os.SEEK_SET)
                _write_all(descriptor, bytes(self._content[start:]))
                os.fsync(descriptor)
            finally:
                os.close(descriptor)
        except OSError as error:
            self.fault = fault_key(error)
            return
        self._good = len(self._content)
        self.fault = None


def _write_actor(actor: Actor) -> str:
    return actor.value if actor is CHANCE else str(actor)


def _write_all(descriptor: int, content: bytes) -> None:
    while content:
        content = content[os.write(descriptor, content) :]
