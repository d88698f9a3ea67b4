"""The data folder of a command: that it is one, that nobody else works in it, and that something can be kept there."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from stat import S_ISDIR

from quiclo_game.commands.failure import CommandError
from quiclo_game.locale import load_words
from quiclo_game.locale.faults import fault_key
from quiclo_game.shell.folder_lock import FolderLock, FolderTakenError
from quiclo_game.shell.settings_store import SettingsStore, data_folder


@contextmanager
def alone_in(asked: Path | None, language: str | None = None) -> Iterator[None]:
    """Keep the data folder (the user's own if none was ``asked`` for) to this program while something runs.

    Where nothing can be kept in it, say so on stderr. Raises ``CommandError`` where it can be no folder, or another
    program works there, with what to do about it.
    """
    require_folder(asked, language)
    with holding(data_folder(asked), language):
        yield


@contextmanager
def holding(folder: Path, language: str | None = None) -> Iterator[None]:
    """Keep a folder to this program while something runs, also one that cannot be made, which is said on stderr.

    Raises ``CommandError`` where another program works there.
    """
    with ExitStack() as held:
        try:
            lock = held.enter_context(FolderLock(folder))
        except FolderTakenError as error:
            words = load_words(language or _language_of(folder))
            raise CommandError(words("shell.folder_taken", folder=str(folder))) from error
        if lock.fault is not None:
            words = load_words(language or _language_of(folder))
            cause = words(fault_key(lock.fault))
            print(f"quiclo: {words('shell.folder_locked', folder=str(folder), cause=cause)}", file=sys.stderr)
        yield


def require_folder(asked: Path | None, language: str | None = None) -> None:
    """Say where the folder that was asked for can be none, because a file lies there or on the way to it.

    Nothing is made, and a folder that has yet to be made is fine. Raises ``CommandError`` with what to do about it.
    """
    if asked is None:
        return
    for place in (asked, *asked.parents):
        try:
            kind = place.stat().st_mode
        except OSError:
            continue
        if not S_ISDIR(kind):
            words = load_words(language or _language_of(None))
            raise CommandError(words("shell.no_folder", path=str(place)))
        return


def _language_of(folder: Path | None) -> str:
    store = SettingsStore(folder)
    store.load()
    return store.settings.language
