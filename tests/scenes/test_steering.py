"""Every menu by steering alone: a first press shows where the focus is, and from there it reaches everything."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quiclo_game.play.seat_plan import COUCH, SeatPlan
from quiclo_game.rules.registry import KEYS
from quiclo_game.scenes.seating import Seating
from quiclo_game.scenes.sit_down import SitDownScene
from quiclo_game.shell.controls import Controls
from quiclo_game.shell.inputs import Button, ControlPress, KeyPress, PadPress
from tests.end_to_end.steerer import WAYS, reachable
from tests.scenes.around import AroundTable
from tests.scenes.gallery import SCENES
from tests.scenes.stand_ins import stand
from tests.scenes.test_replay import watched


def usable(controls: Controls) -> set[str]:
    return {control.key for control in controls if control.enabled and not control.passive}


def stranded(controls: Controls) -> list[tuple[str, set[str]]]:
    """From where the focus cannot get everywhere, and where not."""
    wanted = usable(controls)
    missed = ((key, wanted - reachable(controls, key)) for key in sorted(wanted))
    return [(key, lost) for key, lost in missed if lost]


def wrong_ways(controls: Controls) -> Iterator[tuple[str, str, str]]:
    """Yield the steps of the focus that do not go as pressed: back, or out of the row."""
    copy = Controls(controls)
    for start in usable(controls):
        for name, (across, down) in WAYS.items():
            copy.focus(start)
            found = copy.ahead(across, down)
            if found is None:
                continue
            here, there = controls.get(start), controls.get(found)
            along = (there.x - here.x) * across + (there.y - here.y) * down
            (_, top, _, bottom), (_, upper, _, lower) = here.bounds(), there.bounds()
            in_row = max(top, upper) < min(bottom, lower)
            if not there.enabled or along <= 0 or (across and not in_row):
                yield start, name, found


@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920)], ids=["wide", "upright"])
@pytest.mark.parametrize("name", SCENES)
def test_everything_on_a_menu_is_reached_by_the_cross_of_a_gamepad(name: str, size: tuple[int, int]) -> None:
    scene = SCENES[name](stand("de"))
    scene.enter(size)
    for button in (Button.RIGHT, Button.RIGHT):
        for event in scene.steer(PadPress("pad:0", button)):
            scene.handle(event)
    assert scene.controls.focused is not None
    assert scene.controls.focus_shown
    assert stranded(scene.controls) == []


@pytest.mark.parametrize("size", [(1280, 720), (1080, 1920)], ids=["wide", "upright"])
@pytest.mark.parametrize("name", SCENES)
def test_no_arrow_leads_elsewhere_than_it_points_on_a_menu(name: str, size: tuple[int, int]) -> None:
    scene = SCENES[name](stand("de"))
    scene.enter(size)
    assert list(wrong_ways(scene.controls)) == []


@pytest.mark.parametrize("name", SCENES)
def test_tab_goes_through_all_of_a_menu_and_round(name: str) -> None:
    scene = SCENES[name](stand("de"))
    scene.enter((1280, 720))
    wanted = usable(scene.controls)
    seen = []
    for _ in range(len(wanted) + 1):
        scene.controls.focus_next()
        seen.append(scene.controls.focused)
    assert set(seen) == wanted
    assert seen[0] == seen[-1]
    for key in seen[-2::-1]:
        scene.controls.focus_next(-1)
        assert scene.controls.focused == key


@pytest.mark.parametrize("plan", [COUCH, None], ids=["couch", "sides"])
@pytest.mark.parametrize("mode_key", KEYS)
def test_at_every_moment_of_a_game_the_ring_reaches_what_can_be_pressed_and_goes_where_one_points(
    mode_key: str, plan: SeatPlan | None
) -> None:
    around = AroundTable(mode_key, 2, (1280, 720), plan)
    seen: set[frozenset[str]] = set()
    for table in around.phases(24):
        wanted = frozenset(usable(table.controls))
        if not table.interactive or wanted in seen:
            continue
        seen.add(wanted)
        assert stranded(table.controls) == []
        assert list(wrong_ways(table.controls)) == []
        table.controls.focus(None)
        reached = set()
        for _ in wanted:
            table.handle(KeyPress("tab"))
            reached.add(table.controls.focused)
        assert wanted <= reached <= usable(table.controls)
        table.controls.focus(None)
    assert len(seen) > 1


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
    assert scene.controls.focused is not None
    assert stranded(scene.controls) == []
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
