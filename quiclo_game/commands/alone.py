"""One program at a time in a data folder, said in a sentence where there is another one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from quiclo_game.commands.failure import CommandError
from quiclo_game.locale import load_words
from quiclo_game.shell.folder_lock import FolderLock, FolderTakenError
from quiclo_game.shell.settings_store import SettingsStore


@contextmanager
def alone_in(folder: Path, language: str | None = None) -> Iterator[None]:
    """Keep a folder to this program while something runs.

    Raises ``CommandError`` where another one works there, with what to do about it.
    """
    with ExitStack() as held:
        try:
            held.enter_context(FolderLock(folder))
        except FolderTakenError as error:
            if language is None:
                store = SettingsStore(folder)
                store.load()
                language = store.settings.language
            raise CommandError(load_words(language)("shell.folder_taken", folder=str(folder))) from error
        yield
