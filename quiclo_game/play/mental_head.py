"""Calculating in the head: backwards from the target, one card after the other is taken off, until two are left.

So a person finds many calculations, not all (never two pairs of cards joined), and not always the neatest one. The
order in which the cards come to mind decides which.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from quiclo_game.rules.calculation import Operator
from quiclo_game.rules.mental_tiles import Terms, Tile, join, terms_of, written
from quiclo_game.rules.options import Settings

_LARGEST: Final = 999
"""Nobody keeps a larger number in mind."""

_Way = tuple[int, Operator, bool]
"""A number, an operator, and whether the number stands on the right: together with the card they make the target."""


def think_of(hand: Sequence[int], target: int, count: int, settings: Settings, order: Sequence[int]) -> str | None:
    """Return a calculation with exactly so many cards (2 to 5), in compact form, or ``None`` where none comes to mind.

    ``order`` is the order in which the places of the hand come to mind.
    """
    head = _Head(terms_of(settings))
    found = next(head.reach([Tile.of_card(hand[place]) for place in order], target, count), None)
    return None if found is None else written(found, hand).encode()


class _Head:
    """What a person calculates with at this table."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms

    def reach(self, tiles: Sequence[Tile], target: int, count: int) -> Iterator[Tile]:
        """Yield what exactly so many of the tiles come to the target with."""
        by_value = {tile.value: tile for tile in tiles}
        for index, last in enumerate(tiles):
            for number, operator, on_the_right in self._ways(last.value, target):
                if count > 2:
                    others = [*tiles[:index], *tiles[index + 1 :]]
                    found = self.reach(others, number, count - 1)
                else:
                    partner = by_value.get(number)
                    found = iter((partner,) if partner is not None and partner is not last else ())
                for tile in found:
                    left, right = (last, tile) if on_the_right else (tile, last)
                    joined = join(left, operator, right, self._terms)
                    if isinstance(joined, Tile):
                        yield joined

    def _ways(self, card: int, target: int) -> Iterator[_Way]:
        """Yield what a card and one more number can come to the target with."""
        for operator in self._terms.operators:
            match operator:
                case Operator.PLUS:
                    if target > card:
                        yield target - card, operator, False
                case Operator.MINUS:
                    yield target + card, operator, False
                    if card > target:
                        yield card - target, operator, True
                case Operator.TIMES:
                    if target and target % card == 0:
                        yield target // card, operator, False
                case Operator.OVER:
                    if 0 < target * card <= _LARGEST:
                        yield target * card, operator, False
                    if target and card % target == 0:
                        yield card // target, operator, True
