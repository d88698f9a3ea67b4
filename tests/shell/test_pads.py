"""Gamepads by posted events: told by their instance id, doubled arrivals, held directions, sticks, lost focus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from quiclo_game.shell.clock import VirtualClock
from quiclo_game.shell.held_keys import FIRST_REPEAT, REPEAT
from quiclo_game.shell.inputs import Button, Input, PadMoved, PadPlugged, PadPress, PadRelease, PadUnplugged
from quiclo_game.shell.pad_port import OpenPad
from quiclo_game.shell.pads import LONGEST_LOOK, Pads


class NotedPort:
    """Gives out prepared pads, by the number under which they are added."""

    def __init__(self, *pads: OpenPad) -> None:
        self.pads = pads
        self.started = 0
        self.closed: list[int] = []

    def start(self) -> None:
        self.started += 1

    def open(self, index: int) -> OpenPad | None:
        return self.pads[index] if index < len(self.pads) else None

    def close(self, instance: int) -> None:
        self.closed.append(instance)


class Sofa:
    """Two pads, one that SDL has a map for and a plain joystick, both plugged in."""

    def __init__(self) -> None:
        self.clock = VirtualClock(1000.0)
        self.port = NotedPort(OpenPad(10, "Mapped", "aa", True), OpenPad(20, "Plain", "bb", False))
        self.pads = Pads(self.clock, self.port)

    def tell(self, kind: int, **attributes: Any) -> list[Input]:
        return list(self.pads.translate(pygame.Event(kind, attributes)))

    def look(self, after: float = 0.0) -> list[Input]:
        self.clock.advance(after)
        return list(self.pads.begin_batch())

    def plug(self) -> None:
        for index in (0, 1):
            self.tell(pygame.JOYDEVICEADDED, device_index=index, guid="")

    def axis(self, axis: int, share: float) -> list[Input]:
        return self.tell(pygame.CONTROLLERAXISMOTION, instance_id=10, axis=axis, value=round(share * 32767))


@pytest.fixture
def sofa() -> Iterator[Sofa]:
    pygame.display.init()
    sofa = Sofa()
    sofa.plug()
    yield sofa
    pygame.display.quit()


def test_pads_are_looked_for_from_the_beginning() -> None:
    assert Sofa().port.started == 1


def test_a_pad_that_is_added_twice_is_plugged_in_once() -> None:
    sofa = Sofa()
    first = sofa.tell(pygame.JOYDEVICEADDED, device_index=0, guid="aa")
    again = sofa.tell(pygame.JOYDEVICEADDED, device_index=0, guid="aa")

    assert first == [PadPlugged("pad:10", "Mapped", "aa")]
    assert again == []


def test_a_pad_that_is_gone_before_it_was_opened_means_nothing() -> None:
    assert Sofa().tell(pygame.JOYDEVICEADDED, device_index=5, guid="") == []


def test_a_pad_that_is_pulled_out_is_told_once_and_closed(sofa: Sofa) -> None:
    assert sofa.tell(pygame.JOYDEVICEREMOVED, instance_id=10) == [PadUnplugged("pad:10")]
    assert sofa.tell(pygame.JOYDEVICEREMOVED, instance_id=10) == []
    assert sofa.port.closed == [10, 10]


def test_a_button_of_a_mapped_pad_counts_once_though_it_is_told_twice(sofa: Sofa) -> None:
    told = sofa.tell(pygame.CONTROLLERBUTTONDOWN, instance_id=10, button=0)
    told += sofa.tell(pygame.JOYBUTTONDOWN, instance_id=10, button=0, joy=0)

    assert told == [PadPress("pad:10", Button.A)]
    assert sofa.tell(pygame.CONTROLLERBUTTONUP, instance_id=10, button=0) == [PadRelease("pad:10", Button.A)]


def test_a_plain_joystick_has_buttons_a_hat_and_a_stick(sofa: Sofa) -> None:
    assert sofa.tell(pygame.JOYBUTTONDOWN, instance_id=20, button=7, joy=1) == [PadPress("pad:20", Button.START)]
    assert sofa.tell(pygame.JOYHATMOTION, instance_id=20, hat=0, value=(1, 0)) == [PadPress("pad:20", Button.RIGHT)]
    turned = sofa.tell(pygame.JOYHATMOTION, instance_id=20, hat=0, value=(0, 1))
    assert turned == [PadRelease("pad:20", Button.RIGHT), PadPress("pad:20", Button.UP)]
    assert sofa.tell(pygame.JOYAXISMOTION, instance_id=20, axis=1, value=1.0) == [PadPress("pad:20", Button.DOWN)]


@pytest.mark.parametrize("kind", [pygame.CONTROLLERBUTTONDOWN, pygame.JOYBUTTONDOWN])
def test_strangers_and_unknown_buttons_mean_nothing(sofa: Sofa, kind: int) -> None:
    assert sofa.tell(kind, instance_id=99, button=0) == []
    assert sofa.tell(kind, instance_id=10, button=5) == []
    assert sofa.tell(kind, instance_id=20, button=30) == []


def test_a_direction_that_is_held_counts_again_and_again_until_it_is_let_go(sofa: Sofa) -> None:
    sofa.tell(pygame.CONTROLLERBUTTONDOWN, instance_id=10, button=13)
    assert sofa.look(FIRST_REPEAT - 1) == []
    assert sofa.look(1) == [PadPress("pad:10", Button.LEFT, repeated=True)]
    assert sofa.look(REPEAT) == [PadPress("pad:10", Button.LEFT, repeated=True)]
    sofa.tell(pygame.CONTROLLERBUTTONUP, instance_id=10, button=13)
    assert sofa.look(10 * REPEAT) == []


def test_other_buttons_do_not_repeat(sofa: Sofa) -> None:
    sofa.tell(pygame.CONTROLLERBUTTONDOWN, instance_id=10, button=0)
    assert sofa.look(5000) == []


def test_a_left_stick_is_four_directions_with_a_dead_zone(sofa: Sofa) -> None:
    assert sofa.axis(0, 0.4) == []
    assert sofa.axis(0, 0.9) == [PadPress("pad:10", Button.RIGHT)]
    assert sofa.axis(0, 0.5) == [], "it clings until it rests"
    assert sofa.axis(0, 0.2) == [PadRelease("pad:10", Button.RIGHT)]
    assert sofa.axis(1, -1.0) == [PadPress("pad:10", Button.UP)]


def test_a_stick_that_goes_round_is_one_direction_at_a_time(sofa: Sofa) -> None:
    sofa.axis(0, 1.0)
    assert sofa.axis(1, 0.9) == [], "still more to the right than it takes to leave it"
    assert sofa.axis(0, 0.5) == [PadRelease("pad:10", Button.RIGHT), PadPress("pad:10", Button.DOWN)]


def test_a_held_right_stick_moves_a_picture_in_proportion_to_time(sofa: Sofa) -> None:
    sofa.axis(2, 1.0)
    sofa.look()
    short, long = sofa.look(10), sofa.look(50)
    assert short == [PadMoved("pad:10", 0.01, 0.0, 0.0)]
    assert long == [PadMoved("pad:10", 0.05, 0.0, 0.0)]
    assert sofa.look(9000) == [PadMoved("pad:10", LONGEST_LOOK / 1000, 0.0, 0.0)], "a slow frame makes no leap"
    sofa.axis(2, 0.15)
    assert sofa.look(50) == []


def test_triggers_zoom_in_opposite_ways(sofa: Sofa) -> None:
    sofa.axis(5, 1.0)
    sofa.look()
    (nearer,) = sofa.look(100)
    sofa.axis(5, 0.0)
    sofa.axis(4, 1.0)
    (farther,) = sofa.look(100)
    assert isinstance(nearer, PadMoved)
    assert isinstance(farther, PadMoved)
    assert nearer.nearer == -farther.nearer == pytest.approx(0.1)


def test_a_lost_focus_lets_everything_go(sofa: Sofa) -> None:
    sofa.axis(2, 1.0)
    sofa.tell(pygame.CONTROLLERBUTTONDOWN, instance_id=10, button=13)
    sofa.tell(pygame.WINDOWFOCUSLOST)
    assert sofa.look(1000) == []


def test_two_pads_are_two_pads(sofa: Sofa) -> None:
    first = sofa.tell(pygame.CONTROLLERBUTTONDOWN, instance_id=10, button=1)
    second = sofa.tell(pygame.JOYBUTTONDOWN, instance_id=20, button=1, joy=1)
    assert (first, second) == ([PadPress("pad:10", Button.B)], [PadPress("pad:20", Button.B)])
