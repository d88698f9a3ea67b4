"""Draws that are made anew only when what they show has changed: most of a table rests in most frames."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

from quiclo_game.shell.draws import Draw, DrawList


class Kept:
    """For each part of a picture the draws that were made last, and for what."""

    def __init__(self) -> None:
        """Start with nothing kept."""
        self._parts: dict[str, tuple[Hashable, DrawList]] = {}

    def draws(self, part: str, shown: Hashable, make: Callable[[], Iterable[Draw]]) -> DrawList:
        """Return the draws of a part; ``make`` is called only if ``shown`` differs from the last time."""
        kept = self._parts.get(part)
        if kept is None or kept[0] != shown:
            kept = shown, tuple(make())
            self._parts[part] = kept
        return kept[1]
