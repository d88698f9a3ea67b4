"""How likely cards are to be calculated with six D12: one card, or several with the very same roll.

Read off a table of rolls: of all 12,376 different ones in order, each as often as it falls, every so-manieth.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

from quiclo_game.rules.calculation import Dialect, Operator
from quiclo_game.rules.cards import CARDS
from quiclo_game.rules.dice import NUMBER_DICE, NUMBER_SIDES
from quiclo_game.rules.options import Settings
from quiclo_game.rules.solver import solve

ROLLS: Final[Mapping[Dialect, int]] = {Dialect.FLAT: 200, Dialect.GROUPED: 40}
"""So many rolls make up the table; with parentheses nearly everything succeeds, and solving takes longer."""


class Odds:
    """The share of rolls that reach cards; sets of rolls are whole numbers with one bit for each roll."""

    def __init__(self, rolls: tuple[tuple[int, ...], ...], dialect: Dialect, operators: frozenset[Operator]) -> None:
        """Solve the rolls for all cards: a fraction of a second, once for each set of operators."""
        self.rolls: Final = len(rolls)
        """How many rolls were looked at."""
        reaching = [0] * CARDS.stop
        for place, roll in enumerate(rolls):
            for card in solve(roll, dialect=dialect, targets=CARDS, operators=operators).counts:
                reaching[card] |= 1 << place
        self.reaching: Final = tuple(reaching)
        """For every card the rolls that reach it; the place of a number is its card."""
        self.chances: Final = tuple(bits.bit_count() / self.rolls for bits in reaching)
        """For every card the chance that a roll reaches it, likewise."""

    def chance(self, *cards: int) -> float:
        """Return the chance that one roll reaches all of the cards (0 to 1)."""
        rolls = (1 << self.rolls) - 1
        for card in cards:
            rolls &= self.reaching[card]
        return rolls.bit_count() / self.rolls


def odds_of(settings: Settings) -> Odds:
    """Return the odds at a table."""
    return _odds(settings["dialect"], settings["operators"])


def typical_rolls(count: int) -> Iterator[tuple[int, ...]]:
    """Yield ``count`` rolls of six D12, spread evenly over all rolls in order, each as often as it falls."""
    total = NUMBER_SIDES**NUMBER_DICE
    fallen = taken = 0
    for roll in combinations_with_replacement(range(1, NUMBER_SIDES + 1), NUMBER_DICE):
        fallen += factorial(NUMBER_DICE) // prod(factorial(roll.count(face)) for face in set(roll))
        while taken < count and (2 * taken + 1) * total < 2 * count * fallen:
            taken += 1
            yield roll


@lru_cache(maxsize=16)
def _odds(dialect: str, operators: str) -> Odds:
    kind = Dialect(dialect)
    return Odds(tuple(typical_rolls(ROLLS[kind])), kind, frozenset(map(Operator, operators)))
