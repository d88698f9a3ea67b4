"""One program at a time in a data folder: two would tear each other's saved games and undo each other's settings."""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from types import TracebackType

FILE = "in_use.lock"
_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
"""What a system answers where another program holds the lock."""


class FolderTakenError(Exception):
    """Another program works in the folder."""


class FolderLock:
    """Holds a folder while it is entered; the system lets go of it also where the program dies.

    Where a disk takes no locks, or nothing can be written, everybody may work: then nothing is kept there anyway.
    """

    def __init__(self, folder: Path) -> None:
        """Lock ``folder``, which is made where it is missing; nothing is touched yet."""
        self._path = folder / FILE
        self._handle: int | None = None
        self.fault: OSError | None = None
        """Why nothing can be written there, once it is entered."""

    def __enter__(self) -> FolderLock:
        """Hold the folder. Raises ``FolderTakenError``."""
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._handle = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            self.fault = error
            return self
        try:
            _lock(self._handle)
        except OSError as error:
            if error.errno in _TAKEN:
                self._let_go()
                raise FolderTakenError(str(self._path.parent)) from error
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let go of the folder."""
        self._let_go()

    def _let_go(self) -> None:
        if self._handle is not None:
            with suppress(OSError):
                os.close(self._handle)
            self._handle = None


def _lock(handle: int) -> None:
    """Lock an open file, or raise ``OSError``; every system has another way to ask for it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
