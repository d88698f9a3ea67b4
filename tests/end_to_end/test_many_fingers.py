"""Many fingers at one table, by posted events: each does its own, and what goes wrong with one harms no other."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from quiclo_game.play.players import read_seats
from quiclo_game.play.seat_plan import SeatPlan
from quiclo_game.rules.network_moves import Fit, placements
from quiclo_game.rules.options import settle
from quiclo_game.rules.registry import find_mode
from quiclo_game.scenes.move_log import MoveLogScene
from quiclo_game.scenes.network.table import NetworkTable
from quiclo_game.scenes.plan import GamePlan
from quiclo_game.scenes.sit_down import SitDownScene
from quiclo_game.shell.choices import Speed, TextSize
from quiclo_game.shell.control import Control
from tests.end_to_end.robot import Robot
from tests.end_to_end.test_network_game import TABLE, Guest
from tests.scenes.stand_ins import NotingTable

Start = Callable[..., Robot]
DOWN, MOVE, UP = pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP
APART = 6
"""So many ticks from finger to finger: no palm."""


@pytest.fixture
def guest(start: Start) -> Guest:
    """Somebody whose turn it is at a card network with open hands, and who has something to lay."""
    guest = Guest(start(speed=Speed.INSTANT).app)
    guest.sit_down("option.hands:open")
    for _ in range(40):
        guest.settle()
        if placements(guest.state, guest.state.turns.seat):
            return guest
        guest.tap("main")
    raise AssertionError("nobody ever has anything to lay")


def fit_of(guest: Guest) -> Fit:
    return placements(guest.state, guest.state.turns.seat)[0].fit


def corner(guest: Guest, number: int) -> tuple[float, float]:
    """Return where a hand card can be taken hold of."""
    control: Control = guest.controls.get(f"card:{number}")
    return control.x - control.width * 0.4, control.y - control.height * 0.42


def place_of(guest: Guest, number: int) -> tuple[float, float]:
    """Return where a card of the network is seen."""
    return guest.table.camera.view.outward(*guest.table.board.spots[number])


def drag(guest: Guest, finger: int, start: tuple[float, float], goal: tuple[float, float], steps: int = 8) -> None:
    """Put a finger down and lead it somewhere, without lifting it."""
    guest.finger(DOWN, finger, *start)
    guest.tick(APART)
    for step in range(1, steps + 1):
        part = step / steps
        guest.finger(
            MOVE, finger, start[0] + (goal[0] - start[0]) * part, start[1] + (goal[1] - start[1]) * part
        )  # fmt: skip
        guest.tick()


def test_a_pinch_zooms_while_another_finger_carries_a_card_and_the_card_is_laid_where_it_is_dropped(
    guest: Guest,
) -> None:
    fit = fit_of(guest)
    guest.in_sight(fit.target)
    for number in (fit.low, fit.high):
        guest.touch_card(number)
    felt = guest.table.layout.felt
    drag(guest, 900, corner(guest, fit.low), (felt.x + 60, felt.cy))
    assert guest.table.carrying.held == {fit.low, fit.high}
    before = guest.table.camera.view.zoom
    x, y = place_of(guest, fit.target)
    for finger, side in ((901, -1), (902, 1)):
        guest.finger(DOWN, finger, x + side * 40, y + 60)
        guest.tick(APART)
    for step in range(1, 15):
        for finger, side in ((901, -1), (902, 1)):
            guest.finger(MOVE, finger, x + side * (40 + 4 * step), y + 60)
        guest.tick()
    for finger, side in ((901, -1), (902, 1)):
        guest.finger(UP, finger, x + side * 96, y + 60)
        guest.tick(APART)
    guest.rest()
    assert guest.table.camera.view.zoom > before * 1.4
    assert guest.table.carrying.held == {fit.low, fit.high}, "the card was never let go"
    goal = place_of(guest, fit.target)
    guest.finger(MOVE, 900, *goal)
    guest.tick()
    guest.finger(UP, 900, *goal)
    guest.tick(2)
    assert guest.table.turn.choice.complete, "dropped on its card of the network, wherever that is seen now"


@pytest.mark.parametrize("lost", [pygame.WINDOWFOCUSLOST, pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN])
def test_a_lost_focus_in_mid_drag_brings_the_card_home_and_commits_nothing(guest: Guest, lost: int) -> None:
    fit, moves = fit_of(guest), len(guest.table.match.moves)
    guest.in_sight(fit.target)
    home = guest.table.hand.numbers
    goal = place_of(guest, fit.target)
    drag(guest, 900, corner(guest, fit.low), goal)
    assert guest.table.carrying.held == {fit.low}
    pygame.event.post(pygame.event.Event(lost))
    guest.tick(2)
    guest.finger(MOVE, 900, *goal)
    guest.finger(UP, 900, *goal)
    guest.tick(60)
    assert not guest.table.carrying.held
    assert guest.table.turn.choice.cards == ()
    assert len(guest.table.match.moves) == moves
    assert guest.table.hand.numbers == home
    slots = guest.table.places.slots()
    assert [(round(card.x), round(card.y)) for card in guest.table.hand.cards] == [
        (round(slot.x), round(slot.y)) for slot in slots
    ]


def test_a_panel_that_sends_no_motion_can_tap_and_even_drag(guest: Guest) -> None:
    fit, moves = fit_of(guest), len(guest.table.match.moves)
    guest.in_sight(fit.target)
    for number in (fit.low, fit.high, fit.target):
        guest.touch_card(number)
    ghost = guest.table.turn.ghosts[0]
    guest.finger(DOWN, 900, *corner(guest, fit.low))
    guest.tick(APART)
    guest.finger(UP, 900, *guest.table.camera.view.outward(*ghost.near))
    guest.tick(2)
    assert len(guest.table.match.moves) > moves


def test_a_palm_on_the_felt_disturbs_no_finger_that_carries(guest: Guest) -> None:
    fit = fit_of(guest)
    felt = guest.table.layout.felt
    drag(guest, 900, corner(guest, fit.low), (felt.cx, felt.cy))
    before, chosen = guest.table.camera.view, guest.table.turn.choice
    for finger in range(4):
        guest.finger(DOWN, 910 + finger, felt.x + 80 + 14 * finger, felt.y + 90)
    guest.tick(12)
    for finger in range(4):
        guest.finger(UP, 910 + finger, felt.x + 80 + 14 * finger, felt.y + 90)
    guest.tick(12)
    assert guest.table.carrying.held == {fit.low}
    assert guest.table.camera.view == before
    assert guest.table.turn.choice == chosen


def test_an_up_that_never_comes_blocks_nobody_else(guest: Guest) -> None:
    fit, moves = fit_of(guest), len(guest.table.match.moves)
    felt = guest.table.layout.felt
    guest.finger(DOWN, 900, felt.x + 30, felt.y + 40)
    guest.tick(APART)
    guest.in_sight(fit.target)
    for number in (fit.low, fit.high, fit.target):
        guest.touch_card(number)
    guest.tap("main")
    assert len(guest.table.match.moves) > moves


def test_another_scene_takes_the_card_out_of_the_hand(guest: Guest) -> None:
    fit = fit_of(guest)
    felt = guest.table.layout.felt
    drag(guest, 900, corner(guest, fit.low), (felt.cx, felt.cy))
    guest.key("escape")
    guest.wait_for("Pause")
    guest.finger(UP, 900, felt.cx, felt.cy)
    guest.key("escape")
    guest.wait_for(TABLE)
    table = guest.scene
    assert isinstance(table, NetworkTable)
    assert not table.carrying.held
    assert table.turn.choice.cards == ()


def test_a_slider_follows_its_finger_while_others_press_keys(robot: Robot) -> None:
    robot.tap("settings")
    robot.wait_for("Settings")
    slider = robot.controls.get("set.volume")
    left = slider.x - slider.width * 0.4
    robot.finger(DOWN, 900, left, slider.y)
    robot.tick(APART)
    robot.tap("set.step")
    store = robot.app.services.store
    heard = []
    for step in range(1, 9):
        robot.finger(MOVE, 900, left + slider.width * 0.1 * step, slider.y + 40)
        robot.tick()
        heard.append(store.settings.volume)
    robot.finger(UP, 900, left + slider.width * 0.8, slider.y)
    robot.tick(2)
    assert heard == sorted(heard)
    assert heard[-1] - heard[0] >= 6
    assert store.settings.step


def test_a_long_text_follows_the_finger_that_came_first(robot: Robot) -> None:
    robot.tap("mode:strategy")
    robot.wait_for("Setup")
    robot.tap("book")
    robot.wait_for("RuleBook")
    robot.app.services.store.change(text_size=TextSize.HUGE)
    robot.tap("chapter:course")
    robot.tick(30)
    width, height = robot.app.display.size
    scene = robot.scene
    robot.finger(DOWN, 900, width / 2, height * 0.7)
    robot.tick(APART)
    robot.finger(DOWN, 901, width / 2 + 150, height * 0.5)
    robot.tick(APART)
    robot.finger(MOVE, 901, width / 2 + 150, height * 0.9)
    robot.tick(2)
    assert scene._box.scroll == 0.0  # type: ignore[attr-defined]  # the book has a box to read in
    robot.finger(MOVE, 900, width / 2, height * 0.4)
    robot.tick(2)
    assert scene._box.scroll > 0.0  # type: ignore[attr-defined]


def test_a_panel_that_sends_no_motion_scrolls_a_log_and_moves_a_seat(start: Start) -> None:
    robot = start(speed=Speed.INSTANT)
    mode = find_mode("mental_arithmetic")
    robot.app.play(GamePlan(mode.key, read_seats("Anna,Mia"), settle(mode.options, {}), 7, SeatPlan.usual(2)))
    robot.tick(30)
    robot.app.change_seats(robot.scene)  # type: ignore[arg-type]  # it is the table
    robot.tick(3)
    sitting = robot.scene
    assert isinstance(sitting, SitDownScene)
    seat = sitting.controls.get("seat:0")
    assert sitting.plan.places[0].turn == 0
    robot.finger(DOWN, 900, seat.x, seat.y)
    robot.tick(6)
    robot.finger(UP, 900, 8, 360)
    robot.tick(3)
    assert sitting.plan.places[0].turn == 90

    log = MoveLogScene(robot.app.services, NotingTable(tuple(f"Zug {number}" for number in range(200))))
    robot.app.lay(log)
    robot.tick(3)
    before = log.moving(0.0)
    robot.finger(DOWN, 901, 640, 300)
    robot.tick(30)
    robot.finger(UP, 901, 640, 500)
    robot.tick(3)
    assert log.moving(0.0) != before
