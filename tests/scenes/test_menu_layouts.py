"""Every menu in every window and language: nothing overlaps, nothing is cut, nothing is too small to touch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

import pytest

from quiclo_game.scenes.menu import MenuScene
from quiclo_game.shell.choices import TextSize
from quiclo_game.shell.control import Control
from quiclo_game.shell.control_looks import ControlState
from quiclo_game.shell.draws import Draw, DrawList
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.inputs import Phase, Pointer
from quiclo_game.shell.layout import least_letters, scale
from quiclo_game.shell.shapes import Veil
from quiclo_game.shell.text import Paragraph, Words
from quiclo_game.shell.typesetting import INK, may_be_cut
from tests.scenes.around import ALL_HELPS, LONG_NAMES
from tests.scenes.gallery import ALL_SCENES, SCENES
from tests.scenes.seen import tells_help, texts
from tests.scenes.stand_ins import Stand, stand

SIZES = ((1280, 720), (1536, 864), (1920, 1080), (3840, 2160), (1080, 1920), (800, 600))
NAMES = LONG_NAMES
"""Names may end in an ellipsis."""
SMALLEST_TARGET = 42.0
SMALLEST_TEXT = 14.0
"""Of the design's px: 7 mm on the table."""
LETTER = 0.4
"""Half the height of a line's letters, as a share of its size."""


@dataclass(frozen=True)
class Place:
    """Where a text stands, in px of the window."""

    text: str
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Place, slack: float) -> bool:
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > slack and down > slack


def entered(name: str, language: str, size: tuple[int, int], text: TextSize = TextSize.NORMAL) -> MenuScene:
    services = stand(language, text_size=text)
    services.services.forge.fonts.least = least_letters(size)
    scene = ALL_SCENES[name](services)
    scene.enter(size)
    for _ in range(2):  # a title looks for a saved game after its first picture
        scene.update(0.0)
    return scene


def own_draws(scene: MenuScene) -> DrawList:
    """What the scene put down itself; beneath its own veil nothing counts."""
    draws = tuple(scene.still())
    veils = [index for index, draw in enumerate(draws) if isinstance(draw.what, Veil)]
    return draws[veils[-1] + 1 :] if veils else draws


def places_of(draws: DrawList, fonts: Fonts) -> Iterator[Place]:
    for draw in draws:
        if draw.turn:
            continue
        if isinstance(draw.what, Words) and draw.what.text.strip():
            yield place_of_words(draw, draw.what, fonts)
        elif isinstance(draw.what, Paragraph):
            width, height = draw.what.measure(fonts)
            start = {"left": 0.0, "centre": (draw.what.width - width) / 2, "right": draw.what.width - width}
            left = draw.x + start[draw.what.align]
            yield Place(draw.what.text, left, draw.y + 0.2 * draw.what.size, left + width, draw.y + height)


def place_of_words(draw: Draw, words: Words, fonts: Fonts) -> Place:
    width = words.width(fonts)
    found = words.setting(fonts)
    half = (found.height - found.size * INK) / 2 + LETTER * found.size
    left = draw.x - {"left": 0.0, "centre": width / 2, "right": width}[words.align]
    return Place(words.text, left, draw.y - half, left + width, draw.y + half)


def controls_of(scene: MenuScene) -> tuple[Control, ...]:
    return tuple(control for control in scene.controls._controls.values() if not control.passive)


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    found: tuple[int, int] = request.param
    return found


@pytest.fixture(params=ALL_SCENES)
def name(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture(params=SCENES)
def menu(request: pytest.FixtureRequest) -> str:
    """The name of a screen on which something is pressed, in one language."""
    found: str = request.param
    return found


@pytest.mark.parametrize("language", ["de", "en"])
def test_controls_keep_apart_and_are_large_enough(name: str, language: str, size: tuple[int, int]) -> None:
    scene = entered(name, language, size)

    assert scene.controls.overlaps(-0.6) == []
    assert scene.controls.too_small(SMALLEST_TARGET * scale(size)) == []


@pytest.mark.parametrize("language", ["de", "en"])
def test_everything_lies_within_the_window(name: str, language: str, size: tuple[int, int]) -> None:
    scene = entered(name, language, size)
    width, height = size
    fonts = scene.services.forge.fonts

    outside = [control.key for control in controls_of(scene) if not _within(control.bounds(), width, height)]
    cut = [
        place.text
        for place in places_of(own_draws(scene), fonts)
        if not _within((place.left, place.top, place.right, place.bottom), width, height)
    ]
    assert outside == []
    assert cut == []


@pytest.mark.parametrize("text", [TextSize.NORMAL, TextSize.LARGEST])
@pytest.mark.parametrize("language", ["de", "en"])
def test_no_text_lies_on_another_or_on_a_control(
    name: str, language: str, text: TextSize, size: tuple[int, int]
) -> None:
    scene = entered(name, language, size, text)
    places = list(places_of(own_draws(scene), scene.services.forge.fonts))
    slack = 2.0 * scale(size)

    pairs = [
        (first.text, second.text)
        for first, second in combinations(places, 2)
        if first.text != second.text and first.meets(second, slack)
    ]
    covered = [
        (place.text, control.key)
        for place in places
        for control in controls_of(scene)
        if place.meets(Place(control.key, *control.bounds()), slack)
    ]
    assert pairs == []
    assert covered == []


@pytest.mark.parametrize("text", [TextSize.SMALL, TextSize.NORMAL, TextSize.LARGEST])
@pytest.mark.parametrize("language", ["de", "en"])
def test_no_text_is_too_small_to_be_read_or_lacks_its_end(
    name: str, language: str, text: TextSize, size: tuple[int, int]
) -> None:
    scene = entered(name, language, size, text)
    fonts = scene.services.forge.fonts

    found = list(texts(own_draws(scene), fonts))
    tiny = [(one.text, one.size) for one in found if may_be_cut(one.text) and one.size < fonts.least]
    figures = [(one.text, one.size) for one in found if one.size < round(SMALLEST_TEXT * scale(size)) - 1]
    assert tiny == []
    assert figures == []
    assert [one.text for one in found if one.cut and one.text not in NAMES] == []


@pytest.mark.parametrize("text", [TextSize.NORMAL, TextSize.LARGEST])
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize(
    ("name", "seats"),
    [("setup_helped", 6), ("results_helped", 2), ("results_helped_three", 3), ("results_helped_six", 6)],
)
def test_the_own_help_of_every_seat_is_told_to_its_end(
    name: str, seats: int, language: str, text: TextSize, size: tuple[int, int]
) -> None:
    scene = entered(name, language, size, text)
    fonts, words = scene.services.forge.fonts, scene.services.words

    told = [one for one in texts((*scene.still(), *scene.moving(0.0)), fonts) if tells_help(one, ALL_HELPS, words)]
    assert len(told) >= seats


def test_a_press_is_seen_in_the_next_picture(menu: str) -> None:
    scene = SCENES[menu](stand("de"))
    scene.enter((1280, 720))
    control = next(control for control in controls_of(scene) if control.enabled and not control.steps)
    before = scene.version
    at_rest = control.face.draws(ControlState(control.width, control.height), scene.services.forge.fonts)

    scene.handle(Pointer("finger:1:1", Phase.DOWN, control.x, control.y))

    assert scene.version > before
    assert scene.controls.pressed(control.key)
    pressed = control.face.draws(ControlState(control.width, control.height, pressed=True), scene.services.forge.fonts)
    assert pressed != at_rest


def test_another_language_is_shown_at_once(menu: str) -> None:
    services: Stand = stand("de")
    scene = SCENES[menu](services)
    scene.enter((1920, 1080))
    before, version = list(scene.still()), scene.version

    services.store.change(language="en")

    assert scene.version > version
    assert list(scene.still()) != before


def _within(bounds: tuple[float, float, float, float], width: float, height: float) -> bool:
    left, top, right, bottom = bounds
    return left >= -0.5 and top >= -0.5 and right <= width + 0.5 and bottom <= height + 0.5
