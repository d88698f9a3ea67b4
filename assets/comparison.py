"""Compares what the scripts make with what lies beside them, byte for byte."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path


def differing(made: Iterable[Path], folder: Path, kept: Path) -> list[str]:
    """Return the names under ``folder`` of all files made there that are not the same under ``kept``, or not there."""
    names = [path.relative_to(folder) for path in made]
    return sorted(str(name) for name in names if not same(folder / name, kept / name))


def same(first: Path, second: Path) -> bool:
    """Say whether two files hold the same bytes; one that is missing is like no other."""
    return first.is_file() and second.is_file() and first.read_bytes() == second.read_bytes()


def reported(names: list[str]) -> int:
    """Print which files differ; return the exit code that says so."""
    for name in names:
        print(f"differs: {name}")
    print(f"{len(names)} files differ" if names else "all files are the same, byte for byte")
    return 1 if names else 0
