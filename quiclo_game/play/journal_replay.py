"""What a journal leads to: its match replayed line by line against the rules, resumed, or looked for in a folder."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from quiclo_game.play.chance import Chance
from quiclo_game.play.journal import AWAY, BACK, CLOCK, TRIED, UNDO, JournalRead, read_journal
from quiclo_game.play.journal_error import JournalError
from quiclo_game.play.journal_header import Header
from quiclo_game.play.journal_writer import JournalWriter
from quiclo_game.play.match import Match
from quiclo_game.rules.contract import Mode
from quiclo_game.rules.notation import NotationError, read_action
from quiclo_game.rules.registry import find_mode
from quiclo_game.rules.rejections import Rejection
from quiclo_game.rules.seats import CHANCE, Actor

LONGEST_TIME = 9
"""A time has so many digits at most: eleven days."""


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


def _read_actor(text: str, seats: int) -> Actor | None:
    if text == CHANCE.value:
        return CHANCE
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 and int(text) < seats else None
