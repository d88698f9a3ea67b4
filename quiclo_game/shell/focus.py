"""Where the focus goes: the nearest rectangle in a direction, as a person who looks at the screen expects."""

from __future__ import annotations

from collections.abc import Mapping

WIDEST_ASIDE = 3.0
"""What lies at most so many times as far aside as ahead comes before everything else."""
AHEAD = 0.3
"""A rectangle lies ahead if its middle is further on by more than this share of the one where the focus is."""

Bounds = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def nearest(here: Bounds, others: Mapping[str, Bounds], across: int, down: int) -> str | None:
    """Return the name of the nearest rectangle to the right (``across`` 1), left (−1), below (``down`` 1) or above.

    ``None`` if nothing at all lies there.
    """
    ways = ((name, *_way(here, there, across, down)) for name, there in others.items())
    least = AHEAD * (here[2] - here[0] if across else here[3] - here[1])
    ahead = [(aside > WIDEST_ASIDE * along, far, name) for name, far, along, aside in ways if along > least]
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
