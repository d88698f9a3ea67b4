"""The dice: three D6 choose continents, six D12 give the numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

CONTINENT_DICE: Final = 3
CONTINENT_SIDES: Final = 6
NUMBER_DICE: Final = 6
NUMBER_SIDES: Final = 12


@dataclass(frozen=True, slots=True)
class DiceSet:
    """``count`` equal dice with faces 1 to ``sides``."""

    count: int
    sides: int

    def could_show(self, faces: tuple[int, ...]) -> bool:
        """Say whether these dice can show these faces."""
        return len(faces) == self.count and min(faces) >= 1 and max(faces) <= self.sides
