from __future__ import annotations

import pygame
import pytest

from quiclo_game.scenes.celebration import BITS, CALM, LENGTH, TRIUMPH, Celebration
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.loop import STEP
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.palette import rgb
from quiclo_game.shell.pictures import Picture
from quiclo_game.shell.scene import Scene
from tests.scenes.brain.seated import Seated
from tests.scenes.flashes import MOST, luminance, most_flashes
from tests.scenes.gallery import results
from tests.scenes.stand_ins import stand, workshop

SIZE = (480, 270)


def bits(draws: list[Draw]) -> list[Draw]:
    return [draw for draw in draws if isinstance(draw.what, Picture)]


def burst(age: float, *, calm: bool = False) -> list[Draw]:
    celebration = Celebration()
    celebration.hear(TRIUMPH, calm=calm)
    celebration.update(age)
    return list(celebration.draws(1920, 1080, 1.0))


def test_only_a_triumph_is_celebrated() -> None:
    celebration = Celebration()
    for sound in ("valid", "select", "wrong", "win"):
        celebration.hear(sound, calm=False)
    assert not celebration.active
    celebration.hear(TRIUMPH, calm=False)
    assert celebration.active


def test_silhouettes_of_all_continents_fly_apart_and_are_gone() -> None:
    early, late = bits(burst(60.0)), bits(burst(900.0))
    assert len(early) == len(late) == BITS
    assert len({draw.what for draw in early}) >= 6
    assert max(abs(draw.x - 960) for draw in early) < max(abs(draw.x - 960) for draw in late)
    assert burst(LENGTH) == []


def test_with_less_motion_they_are_there_and_gone_without_flying() -> None:
    first, later = bits(burst(CALM, calm=True)), bits(burst(900.0, calm=True))
    assert [(draw.x, draw.y, draw.turn) for draw in first] == [(draw.x, draw.y, draw.turn) for draw in later]
    assert bits(burst(CALM / 4, calm=True))[0].alpha < first[0].alpha == 1.0


def test_two_celebrations_differ() -> None:
    celebration = Celebration()
    shown = []
    for _ in range(2):
        celebration.hear(TRIUMPH, calm=False)
        celebration.update(400.0)
        shown.append(list(celebration.draws(1920, 1080, 1.0)))
    assert shown[0] != shown[1]


def test_a_calculation_with_all_six_dice_is_a_triumph() -> None:
    game = Seated("Anna,Mia", tops={1: [21], 2: [30], 3: [60]}, rolls=((1, 2, 3), (1, 2, 3, 4, 5, 6))).roll()
    game.lay("a+b+c+d+e+f").press("main")
    game.wait(200)
    assert game.table.celebration.active
    assert game.table.animating


@pytest.mark.parametrize("calm", [False, True])
def test_a_win_never_flashes_more_than_three_times_a_second(calm: bool) -> None:
    pygame.display.set_mode(SIZE)
    scene = results(stand(reduced_motion=calm))
    scene.enter(SIZE)
    assert most_flashes(filmed(scene, 150), 60) <= MOST


def test_a_celebration_never_flashes_more_than_three_times_a_second() -> None:
    celebration = Celebration()
    celebration.hear(TRIUMPH, calm=False)
    _, forge = workshop()
    surface, seen = pygame.Surface(SIZE), []
    while celebration.active:
        surface.fill(rgb("felt"))
        Painter(forge).paint(surface, list(celebration.draws(*SIZE, 0.25)))
        seen.append(luminance(surface))
        celebration.update(STEP)
    assert most_flashes(seen, 60) <= MOST


def test_what_flickers_is_found() -> None:
    assert most_flashes([0.1, 0.6] * 30, 60) > MOST
    assert most_flashes([0.1] * 20 + [0.6] * 20 + [0.1] * 20, 60) == 1
    assert most_flashes([0.1 + 0.001 * step for step in range(400)], 60) == 0
    assert most_flashes([0.1, 0.15] * 30, 60) == 0


def filmed(scene: Scene, frames: int) -> list[float]:
    """Return how bright a scene is in each of its first frames."""
    _, forge = workshop()
    painter, seen = Painter(forge), []
    surface = pygame.Surface(SIZE)
    for _ in range(frames):
        scene.update(STEP)
        painter.paint(surface, [*scene.still(), *scene.moving(0.0)])
        seen.append(luminance(surface))
    return seen
