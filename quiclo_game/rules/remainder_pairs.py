"""Which two cards fit together: their sum, or larger minus smaller, comes out without a remainder by the divisor.

Source: rechnen_ohne_rest.txt, sections 3 to 5.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import combinations

from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.cards import CARDS
from quiclo_game.rules.options import Settings

NO_LABEL = -1


@dataclass(frozen=True, slots=True)
class Weighing:
    """Two cards with everything that a message says of them; ``first`` is the smaller card.

    ``sum_counts`` and ``difference_counts`` say whether the table plays with that operation and it comes out.
    """

    first: int
    second: int
    divisor: int
    sum_counts: bool
    difference_counts: bool

    @property
    def sum(self) -> int:
        """Both cards added."""
        return self.first + self.second

    @property
    def difference(self) -> int:
        """The larger card minus the smaller one."""
        return self.second - self.first

    @property
    def sum_remainder(self) -> int:
        """What the sum leaves by the divisor."""
        return self.sum % self.divisor

    @property
    def difference_remainder(self) -> int:
        """What the difference leaves by the divisor."""
        return self.difference % self.divisor

    @property
    def fits(self) -> bool:
        """Whether the pair is valid."""
        return self.sum_counts or self.difference_counts


@dataclass(frozen=True)
class PairRule:
    """The rule of one table: its divisor, and whether sums and differences count there.

    Two cards fit exactly if the label of one is the wish of the other: with both operations the label is the
    remainder or what it lacks to the divisor, whichever is smaller, and every card wishes for its own label.
    """

    divisor: int
    plus: bool = True
    minus: bool = True

    def __post_init__(self) -> None:
        """Refuse a divisor below 1 with a ``ValueError``."""
        if self.divisor < 1:
            raise ValueError(f"a divisor is at least 1, not {self.divisor}")

    @cached_property
    def labels(self) -> tuple[int, ...]:
        """The label of every card, by its number (0 is no card)."""
        if self.plus and self.minus:
            return NO_LABEL, *(min(card % self.divisor, -card % self.divisor) for card in CARDS)
        return NO_LABEL, *(card % self.divisor for card in CARDS)

    @cached_property
    def wishes(self) -> tuple[int, ...]:
        """The label that every card wishes for, by its number; ``NO_LABEL`` where nothing can fit."""
        if self.minus:
            return self.labels
        return NO_LABEL, *(-card % self.divisor if self.plus else NO_LABEL for card in CARDS)

    def fits(self, first: int, second: int) -> bool:
        """Say whether two different cards are a valid pair."""
        return self.labels[first] == self.wishes[second]

    def weigh(self, first: int, second: int) -> Weighing:
        """Return two different cards with their sum, difference, and what counts."""
        low, high = sorted((first, second))
        return Weighing(
            low,
            high,
            self.divisor,
            sum_counts=self.plus and (low + high) % self.divisor == 0,
            difference_counts=self.minus and (high - low) % self.divisor == 0,
        )

    def pairs(self, cards: Iterable[int]) -> tuple[tuple[int, int], ...]:
        """Return all valid pairs among the cards, the smaller card of each first, in ascending order."""
        labels, wishes = self.labels, self.wishes
        return tuple([pair for pair in combinations(sorted(cards), 2) if labels[pair[0]] == wishes[pair[1]]])


def pair_rule(settings: Settings) -> PairRule:
    """Return the rule of a table by its settings."""
    return _pair_rule(settings.number("divisor"), settings["operators"])


@lru_cache(maxsize=64)
def _pair_rule(divisor: int, operators: str) -> PairRule:
    return PairRule(divisor, plus=Operator.PLUS.value in operators, minus=Operator.MINUS.value in operators)
