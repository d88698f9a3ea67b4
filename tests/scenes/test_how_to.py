"""The how-to: short, moving, skippable."""

from __future__ import annotations

import pytest

from quiclo_game.scenes.how_to import SHOTS, HowToScene
from quiclo_game.scenes.slides import WINDOW, Slide
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.inputs import KeyPress
from quiclo_game.shell.painter import Painter
from tests.scenes.stand_ins import Stand, stand, tap

TICK = 1000 / 60
FRAME = 24.0
"""So far shadows and rims may reach beyond the window of a picture, in px of the slide; captions lie farther off."""


@pytest.fixture
def there() -> Stand:
    return stand("de")


def entered(there: Stand, said: list[str] | None = None) -> HowToScene:
    scene = HowToScene(there.services, "brain_training", lambda: (said if said is not None else []).append("then"))
    scene.enter((1920, 1080))
    return scene


def run(scene: HowToScene, ms: float) -> None:
    for _ in range(round(ms / TICK)):
        scene.update(TICK)


@pytest.mark.parametrize("mode", SHOTS)
def test_no_how_to_takes_longer_than_twenty_seconds(mode: str) -> None:
    assert len(SHOTS[mode]) >= 3
    assert sum(shot.length for shot in SHOTS[mode]) <= 20_000


def test_the_pictures_move_come_to_an_end_and_then_rest(there: Stand) -> None:
    scene = entered(there)
    first = scene.moving(0.0)
    run(scene, 500)
    assert scene.moving(0.0) != first
    assert scene.animating
    run(scene, 20_000)
    assert scene.over
    assert scene.seconds_left == 0
    run(scene, 200)
    assert not scene.animating


@pytest.mark.parametrize("mode", SHOTS)
def test_nothing_of_a_picture_leaves_its_frame_at_any_time(there: Stand, mode: str) -> None:
    painter = Painter(there.services.forge)
    for shot in SHOTS[mode]:
        for step in range(101):
            slide = Slide(1.0, there.services.words)
            shot.paint(slide, step / 100)
            for draw in slide.draws:
                extent = painter.extent(draw)
                told = f"{shot.sentence} at {step} %: {draw.what}"
                assert -FRAME < extent.x < extent.right < WINDOW[0] + FRAME, told
                assert -FRAME < extent.y < extent.bottom < WINDOW[1] + FRAME, told


@pytest.mark.parametrize("key", ["skip", "go"])
def test_one_tap_has_seen_enough(there: Stand, key: str) -> None:
    said: list[str] = []
    tap(entered(there, said), key)
    assert said == ["then"]


def test_escape_has_seen_enough(there: Stand) -> None:
    said: list[str] = []
    entered(there, said).handle(KeyPress("escape"))
    assert said == ["then"]


def test_it_waits_while_halted_and_begins_again_when_asked(there: Stand) -> None:
    scene = entered(there)
    run(scene, 1000)
    left = scene.seconds_left
    tap(scene, "halt")
    run(scene, 3000)
    assert scene.seconds_left == left
    tap(scene, "halt")
    run(scene, 3000)
    assert scene.seconds_left < left
    tap(scene, "again")
    assert scene.seconds_left == 16


def test_one_can_leaf_forward_and_back(there: Stand) -> None:
    scene = entered(there)
    for _ in range(3):
        tap(scene, "next")
    assert scene.over
    tap(scene, "before")
    assert not scene.over
    tap(scene, "before")
    tap(scene, "before")
    assert scene.seconds_left == 16


def test_with_less_motion_the_pictures_stand_still(there: Stand) -> None:
    there.store.change(reduced_motion=True)
    scene = entered(there)

    def picture() -> list[Draw]:
        *painted, _bar, _knob = scene.moving(0.0)
        return painted

    before = picture()
    run(scene, 1500)
    assert picture() == before
