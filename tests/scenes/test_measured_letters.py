"""Letters around a table whose glass is measured: as large as it asks for, unless people want a size of their own."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from quiclo_game.play.seat_plan import COUCH, SeatPlan
from quiclo_game.rules.registry import KEYS
from quiclo_game.shell.choices import TextSize
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.layout import least_letters
from tests.scenes.around import AroundTable
from tests.scenes.seen import faults, texts
from tests.scenes.test_layouts import fonts

__all__ = ["fonts"]
SIZE = (1920, 1080)
SMALL_GLASS = 3.0
"""So many px a mm has a screen of 29 inches; letters of 14 px are 4.7 mm high there."""


def letters(mode_key: str, fonts: Fonts, plan: SeatPlan | None = None, **program: Any) -> list[float]:
    """Return the sizes of all texts on a table, in px."""
    around = AroundTable(mode_key, 2, SIZE, plan, program=program)
    fonts.least = least_letters(SIZE)
    return sorted(text.size for text in texts((*around.table.still(), *around.table.moving(0.0)), fonts))


@pytest.mark.parametrize("mode_key", KEYS)
def test_they_are_larger_on_a_small_glass_and_everything_has_its_place(mode_key: str, fonts: Fonts) -> None:
    usual, grown = letters(mode_key, fonts), letters(mode_key, fonts, px_per_mm=SMALL_GLASS)
    assert sum(grown) > 1.12 * sum(usual)
    for seats in (2, 6):
        around = AroundTable(mode_key, seats, SIZE, program={"px_per_mm": SMALL_GLASS})
        found = Counter(fault for table in around.phases(2) for fault in faults(table, fonts))
        assert found == {}, f"{seats} seats"


def test_a_large_glass_a_couch_and_a_size_that_people_have_chosen_change_nothing(fonts: Fonts) -> None:
    usual = letters("no_remainder", fonts)
    assert letters("no_remainder", fonts, px_per_mm=1.2) == usual
    assert letters("no_remainder", fonts, COUCH, px_per_mm=SMALL_GLASS) == letters("no_remainder", fonts, COUCH)
    chosen = letters("no_remainder", fonts, text_size=TextSize.SMALL)
    assert letters("no_remainder", fonts, text_size=TextSize.SMALL, px_per_mm=SMALL_GLASS) == chosen
