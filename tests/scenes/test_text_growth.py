"""Large text on menus: it grows where there is room, and over nothing."""

from __future__ import annotations

import pytest

from quiclo_game.scenes.text_growth import edges_of, grown
from quiclo_game.shell.choices import TextSize
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.text import Words
from tests.scenes.gallery import SCENES
from tests.scenes.stand_ins import stand
from tests.scenes.test_menu_layouts import own_draws

SIZE = (1920, 1080)


def size_of(draw: Draw) -> float:
    assert isinstance(draw.what, Words)
    return draw.what.size


def test_a_text_alone_grows_as_far_as_is_wanted() -> None:
    found = grown([Draw(Words("Hallo", 20), 900, 500)], (), Fonts(), SIZE, 1.5)

    assert 20 * 1.4 <= size_of(found[0]) <= 20 * 1.5


def test_a_text_stops_before_another_text_a_picture_and_the_edge() -> None:
    fonts = Fonts()
    draws = [
        Draw(Words("oben", 20), 900, 500),
        Draw(Words("unten", 20), 900, 526),
        Draw(Words("Bild", 20, align="left"), 100, 100),
        Draw(Icon("star", 40), 170, 100),
        Draw(Words("am Rand", 20, align="left"), 1830, 700),
    ]
    found = grown(draws, (), fonts, SIZE, 3.0)
    boxes = [edges for draw in found if (edges := edges_of(draw, fonts)) is not None]

    assert boxes[0][3] <= boxes[1][1]
    assert boxes[2][2] <= 150
    assert boxes[3][2] <= SIZE[0]
    assert all(size_of(found[index]) >= 20 for index in (0, 1, 2, 4))


def small_texts(name: str, text: TextSize) -> dict[str, float]:
    """Return the sizes of a menu's texts, but for its headings."""
    scene = SCENES[name](stand("de", text_size=text))
    scene.enter(SIZE)
    found = {draw.what.text: draw.what.size for draw in own_draws(scene) if isinstance(draw.what, Words)}
    return {text: size for text, size in found.items() if size < 60}


@pytest.mark.parametrize("name", ["settings", "results", "statistics", "recordings", "setup", "pause"])
def test_menus_read_larger_the_larger_people_want_it(name: str) -> None:
    plain = small_texts(name, TextSize.NORMAL)
    ratios = []
    for text in (TextSize.SMALL, TextSize.LARGE, TextSize.LARGEST):
        sizes = small_texts(name, text)
        shared = [sizes[words] / size for words, size in plain.items() if words in sizes]
        ratios.append(sum(shared) / len(shared))

    assert ratios[0] < 1.0 < ratios[1] <= ratios[2]
    assert ratios[2] > 1.15
