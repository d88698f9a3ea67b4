"""Six cards in arithmetic or geometric progression: the same step, or the same factor, from each card to the next.

Source: rules.md §5, "In every setting six cards in arithmetic or geometric progression count too".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import gcd
from typing import Final

from quiclo_game.rules.bits import bits_of, places_of
from quiclo_game.rules.cards import CARDS
from quiclo_game.rules.combination import SIZE, all_primes

_LARGEST: Final = CARDS[-1]
_STEPS: Final = tuple(bits_of(range(0, SIZE * step, step)) if step else 0 for step in range(_LARGEST // (SIZE - 1) + 1))
"""For every step that six cards can have: the progression that would begin at 0, as bits."""


def first_break(cards: Sequence[int]) -> int | None:
    """Return the place of the first card that no longer follows from those before it, or ``None`` if all do.

    The first two cards always fit; the third must go on with the same step or the same factor.
    """
    by_step = by_factor = True
    for place in range(2, len(cards)):
        before, middle, after = cards[place - 2 : place + 1]
        by_step = by_step and after - middle == middle - before
        by_factor = by_factor and after * before == middle * middle
        if not (by_step or by_factor):
            return place
    return None


def progression_in(bits: int) -> tuple[int, ...] | None:
    """Return the cards, ascending, of the first progression of six within a set of cards (bits), or ``None``."""
    cards = places_of(bits)
    for place, first in enumerate(cards):
        for second in cards[place + 1 :]:
            row = _with_step(first, second - first)
            if row and not row & ~bits and not all_primes(row):
                return places_of(row)
    return next((places_of(row) for row in doubling_rows() if not row & ~bits), None)


def completed_progressions(bits: int) -> int:
    """Return which cards (bits) would make a progression of six with five cards of a set (bits)."""
    found = 0
    cards = places_of(bits)
    for place, one in enumerate(cards):
        for other in cards[place + 1 :]:
            # With one card missing, the first two cards of a row are there, or else its third and fourth.
            for before in (0, 2):
                step = other - one
                row = _with_step(one - before * step, step)
                if (row & bits).bit_count() == SIZE - 1 and not all_primes(row):
                    found |= row & ~bits
    for row in doubling_rows():
        if (row & bits).bit_count() == SIZE - 1:
            found |= row & ~bits
    return found


@cache
def doubling_rows() -> tuple[int, ...]:
    """Return all geometric progressions of six cards (bits): up to 144 only those whose factor is 2 exist."""
    rows = []
    largest_base = round(_LARGEST ** (1 / (SIZE - 1)))
    for numerator in range(2, largest_base + 1):
        for denominator in range(1, numerator):
            first_scale, last_scale = denominator ** (SIZE - 1), numerator ** (SIZE - 1)
            if gcd(numerator, denominator) == 1:
                rows += [
                    bits_of([times * numerator**place * denominator ** (SIZE - 1 - place) for place in range(SIZE)])
                    for times in range(1, _LARGEST // max(first_scale, last_scale) + 1)
                ]
    return tuple(rows)


def _with_step(first: int, step: int) -> int:
    """Return six cards with the same step (bits), or 0 where they would leave the range of the cards."""
    if first < 1 or first + (SIZE - 1) * step > _LARGEST:
        return 0
    return _STEPS[step] << first
