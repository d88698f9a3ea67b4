"""What games leave on disk: put aside for the rest of the day, and forgotten with it."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

ASIDE = "aside"
"""Journals that nobody will go on with lie here until the day ends."""
KEPT_ASIDE = 20


def set_aside(journals: Path) -> None:
    """Move the journals of games that nobody will go on with out of the way; only the newest are kept."""
    with suppress(OSError):
        left = sorted(journals.glob("*.journal"))
        if left:
            (journals / ASIDE).mkdir(exist_ok=True)
        for path in left:
            path.replace(journals / ASIDE / path.name)
        remove(sorted((journals / ASIDE).glob("*.journal"))[:-KEPT_ASIDE])


def clear_day(folder: Path) -> None:
    """Remove every game of the day, its scores, and with them the names of those who played, wherever they stand."""
    from quiclo_game.play.records import FILE as PEOPLE
    from quiclo_game.scenes.statistics import CSV

    remove(folder.rglob("*.journal"))
    remove(folder.glob(f"{PEOPLE}*"))
    remove(folder.glob(f"{CSV}*"))


def remove(paths: Iterable[Path]) -> None:
    """Remove files as far as that is possible."""
    for path in paths:
        with suppress(OSError):
            path.unlink()
