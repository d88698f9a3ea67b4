"""The card network from the title to the result by posted events: fingers, keys, a pinch, a pan, an interruption."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
import pytest

from quiclo_game.rules.network_moves import placements
from quiclo_game.rules.network_state import NetworkState
from quiclo_game.scenes.network.table import NetworkTable
from quiclo_game.shell.choices import Speed
from tests.end_to_end.robot import TAP_TICKS, Robot

MODE = "mode:card_network"
TABLE = "NetworkTable"
LONGEST = 6000

Start = Callable[..., Robot]


class Guest(Robot):
    """A guest who knows the rules: sees the open hand and the network, and plays by fingers."""

    @property
    def table(self) -> NetworkTable:
        """The table on top."""
        scene = self.scene
        assert isinstance(scene, NetworkTable)
        return scene

    @property
    def state(self) -> NetworkState:
        """What lies, and what the open hand shows."""
        return self.table.state

    def sit_down(self, *keys: str) -> None:
        """Go from the title to a table of people, pressing ``keys`` in the setup before the start."""
        self.tap(MODE)
        self.wait_for("Setup")
        self.tap("kind:1:person")
        for key in keys:
            while not self.sees(key):
                self.tap("page")
            self.tap(key)
        self.tap("start")
        self.wait_for(TABLE)

    def settle(self) -> None:
        """Wait until a person may act, or the game is over."""
        for _ in range(LONGEST):
            if self.screen != TABLE or self.table.covered or self.table.may_play:
                return
            self.tick()
        raise AssertionError("nobody is ever due")

    def touch_card(self, number: int) -> None:
        """Tap a card: of the hand near its upper left corner, or else of the network."""
        if number in self.state.hand:
            control = self.controls.get(f"card:{number}")
            self.touch(control.x - control.width * 0.4, control.y - control.height * 0.42)
        else:
            self.touch(*self.table.camera.view.outward(*self.table.board.spots[number]))
        self.rest()

    def rest(self) -> None:
        """Wait until the camera rests: it may bring what was touched into view."""
        while self.table.work.moving:
            self.tick()

    def in_sight(self, number: int) -> None:
        """Bring a card of the network into view by a key, as people do."""
        if not self.table.layout.felt.contains(*self.table.camera.view.outward(*self.table.board.spots[number])):
            self.tap("fit")
            self.rest()

    def take_turn(self) -> None:
        """Open the hand, lay two cards by a tap on a ghost, or draw."""
        self.settle()
        if self.screen != TABLE:
            return
        if self.table.covered:
            self.tap("open")
        found = placements(self.state, self.state.turns.seat)
        if not found:
            self.tap("main")
            return
        low, high, target = found[len(found) // 2].fit
        self.in_sight(target)
        for number in (low, high, target):
            self.touch_card(number)
        ghost = self.table.turn.ghosts[len(self.table.turn.ghosts) // 2]
        before = len(self.table.match.moves)
        self.touch(*self.table.camera.view.outward(*ghost.far))
        assert len(self.table.match.moves) > before

    def play(self, turns: int = LONGEST) -> None:
        """Take so many turns, or all until the game is over."""
        for _ in range(turns):
            if self.screen != TABLE:
                return
            self.take_turn()
            self.tick(2)


@pytest.fixture
def guest(start: Start) -> Guest:
    return Guest(start(speed=Speed.FAST).app)


def test_a_whole_game_is_played_by_fingers(guest: Guest) -> None:
    guest.sit_down("join:person")
    guest.play()

    guest.wait_for("Results")
    guest.app.loop.render()
    guest.tap("log")
    guest.wait_for("MoveLog")
    guest.tap("back")
    guest.wait_for("Results")
    guest.tap("menu")
    guest.wait_for("Title")
    assert not guest.sees("resume")


def test_automatic_play_goes_on_to_the_end_and_can_be_stopped_in_mid_flight(start: Start) -> None:
    guest = Guest(start(speed=Speed.NORMAL).app)
    guest.sit_down()
    guest.settle()
    guest.tap("auto")
    for _ in range(LONGEST):
        guest.tick()
        if guest.table.board.flights and len(guest.table.board.log) > 2:
            break
    guest.tap("auto")

    assert not guest.table.board.flights
    assert len(list(guest.table.board.laid)) == guest.state.network.size
    guest.settle()
    moves = len(guest.table.match.moves)
    guest.tick(600)
    assert len(guest.table.match.moves) == moves
    guest.play(2)
    guest.settle()
    assert len(guest.table.match.moves) > moves
    guest.app.services.store.change(speed=Speed.INSTANT, thinking=Speed.INSTANT)
    guest.table.settings_changed()
    guest.tap("auto")
    guest.wait_for("Results")


def test_a_pinch_zooms_about_the_fingers_and_a_pan_moves_along_with_one(guest: Guest) -> None:
    guest.sit_down()
    guest.settle()
    guest.rest()
    view = guest.table.camera.view
    world = view.inward(500, 300)
    for finger, x in ((91, 460), (92, 540)):
        guest.finger(pygame.FINGERDOWN, finger, x, 300)
        guest.tick(TAP_TICKS)
    for step in range(1, 17):
        guest.finger(pygame.FINGERMOTION, 91, 460 - 4 * step, 300)
        guest.finger(pygame.FINGERMOTION, 92, 540 + 4 * step, 300)
        guest.tick()
    zoomed = guest.table.camera.view
    assert zoomed.zoom > 2.0
    assert math.dist(zoomed.outward(*world), (500, 300)) < 25
    for finger, x in ((91, 396), (92, 604)):
        guest.finger(pygame.FINGERUP, finger, x, 300)
        guest.tick()
        assert guest.table.camera.view.zoom == zoomed.zoom
    guest.app.loop.render()
    guest.rest()

    before = guest.table.camera.view
    guest.finger(pygame.FINGERDOWN, 93, 400, 200)
    guest.tick(TAP_TICKS)
    for step in range(1, 13):
        guest.finger(pygame.FINGERMOTION, 93, 400 + 10 * step, 200)
        guest.tick()
    assert guest.table.camera.view.x < before.x
    guest.finger(pygame.FINGERUP, 93, 520, 200)
    guest.tick()
    guest.rest()
    assert guest.table.turn.choice.cards == ()
    guest.app.loop.render()


def test_a_game_that_was_broken_off_goes_on_where_it_stood(start: Start) -> None:
    guest = Guest(start(speed=Speed.INSTANT).app)
    guest.sit_down()
    guest.play(5)
    guest.settle()
    before = guest.state
    again = Guest(start(speed=Speed.INSTANT).app)
    again.tap("resume")
    again.wait_for(TABLE)
    again.settle()

    assert again.state.network.size == before.network.size
    assert again.state.hands == before.hands
    assert sorted(again.table.board.laid) == sorted((s.number, s.x, s.y) for s in before.network.spots())
    assert again.table.covered, "nobody else has seen this hand"
    again.play()
    again.wait_for("Results")


def test_the_demo_plays_by_itself_and_its_call_leads_to_the_title(guest: Guest) -> None:
    guest.app.show_demo(("card_network",), 3)
    guest.wait_for(TABLE)
    guest.tick(60 * 40)
    guest.app.loop.render()
    assert len(guest.table.board.log) > 3
    guest.tap("call")
    guest.wait_for("Title")
