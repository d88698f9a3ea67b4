"""Screens that face one side of a table: the same picture as upright, turned, and pressed through the inverse turn."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from quiclo_game.play.recording import read_recording
from quiclo_game.rules.chance import RollRequest
from quiclo_game.rules.dice import DiceSet
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.dice_picker import DicePickerScene
from quiclo_game.scenes.facing import Facing
from quiclo_game.scenes.move_log import MoveLogScene
from quiclo_game.scenes.replay import ReplayScene
from quiclo_game.scenes.still_there import GoodbyeScene, StillThereScene
from quiclo_game.shell.inputs import Phase, Pointer, WheelTurned
from quiclo_game.shell.painter import Painter
from quiclo_game.shell.scene import Scene
from quiclo_game.shell.stage import Stage
from tests.scenes.around import AroundTable
from tests.scenes.stand_ins import NotingTable, Stand, stand
from tests.scenes.test_replay import TICK, recorded

WINDOW = (1280, 720)
QUARTERS = (90, 180, 270)


def dice(stand: Stand, facing: Facing) -> Scene:
    return DicePickerScene(stand.services, RollRequest(DiceSet(3, 6)), "Mia", print, facing)


def still_there(stand: Stand, facing: Facing) -> Scene:
    return StillThereScene(stand.services, lambda: 12, facing)


def goodbye(stand: Stand, facing: Facing) -> Scene:
    return GoodbyeScene(stand.services, lambda: None, facing)


def log(stand: Stand, facing: Facing) -> Scene:
    scene = MoveLogScene(stand.services, NotingTable(tuple(f"Zug {number}" for number in range(200))))
    scene.facing = facing
    return scene


def picture(scene: Scene, stand: Stand, size: tuple[int, int]) -> pygame.Surface:
    screen = pygame.Surface(size)
    Stage(Painter(stand.services.forge)).present(screen, scene.still(), True, scene.moving(0.0))
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


@pytest.mark.parametrize("turn", QUARTERS)
@pytest.mark.parametrize("make", [dice, still_there, goodbye, log], ids=lambda make: make.__name__)
def test_a_side_sees_what_would_be_upright_for_it(make: Callable[[Stand, Facing], Scene], turn: int) -> None:
    pygame.display.set_mode(WINDOW)
    there = stand("de")
    upright, turned = make(there, Facing()), make(there, Facing(turn))
    upright.enter(seen_size(turn))
    turned.enter(WINDOW)
    for scene in (upright, turned):
        scene.update(TICK)
    expected = pygame.transform.rotate(picture(upright, there, seen_size(turn)), -turn)

    assert unlike(expected, picture(turned, there, WINDOW)) < 0.01


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
        assert turned.table.facing == Facing(turn)

        place = turned.controls.get("back")
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
    scene = DicePickerScene(stand("de").services, RollRequest(DiceSet(3, 6)), "Mia", taken.append, Facing(turn))
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
    scene = log(stand("de"), Facing(180))
    scene.enter(WINDOW)
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
    assert MoveLogScene(around.stand.services, around.table).facing.turn == around.table.edges.frame.turn
