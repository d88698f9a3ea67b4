"""The opening: what is loaded before the first picture, and what in the moment after it.

Before it comes the shell with the title, and nothing of ``LATER``. After it, while the title rests, comes what people
need next, a piece with every frame, so that their first tap does not wait for it.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib import import_module

LATER = ("rules", "play", "games", "kiosk", "scenes.setup", "scenes.table", "scenes.plan", "scenes.seating")
"""Parts of the program that the first picture of the title does not wait for, but for what ``MEANWHILE`` names."""
MEANWHILE = ("rules.registry", "rules.cards", "rules.seats", "play.lots")
"""What the title needs of those: the names of the modes, the numbers of its cards, and the lot by which they drift."""

NEXT = (
    "rules.options",
    "rules.contract",
    "play.match",
    "play.journal_replay",
    "scenes.plan",
    "scenes.seating",
    "scenes.setup",
    "rules.brain_state",
    "rules.brain_arithmetic",
    "rules.brain_training",
    "rules.card_network",
    "rules.no_remainder",
    "rules.mental_arithmetic",
    "rules.strategy",
    "play.bots",
    "games",
)
"""What is loaded one by one after the first picture: all that leads into a first game."""

PATIENCE = 50_000
"""So many objects more are made before somebody looks for garbage: at the start all of them stay."""
USUAL_PATIENCE = gc.get_threshold()[0]


def hurry() -> None:
    """Put the looking for garbage off: 40 times before the first picture, it would take 12 ms and find nothing."""
    gc.set_threshold(PATIENCE)


class Afterwards:
    """Does one step after each frame, as long as nothing moves that could stumble over it."""

    def __init__(self, steps: Iterable[Callable[[], object]], resting: Callable[[], bool]) -> None:
        """Take the steps in their order, each at most a few frames long; they wait where ``resting`` says no."""
        self._steps = iter(steps)
        self._resting = resting
        self._shown = False

    def framed(self, surface: object, now: float) -> None:
        """Be told of a frame; the first one is followed by nothing else, so that it is seen."""
        if not self._shown:
            self._shown = True
            gc.set_threshold(USUAL_PATIENCE)
        elif self._resting():
            next(self._steps, lambda: None)()


def loading(parts: Iterable[str] = NEXT) -> Iterator[Callable[[], object]]:
    """Yield a step for each part of the program, which loads it."""
    for part in parts:
        yield partial(import_module, f"quiclo_game.{part}")
