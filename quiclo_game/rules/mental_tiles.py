"""Calculating step by step, as people do in the head: two numbers and an operator make a new one, until one is left.

What was joined stands for the same calculation that can be written in one line, with no more parentheses than it needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quiclo_game.rules.calculation import Calculation, Dialect, Operator, Parenthesis
from quiclo_game.rules.forms import Form, Kind, combine, lay_out, number, to_calculation
from quiclo_game.rules.judging import operate
from quiclo_game.rules.options import Settings
from quiclo_game.rules.rejections import Reason, Rejection


@dataclass(frozen=True, slots=True)
class Terms:
    """With what a table calculates: its operators, in their order, and whether parentheses are allowed."""

    operators: tuple[Operator, ...] = tuple(Operator)
    dialect: Dialect = Dialect.GROUPED


def terms_of(settings: Settings) -> Terms:
    """Return the terms of a table."""
    return Terms(tuple(map(Operator, settings["operators"])), Dialect(settings["dialect"]))


@dataclass(frozen=True, slots=True)
class Tile:
    """A number in hand: a card, or what two tiles came to, with the calculation behind it."""

    value: int
    form: Form

    @classmethod
    def of_card(cls, card: int) -> Tile:
        """Return the tile of a card."""
        return cls(card, number(card))


def join(left: Tile, operator: Operator, right: Tile, terms: Terms) -> Tile | Rejection:
    """Return the tile that two tiles come to, or why they do not.

    Where parentheses are not allowed, neither is what cannot be written without.
    """
    if operator not in terms.operators:
        return Rejection(Reason.OPERATOR_NOT_ALLOWED)
    value = operate(left.value, operator, right.value)
    if isinstance(value, Rejection):
        return value
    form = _joined(left.form, operator, right.form, terms)
    if terms.dialect is Dialect.FLAT and Parenthesis.OPEN in lay_out(form).tokens:
        return Rejection(Reason.PARENTHESES_NOT_ALLOWED)
    return Tile(value, form)


def join_two(
    tiles: Sequence[Tile], left: int, operator: Operator, right: int, terms: Terms
) -> tuple[Tile, ...] | Rejection:
    """Return the tiles with two of them (by index) joined, where the left one was, or why that cannot be."""
    if left == right:
        return Rejection(Reason.OPERAND_REUSED, operand=tiles[left].value)
    joined = join(tiles[left], operator, tiles[right], terms)
    if isinstance(joined, Rejection):
        return joined
    return tuple(joined if index == left else tile for index, tile in enumerate(tiles) if index != right)


def written(tile: Tile, hand: Sequence[int]) -> Calculation:
    """Return the calculation behind a tile, with the cards named by their places in the hand."""
    return to_calculation(lay_out(tile.form), hand)


_KINDS = {
    Operator.PLUS: (Kind.SUM, Operator.PLUS),
    Operator.MINUS: (Kind.SUM, Operator.PLUS),
    Operator.TIMES: (Kind.PRODUCT, Operator.TIMES),
    Operator.OVER: (Kind.PRODUCT, Operator.TIMES),
}
"""What an operator makes, and the operator that a − (b − c) turns into when it is written a + c − b."""


def _joined(left: Form, operator: Operator, right: Form, terms: Terms) -> Form:
    """Return both forms as one, without the parentheses that it does not need."""
    kind, turned = _KINDS[operator]
    forward, backward = _parts(left, kind)
    more, less = _parts(right, kind)
    if operator is not turned:
        if less and turned not in terms.operators:
            more, less = (right,), ()
        more, less = less, more
    return combine(kind, (*forward, *more), (*backward, *less))


def _parts(form: Form, kind: Kind) -> tuple[tuple[Form, ...], tuple[Form, ...]]:
    """Return what a sum adds and takes away (or a product multiplies and divides by); anything else is one part."""
    if len(form) == 3 and form[0] is kind:
        return form[1], form[2]
    return (form,), ()
