"""The log of an unattended table: a few rotating files that never fill the disk, and stderr beside them."""

from __future__ import annotations

import logging
import sys
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path

from quiclo_game.shell.safe_file import require_file

FOLDER = "logs"
FILE = "kiosk.log"
EACH = 262_144
"""Bytes of one file."""
KEPT = 4
"""So many older files are kept."""
FORM = "%(asctime)s %(levelname)s %(message)s"


class QuietRotatingFile(RotatingFileHandler):
    """A log file that gives up a line rather than complain about a disk that takes nothing."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802  the name is the library's
        """Forget the line."""


def open_log(folder: Path, name: str = "quiclo.kiosk") -> tuple[logging.Logger, str | None]:
    """Return a logger for the supervisor, and why it cannot write into ``folder`` if it cannot."""
    log = logging.getLogger(name)
    log.setLevel(logging.INFO)
    log.propagate = False
    close_log(log)
    said = logging.StreamHandler(sys.stderr)
    said.setFormatter(logging.Formatter("quiclo: %(message)s"))
    log.addHandler(said)
    try:
        (folder / FOLDER).mkdir(parents=True, exist_ok=True)
        if (folder / FOLDER / FILE).exists():
            require_file(folder / FOLDER / FILE)
        file = QuietRotatingFile(folder / FOLDER / FILE, maxBytes=EACH, backupCount=KEPT, encoding="utf-8")
    except OSError as error:
        return log, error.strerror or str(error)
    file.setFormatter(logging.Formatter(FORM))
    log.addHandler(file)
    return log, None


def close_log(log: logging.Logger) -> None:
    """Close and forget everything that the logger writes to."""
    for handler in tuple(log.handlers):
        # A full disk does not take the last lines even now.
        with suppress(OSError):
            handler.close()
        log.removeHandler(handler)
