"""The journal: every action on disk before it is shown, append-only, readable, and enough to resume or replay.

First line: JSON with mode, settings, players, seed. Then a line an action: ``0 solve target=88 calculation=a*b``,
``chance rolled faces=3,1,5``, ``0 undo``, ``0 tried solve …``, ``0 away`` and ``0 back`` (a bot stands in, or no more),
``seating 0:50 180:50``, ``name 0 Oma``, ``clock 61500`` (ms played so far). A last line without its line end was torn
by a crash and does not count.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Any

from quiclo_game.locale.faults import fault_key
from quiclo_game.play.chance import Chance, RealDice, SeededChance
from quiclo_game.play.help import help_from
from quiclo_game.play.match import Match
from quiclo_game.play.players import Player, Strength, clean_name
from quiclo_game.play.seat_plan import COUCH, SeatPlan, read_plan
from quiclo_game.rules.contract import Action, Mode
from quiclo_game.rules.notation import NotationError, read_action, write_action
from quiclo_game.rules.options import OptionError, Settings, settle
from quiclo_game.rules.registry import UnknownModeError, find_mode
from quiclo_game.rules.rejections import Rejection
from quiclo_game.rules.seats import CHANCE, Actor, Seat

VERSION = 1
UNDO, AWAY, BACK = "undo", "away", "back"
TRIED = "tried"
"""Begins what a seat calculated wrongly: ``0 tried solve target=88 calculation=a*b``; it changes nothing."""
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
"""Some editors put it before the first line."""
CLOCK = "clock"
LONGEST_TIME = 9
"""A time has so many digits at most: eleven days."""
LONGEST_LINE = 65_536
"""No line of a journal has more bytes."""
LARGEST = 33_554_432
"""No journal has more bytes: the longest games take some hundred thousand."""
SEATING = "seating "
NAME = "name "
"""Begins a line that gives a seat another name: ``name 0 Oma``."""
_OPEN_TO_WRITE = os.O_WRONLY | os.O_CREAT | getattr(os, "O_BINARY", 0)  # Windows would add carriage returns


class JournalError(ValueError):
    """A journal that does not fit the rules; ``line`` (from 1) is where it stops fitting, ``why`` a short reason."""

    def __init__(self, path: Path, line: int, why: str, rejection: Rejection | None = None) -> None:
        """Keep the figures, so that the message can be said in any language; ``rejection`` where the rules refused."""
        super().__init__(f"{path}: line {line}: {why}")
        self.path = path
        self.line = line
        self.why = why
        self.rejection = rejection


@dataclass(frozen=True, slots=True)
class Header:
    """What a game was set up with; with ``real_dice`` the people throw and only shuffles come from the seed."""

    mode: str
    settings: Settings
    players: tuple[Player, ...]
    seed: int
    real_dice: bool = False
    seating: SeatPlan = COUCH

    def chance(self) -> Chance:
        """Return the source of chance of the game, at its beginning."""
        seeded = SeededChance(self.seed)
        return RealDice(seeded) if self.real_dice else seeded

    def to_json(self) -> str:
        """Return the first line of a journal, without its line end."""
        players = [_written(player) for player in self.players]
        content = {
            "quiclo": VERSION,
            "mode": self.mode,
            "settings": self.settings.as_dict(),
            "players": players,
            "seed": self.seed,
            "real_dice": self.real_dice,
        }
        if not self.seating.couch:
            content["seating"] = self.seating.encode()
        return json.dumps(content, ensure_ascii=False)


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
    header = _read_header(path, lines[0])
    moves: list[tuple[int, str]] = []
    for number, text in enumerate(lines[1:], start=2):
        if text.startswith(SEATING):
            header = replace(header, seating=_read_seating(text.removeprefix(SEATING), len(header.players)))
        elif text.startswith(NAME):
            header = _renamed(header, text.removeprefix(NAME))
        else:
            moves.append((number, text))
    return JournalRead(path, header, tuple(moves), content, torn)


def replay(journal: JournalRead, *, each: Callable[[Match[Any]], None] | None = None) -> Match[Any]:
    """Return the match that a journal leads to, every line checked against the rules.

    Chance is asked along the way, so that a resumed game goes on with the very dice that an unbroken one would have.
    Raises ``JournalError`` with the number of the first line that the rules refuse. ``each`` is called after every
    line with the match as it stands.
    """
    mode = find_mode(journal.header.mode)
    recall = _Recall(journal.header.chance())
    try:
        match: Match[Any] = Match(mode, len(journal.header.players), journal.header.settings, recall)
    except ValueError as error:
        raise JournalError(journal.path, 1, str(error)) from error
    for number, line in journal.lines:
        why = _apply_line(match, mode, recall, line)
        if why is not None:
            rejection = why if isinstance(why, Rejection) else None
            raise JournalError(journal.path, number, rejection.reason.value if rejection else str(why), rejection)
        if each is not None:
            each(match)
    recall.awake = True
    return match


def resume(path: Path) -> tuple[Match[Any], Header, JournalWriter]:
    """Return the match of a journal ready to go on, writing to the same file; raises as ``replay`` does.

    Where the crash came between a roll and its dice, the dice fall now, as they would have fallen.
    """
    journal = read_journal(path)
    match = replay(journal)
    writer = JournalWriter(path, journal.content)
    match.scribe = writer
    match.start()
    return match, journal.header, writer


def unfinished(folder: Path, spoilt: Callable[[JournalError], None] = lambda error: None) -> Path | None:
    """Return the newest journal in a folder that fits the rules, if its game has begun and not ended, or ``None``.

    An older game that was left for a newer one is not offered again once the newer one has ended. ``spoilt`` is told
    of every journal on the way that does not fit.
    """
    with contextlib.suppress(OSError):
        for path in sorted(folder.glob("*.journal"), reverse=True)[:5]:
            try:
                match = replay(read_journal(path))
            except OSError:
                continue
            except JournalError as error:
                spoilt(error)
                continue
            return path if match.outcome is None and match.moves else None
    return None


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


class _Recall:
    """Chance that stays silent while a journal speaks, yet keeps its generator in step with what was drawn."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.awake = False

    def answer(self, request: Any) -> Any:
        return self.source.answer(request) if self.awake else None


def _apply_line(match: Match[Any], mode: Mode[Any], recall: _Recall, line: str) -> str | Rejection | None:
    who, _, text = line.partition(" ")
    if who == CLOCK:
        return _apply_time(match, text)
    actor = _read_actor(who, match.seats)
    if actor is None:
        return f"no seat is called {who[:20]!r}" if who else "an empty line"
    if text == UNDO and actor is not CHANCE:
        return match.undo(actor)
    if text in (AWAY, BACK) and actor is not CHANCE:
        match.hand_over(actor, to_bot=text == AWAY)
        return None
    wrong = text.startswith(f"{TRIED} ") and actor is not CHANCE
    try:
        action = read_action(text.removeprefix(f"{TRIED} ") if wrong else text, mode.actions)
    except NotationError as error:
        return str(error)
    if wrong and mode.check(match.state, actor, action) is None:
        return "a right calculation is called wrong"
    if actor is CHANCE and match.awaited is not None:
        recall.source.answer(match.awaited)
    rejection = match.submit(actor, action)
    return rejection if not wrong else None


def _apply_time(match: Match[Any], text: str) -> str | None:
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_TIME):
        return f"no time: {text[:20]!r}"
    if int(text) < match.played:
        return "the clock runs backwards"
    match.keep_time(int(text))
    return None


def _write_actor(actor: Actor) -> str:
    return actor.value if actor is CHANCE else str(actor)


def _read_actor(text: str, seats: int) -> Actor | None:
    if text == CHANCE.value:
        return CHANCE
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 and int(text) < seats else None


def _read_header(path: Path, line: str) -> Header:
    try:
        content = json.loads(line)
        if content["quiclo"] != VERSION:
            raise JournalError(path, 1, f"written by another version ({content['quiclo']!r})")
        players = tuple(_read_player(player) for player in content["players"])
        settings = settle(find_mode(content["mode"]).options, content["settings"])
        return Header(
            content["mode"],
            settings,
            players,
            int(content["seed"]),
            real_dice=content.get("real_dice", False) is True,
            seating=_read_seating(content.get("seating", ""), len(players)),
        )
    except UnknownModeError as error:
        raise JournalError(path, 1, f"no mode is called {str(error)[:40]!r}") from error
    except OptionError as error:
        raise JournalError(path, 1, f"no such option or value: {str(error)[:60]!r}") from error
    except JournalError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
        raise JournalError(path, 1, "not the header of a Quiclo journal") from error


def _read_seating(text: Any, seats: int) -> SeatPlan:
    """Return where everybody sits; a plan that cannot be read is no reason to lose a game."""
    try:
        return read_plan(text).fitting(seats)
    except (ValueError, AttributeError):
        return COUCH


def _renamed(header: Header, text: str) -> Header:
    """Return the header with another name; one that cannot be read is no reason to lose a game either."""
    seat, _, name = text.partition(" ")
    players = tuple(
        replace(player, name=clean_name(name)) if seat == str(index) and clean_name(name) else player
        for index, player in enumerate(header.players)
    )
    return replace(header, players=players)


def _read_player(content: Any) -> Player:
    colour = int(content["colour"])
    if colour not in range(6):
        raise ValueError(colour)
    strength = None if content["strength"] is None else Strength(content["strength"])
    return Player(clean_name(content["name"]), colour, strength, help_from(content.get("help")))


def _written(player: Player) -> dict[str, Any]:
    strength = player.strength and player.strength.value
    written: dict[str, Any] = {"name": player.name, "colour": player.colour, "strength": strength}
    return written if player.help.usual else {**written, "help": player.help.encode()}


def _write_all(descriptor: int, content: bytes) -> None:
    while content:
        content = content[os.write(descriptor, content) :]
