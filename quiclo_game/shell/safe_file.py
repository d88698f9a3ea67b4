"""Writing a file so that at every moment, also when the power goes, the old or the new one is whole; and reading it."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from stat import S_ISREG


def put_file(path: Path, content: bytes, keep_old_as: str | None = None) -> None:
    """Write beside the file, sync, and swap; ``keep_old_as`` names what the old file becomes beside it.

    Makes the folder where it is missing; what is no file, such as a pipe, is written to as it is. Raises ``OSError``
    if the content could not be put there; the old file or the one that it became is then still whole.
    """
    if path.exists() and not path.is_file():
        path.write_bytes(content)
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with fresh.open("wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        if keep_old_as is not None and path.exists():
            os.replace(path, path.with_name(keep_old_as))
        os.replace(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)
    sync_folder(path.parent)


def fault_in(folder: Path) -> OSError | None:
    """Return what keeps a folder from taking a file, ``None`` where nothing does; no file is left there."""
    probe = folder / f"probe.{os.getpid()}.new"
    try:
        put_file(probe, bytes(4096))
        probe.unlink()
    except OSError as error:
        return error
    return None


def sync_folder(folder: Path) -> None:
    """Make sure that a swap of files in ``folder`` survives a power cut, on systems where that can be asked for."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_file(path: Path) -> bytes:
    """Return what a file holds. Raises ``OSError``, also for what is no file: reading a pipe may never end."""
    require_file(path)
    return path.read_bytes()


def require_file(path: Path) -> os.stat_result:
    """Return what the system knows of a file. Raises ``OSError`` for what is none."""
    status = path.stat()
    if not S_ISREG(status.st_mode):
        raise OSError(errno.EINVAL, "no regular file", str(path))
    return status
