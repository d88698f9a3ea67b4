"""The statistics on disk: finished games, who took part, and what each had to calculate, in one SQLite file.

A missing file is made; a spoilt one is put aside; a locked, read-only or full disk is told and nothing else happens.
Only loaded when a game has ended or when somebody looks: SQLite is not needed before the first picture.
"""

from __future__ import annotations

import contextlib
import csv
import errno
import io
import json
import os
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from quiclo_game.play.players import clean_name
from quiclo_game.play.records_schema import TABLES, VERSION

FILE = "statistics.db"
DAMAGED = "statistics.db.damaged"
COLUMNS = (
    "ended", "person", "mode", "figure", "unit", "won", "seats", "rounds", "seconds", "solved", "tried", "ending",
    "deal", "help", "options",
)  # fmt: skip
"""The columns of the CSV file, one line for each person and game."""
SHARED = "shared"
"""The unit of a figure that a stand-in made in part: it is nobody's best."""
CHECKED = 1 << 20
"""Files of up to so many bytes are checked as a whole whenever they are opened."""
_WAIT = 2.0
"""So many seconds another program may hold the file."""


class RecordsError(Exception):
    """The statistics cannot be read or written.

    ``why`` is ``newer``, ``locked``, ``read_only``, ``full``, ``damaged`` (and put aside) or ``failed``.
    """

    def __init__(self, why: str) -> None:
        """Keep the reason, to be said in any language."""
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class ExerciseRecord:
    """An exercise as it is kept; ``ms`` is the time that it took, where it was measured."""

    target: int
    solved: bool
    numbers: int
    operators: str
    calculation: str
    ms: int | None = None


@dataclass(frozen=True, slots=True)
class PartRecord:
    """What one person made of a game; ``figure`` counts in ``unit``.

    Units are points, sum, cards, left (fewest win), and ``SHARED``.
    """

    name: str
    colour: int
    seat: int
    won: bool
    figure: int
    unit: str
    exercises: tuple[ExerciseRecord, ...]
    help: str = ""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A finished game with the persons who took part; ``ended`` is local time in ISO form, ``mark`` its journal."""

    mark: str | None
    mode: str
    ended: str
    seconds: int
    ending: str
    deal: int
    seats: int
    rounds: int
    options: dict[str, str]
    parts: tuple[PartRecord, ...]


@dataclass(frozen=True, slots=True)
class Person:
    """A profile: the name, the colour used last, how many games, and the day of the first one (ISO)."""

    name: str
    colour: int
    games: int
    since: str


@dataclass(frozen=True, slots=True)
class Played:
    """One game of a person, without the others."""

    mode: str
    ended: str
    seconds: int
    rounds: int
    seats: int
    won: bool
    figure: int
    unit: str
    exercises: tuple[ExerciseRecord, ...]


class Records:
    """The statistics of one data folder; every call opens the file and closes it again."""

    def __init__(self, folder: Path) -> None:
        """Keep the statistics in a folder; nothing is touched yet."""
        self.path = folder / FILE
        self.put_aside = False
        """Whether a file that could not be read was put aside under ``DAMAGED``."""

    @property
    def lie_aside(self) -> bool:
        """Whether earlier statistics lie aside: then nobody may be in these, and yet somebody has played."""
        return self.path.with_name(DAMAGED).exists()

    def keep(self, game: GameRecord) -> bool:
        """Keep a finished game, in a new file if the old one turns out to be spoilt; return whether it was new.

        Raises ``RecordsError``.
        """
        try:
            return self._kept(game)
        except RecordsError as error:
            if error.why != "damaged":
                raise
            return self._kept(game)

    def _kept(self, game: GameRecord) -> bool:
        with self._open() as base:
            try:
                number = base.execute(
                    "INSERT INTO game (mark, mode, ended, seconds, ending, deal, seats, rounds, options)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        game.mark, game.mode, game.ended, game.seconds, game.ending, game.deal, game.seats,
                        game.rounds, json.dumps(game.options),
                    ),
                ).lastrowid  # fmt: skip
            except sqlite3.IntegrityError:
                return False
            for part in game.parts:
                self._keep_part(base, number, part)
        return True

    def people(self) -> tuple[Person, ...]:
        """Return all persons, those with the most games first. Raises ``RecordsError``."""
        with self._open(writing=False) as base:
            rows = base.execute(
                "SELECT person.name, colour, count(*) AS games, min(ended) FROM person"
                " JOIN part ON part.person = person.id JOIN game ON game.id = part.game"
                " GROUP BY person.id ORDER BY games DESC, person.folded"
            ).fetchall()
        return tuple(Person(*row) for row in rows)

    def played(self, name: str) -> tuple[Played, ...]:
        """Return the games of a person, the oldest first. Raises ``RecordsError``."""
        with self._open(writing=False) as base:
            parts = base.execute(
                "SELECT part.id, mode, ended, seconds, rounds, seats, won, figure, unit FROM part"
                " JOIN game ON game.id = part.game JOIN person ON person.id = part.person"
                " WHERE person.folded = ? ORDER BY ended, game.id, seat",
                (_folded(name),),
            ).fetchall()
            exercises: dict[int, list[ExerciseRecord]] = {row[0]: [] for row in parts}
            for part, target, solved, numbers, operators, calculation, ms in base.execute(
                "SELECT part, target, solved, numbers, operators, calculation, ms FROM exercise WHERE part IN"
                " (SELECT part.id FROM part JOIN person ON person.id = part.person WHERE person.folded = ?)"
                " ORDER BY exercise.rowid",
                (_folded(name),),
            ):
                record = ExerciseRecord(target, bool(solved), numbers, operators, calculation, ms)
                exercises[part].append(record)
        return tuple(
            Played(mode, ended, seconds, rounds, seats, bool(won), figure, unit, tuple(exercises[part]))
            for part, mode, ended, seconds, rounds, seats, won, figure, unit in parts
        )

    def rename(self, old: str, new: str) -> bool:
        """Give a person another name; where somebody has it already, both become one. Return whether ``old`` is known.

        Raises ``RecordsError``, or ``ValueError`` for a name without a sign.
        """
        new = clean_name(new)
        if not new:
            raise ValueError(new)
        with self._open() as base:
            found = base.execute("SELECT id FROM person WHERE folded = ?", (_folded(old),)).fetchone()
            if found is None:
                return False
            other = base.execute(
                "SELECT id FROM person WHERE folded = ? AND id <> ?", (_folded(new), found[0])
            ).fetchone()
            if other is not None:
                base.execute("UPDATE part SET person = ? WHERE person = ?", (found[0], other[0]))
                base.execute("DELETE FROM person WHERE id = ?", other)
            base.execute("UPDATE person SET name = ?, folded = ? WHERE id = ?", (new, _folded(new), found[0]))
        return True

    def delete(self, name: str) -> bool:
        """Delete a person with everything that is kept of them; return whether they were known.

        Nothing of them is left in the file, and none in one that was put aside. Raises ``RecordsError``.
        """
        aside = self.path.with_name(DAMAGED)
        try:
            if aside.is_file() and clean_name(name).encode() in aside.read_bytes():
                aside.unlink()
        except OSError as error:
            raise RecordsError("read_only") from error
        with self._open() as base:
            known = base.execute("DELETE FROM person WHERE folded = ?", (_folded(name),)).rowcount > 0
            base.execute("DELETE FROM game WHERE id NOT IN (SELECT game FROM part)")
        return known

    def rows(self) -> list[dict[str, str | int]]:
        """Return a row for each person and game, by ``COLUMNS``, the oldest first. Raises ``RecordsError``."""
        with self._open(writing=False) as base:
            found = base.execute(
                "SELECT ended, person.name, mode, figure, unit, won, seats, rounds, seconds,"
                " (SELECT count(*) FROM exercise WHERE exercise.part = part.id AND solved),"
                " (SELECT count(*) FROM exercise WHERE exercise.part = part.id), ending, deal, help, options"
                " FROM part JOIN game ON game.id = part.game JOIN person ON person.id = part.person"
                " ORDER BY ended, game.id, seat"
            ).fetchall()
        return [dict(zip(COLUMNS, row, strict=True)) for row in found]

    def export(self, path: Path, put: Callable[[Path, bytes], object]) -> int:
        """Write everything as CSV (UTF-8 with a mark, so that spreadsheets read umlauts); return the number of rows.

        ``put`` writes a file as a whole or leaves the one that is there. Raises ``RecordsError``, or ``OSError`` where
        ``path`` cannot be written; a folder that is missing was mistyped, and is not made.
        """
        if not path.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, "no such folder", str(path.parent))
        rows, stream = self.rows(), io.StringIO(newline="")
        write_csv(rows, stream)
        put(path, stream.getvalue().encode("utf-8-sig"))
        return len(rows)

    @contextlib.contextmanager
    def _open(self, *, writing: bool = True) -> Iterator[sqlite3.Connection]:
        """Give the file, whole and of this version; what is done with it counts as one step or not at all."""
        try:
            base = self._checked(writing=writing)
        except sqlite3.Error as error:
            raise _told(error) from error
        except OSError as error:
            raise RecordsError("read_only") from error
        try:
            with base:
                yield base
        except sqlite3.Error as error:
            told = _told(error)
            base.close()
            if told.why == "damaged":
                self._put_aside()
            raise told from error
        finally:
            base.close()

    def _checked(self, *, writing: bool) -> sqlite3.Connection:
        if not writing and not self.path.exists():
            base = sqlite3.connect(":memory:")
            base.executescript(TABLES)
            return base
        self.path.parent.mkdir(parents=True, exist_ok=True)
        base = sqlite3.connect(self.path, timeout=_WAIT)
        try:
            version = base.execute("PRAGMA user_version").fetchone()[0]
            tables = base.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
            # Large files would take long to check as a whole; what is wrong with them is met when it is read.
            small = self.path.stat().st_size <= CHECKED
            sound = not small or base.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
        except sqlite3.DatabaseError as error:
            base.close()
            if _told(error).why not in ("damaged", "failed"):
                raise
            self._put_aside()
            return self._checked(writing=writing)
        if version > VERSION:
            base.close()
            raise RecordsError("newer")
        if not sound or (tables and version == 0):
            base.close()
            self._put_aside()
            return self._checked(writing=writing)
        base.execute("PRAGMA foreign_keys = ON")
        base.execute("PRAGMA secure_delete = ON")  # what is deleted shall not lie in unused pages
        if not tables:
            base.executescript(f"BEGIN;{TABLES}PRAGMA user_version = {VERSION};COMMIT;")
        return base

    def _put_aside(self) -> None:
        """Put a spoilt file aside, for whoever can read it."""
        os.replace(self.path, self.path.with_name(DAMAGED))
        for rest in ("-journal", "-wal", "-shm"):
            self.path.with_name(FILE + rest).unlink(missing_ok=True)
        self.put_aside = True

    def _keep_part(self, base: sqlite3.Connection, game: int | None, part: PartRecord) -> None:
        name = clean_name(part.name)
        base.execute(
            "INSERT INTO person (name, folded, colour) VALUES (?, ?, ?)"
            " ON CONFLICT (folded) DO UPDATE SET colour = excluded.colour",
            (name, _folded(name), part.colour),
        )
        person = base.execute("SELECT id FROM person WHERE folded = ?", (_folded(name),)).fetchone()[0]
        number = base.execute(
            "INSERT INTO part (game, person, seat, won, figure, unit, help) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (game, person, part.seat, part.won, part.figure, part.unit, part.help),
        ).lastrowid
        base.executemany(
            "INSERT INTO exercise (part, target, solved, numbers, operators, ms, calculation)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (number, one.target, one.solved, one.numbers, one.operators, one.ms, one.calculation)
                for one in part.exercises
            ],
        )


def _folded(name: str) -> str:
    return clean_name(name).casefold()


def write_csv(rows: Sequence[Mapping[str, str | int]], stream: TextIO) -> None:
    """Write rows as CSV under the names of the columns; nothing in them is taken for a formula."""
    writer = csv.DictWriter(stream, COLUMNS)
    writer.writeheader()
    writer.writerows({name: _harmless(value) for name, value in row.items()} for row in rows)


def _harmless(value: str | int) -> str | int:
    """Return a value that no spreadsheet takes for a formula."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@") and len(value) > 1 else value


def _told(error: sqlite3.Error) -> RecordsError:
    """Return what went wrong in the few kinds that a person can do something about."""
    name = getattr(error, "sqlite_errorname", "") or ""
    reasons: Sequence[tuple[str, str]] = (
        ("SQLITE_READONLY", "read_only"),
        ("SQLITE_CANTOPEN", "read_only"),
        ("SQLITE_PERM", "read_only"),
        ("SQLITE_FULL", "full"),
        ("SQLITE_BUSY", "locked"),
        ("SQLITE_LOCKED", "locked"),
        ("SQLITE_CORRUPT", "damaged"),
        ("SQLITE_NOTADB", "damaged"),
    )
    return RecordsError(next((why for start, why in reasons if name.startswith(start)), "failed"))
