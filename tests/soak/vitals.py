"""What grows where something leaks: memory and open files of this process."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from quiclo_game.kiosk.memory import give_back_memory

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
