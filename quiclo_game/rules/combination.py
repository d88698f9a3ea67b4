"""A combination: six own cards that hang together in a way that anyone can follow, and the forms in which it is laid.

Source: strategie.txt, "Mathematische Kombination"; rules.md §5. The forms are actions: what a player lays out and what
the finder shows are the same thing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from itertools import chain
from typing import Final

from quiclo_game.rules.bits import bits_of
from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.cards import CARDS
from quiclo_game.rules.network_triples import Equation, read_line
from quiclo_game.rules.options import Settings

SIZE: Final = 6
"""So many cards make a combination."""
ROW: Final = 3
"""So many cards make an equation of a net, a ring or two calculations."""
PRIMES: Final = frozenset(card for card in CARDS if card > 1 and all(card % low for low in range(2, card)))
_PRIME_BITS: Final = bits_of(PRIMES)


class Relation(Enum):
    """What a table takes for a combination, besides progressions; the values are those of the option."""

    NET = "net"
    """Three-card equations, connected through shared cards."""
    RING = "ring"
    """Three three-card equations of which each two share exactly one card."""
    TWO = "two"
    """Two three-card equations over six different cards, or a net."""
    FREE = "free"
    """One equation without parentheses; both sides may be calculations."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What a table has agreed on: the relation, and the operators (as in the option, for example ``+-``)."""

    relation: Relation = Relation.NET
    operators: str = "+-*/"

    @classmethod
    def of(cls, settings: Settings) -> Terms:
        """Return the terms of a table's settings."""
        return cls(Relation(settings["combination"]), settings["operators"])

    @property
    def operator_set(self) -> frozenset[Operator]:
        """The operators as a set."""
        return frozenset(map(Operator, self.operators))


@dataclass(frozen=True, slots=True)
class LayEquations:
    """Lay out equations of three cards each; how the three of a row read is up to the rules."""

    rows: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class LayFormula:
    """Lay out one equation; both sides are calculations in compact form over the cards (``a*b-c``)."""

    cards: tuple[int, ...]
    left: str
    right: str


@dataclass(frozen=True, slots=True)
class LayProgression:
    """Lay out six cards, each of which follows from the one before by the same step or the same factor."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LayAloud:
    """Lay out six cards and explain their relation aloud; the other people vote on it."""

    cards: tuple[int, ...]


Laid = LayEquations | LayFormula | LayProgression | LayAloud


def cards_of(laid: Laid) -> tuple[int, ...]:
    """Return the different cards of what was laid out, in the order in which they come up."""
    cards: Iterable[int] = chain(*laid.rows) if isinstance(laid, LayEquations) else laid.cards
    return tuple(dict.fromkeys(cards))


def read_row(row: tuple[int, ...], operators: str) -> Equation | None:
    """Return how three cards read as an equation, as far as possible in the order given, or ``None`` if never.

    Three different cards of which any order reads are always read here: the largest only must not stay in the middle.
    """
    first, second, third = row
    return read_line(first, second, third, operators, outward=True) or read_line(
        second, first, third, operators, outward=True
    )


def all_primes(bits: int) -> bool:
    """Say whether all cards of a set (bits) are primes, which no combination may be."""
    return not bits & ~_PRIME_BITS


def groups_of(rows: Iterable[Iterable[int]]) -> tuple[tuple[int, ...], ...]:
    """Return the cards that hang together through rows, group by group, the largest group first; cards ascending."""
    groups: list[set[int]] = []
    for row in rows:
        joined = set(row)
        apart = []
        for group in groups:
            if group & joined:
                joined |= group
            else:
                apart.append(group)
        groups = [*apart, joined]
    return tuple(sorted((tuple(sorted(group)) for group in groups), key=lambda group: (-len(group), group)))
