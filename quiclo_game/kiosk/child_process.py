"""The game as a child process: its beats arrive through a pipe, and what it complains of goes into the log."""

from __future__ import annotations

import logging
import subprocess
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import IO

from quiclo_game.kiosk.supervisor import ChildNotStartedError

PATIENCE = 8.0
"""A child that was asked to end gets so many s for it."""
LONGEST_LINE = 2000
"""No line of a complaint is longer in the log."""


class ChildProcess:
    """A running game; see ``Child``."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], log: logging.Logger) -> None:
        """Start it. Raises ``ChildNotStartedError``."""
        try:
            self._process = subprocess.Popen(
                command,
                env=dict(environment),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
        except OSError as error:
            raise ChildNotStartedError(error.strerror or str(error)) from error
        self._log = log
        self._beats = 0
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._readers = (
            threading.Thread(target=self._count, args=(self._process.stdout,), daemon=True),
            threading.Thread(target=self._write_down, args=(self._process.stderr,), daemon=True),
        )
        for reader in self._readers:
            reader.start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def exit_code(self) -> int | None:
        """Return how it ended, or ``None`` while it runs."""
        code = self._process.poll()
        if code is not None:
            self._close()
        return code

    def beats(self) -> int:
        """Return how many beats came from it so far."""
        return self._beats

    def kill(self) -> None:
        """End it at once and for sure."""
        with suppress(OSError):
            self._process.kill()
        self._process.wait()
        self._close()

    def end(self) -> None:
        """Ask it to end, and kill it if it does not."""
        with suppress(OSError):
            self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._log.warning("it did not end when it was asked to")
        self.kill()

    def _count(self, stream: IO[bytes]) -> None:
        with stream, suppress(OSError, ValueError):
            while beats := stream.read1(64):  # type: ignore[attr-defined]  # a pipe is buffered
                self._beats += len(beats)

    def _write_down(self, stream: IO[bytes]) -> None:
        with stream, suppress(OSError, ValueError):
            for line in stream:
                self._log.warning("game: %s", line.decode(errors="replace").rstrip()[:LONGEST_LINE])

    def _close(self) -> None:
        """Let the readers come to the end of their pipes, unless a grandchild holds these open."""
        for reader in self._readers:
            reader.join(1.0)
