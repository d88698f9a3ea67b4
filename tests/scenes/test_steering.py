"""Every menu by steering alone: a first press shows where the focus is, and from there it reaches everything."""

from __future__ import annotations

import pytest

from quiclo_game.play.seat_plan import COUCH, SeatPlan
from quiclo_game.scenes.seating import Seating
from quiclo_game.scenes.sit_down import SitDownScene
from quiclo_game.shell.inputs import Button, ControlPress, KeyPress, PadPress
from tests.end_to_end.steerer import reachable
from tests.scenes.gallery import SCENES
from tests.scenes.stand_ins import stand
from tests.scenes.test_replay import watched


@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920)], ids=["wide", "upright"])
@pytest.mark.parametrize("name", SCENES)
def test_everything_on_a_menu_is_reached_by_the_cross_of_a_gamepad(name: str, size: tuple[int, int]) -> None:
    scene = SCENES[name](stand("de"))
    scene.enter(size)
    for button in (Button.RIGHT, Button.RIGHT):
        for event in scene.steer(PadPress("pad:0", button)):
            scene.handle(event)
    start = scene.controls.focused
    assert start is not None
    assert scene.controls.focus_shown
    wanted = {control.key for control in scene.controls if not control.passive}
    assert wanted - reachable(scene.controls, start) == set()


@pytest.mark.parametrize("name", [name for name in SCENES if name != "join"])
def test_start_presses_the_first_key_of_a_menu_and_b_goes_back(name: str) -> None:
    scene = SCENES[name](stand("de"))
    scene.enter((1280, 720))
    first = scene.first_key if any(control.key == scene.first_key for control in scene.controls) else None
    meant = KeyPress("return", pad="pad:0") if first is None else ControlPress(first, "pad:0")
    assert list(scene.steer(PadPress("pad:0", Button.START))) == [meant]
    assert list(scene.steer(PadPress("pad:0", Button.B))) == [KeyPress("escape", pad="pad:0")]


@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920)], ids=["wide", "upright"])
def test_people_sit_down_by_a_gamepad_too(size: tuple[int, int]) -> None:
    services = stand("de")
    seating = Seating.usual().played_by(1, None)
    done: list[SeatPlan] = []
    scene = SitDownScene(services.services, seating, COUCH, lambda seating, plan: done.append(plan))
    scene.enter(size)

    def press(button: Button) -> None:
        for event in scene.steer(PadPress("pad:0", button)):
            scene.handle(event)

    press(Button.UP)
    start = scene.controls.focused
    assert start is not None
    wanted = {control.key for control in scene.controls if not control.passive}
    assert wanted - reachable(scene.controls, start) == set()
    press(Button.START)
    assert len(done) == 1


def test_a_recording_is_led_by_a_gamepad() -> None:
    scene, _, services = watched("no_remainder")

    def press(button: Button) -> None:
        for event in scene.steer(PadPress("pad:0", button)):
            scene.handle(event)

    before = scene.match.place
    for _ in range(3):
        press(Button.RIGHT)
        for _ in range(200):
            scene.update(1000.0 / 60.0)
    assert scene.match.place > before
    playing = scene.playing
    press(Button.START)
    assert scene.playing is not playing
    press(Button.B)
    assert services.navigator.went == ["back"]
