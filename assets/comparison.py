"""Compares what the scripts make with what lies beside them: byte for byte, unless a kind of file says otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path


def same(first: Path, second: Path) -> bool:
    """Say whether two files hold the same bytes; one that is missing is like no other."""
    return first.is_file() and second.is_file() and first.read_bytes() == second.read_bytes()


def differing(made: Iterable[Path], folder: Path, kept: Path, alike: Callable[[Path, Path], bool] = same) -> list[str]:
    """Return the names under ``folder`` of all files made there that are not ``alike`` under ``kept``, or not there."""
    names = [path.relative_to(folder) for path in made]
    return sorted(str(name) for name in names if not alike(folder / name, kept / name))


def reported(names: list[str], how: str = "byte for byte") -> int:
    """Print which files differ, or ``how`` they were found to be the same; return the exit code that says so."""
    for name in names:
        print(f"differs: {name}")
    print(f"{len(names)} files differ" if names else f"all files are the same, {how}")
    return 1 if names else 0
