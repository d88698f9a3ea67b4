"""Large text on menus: it grows where there is room, and over nothing that it did not touch before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.text_edges import Edges, edges_of
from quiclo_game.shell.choices import TextSize
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.icons import Icon
from quiclo_game.shell.shapes import Bar, Box, Disc
from quiclo_game.shell.text import Paragraph, Words
from quiclo_game.shell.tokens import Token
from tests.scenes.gallery import SCENES
from tests.scenes.test_menu_layouts import entered, own_draws

SIZE = (1920, 1080)
SIZES = ((1280, 720), (1920, 1080), (1080, 1920))
LARGE = (TextSize.LARGER, TextSize.LARGEST)
SLACK = 1.0


def small_texts(name: str, text: TextSize) -> dict[str, float]:
    """Return the sizes of a menu's texts, but for its headings."""
    scene = entered(name, "de", SIZE, text)
    fonts = scene.services.forge.fonts
    found = {draw.what.text: draw.what.setting(fonts).size for draw in own_draws(scene) if isinstance(draw.what, Words)}
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
    assert ratios[2] > 1.25


def things_of(scene: MenuScene, fonts: Fonts) -> Iterator[tuple[str, Edges]]:
    """Yield what else is to be seen: signs, lines, discs, calculations, each with what it takes up."""
    for draw in own_draws(scene):
        look = draw.what
        if isinstance(look, Icon):
            wide = high = look.size * 0.8
        elif isinstance(look, Token | Disc):
            wide = high = 2 * look.radius
        elif isinstance(look, Bar) and draw.turn in (0, 90):
            wide, high = (look.length, look.thickness) if draw.turn == 0 else (look.thickness, look.length)
        elif isinstance(look, Equation):
            shown = look.fitting(fonts)
            wide, high = shown.width(fonts), shown.size * 0.7
            left = {"left": 0.0, "centre": wide / 2, "right": wide}[look.align]
            draw = replace(draw, x=draw.x - left + wide / 2)
        else:
            continue
        yield type(look).__name__, (
            draw.x - wide / 2, draw.y - high / 2, draw.x + wide / 2, draw.y + high / 2,
        )  # fmt: skip


def panels_of(scene: MenuScene) -> Iterator[tuple[str, Edges]]:
    for draw in own_draws(scene):
        if isinstance(draw.what, Box):
            right, down = draw.what.width / 2, draw.what.height / 2
            yield f"panel at {draw.x:.0f}, {draw.y:.0f}", (
                draw.x - right, draw.y - down, draw.x + right, draw.y + down,
            )  # fmt: skip


def written(scene: MenuScene, fonts: Fonts) -> Iterator[tuple[object, Edges]]:
    """Yield each text with where its letters are; the key is the same however large it is, and wherever it went."""
    times: Counter[str] = Counter()
    for draw in own_draws(scene):
        edges = edges_of(draw, fonts)
        if edges is not None and isinstance(draw.what, Words | Paragraph):
            air = draw.what.size * 0.1
            times[draw.what.text] += 1
            key = draw.what.text, times[draw.what.text]
            yield key, (edges[0], edges[1] + air, edges[2], edges[3] - 2 * air)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("name", SCENES)
def test_a_large_text_meets_nothing_that_it_did_not_touch_before(
    name: str, language: str, size: tuple[int, int]
) -> None:
    met, left = meetings(name, language, size, TextSize.NORMAL)
    for text in LARGE:
        meets, leaves = meetings(name, language, size, text)
        assert sorted(map(str, meets - met)) == []
        assert sorted(map(str, leaves - left)) == []


def meetings(
    name: str, language: str, size: tuple[int, int], text: TextSize
) -> tuple[set[tuple[object, str]], set[tuple[object, str]]]:
    """Return which texts lie over which kind of thing, and which ones reach over the edge of which panel."""
    scene = entered(name, language, size, text)
    fonts = scene.services.forge.fonts
    things, panels = list(things_of(scene, fonts)), list(panels_of(scene))
    meets, leaves = set(), set()
    for key, edges in written(scene, fonts):
        meets |= {(key, thing) for thing, other in things if meet(edges, other)}
        leaves |= {(key, panel) for panel, other in panels if meet(edges, other) and not holds(other, edges)}
    return meets, leaves


def meet(one: Edges, other: Edges) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > SLACK and down > min(SLACK, (other[3] - other[1]) / 2)


def holds(outer: Edges, inner: Edges) -> bool:
    return all(
        edge - SLACK <= other
        for edge, other in ((outer[0], inner[0]), (outer[1], inner[1]), (inner[2], outer[2]), (inner[3], outer[3]))
    )
