"""Where the focus goes: the nearest rectangle in a direction, as a person who looks at the screen expects."""

from __future__ import annotations

from collections.abc import Mapping

WIDEST_ASIDE = 3.0
"""What lies at most so many times as far aside as ahead comes before everything else."""
AHEAD = 0.3
"""A rectangle lies ahead if its middle is further on by more than this share of the one where the focus is."""

BESIDE = 0.25
"""A rectangle lies beside another one if they share more than this part of the lower one's height."""

Bounds = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def nearest(here: Bounds, others: Mapping[str, Bounds], across: int, down: int) -> str | None:
    """Return the name of the nearest rectangle to the right (``across`` 1), left (−1), below (``down`` 1) or above.

    To the sides what lies in the same row comes first. ``None`` if nothing at all lies in the direction.
    """
    least = AHEAD * (here[2] - here[0] if across else here[3] - here[1])
    ahead: list[tuple[int, float, str]] = []
    for name, there in others.items():
        far, along, aside = _way(here, there, across, down)
        if along > least:
            rank = 0 if across and _beside(here, there) else 1 if aside <= WIDEST_ASIDE * along else 2
            ahead.append((rank, far, name))
    return min(ahead)[2] if ahead else None


def _way(here: Bounds, there: Bounds, across: int, down: int) -> tuple[float, float, float]:
    """Return how far the focus has to go, how much of it straight ahead, and how much aside.

    Aside counts from edge to edge: a wide key lies straight below all that is above it.
    """
    right = (there[0] + there[2] - here[0] - here[2]) / 2
    below = (there[1] + there[3] - here[1] - here[3]) / 2
    along = right * across + below * down
    if across:
        aside, middle = max(0.0, there[1] - here[3], here[1] - there[3]), abs(below)
    else:
        aside, middle = max(0.0, there[0] - here[2], here[0] - there[2]), abs(right)
    return along + 2 * aside + 0.4 * middle, along, aside


def _beside(here: Bounds, there: Bounds) -> bool:
    shared = min(here[3], there[3]) - max(here[1], there[1])
    return shared > BESIDE * min(here[3] - here[1], there[3] - there[1])
