"""What is drawn: every text large enough and within the window, in both languages, at every moment of a turn."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from quiclo_game.scenes.network.edges import Edge
from quiclo_game.scenes.network.network_layer import NetworkLayer, Placing
from quiclo_game.scenes.network.table import NetworkTable
from quiclo_game.shell.camera import View
from quiclo_game.shell.draws import Baked, Layer, Look
from quiclo_game.shell.equation import Equation
from quiclo_game.shell.fonts import Fonts
from quiclo_game.shell.forge import Forge
from quiclo_game.shell.loop import STEP
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.stage import Stage
from quiclo_game.shell.text import Paragraph, Words
from quiclo_game.shell.turning import Frame
from tests.scenes.network.seated import Positioned, Seated
from tests.scenes.seen import texts as texts_of
from tests.shell.workbench import RepositoryAssets

SMALLEST_TEXT = 14.0
SIZES = [(1280, 720), (1920, 1080), (1080, 1920)]
SIX = "Anna,Opa Karl,Maximiliane Theodora Xav,Mia,Jonas,bot:strong"
HANDS = ((36, 106, 9, 61, 100), *(((5, 6, 7),) * 5))


class ReadingForge(Forge):
    """Notes every text that is baked, also within other looks, with the size at which it is written."""

    def __init__(self) -> None:
        super().__init__(RepositoryAssets(), Fonts())
        self.read: dict[str, float] = {}

    def bake(self, look: Look) -> Baked:
        if isinstance(look, Words):
            size = float(self.fonts.fitting_size(look.text, look.size, look.font, look.max_width))
            self.read[look.text] = min(size, self.read.get(look.text, size))
        elif isinstance(look, Paragraph):
            self.read[look.text] = min(float(round(look.size)), self.read.get(look.text, look.size))
        return super().bake(look)


@pytest.fixture(scope="module", autouse=True)
def screen() -> pygame.Surface:
    pygame.display.init()
    return pygame.display.set_mode((320, 180))


def texts(table: NetworkTable) -> dict[str, float]:
    """Return every text of a table with its smallest size; what lies on the network itself grows with the zoom."""
    forge = ReadingForge()
    for draw in (*table.still(), *table.moving(0.0)):
        if not isinstance(draw.what, Layer):
            forge.bake(draw.what)
    return forge.read


def to_ask(game: Seated) -> None:
    """Leave the hand closed."""


def to_choose(game: Seated) -> None:
    """Open the hand and choose everything."""
    game.press("open").choose(36, 106, 70)


def to_wrong(game: Seated) -> None:
    """Hear why something does not fit."""
    game.press("open").choose(9, 36, 70)


def to_hint(game: Seated) -> None:
    """Take the largest hint."""
    game.press("open", "hint", "hint", "hint", "hint")


def to_draw(game: Seated) -> None:
    """Come to where nothing fits."""
    game.press("open").choose(36, 106, 70).press("main").watch().press("open")


MOMENTS = [to_ask, to_choose, to_wrong, to_hint, to_draw]


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_text_is_large_enough(moment: Callable[[Seated], None], size: tuple[int, int], language: str) -> None:
    position = Positioned(HANDS, {70: (0, 0), 130: (3, 2)}, pile=range(110, 130))
    game = Seated(SIX, position, size=size, language=language, opened=False)
    moment(game)
    game.watch()
    least = round(SMALLEST_TEXT * game.table.layout.scale)

    found = texts(game.table)

    assert len(found) > 15
    assert {text: written for text, written in found.items() if written < least} == {}


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_written_beyond_the_window(size: tuple[int, int]) -> None:
    position = Positioned(HANDS, {70: (0, 0)}, pile=range(110, 130))
    game = Seated(SIX, position, size=size).choose(36, 106, 70)
    painter, window = Painter(game.table.services.forge), pygame.Rect((0, 0), size)

    for draw in (*game.table.still(), *game.table.moving(0.0)):
        if isinstance(draw.what, Words | Paragraph | Equation):
            assert window.contains(painter.extent(draw)), draw.what


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_demo_calls_in_both_languages(language: str) -> None:
    game = Seated("bot:easy,bot:easy", language=language, demo=True)

    assert {"Tippen zum Spielen", "Touch to play"} <= set(texts(game.table))


def test_moving_and_resting_pictures_show_the_same() -> None:
    """At a level of the zoom the picture does not change when the camera comes to rest, but for faint shadows."""
    position = Positioned(HANDS, {70: (0, 0), 130: (3, 2), 25: (-4, -1)}, pile=range(110, 130))
    game = Seated(SIX, position, size=(1280, 720)).watch()
    game.wait(800)
    pictures = []
    for moving in (False, True):
        game.table.in_motion = moving
        surface = pygame.Surface((1280, 720))
        Stage(Painter(game.table.services.forge)).present(surface, game.table.still(), True, game.table.moving(0.0))
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    game.table.in_motion = False

    differing = sum(abs(one - other) > 40 for one, other in zip(*pictures, strict=True))
    assert differing < 0.001 * len(pictures[0])


def test_a_layer_of_the_network_is_equal_only_to_one_that_shows_the_same() -> None:
    game = Seated(position=Positioned(HANDS[:2], {70: (0, 0)}, pile=(140,))).watch()
    table = game.table
    layer = next(draw.what for draw in table.still() if isinstance(draw.what, NetworkLayer))

    assert layer == next(draw.what for draw in table.still() if isinstance(draw.what, NetworkLayer))
    game.choose(70)
    assert layer != next(draw.what for draw in table.still() if isinstance(draw.what, NetworkLayer))


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
@pytest.mark.parametrize("place", [(0, 0), (7, -3), (1_000_000, -999_999)])
def test_places_are_reckoned_as_the_view_does(turn: int, place: tuple[int, int]) -> None:
    view = View(place[0] + 0.3, place[1] - 2.2, 1.37, Frame(960, 540, turn), (106.0, 129.0))
    placing = Placing.of(view)

    for dx in range(-4, 5):
        for dy in range(-4, 5):
            x, y = view.outward(place[0] + dx, place[1] + dy)
            column, row = placing.px(place[0] + dx, place[1] + dy)
            assert abs(x - column) <= 0.501
            assert abs(y - row) <= 0.501
    things = [(number, place[0] + number % 5 / 2, place[1] - number // 5 / 2) for number in range(25)]
    assert placing.all(things) == [(number, *placing.px(column, row)) for number, column, row in things]


def test_what_is_visible_does_not_depend_on_what_lies_elsewhere() -> None:
    game = Seated(position=Positioned(HANDS[:2], {70: (0, 0)}, pile=(140,)))
    art, view = game.table.art, game.table.camera.view
    before = art.visible(view, pygame.Rect(0, 0, 1920, 1080))
    for index in range(3000):
        game.board.lay(1000 + index, (500 + index % 50, 500 + index // 50))

    assert art.visible(view, pygame.Rect(0, 0, 1920, 1080)) == before


def test_only_the_clip_of_the_surface_is_looked_at() -> None:
    game = Seated(position=Positioned(HANDS[:2], {70: (0, 0), 130: (3, 0)}, pile=(140,)))
    x, y = map(round, game.lying(130))

    cards, _ = game.table.art.visible(game.table.camera.view, pygame.Rect(x - 20, y - 20, 40, 40))

    assert [card.number for card in cards] == [130]


def test_the_picture_of_a_flight_is_found_again() -> None:
    """Sizes, heights and turns go in steps: a second flight over the same way makes no new pictures."""
    position = Positioned(((36, 106, 9), (5, 6, 7)), {70: (0, 0)}, pile=(140, 141))
    game = Seated(position=position).choose(36, 106, 70).press("main")
    looks = set()
    while not game.table.queue.empty:
        game.table.update(STEP)
        looks |= {(draw.what, draw.scale) for draw in game.table.moving(0.0) if game.board.flights}

    assert len(looks) < 90


@pytest.mark.parametrize("width", [24, 57, 80, 113, 226])
def test_nobody_sees_the_rail_under_a_badge_that_fills_the_gap(width: int) -> None:
    game = Seated(position=Positioned(HANDS[:2], {70: (0, 0), 130: (1, 0), 20: (0, 1)}, pile=(140,)))
    art = game.table.art
    edges = [Edge(0.5, 0.0, 1, 0, "+", 0), Edge(0.0, 0.5, 0, 1, "=", 0)]
    for edge in edges:
        art.board.edges.add(edge.x, edge.y, edge)
    for number in (70, 130, 20):
        art.levels.make(number, (width,))
    view = View(0.5, 0.5, width / art.levels.base, Frame(400, 400), game.table.window_view.pitch)
    without, beneath = pygame.Surface((800, 800)), pygame.Surface((800, 800))
    art.paint(without, view, width)
    marks, placing = art.marks(width), Placing.of(view)
    for edge in edges:
        baked = marks.rail(edge, "rest")
        x, y = placing.px(edge.x, edge.y)
        place = x - int(baked.anchor_x + 0.5), y - int(baked.anchor_y + 0.5)
        beneath.blit(baked.surface, place, special_flags=pygame.BLEND_PREMULTIPLIED)
    art.paint(beneath, view, width)

    seen, hidden = (pygame.image.tobytes(surface, "RGB") for surface in (without, beneath))
    assert max(abs(one - other) for one, other in zip(seen, hidden, strict=True)) <= 8


def near_the_plate(game: Seated) -> set[str]:
    """Return what stands on the large plate beside the hand."""
    plate, scene = game.table.layout.plate, game.table
    read = texts_of((*scene.still(), *scene.moving(0.0)), game.stand.services.forge.fonts)
    return {text.text for text in read if plate.contains(text.area.cx, text.area.cy)}


@pytest.mark.parametrize("size", SIZES)
def test_the_plate_beside_an_open_hand_names_whose_hand_it_is(size: tuple[int, int]) -> None:
    hands = Positioned(((5, 9), (6, 7, 8), (1, 2, 3, 4)), {70: (0, 0)}, pile=(140, 141))
    game = Seated("Anna,bot:strong,bot:easy", hands, size=size)
    assert near_the_plate(game) == {"Anna", "ist dran · 2 Karten"}

    game.press("main").watch().wait(100)

    assert (game.state.turns.seat, game.table.director.thinking) == (1, 1)
    assert near_the_plate(game) == {"Anna", "wartet · 3 Karten"}


def test_where_people_hand_the_table_on_the_plate_names_whoever_is_due() -> None:
    game = Seated("Anna,Mia", Positioned(((5, 9), (6, 7, 8)), {70: (0, 0)}, pile=(140, 141)))

    game.press("main").watch()

    assert near_the_plate(game) == {"Mia", "ist dran · 3 Karten"}
