"""Statistics of an unattended table without personal data: one CSV line for every party and every crash.

Append-only and synced; a line that a power cut tore is passed over, a disk that takes nothing costs no game. The
line of a session that goes on lies in a file of its own, for the next start to add where this one ends for no reason.
"""

from __future__ import annotations

import csv
import io
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import astuple, dataclass, field
from datetime import datetime
from enum import StrEnum
from pathlib import Path

from quiclo_game.locale.faults import fault_key
from quiclo_game.shell.safe_file import put_file, read_file, require_file

FILE = "statistics.csv"
OLDER = "statistics.older.csv"
UNDER_WAY = "session.csv"
KEEP_EVERY = 60.0
"""The line of a session under way is so many s behind at most."""
LARGEST = 4_000_000
"""At so many bytes the file becomes the older one, and a new one begins."""
COLUMNS = (
    "day", "hour", "kind", "seconds", "language", "modes", "finished", "aborted", "ended_by", "frame_ms_median",
    "frame_ms_99", "frame_ms_worst", "detail",
)  # fmt: skip


class EndedBy(StrEnum):
    """Why a party's session ended."""

    IDLE = "idle"
    LIMIT = "limit"
    OPERATOR = "operator"
    STOPPED = "stopped"
    """The machine or its caretaker ended the program."""
    CRASH = "crash"


@dataclass
class Party:
    """What is noted about one party: no names, no answers, only how long it played what."""

    language: str = ""
    modes: list[str] = field(default_factory=list)
    """Of the games that were begun, in their order."""
    finished: int = 0
    aborted: int = 0


@dataclass(frozen=True, slots=True)
class Summary:
    """The file in figures."""

    sessions: int = 0
    seconds: int = 0
    games: int = 0
    finished: int = 0
    aborted: int = 0
    crashes: int = 0
    frame_ms: int = 0
    """The mean of the sessions' medians."""
    frame_ms_worst: int = 0
    modes: tuple[tuple[str, int], ...] = ()
    """Games by mode, the most played first."""
    languages: tuple[tuple[str, int], ...] = ()
    endings: tuple[tuple[str, int], ...] = ()

    @property
    def minutes_each(self) -> float:
        """The mean length of a session in minutes."""
        return self.seconds / 60 / self.sessions if self.sessions else 0.0


class Statistics:
    """Writes lines, and reads them back as figures."""

    def __init__(self, folder: Path, now: Callable[[], datetime]) -> None:
        """Keep them in a folder; ``now`` tells the local time."""
        self.path = folder / FILE
        self.fault: str | None = None
        """The key of the locale for why the last line could not be kept."""
        self._under_way = folder / UNDER_WAY
        self._kept: tuple[object, ...] = ()
        self._kept_until = 0.0
        self._now = now

    def note_session(
        self, party: Party, seconds: float, ended_by: EndedBy, frame_ms: tuple[int, int, int] = (0, 0, 0)
    ) -> None:
        """Keep a session that is over; ``frame_ms`` are the median, what 99 % did not exceed, and the worst."""
        self._append(*session_values(party, seconds, ended_by, frame_ms))
        self._kept = ()
        with suppress(OSError):
            self._under_way.unlink(missing_ok=True)

    def keep_session(self, party: Party, seconds: float, frame_ms: tuple[int, int, int] = (0, 0, 0)) -> None:
        """Keep how a session stands that goes on, as the crash that would end it now; call it as often as you like."""
        if self._kept == astuple(party) and seconds - self._kept_until < KEEP_EVERY:
            return
        self._kept, self._kept_until = astuple(party), seconds
        try:
            put_file(self._under_way, self._line(*session_values(party, seconds, EndedBy.CRASH, frame_ms)).encode())
        except OSError as error:
            self.fault = fault_key(error)

    def close_session(self) -> None:
        """Add the session during which the program last ended without a word, if there was one."""
        for row in read_rows(self._under_way):
            self._write(line_of(*row.values()))
        with suppress(OSError):
            self._under_way.unlink(missing_ok=True)

    def note_crash(self, why: str) -> None:
        """Keep that the game ended by itself."""
        self._append("crash", "", "", "", "", "", "", "", "", "", why)

    def summary(self) -> Summary:
        """Return all that is kept as figures."""
        return summary_of(row for path in (self.path.with_name(OLDER), self.path) for row in read_rows(path))

    def _append(self, *values: object) -> None:
        self._write(self._line(*values))

    def _line(self, *values: object) -> str:
        now = self._now()
        return line_of(f"{now:%Y-%m-%d}", now.hour, *values)

    def _write(self, line: str) -> None:
        self.fault = None
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self._size() > LARGEST:
                os.replace(self.path, self.path.with_name(OLDER))
            if not self._size():
                line = line_of(*COLUMNS) + line
            with self.path.open("a", encoding="utf-8", newline="") as stream:
                if self._is_torn():
                    stream.write("\n")
                stream.write(line)
                stream.flush()
                os.fsync(stream.fileno())
        except OSError as error:
            self.fault = fault_key(error)

    def _size(self) -> int:
        try:
            return require_file(self.path).st_size
        except FileNotFoundError:
            return 0

    def _is_torn(self) -> bool:
        """Say whether the last line has no end."""
        with self.path.open("rb") as stream:
            if not stream.seek(0, os.SEEK_END):
                return False
            stream.seek(-1, os.SEEK_END)
            return stream.read() != b"\n"


def session_values(
    party: Party, seconds: float, ended_by: EndedBy, frame_ms: tuple[int, int, int]
) -> tuple[object, ...]:
    """Return what the line of a session says after its day and hour."""
    modes = " ".join(party.modes)
    games = (party.finished, party.aborted)
    return ("session", round(seconds), party.language, modes, *games, ended_by.value, *frame_ms, "")


def line_of(*values: object) -> str:
    """Return values as a line of the file."""
    line = io.StringIO()
    csv.writer(line, lineterminator="\n").writerow(values)
    return line.getvalue()


def whole_file(folder: Path) -> tuple[str, int]:
    """Return all that is kept in a folder as one CSV file with one heading, and how many lines nobody can read."""
    text = io.StringIO()
    writer = csv.DictWriter(text, COLUMNS, lineterminator="\n")
    writer.writeheader()
    lines = [row for name in (OLDER, FILE) for row in read_lines(folder / name)]
    writer.writerows(row for row in lines if row is not None)
    return text.getvalue(), lines.count(None)


def read_rows(path: Path) -> list[dict[str, str]]:
    """Return the whole lines of a file by column; what cannot be read is passed over."""
    return [row for row in read_lines(path) if row is not None]


def read_lines(path: Path) -> Iterator[dict[str, str] | None]:
    """Yield the lines of a file by column, without headings; ``None`` for one that cannot be read."""
    try:
        text = read_file(path).decode("utf-8", errors="replace").replace("\0", "")
    except OSError:
        return
    whole, _, torn = text.rpartition("\n")
    # Each line by itself: a stray quotation mark costs one line, and not all that follow.
    for line in filter(None, whole.split("\n")):
        try:
            row = next(csv.reader([line]), [])
        except csv.Error:
            row = []
        if tuple(row) != COLUMNS:
            yield dict(zip(COLUMNS, row, strict=True)) if len(row) == len(COLUMNS) else None
    if torn:
        yield None


def summary_of(rows: Iterable[dict[str, str]]) -> Summary:
    """Return lines as figures."""
    sessions = crashes = 0
    sums: Counter[str] = Counter()
    modes: Counter[str] = Counter()
    languages: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    worst = 0
    for row in rows:
        if row["kind"] == "crash":
            crashes += 1
        if row["kind"] != "session":
            continue
        sessions += 1
        for column in ("seconds", "finished", "aborted", "frame_ms_median"):
            sums[column] += _number(row[column])
        worst = max(worst, _number(row["frame_ms_worst"]))
        modes.update(row["modes"].split())
        languages[row["language"]] += 1
        endings[row["ended_by"]] += 1
    return Summary(
        sessions,
        sums["seconds"],
        sum(modes.values()),
        sums["finished"],
        sums["aborted"],
        crashes,
        round(sums["frame_ms_median"] / sessions) if sessions else 0,
        worst,
        tuple(modes.most_common()),
        tuple(languages.most_common()),
        tuple(endings.most_common()),
    )


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
