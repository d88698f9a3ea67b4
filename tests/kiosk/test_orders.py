"""Question, goodbye, PIN, lost gamepads and all that guests lay over each other, in every order: nobody is shut out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quiclo_game.games import MIXED, shown_game
from quiclo_game.kiosk.config import KioskConfig, Place
from quiclo_game.kiosk.pin import set_pin
from quiclo_game.scenes.table import TableScene
from quiclo_game.shell.inputs import Button, Input, PadPlugged, PadPress, PadUnplugged
from quiclo_game.shell.loop import STEP
from tests.end_to_end.robot import Robot
from tests.kiosk.house import start_house

S = 1000.0
PIN = "4711"
PAD = "pad:1"
OPERATOR_KEYS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_SHIFT


class Party:
    """Guests at an unattended table, one of whom plays with a gamepad."""

    def __init__(self, folder: Path, config: KioskConfig) -> None:
        """Switch the table on."""
        set_pin(folder, PIN)
        self.app = start_house(folder, config)
        self.robot = Robot(self.app)

    @property
    def screens(self) -> list[str]:
        return [type(scene).__name__.removesuffix("Scene") for scene in self.app.stack._scenes]

    def feed(self, *events: Input) -> None:
        """Let gamepads say something, past the machine's own."""
        for event in events:
            if self.app.warden.admit(event):
                for meant in self.app.loop._steering(event):
                    self.app.stack.handle(meant)
        self.app.loop.advance(3 * STEP)

    def wait(self, seconds: float) -> None:
        self.app.loop.advance(seconds * S)

    def play(self) -> None:
        """Wake the table and play, with a gamepad."""
        app = self.app
        if app.attracting:
            app._wake(640, 650)
            app.loop.advance(3 * STEP)
            app._take_language("de")
        plan, _ = shown_game(("no_remainder",), 3, ["Anna", "Ben"], MIXED[:2])
        plan = replace(plan, players=tuple(replace(player, strength=None) for player in plan.players))
        self.plug()
        app.services.couch.sit(PAD, plan.players[0].colour)
        app.play(plan)
        app.loop.advance(5 * STEP)

    def plug(self) -> None:
        self.feed(PadPlugged(PAD, "Xbox", "guid"))

    def unplug(self) -> None:
        self.feed(PadUnplugged(PAD))

    def pad(self) -> None:
        self.feed(PadPress(PAD, Button.A))

    def touch(self) -> None:
        self.robot.touch(640, 360)

    def key(self) -> None:
        self.robot.key("a")

    def press_return(self) -> None:
        self.robot.key("return")

    def ask_for_operator(self) -> None:
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_o, mod=OPERATOR_KEYS, unicode=""))
        self.robot.tick(3)

    def hold_corners(self) -> None:
        for kind, seconds in ((pygame.FINGERDOWN, 3.2), (pygame.FINGERUP, 0.0)):
            self.robot.finger(kind, 901, 8, 8)
            self.robot.finger(kind, 902, 1272, 712)
            self.robot.tick()
            self.wait(seconds)
        self.robot.tick(2)

    def type_pin(self) -> None:
        self.robot.key(*PIN, "return")

    def type_wrong_pin(self) -> None:
        self.robot.key("0", "return")

    def pause(self) -> None:
        top = self.app.stack.top
        if isinstance(top, TableScene) and not top.demo:
            self.app.pause(top, top.plan.mode_key)
            self.robot.tick(3)

    def confirm(self) -> None:
        if not self.app.attracting:
            self.app.confirm("?", "!", lambda: None)
            self.robot.tick(3)

    def leave_open(self) -> None:
        """Go away for as long as the table asks."""
        self.wait(10)

    def leave(self) -> None:
        """Go away until the goodbye is due, or nearly."""
        self.wait(41)


@pytest.fixture(params=[Place.FAIR, Place.COUCH])
def party(tmp_path: Path, request: pytest.FixtureRequest) -> Party:
    ask = {Place.FAIR: 8, Place.COUCH: 0}[request.param]
    return Party(tmp_path, KioskConfig(place=request.param, ask_seconds=ask, countdown_seconds=10, session_minutes=1))


@pytest.fixture
def fair(tmp_path: Path) -> Party:
    return Party(tmp_path, KioskConfig(ask_seconds=8, countdown_seconds=20, session_minutes=2))


def until(party: Party, screen: str, meanwhile: Callable[[], None] = lambda: None) -> None:
    for _ in range(200):
        if party.screens[-1] == screen:
            return
        party.wait(1)
        meanwhile()
    raise AssertionError(f"waited in vain for {screen}: {party.screens}")


def test_a_gamepad_that_is_lost_during_the_goodbye_does_not_hold_it_up(fair: Party) -> None:
    fair.play()
    until(fair, "Goodbye", lambda: fair.robot.key("tab"))
    fair.unplug()
    assert fair.screens[-1] == "PadLost"
    fair.wait(13)

    assert fair.screens == ["Attract"]


def test_a_gamepad_that_is_lost_during_the_question_leaves_it_to_be_answered(fair: Party) -> None:
    fair.play()
    until(fair, "StillThere")
    fair.unplug()
    fair.key()
    assert "StillThere" not in fair.screens
    assert fair.screens[-1] == "PadLost"
    fair.press_return()
    fair.press_return()

    assert fair.screens == ["RemainderTable"]


def test_a_gamepad_that_came_back_beneath_the_question_is_not_missed(fair: Party) -> None:
    fair.play()
    fair.unplug()
    until(fair, "StillThere")
    fair.plug()
    fair.touch()

    assert fair.screens == ["RemainderTable"]


def test_the_operators_keys_answer_the_question_and_every_digit_counts(fair: Party) -> None:
    fair.play()
    until(fair, "StillThere")
    fair.ask_for_operator()
    assert fair.screens == ["RemainderTable", "Pin"]
    fair.type_pin()

    assert fair.screens == ["RemainderTable", "Operator"]


def test_who_only_asks_for_the_operators_page_is_a_guest(fair: Party) -> None:
    fair.play()
    fair.ask_for_operator()
    fair.type_wrong_pin()
    until(fair, "StillThere")
    fair.wait(21)

    assert fair.screens == ["Attract"]


def test_a_question_for_the_pin_that_nobody_answers_goes_away_from_attract_too(fair: Party) -> None:
    fair.ask_for_operator()
    assert fair.screens == ["Attract", "Pin"]
    fair.wait(76)

    assert fair.screens == ["Attract"]


def test_too_few_digits_are_no_try(fair: Party) -> None:
    fair.ask_for_operator()
    for _ in range(7):
        fair.robot.key("return")
    fair.robot.key("1", "2", "3", "return", "backspace", "backspace", "backspace")
    fair.type_pin()

    assert fair.screens[-1] == "Operator"


ACTIONS = (
    Party.play, Party.plug, Party.unplug, Party.pad, Party.touch, Party.key, Party.press_return, Party.pause,
    Party.confirm, Party.ask_for_operator, Party.hold_corners, Party.type_pin, Party.type_wrong_pin, Party.leave_open,
    Party.leave,
)  # fmt: skip


@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(actions=st.lists(st.sampled_from(ACTIONS), max_size=8), comes=st.booleans())
def test_in_every_order_the_operator_gets_in_and_the_table_comes_back_to_attract(
    party: Party, actions: list[Callable[[Party], None]], *, comes: bool
) -> None:
    party.play()
    for act in actions:
        act(party)
    if comes and not party.app.operating:
        party.ask_for_operator()
        party.type_pin()
        assert party.app.operating, party.screens

    until(party, "Attract")
    assert party.screens == ["Attract"]
