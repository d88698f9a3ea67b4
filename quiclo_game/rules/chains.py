"""Chains of × and ÷: which values the numbers in a bag can make when each of them is used."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt, prod

from quiclo_game.rules.bags import Bags
from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.forms import Form, Kind, combine, number


class Chains:
    """The values of all chains over a bag.

    With product P of all numbers and product N of the factors a chain comes to N ÷ (P ÷ N) = N² ÷ P. All factors first,
    every division comes out where it happens exactly if the end does.
    """

    def __init__(self, bags: Bags, operators: frozenset[Operator]) -> None:
        """Know which of × and ÷ may be used."""
        self._bags = bags
        self._times = Operator.TIMES in operators
        self._over = Operator.OVER in operators
        self._factors: dict[int, frozenset[int]] = {0: frozenset((1,))}
        self._forms: dict[tuple[int, int], tuple[Form, ...]] = {}

    def values(self, bag: int, limit: int) -> tuple[int, ...]:
        """Return all values up to ``limit``, ascending."""
        numbers = self._bags.contents(bag)
        if 0 in numbers:
            # A zero can only be a factor, and makes the chain zero.
            factors = numbers.count(0) if self._over else len(numbers)
            return (0,) if factors == 1 or self._times else ()
        if len(numbers) == 1:
            return numbers if numbers[0] <= limit else ()
        whole = prod(numbers)
        if not self._over:
            return (whole,) if self._times and whole <= limit else ()
        tops = self._tops(bag) if self._times else frozenset(numbers)
        least, most = isqrt(whole - 1) + 1, isqrt(whole * limit)
        return tuple(sorted([top * top // whole for top in tops if least <= top <= most and top * top % whole == 0]))

    def forms(self, bag: int, value: int) -> tuple[Form, ...]:
        """Return every different chain over the bag that has this value."""
        known = self._forms.get((bag, value))
        if known is None:
            known = self._forms[bag, value] = tuple(dict.fromkeys(self._compute_forms(bag, value)))
        return known

    def _compute_forms(self, bag: int, value: int) -> Iterator[Form]:
        numbers = self._bags.contents(bag)
        for chosen in range(1, 1 << len(numbers)):
            factors = [one for place, one in enumerate(numbers) if chosen >> place & 1]
            divisors = [one for place, one in enumerate(numbers) if not chosen >> place & 1]
            if self._comes_to(factors, divisors, value):
                yield combine(Kind.PRODUCT, map(number, factors), map(number, divisors))

    def _comes_to(self, factors: list[int], divisors: list[int], value: int) -> bool:
        if (len(factors) > 1 and not self._times) or (divisors and not self._over):
            return False
        below = prod(divisors)
        return below != 0 and prod(factors) == value * below

    def _tops(self, bag: int) -> frozenset[int]:
        """Return the products of all choices of factors; the empty one (1) changes nothing."""
        largest, fewer_bag = self._bags.contents(bag)[-1], bag - self._bags.largest_alone(bag)
        # Only bags that others build on are remembered, as in Bags.
        fewer = self._factors.get(fewer_bag)
        if fewer is None:
            fewer = self._factors[fewer_bag] = self._tops(fewer_bag)
        return fewer.union([top * largest for top in fewer])
