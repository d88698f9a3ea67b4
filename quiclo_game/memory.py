"""Giving memory back between two games, so that a program that plays for days holds no more than on its first evening.

What rules and bots look up again and again they remember in tables of a bounded size (``lru_cache``). A table that
grows with what is asked, such as the sums of all rolls, takes days to fill: every game begins without it, as the first
one did. What is remembered without a bound is a fact that never grows, and stays.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import _lru_cache_wrapper
from typing import Any

PROGRAM = "quiclo_game."


def tables() -> Iterator[_lru_cache_wrapper[Any]]:
    """Yield every table with a bound in the modules of the program that are loaded."""
    for name, module in tuple(sys.modules.items()):
        if name.startswith(PROGRAM):
            for thing in tuple(vars(module).values()):
                if isinstance(thing, _lru_cache_wrapper) and thing.cache_parameters()["maxsize"] is not None:
                    yield thing


def forget_tables() -> None:
    """Let go of all that is remembered only to be faster; what is asked for again is worked out again."""
    for table in tables():
        table.cache_clear()


def give_back_memory() -> None:
    """Collect what nobody holds any more, and hand free memory back to the system where that can be asked for.

    What was freed piece by piece stays with the process unless it is asked to let go of it.
    """
    gc.collect()
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
