"""Easing: pure functions from progress to progress; each is 0 at 0 and 1 at 1, also for progress outside 0..1."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

Easing = Callable[[float], float]

OVERSHOOT = 1.2
"""How far ``out_back`` swings over its end; the one value that the look allows (look.md, Motion)."""


def clamp(progress: float) -> float:
    """Return ``progress`` held within 0..1."""
    return min(1.0, max(0.0, progress))


def linear(progress: float) -> float:
    """Move at one speed."""
    return clamp(progress)


def in_quad(progress: float) -> float:
    """Start slowly."""
    return clamp(progress) ** 2


def out_quad(progress: float) -> float:
    """End slowly."""
    return 1.0 - (1.0 - clamp(progress)) ** 2


def in_out_quad(progress: float) -> float:
    """Start and end slowly: flying points."""
    return _both(in_quad, progress)


def in_cubic(progress: float) -> float:
    """Start very slowly."""
    return clamp(progress) ** 3


def out_cubic(progress: float) -> float:
    """End very slowly: dealt cards, edges that light up."""
    return 1.0 - (1.0 - clamp(progress)) ** 3


def in_out_cubic(progress: float) -> float:
    """Start and end very slowly: cards in flight."""
    return _both(in_cubic, progress)


def in_out_sine(progress: float) -> float:
    """Start and end softly: flips, camera, pulses."""
    return 0.5 - 0.5 * math.cos(math.pi * clamp(progress))


def out_back(progress: float) -> float:
    """Swing past the end by ``OVERSHOOT`` and come back: landings, pops."""
    rest = clamp(progress) - 1.0
    return 1.0 + (OVERSHOOT + 1.0) * rest**3 + OVERSHOOT * rest**2


def out_power(exponent: float) -> Easing:
    """Return the easing 1 − (1 − t)^exponent; 2.1 turns a rolling die (look.md, Motion)."""

    def ease(progress: float) -> float:
        return 1.0 - math.pow(1.0 - clamp(progress), exponent)

    return ease


def through(values: Sequence[float]) -> Easing:
    """Return a curve through ``values``, evenly spaced over 0..1; not an easing if it does not run from 0 to 1.

    A shake is ``through((0, 10, -8, 5, -2, 0))``, in px. Raises ``ValueError`` for fewer than two values.
    """
    if len(values) < 2:
        raise ValueError("a curve needs at least two values")

    def curve(progress: float) -> float:
        place = clamp(progress) * (len(values) - 1)
        index = min(int(place), len(values) - 2)
        return values[index] + (values[index + 1] - values[index]) * in_out_sine(place - index)

    return curve


def bounce(progress: float, impacts: Sequence[float], heights: Sequence[float]) -> float:
    """Return the height of a body that falls and rebounds, 1 being the first height.

    ``impacts`` are the progresses at which it touches the ground, ``heights`` the top of the throw before each of
    them; the first throw starts at its top, the later ones are parabolas between two impacts. At rest after the last.
    """
    progress = clamp(progress)
    begin = -impacts[0]
    for impact, height in zip(impacts, heights, strict=True):
        if progress < impact:
            middle, half = (begin + impact) / 2, (impact - begin) / 2
            return height * (1.0 - ((progress - middle) / half) ** 2)
        begin = impact
    return 0.0


def _both(start: Easing, progress: float) -> float:
    """Return an easing that starts like ``start`` and ends like its mirror image."""
    progress = clamp(progress)
    if progress < 0.5:
        return start(2.0 * progress) / 2.0
    return 1.0 - start(2.0 - 2.0 * progress) / 2.0
