import random

import pytest

from quiclo_game.shell.inputs import Phase, Pointer
from quiclo_game.shell.pan_pinch import PanPinch


class Picture:
    """A picture under fingers: knows where its points are on the screen."""

    def __init__(self, fingers: int = 2) -> None:
        self.touch = PanPinch(px_per_mm=2.0, fingers=fingers)
        self.zoom, self.x, self.y = 1.0, 0.0, 0.0

    def finger(self, id: str, phase: Phase, x: float, y: float) -> bool:
        """Touch; return whether the picture moved."""
        moved = self.touch.handle(Pointer(id, phase, x, y))
        if moved is None:
            return False
        self.zoom *= moved.zoom
        self.x = moved.x + (self.x - moved.x) * moved.zoom + moved.dx
        self.y = moved.y + (self.y - moved.y) * moved.zoom + moved.dy
        return True

    def place(self, x: float, y: float) -> tuple[float, float]:
        """Return where a point of the picture is on the screen."""
        return self.x + x * self.zoom, self.y + y * self.zoom


def test_two_fingers_that_move_together_pan_after_eight_millimetres() -> None:
    picture = Picture()
    picture.finger("a", Phase.DOWN, 100.0, 100.0)
    picture.finger("b", Phase.DOWN, 300.0, 100.0)

    for step in range(1, 16):
        assert not picture.finger("a", Phase.MOVE, 100.0, 100.0 + step)
        assert not picture.finger("b", Phase.MOVE, 300.0, 100.0 + step)
    for step in range(16, 50):
        picture.finger("a", Phase.MOVE, 100.0, 100.0 + step)
        picture.finger("b", Phase.MOVE, 300.0, 100.0 + step)

    assert picture.place(0.0, 0.0) == pytest.approx((0.0, 33.0), abs=1.0)
    assert picture.zoom == pytest.approx(1.0, abs=0.01)


def test_a_pinch_zooms_about_the_point_between_the_fingers() -> None:
    picture = Picture()
    picture.finger("a", Phase.DOWN, 400.0, 300.0)
    picture.finger("b", Phase.DOWN, 600.0, 300.0)

    for step in range(1, 101):
        picture.finger("a", Phase.MOVE, 400.0 - step, 300.0)
        picture.finger("b", Phase.MOVE, 600.0 + step, 300.0)

    assert picture.zoom == pytest.approx(2.0 / 1.04, rel=0.02)
    assert picture.place(500.0, 300.0) == pytest.approx((500.0, 300.0), abs=2.0)


def test_a_change_of_less_than_four_percent_zooms_nothing() -> None:
    picture = Picture()
    picture.finger("a", Phase.DOWN, 400.0, 300.0)
    picture.finger("b", Phase.DOWN, 600.0, 300.0)

    assert not picture.finger("b", Phase.MOVE, 607.0, 300.0)
    assert picture.zoom == 1.0


def test_one_finger_moves_the_picture_only_where_one_is_enough() -> None:
    two, one = Picture(fingers=2), Picture(fingers=1)
    for picture in (two, one):
        picture.finger("a", Phase.DOWN, 100.0, 100.0)
        picture.finger("a", Phase.MOVE, 200.0, 100.0)
        picture.finger("a", Phase.MOVE, 300.0, 100.0)

    assert two.place(0.0, 0.0) == (0.0, 0.0)
    assert not two.touch.active
    assert one.place(0.0, 0.0) == (100.0, 0.0)
    assert one.touch.active


def test_adding_or_lifting_a_finger_never_moves_the_picture_by_more_than_a_pixel() -> None:
    chance = random.Random(7)
    picture = Picture()
    fingers: dict[str, tuple[float, float]] = {}
    swaps = 0
    for turn in range(4000):
        corners = [picture.place(x, y) for x in (0.0, 1920.0) for y in (0.0, 1080.0)]
        if fingers and chance.random() < 0.9:
            id = chance.choice(sorted(fingers))
            x, y = fingers[id]
            fingers[id] = (x + chance.uniform(-9, 9), y + chance.uniform(-9, 9))
            picture.finger(id, Phase.MOVE, *fingers[id])
            continue
        if fingers and (len(fingers) == 5 or chance.random() < 0.4):
            id = chance.choice(sorted(fingers))
            picture.finger(id, chance.choice((Phase.UP, Phase.CANCEL)), *fingers.pop(id))
        else:
            id = f"finger {turn}"
            fingers[id] = (chance.uniform(0, 1920), chance.uniform(0, 1080))
            picture.finger(id, Phase.DOWN, *fingers[id])
        swaps += 1
        after = [picture.place(x, y) for x in (0.0, 1920.0) for y in (0.0, 1080.0)]
        for (old_x, old_y), (new_x, new_y) in zip(corners, after, strict=True):
            assert abs(new_x - old_x) <= 1.0
            assert abs(new_y - old_y) <= 1.0
    assert swaps > 100
    assert picture.zoom != 1.0


def test_starting_to_pan_or_zoom_makes_no_leap() -> None:
    picture = Picture()
    picture.finger("a", Phase.DOWN, 400.0, 300.0)
    picture.finger("b", Phase.DOWN, 600.0, 300.0)
    corner = picture.place(0.0, 0.0)

    for step in range(1, 60):
        picture.finger("b", Phase.MOVE, 600.0 + step, 300.0 + step)
        now = picture.place(0.0, 0.0)
        assert abs(now[0] - corner[0]) < 8.0
        assert abs(now[1] - corner[1]) < 8.0
        corner = now
    assert picture.touch.active


def test_fingers_that_almost_touch_do_not_blow_the_picture_up() -> None:
    picture = Picture()
    picture.finger("a", Phase.DOWN, 500.0, 300.0)
    picture.finger("b", Phase.DOWN, 501.0, 300.0)

    picture.finger("b", Phase.MOVE, 540.0, 300.0)
    assert picture.zoom == 1.0

    for x in range(541, 601):
        picture.finger("b", Phase.MOVE, float(x), 300.0)
    assert 2.0 < picture.zoom < 3.0


def test_strangers_move_nothing_and_the_last_finger_ends_the_gesture() -> None:
    picture = Picture(fingers=1)
    assert not picture.finger("x", Phase.MOVE, 9.0, 9.0)
    assert not picture.finger("x", Phase.UP, 9.0, 9.0)
    picture.finger("a", Phase.DOWN, 0.0, 0.0)
    picture.finger("a", Phase.MOVE, 100.0, 0.0)
    assert picture.touch.active

    picture.finger("a", Phase.UP, 100.0, 0.0)

    assert not picture.touch.active
