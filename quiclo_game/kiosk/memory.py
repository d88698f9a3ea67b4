"""Giving memory back: what was freed piece by piece stays with the process unless it is asked to let go of it."""

from __future__ import annotations

import ctypes
import gc
from contextlib import suppress


def give_back_memory() -> None:
    """Collect what nobody holds any more, and hand free memory back to the system where that can be asked for."""
    gc.collect()
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
