"""What a divisor means before the first card lies open, computed from its residue classes.

Two cards fit exactly if their remainders are equal or together make the divisor. So cards only ever leave in twos
from such a class, and of a class with an odd number of cards one must remain: that proves the fewest.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Final

from quiclo_game.rules.cards import CARDS, CARDS_PER_CONTINENT, continent_of
from quiclo_game.rules.remainder_pairs import PairRule

OPEN_PER_STACK: Final = 2

_EASY: Final = 9.0
_FAIR: Final = 4.5
_HARD: Final = 1.0


class Grade(Enum):
    """How hard a divisor is, by the number of pairs open at a time; the comments tell how play at random fares."""

    EASY = "easy"
    """At least nine pairs (divisors up to 13): more than half of all games are cleared."""
    FAIR = "fair"
    """At least four and a half (up to 27): about every third is."""
    HARD = "hard"
    """At least one (up to 95): next to none, but deals made on purpose can be."""
    HOPELESS = "hopeless"
    """Less than one: most games end before they have begun."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a divisor means: ``fewest`` cards must remain, ``open_pairs`` of twelve open cards fit on average."""

    divisor: int
    fewest: int
    open_pairs: float
    grade: Grade

    @property
    def clearable(self) -> bool:
        """Whether everything can be cleared."""
        return self.fewest == 0

    @property
    def pointless(self) -> bool:
        """Whether any two cards fit."""
        return self.divisor == 1

    @property
    def never(self) -> bool:
        """Whether no two of all cards fit: beyond 287, the largest sum."""
        return self.fewest == len(CARDS)


@lru_cache(maxsize=256)
def meaning_of(rule: PairRule) -> Meaning:
    """Return what a table's divisor means."""
    pairs = open_pairs(rule)
    bounds = ((Grade.EASY, _EASY), (Grade.FAIR, _FAIR), (Grade.HARD, _HARD))
    grade = next((grade for grade, least in bounds if pairs >= least), Grade.HOPELESS)
    return Meaning(rule.divisor, fewest_remaining(rule), pairs, grade)


@lru_cache(maxsize=256)
def fewest_remaining(rule: PairRule) -> int:
    """Return how many cards must remain whatever the deal, and can be all that remain."""
    counts = Counter(rule.labels[card] for card in CARDS)
    wish_of = {rule.labels[card]: rule.wishes[card] for card in CARDS}
    left = 0
    for label, count in counts.items():
        wish = wish_of[label]
        if wish == label:
            left += count % 2
        else:
            left += max(0, count - counts[wish])
    return left


def open_pairs(rule: PairRule) -> float:
    """Return how many valid pairs lie open on average where two cards of each full stack do."""
    within = across = 0
    for first, second in combinations(CARDS, 2):
        if rule.fits(first, second):
            if continent_of(first) is continent_of(second):
                within += 1
            else:
                across += 1
    return within / comb(CARDS_PER_CONTINENT, OPEN_PER_STACK) + across * (OPEN_PER_STACK / CARDS_PER_CONTINENT) ** 2
