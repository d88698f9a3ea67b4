"""Measuring the screen by a bank card, and calibrating a touch panel by four marks: both hold at once and are kept."""

from __future__ import annotations

import pygame
import pytest

from quiclo_game.scenes.card_size import CARD_MM, CardSizeScene
from quiclo_game.scenes.finger_marks import FingerMarksScene
from quiclo_game.scenes.glass import GlassScene
from quiclo_game.shell.calibration import PROOF, TARGETS, Calibration, PanelCalibration
from quiclo_game.shell.clock import VirtualClock
from quiclo_game.shell.inputs import KeyPress, Phase, Pointer
from quiclo_game.shell.pointer import PX_PER_MM, Pointers
from tests.scenes.stand_ins import Stand, stand, tap

SIZE = (1600, 900)
FINGER = "finger:7:1"


def measuring() -> tuple[Stand, CardSizeScene]:
    services = stand()
    services.services.pointers = Pointers(VirtualClock(), SIZE)
    scene = CardSizeScene(services.services)
    scene.enter(SIZE)
    return services, scene


def corner(scene: CardSizeScene) -> tuple[float, float]:
    x, y = scene._corner
    return x + scene.frame[0], y + scene.frame[1]


def test_the_frame_has_the_shape_of_a_bank_card_and_its_corner_follows_a_finger() -> None:
    services, scene = measuring()
    x, y = corner(scene)
    scene.handle(Pointer(FINGER, Phase.DOWN, x, y))
    scene.handle(Pointer(FINGER, Phase.MOVE, x + CARD_MM[0], y + CARD_MM[1]))
    scene.handle(Pointer(FINGER, Phase.UP, x + CARD_MM[0], y + CARD_MM[1]))

    assert scene.px_per_mm == pytest.approx(PX_PER_MM + 1.0)
    assert scene.frame[0] / scene.frame[1] == pytest.approx(CARD_MM[0] / CARD_MM[1])
    tap(scene, "fits")
    assert services.store.settings.px_per_mm == pytest.approx(3.0)
    assert services.services.pointers is not None
    assert services.services.pointers.px_per_mm == pytest.approx(3.0), "it holds at once"
    assert services.navigator.went == ["back"]


def test_another_finger_does_not_move_the_frame_and_a_cancel_lets_it_go() -> None:
    _, scene = measuring()
    x, y = corner(scene)
    scene.handle(Pointer(FINGER, Phase.DOWN, x, y))
    before = scene.px_per_mm
    scene.handle(Pointer("finger:7:2", Phase.DOWN, x, y))
    scene.handle(Pointer("finger:7:2", Phase.MOVE, x + 300, y + 300))
    assert scene.px_per_mm == before
    scene.handle(Pointer(FINGER, Phase.CANCEL, x, y))
    scene.handle(Pointer(FINGER, Phase.MOVE, x + 300, y + 300))
    assert scene.px_per_mm == before


def test_keys_change_the_frame_finely_and_it_never_leaves_the_window() -> None:
    _, scene = measuring()
    width = scene.frame[0]
    scene.handle(KeyPress("+"))
    tap(scene, "much_wider")
    assert scene.frame[0] == pytest.approx(width + 9.0)
    for _ in range(400):
        tap(scene, "much_wider")
    assert corner(scene)[0] <= SIZE[0]


def test_upright_screens_have_the_coarse_keys_too() -> None:
    scene = CardSizeScene(stand("de").services)
    scene.enter((1080, 1920))
    width = scene.frame[0]
    for key in ("much_wider", "wider"):
        tap(scene, key)
    assert scene.frame[0] == pytest.approx(width + 9.0)
    for key in ("much_narrower", "narrower"):
        tap(scene, key)
    assert scene.frame[0] == pytest.approx(width)


def test_going_back_keeps_what_was() -> None:
    services, scene = measuring()
    tap(scene, "wider")
    tap(scene, "back")
    assert services.store.settings.px_per_mm is None


def touch(scene: FingerMarksScene, x: float, y: float, finger: str = FINGER) -> None:
    for phase in (Phase.DOWN, Phase.UP):
        scene.handle(Pointer(finger, phase, x * (SIZE[0] - 1), y * (SIZE[1] - 1)))


def marks() -> tuple[Stand, FingerMarksScene]:
    services = stand()
    services.services.pointers = Pointers(VirtualClock(), SIZE)
    services.store.change(calibrations=(PanelCalibration("7", Calibration(-1.0, 0.0, 1.0, 0.0, 1.0, 0.0)),))
    scene = FingerMarksScene(services.services)
    scene.enter(SIZE)
    return services, scene


def test_meanwhile_touches_come_as_the_panel_reports_them() -> None:
    services, scene = marks()
    pointers = services.services.pointers
    assert pointers is not None
    seen = pygame.event.Event(pygame.FINGERDOWN, touch_id=7, finger_id=1, x=0.25, y=0.5)
    (as_reported,) = pointers.translate(seen)
    pointers.cancel()
    services.store.change(volume=3)
    assert pointers.translate(seen) == (as_reported,), "another setting does not change that"
    pointers.cancel()
    scene.leave()
    (corrected,) = pointers.translate(seen)
    assert isinstance(as_reported, Pointer)
    assert isinstance(corrected, Pointer)
    assert as_reported.x == pytest.approx(0.25 * 1599)
    assert corrected.x == pytest.approx(0.75 * 1599)


def test_four_touches_and_a_fifth_that_proves_them_calibrate_their_panel() -> None:
    services, scene = marks()
    before = services.store.settings.calibrations
    for x, y in TARGETS:
        touch(scene, x + 0.02, y - 0.01)
    assert services.store.settings.calibrations == before, "nothing is kept before the fifth"
    touch(scene, PROOF[0] + 0.02, PROOF[1] - 0.01)

    (kept,) = services.store.settings.calibrations
    assert kept.panel == "7"
    assert kept.calibration.correct(0.52, 0.49) == pytest.approx((0.5, 0.5))
    assert services.navigator.went == ["back"]


def test_touches_that_make_no_sense_begin_anew_and_nothing_is_lost() -> None:
    services, scene = marks()
    before = services.store.settings.calibrations
    for x, y in TARGETS[:3]:
        touch(scene, x, y)
    touch(scene, 0.3, 0.3)

    assert scene.touched == []
    assert services.store.settings.calibrations == before
    assert services.navigator.went == []


def test_marks_in_another_order_are_found_out_by_the_fifth_and_nothing_is_lost() -> None:
    services, scene = marks()
    before = services.store.settings.calibrations
    for x, y in (*TARGETS[1:], TARGETS[0], PROOF):
        touch(scene, x, y)

    assert scene.touched == []
    assert services.store.settings.calibrations == before
    assert services.navigator.went == []
    for x, y in (*TARGETS, PROOF):
        touch(scene, x, y)
    assert services.navigator.went == ["back"]


def test_touches_of_another_panel_begin_anew_and_the_mouse_is_none() -> None:
    _, scene = marks()
    touch(scene, 0.1, 0.1)
    touch(scene, 0.1, 0.1, "mouse")
    assert len(scene.touched) == 1
    touch(scene, 0.1, 0.1, "finger:8:1")
    assert len(scene.touched) == 1


def test_what_was_measured_can_be_forgotten() -> None:
    services = stand(px_per_mm=3.0, calibrations=(PanelCalibration("7", Calibration(1.0, 0.0, 0.0, 0.0, 1.0, 0.0)),))
    scene = GlassScene(services.services)
    scene.enter(SIZE)
    tap(scene, "size")
    tap(scene, "fingers")
    tap(scene, "forget:size")
    tap(scene, "forget:fingers")
    tap(scene, "done")

    assert services.navigator.went == ["card_size", "calibration", "back"]
    assert services.store.settings.px_per_mm is None
    assert services.store.settings.calibrations == ()
