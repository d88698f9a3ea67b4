"""The journal: every action on disk before it is shown, append-only, readable, and enough to resume or replay.

First line: JSON with mode, settings, players, seed. Then a line an action: ``0 solve target=88 calculation=a*b``,
``chance rolled faces=3,1,5``, ``0 undo``, ``0 tried solve …``, ``0 away`` and ``0 back`` (a bot stands in, or no more),
``seating 0:50 180:50``, ``name 0 Oma``, ``clock 61500`` (ms played so far). A last line without its line end was torn
by a crash and does not count.
"""

from __future__ import annotations

import errno
from dataclasses import dataclass, replace
from pathlib import Path
from stat import S_ISDIR, S_ISREG

from quiclo_game.play.journal_error import JournalError
from quiclo_game.play.journal_header import Header, read_header, read_seating, renamed

UNDO, AWAY, BACK = "undo", "away", "back"
TRIED = "tried"
"""Begins what a seat calculated wrongly: ``0 tried solve target=88 calculation=a*b``; it changes nothing."""
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
"""Some editors put it before the first line."""
CLOCK = "clock"
LONGEST_LINE = 65_536
"""No line of a journal has more bytes."""
LARGEST = 33_554_432
"""No journal has more bytes: the longest games take some hundred thousand."""
SEATING = "seating "
NAME = "name "
"""Begins a line that gives a seat another name: ``name 0 Oma``."""


@dataclass(frozen=True, slots=True)
class JournalRead:
    """A journal as read: its header, its lines (number, text), and its bytes as far as they are whole lines."""

    path: Path
    header: Header
    lines: tuple[tuple[int, str], ...]
    content: bytes
    torn: bool = False
    """Whether a last line without its line end was dropped."""


def read_journal(path: Path) -> JournalRead:
    """Return what a journal says; a torn last line is dropped, and what editors do to line ends does no harm.

    Raises ``JournalError`` for a file that is no journal, ``OSError`` for one that cannot be opened or that is no
    regular file: others may never end.
    """
    content = _read_all(path)
    torn = bool(content) and not content.endswith(b"\n")
    content = content[: content.rfind(b"\n") + 1]
    lines: list[str] = []
    raw = content.removeprefix(BYTE_ORDER_MARK).split(b"\n")[:-1]
    if raw and raw[0].endswith(b"\r"):
        raw = [line.removesuffix(b"\r") for line in raw]
    for number, line in enumerate(raw, start=1):
        try:
            lines.append(line.decode())
        except UnicodeDecodeError as error:
            raise JournalError(path, number, "not text") from error
    if not lines:
        raise JournalError(path, 1, "no header")
    header = read_header(path, lines[0])
    moves: list[tuple[int, str]] = []
    for number, text in enumerate(lines[1:], start=2):
        if text.startswith(SEATING):
            header = replace(header, seating=read_seating(text.removeprefix(SEATING), len(header.players)))
        elif text.startswith(NAME):
            header = renamed(header, text.removeprefix(NAME))
        else:
            moves.append((number, text))
    return JournalRead(path, header, tuple(moves), content, torn)


def _read_all(path: Path) -> bytes:
    kind = path.stat().st_mode
    # What a folder is called is the system's own word.
    if not S_ISREG(kind) and not S_ISDIR(kind):
        raise OSError(errno.EINVAL, "not a regular file", str(path))
    lines: list[bytes] = []
    size = 0
    with path.open("rb") as stream:
        while line := stream.readline(LONGEST_LINE + 1):
            lines.append(line)
            size += len(line)
            if len(line) > LONGEST_LINE:
                raise JournalError(path, len(lines), "too long a line")
            if size > LARGEST:
                raise JournalError(path, len(lines), "too large a file")
    return b"".join(lines)
