"""Calculating step by step, as people do in the head: two numbers and an operator make a new one, until one is left.

What was joined stands for the same calculation that can be written in one line, in the order in which it was joined,
with no more parentheses than it needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from quiclo_game.rules.calculation import Calculation, Dialect, Operator, Parenthesis, Token
from quiclo_game.rules.forms import Kind, name_operands
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


Link: TypeAlias = tuple[Operator, tuple[Token, ...]]
"""A part of a sum or a product with the operator before it (that of the first part is not written)."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A number in hand: a card, or what two tiles came to, with the calculation behind it.

    ``links`` are the parts of a sum or a product in writing order, with the operands' values as numbers.
    """

    value: int
    kind: Kind
    links: tuple[Link, ...]

    @classmethod
    def of_card(cls, card: int) -> Tile:
        """Return the tile of a card."""
        return cls(card, Kind.NUMBER, ((Operator.PLUS, (card,)),))

    @property
    def tokens(self) -> tuple[Token, ...]:
        """The calculation behind it, with the operands' values as numbers."""
        first, *others = self.links
        return (*first[1], *(token for operator, part in others for token in (operator, *part)))


def join(left: Tile, operator: Operator, right: Tile, terms: Terms) -> Tile | Rejection:
    """Return the tile that two tiles come to, or why they do not.

    Where parentheses are not allowed, neither is what cannot be written without.
    """
    if operator not in terms.operators:
        return Rejection(Reason.OPERATOR_NOT_ALLOWED)
    value = operate(left.value, operator, right.value)
    if isinstance(value, Rejection):
        return value
    kind, turned = _KINDS[operator]
    links = (*_links(left, kind), *_appended(operator, right, kind, turned, terms))
    if terms.dialect is Dialect.FLAT and any(part[0] is Parenthesis.OPEN for _, part in links):
        return Rejection(Reason.PARENTHESES_NOT_ALLOWED)
    return Tile(value, kind, links)


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
    return name_operands(tile.tokens, hand)


_KINDS = {
    Operator.PLUS: (Kind.SUM, Operator.PLUS),
    Operator.MINUS: (Kind.SUM, Operator.PLUS),
    Operator.TIMES: (Kind.PRODUCT, Operator.TIMES),
    Operator.OVER: (Kind.PRODUCT, Operator.TIMES),
}
"""What an operator makes, and the operator that a − (b − c) turns into when it is written a + c − b."""


def _links(tile: Tile, kind: Kind) -> tuple[Link, ...]:
    """Return the parts of a sum or a product of this kind; anything else is one part, in parentheses where needed."""
    if tile.kind is kind:
        return tile.links
    first = Operator.PLUS if kind is Kind.SUM else Operator.TIMES
    return ((first, tile.tokens if tile.kind < kind else _enclosed(tile)),)


def _appended(operator: Operator, right: Tile, kind: Kind, turned: Operator, terms: Terms) -> tuple[Link, ...]:
    """Return what follows an operator, without the parentheses that it does not need.

    What is taken away from what is taken away is added; it comes first, so that no step goes below zero.
    """
    links = _links(right, kind)
    links = ((turned, links[0][1]), *links[1:])
    if operator is turned:
        return links
    added = tuple((turned, part) for before, part in links if before is not turned)
    if added and turned not in terms.operators:
        return ((operator, _enclosed(right)),)
    return (*added, *((operator, part) for before, part in links if before is turned))


def _enclosed(tile: Tile) -> tuple[Token, ...]:
    return (Parenthesis.OPEN, *tile.tokens, Parenthesis.CLOSE)
