"""What grows where something leaks: memory and open files of this process."""

from __future__ import annotations

import functools
import gc
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pygame

from quiclo_game.kiosk.memory import give_back_memory
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.scene import Scene

STATM = Path("/proc/self/statm")
FILES = Path("/proc/self/fd")


@dataclass(frozen=True)
class Vitals:
    """Resident memory in MB and the number of open files; 0 where the system does not tell."""

    megabytes: float
    files: int

    def __str__(self) -> str:
        """Tell both."""
        return f"{self.megabytes:.1f} MB, {self.files} open files"


def take_vitals() -> Vitals:
    """Return the vitals of this process after what is unreachable is gone."""
    give_back_memory()
    pages = int(STATM.read_text().split()[1]) if STATM.exists() else 0
    files = len(os.listdir(FILES)) - 1 if FILES.is_dir() else 0
    return Vitals(pages * os.sysconf("SC_PAGE_SIZE") / 1e6 if pages else 0.0, files)


@contextmanager
def told_to_end() -> Iterator[Callable[[], bool]]:
    """Yield a question: whether Ctrl-C was pressed, which lets a long run end early and still tell what it has seen."""
    asked: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: asked.append(number))
    try:
        yield lambda: bool(asked)
    finally:
        signal.signal(signal.SIGINT, before)


def empty_caches(forge: Forge) -> None:
    """Let go of everything that is held only to be faster: pictures, fonts, and what the rules remember.

    What a process takes after that, at the title in a window of one size, is the same whatever was played before.
    """
    forge.forget()
    forge.fonts.shed()
    forge.fonts.shed()
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper) and str(thing.__module__).startswith("quiclo_game"):
            thing.cache_clear()


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
