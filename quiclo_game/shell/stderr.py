"""Stderr without the chatter of C libraries: ALSA and Wayland complain at length about what pygame reports anyway."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress


@contextmanager
def muffled_stderr() -> Iterator[None]:
    """Keep everything that is written on stderr within the block from appearing; exceptions still tell what failed."""
    try:
        sys.stderr.flush()
        kept = os.dup(2)
    except (OSError, AttributeError):
        yield
        return
    try:
        with open(os.devnull, "wb") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        with suppress(OSError):
            os.dup2(kept, 2)
        os.close(kept)
