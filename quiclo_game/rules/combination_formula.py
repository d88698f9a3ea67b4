"""One equation over six cards, without parentheses, both sides of which may be calculations.

Source: rules.md §5, "free equation". Every such equation is a set of chains of × and ÷, some on the one side and some
on the other, that come to the same; so the six cards are cut into chains whose signed values add up to nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import prod
from string import ascii_lowercase
from typing import Final

from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.cards import CARDS
from quiclo_game.rules.combination import SIZE, LayFormula, all_primes

_KNOWN: Final = 4
"""Sums over so many cards are worked out once and kept; there are too many over five."""

_Term = tuple[int, int]
"""A chain: its value, negative on the other side, and its cards as bits of their places in the hand."""


class FormulaSearch:
    """All equations over six cards of one hand; what is worked out for some cards serves every six that hold them."""

    def __init__(self, cards: Sequence[int], operators: frozenset[Operator]) -> None:
        """Look into a hand of different cards, ascending."""
        self._cards = tuple(cards)
        self._plus = Operator.PLUS in operators
        self._minus = Operator.MINUS in operators
        self._times = Operator.TIMES in operators
        self._over = Operator.OVER in operators
        self._chains: dict[int, tuple[int, ...]] = {}
        self._sums: dict[int, frozenset[int]] = {}
        self._balancing: dict[int, frozenset[int]] = {}

    def first(self) -> LayFormula | None:
        """Return the most liked equation over the first six cards that have one, or ``None`` where no six have.

        Liked are few divisions, then few multiplications, then small values.
        """
        for chosen in combinations(range(len(self._cards)), SIZE):
            if all_primes(sum(1 << self._cards[place] for place in chosen)):
                continue
            six = sum(1 << place for place in chosen)
            if any(True for _ in self._equations(six)):
                return self._written(six, min(self._equations(six), key=self._effort))
        return None

    def completing(self) -> int:
        """Return which cards (bits) make an equation with five of the hand."""
        own = sum(1 << card for card in self._cards)
        others = sum(1 << card for card in CARDS) & ~own
        fives = [sum(1 << place for place in chosen) for chosen in combinations(range(len(self._cards)), SIZE - 1)]
        found = 0
        for companions in range(SIZE - 1):
            for five in fives:
                found |= self._joining(five, companions) & others
                if found == others:
                    return found
        return found

    # ---- a card that is still to come ----------------------------------------------------------------------------

    def _joining(self, five: int, companions: int) -> int:
        """Return which cards make an equation with these five in a chain of × and ÷ with so many of them."""
        bits = sum(1 << card for card in self._numbers(five))
        found = 0
        for chosen in combinations([place for place in range(len(self._cards)) if five >> place & 1], companions):
            part = sum(1 << place for place in chosen)
            for value in self._balances(five ^ part):
                for card in self._chained(self._numbers(part), value):
                    found |= 1 << card
        if all_primes(bits):
            return sum(1 << card for card in CARDS if found >> card & 1 and not all_primes(bits | 1 << card))
        return found

    def _balances(self, cards: int) -> frozenset[int]:
        """Return what a further chain may come to so that it and chains over all the cards make an equation."""
        known = self._balancing.get(cards)
        if known is None:
            if self._plus:
                known = self._sums_over(cards) - {0}
            elif self._minus:
                sums = ((terms, sum(value for value, _ in terms)) for terms in self._signed(cards))
                known = frozenset(
                    abs(left) for terms, left in sums if left and self._can_be_written((*terms, (-left, 0)))
                )
            else:
                known = frozenset(self._values(cards))
            self._balancing[cards] = known
        return known

    def _signed(self, cards: int) -> Iterator[tuple[_Term, ...]]:
        """Yield all ways to cut the cards into chains, each on one side or on the other."""
        if not cards:
            yield ()
            return
        lowest = cards & -cards
        others = part = cards ^ lowest
        while True:
            for value in self._values(part | lowest):
                for more in self._signed(others ^ part):
                    yield ((value, part | lowest), *more)
                    yield ((-value, part | lowest), *more)
            if not part:
                return
            part = (part - 1) & others

    def _chained(self, numbers: Sequence[int], value: int) -> Iterator[int]:
        """Yield the cards that come to a value in one chain of × and ÷ with the numbers."""
        for count in range(len(numbers) + 1):
            if count and not self._over:
                return
            for divisors in combinations(numbers, count):
                below = prod(divisors)
                above = prod(numbers) // below
                factors = len(numbers) - count
                ways = [(value * below, above)] if self._times or not factors else []
                if factors and self._over and (self._times or factors == 1):
                    ways.append((above, value * below))
                yield from (whole // part for whole, part in ways if whole % part == 0 and whole // part in CARDS)

    # ---- the search ----------------------------------------------------------------------------------------------

    def _equations(self, six: int) -> Iterator[tuple[_Term, ...]]:
        """Yield all ways to cut six cards into chains that balance and can be written with the operators."""
        if not (self._plus or self._minus):
            return self._equal_chains(six)
        return (terms for terms in self._balanced(six, 0) if terms[0][0] > 0 and self._can_be_written(terms))

    def _equal_chains(self, six: int) -> Iterator[tuple[_Term, ...]]:
        """Yield all ways to cut six cards into two chains of the same value."""
        lowest = six & -six
        part = others = six ^ lowest
        while part:
            part = (part - 1) & others
            here, there = part | lowest, others ^ part
            for value in set(self._values(here)).intersection(self._values(there)):
                yield (value, here), (-value, there)

    def _balanced(self, cards: int, need: int) -> Iterator[tuple[_Term, ...]]:
        """Yield all sets of signed chains that use all the cards and add up to ``need``."""
        lowest = cards & -cards
        others = cards ^ lowest
        part = others
        while True:
            chain, rest = part | lowest, others ^ part
            for value in self._values(chain):
                for signed in (value, -value):
                    left = need - signed
                    if not rest:
                        if left == 0:
                            yield ((signed, chain),)
                    elif rest.bit_count() > _KNOWN or abs(left) in self._sums_over(rest):
                        for more in self._balanced(rest, left):
                            yield ((signed, chain), *more)
            if not part:
                return
            part = (part - 1) & others

    def _sums_over(self, cards: int) -> frozenset[int]:
        """Return what signed chains over all the cards can add up to, without the sign."""
        known = self._sums.get(cards)
        if known is not None:
            return known
        lowest = cards & -cards
        others = cards ^ lowest
        found = set(self._values(cards))
        part = others
        while part:
            part = (part - 1) & others
            for value in self._values(part | lowest):
                for rest in self._sums_over(others ^ part):
                    found.add(value + rest)
                    found.add(abs(value - rest))
        known = self._sums[cards] = frozenset(found)
        return known

    def _values(self, chain: int) -> tuple[int, ...]:
        """Return the values of all chains of × and ÷ over the cards; a division comes out or is left out."""
        known = self._chains.get(chain)
        if known is None:
            numbers = self._numbers(chain)
            known = self._chains[chain] = tuple(dict.fromkeys(value for value, _ in self._splits(numbers)))
        return known

    def _splits(self, numbers: Sequence[int]) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Yield value and divisors of every chain over the numbers, those with few divisors first."""
        whole = prod(numbers)
        for count in range(len(numbers)):
            if (count and not self._over) or (len(numbers) - count > 1 and not self._times):
                continue
            for divisors in combinations(numbers, count):
                below = prod(divisors)
                if whole % (below * below) == 0:
                    yield whole // (below * below), divisors

    def _numbers(self, cards: int) -> tuple[int, ...]:
        return tuple(card for place, card in enumerate(self._cards) if cards >> place & 1)

    # ---- writing -------------------------------------------------------------------------------------------------

    def _can_be_written(self, terms: Sequence[_Term]) -> bool:
        """Say whether the operators between the chains are there.

        Without plus, each side is one chain less others: the largest of both sides must outweigh the rest.
        """
        if self._plus:
            return True
        here, there = _sides(terms)
        return here[0][0] + there[0][0] >= sum(value for value, _ in here)

    def _effort(self, terms: Sequence[_Term]) -> tuple[int, int, int, tuple[_Term, ...]]:
        divisions = sum(len(self._divisors(abs(value), chain)) for value, chain in terms)
        return divisions, SIZE - len(terms) - divisions, max(abs(value) for value, _ in terms), tuple(terms)

    def _divisors(self, value: int, chain: int) -> tuple[int, ...]:
        return next(divisors for comes_to, divisors in self._splits(self._numbers(chain)) if comes_to == value)

    def _written(self, six: int, terms: Sequence[_Term]) -> LayFormula:
        """Return the equation with the side of more chains on the left."""
        cards = self._numbers(six)
        letters = dict(zip(cards, ascii_lowercase, strict=False))
        longer, shorter = sorted(_sides(terms), key=len, reverse=True)
        if self._plus:
            left, right, between = longer, shorter, Operator.PLUS
        else:
            left, right, between = [longer[0], *shorter[1:]], [shorter[0], *longer[1:]], Operator.MINUS
        sides = (between.value.join(self._chain_text(term, letters) for term in side) for side in (left, right))
        return LayFormula(cards, *sides)

    def _chain_text(self, term: _Term, letters: dict[int, str]) -> str:
        divisors = self._divisors(*term)
        factors = (letters[card] for card in self._numbers(term[1]) if card not in divisors)
        return Operator.OVER.value.join(
            [Operator.TIMES.value.join(factors), *(letters[divisor] for divisor in divisors)]
        )


def _sides(terms: Sequence[_Term]) -> tuple[list[_Term], list[_Term]]:
    """Return the chains of both sides, their values without sign, the largest of each side first."""
    ordered = sorted(((abs(value), chain, value > 0) for value, chain in terms), reverse=True)
    here = [(value, chain) for value, chain, positive in ordered if positive]
    there = [(value, chain) for value, chain, positive in ordered if not positive]
    return here, there
