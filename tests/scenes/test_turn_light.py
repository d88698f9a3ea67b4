from __future__ import annotations

import pytest

from quiclo_game.scenes.area import Area
from quiclo_game.scenes.turn_light import CALM, CHANGE, LEAVING, Lit, TurnLight, swollen
from quiclo_game.shell.draws import Draw
from quiclo_game.shell.shapes import Disc
from tests.scenes.brain.seated import Seated

ROW = (Area(0, 0, 200, 50), Area(300, 0, 200, 50))
PLATE = Area(100, 700, 280, 84)


class Turns:
    """A light over a table of two seats whose turns are told on one plate, or each on its own."""

    def __init__(self, plates: tuple[Area, Area] = (PLATE, PLATE)) -> None:
        self.seat = 0
        self.light = TurnLight()
        self.light.watch(lambda: Lit(self.seat, ROW[self.seat], plates[self.seat]))
        self.light.follow(0.0, calm=False)

    def turn(self, seat: int, *ages: float, calm: bool = False) -> TurnLight:
        self.seat = seat
        for age in (0.0, *ages):
            self.light.follow(age, calm=calm)
        return self.light


def middle(light: TurnLight) -> tuple[float, float]:
    (pool,) = light.pool(1.0)
    return pool.x, pool.y


def test_the_light_is_there_from_the_start_and_rests() -> None:
    turns = Turns()
    assert middle(turns.light) == (PLATE.cx, PLATE.cy)
    assert not turns.light.moving
    assert list(turns.light.rings(1.0)) == []


def test_a_change_of_turn_takes_500_ms_and_ends_at_the_plate() -> None:
    turns = Turns()
    assert turns.turn(1).moving
    assert middle(turns.light) == (ROW[1].cx, ROW[1].cy)
    turns.light.follow(CHANGE - 1, calm=False)
    assert turns.light.moving
    turns.light.follow(1, calm=False)
    assert not turns.light.moving
    assert middle(turns.light) == (PLATE.cx, PLATE.cy)


def test_around_a_table_it_slides_from_seat_to_seat() -> None:
    other = Area(1600, 100, 84, 280)
    light = Turns((PLATE, other)).turn(1, CHANGE / 2)
    x, y = middle(light)
    assert (x, y) == pytest.approx(((PLATE.cx + other.cx) / 2, (PLATE.cy + other.cy) / 2))


def test_the_old_edge_fades_before_the_new_one_shines_and_the_plate_swells() -> None:
    turns = Turns()
    light = turns.turn(1, 20.0)
    (leaving,) = light.rings(1.0)
    assert (leaving.x, leaving.y) == (ROW[1].cx, ROW[1].cy)
    assert light.swell == 1.0
    light.follow(LEAVING + 130.0, calm=False)
    (coming,) = light.rings(1.0)
    assert (coming.x, coming.y) == (PLATE.cx, PLATE.cy)
    assert light.swell == pytest.approx(1.04)


def test_less_motion_fades_in_without_travel() -> None:
    turns = Turns()
    light = turns.turn(1, 30.0, calm=True)
    (pool,) = light.pool(1.0)
    assert (pool.x, pool.y) == (PLATE.cx, PLATE.cy)
    assert pool.alpha == pytest.approx(0.25)
    assert list(light.rings(1.0)) == []
    assert light.swell == 1.0
    light.follow(CALM, calm=True)
    assert not light.moving


def test_what_swells_keeps_its_middle() -> None:
    area = Area(0, 0, 200, 100)
    left, right = swollen((Draw(Disc(5, "honey"), 0, 50), Draw(Disc(5, "honey"), 200, 50)), area, 1.04)
    assert (left.x + right.x) / 2 == pytest.approx(100)
    assert right.x - left.x == pytest.approx(208)
    assert left.scale == pytest.approx(1.04)


def test_at_the_table_the_light_follows_the_turn() -> None:
    game = Seated("Anna,Mia").watch()
    assert not game.table.light.moving
    game.board.seat = 1 - game.board.seat
    game.wait(100)
    assert game.table.light.moving
    assert game.table.animating
    game.wait(CHANGE)
    assert not game.table.animating
    assert game.table.services.audio.pan == game.table.light.pan(1920) < 0
