"""Whether a hand holds a combination, which one, and which further cards would give it one.

Source: rules.md §5. Sets of cards are whole numbers with one bit each. Three cards make an equation if and only if the
largest is the sum or the product of the other two, so that a hand has few equations and all of them are looked up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from quiclo_game.rules.bits import bits_of, places_of
from quiclo_game.rules.combination import (
    SIZE,
    LayEquations,
    LayFormula,
    LayProgression,
    Relation,
    Terms,
    all_primes,
)
from quiclo_game.rules.combination_formula import FormulaSearch
from quiclo_game.rules.combination_progressions import completed_progressions, progression_in
from quiclo_game.rules.network_triples import partners

Found = LayEquations | LayFormula | LayProgression
_Row = int
"""Three cards that make an equation, as bits."""


@lru_cache(maxsize=512)
def find_combination(cards: tuple[int, ...], terms: Terms) -> Found | None:
    """Return a combination that a hand holds under the table's terms, ready to be laid out, or ``None``.

    Always the same one for the same cards in the same order; cards are different and from 1 to 144.
    """
    bits = bits_of(cards)
    found: Found | None
    if terms.relation is Relation.FREE:
        found = FormulaSearch(tuple(sorted(cards)), terms.operator_set).first()
    else:
        found = _equations_in(rows_in(cards, terms.operators), terms.relation)
    if found is None:
        progression = progression_in(bits)
        found = None if progression is None else LayProgression(progression)
    return found


@lru_cache(maxsize=512)
def completing_cards(cards: tuple[int, ...], terms: Terms) -> int:
    """Return which further cards (bits) would give a hand a combination that holds them, exactly."""
    bits = bits_of(cards)
    found = completed_progressions(bits)
    if terms.relation is Relation.FREE:
        return found | FormulaSearch(tuple(sorted(cards)), terms.operator_set).completing()
    rows = rows_in(cards, terms.operators)
    for card, with_card in new_rows(cards, terms.operators).items():
        if _completes(card, with_card, rows, terms.relation):
            found |= 1 << card
    return found


def rows_in(cards: Iterable[int], operators: str) -> list[_Row]:
    """Return all equations within a hand, ascending by their smallest, then their middle card."""
    table, ordered = partners(operators), sorted(cards)
    bits = bits_of(ordered)
    rows = []
    for place, low in enumerate(ordered):
        for middle in ordered[place + 1 :]:
            largest = (table[low][middle] & bits) >> middle << middle
            while largest:
                high = largest & -largest
                rows.append(1 << low | 1 << middle | high)
                largest ^= high
    return rows


def new_rows(cards: Iterable[int], operators: str) -> dict[int, list[_Row]]:
    """Return for every card outside a hand the equations that it would make with two cards of the hand."""
    table, ordered = partners(operators), sorted(cards)
    bits = bits_of(ordered)
    rows: dict[int, list[_Row]] = {}
    for place, one in enumerate(ordered):
        for other in ordered[place + 1 :]:
            pair = 1 << one | 1 << other
            thirds = table[one][other] & ~bits
            while thirds:
                third = thirds & -thirds
                rows.setdefault(third.bit_length() - 1, []).append(pair | third)
                thirds ^= third
    return rows


def largest_group(cards: Iterable[int], operators: str) -> tuple[int, ...]:
    """Return at most five cards of a hand that hang together through equations, as many as possible, ascending."""
    best = 0
    for grown in _grow(rows_in(cards, operators), SIZE - 1):
        if grown.bit_count() > best.bit_count():
            best = grown
            if best.bit_count() == SIZE - 1:
                break
    return places_of(best)


def _equations_in(rows: Sequence[_Row], relation: Relation) -> LayEquations | None:
    if relation is Relation.RING:
        return _laid(next(_rings(rows), None))
    whole = next((grown for grown in _grow(rows, SIZE) if _counts(grown)), None)
    if whole is not None:
        return _laid(_fewest_rows(whole, rows))
    if relation is Relation.TWO:
        apart = (pair for pair in combinations(rows, 2) if not pair[0] & pair[1])
        return _laid(next((pair for pair in apart if _counts(pair[0] | pair[1])), None))
    return None


def _completes(card: int, with_card: Sequence[_Row], rows: Sequence[_Row], relation: Relation) -> bool:
    """Say whether a card and all the equations that it brings along make a combination with those of the hand."""
    if relation is Relation.RING:
        return any(True for ring in _rings([*with_card, *rows], len(with_card)))
    if relation is Relation.TWO and any(
        not new & old and not all_primes(new | old) for new in with_card for old in rows
    ):
        return True
    return any(_counts(grown) for grown in _grow([*with_card, *rows], SIZE, len(with_card)))


def _counts(bits: int) -> bool:
    return bits.bit_count() == SIZE and not all_primes(bits)


def _grow(rows: Sequence[_Row], most: int, starts: int | None = None) -> Iterator[int]:
    """Yield all sets of up to ``most`` cards that hang together, each once, grown from the first ``starts`` rows."""
    waiting = list(rows[:starts])[::-1]
    seen = set(waiting)
    while waiting:
        group = waiting.pop()
        yield group
        for row in rows:
            if row & group:
                grown = group | row
                if grown not in seen and grown.bit_count() <= most:
                    seen.add(grown)
                    waiting.append(grown)


def _rings(rows: Sequence[_Row], starts: int | None = None) -> Iterator[tuple[_Row, _Row, _Row]]:
    """Yield all rings that hold one of the first ``starts`` rows."""
    for place, one in enumerate(rows[:starts]):
        touching = [row for row in rows[place + 1 :] if (row & one).bit_count() == 1]
        for two, three in combinations(touching, 2):
            if (two & three).bit_count() == 1 and _counts(one | two | three):
                yield one, two, three


def _fewest_rows(whole: int, rows: Sequence[_Row]) -> tuple[_Row, ...]:
    """Return as few rows as hold a set of six cards together, each of them joined to one before it."""
    inside = [row for row in rows if not row & ~whole]
    for count in range(1, len(inside) + 1):
        for chosen in combinations(inside, count):
            ordered = _joined(chosen)
            if len(ordered) == count and _union(ordered) == whole:
                return ordered
    raise ValueError("these cards do not hang together")


def _joined(chosen: Sequence[_Row]) -> tuple[_Row, ...]:
    """Return the rows in an order in which each touches one before it, without those that never do."""
    ordered, waiting = [chosen[0]], list(chosen[1:])
    reached = chosen[0]
    while (following := next((row for row in waiting if row & reached), None)) is not None:
        waiting.remove(following)
        ordered.append(following)
        reached |= following
    return tuple(ordered)


def _union(rows: Iterable[_Row]) -> int:
    bits = 0
    for row in rows:
        bits |= row
    return bits


def _laid(rows: Sequence[_Row] | None) -> LayEquations | None:
    return None if rows is None else LayEquations(tuple(places_of(row) for row in rows))
