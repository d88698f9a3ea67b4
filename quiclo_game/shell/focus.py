"""Where the focus goes: the nearest rectangle in a direction, as a person who looks at the screen expects.

To the sides it stays in its row, at whose end it may go on to what begins a little higher or lower. What is in no row
with it lies above or below, and up and down lead there however far aside it is: so everything is reached.
"""

from __future__ import annotations

from collections.abc import Mapping

AHEAD = 0.3
"""In one row or column a rectangle lies ahead if its middle is further on by more than this share of where one is."""
SHARED = 0.25
"""Two rectangles lie in one row if they share more than this part of the lower one's height; columns likewise."""

Bounds = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def nearest(here: Bounds, others: Mapping[str, Bounds], across: int, down: int) -> str | None:
    """Return the name of the nearest rectangle to the right (``across`` 1), left (−1), below (``down`` 1) or above.

    ``None`` if nothing lies in the direction.
    """
    axis, sign = (0, across) if across else (1, down)
    ahead: list[tuple[bool, float, str]] = []
    for name, there in others.items():
        in_row = _share(here, there, 1)
        leads_there = in_row or _share(here, there, 1, 0.0) if across else not in_row or _share(here, there, 0)
        far = _far(here, there, axis, sign) if leads_there else None
        if far is not None:
            ahead.append((bool(across) and not in_row, far, name))
    return min(ahead)[2] if ahead else None


def _far(here: Bounds, there: Bounds, axis: int, sign: int) -> float | None:
    """Return how far the focus has to go along an axis, ``None`` if that is not ahead.

    Aside counts from edge to edge: a wide key lies straight below all that is above it. Of those that do the one counts
    as nearer whose middle is.
    """
    along = sign * (there[axis] + there[axis + 2] - here[axis] - here[axis + 2]) / 2
    if along <= (AHEAD * (here[axis + 2] - here[axis]) if _share(here, there, 1) else 0.0):
        return None
    other = 1 - axis
    aside = max(0.0, there[other] - here[other + 2], here[other] - there[other + 2])
    middle = abs(there[other] + there[other + 2] - here[other] - here[other + 2]) / 2
    return along + (2 * aside or 0.4 * middle)


def _share(here: Bounds, there: Bounds, axis: int, part: float = SHARED) -> bool:
    """Say whether two rectangles share enough of their extent along an axis to lie in one line across it."""
    shared = min(here[axis + 2], there[axis + 2]) - max(here[axis], there[axis])
    return shared > part * min(here[axis + 2] - here[axis], there[axis + 2] - there[axis])
