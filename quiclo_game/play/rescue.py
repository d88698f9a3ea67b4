"""Journals that do not fit are set aside with a word in the log: they offer nothing, and nothing of them is lost."""

from __future__ import annotations

import logging
from contextlib import suppress
from pathlib import Path

from quiclo_game.play.journal_error import JournalError
from quiclo_game.play.journal_replay import unfinished

DAMAGED = ".damaged"
"""What is put behind the name of a journal that does not fit."""


def offered_game(folder: Path) -> Path | None:
    """Return the journal of a game that can be gone on with, or ``None``; what does not fit on the way is set aside."""
    return unfinished(folder, set_aside)


def set_aside(error: JournalError) -> None:
    """Give a journal another name, beside the others, and say in the log which line of it does not fit."""
    kept = error.path.with_name(error.path.name + DAMAGED)
    with suppress(OSError):
        error.path.replace(kept)
    logging.getLogger(__name__).warning("a saved game does not fit and is set aside as %s: %s", kept.name, error)
