"""On the chip of a continent silhouette and code lie within its edges, however narrow it is."""

from __future__ import annotations

import pytest

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.continent_marks import SMALLEST, mark_draws
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.pictures import Picture
from tests.scenes.seen import texts

FONTS = Fonts()


@pytest.mark.parametrize("continent", range(1, 7))
@pytest.mark.parametrize("width", [34, 42, 50, 54, 62, 80, 120])
@pytest.mark.parametrize("scale", [0.667, 1.0, 2.0])
def test_silhouette_and_code_lie_in_the_middle_of_a_chip_and_apart(continent: int, width: int, scale: float) -> None:
    chip = Area(100 * scale, 10 * scale, width * scale, 36 * scale)
    draws = tuple(mark_draws(chip, continent, 18 * scale, scale, FONTS))
    (code,) = texts(draws, FONTS)
    shapes = [draw for draw in draws if isinstance(draw.what, Picture)]

    assert chip.x < code.area.x
    assert code.area.right < chip.right
    if shapes:
        half = shapes[0].what.width / 2  # type: ignore[attr-defined]
        left, right = shapes[0].x - half, shapes[0].x + half
        assert chip.x < left
        assert right <= code.area.x + 1
        assert left - chip.x == pytest.approx(chip.right - code.area.right, abs=3 * scale)
        assert code.size >= round(SMALLEST * scale) - 1
    else:
        assert width < 54, "only what is too narrow goes without"
        assert code.area.cx == pytest.approx(chip.cx)
