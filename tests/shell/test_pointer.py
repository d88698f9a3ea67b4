"""Events are posted to pygame's own queue and read back, as they come from a real panel."""

import logging
from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiclo_game.shell.calibration import Calibration, PanelCalibration
from quiclo_game.shell.clock import VirtualClock
from quiclo_game.shell.finger_table import STALE_AFTER
from quiclo_game.shell.inputs import Input, KeyPress, KeyRelease, Phase, Pointer, TextTyped, WheelTurned
from quiclo_game.shell.pointer import Pointers, panel_of

SIZE = (1000, 500)


class Panel:
    """A window with a touch panel and a mouse: posts events, and collects what the pointers make of them."""

    def __init__(self) -> None:
        self.clock = VirtualClock(1000.0)
        self.pointers = Pointers(self.clock, SIZE, px_per_mm=2.0)
        pygame.event.clear()

    def post(self, kind: int, **attributes: Any) -> None:
        pygame.event.post(pygame.Event(kind, attributes))

    def finger(self, kind: int, x: float, y: float, finger: int = 1, touch: int = 7) -> None:
        """Post a finger event at (x, y) px."""
        place = {"x": x / (SIZE[0] - 1), "y": y / (SIZE[1] - 1), "dx": 0.0, "dy": 0.0, "pressure": 0.0}
        self.post(kind, touch_id=touch, finger_id=finger, window=None, **place)

    def mouse(self, kind: int, x: int, y: int, button: int = 1, touch: bool = False) -> None:
        if kind == pygame.MOUSEMOTION:
            self.post(kind, pos=(x, y), rel=(0, 0), buttons=(button, 0, 0), touch=touch, window=None)
        else:
            self.post(kind, pos=(x, y), button=button, touch=touch, window=None)

    def read(self, after: float = 0.0) -> list[Input]:
        """Let ``after`` ms go by and return what arrived."""
        self.clock.advance(after)
        inputs = list(self.pointers.begin_batch())
        for event in pygame.event.get():
            inputs.extend(self.pointers.translate(event))
        return inputs

    def phases(self, after: float = 0.0) -> list[tuple[str, str]]:
        return [(one.id, one.phase.value) for one in self.read(after) if isinstance(one, Pointer)]


@pytest.fixture
def panel(monkeypatch: pytest.MonkeyPatch) -> Iterator[Panel]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode(SIZE)
    yield Panel()
    pygame.display.quit()


def test_a_finger_comes_moves_and_goes_at_its_place_in_the_window(panel: Panel) -> None:
    panel.finger(pygame.FINGERDOWN, 100.0, 50.0)
    panel.finger(pygame.FINGERMOTION, 500.0, 250.0)
    inputs = panel.read(after=16.0)
    panel.finger(pygame.FINGERUP, 510.0, 260.0)
    inputs += panel.read(after=100.0)

    assert [(one.phase, round(one.x), round(one.y)) for one in inputs if isinstance(one, Pointer)] == [
        (Phase.DOWN, 100, 50),
        (Phase.MOVE, 500, 250),
        (Phase.UP, 510, 260),
    ]
    assert {one.id for one in inputs if isinstance(one, Pointer)} == {"finger:7:1"}
    assert [one.time for one in inputs if isinstance(one, Pointer)] == [1016.0, 1016.0, 1116.0]


def test_a_finger_of_a_panel_without_motion_moves_to_where_it_goes_up(panel: Panel) -> None:
    panel.finger(pygame.FINGERDOWN, 100.0, 50.0)
    inputs = panel.read(after=16.0)
    panel.finger(pygame.FINGERUP, 510.0, 260.0)
    inputs += panel.read(after=100.0)

    assert [(one.phase, round(one.x), round(one.y)) for one in inputs if isinstance(one, Pointer)] == [
        (Phase.DOWN, 100, 50),
        (Phase.MOVE, 510, 260),
        (Phase.UP, 510, 260),
    ]


def test_ten_fingers_on_two_panels_are_ten_pointers(panel: Panel) -> None:
    for finger in range(5):
        for touch in (1, 2):
            panel.finger(pygame.FINGERDOWN, 130.0 * finger, 400.0 * (touch - 1), finger=finger, touch=touch)

    assert len({id for id, phase in panel.phases() if phase == "down"}) == 10


def test_the_mouse_is_a_pointer_like_any_other(panel: Panel) -> None:
    panel.mouse(pygame.MOUSEBUTTONDOWN, 10, 20)
    panel.mouse(pygame.MOUSEMOTION, 30, 40)
    panel.mouse(pygame.MOUSEBUTTONUP, 30, 40)

    assert panel.phases() == [("mouse", "down"), ("mouse", "move"), ("mouse", "up")]


def test_the_mouse_without_its_left_button_presses_nothing(panel: Panel) -> None:
    panel.mouse(pygame.MOUSEMOTION, 30, 40, button=0)
    panel.mouse(pygame.MOUSEBUTTONDOWN, 30, 40, button=3)
    panel.mouse(pygame.MOUSEBUTTONUP, 30, 40, button=3)

    assert panel.read() == []


def test_a_mouse_whose_up_went_missing_is_cancelled_when_it_moves_freely(panel: Panel) -> None:
    panel.mouse(pygame.MOUSEBUTTONDOWN, 10, 20)
    panel.mouse(pygame.MOUSEMOTION, 30, 40, button=0)

    assert panel.phases() == [("mouse", "down"), ("mouse", "cancel")]


def test_mouse_events_that_are_emulated_from_fingers_are_dropped(panel: Panel) -> None:
    panel.mouse(pygame.MOUSEBUTTONDOWN, 10, 20, touch=True)
    panel.mouse(pygame.MOUSEMOTION, 10, 21, touch=True)
    panel.mouse(pygame.MOUSEBUTTONUP, 10, 21, touch=True)
    panel.post(pygame.MOUSEWHEEL, x=0, y=1, precise_y=1.0, touch=True)

    assert panel.read() == []


def test_a_mouse_button_soon_after_and_near_a_finger_is_the_same_touch(panel: Panel) -> None:
    panel.finger(pygame.FINGERDOWN, 100.0, 100.0)
    panel.read()
    panel.finger(pygame.FINGERUP, 100.0, 100.0)
    panel.read(after=80.0)
    panel.mouse(pygame.MOUSEBUTTONDOWN, 129, 100)
    panel.mouse(pygame.MOUSEMOTION, 129, 101)
    panel.mouse(pygame.MOUSEBUTTONUP, 129, 100)

    assert panel.read(after=299.0) == []


@pytest.mark.parametrize(("x", "wait"), [(131, 100.0), (100, 301.0)])
def test_a_mouse_button_far_from_any_finger_or_later_is_a_press(panel: Panel, x: int, wait: float) -> None:
    panel.finger(pygame.FINGERDOWN, 100.0, 100.0)
    panel.read()
    panel.finger(pygame.FINGERUP, 100.0, 100.0)
    panel.read(after=80.0)
    panel.mouse(pygame.MOUSEBUTTONDOWN, x, 100)

    assert panel.phases(after=wait) == [("mouse", "down")]


def test_a_mouse_press_beside_a_finger_that_is_held_is_the_same_touch(panel: Panel) -> None:
    panel.finger(pygame.FINGERDOWN, 100.0, 100.0)
    panel.read()
    panel.mouse(pygame.MOUSEBUTTONDOWN, 100, 100)

    assert panel.read(after=2000.0) == []


def test_a_mouse_press_that_comes_just_before_its_finger_is_cancelled(panel: Panel) -> None:
    panel.mouse(pygame.MOUSEBUTTONDOWN, 100, 100)
    panel.finger(pygame.FINGERDOWN, 104.0, 100.0)

    assert panel.phases() == [("mouse", "down"), ("mouse", "cancel"), ("finger:7:1", "down")]


def test_places_outside_the_window_are_brought_inside_with_one_line_in_the_log(
    panel: Panel, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    panel.finger(pygame.FINGERDOWN, 1048.0, -24.0)
    slightly = panel.read()
    assert caplog.records == []

    panel.finger(pygame.FINGERMOTION, 3000.0, 2000.0)
    panel.finger(pygame.FINGERMOTION, -3000.0, -2000.0)
    far = panel.read()

    places = [(one.x, one.y) for one in slightly + far if isinstance(one, Pointer)]
    assert places == [(999.0, 0.0), (999.0, 499.0), (0.0, 0.0)]
    assert len(caplog.records) == 1


def test_each_panel_is_corrected_by_its_own_calibration(panel: Panel) -> None:
    mirror, still = Calibration(-1.0, 0.0, 1.0, 0.0, 1.0, 0.0), Calibration(1.0, 0.0, 0.0, 0.0, 1.0, 0.0)
    panel.pointers.calibrations = (PanelCalibration("7", mirror), PanelCalibration("8", still))
    for touch in (7, 8, 9):
        panel.finger(pygame.FINGERDOWN, 99.9, 400.0, touch=touch)

    assert [round(one.x) for one in panel.read() if isinstance(one, Pointer)] == [899, 100, 100]


def test_a_calibrated_panel_is_corrected_also_if_the_system_calls_it_otherwise(panel: Panel) -> None:
    panel.pointers.calibrations = (PanelCalibration("4711", Calibration(0.0, 1.0, 0.0, 1.0, 0.0, 0.0)),)
    panel.finger(pygame.FINGERDOWN, 99.9, 399.2)

    (down,) = panel.read()

    assert isinstance(down, Pointer)
    assert (down.x, down.y) == pytest.approx((799.2, 49.9))


def test_a_panel_beside_the_only_calibrated_one_is_left_alone(panel: Panel) -> None:
    panel.pointers.calibrations = (PanelCalibration("7", Calibration(-1.0, 0.0, 1.0, 0.0, 1.0, 0.0)),)
    for touch in (7, 9):
        panel.finger(pygame.FINGERDOWN, 99.9, 400.0, touch=touch)

    assert [round(one.x) for one in panel.read() if isinstance(one, Pointer)] == [899, 100]


def test_a_panel_is_left_alone_also_before_the_calibrated_one_reports_anything(panel: Panel) -> None:
    kept = (PanelCalibration("7", Calibration(-1.0, 0.0, 1.0, 0.0, 1.0, 0.0)),)
    panel.pointers = Pointers(panel.clock, SIZE, calibrations=kept, connected=lambda: ("7", "9"))
    panel.finger(pygame.FINGERDOWN, 99.9, 400.0, touch=9)

    assert [round(one.x) for one in panel.read() if isinstance(one, Pointer)] == [100]


def test_a_second_down_of_a_live_finger_is_a_move(panel: Panel) -> None:
    panel.finger(pygame.FINGERDOWN, 100.0, 100.0)
    panel.finger(pygame.FINGERDOWN, 120.0, 100.0)

    assert panel.phases() == [("finger:7:1", "down"), ("finger:7:1", "move")]


def test_moves_and_ups_of_unknown_fingers_mean_nothing(panel: Panel) -> None:
    panel.finger(pygame.FINGERMOTION, 100.0, 100.0)
    panel.finger(pygame.FINGERUP, 100.0, 100.0)
    panel.mouse(pygame.MOUSEMOTION, 100, 100)
    panel.mouse(pygame.MOUSEBUTTONUP, 500, 400)

    assert panel.read() == []


@pytest.mark.parametrize("kind", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN])
def test_a_window_that_loses_the_focus_cancels_every_pointer(panel: Panel, kind: int) -> None:
    panel.finger(pygame.FINGERDOWN, 100.0, 100.0)
    panel.mouse(pygame.MOUSEBUTTONDOWN, 500, 400)
    panel.post(kind, window=None)
    panel.finger(pygame.FINGERMOTION, 100.0, 110.0)
    panel.finger(pygame.FINGERUP, 100.0, 110.0)
    panel.mouse(pygame.MOUSEBUTTONUP, 500, 400)

    assert panel.phases()[2:] == [("finger:7:1", "cancel"), ("mouse", "cancel")]


def test_pointers_cancelled_for_a_new_scene_are_strangers_to_it(panel: Panel) -> None:
    panel.finger(pygame.FINGERDOWN, 100.0, 100.0)
    panel.read()

    assert [one.phase for one in panel.pointers.cancel() if isinstance(one, Pointer)] == [Phase.CANCEL]
    panel.finger(pygame.FINGERUP, 100.0, 100.0)
    assert panel.read(after=100.0) == []
    panel.finger(pygame.FINGERDOWN, 100.0, 100.0)
    assert panel.phases() == [("finger:7:1", "down")]


def test_a_finger_whose_up_went_missing_is_cancelled_in_the_end(panel: Panel) -> None:
    panel.finger(pygame.FINGERDOWN, 100.0, 100.0)
    panel.read()

    assert panel.phases(after=STALE_AFTER) == [("finger:7:1", "cancel")]


def test_a_palm_is_cancelled_and_its_later_contacts_never_begin(panel: Panel) -> None:
    panel.finger(pygame.FINGERDOWN, 100.0, 100.0, finger=1)
    panel.finger(pygame.FINGERDOWN, 150.0, 100.0, finger=2)
    assert panel.phases() == [("finger:7:1", "down"), ("finger:7:2", "down")]

    panel.finger(pygame.FINGERDOWN, 120.0, 150.0, finger=3)
    panel.finger(pygame.FINGERDOWN, 140.0, 150.0, finger=4)
    assert sorted(panel.phases(after=40.0)) == [("finger:7:1", "cancel"), ("finger:7:2", "cancel")]

    for finger in (1, 2, 3, 4):
        panel.finger(pygame.FINGERMOTION, 120.0, 160.0, finger=finger)
        panel.finger(pygame.FINGERUP, 120.0, 160.0, finger=finger)
    assert panel.read(after=500.0) == []


def test_three_people_who_press_at_once_are_no_palm(panel: Panel) -> None:
    for finger, x in enumerate((100.0, 400.0, 700.0)):
        panel.finger(pygame.FINGERDOWN, x, 100.0, finger=finger)

    assert [phase for _, phase in panel.phases()] == ["down"] * 3


def test_a_contact_of_a_moment_is_cancelled_instead_of_tapping(panel: Panel) -> None:
    panel.read()
    panel.finger(pygame.FINGERDOWN, 100.0, 100.0)
    panel.read(after=5.0)
    panel.finger(pygame.FINGERUP, 100.0, 100.0)

    assert panel.phases(after=20.0) == [("finger:7:1", "cancel")]


def test_a_tap_within_one_slow_frame_is_still_a_tap(panel: Panel) -> None:
    panel.read()
    panel.finger(pygame.FINGERDOWN, 100.0, 100.0)
    panel.finger(pygame.FINGERUP, 100.0, 100.0)

    assert panel.phases(after=45.0) == [("finger:7:1", "down"), ("finger:7:1", "up")]


def test_gestures_that_mix_all_fingers_and_unknown_events_are_ignored(panel: Panel) -> None:
    panel.post(pygame.MULTIGESTURE, touch_id=7, x=0.5, y=0.5, pinched=0.1, rotated=0.0, num_fingers=4)
    panel.post(pygame.USEREVENT)

    assert panel.read() == []


def test_keys_text_and_wheel_arrive_by_name(panel: Panel) -> None:
    panel.post(pygame.KEYDOWN, key=pygame.K_KP_ENTER, mod=pygame.KMOD_LSHIFT, unicode="", scancode=0)
    panel.post(pygame.KEYDOWN, key=pygame.K_LEFT, mod=pygame.KMOD_CTRL | pygame.KMOD_ALT, unicode="", scancode=0)
    panel.post(pygame.KEYUP, key=pygame.K_LEFT, mod=0, unicode="", scancode=0)
    panel.post(pygame.TEXTINPUT, text="ä")
    panel.mouse(pygame.MOUSEMOTION, 30, 40, button=0)
    panel.post(pygame.MOUSEWHEEL, x=0, y=1, precise_y=0.5, touch=False, flipped=False)

    assert panel.read() == [
        KeyPress("return", shift=True),
        KeyPress("left", control=True, alt=True),
        KeyRelease("left"),
        TextTyped("ä"),
        WheelTurned(30.0, 40.0, 0.5),
    ]


STEPS = st.one_of(
    st.tuples(st.just("down"), st.integers(0, 4), st.floats(-0.2, 1.2), st.floats(-0.2, 1.2)),
    st.tuples(st.just("move"), st.integers(0, 4), st.floats(-0.2, 1.2), st.floats(-0.2, 1.2)),
    st.tuples(st.just("up"), st.integers(0, 4), st.floats(-0.2, 1.2), st.floats(-0.2, 1.2)),
    st.tuples(st.sampled_from(("press", "drag", "release")), st.integers(1, 2), st.floats(0, 1), st.floats(0, 1)),
    st.tuples(st.sampled_from(("focus", "swap", "wait")), st.integers(0, 30_000), st.just(0.0), st.just(0.0)),
)


@given(st.lists(STEPS, max_size=60))
def test_whatever_arrives_each_pointer_begins_once_ends_once_and_stays_inside(
    steps: list[tuple[str, int, float, float]],
) -> None:
    clock = VirtualClock()
    pointers = Pointers(clock, SIZE)
    inputs: list[Input] = []
    fingers = {"down": pygame.FINGERDOWN, "move": pygame.FINGERMOTION, "up": pygame.FINGERUP}
    buttons = {"press": pygame.MOUSEBUTTONDOWN, "release": pygame.MOUSEBUTTONUP}
    for kind, number, x, y in steps:
        if kind in fingers:
            event = pygame.Event(fingers[kind], touch_id=1, finger_id=number, x=x, y=y)
        elif kind == "drag":
            event = pygame.Event(pygame.MOUSEMOTION, pos=(x * 1200, y * 600), buttons=(number % 2, 0, 0))
        elif kind in buttons:
            event = pygame.Event(buttons[kind], pos=(x * 1200, y * 600), button=number)
        elif kind == "focus":
            event = pygame.Event(pygame.WINDOWFOCUSLOST)
        else:
            inputs.extend(pointers.cancel() if kind == "swap" else ())
            clock.advance(number)
            inputs.extend(pointers.begin_batch())
            continue
        inputs.extend(pointers.translate(event))
    inputs.extend(pointers.cancel())

    live: set[str] = set()
    for one in inputs:
        assert isinstance(one, Pointer)
        assert 0.0 <= one.x <= SIZE[0] - 1
        assert 0.0 <= one.y <= SIZE[1] - 1
        assert (one.id in live) is (one.phase is not Phase.DOWN)
        if one.phase is Phase.DOWN:
            live.add(one.id)
        elif one.phase is not Phase.MOVE:
            live.remove(one.id)
    assert live == set()


def test_a_finger_knows_its_panel_and_the_mouse_has_none() -> None:
    assert panel_of("finger:7:12") == "7"
    assert panel_of("mouse") is None
