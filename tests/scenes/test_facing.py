"""Screens that face one side of a table: the same picture as upright, turned, and pressed through the inverse turn."""

from __future__ import annotations

import pygame
import pytest

from quiclo_game.play.recording import read_recording
from quiclo_game.rules.chance import RollRequest
from quiclo_game.rules.dice import DiceSet
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.dice_picker import DicePickerScene
from quiclo_game.scenes.facing import Facing
from quiclo_game.scenes.language_choice import LanguageScene
from quiclo_game.scenes.menu import MenuScene
from quiclo_game.scenes.move_log import MoveLogScene
from quiclo_game.scenes.replay import ReplayScene
from quiclo_game.scenes.still_there import GoodbyeScene, StillThereScene
from quiclo_game.shell.inputs import Phase, Pointer, WheelTurned
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.pictures import Backdrop
from quiclo_game.shell.scene import Scene
from quiclo_game.shell.stage import Stage
from tests.scenes.around import AroundTable
from tests.scenes.gallery import SCENES
from tests.scenes.stand_ins import NotingTable, Stand, stand
from tests.scenes.test_replay import TICK, recorded

WINDOW = (1280, 720)
QUARTERS = (90, 180, 270)


def still_there(stand: Stand) -> MenuScene:
    return StillThereScene(stand.services, lambda: 12)


def goodbye(stand: Stand) -> MenuScene:
    return GoodbyeScene(stand.services, lambda: 12)


def language(stand: Stand) -> MenuScene:
    return LanguageScene(stand.services, ("de", "en"), print)


def log(stand: Stand) -> MenuScene:
    return MoveLogScene(stand.services, NotingTable(tuple(f"Zug {number}" for number in range(200))))


MENUS = {**SCENES, **{make.__name__: make for make in (still_there, goodbye, language, log)}}
NEVER = frozenset(("card_size", "finger_marks", "finger_marks_proof"))
"""The glass itself is measured here, which has no sides; and it is only measured from the title."""


def entered(name: str, turn: int) -> MenuScene:
    """Return a menu as a side of the table sees it."""
    scene = MENUS[name](stand("de"))
    scene.facing = Facing(turn)
    scene.enter(WINDOW)
    scene.update(TICK)
    return scene


def picture(scene: Scene, stand: Stand, size: tuple[int, int]) -> pygame.Surface:
    """Return a scene as it is drawn, without the picture of the table, which has no sides."""
    screen = pygame.Surface(size)
    still = [draw for draw in scene.still() if not isinstance(draw.what, Backdrop)]
    Stage(Painter(stand.services.forge)).present(screen, still, True, scene.moving(0.0))
    return screen


def unlike(first: pygame.Surface, second: pygame.Surface) -> float:
    """Return the share of small squares that differ clearly."""
    small = (first.get_width() // 16, first.get_height() // 16)
    one, other = (pygame.transform.smoothscale(each, small) for each in (first, second))
    spots = [(x, y) for x in range(small[0]) for y in range(small[1])]
    far = sum(max(abs(a - b) for a, b in zip(one.get_at(spot), other.get_at(spot), strict=True)) > 24 for spot in spots)
    return far / len(spots)


def seen_size(turn: int) -> tuple[int, int]:
    return WINDOW if turn == 180 else WINDOW[::-1]


@pytest.mark.parametrize("name", sorted(MENUS.keys() - NEVER))
def test_a_side_sees_what_would_be_upright_for_it(name: str) -> None:
    pygame.display.set_mode(WINDOW)
    there = stand("de")
    for turn in (90, 180):
        upright = MENUS[name](stand("de"))
        upright.enter(seen_size(turn))
        upright.update(TICK)
        expected = pygame.transform.rotate(picture(upright, there, seen_size(turn)), -turn)

        assert unlike(expected, picture(entered(name, turn), there, WINDOW)) < 0.02


@pytest.mark.parametrize("name", sorted(MENUS.keys() - NEVER))
def test_a_side_presses_what_it_sees(name: str) -> None:
    for turn in QUARTERS:
        scene = entered(name, turn)
        controls = [one for one in scene.controls if scene.controls.at(one.x, one.y) is one]
        for number, control in enumerate(controls):
            x, y = scene.facing.frame(WINDOW).outward(control.x, control.y)
            assert 0 <= x <= WINDOW[0]
            assert 0 <= y <= WINDOW[1]
            finger = f"finger:1:{number}"
            scene.handle(Pointer(finger, Phase.DOWN, x, y))
            assert scene.controls.owns(finger), control.key
            scene.handle(Pointer(finger, Phase.CANCEL, x, y))


@pytest.mark.parametrize("mode", KEYS)
def test_a_recording_is_seen_from_a_side_in_every_mode(mode: str) -> None:
    pygame.display.set_mode(WINDOW)
    there, recording = stand("de"), read_recording(recorded(mode))
    for turn in (90, 180):
        upright = ReplayScene(there.services, recording, at_end=True)
        turned = ReplayScene(there.services, recording, at_end=True, facing=Facing(turn))
        upright.enter(seen_size(turn))
        turned.enter(WINDOW)
        for scene in (upright, turned):
            for _ in range(60):
                scene.update(TICK)
        expected = pygame.transform.rotate(picture(upright, there, seen_size(turn)), -turn)
        assert unlike(expected, picture(turned, there, WINDOW)) < 0.02

        place = turned.controls.get("before")
        x, y = outward(turn, place.x, place.y)
        before = turned.match.place
        for phase in (Phase.DOWN, Phase.UP):
            turned.handle(Pointer("finger:1:1", phase, x, y))
        assert turned.match.place == before - 1


def outward(turn: int, x: float, y: float) -> tuple[float, float]:
    """Return where a place that a side sees at (x, y) lies in the window."""
    width, height = WINDOW
    return {0: (x, y), 90: (width - y, x), 180: (width - x, height - y), 270: (y, height - x)}[turn]


@pytest.mark.parametrize("turn", QUARTERS)
def test_dice_are_tapped_where_they_are_seen(turn: int) -> None:
    taken: list[tuple[int, ...]] = []
    scene = DicePickerScene(stand("de").services, RollRequest(DiceSet(3, 6)), "Mia", taken.append)
    scene.facing = Facing(turn)
    scene.enter(WINDOW)
    for key in ("face:5", "face:2", "face:6", "done"):
        control = scene.controls.get(key)
        x, y = outward(turn, control.x, control.y)
        assert 0 <= x <= WINDOW[0]
        assert 0 <= y <= WINDOW[1]
        for phase in (Phase.DOWN, Phase.UP):
            scene.handle(Pointer("finger:1:1", phase, x, y))
    assert taken == [(5, 2, 6)]


def test_a_turned_log_is_pulled_the_way_that_its_side_sees() -> None:
    scene = entered("log", 180)
    before = scene.moving(0.0)
    scene.handle(WheelTurned(*outward(180, 640, 400), 3))
    assert scene.moving(0.0) != before


def test_what_a_table_asks_for_faces_whoever_it_concerns() -> None:
    around = AroundTable("brain_training", 4, real_dice=True)
    seat = around.due()[0]
    around.go()
    for _ in range(30):
        around.table.update(TICK)
    assert around.stand.navigator.faced[-1] == around.table.seat_plan.places[seat].turn
