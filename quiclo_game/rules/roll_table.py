"""What rolls of six D12 reach without parentheses, with all four operators: worked out as they come by, remembered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from quiclo_game.rules.bits import bits_of, places_of
from quiclo_game.rules.calculation import ALL_OPERATORS
from quiclo_game.rules.dice import NUMBER_DICE, NUMBER_SIDES
from quiclo_game.rules.search import DICE_LIMIT, dice_sums

_ALL_TARGETS = (1 << DICE_LIMIT + 1) - 2


class RollTable:
    """The targets from 1 to 144 that a roll reaches with any number of its dice; a known roll takes a microsecond.

    Sets of targets are whole numbers with one bit each. All 12,376 rolls together take less than a second and a few MB.
    """

    def __init__(self) -> None:
        """Know nothing yet."""
        self._sums = dice_sums(ALL_OPERATORS)
        self._reached: dict[int, int] = {0: 0}
        self._with_fewer: dict[int, int] = {}
        self._dice = {face: self._sums.bags.bag((face,)) for face in range(1, NUMBER_SIDES + 1)}

    def reaches(self, faces: Sequence[int], target: int) -> bool:
        """Say whether six faces, in any order, reach a target; never one outside 1 to 144.

        Raises ``ValueError`` for anything but six faces from 1 to 12.
        """
        return bool(self.reached_among(faces, (target,) if 1 <= target <= DICE_LIMIT else ()))

    def reached_among(self, faces: Sequence[int], targets: Sequence[int]) -> frozenset[int]:
        """Return those of some targets, all from 1 to 144, that six faces reach; raises as ``reaches`` does."""
        bag = self._bag(faces)
        reached = self._reached.get(bag)
        if reached is None:
            # Most targets take fewer dice than all, and those smaller bags are shared by many rolls.
            reached = self._fewer(bag)
            if bits_of(targets) & ~reached:
                reached = self._work_out(bag)
        return frozenset([target for target in targets if reached >> target & 1])

    def reached(self, faces: Sequence[int]) -> tuple[int, ...]:
        """Return all targets that six faces reach, ascending; raises ``ValueError`` as ``reaches`` does."""
        bag = self._bag(faces)
        reached = self._reached.get(bag)
        return places_of(self._work_out(bag) if reached is None else reached)

    def _bag(self, faces: Sequence[int]) -> int:
        try:
            if len(faces) == NUMBER_DICE:
                return self._sums.bags.bag(faces)
        except KeyError:
            pass
        raise ValueError(f"a roll is {NUMBER_DICE} faces from 1 to {NUMBER_SIDES}, not {list(faces)}")

    def _fewer(self, bag: int) -> int:
        """Return what some, but not all, of the dice in a bag reach."""
        found = self._with_fewer.get(bag)
        if found is None:
            found = self._with_fewer[bag] = self._gathered(bag)
        return found

    def _gathered(self, bag: int) -> int:
        found, known = 0, self._reached.get
        for face in set(self._sums.bags.contents(bag)):
            smaller = bag - self._dice[face]
            reached = known(smaller)
            found |= self._work_out(smaller) if reached is None else reached
        return found

    def _work_out(self, bag: int) -> int:
        found = self._with_fewer.pop(bag, None)
        if found is None:
            found = self._gathered(bag)
        if found != _ALL_TARGETS:
            found |= self._sums.reach(bag, _ALL_TARGETS)
        self._reached[bag] = found
        return found


@lru_cache(maxsize=1)
def roll_table() -> RollTable:
    """Return the table that all games of this process share."""
    return RollTable()
