"""What every roll of six D12 reaches without parentheses, packed: one bit for each of 12,376 rolls and 144 targets."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb

from quiclo_game.rules.bits import places_of
from quiclo_game.rules.calculation import ALL_OPERATORS
from quiclo_game.rules.dice import NUMBER_DICE, NUMBER_SIDES
from quiclo_game.rules.search import DICE_LIMIT, dice_sums

ROLLS = comb(NUMBER_SIDES + NUMBER_DICE - 1, NUMBER_DICE)
"""How many different rolls there are when the order of the dice does not matter: 12,376."""

_BYTES_PER_ROLL = DICE_LIMIT // 8
_SIGNATURE = b"QRT1"
_RANKS = [
    [0, *[comb(face + place - 1, place + 1) for face in range(1, NUMBER_SIDES + 1)]] for place in range(NUMBER_DICE)
]


class RollTable:
    """Answers in about a microsecond whether a roll reaches a target, with one to six dice, all four operators."""

    def __init__(self, packed: bytes) -> None:
        """Take the packed bits; raises ``ValueError`` if it is not one bit for each roll and target."""
        if len(packed) != ROLLS * _BYTES_PER_ROLL:
            raise ValueError(f"a table of rolls has {ROLLS * _BYTES_PER_ROLL} bytes, not {len(packed)}")
        self._packed = packed

    @classmethod
    def build(cls) -> RollTable:
        """Work out the table, in less than a second."""
        sums = dice_sums(ALL_OPERATORS)
        wanted = (1 << DICE_LIMIT + 1) - 2
        dice = [sums.bags.bag((face,)) for face in range(1, NUMBER_SIDES + 1)]
        fewer: dict[int, int] = {0: 0}
        for count in range(1, NUMBER_DICE + 1):
            reached: dict[int, int] = {}
            for chosen in combinations_with_replacement(dice, count):
                bag, found = sum(chosen), 0
                for die in set(chosen):
                    found |= fewer[bag - die]
                reached[bag] = found if found == wanted else found | sums.reach(bag, wanted)
            fewer = reached
        packed = bytearray(ROLLS * _BYTES_PER_ROLL)
        for bag, found in fewer.items():
            start = rank(sums.bags.contents(bag)) * _BYTES_PER_ROLL
            packed[start : start + _BYTES_PER_ROLL] = (found >> 1).to_bytes(_BYTES_PER_ROLL, "little")
        return cls(bytes(packed))

    def reaches(self, faces: Sequence[int], target: int) -> bool:
        """Say whether six faces, in any order, reach a target; never one outside 1 to 144.

        Raises ``ValueError`` for anything but six faces from 1 to 12.
        """
        if not 1 <= target <= DICE_LIMIT:
            return False
        place = target - 1
        return bool(self._packed[rank(sorted(faces)) * _BYTES_PER_ROLL + (place >> 3)] >> (place & 7) & 1)

    def reached(self, faces: Sequence[int]) -> tuple[int, ...]:
        """Return all targets that six faces reach, ascending; raises ``ValueError`` as ``reaches`` does."""
        start = rank(sorted(faces)) * _BYTES_PER_ROLL
        bits = int.from_bytes(self._packed[start : start + _BYTES_PER_ROLL], "little")
        return places_of(bits << 1)

    def to_bytes(self) -> bytes:
        """Return the table as about 223 kB that ``from_bytes`` reads back."""
        return _SIGNATURE + zlib.crc32(self._packed).to_bytes(4, "little") + self._packed

    @classmethod
    def from_bytes(cls, data: bytes) -> RollTable:
        """Return the table that ``to_bytes`` wrote; raises ``ValueError`` for anything else or anything damaged."""
        signature, checksum, packed = data[:4], data[4:8], data[8:]
        if signature != _SIGNATURE or zlib.crc32(packed).to_bytes(4, "little") != checksum:
            raise ValueError("not a table of rolls, or a damaged one")
        return cls(packed)


def rank(faces: Sequence[int]) -> int:
    """Return the place, from 0, of a sorted roll among all sorted rolls of six D12.

    Raises ``ValueError`` for anything but six faces from 1 to 12.
    """
    one, two, three, four, five, six = faces
    if one < 1 or six > NUMBER_SIDES:
        raise ValueError(f"faces are 1 to {NUMBER_SIDES}, not {list(faces)}")
    first, second, third, fourth, fifth, sixth = _RANKS
    return first[one] + second[two] + third[three] + fourth[four] + fifth[five] + sixth[six]


@lru_cache(maxsize=1)
def roll_table() -> RollTable:
    """Return the table, worked out when it is first asked for."""
    return RollTable.build()
