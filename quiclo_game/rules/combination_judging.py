"""Judge what was laid out as a combination, exactly, and say what is missing: which card, which equation, why.

Source: strategie.txt, "Mathematische Kombination"; rules.md §5.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import combinations

from quiclo_game.rules.bits import bits_of
from quiclo_game.rules.calculation import Calculation, Dialect, Evaluated
from quiclo_game.rules.combination import (
    ROW,
    SIZE,
    Laid,
    LayAloud,
    LayEquations,
    LayFormula,
    LayProgression,
    Relation,
    Terms,
    all_primes,
    cards_of,
    groups_of,
    read_row,
)
from quiclo_game.rules.combination_progressions import first_break
from quiclo_game.rules.judging import judge
from quiclo_game.rules.network_triples import Equation, results_of
from quiclo_game.rules.rejections import Reason, Rejection


@dataclass(frozen=True, slots=True)
class Survey:
    """How far rows of cards have come to being a combination.

    ``equations`` has an entry for every row, ``None`` where it does not read; ``groups`` are the cards that hang
    together through the rows that do, the largest group first; ``rejection`` is what still stands in the way.
    """

    equations: tuple[Equation | None, ...]
    groups: tuple[tuple[int, ...], ...]
    rejection: Rejection | None

    @property
    def complete(self) -> bool:
        """Whether the rows are a combination."""
        return self.rejection is None


def judge_laid(laid: Laid, own: Collection[int], terms: Terms) -> Rejection | None:
    """Return why what a player laid out of the own cards is no combination, or ``None`` if it is one.

    A relation explained aloud is only looked at as far as a program can: whether the six cards may be shown at all.
    """
    foreign = next((card for card in cards_of(laid) if card not in own), None)
    if foreign is not None:
        return Rejection(Reason.NOT_YOUR_CARD, operand=foreign)
    match laid:
        case LayEquations(rows):
            return _judge_rows(rows, terms) or _judge_six(cards_of(laid)) or _judge_shape(rows, terms.relation)
        case LayFormula(cards):
            return _judge_terms(terms) or _judge_chosen(cards) or _judge_sides(laid, terms)
        case LayProgression(cards):
            return _judge_chosen(cards) or _judge_progression(cards)
        case LayAloud(cards):
            return _judge_chosen(cards)


def survey(rows: Sequence[tuple[int, ...]], own: Collection[int], terms: Terms) -> Survey:
    """Return how far rows of own cards have come, also while some of them are not finished."""
    equations = tuple(None if _judge_row(row, terms.operators) else read_row(row, terms.operators) for row in rows)
    readable = [row for row, equation in zip(rows, equations, strict=True) if equation is not None]
    return Survey(equations, groups_of(readable), judge_laid(LayEquations(tuple(rows)), own, terms))


# ---- equations of three ------------------------------------------------------------------------------------------


def _judge_rows(rows: Sequence[tuple[int, ...]], terms: Terms) -> Rejection | None:
    if terms.relation is Relation.FREE:
        return Rejection(Reason.OTHER_COMBINATION)
    wrong = (_judge_row(row, terms.operators) for row in rows)
    return next((rejection for rejection in wrong if rejection is not None), None)


def _judge_row(row: tuple[int, ...], operators: str) -> Rejection | None:
    """Return why three cards make no equation, with what the first two come to."""
    if len(row) != ROW:
        return Rejection(Reason.CARD_COUNT, value=len(row), limit=ROW)
    twice = _twice(row)
    if twice is not None:
        return Rejection(Reason.OPERAND_REUSED, operand=twice)
    if read_row(row, operators) is None:
        first, second, third = row
        return Rejection(
            Reason.NO_EQUATION, target=third, pair=(first, second), results=results_of(first, second, operators)
        )
    return None


def _judge_six(cards: Sequence[int]) -> Rejection | None:
    if len(cards) != SIZE:
        return Rejection(Reason.CARD_COUNT, value=len(cards), limit=SIZE)
    return Rejection(Reason.ONLY_PRIMES) if all_primes(bits_of(cards)) else None


def _judge_shape(rows: Sequence[tuple[int, ...]], relation: Relation) -> Rejection | None:
    """Return what the rows lack to be a net or a ring; two equations apart are all that six cards can be else."""
    groups = groups_of(rows)
    if len(groups) > 1 and relation is not Relation.TWO:
        return Rejection(Reason.NOT_CONNECTED, operand=_first_outside(rows, groups))
    return _judge_ring(rows) if relation is Relation.RING else None


def _first_outside(rows: Sequence[tuple[int, ...]], groups: Sequence[tuple[int, ...]]) -> int:
    """Return the first card laid that is not in the group of the first row."""
    first = next(group for group in groups if rows[0][0] in group)
    return next(card for row in rows for card in row if card not in first)


def _judge_ring(rows: Sequence[tuple[int, ...]]) -> Rejection | None:
    """Return which two equations of a would-be ring share too few or too many cards, counted from 1."""
    if len(rows) != ROW:
        return Rejection(Reason.RING_COUNT, value=len(rows), limit=ROW)
    for (one, these), (other, those) in combinations(enumerate(rows, start=1), 2):
        shared = len(set(these) & set(those))
        if shared != 1:
            return Rejection(Reason.RING_SHARE, value=shared, limit=1, pair=(one, other))
    return None


# ---- one equation ------------------------------------------------------------------------------------------------


def _judge_terms(terms: Terms) -> Rejection | None:
    return None if terms.relation is Relation.FREE else Rejection(Reason.OTHER_COMBINATION)


def _judge_sides(laid: LayFormula, terms: Terms) -> Rejection | None:
    """Return what is wrong with one of the two sides, or between them."""
    values, used = [], []
    for text in (laid.left, laid.right):
        try:
            side = Calculation.decode(text)
        except ValueError:
            return Rejection(Reason.UNREADABLE, position=0)
        verdict = judge(side, laid.cards, dialect=Dialect.FLAT, operators=terms.operator_set)
        if isinstance(verdict, Rejection):
            return verdict
        values.append(verdict)
        used += [laid.cards[place] for place in side.operands]
    return _judge_use(used, laid.cards) or _judge_values(*values)


def _judge_use(used: Sequence[int], cards: Sequence[int]) -> Rejection | None:
    twice = _twice(used)
    if twice is not None:
        return Rejection(Reason.OPERAND_REUSED, operand=twice)
    left_out = next((card for card in cards if card not in used), None)
    return None if left_out is None else Rejection(Reason.CARD_UNUSED, operand=left_out)


def _judge_values(left: Evaluated, right: Evaluated) -> Rejection | None:
    if left.value == right.value:
        return None
    return Rejection(Reason.SIDES_DIFFER, value=left.value, target=right.value)


# ---- six cards ---------------------------------------------------------------------------------------------------


def _judge_chosen(cards: Sequence[int]) -> Rejection | None:
    """Return why chosen cards cannot be a combination whatever their relation."""
    twice = _twice(cards)
    return _judge_six(cards) if twice is None else Rejection(Reason.OPERAND_REUSED, operand=twice)


def _judge_progression(cards: Sequence[int]) -> Rejection | None:
    place = first_break(cards)
    if place is None:
        return None
    return Rejection(Reason.NO_PROGRESSION, operand=cards[place], pair=(cards[place - 2], cards[place - 1]))


def _twice(cards: Sequence[int]) -> int | None:
    return next((card for card, count in Counter(cards).items() if count > 1), None)
