"""The camera: an exact inverse everywhere, zoom about a place, limits, glides that never jump, flings that end."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiclo_game.shell.camera import GLIDE, Camera, Limits, View, between, containing, filled, including
from quiclo_game.shell.inputs import Phase, Pointer
from quiclo_game.shell.loop import STEP
from quiclo_game.shell.pan_pinch import PanPinch, PictureMoved
from quiclo_game.shell.turning import Frame

PITCH = (106.0, 129.0)
FRAME = Frame(960, 540)
FAR = st.floats(-1e6, 1e6)
ZOOM = st.floats(0.13, 4.0)
PLACE = st.floats(-4000, 4000)
TURN = st.sampled_from((0, 90, 180, 270))
views = st.builds(lambda x, y, zoom, turn: View(x, y, zoom, Frame(960, 540, turn), PITCH), FAR, FAR, ZOOM, TURN)


def camera(**limits: Any) -> Camera:
    return Camera(FRAME, PITCH, Limits(**limits))


def run(moved: Camera, ms: float) -> list[View]:
    """Let time pass tick by tick; return what was seen."""
    seen = []
    for _ in range(round(ms / STEP)):
        moved.update(STEP)
        seen.append(moved.view)
    return seen


def shift(first: View, second: View) -> float:
    """Return by how many px the middle of a picture moved."""
    x, y = second.outward(first.x, first.y)
    return math.hypot(x - first.frame.x, y - first.frame.y)


# ---- places ------------------------------------------------------------------------------------------------------


@given(views, st.floats(-40, 40), st.floats(-40, 40))
def test_a_place_of_the_world_is_found_again_from_the_window(view: View, dx: float, dy: float) -> None:
    x, y = view.x + dx, view.y + dy

    back = view.inward(*view.outward(x, y))

    assert abs(back[0] - x) < 1e-6
    assert abs(back[1] - y) < 1e-6


@given(views, PLACE, PLACE)
def test_a_place_of_the_window_is_found_again_from_the_world(view: View, x: float, y: float) -> None:
    back = view.outward(*view.inward(x, y))

    assert math.dist(back, (x, y)) < 1e-4


@pytest.mark.parametrize("zoom", [0.25, 0.5, 1.0, 1.37, 3.0])
@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_what_is_dropped_on_a_card_lands_in_its_cell_at_every_zoom(zoom: float, turn: int) -> None:
    for column, row in ((0, 0), (7, -3), (-1_000_000, 999_999)):
        view = View(column + 1.3, row - 0.7, zoom, Frame(960, 540, turn), PITCH)
        x, y = view.outward(column, row)
        for dx, dy in ((0, 0), (39, 52), (-39, -52)):
            if turn % 180:
                dx, dy = dy, dx
            assert view.cell(x + dx * zoom, y + dy * zoom) == (column, row)


def test_a_quarter_turn_shows_the_east_below() -> None:
    view = View(0, 0, 1.0, Frame(500, 500, 90), PITCH)

    assert view.outward(1, 0) == (500, 606)
    assert view.outward(0, 1) == (371, 500)


@given(views, PLACE, PLACE, ZOOM)
def test_zooming_keeps_the_place_under_the_fingers(view: View, x: float, y: float, zoom: float) -> None:
    column, row = view.inward(x, y)

    assert math.dist(view.zoomed(zoom, x, y).outward(column, row), (x, y)) < 1e-3


@given(views, st.floats(-500, 500), st.floats(-500, 500))
def test_a_shift_moves_every_place_alike(view: View, dx: float, dy: float) -> None:
    place = view.outward(view.x + 1, view.y - 2)

    moved = view.shifted(dx, dy).outward(view.x + 1, view.y - 2)

    assert math.dist(moved, (place[0] + dx, place[1] + dy)) < 1e-3


@given(views)
def test_the_span_holds_what_is_seen_and_nothing_else(view: View) -> None:
    west, north, east, south = view.span(0, 0, 1920, 1080)

    for x, y in ((0, 0), (1920, 1080), (0, 1080), (960, 540)):
        column, row = view.inward(x, y)
        assert west - 1e-6 <= column <= east + 1e-6
        assert north - 1e-6 <= row <= south + 1e-6
    wide, high = (1080, 1920) if view.frame.turn % 180 else (1920, 1080)
    assert (east - west) * PITCH[0] * view.zoom == pytest.approx(wide, abs=1e-3)
    assert (south - north) * PITCH[1] * view.zoom == pytest.approx(high, abs=1e-3)


# ---- people ------------------------------------------------------------------------------------------------------


def test_ten_thousand_wheel_ticks_in_and_out_leave_a_finite_zoom_within_the_limits() -> None:
    moved = camera(least=0.25, most=3.36)
    for step in range(10_000):
        factor = 1.19 if step % 3 else 0.7
        moved.zoom_to(moved.goal.zoom * factor, 100 + step % 800, 200, 200)
        moved.update(STEP)
        assert 0.25 <= moved.view.zoom <= 3.36
    for value in (moved.view.x, moved.view.y, moved.view.zoom):
        assert math.isfinite(value)


def test_a_pinch_of_no_distance_leaves_the_zoom_as_it_is() -> None:
    moved, fingers = camera(), PanPinch(2.0, fingers=1)
    for finger in ("a", "b"):
        fingers.handle(Pointer(finger, Phase.DOWN, 500, 500))
    for step in range(40):
        for finger in ("a", "b"):
            change = fingers.handle(Pointer(finger, Phase.MOVE, 500 + step, 500))
            if change is not None:
                moved.follow(change)
    assert moved.view.zoom == 1.0
    assert math.isfinite(moved.view.x)


def test_adding_or_lifting_a_finger_moves_the_picture_by_no_more_than_a_px() -> None:
    moved, fingers = camera(), PanPinch(2.0, fingers=1)
    steps = [
        ("a", Phase.DOWN, 400, 400),
        ("a", Phase.MOVE, 450, 420),
        ("a", Phase.MOVE, 500, 440),
        ("b", Phase.DOWN, 900, 700),
        ("b", Phase.MOVE, 990, 760),
        ("c", Phase.DOWN, 300, 900),
        ("a", Phase.UP, 500, 440),
        ("b", Phase.MOVE, 1000, 770),
        ("c", Phase.UP, 300, 900),
        ("b", Phase.UP, 1000, 770),
    ]
    for finger, phase, x, y in steps:
        before = moved.view
        change = fingers.handle(Pointer(finger, phase, x, y))
        if change is not None:
            moved.follow(change)
        if phase is not Phase.MOVE:
            assert shift(before, moved.view) <= 1.0
            assert before.zoom == moved.view.zoom


def test_the_picture_follows_the_fingers_at_once() -> None:
    moved = camera()
    moved.follow(PictureMoved(30, -20, 1.0, 960, 540))

    assert moved.view.outward(0, 0) == pytest.approx((990, 520))


def test_a_fling_coasts_ever_slower_and_comes_to_rest() -> None:
    moved = camera()
    moved.fling(2.0, 0.0)
    seen = [moved.view, *run(moved, 4000)]
    steps = [shift(first, second) for first, second in pairwise(seen)]

    assert not moved.busy
    assert steps[0] == pytest.approx(2.0 * STEP, rel=0.1)
    assert all(later <= earlier + 1e-9 for earlier, later in pairwise(steps))
    assert sum(steps) == pytest.approx(2.0 * 325, rel=0.05)


def test_a_locked_camera_is_moved_by_the_program_alone() -> None:
    moved = camera()
    moved.locked = True
    moved.follow(PictureMoved(30, 0, 1.2, 0, 0))
    moved.fling(3, 3)
    moved.pan(100, 0, 100)
    moved.zoom_to(2.0, 0, 0, 100)
    run(moved, 500)

    assert (moved.view.x, moved.view.y, moved.view.zoom) == (0, 0, 1)
    moved.glide(View(3, 0, 1.0, FRAME, PITCH))
    run(moved, 500)
    assert moved.view.x == 3


# ---- limits ------------------------------------------------------------------------------------------------------


def test_the_middle_and_the_zoom_stay_within_the_limits() -> None:
    moved = camera(west=-2, north=-2, east=5, south=5, least=0.5, most=2.0)
    for change in (
        PictureMoved(-9000, 0, 1.0, 0, 0),
        PictureMoved(0, 9000, 9.0, 0, 0),
        PictureMoved(9, 9, 0.001, 9, 9),
    ):
        moved.follow(change)
        assert -2 <= moved.view.x <= 5
        assert -2 <= moved.view.y <= 5
        assert 0.5 <= moved.view.zoom <= 2.0


def test_a_fling_ends_at_the_limit() -> None:
    moved = camera(west=-1, east=1)
    moved.fling(-5, 0)
    run(moved, 3000)

    assert moved.view.x == 1
    assert not moved.busy


def test_narrower_limits_are_reached_by_a_glide() -> None:
    moved = camera()
    moved.glide(View(10, 0, 1.0, FRAME, PITCH), 0.0)
    moved.limits = Limits(west=-1, east=1)

    assert moved.view.x == 10
    seen = run(moved, GLIDE + 50)
    assert moved.view.x == 1
    assert all(shift(first, second) < 120 for first, second in pairwise(seen))


# ---- glides ------------------------------------------------------------------------------------------------------


def test_a_glide_begins_and_ends_gently_and_arrives_exactly() -> None:
    moved = camera()
    goal = View(8, -3, 2.0, FRAME, PITCH)
    moved.glide(goal)
    seen = [moved.view, *run(moved, GLIDE + 20)]

    assert moved.view == goal
    assert not moved.busy
    zooms = [view.zoom for view in seen]
    assert zooms == sorted(zooms)
    assert shift(seen[0], seen[1]) < 0.03 * shift(seen[0], seen[-1])


@given(views, views, st.floats(0, 1))
def test_a_glide_keeps_the_place_that_both_views_show_alike(start: View, goal: View, progress: float) -> None:
    goal = View(start.x + 3, start.y - 2, goal.zoom, start.frame, PITCH)
    if abs(goal.zoom / start.zoom - 1) < 0.01:
        return
    share = 1 / (1 - start.zoom / goal.zoom)
    x, y = start.x + (goal.x - start.x) * share, start.y + (goal.y - start.y) * share

    at = between(start, goal, progress).outward(x, y)

    assert math.dist(at, start.outward(x, y)) < 0.01 * (1 + abs(share)) ** 2


def test_a_finger_stops_a_glide_where_it_is() -> None:
    moved = camera()
    moved.glide(View(8, 0, 1.0, FRAME, PITCH))
    run(moved, 200)
    before = moved.view
    moved.follow(PictureMoved(1, 0, 1.0, 0, 0))

    assert shift(before, moved.view) == pytest.approx(1.0)
    assert not moved.busy


def test_steps_add_up_while_it_glides() -> None:
    moved = camera()
    for _ in range(3):
        moved.pan(-106, 0, 200)
        moved.update(STEP)
    run(moved, 400)

    assert moved.view.x == pytest.approx(3)


def test_another_window_shows_the_same_middle() -> None:
    moved = camera()
    moved.glide(View(4, 5, 1.4, FRAME, PITCH))
    run(moved, 100)
    moved.place(Frame(400, 300), (53, 64))
    run(moved, 500)

    assert (moved.view.x, moved.view.y, moved.view.zoom) == (4, 5, 1.4)
    assert moved.view.outward(4, 5) == (400, 300)


def test_every_change_is_counted() -> None:
    moved = camera()
    before = moved.version
    moved.update(STEP)
    assert moved.version == before
    moved.follow(PictureMoved(1, 0, 1.0, 0, 0))
    assert moved.version == before + 1


# ---- what to show ------------------------------------------------------------------------------------------------

BOUNDS = st.tuples(st.integers(-50, 0), st.integers(-50, 0), st.integers(0, 50), st.integers(0, 50))


@given(views, BOUNDS)
def test_containing_shows_all_cells_whole(view: View, bounds: tuple[int, int, int, int]) -> None:
    seen = containing(view, *bounds, (1400, 800), 1.0)
    half = (700, 400)
    west, north, east, south = seen.span(960 - half[0], 540 - half[1], 960 + half[0], 540 + half[1])

    assert seen.zoom <= 1.0
    assert west <= bounds[0] - 0.5 + 1e-6
    assert north <= bounds[1] - 0.5 + 1e-6
    assert east >= bounds[2] + 0.5 - 1e-6
    assert south >= bounds[3] + 0.5 - 1e-6


def test_including_moves_no_more_than_needed() -> None:
    view = View(0, 0, 1.0, FRAME, PITCH)

    assert including(view, -1, -1, 1, 1, (1400, 800)) is view
    moved = including(view, 7, 0, 8, 0, (1400, 800))
    assert moved.y == 0
    assert moved.outward(8.5, 0)[0] == pytest.approx(960 + 700)


def test_including_zooms_out_where_it_must() -> None:
    view = View(0, 0, 3.0, FRAME, PITCH)
    moved = including(view, -3, 0, 3, 0, (1400, 800))

    assert moved.zoom < 3.0
    assert moved.outward(-3.5, 0)[0] >= 960 - 700 - 1e-6
    assert moved.outward(3.5, 0)[0] <= 960 + 700 + 1e-6


@pytest.mark.parametrize("turn", [0, 90, 180, 270])
def test_filled_shows_all_that_fits_and_nothing_beyond_what_does_not(turn: int) -> None:
    view = View(7, 9, 1.0, Frame(960, 540, turn), PITCH)
    room = (1400, 800) if turn % 180 == 0 else (800, 1400)
    seen = filled(view, -30, -2, 4, 2, room)
    west, north, east, south = seen.span(960 - room[0] / 2, 540 - room[1] / 2, 960 + room[0] / 2, 540 + room[1] / 2)

    assert east == pytest.approx(4.5)
    assert west > -30
    assert north == pytest.approx(-2.5)
    assert south >= 2.5
    assert filled(seen, -30, -2, 4, 2, room) is seen
    assert seen.zoom == view.zoom
