"""What grows where something leaks: memory and open files of this process."""

from __future__ import annotations

import ctypes
import gc
import os
import pkgutil
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pygame

import quiclo_game
from quiclo_game.memory import forget_tables, give_back_memory
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.scene import Scene

STATM = Path("/proc/self/statm")
FILES = Path("/proc/self/fd")
ENDING = (signal.SIGINT, signal.SIGTERM)


class _MallocInfo(ctypes.Structure):
    """What glibc tells about its heap, ``mallinfo2(3)``."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            "arena",
            "ordblks",
            "smblks",
            "hblks",
            "hblkhd",
            "usmblks",
            "fsmblks",
            "uordblks",
            "fordblks",
            "keep",
        )
    )


@dataclass(frozen=True)
class Vitals:
    """Resident memory and the heap in use in MB, objects of Python, open files; 0 where the system does not tell.

    What is in use tells a leak from gaps: resident memory also holds what is free between things that stay.
    """

    megabytes: float
    files: int
    heap: float = 0.0
    blocks: int = 0

    def __str__(self) -> str:
        """Tell all of it."""
        return (
            f"{self.megabytes:.1f} MB resident, {self.heap:.1f} MB of heap and {self.blocks} blocks in use, "
            f"{self.files} open files"
        )

    def grown_since(self, before: Vitals, share: float) -> bool:
        """Say whether what is in use is more than ``share`` above what it was, or more files are open."""
        more = 1.0 + share
        return self.heap > before.heap * more or self.blocks > before.blocks * more or self.files > before.files


def mean_of(vitals: Sequence[Vitals]) -> Vitals:
    """Return the mean of what was measured, at least once; of open files the most."""
    count = len(vitals)
    return Vitals(
        sum(one.megabytes for one in vitals) / count,
        max(one.files for one in vitals),
        sum(one.heap for one in vitals) / count,
        sum(one.blocks for one in vitals) // count,
    )


def heap_in_use() -> float:
    """Return how many MB of the C heap are in use, pictures among them; 0 without glibc."""
    try:
        tell = ctypes.CDLL(None).mallinfo2
    except (OSError, AttributeError, TypeError):
        return 0.0
    tell.restype = _MallocInfo
    told = tell()
    return float(told.uordblks + told.hblkhd) / 1e6


def take_vitals(*, trimmed: bool = True) -> Vitals:
    """Return the vitals of this process after what is unreachable is gone; ``trimmed`` hands back free memory first."""
    (give_back_memory if trimmed else gc.collect)()
    pages = int(STATM.read_text().split()[1]) if STATM.exists() else 0
    files = len(os.listdir(FILES)) - 1 if FILES.is_dir() else 0
    resident = pages * os.sysconf("SC_PAGE_SIZE") / 1e6 if pages else 0.0
    return Vitals(resident, files, heap_in_use(), sys.getallocatedblocks())


@contextmanager
def told_to_end() -> Iterator[Callable[[], bool]]:
    """Yield a question: whether the run was asked to end (Ctrl-C, SIGTERM) early and still tell what it has seen."""
    asked: list[int] = []
    # SDL takes both for a closed window, which a program without a window hears of but does not follow.
    before = {sign: signal.signal(sign, lambda number, frame: asked.append(number)) for sign in ENDING}
    try:
        yield lambda: bool(asked)
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)


def load_everything() -> None:
    """Load all modules of the program, which would otherwise come one by one as their screens are first opened."""
    for module in pkgutil.walk_packages(quiclo_game.__path__, "quiclo_game."):
        import_module(module.name)


def empty_caches(forge: Forge) -> None:
    """Let go of everything that is held only to be faster: pictures, fonts, and what the rules remember.

    What a process takes after that, at the title in a window of one size, is the same whatever was played before.
    """
    forge.forget()
    forge.fonts.shed()
    forge.fonts.shed()
    forget_tables()


@dataclass(frozen=True)
class Holdings:
    """How many scenes and pictures are alive, and how many bytes of pictures and fonts the caches hold."""

    scenes: int
    pictures: int
    cached_bytes: int
    font_bytes: int


def take_holdings(forge: Forge) -> Holdings:
    """Count what is alive after what is unreachable is gone: pictures wherever any object of Python holds them."""
    gc.collect()
    things = gc.get_objects()
    scenes = sum(isinstance(thing, Scene) for thing in things)
    held = gc.get_referents(*things)
    pictures = len({id(thing) for thing in held if isinstance(thing, pygame.Surface)})
    return Holdings(scenes, pictures, forge.held_bytes, forge.fonts.held_bytes)
