"""The camera over the network: fingers, wheel, keys, what is worth seeing, and that nothing of it ever jumps."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame
import pytest

from quiclo_game.scenes.network.camera_work import WATCHING
from quiclo_game.scenes.network.network_layer import NetworkLayer, cells_of
from quiclo_game.shell.camera import View
from quiclo_game.shell.cards import HEIGHT
from quiclo_game.shell.loop import STEP
from tests.scenes.network.seated import Positioned, Seated

MIDDLE = (700.0, 400.0)
WIDE = {70: (0, 0), 3: (9, 0), 8: (-9, 1), 20: (0, 7), 25: (1, -7)}


def table(cards: dict[int, tuple[int, int]] | None = None, **more: object) -> Seated:
    position = Positioned(((36, 106, 9), (5, 6, 7)), cards or WIDE, pile=(140, 141, 142))
    game = Seated(position=position, **more)  # type: ignore[arg-type]
    game.table.work.camera.glide(View(0, 0, 1.0, game.table.camera.view.frame, game.table.camera.view.pitch), 0.0)
    return game


def far_apart(first: View, second: View) -> float:
    """Return by how many px the picture moved between two views."""
    x, y = second.outward(first.x, first.y)
    return math.hypot(x - first.frame.x, y - first.frame.y)


# ---- people ------------------------------------------------------------------------------------------------------


def test_one_finger_pans_and_a_pan_is_no_tap() -> None:
    game = table()
    before = game.table.camera.view
    game.drag(game.lying(70), (game.lying(70)[0] + 200, game.lying(70)[1]))

    assert game.table.camera.view.x < before.x - 1
    assert game.chosen == ((), 0)


def test_a_trembling_finger_taps() -> None:
    game = table()
    x, y = game.lying(70)
    game.down(x, y)
    game.move(x + 6, y - 5)
    game.up(x + 6, y - 5)

    assert game.chosen == ((), 70)


def test_two_fingers_zoom_about_their_middle_and_choose_nothing() -> None:
    game = table()
    view = game.table.camera.view
    world = view.inward(*MIDDLE)
    game.down(600, 400, "finger:1:1")
    game.down(800, 400, "finger:1:2")
    for step in range(1, 11):
        game.move(600 - 8 * step, 400, "finger:1:1", after=8)
        game.move(800 + 8 * step, 400, "finger:1:2", after=8)
    zoom = game.table.camera.view.zoom
    assert zoom == pytest.approx(1.7, abs=0.1)
    assert math.dist(game.table.camera.view.outward(*world), MIDDLE) < 20
    game.up(520, 400, "finger:1:1")
    game.up(880, 400, "finger:1:2")
    game.watch()

    assert game.table.camera.view.zoom == zoom, "what fingers set stays"
    assert game.chosen == ((), 0)


def test_lifting_fingers_one_by_one_never_moves_the_picture() -> None:
    game = table()
    game.down(600, 400, "a")
    game.down(800, 500, "b")
    for step in range(1, 9):
        game.move(600 + 9 * step, 400 + 3 * step, "a", after=300)
        game.move(800 + 12 * step, 500, "b", after=300)
    for finger, x, y in (("a", 672, 424), ("b", 896, 500)):
        before = game.table.camera.view
        game.up(x, y, finger, after=400)
        assert far_apart(before, game.table.camera.view) <= 1.0
    assert not game.table.camera.busy, "fingers that rested before they left do not fling"


def test_a_quick_finger_flings_the_picture_which_comes_to_rest() -> None:
    game = table()
    game.down(500, 400)
    for step in range(1, 9):
        game.move(500 + 30 * step, 400, after=8)
    game.up(740, 400, after=8)
    assert game.table.camera.busy
    before = game.table.camera.view
    game.watch()

    assert far_apart(before, game.table.camera.view) > 60
    assert not game.table.camera.busy


def test_the_wheel_zooms_about_the_pointer_to_levels_at_which_cards_are_sharp() -> None:
    game = table()
    world = game.table.camera.view.inward(*MIDDLE)
    game.wheel(*MIDDLE, 2.0).watch()

    assert game.table.camera.view.zoom == pytest.approx(2**0.5)
    assert math.dist(game.table.camera.view.outward(*world), MIDDLE) < 1e-6
    game.wheel(*MIDDLE, -2.0).watch()
    assert game.table.camera.view.zoom == pytest.approx(1.0)


def test_ten_thousand_wheel_ticks_leave_a_zoom_within_the_limits() -> None:
    game = table()
    for step in range(10_000):
        game.wheel(300 + step % 700, 300, 1.0 if step % 300 < 150 else -1.0)
        if step % 7 == 0:
            game.table.update(STEP)
    game.watch()

    limits = game.table.camera.limits
    assert limits.least <= game.table.camera.view.zoom <= limits.most


def test_a_double_tap_comes_near_and_another_one_goes_back() -> None:
    game = table()
    place = (game.cell(3, 2)[0], game.cell(3, 2)[1])
    game.tap(*place)
    game.tap(*place, after=100).watch()

    assert game.table.camera.view.zoom > 1.3
    assert (round(game.table.camera.view.x), round(game.table.camera.view.y)) == (3, 2)
    middle = game.table.camera.view.frame
    game.tap(middle.x, middle.y)
    game.tap(middle.x, middle.y, after=100).watch()
    assert game.table.camera.view.zoom == pytest.approx(1.0)


@pytest.mark.parametrize(("key", "across", "down"), [("left", -1, 0), ("right", 1, 0), ("up", 0, -1), ("down", 0, 1)])
def test_arrow_keys_pan_with_shift(key: str, across: int, down: int) -> None:
    game = table()
    game.key(key, shift=True).watch()
    view = game.table.camera.view

    assert (view.x > 0.5, view.x < -0.5) == (across > 0, across < 0)
    assert (view.y > 0.5, view.y < -0.5) == (down > 0, down < 0)


def test_plus_and_minus_zoom_and_letters_show_all_and_the_last_line() -> None:
    game = table()
    game.key("+").watch()
    assert game.table.camera.view.zoom == pytest.approx(2**0.5)
    game.key("-", "-").watch()
    assert game.table.camera.view.zoom == pytest.approx(2**-0.5)
    game.key("f").watch()
    for number in WIDE:
        x, y = game.lying(number)
        assert game.table.layout.felt.contains(x, y), number


def test_keys_lead_to_everything_and_to_the_newest_line() -> None:
    game = table()
    game.choose(36, 106, 70).press("main").watch()
    game.key("right", "right", "right").watch()
    game.press("last").watch()
    for number in (36, 70, 106):
        assert game.table.layout.felt.contains(*game.lying(number))
    game.press("fit").watch()
    assert all(game.table.layout.felt.contains(*game.lying(number)) for number in WIDE)


def test_a_locked_camera_stays_under_fingers_wheel_and_keys() -> None:
    game = table().press("lock")
    before = game.table.camera.view
    game.drag((500, 300), (800, 500)).watch()
    game.wheel(*MIDDLE, 3.0).watch()
    game.key("left", "+").watch()
    game.tap(*MIDDLE).tap(*MIDDLE, after=100).watch()

    assert game.table.camera.view == before
    assert not game.table.controls.get("larger").enabled
    game.press("lock")
    game.wheel(*MIDDLE, 1.0).watch()
    assert game.table.camera.view != before


def test_a_locked_camera_follows_no_landing_but_goes_where_a_key_sends_it() -> None:
    game = table().press("lock")
    before = game.table.camera.view
    game.choose(36, 106)
    game.drag(game.card(36), game.cell(0, 1)).watch()
    assert game.state.network.line_count == 1
    assert game.table.camera.view == before
    game.press("fit").watch()
    assert all(game.table.layout.felt.contains(*game.lying(number)) for number in WIDE)


def test_the_overview_leads_to_the_place_that_is_pointed_out() -> None:
    game = table()
    area, scale = game.table.layout.overview, game.table.layout.scale
    game.tap(*game.table.overview.outward(area, scale, 8, 0)).watch()

    assert game.table.camera.view.x == pytest.approx(8, abs=0.3)
    back = game.table.overview.inward(area, scale, *game.table.overview.outward(area, scale, -3, 2))
    assert back == pytest.approx((-3, 2))


def test_it_never_leaves_the_network_far_behind() -> None:
    game = table()
    for _ in range(60):
        game.drag((1200, 700), (300, 200)).watch()

    assert game.table.camera.view.x <= 9 + 3
    assert game.table.camera.view.y <= 7 + 3


# ---- the program -------------------------------------------------------------------------------------------------


def test_a_landing_out_of_sight_is_followed_gently() -> None:
    game = table()
    game.choose(36, 106, 70)
    game.drag((300, 300), (1400, 300)).watch()
    assert not game.table.layout.felt.contains(*game.cell(1, 0))
    game.press("main")
    views = [game.table.camera.view]
    while not game.board.flights:
        game.table.update(STEP)
        views.append(game.table.camera.view)
    game.watch()

    for number in (70, 36, 106):
        assert game.table.layout.felt.contains(*game.lying(number))
    steps = [far_apart(first, second) for first, second in pairwise(views)]
    assert max(steps) < 120, "no jump"


def test_a_landing_in_sight_moves_nothing() -> None:
    game = table()
    game.choose(36, 106, 70)
    before = game.table.camera.view
    game.press("main").watch()

    assert game.table.camera.view == before


def test_ghosts_at_the_edge_are_brought_into_view() -> None:
    game = table({70: (0, 0), 3: (0, 9)})
    game.drag((700, 300), (700, 95)).watch()
    game.choose(70, 36, 106)

    for ghost in game.table.turn.ghosts:
        for cell in ghost.cells:
            assert game.table.layout.felt.contains(*game.cell(*cell))


def test_where_the_program_plays_the_whole_network_is_in_view() -> None:
    game = Seated("bot:easy,bot:easy,bot:easy", seed=11)
    for _ in range(12):
        game.wait(6000).watch()

    assert len(game.board.laid) > 5
    assert all(game.table.layout.felt.contains(*game.lying(number)) for number in game.board.spots)


def test_another_size_of_the_window_shows_the_same_place() -> None:
    game = table()
    game.key("right").watch()
    before = game.table.camera.view
    game.table.resized((1080, 1920))

    after = game.table.camera.view
    assert (after.x, after.y, after.zoom) == (before.x, before.y, before.zoom)
    assert after.frame.x == pytest.approx(game.table.layout.felt.cx)


# ---- what is drawn -----------------------------------------------------------------------------------------------


def test_at_rest_nothing_is_drawn_anew() -> None:
    game = table().watch()
    game.wait(2500)
    version = game.table.version
    assert not game.table.animating
    game.wait(3000)

    assert game.table.version == version
    assert not game.table.animating


def test_only_the_felt_rests_while_the_camera_moves() -> None:
    game = table().watch()
    resting = len(game.table.still())
    game.down(500, 300)
    for step in range(1, 6):
        game.move(500 + 20 * step, 300)

    assert game.table.animating
    assert len(game.table.still()) == 1
    assert any(isinstance(draw.what, NetworkLayer) for draw in game.table.moving(0.0))
    game.up(600, 300, after=900)
    game.watch().wait(100)
    assert len(game.table.still()) == resting
    assert not game.table.animating


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("apart", [23, 70, 118, -40])
def test_no_finger_that_comes_or_goes_changes_anything_of_the_picture(size: tuple[int, int], apart: int) -> None:
    game = table(size=size)
    scale = size[0] / 1920
    game.wait(1500)

    def corners() -> list[float]:
        """Return where card 70 begins and ends, in px."""
        view, width = game.table.camera.view, game.table.card_width
        x, y = view.outward(0, 0)
        return [x - width / 2, x + width / 2, y - width * HEIGHT / 2, y + width * HEIGHT / 2]

    def unmoved(before: list[float]) -> bool:
        return all(abs(one - other) <= 1.0 for one, other in zip(before, corners(), strict=True))

    seen = corners()
    y, first, second = 400 * scale, 600 * scale, 800 * scale
    game.down(first, y, "a")
    game.down(second, y, "b")
    assert unmoved(seen)
    for step in range(1, 11):
        game.move(second + apart * scale * step / 10, y, "b", after=8)
    assert not unmoved(seen)
    seen, second = corners(), second + apart * scale
    game.down(first, 550 * scale, "c", after=500)
    game.wait(500)
    assert unmoved(seen)
    game.up(first, 550 * scale, "c")
    game.up(first, y, "a", after=500)
    game.wait(500)
    assert unmoved(seen)
    game.up(second, y, "b", after=500)
    game.wait(1500)
    assert unmoved(seen), "also once it has come to rest"


def test_a_contact_on_the_felt_is_answered_at_once_whatever_comes_of_it() -> None:
    game = table()
    game.down(700, 250)

    assert game.table.ripples
    assert game.table.animating
    game.up(700, 250)
    game.watch()
    assert not game.table.ripples


def test_what_a_zoom_needs_is_made_while_the_camera_rests() -> None:
    game = table().watch()
    game.wait(6000)
    levels, art = game.table.sharpness.levels, game.table.art

    for level in range(-8, 8):
        width = levels.width_near(2 ** (level / 4))
        marks = art.marks(width)
        assert {"+", "−", "×", "÷", "="} <= set(marks.badges)
        assert set(marks.rails["rest"]) == {0, 1, 2, 3}


def test_the_cards_that_a_zoom_will_show_are_made_while_the_camera_rests() -> None:
    game = table().watch()
    game.wait(8000)
    levels, art, view = game.table.sharpness.levels, game.table.art, game.table.window_view

    for level in range(-8, 8):
        zoom = 2 ** (level / 4)
        cards, _ = art.visible(view.zoomed(zoom, view.frame.x, view.frame.y), pygame.Rect(0, 0, 1920, 1080))
        assert levels.missing((card.number for card in cards), levels.width_near(zoom)) is None


def test_what_is_too_small_to_be_read_is_brought_near_for_whoever_is_next_unless_somebody_has_chosen_it() -> None:
    far = Positioned(((36, 106, 9), (5, 6, 7)), {70: (0, 0), 3: (60, 30)}, pile=(140, 141))
    game = Seated(position=far).choose(36, 106, 70).press("main").watch()
    table, work = game.table, game.table.work
    assert not work.whole_is_readable
    work.show_all(0.0)
    assert table.camera.goal.zoom < WATCHING

    work.keep_clear(0.0)
    assert table.camera.goal.zoom >= WATCHING
    newest = [table.camera.goal.outward(*cell) for cell in cells_of(table.board.lines[-1])]
    assert all(table.layout.felt.contains(x, y) for x, y in newest)

    work.zoom_steps(-6, 900.0, 400.0)
    table.camera.update(5000)
    chosen = table.camera.goal.zoom
    assert chosen < WATCHING
    work.keep_clear(0.0)
    assert table.camera.goal.zoom == chosen
