"""Every table in English and with large texts: nothing is cut, lies on a key, or reaches over the edge of its panel."""

from __future__ import annotations

from collections import Counter

import pytest

from quiclo_game.play.seat_plan import COUCH
from quiclo_game.rules.registry import KEYS
from quiclo_game.shell.choices import TextSize
from quiclo_game.shell.fonts import Fonts
from tests.scenes.around import AroundTable
from tests.scenes.seen import faults
from tests.scenes.test_layouts import fonts, moments

__all__ = ["fonts"]
SIZES = ((1280, 720), (1920, 1080), (1080, 1920))


def found(mode_key: str, size: tuple[int, int], language: str, text: TextSize, fonts: Fonts) -> dict[str, int]:
    """Return the faults of a table with six around it, and of one with two on a couch, and how often each was seen."""
    seen: Counter[str] = Counter()
    for seats, plan in ((6, None), (2, COUCH)):
        around = AroundTable(mode_key, seats, size, plan, language=language, program={"text_size": text})
        seen.update(f"{seats} seats: {fault}" for table in moments(around, 1) for fault in faults(table, fonts))
    return dict(seen)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("mode_key", KEYS)
def test_in_english_everything_has_its_place(mode_key: str, size: tuple[int, int], fonts: Fonts) -> None:
    assert found(mode_key, size, "en", TextSize.NORMAL, fonts) == {}


@pytest.mark.parametrize("text", [TextSize.LARGER, TextSize.LARGEST], ids=lambda text: f"{text.value}%")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("mode_key", KEYS)
def test_large_texts_have_their_place(mode_key: str, size: tuple[int, int], text: TextSize, fonts: Fonts) -> None:
    language = "en" if text is TextSize.LARGER else "de"
    assert found(mode_key, size, language, text, fonts) == {}
